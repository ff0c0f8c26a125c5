"""Chances to win: a softmax of the points each seat can expect. docs/bots.md says how well it predicts."""

from __future__ import annotations

from math import exp
from typing import Final

from hinode.bots.judgement.value import Outlook
from hinode.engine.board import OVER, POLITICAL, TRACK
from hinode.engine.state import GameState

# How many points ahead multiply the odds by e: at a season's start, before its wars, and after them.
SPREAD: Final = ((12.0, 10.0, 10.0), (12.0, 9.0, 7.0), (10.0, 7.0, 4.0))


def chances(look: Outlook) -> list[float]:
    """Each seat's chance to win, in seating order. They add up to 1; a shared victory is shared."""
    s = look.s
    if s.phase == OVER:
        return [1.0 / len(s.winners) if seat in s.winners else 0.0 for seat in s.seats]
    spread = spread_at(s)
    top = max([look.value[seat] for seat in s.seats])
    odds = [exp((look.value[seat] - top) / spread) for seat in s.seats]
    total = sum(odds)
    return [one / total for one in odds]


def spread_at(s: GameState) -> float:
    """How far the outlook can be trusted now: the smaller, the further."""
    start, before, after = SPREAD[min(s.season, len(SPREAD) - 1)]
    if s.phase <= POLITICAL:
        return start + (before - start) * s.turn / len(TRACK)
    return before + (after - before) * (s.fought / len(s.war) if s.war else 1.0)
