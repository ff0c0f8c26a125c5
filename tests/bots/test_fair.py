"""Bots are fair: what their seat may not know does not change what they do."""

from __future__ import annotations

import pytest

from hinode.actions import Action
from hinode.bots.bot import Bot
from hinode.bots.budget import Budget
from hinode.bots.registry import make_bot
from hinode.core.rng import Rng, seeded
from hinode.game import Game
from tests.bots.positions import moments, with_other_secrets

THRIFTY = Budget(tries=2)


class Cheat(Bot):
    """Looks at what its seat may not know, a little."""

    def __init__(self, secret: str) -> None:
        super().__init__("cheat", 0)
        self.secret = secret

    def choose(self, game: Game, seat: int) -> Action:
        told: object = game.events if self.secret == "events" else getattr(game.state, self.secret)
        return game.options(seat).sample(Rng(seeded(sum(map(ord, str(told))))))


def differs(bot: Bot, game: Game, seat: int, seed: int) -> bool:
    """Whether a bot decides otherwise when all it cannot know is otherwise."""
    return bot.choose(game, seat) != bot.choose(with_other_secrets(game, seat, seed), seat)


@pytest.mark.parametrize(("name", "every"), [("easy", 3), ("normal", 9), ("hard", 31)])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bot_knows_no_more_than_its_seat(name: str, every: int, players: int) -> None:
    """Swap everything hidden: the same seed gives the same decision."""
    asked = 0
    for game, seat in moments(players, 40 + players, every):
        asked += 1
        assert not differs(make_bot(name, 5, THRIFTY), game, seat, asked), (name, game.decision)
    assert asked > 3


@pytest.mark.parametrize("secret", ["deck", "played", "rng", "agenda", "events"])
def test_that_test_can_fail(secret: str) -> None:
    """A bot that looks at a secret is found out."""
    cheat = Cheat(secret)
    assert any(differs(cheat, game, seat, number) for number, (game, seat) in enumerate(moments(4, 44, 1)))


@pytest.mark.parametrize("name", ["random", "easy", "normal", "hard"])
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    """And nothing is left behind in the game that was looked at."""
    for game, seat in moments(4, 7, 37):
        before = game.state.key()
        first = make_bot(name, 3, THRIFTY).choose(game, seat)
        assert make_bot(name, 3, THRIFTY).choose(game, seat) == first
        assert game.state.key() == before
        assert first in game.options(seat)
