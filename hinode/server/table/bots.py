"""Which bots there are, their names, and which one stands in for people."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import count
from random import SystemRandom
from typing import Final

from hinode.bots.registry import BOTS, LEVELS, no_such_bot
from hinode.server.errors import Refused

DICE: Final = SystemRandom()
# A bot's name says nothing about its level or character.
NAMES: Final = (
    "Aiko", "Haru", "Ren", "Emi", "Kenta", "Yuki", "Sora", "Mika", "Jun", "Nao", "Rin", "Taro", "Hana", "Goro", "Kiku",
)  # fmt: skip
STAND_IN: Final = "normal"  # plays for people whose time ran out, and for the host's bots that fail


def fresh_names(taken: Collection[str]) -> Iterator[str]:
    """Endless random names that nobody at the table has."""
    used = {name.casefold() for name in taken}
    for number in count(1):
        for name in sorted(NAMES, key=lambda _: DICE.random()):
            numbered = name if number == 1 else f"{name} {number}"
            if numbered.casefold() not in used:
                yield numbered


class Offered:
    """The bots of a server: those of the package, and those its host allows. Nobody else can name a module."""

    def __init__(self, own: Iterable[str] = ()) -> None:
        self.own: Final = tuple(own)

    @property
    def names(self) -> list[str]:
        """The levels, weakest first, then the host's own."""
        return [*LEVELS, *self.own]

    def has(self, name: str) -> bool:
        """Whether there is such a bot here. Imports nothing."""
        return name in BOTS or name in self.own

    def check(self, name: str) -> str:
        """The name of a bot that exists here."""
        if self.has(name):
            return name
        others = f"this server also has {', '.join(self.own)}" if self.own else ""
        raise Refused("bad_settings", str(no_such_bot(name, others)))
