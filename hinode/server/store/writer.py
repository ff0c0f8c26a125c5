"""Group commit: one thread that writes to a SQLite database.

A commit waits for the disk, so the thread takes all waiting jobs, does each in a savepoint, and commits them together.
The futures are resolved after the commit.

Every statement passes Python's global lock between this thread and the event loop. So the most common jobs are combined
into one statement (`Bulk`), and only the rest are done one by one.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Any, Protocol, TypeVar, TypeVarTuple

from hinode.server.store.interface import StoreError

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Observer = Callable[[int, float], None]  # the jobs of a commit, and the seconds it took
log = logging.getLogger(__name__)


def failure(error: Exception) -> StoreError:
    """An error as the caller of a store gets it."""
    told = StoreError(f"The store failed: {error}.")
    told.__cause__ = error
    return told


class Job:
    """A function to call with the connection and these arguments, and the future of its result."""

    __slots__ = ("args", "error", "future", "result", "work")

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.args = args
        self.future = future
        self.result: Any = None
        self.error: StoreError | None = None


class Bulk(Protocol):
    """Commits as many jobs as it can at once and returns the others. If it raises, nothing is written."""

    def __call__(self, db: sqlite3.Connection, jobs: list[Job], /) -> list[Job]: ...


def tell(jobs: list[Job]) -> None:
    """Resolve the futures of jobs, except those that were cancelled."""
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


class Writer:
    """The thread, its connection, which nobody else uses, and its queue."""

    def __init__(self, db: sqlite3.Connection, bulk: Bulk, observe: Observer | None = None) -> None:
        self._db = db
        self._bulk = bulk
        self._observe = observe
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None ends the thread
        self._writing = Thread(target=self._run, name="store-writer", daemon=True)
        self._writing.start()

    def ask(self, work: Callable[[sqlite3.Connection, *Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Queue a job. It is done even if the future is cancelled."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, args, future))
        return future

    def finish(self) -> None:
        """Do all queued jobs and end the thread. Blocks; no job may be queued afterwards."""
        self._jobs.put(None)
        self._writing.join()

    def _run(self) -> None:
        while jobs := self._waiting():
            start = perf_counter()
            self._commit_together(jobs)
            self._show(len(jobs), perf_counter() - start)
            self._tell(jobs)

    def _show(self, jobs: int, seconds: float) -> None:
        """Call the observer. Its errors do not affect the commit."""
        if self._observe is not None:
            try:
                self._observe(jobs, seconds)
            except Exception:
                log.exception("The observer of commits failed.")

    def _waiting(self) -> list[Job]:
        """All waiting jobs, at least one; none at the end."""
        taken = [self._jobs.get()]
        taken += [self._jobs.get() for _ in range(self._jobs.qsize())]
        if taken[-1] is None:
            self._jobs.put(None)  # for the next call, after these last jobs
        return [job for job in taken if job is not None]

    def _commit_together(self, jobs: list[Job]) -> None:
        """Do what `Bulk` can in one transaction and the rest in another. A failed one is rolled back."""
        left = jobs
        try:
            left = self._bulk(self._db, jobs)
            if not left:
                return
            self._db.execute("BEGIN IMMEDIATE")
            for job in left:
                self._do(job)
            self._db.execute("COMMIT")
        except Exception as error:
            for job in left:
                job.error = failure(error)
            with suppress(sqlite3.Error):  # SQLite may have rolled back already
                self._db.execute("ROLLBACK")

    def _do(self, job: Job) -> None:
        """Do one job. If it fails, only its own writes are undone."""
        db = self._db
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db, *job.args)
        except Exception as error:
            if not db.in_transaction:  # SQLite has rolled back everything, for example on a full disk
                raise
            db.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, StoreError) else failure(error)
        db.execute("RELEASE job")

    def _tell(self, jobs: list[Job]) -> None:
        """Resolve futures with one call per event loop; there is rarely more than one."""
        for loop in {job.future.get_loop() for job in jobs}:
            with suppress(RuntimeError):  # that loop is closed
                loop.call_soon_threadsafe(tell, [job for job in jobs if job.future.get_loop() is loop])
