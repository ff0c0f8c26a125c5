"""The players that learn nothing: bots inside the environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.bot import Bot
from hinode.bots.budget import Budget
from hinode.bots.registry import check_bot, make_bot
from hinode.engine.core.errors import HinodeError

TRIES: Final = 8  # of a hard bot at one decision: a number, not seconds, so that games repeat on every machine

Opponent = str | Bot


def one_each(opponents: Opponent | Sequence[Opponent], players: int) -> tuple[Opponent, ...]:
    """A bot for each of the last players. A single one plays for all but the first."""
    found = (opponents,) * (players - 1) if isinstance(opponents, (str, Bot)) else tuple(opponents)
    for opponent in found:
        check_opponent(opponent)
    if len(found) >= players:
        raise HinodeError(f"There are {len(found)} opponents for {players} players; somebody has to learn.")
    return found


def check_opponent(opponent: object) -> None:
    """Raise unless it is the name of a bot, or a bot."""
    if isinstance(opponent, str):
        check_bot(opponent)
    elif not isinstance(opponent, Bot):
        raise HinodeError(f"An opponent is the name of a bot or a Bot, not {opponent!r}.")


def at_least_one(what: str, number: int) -> int:
    """A number that makes sense."""
    if number < 1:
        raise HinodeError(f"The number of {what} is at least 1, not {number}.")
    return number


def make_opponent(opponent: Opponent, seed: int, tries: int) -> Bot:
    """A bot for one seat of one game."""
    return make_bot(opponent, seed, Budget(tries=tries)) if isinstance(opponent, str) else opponent
