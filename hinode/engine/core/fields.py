"""Fields: how the values inside actions, steps and events are written and read.

A value is an int, a word or a tuple of values. A field knows its text (one token without spaces)
and its JSON form. The same few fields serve every action, step and event, so that a province is
spelled in one way everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Union

Value = Union[int, str, tuple["Value", ...]]
Json = Union[None, bool, int, float, str, list["Json"], dict[str, "Json"]]


class Field:
    """One kind of value."""

    __slots__ = ()

    def text(self, value: Value) -> str:
        """The value as one token."""
        raise NotImplementedError

    def read(self, token: str) -> Value:
        """The token as a value; ValueError with a reason if it is none."""
        raise NotImplementedError

    def json(self, value: Value) -> Json:
        """The value for JSON."""
        return self.text(value)


class Number(Field):
    """A whole number, not negative."""

    __slots__ = ()

    def text(self, value: Value) -> str:
        return str(value)

    def read(self, token: str) -> int:
        if not (token.isascii() and token.isdigit()):
            raise ValueError(f"'{token}' is not a whole number")
        if len(token) > 6:
            raise ValueError(f"the number {token[:12]} is too large")
        return int(token)

    def json(self, value: Value) -> Json:
        assert isinstance(value, int)
        return value


class Change(Number):
    """A whole number with a sign."""

    __slots__ = ()

    def read(self, token: str) -> int:
        number = super().read(token.removeprefix("-"))
        return -number if token.startswith("-") else number


class Names(Field):
    """One of a list of names; the value is its index, or -1 for nobody and nothing ('-')."""

    __slots__ = ("index", "names", "what")

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names: list[str] = []
        self.index: dict[str, int] = {}
        for name in names:
            self.add(name)

    def add(self, name: str) -> int:
        """One more name; its value."""
        self.index[name] = value = len(self.names)
        self.names.append(name)
        return value

    def text(self, value: Value) -> str:
        assert isinstance(value, int)
        return self.names[value] if value >= 0 else "-"

    def read(self, token: str) -> int:
        if token == "-":
            return -1
        if token not in self.index:
            raise ValueError(f"'{token}' is not a {self.what}")
        return self.index[token]

    def json(self, value: Value) -> str | None:
        assert isinstance(value, int)
        return self.names[value] if value >= 0 else None


class Flag(Field):
    """Yes or no: the word itself, or '-'."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, value: Value) -> str:
        return self.word if value else "-"

    def read(self, token: str) -> int:
        if token not in (self.word, "-"):
            raise ValueError(f"'{token}' is neither '{self.word}' nor '-'")
        return int(token == self.word)

    def json(self, value: Value) -> Json:
        return bool(value)


class Word(Field):
    """A word as it stands."""

    __slots__ = ()

    def text(self, value: Value) -> str:
        assert isinstance(value, str)
        return value

    def read(self, token: str) -> str:
        return token


class Pair(Field):
    """Two or more values joined by colons."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Field) -> None:
        self.parts = parts

    def text(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return ":".join(part.text(v) for part, v in zip(self.parts, value, strict=True))

    def read(self, token: str) -> Value:
        pieces = token.split(":")
        if len(pieces) != len(self.parts):
            raise ValueError(f"'{token}' should have {len(self.parts)} parts joined by ':'")
        return tuple(part.read(piece) for part, piece in zip(self.parts, pieces, strict=True))

    def json(self, value: Value) -> Json:
        assert isinstance(value, tuple)
        return [part.json(v) for part, v in zip(self.parts, value, strict=True)]


class Many(Field):
    """Any number of values joined by commas, '-' for none."""

    __slots__ = ("item",)

    def __init__(self, item: Field) -> None:
        self.item = item

    def text(self, value: Value) -> str:
        assert isinstance(value, tuple)
        return ",".join(self.item.text(v) for v in value) or "-"

    def read(self, token: str) -> Value:
        if token == "-":
            return ()
        return tuple(self.item.read(piece) for piece in token.split(","))

    def json(self, value: Value) -> Json:
        assert isinstance(value, tuple)
        return [self.item.json(v) for v in value]
