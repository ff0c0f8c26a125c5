"""Tools for testing the environment."""

from __future__ import annotations

from collections.abc import Iterator

from hinode.engine.core.rng import Rng, seeded
from hinode.env import Hinode, raw_env
from hinode.env.asking import NEGOTIATIONS

# Warnings of the PettingZoo tests that observations made of several arrays cause.
KNOWN = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
# Every way to negotiate with every number of players.
TABLES = [(negotiation, players) for negotiation in NEGOTIATIONS for players in (3, 4, 5)]


def table(negotiation: str, players: int, reward: str = "win", seed: int = 1) -> Hinode:
    """An environment at the start of a game with any cards and shrines."""
    env = raw_env(players=players, card_set="random", shrines="random", negotiation=negotiation, reward=reward)
    env.reset(seed=seed)
    return env


def random_steps(env: Hinode, seed: int = 1) -> Iterator[str]:
    """Play at random to the end; yields the agent before each step."""
    rng = Rng(seeded(seed, 9))
    while not env.game.over:
        yield env.agent_selection
        env.step(rng.pick(env.asking.words))
