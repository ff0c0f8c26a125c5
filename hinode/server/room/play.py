"""Requests of players: sit down, start, act, go back. Each asks the table for entries and commits them."""

from __future__ import annotations

from hinode.server.errors import Refused
from hinode.server.metrics import PERSON_ACTIONS
from hinode.server.room.room import Room
from hinode.server.store.interface import DRAFTING, OPEN, PLAYING
from hinode.server.table import entries as log
from hinode.server.table.going_back import undone, with_take_back
from hinode.server.table.seating import begins, bots_sit, sits
from hinode.server.table.secret import hashed
from hinode.server.table.start import chosen
from hinode.server.table.table import Addition, Table


# ------------------------------------------------------------------------------- sitting down
async def sit(room: Room, name: str, clan: str, seat: int | None) -> tuple[int, str]:
    """Take a free seat; returns its number and its secret."""
    async with room.lock:
        sitting = sits(_open(room), name, clan, seat, room.time.served())
        await room.commit(sitting.step, secrets={sitting.seat: hashed(sitting.secret)})
        return sitting.seat, sitting.secret


async def leave(room: Room, seat: int) -> None:
    """Free a seat before the start."""
    async with room.lock:
        table = _open(room)
        table.chair(seat)
        await room.commit((log.Left(at=room.time.served(), seat=seat), None), secrets={seat: None})
    room.take_seats({seat})


async def add_bots(room: Room, bot: str, number: int | None) -> None:
    """Fill free seats with bots: this many, or all of them."""
    room.thinkers.offered.check(bot)
    async with room.lock:
        await room.commit(*bots_sit(_open(room), bot, number, room.time.served()))


async def choose_clan(room: Room, seat: int, clan: str) -> int:
    """Choose a clan: any time before the start if clans are picked, in turn in a draft."""
    async with room.lock:
        return await room.commit(*chosen(room.table, seat, clan, room.time.served()))


# ------------------------------------------------------------------------------- starting
async def start(room: Room) -> None:
    """Start the game, or the draft of the clans."""
    async with room.lock:
        await room.commit(begins(_open(room), room.time.served()))


# ------------------------------------------------------------------------------- acting
async def act(room: Room, seat: int, line: str, number: int, seen: int | None = None) -> int:
    """Answer the decision of that number, or give a gift; returns the number of the news."""
    async with room.lock:
        now = room.time.served()
        step = room.table.act(seat, line, number, "", now, seen)
        n = await room.commit(*_take_seat_back(room.table, seat, now), step)
        PERSON_ACTIONS.number += 1
        return n


async def undo(room: Room, seat: int, whole_turn: bool, number: int) -> int:
    """Undo a seat's last action, or its whole turn."""
    async with room.lock:
        return await room.commit(undone(room.table, seat, whole_turn, number, room.time.served()))


async def ask_take_back(room: Room, seat: int, length: int) -> int:
    """Ask everybody to go back. If only bots have to agree, it happens at once."""
    async with room.lock:
        table = room.table
        game = table.playing()
        if length >= len(game.actions):
            raise Refused("not_now", f"There have been {len(game.actions)} actions; go back to fewer.")
        if table.take_back is not None and table.take_back.seat != seat:
            raise Refused("not_now", f"{table.chair(table.take_back.seat).name} asks already; answer that first.")
        now = room.time.served()
        entry = log.Asked(at=now, seat=seat, length=length)
        return await room.commit(*with_take_back(table, [(entry, None)], now))


async def answer_take_back(room: Room, seat: int, number: int, yes: bool) -> int:
    """Agree to go back or not. One refusal ends the request."""
    async with room.lock:
        wish = room.table.take_back
        if wish is None or wish.number != number:
            raise Refused("stale", "Nobody asks for that now.")
        now = room.time.served()
        entry = log.Answered(at=now, seat=seat, yes=yes)
        return await room.commit(*with_take_back(room.table, [(entry, None)], now))


# ------------------------------------------------------------------------------- bots for people
async def hand_over(room: Room, seat: int, bot: str) -> int:
    """Let a bot play for a person, or take the seat back."""
    if bot:
        room.thinkers.offered.check(bot)
    async with room.lock:
        if room.table.status not in (PLAYING, DRAFTING):
            raise Refused("not_now", "There is no game to play in.")
        if room.table.chair(seat).bot:
            raise Refused("not_now", "A bot sits there.")
        now = room.time.served()
        if not bot:
            chair = room.table.chair(seat)
            away = chair.stand_in or chair.late
            return await room.commit((room.table.handed_back(seat, now), None)) if away else room.table.n
        entry = log.Handed(at=now, seat=seat, bot=bot)
        return await room.commit(*with_take_back(room.table, [(entry, None)], now))


async def came_back(room: Room, seats: tuple[int, ...]) -> None:
    """Give seats back to owners who return, where a stand-in was to play only until then."""
    if not _kept_warm(room.table, seats):
        return
    async with room.lock:
        now = room.time.served()
        back = _kept_warm(room.table, seats)
        for seat in back:
            await room.commit((room.table.handed_back(seat, now), None))


def _kept_warm(table: Table, seats: tuple[int, ...]) -> list[int]:
    """The seats with a stand-in that plays until the owner is back."""
    chairs = [(seat, table.chairs[seat]) for seat in seats]
    return [seat for seat, chair in chairs if chair is not None and chair.stand_in and chair.until_back]


def _take_seat_back(table: Table, seat: int, now: int) -> list[Addition]:
    """Acting reclaims the seat from a stand-in bot."""
    return [(log.Handed(at=now, seat=seat), None)] if table.chair(seat).stand_in else []


def _open(room: Room) -> Table:
    if room.table.status != OPEN:
        raise Refused("not_now", "The game has begun; nobody can sit down or leave any more.")
    return room.table
