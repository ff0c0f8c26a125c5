"""Seasons played out by the quick player: how the hard bot finds out what a choice leads to."""

from __future__ import annotations

from typing import Final

from hinode.bots.budget import Stopwatch
from hinode.bots.judgement.habits import likely_mandate
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import Weights
from hinode.bots.light import pick
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.tea import GRUDGE, LEAST, Bonds
from hinode.engine import changes
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import advance, answer
from hinode.engine.hooks import SEATS
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.tea import Tea, unallied
from hinode.engine.state import GameState
from hinode.knowledge.determinize import determinize

ALONE: Final = -1
WHOLE: Final = 7  # the mandates of a season
TRUST: Final = 10.0  # how many played seasons the outlook right after an alliance counts for


def play_on(s: GameState, rng: Rng, w: Weights, turns: int) -> None:
    """Let the quick player play all seats for a number of mandate turns, or to the end of the season."""
    season = s.season
    while True:
        waiting = s.waiting
        if waiting is None or isinstance(waiting, Tea) or s.season != season:
            return
        actor = waiting.actors(s)[0]
        if isinstance(waiting, ChooseMandate):
            if not turns:
                return
            turns -= 1
            answer(s, actor, likely_mandate(s, actor, rng, w))
        else:
            answer(s, actor, pick(s, actor, rng, w))


def played_bonds(s: GameState, seat: int, w: Weights, memory: Memory, watch: Stopwatch, rng: Rng) -> Bonds:
    """The value of each alliance; those of one seat are found by playing the season with and without them."""
    bonds = Bonds(s, w, memory)
    others = [other for other in unallied(s) if other != seat]
    gained = [0.0] * SEATS
    seasons = 0
    while others and watch.more():
        world = determinize(s, seat, rng)
        chance = rng.below(1 << 60)
        alone = season_with(world, seat, ALONE, bonds, w, chance)
        for other in others:
            gained[other] += season_with(world, seat, other, bonds, w, chance) - alone
        seasons += 1
    for other in others:
        played = gained[other] - GRUDGE * memory.betrayals[other] * seasons
        bonds.gain[seat][other] = (bonds.gain[seat][other] * TRUST + played) / (TRUST + seasons)
    return bonds


def season_with(world: GameState, seat: int, ally: int, bonds: Bonds, w: Weights, chance: int) -> float:
    """How a season ends for a seat with this ally, while the others pair up as suits them."""
    s = world.clone()
    if ally != ALONE:
        changes.make_alliance(s, seat, ally)
    while True:
        pair = best_pair([other for other in unallied(s) if other != seat], bonds)
        if pair is None:
            break
        changes.make_alliance(s, pair[0], pair[1])
    s.agenda[-1] = Tea((), tuple(unallied(s)))  # everybody is ready
    advance(s)
    play_on(s, Rng(chance), w, WHOLE)
    return Outlook(s, w).utility(seat)


def best_pair(free: list[int], bonds: Bonds) -> tuple[int, int] | None:
    """The pair whose lesser gain from an alliance is the greatest."""
    best: tuple[int, int] | None = None
    top = LEAST
    for a in free:
        for b in free:
            gain = min(bonds.gain[a][b], bonds.gain[b][a])
            if a < b and gain > top:
                best, top = (a, b), gain
    return best
