"""The notices of one table: what is remembered about its seats, in memory and in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from hinode.server.errors import Refused
from hinode.server.notices import due
from hinode.server.notices.slips import ADDRESS, DEAL, LETTER, TURN, WANTED, Address, Kind, Letter, Wanted, read, slip
from hinode.server.store.interface import Slip, Store, StoreError
from hinode.server.table import entries as log
from hinode.server.table.clock import TimeSource
from hinode.server.table.table import Addition, Table

LOG: Final = logging.getLogger("hinode.server")
MOST: Final = 5  # addresses of one seat


class Errand(NamedTuple):
    """A letter to bring somewhere now."""

    seat: int
    id: str
    address: Address
    letter: Letter


class Watch:
    """Who wants to be told of what at a table. Seats without addresses cost nothing."""

    def __init__(self, table: str, store: Store, time: TimeSource, slips: Iterable[Slip] = ()) -> None:
        self._table = table
        self._store = store
        self._time = time
        self._seats: dict[int, dict[str, Slip]] = {}
        self.writing: set[asyncio.Future[None]] = set()
        self.adopt(slips)

    def adopt(self, slips: Iterable[Slip]) -> None:
        """Remember slips that are in the store."""
        for one in slips:
            memo = self._seats.setdefault(one.seat, {})
            if one.body is None:
                memo.pop(one.key, None)
            else:
                memo[one.key] = one
        self._seats = {seat: memo for seat, memo in self._seats.items() if memo}

    def forget(self, slips: Iterable[Slip]) -> None:
        """Start over with these, because another process has written."""
        self._seats = {}
        self.adopt(slips)

    def _keep(self, slips: Sequence[Slip]) -> None:
        """Remember slips at once, and write them in the background."""
        if not slips:
            return
        self.adopt(slips)
        try:
            writing = asyncio.ensure_future(self._store.keep(self._table, slips))
        except StoreError:  # closed
            return
        self.writing.add(writing)
        writing.add_done_callback(self._written)

    def _written(self, writing: asyncio.Future[None]) -> None:
        self.writing.discard(writing)
        if not writing.cancelled() and writing.exception() is not None:
            LOG.error("a slip could not be saved", extra={"table": self._table[:6], "reason": str(writing.exception())})

    # ---------------------------------------------------------------------------- what happens at the table
    def after(self, before: Table, table: Table, steps: Sequence[Addition], here: set[int]) -> list[Slip]:
        """The slips to append together with these entries. They count once `adopt` has them."""
        if not self._seats:
            return []
        entries: list[log.AnyEntry] = [entry for entry, _ in steps]
        now = self._time.served()
        return [
            one
            for seat, memo in self._seats.items()
            for one in due.after(seat, memo, before, table, entries, seat in here, now)
        ]

    def message(self, writer: int, name: str, to: Iterable[int], here: set[int]) -> list[Slip]:
        """The slips for a private message."""
        now = self._time.served()
        away = [seat for seat in to if seat in self._seats and seat not in here]
        return [one for seat in away for one in due.message(seat, self._seats[seat], writer, name, now)]

    def deal(self, number: int, name: str, to: int, here: set[int]) -> list[Slip]:
        """The slips for an offer of a deal."""
        if to not in self._seats or to in here:
            return []
        return due.deal(to, self._seats[to], number, name, self._time.served())

    def no_deal(self, number: int, to: int) -> list[Slip]:
        """The slips for an offer that was answered or withdrawn."""
        key = f"{DEAL}{number}"
        return [Slip(to, key)] if key in self._seats.get(to, {}) else []

    def came(self, table: Table, seats: Iterable[int]) -> None:
        """Somebody opened the page with these seats."""
        self._keep([s for seat in self._watched(seats) for s in due.came(seat, *self._now(seat, table))])

    def went(self, table: Table, seats: Iterable[int]) -> None:
        """The last page with these seats was closed."""
        self._keep([s for seat in self._watched(seats) for s in due.went(seat, *self._now(seat, table))])

    def _watched(self, seats: Iterable[int]) -> list[int]:
        return [seat for seat in seats if seat in self._seats]

    def _now(self, seat: int, table: Table) -> tuple[due.Slips, Table, int]:
        return self._seats[seat], table, self._time.served()

    # ---------------------------------------------------------------------------- what is due
    async def attend(self, table: Table, here: set[int]) -> list[Errand]:
        """Make the letters that are due. They are in the store, with the time of the next attempt, before they go."""
        now = self._time.served()
        slips: list[Slip] = []
        errands: list[Errand] = []
        for seat in [seat for seat, memo in self._seats.items() if due.is_due(memo, now)]:
            if seat in here:
                slips += due.present(seat, self._seats[seat])
                continue
            made = due.batch(seat, self._seats[seat], table, now).slips
            slips += made
            self.adopt(made)
            for one in list(self._seats[seat].values()):
                if one.key.startswith(LETTER) and one.due is not None and one.due <= now:
                    tried, errand = self._try(one, table, now)
                    slips.append(tried)
                    errands += [errand] if errand is not None else []
        self.adopt(slips)
        if slips:
            await self._store.keep(self._table, slips)
        return errands

    def _try(self, memo: Slip, table: Table, now: int) -> tuple[Slip, Errand | None]:
        """A letter with one attempt more; it is dropped when there is nothing left to tell or nowhere to go."""
        id_ = memo.key.removeprefix(LETTER)
        letter, address = read(Letter, memo), self.address(memo.seat, id_)
        if letter is not None and address is not None and letter.attempt <= len(due.RETRIES):
            letter = due.valid(letter, table, memo.seat)
            if letter.items:
                pause = due.RETRIES[min(letter.attempt, len(due.RETRIES) - 1)]
                letter = Letter(letter.items, letter.made, letter.attempt + 1)
                return slip(memo.seat, memo.key, letter, now + pause), Errand(memo.seat, id_, address, letter)
        return Slip(memo.seat, memo.key), None

    def delivered(self, errand: Errand) -> None:
        """A letter has arrived, or never will."""
        memo = self._seats.get(errand.seat, {}).get(LETTER + errand.id)
        letter = read(Letter, memo)
        if letter is not None and letter.made == errand.letter.made:  # otherwise there is a newer one
            self._keep([Slip(errand.seat, LETTER + errand.id)])

    # ---------------------------------------------------------------------------- addresses
    def address(self, seat: int, id_: str) -> Address | None:
        """An address of a seat."""
        return read(Address, self._seats.get(seat, {}).get(ADDRESS + id_))

    def addresses(self, seat: int) -> dict[str, Address]:
        """The addresses of a seat by id."""
        ids = [key.removeprefix(ADDRESS) for key in self._seats.get(seat, {}) if key.startswith(ADDRESS)]
        return {id_: found for id_ in ids if (found := self.address(seat, id_)) is not None}

    def seat_of(self, id_: str) -> int | None:
        """The seat of an address."""
        return next((seat for seat, memo in self._seats.items() if ADDRESS + id_ in memo), None)

    def wanted(self, seat: int) -> tuple[Kind, ...]:
        """What a seat is told of."""
        return (read(Wanted, self._seats.get(seat, {}).get(WANTED)) or Wanted()).kinds

    async def add(self, table: Table, seat: int, address: Address) -> str:
        """Add an address, or take over what is new about one that is there; returns its id."""
        there = self.addresses(seat)
        id_ = next((id_ for id_, other in there.items() if other.to == address.to), None)
        if id_ is None and len(there) >= MOST:
            raise Refused("full", f"A seat has at most {MOST} addresses; remove one first.")
        id_ = id_ or secrets.token_urlsafe(24)
        slips = [slip(seat, ADDRESS + id_, address)]
        if not there and due.waits(table, seat):  # whoever asks knows that it is their turn
            slips.append(slip(seat, TURN, due.Turn(told=True), due.next_due(due.Turn(told=True), table, seat, 0)))
        await self._save(slips)
        return id_

    async def remove(self, seat: int, id_: str) -> None:
        """Forget an address; with the last one, everything about the seat."""
        there = self.addresses(seat)
        if id_ not in there:
            return
        keys = [ADDRESS + id_, LETTER + id_] if len(there) > 1 else [*self._seats[seat]]
        await self._save([Slip(seat, key) for key in keys])

    async def want(self, seat: int, kinds: tuple[Kind, ...]) -> None:
        """Choose what a seat is told of."""
        if seat in self._seats:
            await self._save([slip(seat, WANTED, Wanted(kinds))])

    async def _save(self, slips: list[Slip]) -> None:
        try:
            await self._store.keep(self._table, slips)
        except StoreError:
            raise Refused("storage", "This could not be saved, so it did not happen. Try again.") from None
        self.adopt(slips)
