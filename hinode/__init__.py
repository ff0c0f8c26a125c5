"""Hinode: an exact, fast engine for the board game Rising Sun.

    >>> import hinode
    >>> game = hinode.new_game(["koi", "lotus", "turtle"], seed=7)
    >>> game.decision
    <tea>

The whole public API is in this module; docs/api.md describes it.
"""

from hinode import cards, clans
from hinode.core.errors import (
    HinodeError,
    IllegalAction,
    NotationError,
    RulesBug,
    SetupError,
    StaleAction,
    UnreadableAction,
)
from hinode.core.rng import Rng
from hinode.determinize import determinize
from hinode.game import Game, new_game
from hinode.notation.record import read_record as load
from hinode.notation.record import write_record as save
from hinode.preview import preview
from hinode.reading import parse
from hinode.view import view

__version__ = "0.1.0"

__all__ = [
    "Game",
    "HinodeError",
    "IllegalAction",
    "NotationError",
    "Rng",
    "RulesBug",
    "SetupError",
    "StaleAction",
    "UnreadableAction",
    "cards",
    "clans",
    "determinize",
    "load",
    "new_game",
    "parse",
    "preview",
    "save",
    "view",
]
