"""All bots by name: a level, and where one likes a character, as in `normal-loyal`."""

from __future__ import annotations

from typing import Final

from hinode.bots.bot import Bot, RandomBot
from hinode.bots.budget import USUAL, Budget
from hinode.bots.character import CHARACTERS, drawn
from hinode.bots.easy import EasyBot
from hinode.bots.hard import HardBot
from hinode.bots.normal import NormalBot
from hinode.core.errors import HinodeError

LEVELS: Final = ("random", "easy", "normal", "hard")
BOTS: Final = (
    "random",
    *(name for level in LEVELS[1:] for name in (level, *(f"{level}-{word}" for word in CHARACTERS))),
)


class NoSuchBot(HinodeError):
    """A name that no bot has."""


def check_bot(name: str) -> str:
    """A bot that exists."""
    if name not in BOTS:
        raise NoSuchBot(
            f"There is no bot '{name}'; the bots are {', '.join(LEVELS)}, and all but random take a character: "
            f"{', '.join(f'{LEVELS[-1]}-{word}' for word in CHARACTERS)}."
        )
    return name


def make_bot(name: str, seed: int, budget: Budget = USUAL) -> Bot:
    """A bot for one seat of one game. The same name, seed and game give the same answers."""
    level, _, word = check_bot(name).partition("-")
    if level == "random":
        return RandomBot(name, seed)
    character = CHARACTERS.index(word) if word else drawn(seed)
    if level == "easy":
        return EasyBot(name, seed, character)
    if level == "hard":
        return HardBot(name, seed, character, budget)
    return NormalBot(name, seed, character)
