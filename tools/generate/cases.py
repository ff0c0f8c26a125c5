"""The list of all cases, docs/cases.md."""

from __future__ import annotations

from typing import Final

from hinode.reference import RULES
from tests.rules.case_files import EXAMPLES, ROOT, CaseFile, case_files

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
Python, in `tests/rules`. `make generate` writes this page.
"""


def files() -> dict[str, str]:
    """The page."""
    return {"docs/cases.md": page()}


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
