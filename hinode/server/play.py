"""Playing at a table: sitting down, starting, acting, taking back. Each function asks the table and commits entries."""

from __future__ import annotations

from hinode.lessons import Lesson
from hinode.server import entries as log
from hinode.server.bots import check_bot, fresh_names
from hinode.server.errand import NEXT_TURN
from hinode.server.errors import Refused
from hinode.server.learn import LEARNER, lesson_begun
from hinode.server.metrics import PERSON_ACTIONS
from hinode.server.room import Room
from hinode.server.secret import hashed, new_secret
from hinode.server.settings import Settings, clean
from hinode.server.start import chosen, draft_began, free_clan, started
from hinode.server.store import DRAFTING, OPEN, PLAYING
from hinode.server.table import Step, Table

MAX_NAME = 24


# ------------------------------------------------------------------------------- sitting down
def check_new(settings: Settings, name: str, clan: str, bot: str) -> None:
    """Whether a new table could be used as asked, before it is made."""
    table = Table("", settings, 0)
    _name(table, name)
    free_clan(table, clan)
    check_bot(bot)


async def sit(room: Room, name: str, clan: str, seat: int | None) -> tuple[int, str]:
    """Take a free seat; its number and its secret."""
    async with room.lock:
        table = _open(room)
        where = _free_seat(table, seat)
        entry = log.Sat(at=room.time.served(), seat=where, name=_name(table, name), clan=free_clan(table, clan))
        secret = new_secret()
        await room.commit((entry, None), secrets={where: hashed(secret)})
        return where, secret


async def leave(room: Room, seat: int) -> None:
    """Free a seat before the start."""
    async with room.lock:
        table = _open(room)
        table.place(seat)
        await room.commit((log.Left(at=room.time.served(), seat=seat), None), secrets={seat: None})
    for connection in room.connections:
        connection.seats = tuple(held for held in connection.seats if held != seat)


async def add_bots(room: Room, bot: str, number: int | None) -> None:
    """Fill free seats with bots: so many, or all."""
    check_bot(bot)
    async with room.lock:
        table = _open(room)
        free = [i for i, place in enumerate(table.places) if place is None][:number]
        if not free:
            raise Refused("taken", "There is no free seat.")
        now = room.time.served()
        names = fresh_names([place.name for place in table.places if place is not None])
        seated = zip(free, names, strict=False)
        await room.commit(*((log.Sat(at=now, seat=i, name=name, bot=bot), None) for i, name in seated))


async def choose_clan(room: Room, seat: int, clan: str) -> int:
    """Choose a clan: freely before the start where clans are picked, in turn in a draft."""
    async with room.lock:
        return await room.commit(*chosen(room.table, seat, clan, room.time.served()))


# ------------------------------------------------------------------------------- starting
async def start(room: Room) -> None:
    """Start the game, or the draft of the clans."""
    async with room.lock:
        table = _open(room)
        if any(place is None for place in table.places):
            raise Refused("not_now", "There are free seats. Wait for somebody or fill them with bots.")
        now = room.time.served()
        if table.settings.clans == "drafted":
            await room.commit(draft_began(table, now))
        else:
            await room.commit(started(table, now))


async def begin_lesson(room: Room, taught: Lesson, name: str) -> tuple[int, str]:
    """Sit down at a new table and begin its lesson; the learner's seat and its secret."""
    async with room.lock:
        steps = lesson_begun(taught, _name(room.table, name), room.time.served())
        secret = new_secret()
        await room.commit(*steps, secrets={LEARNER: hashed(secret)})
        return LEARNER, secret


# ------------------------------------------------------------------------------- acting
async def act(room: Room, seat: int, line: str, number: int) -> int:
    """Answer the decision of that number, or give a gift; the number of the news."""
    if not room.lock.take():  # "async with" would cost more, and this is done all the time
        await room.lock.wait()
    try:
        now = room.time.served()
        step = room.table.act(seat, line, number, "", now)
        await NEXT_TURN  # let others act in this turn of the event loop, before it is told what they all did
        n = await room.commit(*_take_seat_back(room.table, seat, now), step)
        PERSON_ACTIONS.number += 1
        return n
    finally:
        room.lock.release()


