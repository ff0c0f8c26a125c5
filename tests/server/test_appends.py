"""Appends to SQLite: first they are fresh, then in their places; readers and writers see no difference."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Generator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import pytest

from hinode.server.store import sqlite
from hinode.server.store.appends import SETTLE
from hinode.server.store.interface import PLAYING, Conflict, Row, Slip, Store
from hinode.server.store.sqlite import SqliteStore
from tests.server.stores import Gate, a_row, append, begin, in_loop, outcomes


@contextmanager
def looking(path: Path) -> Generator[sqlite3.Connection]:
    """The database itself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        yield db


def number(path: Path, table: str) -> int:
    """How many rows something in the database has."""
    with looking(path) as db:
        return db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


@in_loop
async def test_an_append_is_fresh_until_rows_are_listed(path: Path) -> None:
    """It can be read at once; listing rows puts it in its place."""
    store = SqliteStore.open(path)
    await store.create(a_row())
    for n in (1, 2, 3):
        await store.append(a_row(n=n, due=n, served=n), [b"%d" % n])
    assert (number(path, "fresh"), number(path, "entry")) == (3, 0)
    assert await store.load("kyoto") == [b"1", b"2", b"3"]
    assert await store.load("kyoto", 1) == [b"2", b"3"]
    with looking(path) as db:  # as `hinode export` does
        assert db.execute(sqlite.LOAD, ("kyoto", 0)).fetchall() == [(1, b"1"), (2, b"2"), (3, b"3")]
    assert await store.row("kyoto") == a_row(n=3, due=3, served=3)
    assert number(path, "fresh") == 3
    await store.list([PLAYING], 1)
    assert await store.row("kyoto") == a_row(n=3, due=3, served=3)
    assert (number(path, "fresh"), number(path, "entry")) == (0, 3)
    await store.append(a_row(n=4), [b"4"])
    assert await store.load("kyoto") == [b"1", b"2", b"3", b"4"]
    await store.close()
    assert (number(path, "fresh"), number(path, "entry")) == (0, 4)


READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "row": lambda store: store.row("kyoto"),
    "list": lambda store: store.list([PLAYING], 9),
    "due": lambda store: store.due(5, 9),
    "count": lambda store: store.count(),
    "served": lambda store: store.served(),
}
AS_IT_IS = ("row", "due", "count", "served")  # these do not make the writer put things in their places


@pytest.mark.parametrize("read", READS)
@in_loop
async def test_every_reading_of_rows_sees_what_is_fresh(path: Path, read: str) -> None:
    """That of another process too."""
    store, other = SqliteStore.open(path), SqliteStore.open(path)
    await store.create(a_row(status=PLAYING))
    row = a_row(n=1, status=PLAYING, due=5, served=99)
    await store.append(row, [b"1"])
    expected = {"row": row, "list": [row], "due": ["kyoto"], "count": {PLAYING: 1}, "served": 99}
    assert number(path, "fresh") == 1
    assert await READS[read](other) == expected[read]
    assert number(path, "fresh") == (1 if read in AS_IT_IS else 0)
    await store.close()
    await other.close()


@in_loop
async def test_what_is_due_with_something_fresh(path: Path) -> None:
    """A table is due by its latest row, fresh or settled; the longest overdue comes first."""
    store = SqliteStore.open(path)
    for name in ("edo", "kyoto", "oshu", "nagato"):
        await store.create(a_row(name, due=7))
    await store.append(a_row("edo", n=1, due=2), [b"1"])
    await store.append(a_row("edo", n=2, due=9), [b"2"])  # not any more
    await store.append(a_row("kyoto", n=1, due=None), [b"1"])
    await store.append(a_row("nagato", n=1, due=3), [b"1"])
    assert number(path, "fresh") == 4
    assert await store.due(8, 9) == ["nagato", "oshu"]
    assert await store.due(9, 9) == ["nagato", "oshu", "edo"]
    assert await store.due(9, 1) == ["nagato"]
    assert await store.row("kyoto") == a_row(n=1, due=None)
    await store.list([PLAYING], 1)
    assert number(path, "fresh") == 0
    assert await store.due(9, 9) == ["nagato", "oshu", "edo"]
    await store.close()


