"""Bots are fair: what their seat may not know does not change what they do."""

from __future__ import annotations

import pytest

from hinode.bots.bot import Bot
from hinode.bots.budget import Budget
from hinode.bots.negotiation import voice
from hinode.bots.negotiation.character import CHARACTERS
from hinode.bots.negotiation.pledges import CHAIR, Dealings, Pledge
from hinode.bots.registry import make_bot
from hinode.deals.promises import Give, PlayMandate, StayOut
from hinode.engine.actions import PROVINCE, Accept, Action, Refuse
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea
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


def spoken(name: str, game: Game, seat: int) -> list[object]:
    """All a bot would say at this moment: to a few deals, to a proposal, of its own, and what it would give."""
    other = next(one for one in game.seats if one != seat)
    province = PROVINCE.text(game.state.war[0]) if game.state.war else "kyoto"
    mine = Pledge(StayOut(by=CHAIR, province=province), seat, other)
    theirs = Pledge(PlayMandate(by=CHAIR, mandate="train"), other, seat)
    paid = Pledge(Give(by=CHAIR, coins=2), other, seat)
    owed = Pledge(Give(by=CHAIR, coins=1), seat, other)
    bot = voice.negotiator(name, 5, Dealings((owed,), (other,)))
    deals = ((mine, theirs), (mine, paid), (theirs, owed))
    said: list[object] = [voice.answer(bot, game, seat, deal) for deal in deals]
    said += [voice.offer(bot, game, seat), voice.gift(bot, game, seat)]
    tea = game.decision
    for proposal in tea.proposals if isinstance(tea, Tea) else ():
        if proposal[1] == seat:
            said += [voice.explain(bot, game, seat, what(proposal[0])) for what in (Accept, Refuse)]
    return said


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_diplomat_knows_no_more_than_its_seat(character: str, players: int) -> None:
    """Swap everything hidden: it says, offers and gives the same."""
    asked = 0
    for game, seat in moments(players, 60 + players, 7):
        asked += 1
        swapped = with_other_secrets(game, seat, asked)
        assert spoken(f"normal-{character}", game, seat) == spoken(f"normal-{character}", swapped, seat)
    assert asked > 10


@pytest.mark.plain
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
