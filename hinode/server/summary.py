"""What a list of tables says of each."""

from __future__ import annotations

import msgspec

from hinode.server import entries as log
from hinode.server.table import Table


class Summary(msgspec.Struct, frozen=True):
    """What a list of tables says of one."""

    title: str
    players: int
    names: list[str]
    free: int
    language: str


def summary(table: Table) -> bytes:
    """What a list says of a table."""
    names = [place.name for place in table.places if place is not None]
    free = sum(place is None for place in table.places)
    return log.ENCODER.encode(Summary(table.settings.title, len(table.places), names, free, table.settings.language))
