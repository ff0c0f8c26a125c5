"""Bots at one table, without clocks or people."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import Protocol

from hinode.bots.own import as_action
from hinode.engine.actions import Action
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea

MAX_DECISIONS = 100_000  # a game that takes longer counts as not finished


class Chooser(Protocol):
    """Anything that can play: a bot of the package, or an object of your own."""

    def choose(self, game: Game, seat: int) -> Action:
        """The seat's answer to the current question."""
        ...


def next_actor(game: Game, rng: Rng) -> int:
    """The next seat to act: one with a proposal to answer, ready or not; otherwise any the game waits for."""
    tea = game.decision
    if isinstance(tea, Tea) and tea.proposals:
        return tea.proposals[0][1]
    return rng.pick(game.actors)


def play_out(game: Game, bots: Mapping[int, Chooser], rng: Rng, seconds: dict[int, float] | None = None) -> None:
    """Play a game to its end. `seconds`: the processor time each seat took, added up."""
    while not game.over and len(game.actions) < MAX_DECISIONS:
        seat = next_actor(game, rng)
        if seconds is None:
            action = bots[seat].choose(game, seat)
        else:
            started = thread_time()
            action = bots[seat].choose(game, seat)
            seconds[seat] += thread_time() - started
        game.act(seat, as_action(type(bots[seat]).__name__, game, seat, action))
