"""Hinode: an exact, fast engine for the board game Rising Sun.

    >>> import hinode
    >>> game = hinode.new_game(["koi", "lotus", "turtle"], seed=7)
    >>> game.decision
    <tea>

The whole public API is in this module; docs/api.md describes it.
"""

import sys
from importlib import import_module

from hinode.engine import cards, clans
from hinode.engine.core.errors import (
    HinodeError,
    IllegalAction,
    NotationError,
    RulesBug,
    SetupError,
    StaleAction,
    UnreadableAction,
)
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.engine.reading import parse
from hinode.knowledge.determinize import determinize
from hinode.knowledge.preview import preview
from hinode.knowledge.view import view
from hinode.notation.record import read_record as load
from hinode.notation.record import write_record as save

__version__ = "0.1.0"

# Modules that the documents of 0.1.0 named, where they are now.
_MOVED = {
    "automa.deck": "engine.automa.cards.deck",
    "breakdown": "knowledge.breakdown",
    "core.errors": "engine.core.errors",
    "core.options": "engine.core.options",
    "core.rng": "engine.core.rng",
    "core.steps": "engine.core.steps",
    "determinize": "knowledge.determinize",
    "hooks": "engine.hooks",
}
for _old, _new in _MOVED.items():
    sys.modules[f"hinode.{_old}"] = import_module(f"hinode.{_new}")

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
