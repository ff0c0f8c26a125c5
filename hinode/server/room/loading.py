"""Reading a table from the store."""

from __future__ import annotations

from hinode.engine.hooks import SEAT
from hinode.server.settings import Settings, read_settings
from hinode.server.store.interface import Row, Store
from hinode.server.table.table import Table


async def read_table(row: Row, store: Store) -> Table:
    """The table of a row. A damaged log, or one of another version, must not stop the server."""
    entries = await store.load(row.table)
    try:
        settings = read_settings(row.settings)
    except ValueError:
        table = Table.load(row.table, Settings(players=len(SEAT.names)), row.created, row.rules, entries)
        table.break_down("The settings cannot be read")
        return table
    return Table.load(row.table, settings, row.created, row.rules, entries)
