"""The players that learn nothing: bots inside the environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.bot import Bot
from hinode.bots.budget import Budget
from hinode.bots.registry import check_bot, make_bot
from hinode.core.errors import HinodeError

TRIES: Final = 8  # of a hard bot at one decision: a number, not seconds, so that games repeat on every machine

Opponent = str | Bot


def one_each(opponents: Opponent | Sequence[Opponent], players: int) -> tuple[Opponent, ...]:
    """A bot for each of the last players. A single one plays for all but the first."""
    found = (opponents,) * (players - 1) if isinstance(opponents, (str, Bot)) else tuple(opponents)
    if len(found) >= players:
        raise HinodeError(f"There are {len(found)} opponents for {players} players; somebody has to learn.")
    for opponent in found:
        if isinstance(opponent, str):
            check_bot(opponent)
    return found


def check_iterations(tries: int) -> int:
    """A number of tries."""
    if tries < 1:
        raise HinodeError(f"The number of iterations is at least 1, not {tries}.")
    return tries


def make_opponent(opponent: Opponent, seed: int, tries: int) -> Bot:
    """A bot for one seat of one game."""
    return make_bot(opponent, seed, Budget(tries=tries)) if isinstance(opponent, str) else opponent
