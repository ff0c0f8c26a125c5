"""Replays: each takes long to make and a finished game does not change, so they are made one by one and remembered."""

from __future__ import annotations

import asyncio

from hinode.server.errors import Refused
from hinode.server.protocol import encode
from hinode.server.room.records import replay
from hinode.server.table.table import Table

# What is remembered of the last ones.
MAX_KEPT = 100
MAX_BYTES = 20_000_000
MAX_WAITING = 50  # requests; more than a person has the patience to wait for

Key = tuple[str, int]  # a table and how many entries it has: a game that was taken back and ended again has more


class Replays:
    """The replays of all tables, as they are sent."""

    def __init__(self) -> None:
        self._kept: dict[Key, bytes] = {}  # what was asked for last is last
        self._bytes = 0  # of all that is kept
        self._turn = asyncio.Lock()  # held while one is made
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
                if key in self._kept:  # somebody else waited for the same
                    return self._again(key)
                return self._keep(key, await asyncio.to_thread(_make, table))
        finally:
            self._waiting -= 1

    def _again(self, key: Key) -> bytes:
        self._kept[key] = made = self._kept.pop(key)
        return made

    def _keep(self, key: Key, made: bytes) -> bytes:
        """Remember one, and forget the oldest that are too many."""
        self._kept[key] = made
        self._bytes += len(made)
        while len(self._kept) > MAX_KEPT or self._bytes > MAX_BYTES:
            self._bytes -= len(self._kept.pop(next(iter(self._kept))))
        return made


def _make(table: Table) -> bytes:
    return encode(replay(table))
