"""What an action is: a verb with fields, and one canonical line of text.

Actions are immutable by convention and compare by value. What a client needs to know of a verb stands with it, and
`make generate` tells the browser.
"""

from __future__ import annotations

from typing import ClassVar, cast

from hinode.engine.core.fields import Field, Json, Value


class Action:
    """Something a player does."""

    __slots__ = ("_text",)
    _text: str
    VERB: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[tuple[str, Field], ...]] = ()
    KEYWORDS: ClassVar[tuple[tuple[str, ...], ...]] = ()  # a word of the line, and the fields that stand behind it
    RULE: ClassVar[str] = ""  # the rule to read about it; "" for that of the question it answers
    # What to point at on the table to say this, in order: a kind of thing and the fields that name it.
    POINTS: ClassVar[tuple[tuple[str, ...], ...]] = ()
    LIGHT: ClassVar[bool] = False  # one of many, or another choice follows: nobody needs to be asked twice

    def values(self) -> tuple[Value, ...]:
        """The arguments in order."""
        return tuple(cast(Value, getattr(self, name)) for name, _ in self.FIELDS)

    @property
    def text(self) -> str:
        """The canonical line. Cached: most actions are shared and written often."""
        try:
            return self._text
        except AttributeError:
            self._text = self.line()
            return self._text

    def line(self) -> str:
        """The verb and its arguments; trailing empty words are left out."""
        words = [field.text(cast(Value, getattr(self, name))) for name, field in self.FIELDS]
        while words and words[-1] == "-":
            words.pop()
        return " ".join((self.VERB, *words))

    def json(self) -> dict[str, Json]:
        """The verb and its arguments by name."""
        out: dict[str, Json] = {"verb": self.VERB}
        for name, field in self.FIELDS:
            out[name] = field.json(cast(Value, getattr(self, name)))
        return out

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        for name, _ in self.FIELDS:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash((self.VERB, self.values()))

    def __repr__(self) -> str:
        return f"<{self.text}>"
