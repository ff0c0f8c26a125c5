"""Sitting down, and opening tables. Pure functions from a table to entries."""

from __future__ import annotations

from typing import NamedTuple

from hinode.lessons import Lesson
from hinode.server.errors import Refused
from hinode.server.settings import clean
from hinode.server.table import entries as log
from hinode.server.table.bots import fresh_names
from hinode.server.table.learn import LEARNER, lesson_begun
from hinode.server.table.secret import new_secret
from hinode.server.table.start import draft_began, free_clan, started
from hinode.server.table.table import Addition, Table

MAX_NAME = 24


class Sitting(NamedTuple):
    """A person sits down: the entry, the seat, and its secret."""

    step: Addition
    seat: int
    secret: str


def sits(table: Table, name: str, clan: str, seat: int | None, now: int) -> Sitting:
    """A person takes a free seat: the given one, or the first."""
    where = _free_seat(table, seat)
    entry = log.Sat(at=now, seat=where, name=free_name(table, name), clan=free_clan(table, clan))
    return Sitting((entry, None), where, new_secret())


def bots_sit(table: Table, bot: str, number: int | None, now: int) -> list[Addition]:
    """Bots take free seats: this many, or all of them."""
    free = [i for i, chair in enumerate(table.chairs) if chair is None][:number]
    if not free:
        raise Refused("taken", "There is no free seat.")
    names = fresh_names([chair.name for chair in table.chairs if chair is not None])
    return [(log.Sat(at=now, seat=i, name=name, bot=bot), None) for i, name in zip(free, names, strict=False)]


def begins(table: Table, now: int) -> Addition:
    """The game starts, or the draft of the clans."""
    if any(chair is None for chair in table.chairs):
        raise Refused("not_now", "There are free seats. Wait for somebody or fill them with bots.")
    return draft_began(table, now) if table.settings.clans == "drafted" else started(table, now)


# ------------------------------------------------------------------------------- new tables
class Opening(NamedTuple):
    """A table ready to be stored: its first entries, and the seat and secret of its host."""

    table: Table
    entries: list[log.AnyEntry]
    seat: int
    secret: str


def opening(table: Table, name: str, clan: str, bot: str, play_now: bool, now: int) -> Opening:
    """A person opens a table. To play now, bots take the other seats and the game starts."""
    sitting = sits(table, name, clan, None, now)
    entries = _let(table, [sitting.step])
    if play_now:
        if None in table.chairs:
            entries += _let(table, bots_sit(table, bot, None, now))
        entries += _let(table, [begins(table, now)])
    return Opening(table, entries, sitting.seat, sitting.secret)


def lesson_opening(table: Table, taught: Lesson, name: str, now: int) -> Opening:
    """A person opens a table for a lesson."""
    entries = _let(table, lesson_begun(taught, free_name(table, name), now))
    return Opening(table, entries, LEARNER, new_secret())


def _let(table: Table, steps: list[Addition]) -> list[log.AnyEntry]:
    """Apply steps to an unpublished table."""
    for entry, game in steps:
        table.apply(entry, game)
    return [entry for entry, _ in steps]


# ------------------------------------------------------------------------------- checks
def _free_seat(table: Table, seat: int | None) -> int:
    if seat is None:
        seat = next((i for i, chair in enumerate(table.chairs) if chair is None), None)
        if seat is None:
            raise Refused("taken", "All seats are taken.")
    if seat >= len(table.chairs):
        raise Refused("no_such_seat", f"This table has {len(table.chairs)} seats.")
    if table.chairs[seat] is not None:
        raise Refused("taken", "Somebody sits there already.")
    return seat


def free_name(table: Table, name: str) -> str:
    """A name, cleaned; refused if it is too long or somebody at the table has it."""
    name = clean(name)
    if not name or len(name) > MAX_NAME:
        raise Refused("bad_name", f"A name has 1 to {MAX_NAME} characters.")
    if any(chair is not None and chair.name.casefold() == name.casefold() for chair in table.chairs):
        raise Refused("taken", f"Somebody called {name} sits here already.")
    return name
