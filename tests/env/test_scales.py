"""Observations brought to 0..1."""

from __future__ import annotations

import numpy as np
import pytest

from hinode.env import FIELDS, PLACES, SCALES, SIZE, read, scaled
from hinode.env.scales import LIMITS, USUAL
from tests.env.helpers import TABLES, random_steps, table

CLIPPED = np.zeros(SIZE, dtype=np.bool_)
for name in USUAL:
    CLIPPED[PLACES[name]] = True


def test_every_number_has_a_scale() -> None:
    """A positive one, and every name in the tables is a field, in one of them."""
    assert SCALES.shape == (SIZE,)
    assert SCALES.min() >= 1
    assert LIMITS.keys() | USUAL.keys() <= {field.name for field in FIELDS}
    assert not LIMITS.keys() & USUAL.keys()
    assert [*read(SCALES, "reserve")[0]] == [6, 3, 1, 4]


@pytest.mark.parametrize(("negotiation", "players"), TABLES)
def test_limits_hold(negotiation: str, players: int) -> None:
    """In random games nothing is larger than its limit, and nothing scaled leaves 0..1."""
    for seed in range(3):
        env = table(negotiation, players, seed=seed)
        for agent in random_steps(env, seed):
            found = env.observe(agent)["observation"]
            assert not ((found > SCALES) & ~CLIPPED).any()
            small = scaled(found)
            assert small.dtype == np.float32
            assert small.min() >= 0
            assert small.max() <= 1
            assert ((small > 0) == (found > 0)).all()


def test_what_has_no_limit_is_clipped() -> None:
    """A rich player looks no richer than the scale."""
    observation = np.zeros(SIZE, dtype=np.float32)
    observation[PLACES["coins"]] = [0, 10, 40, 41, 255]
    assert [*read(scaled(observation), "coins")] == [0, 0.25, 1, 1, 1]
