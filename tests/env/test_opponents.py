"""Bots inside the environment: the learner sees only its own steps, and negotiation keeps its limits."""

from __future__ import annotations

import warnings
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from hinode.bots.bot import Bot, RandomBot
from hinode.engine.actions import Accept, Action, Gift, Propose, Wait
from hinode.engine.core.errors import HinodeError
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.rules.tea import Tea
from hinode.env import Hinode, env, raw_env
from hinode.env.asking import NEGOTIATIONS
from tests.env.helpers import KNOWN, random_steps


def against(opponents: object, seed: int = 1, **options: object) -> Hinode:
    """An environment with opponents at the start of a game."""
    found = raw_env(opponents=opponents, card_set="random", shrines="random", **options)
    found.reset(seed=seed)
    return found


def bots_of(table: Hinode) -> list[Bot]:
    """The bots of the package in an environment."""
    return [bot for bot in table.bots.values() if isinstance(bot, Bot)]


@pytest.mark.parametrize("opponents", ["easy", ["easy", "random"]])
def test_the_api(opponents: object) -> None:
    """The library's own tests find nothing to complain about, with one learner and with two."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(env(opponents=opponents), num_cycles=300)
    assert [str(one.message) for one in found if not str(one.message).startswith(KNOWN)] == []
    seed_test(lambda: env(opponents=opponents, card_set="random"), num_cycles=200)


def test_who_learns() -> None:
    """A single name is for everybody but player_0; a list is for the last players."""
    assert against("random").agents == ["player_0"]
    assert against(["random"]).agents == ["player_0", "player_1", "player_2"]
    assert against(("random", "easy"), players=5).agents == ["player_0", "player_1", "player_2"]
    table = against(["easy", "random"], clans=("bonsai", "koi", "turtle"))
    assert table.agents == ["player_0"]
    assert table.infos["player_0"] == {"clan": "bonsai"}
    assert [SEAT.text(seat) for seat in table.bots] == ["koi", "turtle"]
    assert [bot.name for bot in bots_of(table)] == ["easy", "random"]


def test_the_learner_sees_only_its_own_steps() -> None:
    """All other seats act between them; nobody else is ever selected, and the game comes to its end."""
    table = against("random")
    for agent in random_steps(table):
        assert agent == "player_0"
        assert table.asking.seat == table.seats[agent]
    acted = Counter(seat for seat, _ in table.game.actions)
    assert set(acted) == set(table.game.seats)
    assert table.terminations == {"player_0": True}
    table.step(None)
    assert table.agents == []


@pytest.mark.parametrize("reward", ["win", "rank", "difference", "vp"])
def test_rewards_cover_the_bots_moves(reward: str) -> None:
    """Summed up they are those of the final state, although points are made and lost in others' turns."""
    for seed in range(4):
        table = against("easy", seed, reward=reward)
        total = 0.0
        for _ in random_steps(table, seed):
            total += table.rewards["player_0"]
        total += table.rewards["player_0"]
        s, seat = table.game.state, table.seats["player_0"]
        best = max(s.vp[other] for other in s.seats if other != seat)
        if reward == "vp":
            assert total == s.vp[seat]
        elif reward == "difference":
            assert total == s.vp[seat] - best
        else:
            assert (total == 1) == (seat in s.winners)


def test_the_same_seed_gives_the_same_game() -> None:
    """Bots draw from the game's seed; another seed gives other games."""

    def played(seed: int) -> list[tuple[int, str]]:
        table = against("random", seed)
        for _ in random_steps(table, 7):
            pass
        return [(seat, action.text) for seat, action in table.game.actions]

    assert played(3) == played(3)
    assert played(3) != played(4)
    first, second = against("random", 3), against("random", 4)
    assert not {bot.seed for bot in bots_of(first)} & {bot.seed for bot in bots_of(second)}


def test_a_bot_decides_as_it_would_anywhere() -> None:
    """Every action of a bot is the one it chooses in the replayed game."""
    table = against("easy", 5)
    for _ in random_steps(table, 5):
        pass
    compared = 0
    for number, (seat, action) in enumerate(table.game.actions):
        if seat in table.bots:
            assert table.bots[seat].choose(table.game.at(number), seat) == action
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("negotiation", NEGOTIATIONS)
def test_negotiation_keeps_its_limits(negotiation: str) -> None:
    """Bots ally as much as the table allows: not at all, without terms, or with."""
    proposals: list[Propose] = []
    for seed in range(6):
        table = against("easy", seed, negotiation=negotiation, offers=2)
        for _ in random_steps(table, seed):
            assert min(table.asking.offers.values()) >= 0
        proposals += [
            action for seat, action in table.game.actions if seat in table.bots and isinstance(action, Propose)
        ]
    terms = [any((one.give_coins, one.give_ronin, one.ask_coins, one.ask_ronin)) for one in proposals]
    assert bool(proposals) == (negotiation != "none")
    assert any(terms) == (negotiation == "full")


