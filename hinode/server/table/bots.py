"""Bots at the table: which there are, and who stands in for a person."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import count
from random import SystemRandom
from typing import Final

from hinode.bots.registry import BOTS, LEVELS, no_such_bot
from hinode.server.errors import Refused

DICE: Final = SystemRandom()
# Names for them. A name says nothing about the level or the character.
NAMES: Final = (
    "Aiko", "Haru", "Ren", "Emi", "Kenta", "Yuki", "Sora", "Mika", "Jun", "Nao", "Rin", "Taro", "Hana", "Goro", "Kiku",
)  # fmt: skip
STAND_IN: Final = "normal"  # plays for a person whose time ran out, and for a bot of the host's that fails


def fresh_names(taken: Collection[str]) -> Iterator[str]:
    """Names nobody at the table has, in any order."""
    used = {name.casefold() for name in taken}
    for number in count(1):
        for name in sorted(NAMES, key=lambda _: DICE.random()):
            numbered = name if number == 1 else f"{name} {number}"
            if numbered.casefold() not in used:
                yield numbered


class Offered:
    """The bots of a server: those of the package, and those its host allows by name. Nobody else can name a module."""

    def __init__(self, own: Iterable[str] = ()) -> None:
        self.own: Final = tuple(own)

    @property
    def names(self) -> list[str]:
        """Levels, from the weakest to the strongest, then the host's own."""
        return [*LEVELS, *self.own]

    def check(self, name: str) -> str:
        """A bot that can be put on a seat. Imports nothing."""
        if name in BOTS or name in self.own:
            return name
        others = f"this server also has {', '.join(self.own)}" if self.own else ""
        raise Refused("bad_settings", str(no_such_bot(name, others)))
