"""Every store: slips about notices, as hinode/server/store/interface.py says."""

from __future__ import annotations

import pytest

from hinode.server.store.interface import Conflict, Slip, StoreError
from tests.server.stores import NOT_A_BODY, Place, a_row, in_loop, outcomes

TURN = Slip(2, "turn", b"\x00turn\xff", 70)
LETTER = Slip(0, "letter:it's me", b"letter")


@in_loop
async def test_slips(place: Place) -> None:
    """Kept by seat and key at each table; a new body replaces the old one, and none deletes it."""
    async with place.open() as store, place.open() as other:
        await store.create(a_row())
        await store.create(a_row("edo"))
        assert await store.slips("kyoto") == []
        await store.keep("kyoto", [TURN, LETTER])
        await store.keep("edo", [Slip(2, "turn", b"other")])
        assert await other.slips("kyoto") == [LETTER, TURN]
        newer = Slip(2, "turn", b"newer", 90)
        await other.keep("kyoto", [newer, Slip(0, "letter:it's me"), Slip(4, "nothing")])
        assert await store.slips("kyoto") == [newer]
        assert await store.slips("edo") == [Slip(2, "turn", b"other")]


@in_loop
async def test_slips_that_are_due(place: Place) -> None:
    """Each table once, the longest waiting first; slips without a time are never due."""
    async with place.open() as store:
        for name, dues in (("kyoto", (70, 50)), ("edo", (60,)), ("osaka", (None,)), ("nara", (71,))):
            await store.create(a_row(name))
            await store.keep(name, [Slip(0, f"slip {n}", b"", due) for n, due in enumerate(dues)])
        assert await store.slips_due(49, 9) == []
        assert await store.slips_due(50, 9) == ["kyoto"]
        assert await store.slips_due(70, 9) == ["kyoto", "edo"]
        assert await store.slips_due(10**12, 2) == ["kyoto", "edo"]
        assert await store.slips_due(10**12, 9) == ["kyoto", "edo", "nara"]


@in_loop
async def test_slips_come_with_what_they_are_about(place: Place) -> None:
    """With entries, lines of talk and deals: both are kept, or neither."""
    async with place.open() as store:
        await store.create(a_row())
        await store.append(a_row(n=1), [b"1"], slips=[TURN])
        await store.append(a_row(n=2), [b"2"])
        assert await store.say("kyoto", b"line", [LETTER]) == 1
        await store.deal("kyoto", 0, b"deal", [Slip(1, "deal:1", b"deal")])
        kept = [LETTER, Slip(1, "deal:1", b"deal"), TURN]
        assert await store.slips("kyoto") == kept
        assert await store.load("kyoto") == [b"1", b"2"]
        gone = [Slip(2, "turn")]
        with pytest.raises(Conflict):
            await store.append(a_row(n=2), [b"no"], slips=gone)
        with pytest.raises(Conflict):
            await store.deal("kyoto", 0, b"no", gone)
        with pytest.raises(StoreError):
            await store.say("kyoto", NOT_A_BODY, gone)
        assert await store.slips("kyoto") == kept


@in_loop
async def test_no_table_for_slips(place: Place) -> None:
    """None are kept for a table that does not exist, and all or none of those asked for at once."""
    async with place.open() as store:
        went = await outcomes(store.keep("edo", [TURN]), store.say("edo", b"hello?", [TURN]))
        assert went == ["StoreError", "StoreError"]
        await store.create(a_row("edo"))
        assert await store.slips("edo") == []
        bad = Slip(1, "bad", b"body", "never")  # pyright: ignore[reportArgumentType]
        assert await outcomes(store.keep("edo", [TURN, bad])) == ["StoreError"]
        assert await store.slips("edo") == []
