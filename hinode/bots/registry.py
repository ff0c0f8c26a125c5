"""All bots by name: a level, with a character if you like (`normal-loyal`), or your own as MODULE:CLASS."""

from __future__ import annotations

from typing import Final

from hinode.bots.bot import Bot, NoSuchBot, RandomBot
from hinode.bots.budget import USUAL, Budget
from hinode.bots.easy import EasyBot
from hinode.bots.hard import HardBot
from hinode.bots.negotiation.character import CHARACTERS, drawn
from hinode.bots.normal import NormalBot
from hinode.bots.own import OwnBot, find_class, is_own

LEVELS: Final = ("random", "easy", "normal", "hard")
BOTS: Final = (
    "random",
    *(name for level in LEVELS[1:] for name in (level, *(f"{level}-{word}" for word in CHARACTERS))),
)


def check_bot(name: str) -> str:
    """Check that a bot exists. For your own bot, this imports its module."""
    if is_own(name):
        find_class(name)
    elif name not in BOTS:
        raise no_such_bot(name, "your own is MODULE:CLASS")
    return name


def no_such_bot(name: str, others: str) -> NoSuchBot:
    """The error for an unknown name. `others`: the bots available besides the package's."""
    words = ", ".join(f"{LEVELS[-1]}-{word}" for word in CHARACTERS)
    return NoSuchBot(
        f"There is no bot '{name}'; the bots are {', '.join(LEVELS)}, and all but random take a character: {words}"
        f"{'; ' if others else ''}{others}."
    )


def make_bot(name: str, seed: int, budget: Budget = USUAL) -> Bot:
    """A bot for one seat of one game. The same name, seed and game give the same answers."""
    if is_own(name):
        return OwnBot(name, seed)
    level, _, word = check_bot(name).partition("-")
    if level == "random":
        return RandomBot(name, seed)
    character = CHARACTERS.index(word) if word else drawn(seed)
    if level == "easy":
        return EasyBot(name, seed, character)
    if level == "hard":
        return HardBot(name, seed, character, budget)
    return NormalBot(name, seed, character)
