"""What a bot knows of its deals: the ledger as its seat sees it, in the engine's seats.

Everything comes from the table's log and ledger, so a bot still knows its promises after a restart.
"""

from __future__ import annotations

import msgspec

from hinode.bots.negotiation.pledges import CHAIR, Dealings, Pledge
from hinode.deals.judge import Goods
from hinode.deals.promises import AnyPromise, Give, PlayMandate
from hinode.engine import events as ev
from hinode.server.table.ledger import ACCEPTED, Deal, Ledger
from hinode.server.table.table import Table

Moment = tuple[int, int]  # the season, and the number of mandates played in it


def moment(table: Table, n: int) -> Moment:
    """The moment in the game of the n-th entry of the table's log."""
    seasons = mandates = 0
    game = table.game
    for event in () if game is None else game.events[: table.new_since(n)]:
        if event.kind is ev.SEASON_BEGAN:
            seasons, mandates = seasons + 1, 0
        elif event.kind is ev.MANDATE_PLAYED:
            mandates += 1
    return seasons, mandates


def pledges_of(table: Table, deal: Deal) -> tuple[Pledge, ...]:
    """The promises of a deal, between clans."""
    return tuple(_pledge(table, deal, promise) for promise in deal.offer.promises)


def _pledge(table: Table, deal: Deal, promise: AnyPromise) -> Pledge:
    plain = msgspec.structs.replace(promise, by=CHAIR)
    return Pledge(plain, table.clans[promise.by], table.clans[deal.other(promise.by)])


def promises_of(table: Table, pledges: tuple[Pledge, ...]) -> tuple[AnyPromise, ...]:
    """A bot's pledges as the promises of a deal, with the table's seats."""
    return tuple(msgspec.structs.replace(pledge.promise, by=table.clans.index(pledge.by)) for pledge in pledges)


def dealings(table: Table, ledger: Ledger, seat: int) -> Dealings:
    """What a seat has promised and not yet kept, who broke a promise to it, and what it has offered.

    Nobody is blamed for a mandate that was not played: perhaps there was no such tile to choose.
    """
    pledges: list[Pledge] = []
    wronged: list[int] = []
    offered: list[tuple[Pledge, ...]] = []
    deals = [deal for deal in ledger.deals.values() if deal.of(seat)]
    judged = ledger.judged(table, deals)
    for deal in deals:
        if deal.offer.seat == seat:
            offered.append(pledges_of(table, deal))
        if deal.state != ACCEPTED:
            continue
        for promise, one in zip(deal.offer.promises, judged[deal.number], strict=True):
            if promise.by == seat and one.verdict == "open":
                pledges.append(_as_it_stands(table, deal, _pledge(table, deal, promise), one.given))
            elif promise.by != seat and one.verdict == "broken" and not isinstance(promise, PlayMandate):
                wronged.append(table.clans[promise.by])
    return Dealings(tuple(pledges), tuple(wronged), tuple(offered))


def _as_it_stands(table: Table, deal: Deal, pledge: Pledge, given: Goods) -> Pledge:
    """Update a promise to give: subtract what was given, and note if its season has begun."""
    promise = pledge.promise
    if not isinstance(promise, Give) or table.game is None:
        return pledge
    later = table.game.events[table.new_since(deal.accepted) :]
    coins, ronin = promise.coins - given[0], promise.ronin - given[1]
    new_season = any(event.kind is ev.SEASON_BEGAN for event in later)
    season = "this" if new_season else promise.season
    return pledge._replace(promise=msgspec.structs.replace(promise, coins=coins, ronin=ronin, season=season))
