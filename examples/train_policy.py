"""Train a small policy in Hinode's environment and see whether it beats players who choose at random.

    python examples/train_policy.py

The policy is a table: for every decision and season, how much it likes to say each word. It learns with REINFORCE: it
plays against three random players and makes what it said a little likelier if the game went better than the others of
its batch, and less likely if it went worse. Besides the extra `env` only numpy is needed. It takes a few minutes on one
core.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
from numpy.typing import NDArray

from hinode.env import PLACES, WORDS, Hinode, raw_env

Floats = NDArray[np.float64]
Step = tuple[int, int, Floats]  # context, word said, how likely each word was

DECISIONS = PLACES["decision"].stop - PLACES["decision"].start
SEASONS = PLACES["season"].stop - PLACES["season"].start
PLAYERS = 4


class Policy:
    """How much it likes each word, by context. What is not in the mask is never said."""

    def __init__(self) -> None:
        self.likes: Floats = np.zeros((DECISIONS * SEASONS, len(WORDS)))
        self.mean: Floats = np.zeros_like(self.likes)  # of the gradient and of its square, for Adam
        self.square: Floats = np.zeros_like(self.likes)
        self.updates = 0

    def choose(self, env: Hinode, agent: str, rng: np.random.Generator) -> Step:
        """A word, from the observation alone."""
        seen = env.observe(agent)
        observation, mask = seen["observation"], seen["action_mask"]
        decision, season = (int(observation[PLACES[name]].argmax()) for name in ("decision", "season"))
        context = decision * SEASONS + season
        likes = np.where(mask, self.likes[context], -np.inf)
        chances: Floats = np.exp(likes - likes.max())
        chances /= chances.sum()
        return context, int(rng.choice(len(WORDS), p=chances)), chances

    def learn(self, games: list[tuple[list[Step], float]], rate: float) -> None:
        """One step of Adam along the policy gradient."""
        rewards = np.array([reward for _, reward in games])
        advantages = (rewards - rewards.mean()) / (rewards.std() + 1e-9)
        gradient = np.zeros_like(self.likes)
        for (steps, _), advantage in zip(games, advantages, strict=True):
            for context, word, chances in steps:
                gradient[context] -= advantage * chances
                gradient[context, word] += advantage
        gradient /= len(games)
        self.updates += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.updates)
        square = self.square / (1 - 0.99**self.updates)
        self.likes += rate * mean / (np.sqrt(square) + 1e-6)


def play(env: Hinode, policy: Policy | None, learner: str, rng: np.random.Generator) -> tuple[list[Step], float]:
    """A game of one learner against random players: what it did, and its lead over the best of the others."""
    env.reset(seed=int(rng.integers(1 << 62)))
    steps: list[Step] = []
    while not env.game.over:
        agent = env.agent_selection
        if policy is not None and agent == learner:
            steps.append(policy.choose(env, agent, rng))
            env.step(steps[-1][1])
        else:
            env.step(int(rng.choice(np.flatnonzero(env.action_mask(agent)))))
    return steps, env.rewards[learner]


def measure(env: Hinode, policy: Policy | None, games: int, rng: np.random.Generator) -> str:
    """How often it wins, with a 95 % interval (Wilson)."""
    wins = 0
    for number in range(games):
        learner = env.possible_agents[number % PLAYERS]
        play(env, policy, learner, rng)
        wins += env.seats[learner] in env.game.state.winners
    rate, z = wins / games, 1.96
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return f"{wins} of {games} games won: {rate:.1%} ({centre - half:.1%} to {centre + half:.1%})"


def main() -> None:
    """Measure, train, measure."""
    parser = argparse.ArgumentParser(description="Train a small policy against random players.")
    parser.add_argument("--batches", type=int, default=80, help="how often to learn")
    parser.add_argument("--games", type=int, default=24, help="games in a batch")
    parser.add_argument("--test", type=int, default=400, help="games to measure with")
    parser.add_argument("--rate", type=float, default=0.1, help="how fast to learn")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    rng = np.random.default_rng(options.seed)
    env = raw_env(players=PLAYERS, negotiation="simple", reward="difference")
    policy = Policy()
    print(f"Before: {measure(env, policy, options.test, rng)}")
    for batch in range(1, options.batches + 1):
        learners = [env.possible_agents[number % PLAYERS] for number in range(options.games)]
        games = [play(env, policy, learner, rng) for learner in learners]
        policy.learn(games, options.rate)
        if batch % 10 == 0:
            lead = sum(reward for _, reward in games) / len(games)
            print(f"Batch {batch}: mean lead over the best other player {lead:+.1f} VP")
    print(f"After:  {measure(env, policy, options.test, rng)}")
    print(f"{time.process_time():.0f} seconds of one core")


if __name__ == "__main__":
    main()
