"""One learner as a Gymnasium environment."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hinode.engine.core.errors import HinodeError
from hinode.env import SingleAgent, raw_env


def play(one: SingleAgent, seed: int) -> tuple[list[int], float]:
    """A random game: the words said, and the sum of rewards."""
    rng = np.random.default_rng(seed)
    seen, _ = one.reset(seed=seed)
    words: list[int] = []
    total, over = 0.0, False
    while not over:
        assert np.array_equal(one.action_masks(), seen["action_mask"] == 1)
        words.append(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, terminated, truncated, info = one.step(words[-1])
        total += reward
        over = terminated or truncated
        assert info == {"clan": one.table.infos["player_0"]["clan"]}
    assert not one.action_masks().any()
    return words, total


def test_the_same_game_as_in_the_environment() -> None:
    """Word by word, and worth the same."""
    one = SingleAgent("easy", reward="vp")
    words, total = play(one, 4)
    other = raw_env(opponents="easy", reward="vp")
    other.reset(seed=4)
    for word in words:
        other.step(word)
    assert other.game.over
    assert other.game.actions == one.table.game.actions
    assert total == other.game.state.vp[other.seats["player_0"]]
    assert play(one, 4) == (words, total)


def test_the_api(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gymnasium's own test finds nothing to complain about. Its random actions know no mask, so they become words."""
    one = SingleAgent("random")
    say = one.table.step

    def say_something(_: int) -> None:
        say(one.table.asking.words[0])

    monkeypatch.setattr(one.table, "step", say_something)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*spec.*")  # only registered environments have one
        check_env(one, skip_render_check=True)


def test_only_one_learner() -> None:
    """Refused with the reason."""
    with pytest.raises(HinodeError, match="Only one player can learn here"):
        SingleAgent(["easy"])


def test_render() -> None:
    """The board as text."""
    one = SingleAgent("random", render_mode="ansi", seed=1)
    one.reset()
    assert "Kyoto" in (one.render() or "")
