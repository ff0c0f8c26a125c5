"""Nobody observes more than it may know: not in the observation, not in the mask."""

from __future__ import annotations

from copy import copy

import numpy as np
import pytest

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng, seeded
from hinode.env import Hinode, Observation, observation
from hinode.env.asking import sentence_for
from hinode.env.observation import Field
from hinode.knowledge.determinize import determinize
from tests.env.helpers import TABLES, random_steps, table


def elsewhere(env: Hinode, agent: str, rng: Rng) -> Hinode:
    """The same environment in another world: everything this player cannot know is redrawn."""
    other = copy(env)
    asking = other.asking = copy(env.asking)
    asking.game = env.game.clone()
    asking.game.state = determinize(env.game, env.seats[agent], rng)
    if env.seats[agent] == asking.seat:  # what it said, it says again
        said = env.asking.said_by(asking.seat)
        asking.sentence = sentence_for(asking.game, asking.seat, asking.manners, asking.offers[asking.seat])
        asking.sentence.say()
        while len(asking.sentence.said) < len(said):
            asking.sentence.say(said[len(asking.sentence.said)])
    return other


def same(one: Observation, two: Observation) -> bool:
    """Whether a player sees the same and can say the same."""
    return np.array_equal(one["observation"], two["observation"]) and np.array_equal(
        one["action_mask"], two["action_mask"]
    )


def leaks(negotiation: str, players: int, seed: int) -> bool:
    """Whether somebody in a random game would see the difference between two worlds it cannot tell apart."""
    env = table(negotiation, players, seed=seed)
    rng = Rng(seeded(seed, 5))
    for _ in random_steps(env, seed):
        agent = rng.pick(env.agents)
        if not same(env.observe(agent), elsewhere(env, agent, rng).observe(agent)):
            return True
    return False


@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_nothing_hidden_is_observed(negotiation: str, players: int) -> None:
    """With tiles, sealed bids and the generator redrawn, observation and mask are the same at every step."""
    for seed in range(3):
        assert not leaks(negotiation, players, seed)


@pytest.mark.parametrize("secret", ["deck", "rng", "played", "agenda"])
def test_the_leak_test_notices_a_leak(monkeypatch: pytest.MonkeyPatch, secret: str) -> None:
    """With a field that reads a secret, it fails."""
    field = Field("leak", (1,), "", lambda v: [hash(str(getattr(v.s, secret))) % 251])
    monkeypatch.setattr(observation, "FIELDS", (*observation.FIELDS, field))
    assert any(leaks("simple", 4, seed) for seed in range(6))


def test_half_a_sentence_is_nobody_elses_business() -> None:
    """While a player speaks, others observe the same whatever it has said so far."""
    compared = 0
    for seed in range(4):
        env = table("full", 4, seed=seed)
        before: dict[str, Observation] = {}
        number, speaker = -1, ""
        for agent in random_steps(env, seed):
            now = {other: env.observe(other) for other in env.agents if other != agent}
            if (len(env.game.actions), agent) == (number, speaker):
                compared += 1
                assert all(same(before[other], now[other]) for other in now)
            before, number, speaker = now, len(env.game.actions), agent
    assert compared > 200


def test_sealed_bids_and_hidden_tiles() -> None:
    """Two different secret answers look the same to all others."""
    compared = 0
    for seed in range(12):
        env = table("none", 4, seed=seed)
        rng = Rng(seed)
        for agent in random_steps(env, seed):
            decision = env.game.decision
            assert decision is not None
            if (
                decision.NAME != "bids"
                or len(decision.actors(env.game.state)) < 2
                or env.asking.said_by(env.asking.seat)[1:]
            ):
                continue
            seen = [after_bid(env, agent, rng) for _ in range(2)]
            assert all(same(seen[0][other], seen[1][other]) for other in seen[0])
            compared += 1
    assert compared > 10


def after_bid(env: Hinode, bidder: str, rng: Rng) -> dict[str, Observation]:
    """What the others observe after one more bid, any bid."""
    other = copy(env)
    game = env.game.clone()
    seat = env.seats[bidder]
    game.act(seat, choose(game.options(seat), rng))
    other.asking = copy(env.asking)
    other.asking.game = game
    other.asking.seat = -1
    return {agent: other.observe(agent) for agent in env.agents if agent != bidder}
