"""A player that chooses any legal action."""

from __future__ import annotations

from hinode.engine.actions import Action
from hinode.engine.core.options import Either, Options
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game


def choose(options: Options, rng: Rng) -> Action:
    """A random option. Draws the set of options first, where there are several: otherwise proposals drown one yes."""
    if isinstance(options, Either):
        return options.parts[0 if rng.below(4) else 1].sample(rng)
    return options.sample(rng)


def play_out(game: Game, rng: Rng) -> None:
    """Play a game to its end at random, every action checked."""
    state = game.state
    while (waiting := state.waiting) is not None:
        seat = waiting.actors(state)[0]
        game.act(seat, choose(waiting.options(state, seat), rng))
