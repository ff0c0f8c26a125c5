"""What only SQLite has: settings, files, and killed processes. Group commit is in test_writer.py."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hinode.server.store import sqlite
from hinode.server.store.appends import BULK
from hinode.server.store.interface import DRAFTING, OPEN, Conflict, Store, StoreError
from hinode.server.store.sqlite import SqliteStore
from hinode.server.store.writer import Job
from tests.server.stores import NOT_A_BODY, a_row, in_loop


def mode(path: Path) -> int:
    """The permissions of a file."""
    return stat.S_IMODE(path.stat().st_mode)


# -------------------------------------------------------------------------------- settings of the database
def test_what_is_committed_is_on_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log is written ahead, and every commit waits for the disk."""
    connections: list[sqlite3.Connection] = []
    connect = sqlite._connect  # pyright: ignore[reportPrivateUsage]

    def remember(path: Path, mode: str) -> sqlite3.Connection:
        connections.append(connect(path, mode))
        return connections[-1]

    monkeypatch.setattr(sqlite, "_connect", remember)
    store = SqliteStore.open(path)
    writing, reading = connections
    assert writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writing.execute("PRAGMA synchronous").fetchone() == (2,)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        reading.execute("UPDATE clock SET served = 1")
    asyncio.run(store.close())


def test_indexes_are_used(path: Path) -> None:
    """Finding due tables and listing do not scan every table, and sort only fresh or due rows."""
    asyncio.run(SqliteStore.open(path).close())
    with closing(sqlite3.connect(path)) as db:
        for query, values, index in (
            (sqlite.DUE, (1, 1), "game_due"),
            (sqlite.LISTED, (OPEN, 1), "game_listed"),
            (sqlite.SLIPS_DUE, (1, 1), "slip_due"),
        ):
            plan = [step[3] for step in db.execute(f"EXPLAIN QUERY PLAN {query}", values)]
            assert any(f"INDEX {index} (" in step for step in plan), plan
            assert not any("SCAN game" in step for step in plan), plan
            assert query is not sqlite.LISTED or not any("B-TREE" in step for step in plan), plan


@in_loop
async def test_many_appends_at_once(path: Path) -> None:
    """They are written in bulk; one that comes too late fails alone, and so does one the database cannot take."""
    store = SqliteStore.open(path)
    tables = [f"table{i}" for i in range(2 * BULK)]
    for table in tables:
        await store.create(a_row(table))
    await store.append(a_row("table3", n=1), [b"first"])
    late = {"table3": Conflict, "table5": StoreError}  # one by its number, one by a body that is not bytes
    for round_ in (1, 2):
        body = {"table5": NOT_A_BODY}
        appends = (store.append(a_row(table, n=round_), [body.get(table, b"%d" % round_)]) for table in tables)
        results = await asyncio.gather(*appends, return_exceptions=True)
        for table, result in zip(tables, results, strict=True):
            expected = late.get(table) if round_ == 1 or table == "table5" else None
            assert result is None if expected is None else isinstance(result, expected), (table, result)
    assert await store.load("table3") == [b"first", b"2"]
    assert await store.load("table5") == []
    assert await store.load("table6") == [b"1", b"2"]
    await store.close()


@in_loop
async def test_in_bulk_is_in_bulk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Appends that wait together need no statements of their own, unless one of them fails."""
    done: list[tuple[int, list[Job]]] = []
    appends = sqlite.Appends()

    def watched(db: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
        done.append((len(jobs), appends(db, jobs)))
        return done[-1][1]

    monkeypatch.setattr(sqlite, "Appends", lambda: watched)
    store = SqliteStore.open(path)
    tables = [f"table{i}" for i in range(20)]
    for table in tables:
        await store.create(a_row(table))
    done.clear()
    await asyncio.gather(*(store.append(a_row(table, n=1), [b"1"]) for table in tables))
    assert not any(left for _, left in done)
    assert max(number for number, _ in done) > 1
    for table in tables:
        row = await store.row(table)
        assert row is not None
        assert (row.n, await store.load(table)) == (1, [b"1"])
    await store.close()


@in_loop
async def test_the_log_of_sqlite_is_copied_beside_the_writing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Commits continue while another thread copies the log; none waits for it."""
    monkeypatch.setattr(sqlite, "TIDY", 20)
    store = SqliteStore.open(path)
    await store.create(a_row())
    before = path.stat().st_size
    n = 0
    while path.stat().st_size == before:
        n += 1
        assert n < 100_000
        await store.append(a_row(n=n), [b"x" * 2000])
    assert len(await store.load("kyoto")) == n
    await store.close()


