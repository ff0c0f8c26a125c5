"""Every store: what lasts when it is closed, and backups, as hinode/server/store/interface.py says."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hinode.server.store.interface import OPEN, PLAYING, Slip, Store, StoreError
from tests.server.stores import Place, a_row, begin, everything, in_loop, outcomes


async def fill(store: Store) -> None:
    """Two tables with something of everything."""
    await store.create(a_row(n=1), [b"start"], {0: "a", 1: "b"})
    await store.create(a_row("edo", due=None, listed=False, status=OPEN))
    for n in range(2, 20):
        await store.append(a_row(n=n, status=PLAYING, due=n * 10, updated=n), [b"entry %d" % n], {n % 3: str(n)})
    for n in range(5):
        await store.say("kyoto", b"line %d" % n)
        await store.deal("kyoto", n, b"deal %d" % n)
    await store.keep("kyoto", [Slip(0, "turn", b"slip", 5), Slip(1, "address", b"slip")])
    await store.tick(12345)


@in_loop
async def test_everything_is_there_after_reopening(place: Place) -> None:
    """Exactly as it was, and ready for more."""
    async with place.open() as store:
        await fill(store)
        before = await everything(store, "kyoto", "edo")
    async with place.open() as store:
        assert await everything(store, "kyoto", "edo") == before
        await store.append(a_row(n=20), [b"entry 20"])
        assert await store.say("kyoto", b"line") == 6
        await store.deal("kyoto", 5, b"deal")


@in_loop
async def test_closing_finishes_what_was_asked(place: Place) -> None:
    """Reads and writes in progress get their answers, and the writes are there."""
    store = await place.opener(place.path)
    await fill(store)
    asked = await begin(*(store.create(a_row(f"new {n}")) for n in range(30)), store.load("kyoto"))
    await store.close()
    assert await outcomes(*asked) == ["done"] * 31
    async with place.open() as store:
        assert sum((await store.count()).values()) == 32


@in_loop
async def test_a_backup_is_a_copy(place: Place, tmp_path: Path) -> None:
    """It holds everything, opens as a store, and is not touched by what happens later. It never replaces a file."""
    copy = tmp_path / "copy"
    async with place.open() as store:
        await fill(store)
        before = await everything(store, "kyoto", "edo")
        await store.backup(copy)
        await store.append(a_row(n=20), [b"later"])
        with pytest.raises(StoreError):
            await store.backup(copy)
        async with place.open(copy) as opened:
            assert await everything(opened, "kyoto", "edo") == before
            await opened.create(a_row("osaka"))
        assert await store.row("osaka") is None


@in_loop
async def test_a_backup_while_tables_are_played(place: Place, tmp_path: Path) -> None:
    """It is a snapshot: everything acknowledged before is there, and every row agrees with its log."""
    copies = [tmp_path / f"copy {n}" for n in range(3)]
    reached = dict.fromkeys(["a", "b", "c"], 0)
    enough = asyncio.Event()

    async def play(store: Store, table: str) -> None:
        while not enough.is_set():
            n = reached[table] + 2
            await store.append(a_row(table, n=n), [b"x" * 3000] * 2, {0: str(n)})
            reached[table] = n

    async with place.open() as store:
        for table in reached:
            await store.create(a_row(table), (), {0: "0"})
        playing = [asyncio.create_task(play(store, table)) for table in reached]
        for copy in copies:
            while_before = dict(reached)
            await store.backup(copy)
            async with place.open(copy) as opened:
                for table, least in while_before.items():
                    row = await opened.row(table)
                    assert row is not None
                    assert row.n >= least
                    assert row.n == len(await opened.load(table)) == int((await opened.secrets(table))[0])
        enough.set()
        await asyncio.gather(*playing)
        assert all(reached.values())
