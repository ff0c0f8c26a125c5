"""The deal ledger of a table: offers, answers, and the judge's verdicts. Only the parties see a deal before the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hinode.promises import AnyPromise, Words
from hinode.server.errors import Refused
from hinode.server.judge import check, judge
from hinode.server.protocol import DealInfo, JudgedPromise
from hinode.server.settings import clean
from hinode.server.table import Table

MAX_OPEN = 20  # offers of one seat that wait for an answer
MAX_DEALS = 300  # in one game

OFFERED = "offered"
ACCEPTED = "accepted"
REFUSED = "refused"
WITHDRAWN = "withdrawn"


class DealEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="deal"):
    """Something that happened in the ledger. `n`: how many entries the table's log had then."""

    when: int
    n: int


class Offered(DealEntry, frozen=True, tag="offered"):
    """A deal was offered. Its number is the number of this entry."""

    seat: int
    to: int
    promises: tuple[AnyPromise, ...]


class Settled(DealEntry, frozen=True, tag="settled"):
    """A deal was accepted, refused or withdrawn."""

    number: int
    state: str


DECODER: Final = msgspec.json.Decoder(Offered | Settled)
ENCODER: Final = msgspec.json.Encoder()


class Deal:
    """A deal and how it stands."""

    __slots__ = ("accepted", "number", "offer", "state")

    def __init__(self, number: int, offer: Offered) -> None:
        self.number = number
        self.offer = offer
        self.state = OFFERED
        self.accepted = 0  # entries of the table's log when it was accepted

    def of(self, seat: int) -> bool:
        """Whether a seat is a party."""
        return seat in (self.offer.seat, self.offer.to)

    def other(self, seat: int) -> int:
        """The other party."""
        return self.offer.to if seat == self.offer.seat else self.offer.seat


class Ledger:
    """All deals of a table: the fold of its ledger's entries."""

    def __init__(self) -> None:
        self.n = 0
        self.deals: dict[int, Deal] = {}

    def apply(self, entry: Offered | Settled) -> Deal:
        """Let something have happened; the deal it is about."""
        self.n += 1
        if isinstance(entry, Offered):
            deal = self.deals[self.n] = Deal(self.n, entry)
            return deal
        deal = self.deals[entry.number]
        deal.state = entry.state
        deal.accepted = entry.n
        return deal

    # ---------------------------------------------------------------------------- asking for something
    def offer(self, table: Table, seat: int, to: int, promises: Sequence[AnyPromise], when: int) -> Offered:
        """An offer as an entry."""
        table.playing()
        table.place(to)
        if to == seat:
            raise Refused("bad_promise", "A deal is made with somebody else.")
        if len(self.deals) >= MAX_DEALS:
            raise Refused("not_now", f"There have been {MAX_DEALS} deals at this table; that is enough.")
        waiting = sum(deal.state == OFFERED and deal.offer.seat == seat for deal in self.deals.values())
        if waiting >= MAX_OPEN:
            raise Refused("not_now", f"You have {waiting} offers that wait for an answer; withdraw some first.")
        return Offered(when=when, n=table.n, seat=seat, to=to, promises=tuple(_tidy(p, seat, to) for p in promises))

    def answer(self, table: Table, seat: int, number: int, yes: bool, when: int) -> Settled:
        """An answer as an entry. The seat that offered can only withdraw."""
        table.playing()
        deal = self.deals.get(number)
        if deal is None or not deal.of(seat):
            raise Refused("no_such_deal", "There is no such deal.")
        if deal.state != OFFERED:
            raise Refused("stale", f"That deal has been {deal.state}.")
        if deal.offer.seat == seat:
            if yes:
                raise Refused("not_now", "The other side has to accept your offer.")
            state = WITHDRAWN
        else:
            state = ACCEPTED if yes else REFUSED
        return Settled(when=when, n=table.n, number=number, state=state)

    # ---------------------------------------------------------------------------- showing
    def shown(self, table: Table, deal: Deal) -> DealInfo:
        """A deal with its verdicts."""
        promises = [JudgedPromise(promise, _verdict(table, deal, promise)) for promise in deal.offer.promises]
        return DealInfo(deal.number, deal.offer.seat, deal.offer.to, deal.state, promises, deal.offer.when)

    def visible(self, seats: Sequence[int], over: bool) -> list[Deal]:
        """The deals somebody on these seats may see; all that were accepted, when the game is over."""
        return [
            deal
            for deal in self.deals.values()
            if any(deal.of(seat) for seat in seats) or (over and deal.state == ACCEPTED)
        ]


def _verdict(table: Table, deal: Deal, promise: AnyPromise) -> str:
    if deal.state != ACCEPTED or table.game is None:
        return "words" if isinstance(promise, Words) else "open"
    accepted = table.new_since(deal.accepted)
    return judge(promise, table.clans[promise.by], table.clans[deal.other(promise.by)], table.game.events[:], accepted)


def _tidy(promise: AnyPromise, seat: int, to: int) -> AnyPromise:
    if promise.by not in (seat, to):
        raise Refused("bad_promise", "Only the two parties can promise something in a deal.")
    if isinstance(promise, Words):
        promise = msgspec.structs.replace(promise, text=clean(promise.text))
    wrong = check(promise)
    if wrong is not None:
        raise Refused("bad_promise", wrong)
    return promise
