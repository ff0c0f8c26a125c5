"""The hall: all tables. Those in use are rooms in memory, the others are on disk."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager

from hinode.engine.game import Game
from hinode.server.errors import Refused
from hinode.server.metrics import ROOMS, TABLES
from hinode.server.notices.post import Post
from hinode.server.protocol import encode
from hinode.server.room.bots.thinking import Thinkers
from hinode.server.room.postman import Postman
from hinode.server.room.replays import Replays
from hinode.server.room.room import Room
from hinode.server.room.summary import summary
from hinode.server.settings import Settings, settings_of
from hinode.server.store.interface import NO_SECRETS, OVER, STATUSES, Row, Store, StoreError
from hinode.server.table import entries as log
from hinode.server.table.bots import Offered
from hinode.server.table.clock import TimeSource
from hinode.server.table.seating import Opening
from hinode.server.table.secret import hashed, new_name
from hinode.server.table.table import RULES, Table

LOG = logging.getLogger("hinode.server")
REST_AFTER = 30_000  # ms an unused table stays in memory
TICK = 0.25  # seconds between checks of the clocks
HEARTBEAT = 5_000  # ms between saves of the served time
AT_ONCE = 200  # due tables handled in one tick
PAUSE = 60_000  # ms before a table that failed is tried again
SWEEP = 600_000  # ms between collections of cyclic garbage (see run.py)


class Hall:
    """Loads and unloads rooms, and runs clocks and bots."""

    def __init__(
        self, store: Store, time: TimeSource, offered: Offered | None = None, post: Post | None = None
    ) -> None:
        self.store = store
        self.time = time
        self.rooms: dict[str, Room] = {}
        self.thinkers = Thinkers(offered=offered)
        self.replays = Replays()
        self.postman = Postman(post or Post(), self.room)
        self._loading: dict[str, asyncio.Lock] = {}
        self._troubled: dict[str, int] = {}  # tables that failed, and when to try them again
        self._noted = 0
        self._swept = 0
        self._ticker: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------------------- opening and closing
    async def open(self, ticking: bool = True) -> None:
        """Resume where the last run stopped."""
        self.time.resume(await self.store.served())
        self._swept = self.time.served()
        if ticking:
            self._ticker = asyncio.create_task(self._tick_forever())

    async def close(self) -> None:
        """Shut down. Nothing acknowledged is lost, and the clocks stop."""
        if self._ticker is not None:
            self._ticker.cancel()
            await asyncio.gather(self._ticker, return_exceptions=True)
        await self.postman.stop()
        for room in self.rooms.values():
            await room.stop()
        self.thinkers.close()
        try:
            await self.store.tick(self.time.served())
        except StoreError as error:
            LOG.error("the clocks could not be saved", extra={"reason": str(error)})
        try:
            await self.store.close()
        except StoreError as error:
            LOG.error("the store could not be closed", extra={"reason": str(error)})

    # ---------------------------------------------------------------------------- rooms
    def new_table(self, settings: Settings) -> Table:
        """A new table, not yet stored."""
        return Table(new_name(), settings, self.time.wall())

    async def open_table(self, opened: Opening) -> None:
        """Store a new table with all its entries, or nothing."""
        await self._create(opened.table, opened.entries, {opened.seat: hashed(opened.secret)})
        async with self.room(opened.table.name) as room:
            room.wake_bots()

    async def keep_record(self, game: Game, record: str) -> str:
        """Store a game that was played elsewhere; the name of its table."""
        table = self.new_table(Settings(players=len(game.seats)) if game.setup is None else settings_of(game.setup))
        table.status, table.n = OVER, 1  # what the entry leads to, without reading the record again
        await self._create(table, [log.Imported(at=self.time.served(), record=record)])
        return table.name

    async def _create(
        self, table: Table, entries: list[log.AnyEntry], secrets: Mapping[int, str | None] = NO_SECRETS
    ) -> None:
        """Store a table with entries that it has already applied."""
        row = Row(
            table=table.name,
            created=table.created,
            settings=encode(table.settings),
            rules=RULES,
            status=table.status,
            listed=table.settings.listed,
            summary=summary(table),
            n=table.n,
            due=table.due,
            served=self.time.served(),
            updated=table.created,
        )
        try:
            await self.store.create(row, [log.ENCODER.encode(entry) for entry in entries], secrets)
        except StoreError:
            raise Refused("storage", "The table could not be saved. Try again.") from None

    @asynccontextmanager
    async def room(self, name: str) -> AsyncGenerator[Room]:
        """A room, kept in memory while the block runs."""
        room = self.rooms.get(name) or await self._load(name)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = self.time.served()

    async def _load(self, name: str) -> Room:
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self.rooms:
                    self.rooms[name] = await Room.load(name, self.store, self.time, self.thinkers)
                    ROOMS.set(len(self.rooms))
                return self.rooms[name]
        finally:
            if not lock.locked():
                self._loading.pop(name, None)

    def rest(self) -> None:
        """Unload rooms that nobody has used for a while."""
        now = self.time.served()
        for name, room in list(self.rooms.items()):
            if room.idle and now - room.used >= REST_AFTER:
                del self.rooms[name]
        ROOMS.set(len(self.rooms))

    # ---------------------------------------------------------------------------- time
    async def _tick_forever(self) -> None:
        while True:
            try:
                await self.tick()
            except StoreError as error:
                LOG.error("the store does not answer", extra={"reason": str(error)})
            await asyncio.sleep(TICK)

    async def tick(self) -> None:
        """Handle every table that is due."""
        now = self.time.served()
        self._troubled = {name: until for name, until in self._troubled.items() if until > now}
        for name in await self.store.due(now, AT_ONCE + len(self._troubled)):
            if name not in self._troubled:
                await self._attend(name)
        if self.postman.post.setup.works:
            self.postman.visit(await self.store.slips_due(now, AT_ONCE), now)
        if now - self._noted >= HEARTBEAT:
            self._noted = now
            await self.store.tick(now)
            counted = await self.store.count()
            for status in STATUSES:
                TABLES.labels(status).set(counted.get(status, 0))
            self.rest()
        if now - self._swept >= SWEEP:
            self._swept = now
            gc.collect()

    async def _attend(self, name: str) -> None:
        """Handle a due table. A failure must not stop the clocks of the others."""
        try:
            async with self.room(name) as room:
                await room.attend()
        except Exception as error:
            LOG.error("a due table failed", exc_info=error, extra={"table": name[:6]})
            self._troubled[name] = self.time.served() + PAUSE
