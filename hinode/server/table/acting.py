"""Actions in a log: a checksum of where each led, and gifts, which answer no question."""

from __future__ import annotations

from hinode.engine.actions import Gift
from hinode.engine.core.rng import MASK
from hinode.engine.game import Game


def is_gift(line: str) -> bool:
    """Whether an action is a gift, which is legal at any decision."""
    return line.split(maxsplit=1)[:1] == [Gift.VERB]


def check(game: Game) -> int:
    """A checksum that differs if a game took another course."""
    s = game.state
    return (s.rng * 31 + s.asked * 7 + len(game.events)) & MASK
