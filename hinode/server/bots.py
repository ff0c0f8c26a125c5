"""Bots at the table: which there are, and who stands in for a person."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import count
from random import SystemRandom
from typing import Final

from hinode.bots.registry import NoSuchBot
from hinode.bots.registry import check_bot as check
from hinode.server.errors import Refused

DICE: Final = SystemRandom()
# Names for them. A name says nothing about the level or the character.
NAMES: Final = (
    "Aiko", "Haru", "Ren", "Emi", "Kenta", "Yuki", "Sora", "Mika", "Jun", "Nao", "Rin", "Taro", "Hana", "Goro", "Kiku",
)  # fmt: skip
STAND_IN: Final = "normal"  # who plays for somebody whose time ran out


def fresh_names(taken: Collection[str]) -> Iterator[str]:
    """Names nobody at the table has, in any order."""
    used = {name.casefold() for name in taken}
    for number in count(1):
        for name in sorted(NAMES, key=lambda _: DICE.random()):
            numbered = name if number == 1 else f"{name} {number}"
            if numbered.casefold() not in used:
                yield numbered


def check_bot(name: str) -> str:
    """A bot that exists."""
    try:
        return check(name)
    except NoSuchBot as error:
        raise Refused("bad_settings", str(error)) from None
