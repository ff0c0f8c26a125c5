"""The documents as text, and what their tables say."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = (DOCS / "notation.md").read_text("utf-8")
API = (DOCS / "api.md").read_text("utf-8")
AUTOMA = (DOCS / "automa.md").read_text("utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")


def table(text: str, first: str) -> list[list[str]]:
    """The rows of the only table whose first column is called so."""
    found = re.findall(rf"^\| {re.escape(first)} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    assert len(found) == 1, f"there are {len(found)} tables of '{first}'"
    return [[cell.strip() for cell in row.strip("| ").split("|")] for row in found[0].splitlines()]


def code(cell: str) -> list[str]:
    """Everything in a cell that is marked as code."""
    return re.findall(r"`([^`]+)`", cell)


def only(cell: str) -> str:
    """The one thing in a cell that is marked as code."""
    (word,) = code(cell)
    return word
