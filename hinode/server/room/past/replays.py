"""Replays of finished games. They are slow to make, so they are made one at a time and cached."""

from __future__ import annotations

import asyncio

from hinode.server.errors import Refused
from hinode.server.protocol import encode
from hinode.server.room.past.records import replay
from hinode.server.table.table import Table

# Limits of the cache.
MAX_KEPT = 100
MAX_BYTES = 20_000_000
MAX_WAITING = 50  # requests

Key = tuple[str, int]  # a table and the length of its log, which grows if the game is taken back and ends again


class Replays:
    """The replays of all tables, as they are sent."""

    def __init__(self) -> None:
        self._kept: dict[Key, bytes] = {}  # least recently used first
        self._bytes = 0  # of the whole cache
        self._turn = asyncio.Lock()  # held while a replay is made
        self._waiting = 0

    async def of(self, table: Table) -> bytes:
        """The replay of a finished game."""
        key = (table.name, table.n)
        if key in self._kept:
            return self._again(key)
        if self._waiting >= MAX_WAITING:
            raise Refused("too_fast", "Many wait for replays; try again in a moment.")
        self._waiting += 1
        try:
            async with self._turn:
                if key in self._kept:  # another request has made it meanwhile
                    return self._again(key)
                return self._keep(key, await asyncio.to_thread(_make, table))
        finally:
            self._waiting -= 1

    def _again(self, key: Key) -> bytes:
        self._kept[key] = made = self._kept.pop(key)
        return made

    def _keep(self, key: Key, made: bytes) -> bytes:
        """Cache a replay, and evict the least recently used."""
        self._kept[key] = made
        self._bytes += len(made)
        while len(self._kept) > MAX_KEPT or self._bytes > MAX_BYTES:
            self._bytes -= len(self._kept.pop(next(iter(self._kept))))
        return made


def _make(table: Table) -> bytes:
    return encode(replay(table))
