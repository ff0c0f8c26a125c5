"""Group commit, and what happens when the disk or a caller fails."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hinode.server.store import sqlite
from hinode.server.store.interface import StoreError
from hinode.server.store.sqlite import SqliteStore
from hinode.server.store.writer import Writer
from tests.server.stores import NOT_A_BODY, Gate, a_row, append, begin, everything, in_loop, outcomes


# -------------------------------------------------------------------------------- group commit
@in_loop
async def test_jobs_that_wait_are_committed_together(path: Path) -> None:
    """Fifty appends that wait for the writer are one commit."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await outcomes(*(store.create(a_row(str(n))) for n in range(50)))
    gate.sizes.clear()
    went = await gate.together(store, *(append(store, a_row(str(n), n=1), [b"entry"]) for n in range(50)))
    assert went == ["done"] * 50
    assert gate.sizes == [1, 50]
    await store.close()
    assert all(seconds > 0 for seconds in gate.seconds)


@in_loop
async def test_a_failure_leaves_the_others_alone(path: Path) -> None:
    """One that comes too late and one that cannot be kept, among others of the same commit."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await store.create(a_row("a"), (), {0: "a"})
    await store.create(a_row("b"), (), {0: "b"})
    before_b = (await everything(store, "b"))[4:]
    gate.sizes.clear()
    went = await gate.together(
        store,
        append(store, a_row("a", n=1), [b"one"]),
        append(store, a_row("a", n=1), [b"too late"], {0: "no"}),
        append(store, a_row("b", n=2), [b"one", NOT_A_BODY], {0: "no"}),
        append(store, a_row("a", n=2), [b"two"], {1: "yes"}),
        store.say("nowhere", b"hello"),
        store.create(a_row("c")),
    )
    assert went == ["done", "Conflict", "StoreError", "done", "StoreError", "done"]
    assert gate.sizes == [1, 6]
    assert await store.load("a") == [b"one", b"two"]
    assert await store.secrets("a") == {0: "a", 1: "yes"}
    assert (await everything(store, "b"))[4:] == before_b
    assert await store.row("c") == a_row("c")
    await store.close()


@in_loop
async def test_a_full_disk(path: Path) -> None:
    """If a commit fails, so do all its jobs; none is stored, and the store works again when there is space."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await store.create(a_row("a"), (), {0: "a"})
    before = await everything(store, "a", "b")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size + 5000, hard))
    try:
        went = await gate.together(
            store,
            append(store, a_row("a", n=1), [b"small"], {0: "b"}),
            store.create(a_row("b", n=1), [b"large" * 10_000]),
            append(store, a_row("a", n=1), [b"too late"]),
            store.say("a", b"hello"),
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert went == ["StoreError"] * 4
    assert await everything(store, "a", "b") == before
    await store.append(a_row("a", n=1), [b"again"])
    await store.close()
    store = SqliteStore.open(path)
    assert await store.load("a") == [b"again"]
    assert await store.talk("a", 0, 9) == []
    await store.close()


class Unreliable(sqlite3.Connection):
    """A connection on which a number of commits fail."""

    failures = 0

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT" and Unreliable.failures:
            Unreliable.failures -= 1
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, values)


@in_loop
async def test_a_commit_that_leaves_its_transaction_open(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is rolled back, so that the next one can begin."""
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Unreliable))
    store = SqliteStore.open(path)
    monkeypatch.setattr(Unreliable, "failures", 2)
    for _ in range(2):
        with pytest.raises(StoreError, match="disk I/O error"):
            await store.create(a_row(n=1), [b"lost"])
    await store.create(a_row())
    assert await store.load("kyoto") == []
    await store.close()


@in_loop
async def test_another_process_that_writes_too_long(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writes wait for it, then fail; reads see committed data and do not wait. Afterwards everything works."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    store = SqliteStore.open(path)
    await store.create(a_row())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("UPDATE game SET n = 7")
        with pytest.raises(StoreError, match="locked"):
            await store.append(a_row(n=1), [b"entry"])
        assert await store.row("kyoto") == a_row()
        other.execute("ROLLBACK")
    await store.append(a_row(n=1), [b"entry"])
    await store.close()


@in_loop
async def test_reads_do_not_wait_for_the_writer(path: Path) -> None:
    """They are answered from committed data while the writer is held up."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await store.create(a_row())
    await gate.hold(store)
    (asked,) = await begin(append(store, a_row(n=1), [b"entry"]))
    assert await store.load("kyoto") == []
    gate.open.set()
    await asked
    assert await store.load("kyoto") == [b"entry"]
    await store.close()


@in_loop
async def test_closing_waits_for_the_writer(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Jobs that wait when the store is closed are done before it is."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await gate.hold(store)
    asked = await begin(*(store.create(a_row(str(n))) for n in range(5)))
    reached = asyncio.Event()
    ask = Writer.ask

    def watched(writer: Writer, *job: Any) -> asyncio.Future[Any]:
        reached.set()
        return ask(writer, *job)

    monkeypatch.setattr(Writer, "ask", watched)
    closing_it = asyncio.create_task(store.close())
    await reached.wait()
    assert not closing_it.done()
    gate.open.set()
    assert await outcomes(closing_it, *asked) == ["done"] * 6


# -------------------------------------------------------------------------------- callers that go away
@in_loop
async def test_a_caller_that_does_not_wait(path: Path) -> None:
    """What it asked for is done, and the others of the same commit hear of theirs."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    await gate.hold(store)
    impatient, patient = await begin(store.create(a_row("a")), store.create(a_row("b")))
    impatient.cancel()
    gate.open.set()
    assert await outcomes(impatient, patient) == ["CancelledError", "done"]
    assert await store.count() == {a_row().status: 2}
    await store.close()


def test_an_event_loop_that_ends(path: Path) -> None:
    """The writer outlives it: another loop uses the same store."""
    gate = Gate()
    store = SqliteStore.open(path, gate)

    async def ask_and_go() -> asyncio.Task[None]:
        await gate.hold(store)
        (asked,) = await begin(store.create(a_row()))
        return asked

    assert asyncio.run(ask_and_go()).cancelled()
    gate.open.set()
    asyncio.run(store.tick(5))
    assert asyncio.run(store.row("kyoto")) == a_row()
    asyncio.run(store.close())


@in_loop
async def test_an_observer_that_fails(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its error is logged, and the store still works."""

    def fail(jobs: int, seconds: float) -> None:
        raise ZeroDivisionError(f"{jobs} jobs")

    store = SqliteStore.open(path, fail)
    await store.create(a_row())
    await store.append(a_row(n=1), [b"entry"])
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["1 jobs"] * 2
    await store.close()
