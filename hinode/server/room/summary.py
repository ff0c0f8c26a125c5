"""What a list of tables says of each."""

from __future__ import annotations

import logging

import msgspec

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


class Listing(msgspec.Struct, frozen=True):
    """A table in the list of tables."""

    table: str
    title: str
    status: str
    players: int
    free: int
    names: list[str]
    language: str
    updated: int


def listing(row: Row) -> Listing | None:
    """A table in the list; None, and a line in the log, if its summary cannot be read."""
    try:
        s = msgspec.json.decode(row.summary, type=Summary)
    except msgspec.DecodeError:
        LOG.error("a table cannot be listed", extra={"table": row.table[:6]})
        return None
    return Listing(row.table, s.title, row.status, s.players, s.free, s.names, s.language, row.updated)


def summary(table: Table) -> bytes:
    """What a list says of a table."""
    names = [chair.name for chair in table.chairs if chair is not None]
    free = sum(chair is None for chair in table.chairs)
    return log.ENCODER.encode(Summary(table.settings.title, len(table.chairs), names, free, table.settings.language))
