"""The case files of the project."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hinode.notation.cases import title_of

ROOT: Final = Path(__file__).parents[2]
NUMBER: Final = re.compile(r"\b(?:R\d+\.\d+|Q\d+|E\d+|A\d+(?:\.\d+)?)\b")
EXAMPLES: Final = tuple(f"E{number}" for number in range(1, 27))


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
