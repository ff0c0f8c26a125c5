"""Opponents that do not learn: bots inside the environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.budget import Budget
from hinode.bots.registry import check_bot, make_bot
from hinode.engine.core.errors import HinodeError
from hinode.sim.driver import Chooser

TRIES: Final = 8  # of a hard bot at one decision: a number, not seconds, so that games repeat on every machine

Opponent = str | Chooser


def one_each(opponents: Opponent | Sequence[Opponent], players: int) -> tuple[Opponent, ...]:
    """A bot for each of the last players. A single bot plays for all but the first."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        opponents = (opponents,) * (players - 1)
    found = tuple(opponents)
    for opponent in found:
        check_opponent(opponent)
    if len(found) >= players:
        raise HinodeError(f"There are {len(found)} opponents for {players} players; somebody has to learn.")
    return found


def check_opponent(opponent: object) -> None:
    """Raise unless it is the name of a bot, or an object that can choose."""
    if isinstance(opponent, str):
        check_bot(opponent)
    elif isinstance(opponent, type) or not callable(getattr(opponent, "choose", None)):
        raise HinodeError(f"An opponent is the name of a bot or an object with choose(game, seat), not {opponent!r}.")


def at_least_one(what: str, number: int) -> int:
    """The number, if it is at least one."""
    if number < 1:
        raise HinodeError(f"The number of {what} is at least 1, not {number}.")
    return number


def make_opponent(opponent: Opponent, seed: int, tries: int) -> Chooser:
    """A bot for one seat of one game."""
    return make_bot(opponent, seed, Budget(tries=tries)) if isinstance(opponent, str) else opponent
