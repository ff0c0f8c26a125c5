"""Every store: tables, their logs and secrets, and lists of tables, as hinode/server/store/interface.py says."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from hinode.server.store.interface import DRAFTING, OPEN, OVER, PLAYING, Conflict, Note, Row, StoreError
from tests.server.stores import NOT_A_BODY, Place, a_row, everything, in_loop, outcomes


# -------------------------------------------------------------------------------- tables and their logs
@in_loop
async def test_a_new_table(place: Place) -> None:
    """It has its row, its first entries and its secrets."""
    row = a_row(n=2)
    async with place.open() as store:
        await store.create(row, [b"one", b"two"], {0: "hash zero", 4: "hash four"})
        assert await store.row("kyoto") == row
        assert await store.load("kyoto") == [b"one", b"two"]
        assert await store.secrets("kyoto") == {0: "hash zero", 4: "hash four"}


@in_loop
async def test_a_new_table_without_anything(place: Place) -> None:
    """A row is enough, and its defaults come back."""
    row = Row("kyoto", 1, b"{}", 1)
    async with place.open() as store:
        await store.create(row)
        assert await store.row("kyoto") == row
        assert await store.load("kyoto") == []
        assert await store.secrets("kyoto") == {}


@in_loop
async def test_no_such_table(place: Place) -> None:
    """An unknown table has no row, and nothing else."""
    async with place.open() as store:
        assert await everything(store, "edo") == [0, {}, [], [], None, [], {}, [], [], [], []]


@in_loop
async def test_a_name_is_given_once(place: Place) -> None:
    """The table that exists stays as it is."""
    async with place.open() as store:
        await store.create(a_row(n=1), [b"first"], {0: "first"})
        before = await everything(store, "kyoto")
        with pytest.raises(Conflict):
            await store.create(a_row(n=2, status=OPEN), [b"second", b"third"], {0: "second", 1: "second"})
        assert await everything(store, "kyoto") == before


@in_loop
async def test_a_row_counts_its_entries(place: Place) -> None:
    """A new table whose row says something else about the length of the log is refused."""
    async with place.open() as store:
        with pytest.raises(StoreError):
            await store.create(a_row(n=3), [b"one"])
        assert await store.row("kyoto") is None
        assert await store.load("kyoto") == []


@in_loop
async def test_entries_stay_in_order(place: Place) -> None:
    """However many are appended at once; a log can be read from any entry on."""
    bodies = [b"entry %d" % n for n in range(1, 131)]
    async with place.open() as store:
        await store.create(a_row())
        for first, last in ((0, 1), (1, 3), (3, 3), (3, 100), (100, 101), (101, 130)):
            await store.append(a_row(n=last), bodies[first:last])
        for after in (0, 1, 9, 99, 129, 130, 500):
            assert await store.load("kyoto", after) == bodies[after:]


@in_loop
async def test_bodies_are_any_bytes(place: Place) -> None:
    """The store does not look into them."""
    bodies = [b"", b"\x00", bytes(range(256)), b"\xff\xfe", "花".encode(), b"x" * 1_000_000, b"';--"]
    async with place.open() as store:
        await store.create(a_row(n=len(bodies)), bodies)
        assert await store.load("kyoto") == bodies
        for n, body in enumerate(bodies):
            assert await store.say("kyoto", body) == n + 1
            await store.deal("kyoto", n, body)
        notes = [Note(n, body) for n, body in enumerate(bodies, 1)]
        assert await store.talk("kyoto", 0, 100) == notes
        assert await store.deals("kyoto") == notes


@in_loop
async def test_an_append_brings_the_row_up_to_date(place: Place) -> None:
    """All of it but how the table began: when, with what settings, by which rules."""
    now = Row("kyoto", 9, b"other", 9, PLAYING, False, b"new", 1, None, 43, 2223)
    async with place.open() as store:
        await store.create(a_row())
        await store.append(now, [b"entry"])
        assert await store.row("kyoto") == replace(now, created=1111, settings=b"\x00settings\xff", rules=3)
        await store.append(replace(now, due=99, listed=True), [])
        assert (await store.list([PLAYING], 9))[0].due == 99
        assert await store.load("kyoto") == [b"entry"]


@in_loop
async def test_an_append_that_does_not_follow(place: Place) -> None:
    """Too early, too late, or to no table: refused, and nothing changes."""
    async with place.open() as store:
        await store.create(a_row(n=2), [b"one", b"two"], {0: "zero", 1: "one"})
        before = await everything(store, "kyoto", "edo")
        for table, n, entries in (("kyoto", 2, 1), ("kyoto", 4, 1), ("kyoto", 2, 2), ("kyoto", 1, 0), ("kyoto", 0, 1)):
            with pytest.raises(Conflict):
                await store.append(a_row(table, n=n, status=OVER), [b"no"] * entries, {0: "no", 1: None, 2: "no"})
        for n in (0, 1):
            with pytest.raises(Conflict):
                await store.append(a_row("edo", n=n), [b"no"] * n, {0: "no"})
        assert await everything(store, "kyoto", "edo") == before


@in_loop
async def test_all_entries_or_none(place: Place) -> None:
    """If one entry cannot be stored, nothing changes, and the store still works."""
    async with place.open() as store:
        with pytest.raises(StoreError):
            await store.create(a_row(n=2), [b"one", NOT_A_BODY], {0: "zero"})
        assert await everything(store, "kyoto") == [0, {}, [], [], None, [], {}, [], [], [], []]
        await store.create(a_row(n=1), [b"one"], {0: "zero"})
        before = await everything(store, "kyoto")
        with pytest.raises(StoreError):
            await store.append(a_row(n=4, status=OVER), [b"two", b"three", NOT_A_BODY], {0: None})
        assert await everything(store, "kyoto") == before
        await store.append(a_row(n=2), [b"two"])
        assert await store.load("kyoto") == [b"one", b"two"]


@in_loop
async def test_readers_see_whole_appends(place: Place) -> None:
    """Never some entries of one, and a secret changes with the entries it comes with."""
    async with place.open() as store, place.open() as other:
        await store.create(a_row(), (), {0: "0"})

        async def write() -> None:
            for n in range(3, 181, 3):
                await store.append(a_row(n=n), [b"%d" % n] * 3, {0: str(n)})

        writing = asyncio.create_task(write())
        while not writing.done():
            for reader in (store, other):
                earlier = int((await reader.secrets("kyoto"))[0])
                length = len(await reader.load("kyoto"))
                row = await reader.row("kyoto")
                later = int((await reader.secrets("kyoto"))[0])
                assert row is not None
                assert earlier <= length <= row.n <= later
                assert length % 3 == 0
        await writing
        assert await other.load("kyoto") == await store.load("kyoto")


@in_loop
async def test_one_of_two_appends_wins(place: Place) -> None:
    """Two processes that follow the same entry: one is refused, and the log and row are the other's."""
    async with place.open() as first, place.open() as second:
        await first.create(a_row())
        for n in range(1, 31):
            rows = [a_row(n=n, summary=name) for name in (b"first", b"second", b"third")]
            stores = [first, second, first]
            asked = [store.append(row, [row.summary]) for store, row in zip(stores, rows, strict=True)]
            went = await outcomes(*asked)
            assert sorted(went) == ["Conflict", "Conflict", "done"]
            winner = rows[went.index("done")]
            for store in (first, second):
                assert await store.row("kyoto") == winner
                assert await store.load("kyoto", n - 1) == [winner.summary]


