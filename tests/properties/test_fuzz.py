"""The fuzzer's properties over random games of all configurations. `make fuzz` plays many more."""

from __future__ import annotations

import pytest

from hinode.engine.board import BUSHI
from hinode.engine.core.errors import RulesBug
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.sim import fuzz

GAMES = 140
AUTOMA_GAMES = 30


@pytest.mark.parametrize("seed", range(GAMES))
def test_random_game(seed: int) -> None:
    """Every property holds at every decision of the game."""
    assert fuzz.fuzz_game(seed) > 20


@pytest.mark.parametrize("seed", range(AUTOMA_GAMES))
def test_random_game_with_the_automa(seed: int) -> None:
    """The same for games in which cards lead some of the clans."""
    assert fuzz.fuzz_game(seed, automa=True) > 10


def test_a_violation_is_found_and_can_be_reproduced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken rule is noticed and comes with a record."""

    def break_conservation(game: Game, rng: Rng) -> None:
        if len(game.actions) > 20:
            game.state.count_more(game.seats[0], BUSHI, 0, 1)  # a Bushi too many
        fuzz.check(game.state)

    monkeypatch.setattr(fuzz, "check_position", break_conservation)
    with pytest.raises(fuzz.Violation) as caught:
        fuzz.fuzz_game(1)
    assert isinstance(caught.value.__cause__, RulesBug)
    assert "bushi" in caught.value.sentence
    assert caught.value.record.startswith("hinode record 1")
