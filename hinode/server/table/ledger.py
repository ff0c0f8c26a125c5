"""The deal ledger of a table: offers, answers, and the judge's verdicts. Only the parties see a deal before the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from hinode.deals.judge import NOTHING, Deed, Goods, Judged, check, judge
from hinode.deals.promises import AnyPromise, Give, Words
from hinode.engine.game import Game
from hinode.server.errors import Refused
from hinode.server.protocol import DealInfo, JudgedPromise
from hinode.server.settings import clean
from hinode.server.table.table import Table

MAX_OPEN = 20  # unanswered offers of one seat
MAX_DEALS = 60  # offers of one seat in a game

Which = tuple[int, int]  # a promise: the number of its deal, and its index there

OFFERED = "offered"
ACCEPTED = "accepted"
REFUSED = "refused"
WITHDRAWN = "withdrawn"


class DealEntry(msgspec.Struct, frozen=True, kw_only=True, tag_field="deal"):
    """An entry of the ledger. `n`: the length of the table's log then."""

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
    """A deal and its state."""

    __slots__ = ("accepted", "number", "offer", "state")

    def __init__(self, number: int, offer: Offered) -> None:
        self.number = number
        self.offer = offer
        self.state = OFFERED
        self.accepted = 0  # the length of the table's log then

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
        self._final: dict[Which, Judged] = {}  # verdicts that no further action can change

    def apply(self, entry: Offered | Settled) -> Deal:
        """Apply an entry; returns its deal."""
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
        table.chair(to)
        if to == seat:
            raise Refused("bad_promise", "A deal is made with somebody else.")
        mine = [deal for deal in self.deals.values() if deal.offer.seat == seat]
        if len(mine) >= MAX_DEALS:
            raise Refused("not_now", f"You have offered {MAX_DEALS} deals in this game; that is enough.")
        waiting = sum(deal.state == OFFERED for deal in mine)
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
    def judged(self, table: Table, deals: Sequence[Deal]) -> dict[int, list[Judged]]:
        """The verdicts on the promises of some deals, by the deals' numbers.

        Promises to give are judged in the order of all deals, because a gift counts for only one of them.
        """
        numbers = {deal.number for deal in deals}
        gifts = dict[int, Goods]()
        for judged in self._final.values():
            _count(gifts, judged)
        found: dict[int, list[Judged]] = {number: [] for number in numbers}
        for deal in sorted(self.deals.values(), key=lambda deal: (deal.accepted, deal.number)):
            for i, promise in enumerate(deal.offer.promises):
                if deal.number in numbers or (deal.state == ACCEPTED and isinstance(promise, Give)):
                    judged = self._final.get((deal.number, i)) or self._judge(table, deal, i, gifts)
                    if deal.number in numbers:
                        found[deal.number].append(judged)
        return found

    def _judge(self, table: Table, deal: Deal, i: int, gifts: dict[int, Goods]) -> Judged:
        """Judge a promise, unless there is a final verdict."""
        judged = _judge(table, deal, deal.offer.promises[i], gifts)
        _count(gifts, judged)
        if deal.state == ACCEPTED and judged.verdict != "open":
            self._final[deal.number, i] = judged
        return judged

    def forget_verdicts(self) -> None:
        """Forget all verdicts, after an undo."""
        self._final = {}

    def shown(self, table: Table, deals: Sequence[Deal]) -> dict[int, DealInfo]:
        """Deals with their verdicts, by number."""
        judged = self.judged(table, deals)
        return {deal.number: _info(deal, judged[deal.number]) for deal in deals}

    def visible(self, seats: Sequence[int], over: bool) -> list[Deal]:
        """The deals that these seats may see: their own, and all accepted ones once the game is over."""
        return [
            deal
            for deal in self.deals.values()
            if any(deal.of(seat) for seat in seats) or (over and deal.state == ACCEPTED)
        ]


def _info(deal: Deal, judged: Sequence[Judged]) -> DealInfo:
    promises = [JudgedPromise(promise, one.verdict) for promise, one in zip(deal.offer.promises, judged, strict=True)]
    return DealInfo(deal.number, deal.offer.seat, deal.offer.to, deal.state, promises, deal.offer.when)


def _count(gifts: dict[int, Goods], judged: Judged) -> None:
    """Record how much of each gift counts for a promise."""
    for gift, (coins, ronin) in judged.counted.items():
        others = gifts.get(gift, NOTHING)
        gifts[gift] = (others[0] + coins, others[1] + ronin)


def _judge(table: Table, deal: Deal, promise: AnyPromise, gifts: Mapping[int, Goods]) -> Judged:
    if deal.state != ACCEPTED or table.game is None:
        return Judged("words" if isinstance(promise, Words) else "open")
    return judge(promise, deed_of(table, table.game, deal, promise, gifts))


def deed_of(table: Table, game: Game, deal: Deal, promise: AnyPromise, gifts: Mapping[int, Goods]) -> Deed:
    """The facts by which a promise of an accepted deal is judged. `gifts`: what counts towards other promises."""
    by, to = promise.by, deal.other(promise.by)
    accepted = table.new_since(deal.accepted)
    return Deed(table.clans[by], table.clans[to], game.events[:], accepted, gifts, _gives(deal, to), _gives(deal, by))


def _gives(deal: Deal, seat: int) -> Goods:
    """What a party promises to give in a deal."""
    gives = [promise for promise in deal.offer.promises if isinstance(promise, Give) and promise.by == seat]
    return sum(promise.coins for promise in gives), sum(promise.ronin for promise in gives)


def _tidy(promise: AnyPromise, seat: int, to: int) -> AnyPromise:
    if promise.by not in (seat, to):
        raise Refused("bad_promise", "Only the two parties can promise something in a deal.")
    if isinstance(promise, Words):
        promise = msgspec.structs.replace(promise, text=clean(promise.text))
    wrong = check(promise)
    if wrong is not None:
        raise Refused("bad_promise", wrong)
    return promise