@in_loop
async def test_one_of_two_new_tables_wins(place: Place) -> None:
    """Two processes that choose the same name."""
    async with place.open() as first, place.open() as second:
        rows = [a_row(n=1, summary=b"first"), a_row(n=1, summary=b"second")]
        went = await outcomes(first.create(rows[0], [b"first"]), second.create(rows[1], [b"second"]))
        assert sorted(went) == ["Conflict", "done"]
        winner = rows[went.index("done")]
        assert await first.row("kyoto") == winner
        assert await second.load("kyoto") == [winner.summary]


@in_loop
async def test_secrets(place: Place) -> None:
    """An append replaces, takes away or leaves alone; each table has its own."""
    async with place.open() as store:
        await store.create(a_row(), (), {0: "a", 1: "b", 2: "c", 3: None})
        await store.create(a_row("edo"), (), {0: "x"})
        await store.append(a_row(n=1), [b"entry"], {0: "A", 1: None, 4: "e", 3: None})
        assert await store.secrets("kyoto") == {0: "A", 2: "c", 4: "e"}
        assert await store.secrets("edo") == {0: "x"}


# -------------------------------------------------------------------------------- lists
@in_loop
async def test_the_list(place: Place) -> None:
    """Listed tables in the states asked for, the last changed first, no more than asked for."""
    async with place.open() as store:
        for n, status in enumerate([OPEN, OPEN, PLAYING, OVER, PLAYING, OPEN]):
            await store.create(a_row(f"table {n}", status=status, updated=(n * 5) % 6 * 1000))
        await store.create(a_row("hidden", status=OPEN, listed=False, updated=9000))

        async def listed(statuses: list[str], limit: int = 100) -> list[str]:
            return [row.table[-1] for row in await store.list(statuses, limit)]

        assert await listed([OPEN, PLAYING, OVER]) == ["1", "2", "3", "4", "5", "0"]
        assert await listed([OPEN, PLAYING, OVER], 4) == ["1", "2", "3", "4"]
        assert await listed([PLAYING, OPEN, OPEN], 3) == ["1", "2", "4"]
        assert await listed([OVER]) == ["3"]
        assert await listed([DRAFTING]) == await listed([]) == await listed([OPEN], 0) == []
        await store.append(a_row("table 0", n=1, status=OPEN, updated=7000), [b"entry"])
        await store.append(a_row("table 1", n=1, status=OPEN, listed=False, updated=8000), [b"entry"])
        await store.append(a_row("hidden", n=1, status=OPEN, updated=6000), [b"entry"])
        assert await listed([OPEN]) == ["0", "n", "5"]
        assert (await store.list([OVER], 1))[0] == await store.row("table 3")


@in_loop
async def test_what_is_due(place: Place) -> None:
    """Overdue tables, the longest overdue first, no more than asked for; listed or not."""
    async with place.open() as store:
        for table, due in (("a", 30), ("b", 10), ("c", None), ("d", 20), ("e", 40)):
            await store.create(a_row(table, due=due, listed=table > "b"))
        assert await store.due(9, 10) == []
        assert await store.due(10, 10) == ["b"]
        assert await store.due(30, 10) == ["b", "d", "a"]
        assert await store.due(1000, 2) == ["b", "d"]
        await store.append(a_row("b", n=1, due=None), [b"entry"])
        await store.append(a_row("c", n=1, due=5), [b"entry"])
        await store.append(a_row("d", n=1, due=50), [b"entry"])
        assert await store.due(1000, 10) == ["c", "a", "e", "d"]


@in_loop
async def test_how_many_in_each_state(place: Place) -> None:
    """Listed or not."""
    async with place.open() as store:
        for n, status in enumerate([OPEN, PLAYING, PLAYING, OVER]):
            await store.create(a_row(str(n), status=status, listed=n > 1))
        assert await store.count() == {OPEN: 1, PLAYING: 2, OVER: 1}
        await store.append(a_row("0", n=1, status=PLAYING), [b"entry"])
        assert await store.count() == {PLAYING: 3, OVER: 1}
