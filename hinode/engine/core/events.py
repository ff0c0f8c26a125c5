"""Events: what happened, as a kind and its arguments.

A kind names its arguments and their fields, so that every event can be written as JSON and turned
into a sentence in any language. Some kinds are *private* (the first argument is the seat that may see
the rest; the others see only that it happened), some are *final*: they reveal something hidden, draw at
random or bind another player, and no undo goes past them. *Quiet* ones are only in the log: nobody needs to watch
them happen.

An event can also say what chance decided in it (`by_lot`): words such as `card` or `way`, each with a
sentence of its own.
"""

from __future__ import annotations

from typing import Final

from hinode.engine.core.fields import Field, Json, Value


class Kind:
    """A kind of event."""

    __slots__ = ("fields", "final", "name", "private", "quiet", "rule", "topic")

    def __init__(
        self,
        name: str,
        topic: str,
        rule: str,
        fields: tuple[tuple[str, Field], ...],
        private: bool,
        final: bool,
        quiet: bool,
    ) -> None:
        self.name = name
        self.topic = topic
        self.rule = rule
        self.fields = fields
        self.private = private
        self.final = final
        self.quiet = quiet

    def __repr__(self) -> str:
        return self.name


KINDS: Final[dict[str, Kind]] = {}


def kind(
    name: str,
    topic: str,
    rule: str = "",
    *,
    private: bool = False,
    final: bool = False,
    quiet: bool = False,
    **fields: Field,
) -> Kind:
    """Declare a kind of event: what it is about, and the rule to read (none if its fields name a better one)."""
    new = Kind(name, topic, rule, tuple(fields.items()), private, final, quiet)
    KINDS[name] = new
    return new


class Event:
    """Something that happened."""

    __slots__ = ("args", "by_lot", "kind")

    def __init__(self, kind: Kind, args: tuple[Value, ...]) -> None:
        self.kind = kind
        self.args = args
        self.by_lot: tuple[str, ...] = ()

    def json(self) -> dict[str, Json]:
        """The whole event, hidden arguments included."""
        out: dict[str, Json] = {"event": self.kind.name}
        for i, (name, field) in enumerate(self.kind.fields):
            out[name] = field.json(self.args[i])
        if self.by_lot:
            out["by_lot"] = list(self.by_lot)
        return out

    def json_for(self, seat: int) -> dict[str, Json]:
        """What a seat sees of it (-1: a spectator)."""
        if not self.kind.private or self.args[0] == seat:
            return self.json()
        name, field = self.kind.fields[0]
        return {"event": self.kind.name, name: field.json(self.args[0])}

    def text(self) -> str:
        """One line: the kind, then the arguments."""
        words = [field.text(value) for (_, field), value in zip(self.kind.fields, self.args, strict=True)]
        return " ".join((self.kind.name, *words))

    def __repr__(self) -> str:
        return f"<{self.text()}>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind is other.kind
            and self.args == other.args
            and self.by_lot == other.by_lot
        )

    def __hash__(self) -> int:
        return hash((self.kind.name, self.args))