async def undo(room: Room, seat: int, whole_turn: bool) -> int:
    """Take back what one did last."""
    async with room.lock:
        return await room.commit(room.table.undo(seat, whole_turn, room.time.served()))


async def ask_take_back(room: Room, seat: int, length: int) -> int:
    """Ask everybody to go back; where nobody but bots has to agree it happens at once."""
    async with room.lock:
        table = room.table
        game = table.playing()
        if length >= len(game.actions):
            raise Refused("not_now", f"There have been {len(game.actions)} actions; go back to fewer.")
        if table.take_back is not None and table.take_back.seat != seat:
            raise Refused("not_now", f"{table.place(table.take_back.seat).name} asks already; answer that first.")
        now = room.time.served()
        return await _commit_and_go_back(room, log.Asked(at=now, seat=seat, length=length), now)


async def answer_take_back(room: Room, seat: int, length: int, yes: bool) -> int:
    """Agree or not. One no ends it."""
    async with room.lock:
        wish = room.table.take_back
        if wish is None or wish.length != length:
            raise Refused("stale", "Nobody asks for that now.")
        now = room.time.served()
        return await _commit_and_go_back(room, log.Answered(at=now, seat=seat, yes=yes), now)


async def _commit_and_go_back(room: Room, entry: log.Asked | log.Answered, now: int) -> int:
    after = room.table.copy()
    after.apply(entry)
    undone = after.agreed_undo(now)
    return await room.commit((entry, None), *([] if undone is None else [undone]))


# ------------------------------------------------------------------------------- bots for people
async def hand_over(room: Room, seat: int, bot: str) -> int:
    """Let a bot play for a person, or take the seat back."""
    if bot:
        check_bot(bot)
    async with room.lock:
        if room.table.status not in (PLAYING, DRAFTING):
            raise Refused("not_now", "There is no game to play in.")
        if room.table.place(seat).bot:
            raise Refused("not_now", "A bot sits there.")
        return await room.commit((log.Handed(at=room.time.served(), seat=seat, bot=bot), None))


async def came_back(room: Room, seats: tuple[int, ...]) -> None:
    """Owners are here again: a stand-in that was to play until then goes."""
    if not _kept_warm(room.table, seats):
        return
    async with room.lock:
        now = room.time.served()
        back = _kept_warm(room.table, seats)
        await room.commit(*((log.Handed(at=now, seat=seat), None) for seat in back))


def _kept_warm(table: Table, seats: tuple[int, ...]) -> list[int]:
    """The seats on which a bot plays until their owners are back."""
    places = [(seat, table.places[seat]) for seat in seats]
    return [seat for seat, place in places if place is not None and place.stand_in and place.until_back]


def _take_seat_back(table: Table, seat: int, now: int) -> list[Step]:
    """Who acts, plays: a bot that stood in goes."""
    return [(log.Handed(at=now, seat=seat), None)] if table.place(seat).stand_in else []


# ------------------------------------------------------------------------------- checks
def _open(room: Room) -> Table:
    if room.table.status != OPEN:
        raise Refused("not_now", "The game has begun; nobody can sit down or leave any more.")
    return room.table


def _free_seat(table: Table, seat: int | None) -> int:
    if seat is None:
        seat = next((i for i, place in enumerate(table.places) if place is None), None)
        if seat is None:
            raise Refused("taken", "All seats are taken.")
    if seat >= len(table.places):
        raise Refused("no_such_seat", f"This table has {len(table.places)} seats.")
    if table.places[seat] is not None:
        raise Refused("taken", "Somebody sits there already.")
    return seat


def _name(table: Table, name: str) -> str:
    name = clean(name)
    if not name or len(name) > MAX_NAME:
        raise Refused("bad_name", f"A name has 1 to {MAX_NAME} characters.")
    if any(place is not None and place.name.casefold() == name.casefold() for place in table.places):
        raise Refused("taken", f"Somebody called {name} sits here already.")
    return name
