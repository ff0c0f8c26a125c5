"""Hinode: an exact, fast engine for the board game Rising Sun."""

import hinode.cards
import hinode.clans
from hinode.game import Game, new_game

__all__ = ["Game", "new_game"]
