"""Notes: what happened at the table rather than in the game, as lines for the log. They follow from its entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from hinode.server.protocol import Note
from hinode.server.store.interface import PLAYING
from hinode.server.table import entries as log

if TYPE_CHECKING:
    from hinode.server.table.table import Table

MOST: Final = 100  # the latest ones of a table


class Noted(msgspec.Struct, frozen=True):
    """A note, and how many actions the game had before it."""

    length: int
    note: str
    seat: int
    other: int | None = None
    bot: str = ""
    count: int = 0


def after(table: Table, entry: log.AnyEntry) -> tuple[Noted, ...]:
    """The notes of a table after an entry that it has not applied yet."""
    if table.status != PLAYING:
        return table.notes
    notes, length = table.notes, len(table.born)
    if isinstance(entry, log.Undone):
        notes = tuple(_back(note, entry.length) for note in notes if _stays(note, entry.length))
        new = Noted(entry.length, "taken_back", entry.seat, count=length - entry.length) if entry.agreed else None
    else:
        new = _new(table, entry, length)
    return notes if new is None else (*notes, new)[-MOST:]


def _new(table: Table, entry: log.AnyEntry, length: int) -> Noted | None:
    match entry:
        case log.Late():
            return Noted(length, "late", entry.seat)
        case log.Handed() if entry.bot:
            return Noted(length, "handed", entry.seat, bot=entry.bot)
        case log.Handed() if table.chair(entry.seat).stand_in:
            return Noted(length, "back", entry.seat)
        case log.Acted() if entry.bot and table.chair(entry.seat).overdue and not table.chair(entry.seat).stand_in:
            return Noted(length, "chosen", entry.seat, bot=entry.bot)
        case log.Answered() if not entry.yes and table.take_back is not None and entry.seat != table.take_back.seat:
            return Noted(length, "refused", entry.seat, other=table.take_back.seat)
        case _:
            return None


def _stays(note: Noted, length: int) -> bool:
    """Whether a note stays when the game goes back: not if it is about an action that is undone."""
    return note.note != "chosen" or note.length < length


def _back(note: Noted, length: int) -> Noted:
    """A note in a game that goes back: what happened at the table did happen."""
    return note if note.length <= length else msgspec.structs.replace(note, length=length)


def shown(table: Table) -> list[Note]:
    """The notes as everybody sees them, with the number of events before each."""
    game = table.game
    if game is None:
        return []
    marks, events = game.marks, len(game.events)
    return [
        Note(
            at=marks[note.length] if note.length < len(marks) else events,
            note=note.note,
            seat=table.chair(note.seat).clan,
            other="" if note.other is None else table.chair(note.other).clan,
            bot=note.bot,
            count=note.count,
        )
        for note in table.notes
    ]
