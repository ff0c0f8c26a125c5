"""Group commit: one thread that writes to a SQLite database.

A commit waits for the disk. So the thread takes every job that waits, does each in a savepoint of its own, and
commits them together. Whoever asked hears of it after the commit.

Every statement hands Python's lock to and fro between this thread and the event loop. So jobs of the commonest kind
are first done all at once, in one statement (`Bulk`); only what is left is done one by one.
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
Observer = Callable[[int, float], None]  # how many jobs a commit had, how many seconds they took together
log = logging.getLogger(__name__)


def failure(error: Exception) -> StoreError:
    """What the caller of a store hears of an error."""
    told = StoreError(f"The store failed: {error}.")
    told.__cause__ = error
    return told


class Job:
    """Something to write: a function on the connection with its arguments, and who waits for it."""

    __slots__ = ("args", "error", "future", "result", "work")

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.args = args
        self.future = future
        self.result: Any = None
        self.error: StoreError | None = None


class Bulk(Protocol):
    """Commits as many jobs at once as it can, and says which are left. If it fails, nothing is written."""

    def __call__(self, db: sqlite3.Connection, jobs: list[Job], /) -> list[Job]: ...


def tell(jobs: list[Job]) -> None:
    """Resolve the futures of jobs. Somebody who does not wait any more is not told."""
    for job in jobs:
        if job.future.done():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


class Writer:
    """The thread, the connection it alone uses, and the queue of jobs."""

    def __init__(self, db: sqlite3.Connection, bulk: Bulk, observe: Observer | None = None) -> None:
        self._db = db
        self._bulk = bulk
        self._observe = observe
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()  # None is the last
        self._writing = Thread(target=self._run, name="store-writer", daemon=True)
        self._writing.start()

    def ask(self, work: Callable[[sqlite3.Connection, *Ts], T], *args: *Ts) -> asyncio.Future[T]:
        """Queue a job. It is done even if nobody waits for the future any more."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, args, future))
        return future

    def finish(self) -> None:
        """Do what is queued and end the thread. Blocks; nothing may be asked any more."""
        self._jobs.put(None)
        self._writing.join()

    def _run(self) -> None:
        while jobs := self._waiting():
            start = perf_counter()
            self._commit_together(jobs)
            self._show(len(jobs), perf_counter() - start)
            self._tell(jobs)

    def _show(self, jobs: int, seconds: float) -> None:
        """Let the observer look. If it fails, what was committed is committed all the same."""
        if self._observe is not None:
            try:
                self._observe(jobs, seconds)
            except Exception:
                log.exception("The observer of commits failed.")

    def _waiting(self) -> list[Job]:
        """Every job that waits, at least one; none when there will be no more."""
        taken = [self._jobs.get()]
        taken += [self._jobs.get() for _ in range(self._jobs.qsize())]
        if taken[-1] is None:
            self._jobs.put(None)  # after the last jobs it is asked once more
        return [job for job in taken if job is not None]

    def _commit_together(self, jobs: list[Job]) -> None:
        """Do jobs in one transaction, and what is left in another. Of one that fails nothing is kept."""
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
            with suppress(sqlite3.Error):  # fails, harmlessly, if SQLite has rolled back already
                self._db.execute("ROLLBACK")

    def _do(self, job: Job) -> None:
        """Do one job. If it fails, only what it wrote itself is undone."""
        db = self._db
        db.execute("SAVEPOINT job")
        try:
            job.result = job.work(db, *job.args)
        except Exception as error:
            if not db.in_transaction:  # SQLite has given up the whole transaction: the disk is full, for example
                raise
            db.execute("ROLLBACK TO job")
            job.error = error if isinstance(error, StoreError) else failure(error)
        db.execute("RELEASE job")

    def _tell(self, jobs: list[Job]) -> None:
        """Wake those who wait: once for each event loop, and there is rarely more than one."""
        for loop in {job.future.get_loop() for job in jobs}:
            with suppress(RuntimeError):  # the loop is closed: nobody waits there any more
                loop.call_soon_threadsafe(tell, [job for job in jobs if job.future.get_loop() is loop])