@in_loop
async def test_closing_waits_for_a_reading_that_settles(path: Path) -> None:
    """It had begun, so it is answered."""
    store = SqliteStore.open(path)
    await store.create(a_row())
    await store.append(a_row(n=1), [b"1"])
    (reading,) = await begin(store.row("kyoto"))
    await store.close()
    assert await reading == a_row(n=1)


@in_loop
async def test_what_is_fresh_is_put_in_its_places_now_and_then(path: Path) -> None:
    """Even if nobody reads."""
    store = SqliteStore.open(path)
    tables = [f"table {i}" for i in range(50)]
    for table in tables:
        await store.create(a_row(table))
    rounds = SETTLE // len(tables) + 3
    for n in range(1, rounds + 1):
        await asyncio.gather(*(store.append(a_row(table, n=n), [b"%d" % n]) for table in tables))
    assert number(path, "entry") >= SETTLE
    assert number(path, "fresh") < SETTLE
    for table in tables:
        assert await store.load(table) == [b"%d" % n for n in range(1, rounds + 1)]
        assert await store.row(table) == a_row(table, n=rounds)
    await store.close()


@in_loop
async def test_two_processes_take_turns(path: Path) -> None:
    """Each notices that the other has written, whether what it wrote is fresh or in its place."""
    stores = SqliteStore.open(path), SqliteStore.open(path)
    await stores[0].create(a_row())
    for n in range(1, 41):
        store = stores[n // 2 % 2]
        await store.append(a_row(n=n), [b"%d" % n])
        if n % 7 == 0:
            await store.list([PLAYING], 1)  # puts all in place
        if n % 4 == 0:  # written by the first, just after the second wrote: all that the second knew was true until now
            with pytest.raises(Conflict):
                await stores[1].append(a_row(n=n), [b"no"])
    for store in stores:
        assert await store.load("kyoto") == [b"%d" % n for n in range(1, 41)]
        assert await store.row("kyoto") == a_row(n=40)
        await store.close()


@in_loop
async def test_together_in_one_commit(path: Path) -> None:
    """Two appends to one table may follow each other; of two to the same place one is refused, and alone."""
    store = SqliteStore.open(path)
    await store.create(a_row())
    await store.create(a_row("edo"))
    rows = [a_row(n=1), a_row(n=2), a_row("edo", n=1), a_row(n=2), a_row("nowhere", n=1), a_row(n=3)]
    went = await outcomes(*(store.append(row, [b"%d" % i]) for i, row in enumerate(rows)))
    assert went == ["done", "done", "done", "Conflict", "Conflict", "done"]
    assert await store.load("kyoto") == [b"0", b"1", b"5"]
    assert await store.load("edo") == [b"2"]
    await store.close()


@in_loop
async def test_other_things_leave_appends_together(path: Path) -> None:
    """Other writes in the same commit do not split the bulk append."""
    gate = Gate()
    store = SqliteStore.open(path, gate)
    for name in ("edo", "kyoto", "oshu"):
        await store.create(a_row(name))
    went = await gate.together(
        store,
        append(store, a_row("edo", n=1), [b"1"]),
        store.tick(5),
        append(store, a_row("kyoto", n=2), [b"1", b"2"]),
        store.say("edo", b"hello"),
        append(store, a_row("kyoto", n=3), [b"3"]),  # it can only come after the one before it
        append(store, a_row("oshu", n=1), [b"1"]),
        append(store, a_row("edo", n=2), [b"2"]),
    )
    assert went == ["done"] * 7
    assert gate.sizes[-1] == 7
    assert (number(path, "fresh"), number(path, "entry")) == (0, 6)  # what has two entries puts all in their places
    await store.append(a_row("kyoto", n=4), [b"4"])
    assert number(path, "fresh") == 1
    went = await gate.together(store, append(store, a_row("edo", n=3), [b"3"]), store.tick(6))
    assert (went, number(path, "fresh")) == (["done"] * 2, 2)
    for name, entries in {"edo": b"123", "kyoto": b"1234", "oshu": b"1"}.items():
        assert await store.load(name) == [bytes([entry]) for entry in entries]
    await store.close()


class Model:
    """What two processes should have written."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, list[bytes]] = {}
        self.secrets: dict[str, dict[int, str]] = {}

    async def step(self, dice: random.Random, stores: list[Store]) -> None:
        """Some appends at once, to different tables, by either process; some of them cannot be."""
        names = dice.sample(sorted(self.logs), dice.randint(1, len(self.logs)))
        plans = [self.plan(dice, name) for name in names]
        went = await outcomes(*(dice.choice(stores).append(*plan) for plan in plans))
        for (row, entries, secrets), how in zip(plans, went, strict=True):
            log = self.logs[row.table]
            follows = row.n == len(log) + len(entries)
            assert how == ("done" if follows else "Conflict")
            if follows:
                self.rows[row.table] = row
                log += entries
                self.secrets[row.table].update(secrets)

    def plan(self, dice: random.Random, name: str) -> tuple[Row, list[bytes], dict[int, str]]:
        """One append: nearly always of one entry, at the end of the log."""
        entries = [dice.randbytes(dice.randint(0, 30)) for _ in range(dice.choice((1, 1, 1, 1, 1, 0, 2)))]
        secrets = {dice.randint(0, 4): str(dice.random())} if dice.random() < 0.05 else {}
        n = len(self.logs[name]) + len(entries) + dice.choice((0,) * 15 + (1, -1))
        due = dice.choice((None, dice.randint(1, 99)))
        row = msgspec.structs.replace(self.rows[name], n=n, due=due, served=dice.randint(0, 10**6))
        if dice.random() < 0.05:
            row = msgspec.structs.replace(row, summary=dice.randbytes(3), listed=not row.listed)
        return row, entries, secrets


@pytest.mark.parametrize("seed", range(6))
@in_loop
async def test_two_processes_and_a_model(path: Path, seed: int) -> None:
    """Whatever they append, and whenever they look: all that could be done was done, and nothing else."""
    dice, model = random.Random(seed), Model()
    stores: list[Store] = [SqliteStore.open(path), SqliteStore.open(path)]
    for i in range(8):
        name = f"it's table {i}"
        model.rows[name], model.logs[name], model.secrets[name] = a_row(name), [], {}
        await stores[0].create(a_row(name))
    for _ in range(80):
        await model.step(dice, stores)
        name = dice.choice(sorted(model.logs))
        if dice.random() < 0.3:
            assert await dice.choice(stores).load(name) == model.logs[name]
        if dice.random() < 0.2:
            assert await dice.choice(stores).row(name) == model.rows[name]
        if dice.random() < 0.1:
            due = [name for name, row in model.rows.items() if row.due is not None]
            assert sorted(await dice.choice(stores).due(100, 99)) == due
    await stores[1].close()
    for name, log in model.logs.items():
        assert await stores[0].load(name) == log
        assert await stores[0].row(name) == model.rows[name]
        assert await stores[0].secrets(name) == model.secrets[name]
    await stores[0].close()


@in_loop
async def test_an_older_file_is_brought_up_to_date(path: Path) -> None:
    """The first version had no table for fresh appends."""
    store = SqliteStore.open(path)
    await store.create(a_row(n=1), [b"1"])
    await store.close()
    with looking(path) as db:
        db.execute("DROP TABLE fresh")
        db.execute("DROP TABLE slip")
        db.execute("PRAGMA user_version = 1")
    store = SqliteStore.open(path)
    await store.append(a_row(n=2), [b"2"])
    assert await store.load("kyoto") == [b"1", b"2"]
    await store.close()
    with looking(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (sqlite.VERSION,)


@in_loop
async def test_a_file_of_the_second_version_keeps_its_fresh_appends(path: Path) -> None:
    """It had no table for slips; what is in the append buffer stays there."""
    store = SqliteStore.open(path)
    await store.create(a_row(n=1), [b"1"])
    await store.close()
    with looking(path) as db:
        db.execute("INSERT INTO fresh VALUES ('kyoto', 2, NULL, 43, 2223, x'32')")
        db.execute("DROP TABLE slip")
        db.execute("PRAGMA user_version = 2")
    store = SqliteStore.open(path)
    assert await store.load("kyoto") == [b"1", b"2"]
    await store.keep("kyoto", [Slip(0, "turn", b"slip")])
    assert await store.slips("kyoto") == [Slip(0, "turn", b"slip")]
    await store.close()
