"""Reviews of finished games: made one at a time in a process of their own, decision by decision, and kept in the store.

A review that nobody asks about any more is abandoned. After a restart it has to be asked for again.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final, Literal, TypeVar

import msgspec

from hinode.deals.judge import NOTHING, Goods, Judged
from hinode.engine.hooks import SEAT
from hinode.notation.record import write_record
from hinode.review import work
from hinode.review.findings import VERSION, Decision, Promised, Review
from hinode.review.promises import decided_at
from hinode.review.review import TRIES
from hinode.server.errors import Refused
from hinode.server.protocol import encode
from hinode.server.room.bots.thinking import Workers
from hinode.server.store.interface import OVER, Store
from hinode.server.table.clock import TimeSource
from hinode.server.table.ledger import ACCEPTED, Ledger, deed_of
from hinode.server.table.table import Table, check

LOG = logging.getLogger("hinode.server")
PATIENCE: Final = 60_000  # ms without a question about a review before it is abandoned
MAX_WAITING: Final = 10  # reviews, the one being made included
NICENESS: Final = 15
LONGEST: Final = 30.0  # seconds of processor time for one piece of work: a record may start from anything

T = TypeVar("T")
Piece = TypeVar("Piece")


class Kept(msgspec.Struct, frozen=True):
    """A review in the store. `check`: of the game it is about, which may have been taken back since."""

    version: int
    check: int
    everyone: bool
    review: Review


class ReviewState(msgspec.Struct, frozen=True):
    """How far a review is. `ahead`: the reviews made before this one; `review`: the finished one."""

    state: Literal["none", "queued", "running", "done"]
    done: int = 0
    total: int = 0
    ahead: int = 0
    review: Review | None = None


class Abandoned(Exception):
    """Nobody asks about a review any more."""


class Job:
    """A review in the making."""

    def __init__(self, table: str, mark: int, everyone: bool, task: work.Task, promises: list[Promised]) -> None:
        self.table = table
        self.mark = mark
        self.everyone = everyone
        self.task = task
        self.promises = promises
        self.asked = 0  # when somebody last asked about it
        self.done = 0
        self.total = 0
        self.begun = False


class Reviews:
    """The reviews of all tables."""

    def __init__(self, store: Store, time: TimeSource, tries: int = TRIES, workers: Workers | None = None) -> None:
        self._store = store
        self._time = time
        self._tries = tries
        self._workers = workers or Workers(1, NICENESS)
        self._jobs: dict[str, Job] = {}  # by table, in the order in which they were asked for
        self._making: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------------------- asking
    async def look(self, table: Table) -> ReviewState:
        """The review of a table, or how far it is. Asking keeps it from being abandoned."""
        mark = _mark(table)
        job = self._jobs.get(table.name)
        if job is not None and job.mark == mark:
            job.asked = self._time.monotonic()
            return self._progress(job)
        kept = await self._kept(table.name, mark)
        return ReviewState("none") if kept is None else ReviewState("done", review=kept.review)

    async def ask(self, table: Table, ledger: Ledger, everyone: bool, may_begin: Callable[[], bool]) -> ReviewState:
        """The review of a table, begun now if there is none. `may_begin` says whether this client may have one made."""
        mark = _mark(table)
        job = self._jobs.get(table.name)
        if job is None or job.mark != mark:
            kept = await self._kept(table.name, mark)
            if kept is not None and kept.everyone >= everyone:
                return ReviewState("done", review=kept.review)
        if table.name not in self._jobs:  # another request may have been quicker
            if not self._tries:
                raise Refused("not_now", "This server makes no reviews.")
            self._forget_abandoned()
            if len(self._jobs) >= MAX_WAITING:
                raise Refused("full", "Many games wait for their review; try again in a few minutes.")
            if not may_begin():
                raise Refused("too_fast", "You ask for many reviews; wait a little.")
            self._jobs[table.name] = _job(table, ledger, everyone, self._tries)
        job = self._jobs[table.name]
        job.asked = self._time.monotonic()
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make_all())
        return self._progress(job)

    async def close(self) -> None:
        """Stop. What is not finished is lost."""
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)
        self._workers.close()

    def _progress(self, job: Job) -> ReviewState:
        if job.begun:
            return ReviewState("running", job.done, job.total)
        return ReviewState("queued", ahead=list(self._jobs).index(job.table))

    async def _kept(self, name: str, mark: int) -> Kept | None:
        """The review in the store, if it is about this game and of this version."""
        body = await self._store.review(name)
        if body is None:
            return None
        try:
            kept = msgspec.json.decode(body, type=Kept)
        except msgspec.DecodeError:
            return None
        return kept if (kept.version, kept.check) == (VERSION, mark) else None

    # ---------------------------------------------------------------------------- making
    def _is_abandoned(self, job: Job) -> bool:
        return self._time.monotonic() - job.asked > PATIENCE

    def _forget_abandoned(self) -> None:
        """Make room in the queue."""
        for name, job in list(self._jobs.items()):
            if not job.begun and self._is_abandoned(job):
                del self._jobs[name]

    async def _make_all(self) -> None:
        while self._jobs:
            job = next(iter(self._jobs.values()))
            try:
                await self._make(job)
            except Abandoned:
                LOG.info("a review was abandoned", extra={"table": job.table[:6]})
            except Exception as error:  # it can be asked for again
                LOG.error("a review failed", exc_info=error, extra={"table": job.table[:6]})
            finally:
                self._jobs.pop(job.table, None)

    async def _ask(self, question: Callable[[Piece], T], piece: Piece) -> T:
        """Have a piece of work done in the other process."""
        return await self._workers.ask(_in_time, partial(question, piece))

    async def _make(self, job: Job) -> None:
        if self._is_abandoned(job):
            raise Abandoned
        job.begun = True
        asked = await self._ask(work.plan, job.task)
        job.total = len(asked)
        decisions: list[Decision] = []
        for at in asked:
            if self._is_abandoned(job):
                raise Abandoned
            decisions.append(await self._ask(work.look, (job.task, at)))
            job.done += 1
        found = await self._ask(work.finish, (job.task, decisions, job.promises))
        await self._store.keep_review(job.table, encode(Kept(VERSION, job.mark, job.everyone, found)))


# ------------------------------------------------------------------------------- in the other process
class TooLong(Exception):
    """A piece of work takes longer than any decision should."""


def _stop(number: int, frame: FrameType | None) -> None:
    raise TooLong


def _in_time(piece: Callable[[], T]) -> T:
    """Do a piece of work, but not forever."""
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        return piece()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


# ------------------------------------------------------------------------------- what to review
def _mark(table: Table) -> int:
    """Identifies a finished game, which may be taken back and end again."""
    if table.status != OVER or table.game is None:
        raise Refused("not_now", "A game can be reviewed when it is over.")
    return check(table.game)


def _job(table: Table, ledger: Ledger, everyone: bool, tries: int) -> Job:
    game = table.game
    assert game is not None
    people = {table.clans[i] for i, chair in enumerate(table.chairs) if chair is not None and not chair.bot}
    seats = tuple(seat for seat in game.seats if seat in people or (everyone and not game.state.is_automa(seat)))
    task = work.Task(write_record(game), seats, tries)
    return Job(table.name, _mark(table), everyone, task, promises_of(table, ledger))


# ------------------------------------------------------------------------------- promises
def promises_of(table: Table, ledger: Ledger) -> list[Promised]:
    """All promises in accepted deals, with the judge's verdicts and when they fell."""
    game = table.game
    if game is None:
        return []
    deals = [deal for deal in ledger.deals.values() if deal.state == ACCEPTED]
    judged = ledger.judged(table, deals)
    every = [one for of in judged.values() for one in of]
    found: list[Promised] = []
    for deal in deals:
        for promise, one in zip(deal.offer.promises, judged[deal.number], strict=True):
            deed = deed_of(table, game, deal, promise, _counted_elsewhere(every, one))
            by, to = SEAT.text(deed.by), SEAT.text(deed.to)
            found.append(Promised(deal.number, by, to, promise, one.verdict, decided_at(promise, deed, game)))
    return found


def _counted_elsewhere(every: list[Judged], one: Judged) -> dict[int, Goods]:
    """How much of each gift counts towards other promises than this one."""
    gifts: dict[int, Goods] = {}
    for other in every:
        if other is not one:
            for gift, (coins, ronin) in other.counted.items():
                before = gifts.get(gift, NOTHING)
                gifts[gift] = (before[0] + coins, before[1] + ronin)
    return gifts
