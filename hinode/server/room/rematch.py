"""A rematch: a new table for the people of a finished game. Their old seats are the proof of who they are."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hinode.server.errors import Refused
from hinode.server.room.hall import Hall
from hinode.server.room.room import Room
from hinode.server.store.interface import OPEN, OVER
from hinode.server.table import entries as log
from hinode.server.table.bots import STAND_IN, Offered
from hinode.server.table.seating import rematch_opening, sits
from hinode.server.table.secret import hashed, held, secret_again
from hinode.server.table.table import Table


async def rematch(hall: Hall, room: Room, given: Iterable[str]) -> tuple[str, dict[int, str]]:
    """Sit down at the rematch of a table, opening it if nobody has: its name, and the secrets of the seats there.

    Asking again changes nothing and gets the same answer.
    """
    mine = {seat: secret for secret in given for seat in held([secret], room.secrets)}
    if not mine:
        raise Refused("not_your_seat", "A rematch is for those who played.")
    async with room.lock:
        table = room.table
        if table.status != OVER or table.lesson:
            raise Refused("not_now", "A rematch can be played when the game is over.")
        if not table.rematch:
            return await _open(hall, room, mine)
    name = room.table.rematch
    async with hall.room(name) as again:
        return name, {
            sat: secret for seat, secret in mine.items() for sat, secret in [await _sit(again, table, seat, secret)]
        }


async def _open(hall: Hall, room: Room, mine: dict[int, str]) -> tuple[str, dict[int, str]]:
    """Open the rematch with these seats and the bots. The caller holds the lock, so nobody opens another."""
    before = room.table
    # Not in the list of tables, so that nobody else takes the seats of those who are invited.
    table = hall.new_table(msgspec.structs.replace(before.settings, listed=False))
    secrets = {seat: secret_again(secret, table.name) for seat, secret in mine.items()}
    known = with_known_bots(before, hall.thinkers.offered)
    await hall.open_table(rematch_opening(table, known, secrets, hall.time.served()))
    await room.commit((log.Rematch(at=hall.time.served(), table=table.name), None))
    return table.name, secrets


async def _sit(again: Room, before: Table, seat: int, secret: str) -> tuple[int, str]:
    """Sit down at a rematch, on the same seat if it is free; the seat and its secret."""
    mine = secret_again(secret, again.table.name)
    async with again.lock:
        sat = held([mine], again.secrets)
        if sat:
            return sat[0], mine
        table = again.table
        if table.status != OPEN:
            raise Refused("not_now", "The rematch has begun without you.")
        wish = seat if table.chairs[seat] is None else None
        sitting = sits(table, before.chair(seat).name, "", wish, again.time.served(), mine)
        await again.commit(sitting.step, secrets={sitting.seat: hashed(mine)})
        return sitting.seat, mine


def with_known_bots(table: Table, offered: Offered) -> Table:
    """The table with another bot in place of those that this server no longer has."""
    known = table.copy()
    known.chairs = tuple(
        msgspec.structs.replace(chair, bot=STAND_IN)
        if chair is not None and chair.bot and not offered.has(chair.bot)
        else chair
        for chair in table.chairs
    )
    return known
