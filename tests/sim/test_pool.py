"""Work over several processes."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from hinode.sim.pool import SimulationError, in_parallel


def double(number: int) -> int:
    """Work that is done at once."""
    return 2 * number


def die(number: int) -> int:
    """Work that ends its process, as a bot that runs out of memory does."""
    os._exit(3)


def fail(number: int) -> int:
    """Work that goes wrong."""
    raise SimulationError(f"Game {number} broke down.")


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_result_comes_once(jobs: int) -> None:
    """In any order."""
    assert sorted(in_parallel(double, list(range(20)), jobs)) == list(range(0, 40, 2))


def test_a_process_that_dies_is_noticed() -> None:
    """The pool does not wait for it forever."""
    with pytest.raises(SimulationError, match="died"):
        list(in_parallel(die, [1, 2, 3], 2))


def test_an_error_comes_back() -> None:
    """The first one ends the work."""
    with pytest.raises(SimulationError, match="broke down"):
        list(in_parallel(fail, [1, 2, 3], 2))


def test_leaving_early_ends_the_processes() -> None:
    """Leaving the loop early leaves no process behind."""
    before = set(multiprocessing.active_children())
    results = in_parallel(double, list(range(1000)), 2)
    next(results)
    results.close()  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    assert set(multiprocessing.active_children()) == before
