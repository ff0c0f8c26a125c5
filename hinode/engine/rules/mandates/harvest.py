"""Harvest (R6.11)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.board import N_PROVINCES, REWARDS
from hinode.engine.hooks import HOOKS
from hinode.engine.rules.effects import won_tie
from hinode.engine.state import GameState


def harvest(s: GameState, seat: int, bonus: int, held: tuple[tuple[int, int], ...]) -> None:
    """A coin; with the bonus, also the reward of every province where the player has the most Force. One gain (Q10).

    `held`: the players' coins when the mandate began, if anybody compares (Q36).
    """
    vp, coins, ronin = 0, 1, 0
    possible = bonus or s.owned & HOOKS["harvests"]
    for province in range(N_PROVINCES) if possible else ():
        if collects(s, seat, province, bonus):
            more_vp, more_coins, more_ronin = REWARDS[province]
            vp += more_vp
            coins += more_coins
            ronin += more_ronin
    changes.gain_ronin(s, seat, ronin, "harvest")
    before = s.coins[:]
    for other, had in held:
        before[other] = had
    changes.gain_coins(s, seat, coins, "harvest", tuple(before))
    changes.gain_vp(s, seat, vp, "harvest")


def collects(s: GameState, seat: int, province: int, bonus: int) -> bool:
    """Whether a player gets a province's reward."""
    if not bonus and not shares(s, seat, province):
        return False
    if queries.harvest_force(s, seat, province) < 1:
        return False
    winner, tied = queries.strongest(s, province, queries.harvest_force)
    if winner == seat:
        won_tie(s, seat, tied)
    return winner == seat


def shares(s: GameState, seat: int, province: int) -> bool:
    """Whether a card gives a player a province's reward without the bonus."""
    return any(
        source.harvests is not None and source.harvests(s, seat, province) for source in queries.sources(s, seat)
    )