# -------------------------------------------------------------------------------- the end of a process
CALLS: dict[str, Callable[[Store, Path], Awaitable[object]]] = {
    "create": lambda store, path: store.create(a_row("edo")),
    "append": lambda store, path: store.append(a_row(n=1), [b"entry"]),
    "row": lambda store, path: store.row("kyoto"),
    "load": lambda store, path: store.load("kyoto"),
    "secrets": lambda store, path: store.secrets("kyoto"),
    "list": lambda store, path: store.list([OPEN], 1),
    "due": lambda store, path: store.due(1, 1),
    "say": lambda store, path: store.say("kyoto", b"hello"),
    "talk": lambda store, path: store.talk("kyoto", 0, 1),
    "deal": lambda store, path: store.deal("kyoto", 0, b"deal"),
    "deals": lambda store, path: store.deals("kyoto"),
    "keep": lambda store, path: store.keep("kyoto", []),
    "slips": lambda store, path: store.slips("kyoto"),
    "slips_due": lambda store, path: store.slips_due(0, 1),
    "served": lambda store, path: store.served(),
    "tick": lambda store, path: store.tick(1),
    "count": lambda store, path: store.count(),
    "backup": lambda store, path: store.backup(path),
    "close": lambda store, path: store.close(),
}


@in_loop
async def test_a_closed_store_refuses(path: Path, tmp_path: Path) -> None:
    """Every method. All of it is in the one file then."""
    store = SqliteStore.open(path)
    await store.create(a_row())
    await store.close()
    assert set(CALLS) == Store.__abstractmethods__
    for call in CALLS.values():
        with pytest.raises(StoreError, match="closed"):
            await call(store, tmp_path / "copy")
    assert list(tmp_path.iterdir()) == [path]
    copy = tmp_path / "moved.db"
    path.rename(copy)
    store = SqliteStore.open(copy)
    assert await store.row("kyoto") == a_row()
    await store.close()


APPEND_FOR_EVER = """
import asyncio, sys
from pathlib import Path
from typing import Any
from hinode.server.store.sqlite import SqliteStore
from tests.server.stores import a_row

async def main():
    store = SqliteStore.open(Path(sys.argv[1]))
    await store.create(a_row())
    n = 0
    while True:
        n += 1
        secrets = {0: str(n)} if n % 3 == 0 else {}
        await store.append(a_row(n=n), [b"%d" % n], secrets)
        print(n, flush=True)

asyncio.run(main())
"""


@in_loop
async def test_a_process_that_is_killed(path: Path) -> None:
    """Whatever it had acknowledged is there, whole."""
    with subprocess.Popen([sys.executable, "-c", APPEND_FOR_EVER, path], stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for _ in range(40):
            assert child.stdout.readline()
        child.send_signal(signal.SIGKILL)
        acknowledged = [40, *map(int, child.stdout.read().split())][-1]
    store = SqliteStore.open(path)
    row = await store.row("kyoto")
    assert row is not None
    assert row.n >= acknowledged
    assert await store.load("kyoto") == [b"%d" % n for n in range(1, row.n + 1)]
    assert await store.secrets("kyoto") == {0: str(row.n - row.n % 3)}
    await store.close()


# -------------------------------------------------------------------------------- files
def test_a_newer_file_is_refused(path: Path) -> None:
    """With a sentence that says so. The file stays as it is."""
    asyncio.run(SqliteStore.open(path).close())
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {sqlite.VERSION + 1}")
    content = path.read_bytes()
    with pytest.raises(StoreError, match=f"'{path}' was written by a newer Hinode"):
        SqliteStore.open(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"hello", b"not a database\n" * 1000])
