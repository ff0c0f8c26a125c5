"""The case files of the project, and the list of them in docs/cases.md: `python -m tests.rules.case_files`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hinode.notation.cases import title_of
from hinode.reference import RULES

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "cases.md"
NUMBER: Final = re.compile(r"\b(?:R\d+\.\d+|Q\d+|E\d+|A\d+(?:\.\d+)?)\b")
EXAMPLES: Final = tuple(f"E{number}" for number in range(1, 27))
CHAPTERS: Final = {"R": "Rules", "Q": "Rulings", "A": "The Automa", "E": "Worked examples"}

HEAD: Final = """# Cases

With the cases on this page you can look up how the engine plays a rule, and test it, or an engine of your own. A case
is a position with actions and what must be true after them, in a [text](notation.md#cases) you can read and change.

```sh
hinode run cases examples                                # all of them
hinode run cases/r06                                     # those of a chapter
hinode run cases/r06/r6.9-at-most-one-card.case          # one, with what happens in it
```

Each case is listed under every number it proves. `hinode rules R6.9` shows a rule. A number without a case is tested in
Python, in `tests/rules`. `make case-list` writes this page.
"""


@dataclass(frozen=True)
class CaseFile:
    """A case on disk: the numbers it proves and a sentence."""

    path: Path
    numbers: tuple[str, ...]
    sentence: str

    @property
    def text(self) -> str:
        """The case itself."""
        return self.path.read_text("utf-8")

    @property
    def number_in_name(self) -> str:
        """r6.9-at-most-one-card -> R6.9, e01-honor-gained -> E1"""
        number = self.path.stem.split("-")[0]
        return number[0].upper() + number[1:].lstrip("0")


def numbers_in(title: str) -> tuple[str, ...]:
    """The numbers a title or docstring claims to prove: those before its colon."""
    return tuple(NUMBER.findall(title.split(":", 1)[0]))


def read(path: Path) -> CaseFile:
    """A case by its first comment."""
    title = title_of(path.read_text("utf-8"))
    return CaseFile(path, numbers_in(title), title.partition(":")[2].strip())


def case_files() -> list[CaseFile]:
    """All of them, in the order of their paths."""
    return [read(path) for folder in ("cases", "examples") for path in sorted((ROOT / folder).rglob("*.case"))]


def page() -> str:
    """docs/cases.md"""
    by_number: dict[str, list[CaseFile]] = {}
    files = case_files()
    for file in files:
        for number in file.numbers:
            by_number.setdefault(number, []).append(file)
    parts = [HEAD, f"There are {len(files)} cases.\n"]
    for letter, chapter in CHAPTERS.items():
        parts.append(f"## {chapter}\n\n| Number | Cases |\n|---|---|")
        numbers = [number for number in (*RULES, *EXAMPLES) if number.startswith(letter) and number in by_number]
        parts += [row(number, by_number[number]) for number in numbers]
        parts.append("")
    return "\n".join(parts)


def row(number: str, files: list[CaseFile]) -> str:
    """A rule and the cases that prove it."""
    name = f"{number} {RULES[number].title}" if number in RULES else number
    return f"| {name} | {'<br>'.join(map(link, files))} |"


def link(file: CaseFile) -> str:
    """The sentence of a case, which leads to it."""
    sentence = file.sentence[0].upper() + file.sentence[1:]
    return f"[{sentence}](../{file.path.relative_to(ROOT).as_posix()})"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
