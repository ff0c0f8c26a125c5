"""What PettingZoo expects of an environment."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test  # pyright: ignore[reportMissingTypeStubs, reportUnknownVariableType]

from hinode.engine.core.errors import HinodeError
from hinode.engine.hooks import SEAT
from hinode.env import WORDS, Hinode, env, raw_env
from tests.env.helpers import KNOWN, TABLES, random_steps, table


# PettingZoo knows its own games by name; it warns all others that an observation with a mask is unusual.
@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_the_api(negotiation: str, players: int) -> None:
    """The library's own test finds nothing to complain about."""
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(env(negotiation=negotiation, players=players, render_mode="ansi"), num_cycles=300)
    assert [str(one.message) for one in found if not str(one.message).startswith(KNOWN)] == []


def test_seeds() -> None:
    """The library's test of seeds: the same seed, the same observations, rewards and masks."""
    seed_test(lambda: env(card_set="random", shrines="random"), num_cycles=500)


def test_resets_without_a_seed_go_on() -> None:
    """One seed gives a row of different games, the same row every time."""
    rows: list[list[int]] = []
    for _ in range(2):
        one = raw_env(seed=5)
        seeds: list[int] = []
        for _ in range(3):
            one.reset()
            seeds.append(one.game_seed)
        rows.append(seeds)
    assert rows[0] == rows[1]
    assert rows[0][0] == 5
    assert len(set(rows[0])) == 3


def test_players_and_clans() -> None:
    """Players lead the clans in the order given; without clans they are dealt at random."""
    one = raw_env(clans=("bonsai", "koi", "turtle"))
    one.reset(seed=1)
    assert [SEAT.text(one.seats[agent]) for agent in one.agents] == ["bonsai", "koi", "turtle"]
    assert [one.infos[agent]["clan"] for agent in one.agents] == ["bonsai", "koi", "turtle"]
    dealt: set[tuple[int, ...]] = set()
    for seed in range(8):
        two = raw_env(players=3)
        two.reset(seed=seed)
        dealt.add(tuple(two.seats.values()))
    assert len(dealt) > 4


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 2}, "3 to 5 players, not 2"),
        ({"players": 4, "clans": ("koi", "lotus", "turtle")}, "3 clans for 4 players"),
        ({"clans": ("koi", "koi", "turtle")}, "chosen twice"),
        ({"card_set": "none"}, "no card set"),
        ({"shrines": "none"}, "no kami"),
        ({"negotiation": "some"}, "no negotiation 'some'"),
        ({"offers": -1}, "at least 0"),
        ({"max_steps": 0}, "steps is at least 1, not 0"),
        ({"reward": "money"}, "no reward 'money'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
)
def test_wrong_options(options: dict[str, object], reason: str) -> None:
    """Refused at once, with the reason."""
    with pytest.raises(HinodeError, match=reason):
        raw_env(**options)


def test_only_who_is_asked_has_a_mask() -> None:
    """The mask is what can be said next; all others have none."""
    one = table("full", 4)
    for agent in random_steps(one):
        for other in one.agents:
            mask = one.observe(other)["action_mask"]
            assert (list(np.flatnonzero(mask)) == one.asking.words) == (other == agent)
            assert mask.any() == (other == agent)


def test_there_is_always_a_choice() -> None:
    """A word without an alternative is not asked for."""
    for seed, (negotiation, players) in enumerate(TABLES):
        one = table(negotiation, players, seed=seed)
        for _ in random_steps(one):
            assert len(one.asking.words) > 1


def test_a_word_that_is_not_in_the_mask() -> None:
    """The bare environment refuses it; in its wrappers it loses the game, as in other games of PettingZoo."""
    bare = table("simple", 3)
    wrong = next(word for word in range(len(WORDS)) if word not in bare.asking.words)
    with pytest.raises(HinodeError, match="not in the action mask"):
        bare.step(wrong)
    wrapped = env(players=3, negotiation="simple")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    mask = wrapped.last()[0]
    assert mask is not None
    wrapped.step(int(np.flatnonzero(mask["action_mask"] == 0)[0]))
    assert all(wrapped.terminations.values())
    assert wrapped.rewards[loser] == -1


def test_too_long() -> None:
    """After `max_steps` the game is cut off for all."""
    one = raw_env(max_steps=20, seed=1)
    one.reset()
    for _ in range(20):
        assert not any(one.truncations.values())
        one.step(one.asking.words[0])
    assert all(one.truncations.values())
    assert not any(one.terminations.values())
    while one.agents:
        assert not one.observe(one.agent_selection)["action_mask"].any()
        one.step(None)


def test_render() -> None:
    """The board as text; nothing without a render mode."""
    one = raw_env(render_mode="ansi", players=3, seed=2)
    one.reset()
    text = one.render()
    assert text is not None
    assert "Spring" in text
    assert "Kyoto" in text
    assert "\x1b" not in text
    assert table("none", 3).render() is None


def test_the_env_is_an_env() -> None:
    """`env` wraps what `raw_env` makes."""
    assert isinstance(env().unwrapped, Hinode)
