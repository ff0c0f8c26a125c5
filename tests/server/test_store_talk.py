"""Every store: talk, deals and served time, as hinode/server/store/interface.py says."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.store.interface import Conflict, Note, StoreError
from tests.server.stores import Place, a_row, in_loop, outcomes


@in_loop
async def test_talk(place: Place) -> None:
    """Lines are counted from 1 at each table; the newest after a number are read in order."""
    async with place.open() as store:
        await store.create(a_row())
        await store.create(a_row("edo"))
        assert [await store.say("kyoto", b"line %d" % n) for n in range(1, 13)] == list(range(1, 13))
        assert await store.say("edo", b"hello") == 1
        lines = [Note(n, b"line %d" % n) for n in range(1, 13)]
        assert await store.talk("kyoto", 0, 100) == lines
        assert await store.talk("kyoto", 0, 3) == lines[9:]
        assert await store.talk("kyoto", 10, 3) == lines[10:]
        assert await store.talk("kyoto", 3, 4) == lines[8:]
        assert await store.talk("kyoto", 12, 3) == await store.talk("kyoto", 0, 0) == []
        assert await store.talk("edo", 0, 100) == [Note(1, b"hello")]


@in_loop
async def test_talk_page_by_page(place: Place) -> None:
    """The newest lines before a number."""
    async with place.open() as store:
        await store.create(a_row("edo"))
        for n in range(1, 8):
            assert await store.say("edo", b"%d" % n) == n
        assert [note.n for note in await store.talk("edo", 0, 3)] == [5, 6, 7]
        assert [note.n for note in await store.talk("edo", 0, 3, 5)] == [2, 3, 4]
        assert [note.n for note in await store.talk("edo", 0, 3, 2)] == [1]
        assert [note.n for note in await store.talk("edo", 2, 3, 5)] == [3, 4]


@in_loop
async def test_everybody_talks_at_once(place: Place) -> None:
    """Every line has a number of its own, without gaps, and it is the number its speaker heard."""
    async with place.open() as first, place.open() as second:
        await first.create(a_row())
        bodies = [b"line %d" % n for n in range(60)]
        numbers = await asyncio.gather(*((first, second)[n % 2].say("kyoto", body) for n, body in enumerate(bodies)))
        said = sorted((Note(n, body) for n, body in zip(numbers, bodies, strict=True)), key=lambda note: note.n)
        assert [note.n for note in said] == list(range(1, 61))
        assert await first.talk("kyoto", 0, 100) == await second.talk("kyoto", 0, 100) == said


@in_loop
async def test_deals(place: Place) -> None:
    """Numbered from 1 at each table. An entry that exists stays, and none is left out."""
    async with place.open() as store:
        await store.create(a_row())
        await store.create(a_row("edo"))
        for n in range(12):
            await store.deal("kyoto", n, b"deal %d" % n)
        await store.deal("edo", 0, b"other")
        for after in (0, 11, 13):
            with pytest.raises(Conflict):
                await store.deal("kyoto", after, b"no")
        assert await store.deals("kyoto") == [Note(n + 1, b"deal %d" % n) for n in range(12)]
        assert await store.deals("edo") == [Note(1, b"other")]


@in_loop
async def test_one_of_two_deals_wins(place: Place) -> None:
    """Two processes that follow the same entry of the ledger."""
    async with place.open() as first, place.open() as second:
        await first.create(a_row())
        for n in range(20):
            went = await outcomes(first.deal("kyoto", n, b"first"), second.deal("kyoto", n, b"second"))
            assert sorted(went) == ["Conflict", "done"]
            assert (await first.deals("kyoto"))[n:] == [Note(n + 1, (b"first", b"second")[went.index("done")])]


@in_loop
async def test_no_table_to_talk_at(place: Place) -> None:
    """Neither talk nor deals are kept for a table that does not exist."""
    async with place.open() as store:
        with pytest.raises(StoreError):
            await store.say("edo", b"hello?")
        with pytest.raises(StoreError):
            await store.deal("edo", 0, b"deal")
        await store.create(a_row("edo"))
        assert await store.talk("edo", 0, 10) == await store.deals("edo") == []


@in_loop
async def test_served_time_never_goes_back(place: Place) -> None:
    """It is the last tick, or the time of the latest entry if that is later."""
    async with place.open() as store, place.open() as other:
        assert await store.served() == 0
        for ticked, served in ((100, 100), (50, 100), (0, 100), (101, 101)):
            await store.tick(ticked)
            assert await store.served() == await other.served() == served
        await other.tick(99)
        await store.create(a_row(served=90))
        assert await store.served() == 101
        await store.create(a_row("edo", served=300))
        assert await store.served() == 300
        await store.append(a_row(n=1, served=10**12), [b"entry"])
        await other.tick(400)
        assert await store.served() == await other.served() == 10**12