def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    """Refused, and not touched."""
    path.write_bytes(content)
    with pytest.raises(StoreError, match="file is not a database"):
        SqliteStore.open(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("statement", ["CREATE TABLE flowers (name)", "PRAGMA user_version = 1"])
def test_the_database_of_another_program(path: Path, statement: str) -> None:
    """Refused, and not touched."""
    with closing(sqlite3.connect(path)) as db:
        db.execute(statement)
    content = path.read_bytes()
    with pytest.raises(StoreError, match="another program"):
        SqliteStore.open(path)
    assert path.read_bytes() == content


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    """A folder, or something below a file."""
    (tmp_path / "file").touch()
    for impossible in (tmp_path, tmp_path / "file" / "tables.db"):
        with pytest.raises(StoreError, match="cannot be opened"):
            SqliteStore.open(impossible)


def test_a_folder_that_is_closed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason is in plain words, without the number of an error."""

    def closed(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "open", closed)
    with pytest.raises(StoreError) as refused:
        SqliteStore.open(path)
    assert str(refused.value) == f"'{path}' cannot be opened: permission denied."


def test_a_file_that_cannot_be_written(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite then opens it for reading, and says nothing: it is refused before anybody plays."""
    asyncio.run(SqliteStore.open(path).close())
    connect = sqlite3.connect

    def read_only(name: str, **options: Any) -> sqlite3.Connection:
        return connect(name.replace("mode=rw", "mode=ro"), **options)

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(StoreError) as refused:
        SqliteStore.open(path)
    assert str(refused.value) == f"'{path}' is read-only; a server has to write to it."


@in_loop
async def test_only_the_owner_reads_the_files(tmp_path: Path) -> None:
    """They hold seeds: the database, its log and its backups, in a new folder with any name."""
    path = tmp_path / "new" / "50% of #1?" / "tables.db"
    before = os.umask(0)
    try:
        store = SqliteStore.open(path)
        await store.create(a_row())
        await store.backup(tmp_path / "copy.db")
        files = sorted(path.parent.iterdir())
        assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
        assert {mode(file) for file in (*files, tmp_path / "copy.db")} == {0o600}
        await store.close()
    finally:
        os.umask(before)


@in_loop
async def test_a_backup_that_fails_leaves_nothing(path: Path, tmp_path: Path) -> None:
    """No half copy, and the file that was there."""
    store = SqliteStore.open(path)
    folder = tmp_path / "backups"
    with pytest.raises(StoreError):
        await store.backup(folder / "copy.db")
    folder.mkdir()
    (folder / "copy.db").write_text("mine")
    with pytest.raises(StoreError, match="exists already"):
        await store.backup(folder / "copy.db")
    assert [file.read_text() for file in folder.iterdir()] == ["mine"]
    await store.create(a_row(n=1), [b"x" * 500_000])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        with pytest.raises(StoreError):
            await store.backup(folder / "other.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    await store.close()


@in_loop
async def test_a_full_disk_can_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that finds fresh entries and cannot write starts, and lists its tables."""
    store = SqliteStore.open(path)
    await store.create(a_row("edo", listed=True, served=5))
    await store.append(a_row("edo", n=1, listed=True, served=70), [b"1"])
    full = sqlite3.OperationalError("database or disk is full")

    def refuse(*_: object) -> None:
        raise full

    with monkeypatch.context() as patch:
        patch.setattr("hinode.server.store.sqlite.settle", refuse)
        assert await store.served() == 70
        assert [row.table for row in await store.list((DRAFTING,), 5)] == ["edo"]
    await store.close()
