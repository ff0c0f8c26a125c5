"""R2: honor."""

from __future__ import annotations

import pytest

from hinode import new_game
from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng


@pytest.mark.parametrize("seed", range(3))
def test_r2_1_honor_is_a_strict_order(seed: int) -> None:
    """R2.1: after every action the track holds each clan of the game exactly once."""
    game = new_game(("koi", "turtle", "dragonfly", "bonsai"), "horseman", "random", seed)
    rng = Rng(seed)
    for _ in range(400):
        if game.over:
            break
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))
        assert sorted(game.state.honor) == list(game.seats)
