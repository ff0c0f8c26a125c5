"""Lines of a notation file: numbered, without comments and blank lines."""

from __future__ import annotations

from hinode.engine.core.errors import NotationError

VERSION = 1
MAX_SIZE = 2_000_000  # no honest file is larger


class Line:
    """A line with its number and its words."""

    __slots__ = ("number", "words")

    def __init__(self, number: int, words: list[str]) -> None:
        self.number = number
        self.words = words

    @property
    def rest(self) -> str:
        """Everything after the first word."""
        return " ".join(self.words[1:])

    def error(self, reason: str) -> NotationError:
        """An error that points at this line."""
        return NotationError(reason, self.number)


def split(text: str) -> list[Line]:
    """The lines that say something."""
    if len(text) > MAX_SIZE:
        raise NotationError(f"the text is longer than {MAX_SIZE} characters")
    if "\0" in text:
        raise NotationError("this is not a text file")
    lines: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = raw.split("#", 1)[0].split()
        if words:
            lines.append(Line(number, words))
    return lines


def check_header(lines: list[Line], what: str) -> None:
    """The first line names the format and its version; it is taken off."""
    if not lines or lines[0].words[0] != "hinode":
        raise NotationError(f"the first line should be 'hinode {what} {VERSION}'", lines[0].number if lines else 1)
    head = lines.pop(0)
    if len(head.words) != 3 or head.words[1] != what or not head.words[2].isdigit():
        raise head.error(f"the first line should be 'hinode {what} {VERSION}'")
    if int(head.words[2]) > VERSION:
        raise head.error(f"this file has format version {head.words[2]}; this program reads up to {VERSION}")
    if int(head.words[2]) < 1:
        raise head.error(f"there is no format version {head.words[2]}")
