"""The commands that README and docs print, in the order a reader meets them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from hinode.cli import COMMANDS

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`((?:hinode|make|python|\.venv/bin/\w+) [^`]+)`")
SAVED = re.compile(r"[Ss]aved?(?: this)? as `([\w.]+)`[^`]*```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SUBCOMMANDS = frozenset((*COMMANDS, "--version", "--help"))


class Command(NamedTuple):
    """A command and where it stands."""

    page: str
    line: int
    text: str

    @property
    def program(self) -> str:
        """What it runs."""
        return self.text.split()[0].rpartition("/")[2]


def commands_of(page: Path) -> list[Command]:
    """What the page's shell blocks and its `code` tell the reader to type."""
    text = page.read_text("utf-8")
    name = page.relative_to(ROOT).as_posix()
    found: list[tuple[int, str]] = []
    for block in FENCE.finditer(text):
        if block[1] == "sh":
            for offset, line in joined(block[2]):
                found.append((block.start(2) + offset, line))
    prose = FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)
    for span in SPAN.finditer(prose):
        words = span[1].split()
        # In a sentence `hinode report` is the name of a command.
        named = len(words) == 2 and words[0] == "hinode"
        found.append((span.start(), " ".join([*words, "--help"] if named else words)))
    lines = [Command(name, text.count("\n", 0, start) + 1, line) for start, line in sorted(found)]
    return [command for command in lines if is_command(command.text)]


def files_of(page: Path) -> dict[str, str]:
    """The files a page asks the reader to save."""
    return {found[1]: found[2] for found in SAVED.finditer(page.read_text("utf-8"))}


def joined(block: str) -> list[tuple[int, str]]:
    """The lines of a shell block with their offsets, continued ones joined, comments cut off."""
    found: list[tuple[int, str]] = []
    offset = start = 0
    begun = ""
    for line in block.splitlines(keepends=True):
        begun += line.strip()
        if begun.endswith("\\"):
            begun = begun[:-1]
        else:
            text = re.sub(r"(^|\s+)#.*", "", begun).strip()
            if text:
                found.append((start, text))
            begun, start = "", offset + len(line)
        offset += len(line)
    return found


def is_command(text: str) -> bool:
    """`hinode rules R6.3` is one; `hinode position 1`, the first line of a file, is not."""
    words = text.split()
    return words != ["python", "-m"] and (words[0] != "hinode" or words[1] in SUBCOMMANDS)
