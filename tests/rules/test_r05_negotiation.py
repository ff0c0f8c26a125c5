"""R5: gifts and deals."""

from __future__ import annotations

import pytest

from hinode import new_game


@pytest.mark.parametrize("seed", range(3))
def test_r5_3_deals_bind_nobody(seed: int) -> None:
    """R5.3: a gift is free of conditions: the game has no word for a promise to be kept later."""
    game = new_game(("koi", "lotus", "turtle"), seed=seed)
    game.act("koi", "gift lotus 5")
    assert game.state.coins[game.seat_number("lotus")] == 12
    game.act("lotus", "propose turtle")
    game.act("turtle", "accept lotus")
    assert game.state.ally[game.seat_number("koi")] == -1
