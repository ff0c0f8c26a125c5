"""The postman goes round the tables with notices that are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from hinode.server.notices.post import Post
from hinode.server.notices.watch import Errand
from hinode.server.room.room import Room

LOG: Final = logging.getLogger("hinode.server")
AT_ONCE: Final = 20  # tables
PAUSE: Final = 60_000  # ms before a table that failed is tried again

Opened = Callable[[str], AbstractAsyncContextManager[Room]]


class Postman:
    """Brings notices to people. A table stays in memory while its notices are on the way."""

    def __init__(self, post: Post, open_room: Opened) -> None:
        self.post = post
        self._open_room = open_room
        self._rounds: dict[str, asyncio.Task[None]] = {}  # by table
        self._troubled: dict[str, int] = {}  # tables that failed, and when to try them again

    @property
    def free(self) -> int:
        """How many tables can be begun now. Others wait in the store."""
        return AT_ONCE - len(self._rounds)

    def visit(self, tables: list[str], now: int) -> None:
        """Begin a round to each of these tables, unless one is under way."""
        self._troubled = {name: until for name, until in self._troubled.items() if until > now}
        for name in tables:
            if name not in self._rounds and name not in self._troubled and self.free > 0:
                self._rounds[name] = asyncio.create_task(self._visit(name, now))

    async def _visit(self, name: str, now: int) -> None:
        try:
            async with self._open_room(name) as room:
                async with room.lock:
                    errands = await room.watch.attend(room.table, room.present)
                await asyncio.gather(*(self._run(room, errand) for errand in errands))
        except Exception as error:
            LOG.error("the notices of a table failed", exc_info=error, extra={"table": name[:6]})
            self._troubled[name] = now + PAUSE
        finally:
            del self._rounds[name]

    async def _run(self, room: Room, errand: Errand) -> None:
        table, letter = room.table, errand.letter
        outcome = await self.post.send(
            table.name, table.settings, errand.seat, errand.id, errand.address, letter.items, letter.made
        )
        if outcome == "gone":
            await room.watch.remove(errand.seat, errand.id)
        elif outcome == "sent":
            room.watch.delivered(errand)

    async def rest(self) -> None:
        """Wait until all rounds are done."""
        while self._rounds:
            await asyncio.gather(*self._rounds.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Break off all rounds. Letters that have not arrived are in the store."""
        for round_ in self._rounds.values():
            round_.cancel()
        await self.rest()
        self.post.close()
