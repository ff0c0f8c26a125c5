"""Hinode: an exact, fast engine for the board game Rising Sun."""

from hinode import cards, clans
from hinode.game import Game, new_game

__all__ = ["Game", "cards", "clans", "new_game"]
