"""One learner against bots, as a Gymnasium environment: for libraries without multi-agent support."""

from __future__ import annotations

from typing import Any, cast

import gymnasium as gym
import numpy as np
from numpy.typing import NDArray

from hinode.engine.core.errors import HinodeError
from hinode.env.environment import Hinode, Observation


class SingleAgent(gym.Env[Observation, int]):
    """Wraps `Hinode(**options)`; `opponents` play for all but `player_0`."""

    metadata: dict[str, Any] = {"render_modes": Hinode.metadata["render_modes"]}  # noqa: RUF012

    def __init__(self, opponents: Any = "normal", **options: Any) -> None:
        self.table = Hinode(opponents=opponents, **options)
        if len(self.table.possible_agents) > 1:
            raise HinodeError("Only one player can learn here; name a bot for every other player.")
        (self.agent,) = self.table.possible_agents
        self.render_mode = self.table.render_mode
        self.observation_space = self.table.observation_space(self.agent)
        self.action_space = cast("gym.Space[int]", self.table.action_space(self.agent))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game and play up to the learner's first question."""
        super().reset(seed=seed)
        self.table.reset(seed)
        return self.table.observe(self.agent), {**self.table.infos[self.agent]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word and play up to the learner's next question."""
        table, agent = self.table, self.agent
        table.step(action)
        over = table.terminations[agent], table.truncations[agent]
        return table.observe(agent), table.rewards[agent], *over, {**table.infos[agent]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that libraries with action masking expect."""
        return self.table.action_mask(self.agent).astype(np.bool_)

    def render(self) -> str | None:
        """The board as text."""
        return self.table.render()
