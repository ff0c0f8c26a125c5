"""My games: the tables of which a device holds seats, each as those seats may know it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from hinode.server.protocol import Count, Secret
from hinode.server.room.glimpse import AnyEvent, Glimpse, Player
from hinode.server.room.hall import Hall
from hinode.server.room.talk import SAID, Said, heard_by
from hinode.server.settings import Settings
from hinode.server.store.interface import OPEN
from hinode.server.table.secret import held, secret_again

LOG = logging.getLogger("hinode.server")
MAX_TABLES: Final = 40  # in one request
TALK: Final = 50  # of the newest lines of a table are looked at


class KnownTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table this device knows: the secrets of its seats there, and a line of talk up to which it has heard all."""

    table: Annotated[str, Meta(pattern="^[a-z0-9]{4,20}$")]
    secrets: Annotated[tuple[Secret, ...], Meta(min_length=1, max_length=5)]
    talk: Count = 0


class Remark(msgspec.Struct, frozen=True):
    """That something was said: the line's number, by whom and to whom. `to` is empty when everybody heard it."""

    n: int
    seat: int
    to: list[int]


class MyTable(msgspec.Struct, frozen=True):
    """A table as the holder of some of its seats may know it."""

    table: str
    settings: Settings
    status: str
    lesson: bool
    host: int | None
    players: list[Player]
    holds: list[int]
    waiting: list[int]
    season: str
    winners: list[str]
    last: AnyEvent | None
    talk: list[Remark]
    invited: str
    updated: int


async def my_table(hall: Hall, known: KnownTable) -> MyTable | None:
    """A table of which this device holds a seat; None if it holds none there."""
    holds = held(known.secrets, await hall.store.secrets(known.table))
    found = await hall.glimpse(known.table) if holds else None
    if found is None:
        return None
    return MyTable(
        table=found.table,
        settings=found.settings,
        status=found.status,
        lesson=found.lesson,
        host=found.host,
        players=found.players,
        holds=list(holds),
        waiting=found.waiting,
        season=found.season,
        winners=found.winners,
        last=found.last,
        talk=await _remarks(hall, found, holds, known.talk),
        invited=await _invited(hall, found, known.secrets),
        updated=found.updated,
    )


async def _remarks(hall: Hall, found: Glimpse, holds: Sequence[int], after: int) -> list[Remark]:
    """What was said to these seats after a line, without the words."""
    heard: list[Remark] = []
    for note in await hall.store.talk(found.table, after, TALK):
        try:
            said: Said = SAID.decode(note.body)
        except msgspec.DecodeError:
            LOG.error("a line of talk cannot be read", extra={"table": found.table[:6], "line": note.n})
            continue
        if any(heard_by(said, seat, found.sat[seat]) for seat in holds):
            heard.append(Remark(note.n, said.seat, list(said.to)))
    return heard


async def _invited(hall: Hall, found: Glimpse, secrets: Sequence[str]) -> str:
    """The rematch at which a person of this table can still sit down; '' if there is none."""
    row = await hall.store.row(found.rematch) if found.rematch else None
    if row is None or row.status != OPEN:
        return ""
    again = [secret_again(secret, row.table) for secret in secrets]
    return "" if held(again, await hall.store.secrets(row.table)) else row.table
