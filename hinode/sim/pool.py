"""The same work for many tasks, over several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from math import inf
from typing import Final, TypeVar

from hinode.bots.budget import Budget
from hinode.engine.core.errors import HinodeError

Task = TypeVar("Task")
Result = TypeVar("Result")


MAX_JOBS: Final = 256
MAX_GAMES: Final = 1_000_000
DIED: Final = "A process that played games died. A bot that ends its own process or needs too much memory does that."


class SimulationError(HinodeError):
    """A simulation cannot be run as asked, or a game in it broke down."""


def check_jobs(jobs: int) -> None:
    """Raise unless the number of processes makes sense."""
    check_number("jobs", jobs, MAX_JOBS)


def check_games(games: int) -> None:
    """Raise unless the number of games makes sense."""
    check_number("games", games, MAX_GAMES)


def check_number(what: str, number: int, most: int) -> None:
    """Raise unless a number is from 1 to `most`."""
    if number < 1:
        raise SimulationError(f"The number of {what} is at least 1, not {number}.")
    if number > most:
        raise SimulationError(f"The number of {what} is at most {most}, not {number}.")


def check_budget(budget: Budget) -> None:
    """Raise unless a bot can use this budget."""
    if not 0 < budget.seconds < inf:
        raise SimulationError(f"The budget is a number of seconds above 0, not {budget.seconds:g}.")
    if budget.tries < 0:
        raise SimulationError(f"The number of iterations is at least 0, not {budget.tries}.")


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process; only the main one handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_parallel(work: Callable[[Task], Result], tasks: list[Task], jobs: int) -> Iterator[Result]:
    """The results of all tasks, as they finish. Leaving early, even by an error or Ctrl-C, ends the processes."""
    if jobs == 1 or len(tasks) < 2:
        yield from map(work, tasks)
        return
    others = set(multiprocessing.active_children())
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), spawn, _ignore_interrupts) as pool:
        try:
            yield from _as_done(pool, work, iter(tasks), 2 * jobs)
        except BrokenProcessPool:
            raise SimulationError(DIED) from None
        finally:
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()


def _as_done(
    pool: ProcessPoolExecutor, work: Callable[[Task], Result], tasks: Iterator[Task], ahead: int
) -> Iterator[Result]:
    """Hand out a few tasks at a time: there may be a million."""
    waiting = {pool.submit(work, task) for task in islice(tasks, ahead)}
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        waiting |= {pool.submit(work, task) for task in islice(tasks, len(done))}
        for future in done:
            yield future.result()