def test_bots_answer_the_learner() -> None:
    """Its proposals are accepted or refused before the tea ceremony ends."""
    answered = 0
    for seed in range(12):
        table = against("easy", seed, negotiation="simple")
        seat = table.seats["player_0"]
        for _ in random_steps(table, seed):
            pass
        for (who, one), (other, two) in pairwise(table.game.actions):
            if who == seat and isinstance(one, Propose) and other == one.to:
                answered += 1
                assert two.VERB in ("accept", "refuse")
    assert answered > 3


class Stubborn(Bot):
    """Proposes forever, never answers, and waits when it is ready."""

    __slots__ = ()

    def choose(self, game: Game, seat: int) -> Action:
        tea = game.decision
        if isinstance(tea, Tea):
            if seat in tea.ready:
                return Wait()
            return Propose(next(other for other in game.seats if other != seat and game.state.ally[other] < 0))
        return RandomBot("random", 1).choose(game, seat)


def test_a_stubborn_bot_cannot_stop_the_ceremony() -> None:
    """It runs out of offers, and what it does not answer is refused."""
    for seed in range(4):
        table = against(Stubborn("stubborn", 1), seed)
        for _ in random_steps(table, seed):
            pass
        assert table.game.over
        assert not any(isinstance(a, (Accept, Wait)) for seat, a in table.game.actions if seat in table.bots)


class Generous(RandomBot):
    """Gives a coin whenever it can."""

    __slots__ = ()

    def choose(self, game: Game, seat: int) -> Action:
        return Gift(next(other for other in game.seats if other != seat), 1)


def test_gifts_that_are_not_allowed() -> None:
    """The bot is named: in simple negotiation at once, else when it has no offers left."""
    with pytest.raises(HinodeError, match="The bot 'generous' makes a gift"):
        against(Generous("generous", 1), negotiation="simple")
    table = against(Generous("generous", 1), offers=1)
    with pytest.raises(HinodeError, match="The bot 'generous' makes a gift"):
        for _ in random_steps(table):
            pass
    assert Counter(seat for seat, action in table.game.actions if isinstance(action, Gift)).most_common(1)[0][1] == 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"opponents": "genius"}, "no bot 'genius'"),
        ({"opponents": ["easy", "genius"]}, "no bot 'genius'"),
        ({"opponents": ["easy"] * 4}, "4 opponents for 4 players; somebody has to learn"),
        ({"opponents": ["easy"] * 3, "clans": ("koi", "lotus", "turtle")}, "3 opponents for 3 players"),
        ({"opponents": ["easy", 7]}, "the name of a bot or an object"),
        ({"opponents": "hard", "iterations": 0}, "iterations is at least 1, not 0"),
    ],
)
def test_wrong_opponents(options: dict[str, object], reason: str) -> None:
    """Refused at once, with the reason."""
    with pytest.raises(HinodeError, match=reason):
        raw_env(**options)


def test_hard_opponents_repeat() -> None:
    """Their budget is a number of tries, so the first questions to the learner are the same every time."""
    tables = [against("hard", 2, players=3, negotiation="none", iterations=1) for _ in range(2)]
    assert tables[0].game.actions == tables[1].game.actions
    one, two = (table.observe("player_0")["observation"] for table in tables)
    assert np.array_equal(one, two)


class Own:
    """A bot of somebody's own: no class of the package."""

    def choose(self, game: Game, seat: int) -> Action:
        """The first option."""
        return next(iter(game.options(seat)))


class Silent(Own):
    """One that says nothing."""

    def choose(self, game: Game, seat: int) -> Action:
        return None  # pyright: ignore[reportReturnType]


def test_an_object_of_your_own() -> None:
    """Whatever can choose is an opponent; what it returns is checked."""
    table = against([Own(), "random"])
    assert table.possible_agents == ["player_0", "player_1"]
    assert against(Own()).possible_agents == ["player_0"]
    with pytest.raises(HinodeError, match="The bot Silent returned None instead of an action"):
        list(random_steps(against(Silent())))


@pytest.mark.parametrize("wrong", [3, None, Own, [None], object()])
def test_no_opponent(wrong: object) -> None:
    """One sentence says what an opponent is."""
    with pytest.raises(HinodeError, match="An opponent is the name of a bot or an object"):
        against(wrong)
