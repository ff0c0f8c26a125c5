"""What a list of tables says of each."""

from __future__ import annotations

import logging

import msgspec

from hinode.server.settings import Clock, read_settings
from hinode.server.store.interface import Row
from hinode.server.table import entries as log
from hinode.server.table.table import Table

LOG = logging.getLogger("hinode.server")


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables says of one."""

    title: str
    players: int
    names: list[str]
    free: int
    language: str
    host: str = ""


class Listing(msgspec.Struct, frozen=True):
    """A table in the list of tables."""

    table: str
    title: str
    status: str
    players: int
    free: int
    names: list[str]
    language: str
    host: str
    card_set: str
    clock: Clock | None
    spectators: bool
    created: int
    updated: int


def listing(row: Row) -> Listing | None:
    """A table in the list; None, and a line in the log, if its row cannot be read."""
    try:
        s = msgspec.json.decode(row.summary, type=Summary)
        settings = read_settings(row.settings)
    except ValueError:
        LOG.error("a table cannot be listed", extra={"table": row.table[:6]})
        return None
    return Listing(
        table=row.table,
        title=s.title,
        status=row.status,
        players=s.players,
        free=s.free,
        names=s.names,
        language=s.language,
        host=s.host,
        card_set=settings.card_set,
        clock=settings.clock,
        spectators=settings.spectators,
        created=row.created,
        updated=row.updated,
    )


def summary(table: Table) -> bytes:
    """What a list says of a table."""
    names = [chair.name for chair in table.chairs if chair is not None]
    free = sum(chair is None for chair in table.chairs)
    host = "" if table.host is None else table.chair(table.host).name
    settings = table.settings
    return log.ENCODER.encode(Summary(settings.title, len(table.chairs), names, free, settings.language, host))
