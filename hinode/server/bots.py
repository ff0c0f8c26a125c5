"""Bots at the table."""

from __future__ import annotations

from hinode.bots.registry import BOTS, NoSuchBot, make_bot
from hinode.bots.registry import check_bot as check
from hinode.core.rng import seeded
from hinode.game import Game
from hinode.server.errors import Refused

__all__ = ["BOTS", "STAND_IN", "check_bot", "choose"]

STAND_IN = "random"  # who plays for somebody whose time ran out
BOT_STREAM = 16  # of the game's secret seed, one for each seat: another chance than the game's own


def check_bot(name: str) -> str:
    """A bot that exists."""
    try:
        return check(name)
    except NoSuchBot as error:
        raise Refused("bad_settings", str(error)) from None


def choose(name: str, game: Game, seat: int) -> str:
    """What a bot does, as a line of notation. A seat's bot is the same all game long, after a restart too."""
    assert game.seed is not None
    return make_bot(name, seeded(game.seed, BOT_STREAM + seat)).choose(game, seat).text
