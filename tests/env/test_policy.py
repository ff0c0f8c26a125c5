"""A policy as a bot: the same observations and the same words as in the environment."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from hinode.engine.core.errors import HinodeError
from hinode.engine.core.rng import Rng
from hinode.engine.game import new_game
from hinode.env import SIZE, WORDS, PolicyBot, raw_env, read
from hinode.sim.driver import play_out
from tests.env.helpers import TABLES, random_steps, table

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]


def random_policy(seed: int) -> Callable[[Observation, Mask], int]:
    """Any word of the mask."""
    rng = np.random.default_rng(seed)
    return lambda _, mask: int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game(players: int) -> None:
    """Random policies play a game to its end, without the environment."""
    game = new_game(["koi", "lotus", "turtle", "dragonfly", "bonsai"][:players], "random", "random", seed=players)
    bots = {seat: PolicyBot(random_policy(seat)) for seat in game.seats}
    play_out(game, bots, Rng(1))
    assert game.over


@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_it_observes_and_speaks_as_in_the_environment(negotiation: str, players: int) -> None:
    """At every decision of random games: the same observations, masks and words, and the action that was done."""
    env = table(negotiation, players, seed=3)
    script: list[tuple[Observation, Mask, int]] = []
    compared = number = 0

    def recite(observation: Observation, mask: Mask) -> int:
        seen, could, word = script.pop(0)
        assert np.array_equal(observation, seen)
        assert np.array_equal(mask, could)
        return word

    bot = PolicyBot(recite, negotiation=negotiation)
    rng = Rng(5)
    while not env.game.over:
        agent, seat, number = env.agent_selection, env.asking.seat, len(env.game.actions)
        before = env.game.clone()
        while len(env.game.actions) == number:
            found = env.observe(agent)
            word = rng.pick(env.asking.words)
            script.append((found["observation"], found["action_mask"], word))
            env.step(word)
        assert bot.choose(before, seat) == env.game.actions[number][1]
        assert script == []
        compared += 1
    assert compared > 40


def test_as_an_opponent() -> None:
    """A policy plays against others in the environment."""
    env = raw_env(opponents=[PolicyBot(random_policy(1), "old"), "random"], players=3)
    env.reset(seed=1)
    for _ in random_steps(env):
        pass
    assert env.game.over


def test_a_word_that_is_not_in_the_mask() -> None:
    """The policy is named, and the word."""
    game = new_game(["koi", "lotus", "turtle"], seed=1)
    with pytest.raises(HinodeError, match=r"The policy 'mine' chose \d+ \('kyoto'\), which is not in the action mask"):
        PolicyBot(lambda _, __: WORDS.index("kyoto"), "mine").choose(game, game.actors[0])
    with pytest.raises(HinodeError, match=r"The policy 'policy' chose 500, which is not in"):
        PolicyBot(lambda _, __: 500).choose(game, game.actors[0])


def test_wrong_manners() -> None:
    """Refused when the bot is made."""
    with pytest.raises(HinodeError, match="no negotiation 'some'"):
        PolicyBot(random_policy(1), negotiation="some")


@pytest.mark.parametrize("answer", [None, 1.5, "pass"])
def test_a_policy_that_returns_no_word(answer: object) -> None:
    """The sentence names the policy and what it returned."""

    def policy(*_: object) -> int:
        return answer  # pyright: ignore[reportReturnType]

    game = new_game(("koi", "lotus", "turtle"), seed=1)
    with pytest.raises(HinodeError, match=r"The policy 'mine' returned .* instead of the number of a word"):
        PolicyBot(policy, "mine").choose(game, game.actors[0])


def test_no_policy() -> None:
    """It is refused when the bot is made."""
    with pytest.raises(HinodeError, match="A policy is a function"):
        PolicyBot("x")  # pyright: ignore[reportArgumentType]


def test_no_field() -> None:
    """A misspelt field of an observation is named."""
    with pytest.raises(HinodeError, match="There is no field 'coinz'"):
        read(np.zeros(SIZE, np.float32), "coinz")
