"""Bots at the table."""

from __future__ import annotations

import secrets

from hinode.core.rng import Rng, seeded
from hinode.game import Game
from hinode.server.errors import Refused
from hinode.sim.simulate import BOTS

STAND_IN = "random"  # who plays for somebody whose time ran out


def check_bot(name: str) -> str:
    """A bot that exists."""
    if name not in BOTS:
        raise Refused("bad_settings", f"There is no bot '{name}': {', '.join(BOTS)}.")
    return name


def choose(name: str, game: Game, seat: int) -> str:
    """What a bot does, as a line of notation. Its chance has nothing to do with the game's."""
    return BOTS[name](game, seat, Rng(seeded(secrets.randbits(64)))).text
