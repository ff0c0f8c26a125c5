"""What happened while a browser was away, as the pushes it missed."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec import Raw

from hinode.server.errors import Refused
from hinode.server.protocol import Recount, Recounted
from hinode.server.room.news import Report, Sight
from hinode.server.room.room import Room
from hinode.server.table.table import Table

MOST: Final = 300  # actions, the latest ones
_turn: Final = asyncio.Semaphore(1)  # replaying takes a processor: one at a time


async def recount(room: Room, asked: Recount) -> Recounted:
    """The story since the browser left. It is replayed in a thread, because the server does not keep pushes."""
    table = room.table
    if table.game is None:
        raise Refused("not_now", "The game has not begun.")
    async with _turn:
        return await asyncio.to_thread(_missed, table, asked)


def _missed(table: Table, asked: Recount) -> Recounted:
    whole, seat = table.game, table.seat_of(asked.seat)
    assert whole is not None
    length = len(whole.actions)
    since = max(min(asked.since or 0, length), length - MOST)
    game = whole.at(since)
    game.number_from(whole.ahead)
    sight = Sight(game)
    news: list[Raw] = []
    start = sight
    if asked.since is None and since == 0:
        start = Sight(game.unbegun())
        n = table.born[0] - 1 if table.born else table.n
        news.append(Raw(Report(start, sight, n, None).message(asked.seat, seat)))
    view, first = start.whole(seat), len(start.game.events)
    for number, (actor, action) in enumerate(whole.actions[since:], since):
        game = game.clone()
        game.act(actor, action, watch=True)
        before, sight = sight, Sight(game, sight)
        n = table.born[number] if number < len(table.born) else table.n
        news.append(Raw(Report(before, sight, n, None).message(asked.seat, seat)))
    return Recounted(seat=asked.seat, actions=since, first=first, view=view, news=news, id=asked.id)
