"""The same work for many tasks, over several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from math import inf
from typing import Final, TypeVar

from hinode.bots.budget import Budget
from hinode.core.errors import HinodeError

Task = TypeVar("Task")
Result = TypeVar("Result")


MAX_JOBS: Final = 256
MAX_GAMES: Final = 1_000_000


class SimulationError(HinodeError):
    """A simulation cannot be run as asked, or a game in it broke down."""


def check_jobs(jobs: int) -> None:
    """Raise if there is nobody to do the work, or a crowd."""
    check_number("jobs", jobs, MAX_JOBS)


def check_games(games: int) -> None:
    """Raise if there is nothing to play, or more than anybody waits for."""
    check_number("games", games, MAX_GAMES)


def check_number(what: str, number: int, most: int) -> None:
    """Raise unless a number is from 1 to `most`."""
    if number < 1:
        raise SimulationError(f"The number of {what} is at least 1, not {number}.")
    if number > most:
        raise SimulationError(f"The number of {what} is at most {most}, not {number}.")


def check_budget(budget: Budget) -> None:
    """Raise if a bot cannot think that long."""
    if not 0 < budget.seconds < inf:
        raise SimulationError(f"The budget is a number of seconds above 0, not {budget.seconds:g}.")
    if budget.tries < 0:
        raise SimulationError(f"The number of iterations is at least 0, not {budget.tries}.")


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process; only the first one deals with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_parallel(work: Callable[[Task], Result], tasks: list[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks, as they are done."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    # Leaving the block, by an error or Ctrl-C too, ends the processes.
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(tasks)), _ignore_interrupts) as pool:
        yield from pool.imap_unordered(work, tasks)
