"""The environment for PettingZoo. docs/env.md describes it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final, TypedDict, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
from rich.console import Console

from hinode.display.board import draw
from hinode.engine import queries
from hinode.engine.core.errors import HinodeError
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.setup import MAX_PLAYERS, MIN_PLAYERS
from hinode.engine.state import GameState
from hinode.env.asking import FULL, OFFERS, Asking, Manners
from hinode.env.observation import HIGHEST, SIZE, mask_of, observe
from hinode.env.opponents import TRIES, Opponent, at_least_one, make_opponent, one_each
from hinode.env.sight import Sight
from hinode.env.words import WORDS

REWARDS: Final = ("win", "rank", "difference", "vp")
CLAN_STREAM: Final = 1  # random streams of a game's seed; 0 is the game itself
NEXT_STREAM: Final = 2
BOT_STREAM: Final = 16  # and one for each seat
MAX_STEPS: Final = 10_000
SCREEN: Final = 120  # columns of the drawn board


class Observation(TypedDict):
    """What a player sees, and which words it can say."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


Base = AECEnv[str, Observation, int | None]


class Hinode(Base):
    """Three to five players, one word at a time. Bots play the seats that are not agents."""

    metadata: dict[str, Any] = {"name": "hinode_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        players: int | None = None,
        clans: Sequence[str] | None = None,
        card_set: str = "archway",
        shrines: str = "beginner",
        negotiation: str = FULL,
        offers: int = OFFERS,
        reward: str = "win",
        opponents: Opponent | Sequence[Opponent] = (),
        iterations: int = TRIES,
        max_steps: int = MAX_STEPS,
        seed: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise HinodeError(f"There is no reward '{reward}'; choose one of {', '.join(REWARDS)}.")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise HinodeError(f"There is no render mode '{render_mode}'; there is only ansi.")
        self.clans = None if clans is None else tuple(clans)
        number = number_of_players(players, self.clans)
        self.card_set = card_set
        self.shrines = shrines
        self.manners = Manners(negotiation, offers)
        self.reward = reward
        self.opponents = one_each(opponents, number)
        self.iterations = at_least_one("iterations", iterations)
        self.max_steps = at_least_one("steps", max_steps)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(number - len(self.opponents))]
        self.agents = []
        self._spaces = {agent: space() for agent in self.possible_agents}
        self._words: dict[str, spaces.Discrete] = {agent: spaces.Discrete(len(WORDS)) for agent in self.possible_agents}
        self._seed = secrets.randbits(64) if seed is None else seed
        self._begin(self._seed)  # so that invalid options raise here

    # ------------------------------------------------------------------------------- spaces
    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """The same for every player and every number of players."""
        return cast("spaces.Space[Observation]", self._spaces[agent])

    def action_space(self, agent: str) -> spaces.Space[int | None]:
        """The words."""
        return cast("spaces.Space[int | None]", self._words[agent])

    # ------------------------------------------------------------------------------- beginning
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game: that of the seed, or the one after the previous game."""
        self._begin(self._seed if seed is None else seed)
        self._seed = seeded(self.game_seed, NEXT_STREAM)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"clan": SEAT.text(self.seats[agent])} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agent_of[self.asking.seat]

    def _begin(self, seed: int) -> None:
        """Draw the clans and set up the game."""
        learners = len(self.possible_agents)
        number = learners + len(self.opponents)
        clans = self.clans or Rng(seeded(seed, CLAN_STREAM)).shuffled(tuple(SEAT.names))[:number]
        game = new_game(clans, self.card_set, self.shrines, seed)
        seats = [SEAT.index[clan] for clan in clans]
        self.game_seed = seed
        self.steps = 0
        self.seats = dict(zip(self.possible_agents, seats[:learners], strict=True))
        self.agent_of = {seat: agent for agent, seat in self.seats.items()}
        self.bots = {
            seat: make_opponent(opponent, seeded(seed, BOT_STREAM + seat), self.iterations)
            for seat, opponent in zip(seats[learners:], self.opponents, strict=True)
        }
        self._rewarded = game.state.vp[:]  # the victory points already rewarded
        self.asking = Asking(game, self.manners, self.bots)

    @property
    def game(self) -> Game:
        """The game itself, with all its secrets: for records, not for players."""
        return self.asking.game

    # ------------------------------------------------------------------------------- playing
    def observe(self, agent: str) -> Observation:
        """What a player may know now, and which words it can say."""
        asking, seat = self.asking, self.seats[agent]
        sight = Sight(self.game.state, seat, asking.said_by(seat), seat == asking.seat, asking.offers)
        return {"observation": observe(sight), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """The mask alone, for players that need no observation. It is empty unless it is the player's turn."""
        asked = self.seats[agent] == self.asking.seat and not self.truncations.get(agent)
        return mask_of(self.asking.words if asked else ())

    def step(self, action: int | None) -> None:
        """Say a word for the player whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self.asking.words:
            raise HinodeError(f"The action {action} is not in the action mask.")
        self.asking.say(int(action))
        self.steps += 1
        self._cumulative_rewards[agent] = 0
        self._reward()
        self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.steps >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.asking.seat >= 0:
            self.agent_selection = self.agent_of[self.asking.seat]
        if self.terminations[agent] or self.truncations[agent]:
            self._deads_step_first()

    def _reward(self) -> None:
        """Each player's reward for the step, including everything bots did after it."""
        s = self.game.state
        for agent, seat in self.seats.items():
            if self.reward == "vp":
                self.rewards[agent] = float(s.vp[seat] - self._rewarded[seat])
            else:
                self.rewards[agent] = final_reward(s, seat, self.reward) if self.game.over else 0.0
        self._rewarded = s.vp[:]

    # ------------------------------------------------------------------------------- looking
    def render(self) -> str | None:
        """The board as text, as all at the table see it."""
        if self.render_mode is None:
            return None
        console = Console(file=StringIO(), width=SCREEN, color_system=None, highlight=False)
        with console.capture() as capture:
            console.print(draw(self.game.state, console))
        return capture.get()

    def close(self) -> None:
        """There is nothing to close."""


def number_of_players(players: int | None, clans: tuple[str, ...] | None) -> int:
    """The number of players; four by default."""
    if clans is None:
        number = 4 if players is None else players
        if not MIN_PLAYERS <= number <= MAX_PLAYERS:
            raise HinodeError(f"The game is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {number}.")
        return number
    if players not in (None, len(clans)):
        raise HinodeError(f"There are {len(clans)} clans for {players} players.")
    return len(clans)


def space() -> spaces.Dict:
    """The space of observations."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, HIGHEST, (SIZE,), np.float32),
            "action_mask": spaces.Box(0, 1, (len(WORDS),), np.int8),
        }
    )


def final_reward(s: GameState, seat: int, kind: str) -> float:
    """A seat's reward at the end of a game."""
    if kind == "win":
        return 1.0 if seat in s.winners else -1.0
    if kind == "rank":  # from 1 for first to -1 for last; shared victories are first places
        place = 0 if seat in s.winners else queries.standing(s).index(seat)
        return 1.0 - 2.0 * place / (len(s.seats) - 1)
    return float(s.vp[seat] - max(s.vp[other] for other in s.seats if other != seat))


def raw_env(**options: Any) -> Hinode:
    """The environment without wrappers."""
    return Hinode(**options)


def env(**options: Any) -> Base:
    """The environment in the usual wrappers: an illegal word ends the game and loses it."""
    wrapped: Base = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
