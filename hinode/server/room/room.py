"""A room: a table in memory. It applies one change at a time and broadcasts it.

Every change is an entry of the table's log, and is on disk before the table in memory changes and before anybody
hears of it. So reading needs no lock: memory always matches the disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

from hinode.bots.negotiation.pledges import Dealings
from hinode.engine.game import Game
from hinode.knowledge.shapes import View
from hinode.knowledge.view import view
from hinode.server.errors import Refused
from hinode.server.metrics import BOT_ACTIONS, BROKEN_GAMES, PUSHES
from hinode.server.notices.watch import Watch
from hinode.server.protocol import SeatClock, SeatInfo, TableChanged, TableInfo, TakeBackInfo, encode
from hinode.server.room.bots.thinking import Thinkers, Thought
from hinode.server.room.bots.voices import Voices
from hinode.server.room.connection import Connection
from hinode.server.room.loading import read_table
from hinode.server.room.news import Report, Sight, whole
from hinode.server.room.summary import summary
from hinode.server.room.talk import TalkRoom
from hinode.server.store.interface import BROKEN, DRAFTING, NO_SECRETS, OVER, Conflict, Row, Store, StoreError
from hinode.server.table import entries as log
from hinode.server.table.bots import STAND_IN
from hinode.server.table.clock import TimeSource, in_tea
from hinode.server.table.going_back import with_take_back
from hinode.server.table.learn import hint, scripted
from hinode.server.table.start import DICE, chosen
from hinode.server.table.table import Addition, Table

LOG = logging.getLogger("hinode.server")
SHORT_PAUSE = 1_000  # ms
BOT_PAUSE = 60_000  # ms before a bot that failed is tried again


class Room:
    """A table in memory."""

    def __init__(
        self, row: Row, table: Table, secrets: dict[int, str], store: Store, time: TimeSource, thinkers: Thinkers
    ) -> None:
        self.table = table
        self.secrets = secrets
        self.store = store
        self.time = time
        self.thinkers = thinkers
        self.lock = asyncio.Lock()  # held while the table changes
        self.connections: set[Connection] = set()
        self.users = 0  # requests that are using this room
        self.used = time.served()  # served time of the last use
        self.watch = Watch(row.table, store, time)
        self.talk = TalkRoom(self)
        self.voices = Voices(self)
        self._row = row
        self._sight = _look(table)
        self._bots: asyncio.Task[None] | None = None
        self._bots_pause_until = 0  # served time; after a failure

    # ---------------------------------------------------------------------------- loading
    @staticmethod
    async def load(name: str, store: Store, time: TimeSource, thinkers: Thinkers) -> Room:
        """The room of a table in the store."""
        row = await store.row(name)
        if row is None:
            raise Refused("no_such_table", "There is no such table.")
        room = Room(row, await read_table(row, store), await store.secrets(name), store, time, thinkers)
        room.watch.adopt(await store.slips(name))
        if room.table.status == BROKEN and row.status != BROKEN:
            BROKEN_GAMES.inc()
            LOG.error("a game no longer replays", extra={"table": name[:6], "trouble": room.table.trouble})
            await room.commit()
        return room

    async def _reload(self) -> None:
        """Read the log again, because another process has written to it, and send everybody the result."""
        row = await self.store.row(self.table.name)
        assert row is not None
        self.table = await read_table(row, self.store)
        before, self.secrets = self.secrets, await self.store.secrets(row.table)
        self.take_seats({seat for seat, _ in before.items() - self.secrets.items()})
        self.watch.forget(await self.store.slips(row.table))
        self._row = row
        self._sight = _look(self.table)
        for connection in self.connections:
            self.show(connection, None)
        self.tell_table()
        await self.talk.read_again()

    # ---------------------------------------------------------------------------- changing
    async def commit(self, *steps: Addition, secrets: Mapping[int, str | None] = NO_SECRETS) -> int:
        """Apply steps: on disk first, then in memory, then to everybody. The caller holds the lock."""
        after = self.table.copy()
        for entry, game in steps:
            after.apply(entry, game)
        row = self._row_of(after, steps[-1][0].at if steps else self.time.served())
        sight, report = self._prepare(after)
        slips = self.watch.after(self.table, after, steps, self.present)
        try:
            await self.store.append(row, [log.ENCODER.encode(entry) for entry, _ in steps], secrets, slips)
        except Conflict:
            await self._reload()
            raise Refused("stale", "Something else happened at this table at the same moment; look again.") from None
        except StoreError as error:
            LOG.error("could not save", extra={"table": row.table[:6], "reason": str(error)})
            raise Refused("storage", "This could not be saved, so it did not happen. Try again.") from None
        before, self.table, self._row = self.table, after, row
        self.watch.adopt(slips)
        for seat, hash_ in secrets.items():
            if hash_ is None:
                self.secrets.pop(seat, None)
            else:
                self.secrets[seat] = hash_
        self._publish(before, sight, report)
        if after.bots:
            self.wake_bots()
            self.voices.wake()
        return after.n

    def _row_of(self, table: Table, now: int) -> Row:
        row = self._row
        return Row(
            row.table,
            row.created,
            row.settings,
            row.rules,
            table.status,
            row.listed,
            row.summary if table.chairs == self.table.chairs else summary(table),
            table.n,
            table.due,
            now,
            self.time.wall(),
        )

    # ---------------------------------------------------------------------------- telling
    def _prepare(self, after: Table) -> tuple[Sight | None, Report | None]:
        """Build the pushes before the append, while both games are in the processor's cache.

        After waiting for the disk, the cache holds those of other tables.
        """
        old, game = self._sight, after.game
        if game is None or game is self.table.game:
            return old, None
        new = Sight(game, old)
        if old is None or not self.connections:
            return new, None
        report = Report(old, new, after.n, self.clocks(after))
        for connection in self.connections:
            for chair in self._told(connection):
                report.message(chair, after.seat_of(chair))
        return new, report

    def _publish(self, before: Table, sight: Sight | None, report: Report | None) -> None:
        """Send every connection what is new to it."""
        game = self.table.game
        old, self._sight = self._sight, sight
        if game is not None and game is not before.game:
            if report is not None:
                self._send(report)
            else:
                for connection in self.connections:
                    self.show(connection, None)
            undone = old is not None and len(game.events) < len(old.game.events)
            if old is not None and self.table.bots:
                self.voices.happened(game.events[len(old.game.events) :])
            self.talk.judge(over=self.table.status == OVER and before.status != OVER, undone=undone)
        if not self.table.same_face(before):
            self.tell_table()
        if self.table.lesson:
            for connection in self.connections:
                self._coach(connection)

    def _coach(self, connection: Connection) -> None:
        """In a lesson, send the learner the current hint."""
        for chair in connection.seats:
            said = hint(self.table, chair)
            if said is not None:
                connection.send(encode(said))

    def _send(self, report: Report) -> None:
        """Send everybody their push."""
        for connection in self.connections:
            chairs = self._told(connection)
            if not chairs:
                self.show(connection, None)  # an outsider, who may see the game only once it is over
            for chair in chairs:
                connection.send(report.message(chair, self.table.seat_of(chair)))
                PUSHES.number += 1

    def _told(self, connection: Connection) -> tuple[int | None, ...]:
        """The chairs whose news a connection gets: its seats, or the spectators'."""
        return connection.seats or ((None,) if self.table.settings.spectators else ())

    def _eyes(self, connection: Connection) -> tuple[int | None, ...]:
        """The chairs from which a connection sees the game."""
        return connection.seats or ((None,) if self._is_open else ())

    @property
    def _is_open(self) -> bool:
        """Whether everybody may see the game: with spectators, or once it is over."""
        return self.table.settings.spectators or self.table.status == OVER

    def check_sees(self, seats: tuple[int, ...]) -> None:
        """Refuse outsiders if they may not see the game."""
        if not (seats or self._is_open):
            raise Refused("no_spectators", "Only those who play see this table.")

    def show(self, connection: Connection, since: int | None) -> None:
        """Send a connection everything it may know, with the events it has not seen."""
        if self._sight is None:
            return
        first = 0 if since is None else self.table.new_since(since)
        for chair in self._eyes(connection):
            seat, clocks = self.table.seat_of(chair), self.clocks(self.table)
            connection.send(whole(self._sight, chair, seat, first, self.table.n, clocks))
        self._coach(connection)

    def view(self, chair: int | None) -> View:
        """The view of a seat that is held, or of a spectator."""
        if self.table.game is None:
            raise Refused(
                "broken" if self.table.trouble else "not_now", self.table.trouble or "The game has not begun."
            )
        return view(self.table.game, None if chair is None else self.table.seat_of(chair))

    def tell_table(self, but: Connection | None = None) -> None:
        """Send everybody, or everybody else, the state of the table."""
        others = self.connections - {but}
        if others:
            data = encode(TableChanged(table=self.info()))
            for connection in others:
                connection.send(data)

    def clocks(self, table: Table) -> list[SeatClock] | None:
        """The clocks at this moment."""
        settings = table.settings.clock
        if settings is None or not table.times:
            return None
        now, tea = self.time.served(), in_tea(table.game)
        shown: list[SeatClock] = []
        for seat, (began, bank, running) in enumerate(table.times):
            left = settings.allowance(tea) - (now - began if running else 0)
            shown.append(SeatClock(seat, max(0, left), max(0, bank + min(0, left)), running))
        return shown

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        table = self.table
        present, wish = self.present, table.take_back
        return TableInfo(
            table=table.name,
            settings=table.settings,
            status=table.status,
            n=table.n,
            host=table.host,
            seats=[
                SeatInfo(i, p.name, p.clan, p.bot, p.stand_in, p.late, i in present)
                for i, p in enumerate(table.chairs)
                if p is not None
            ],
            waiting=list(table.waiting),
            draft=list(table.order),
            actions=0 if table.game is None else len(table.game.actions),
            watchers=sum(not connection.seats for connection in self.connections),
            take_back=None if wish is None else TakeBackInfo(wish.number, wish.seat, wish.length, sorted(wish.agreed)),
            trouble=table.trouble,
            created=table.created,
            clocks=self.clocks(table),
        )

    # ---------------------------------------------------------------------------- coming and going
    @property
    def present(self) -> set[int]:
        """The seats with an open browser."""
        return {seat for connection in self.connections for seat in connection.seats}

    def join(self, connection: Connection) -> None:
        """Add a browser."""
        self.connections.add(connection)
        self.watch.came(self.table, connection.seats)
        self.tell_table(but=connection)

    def leave(self, connection: Connection) -> None:
        """Remove a browser."""
        self.used = self.time.served()
        if connection in self.connections:
            self.connections.remove(connection)
            self.watch.went(self.table, {*connection.seats} - self.present)
            self.tell_table()

    def take_seats(self, seats: set[int]) -> None:
        """Take these seats away from all browsers."""
        for connection in self.connections:
            connection.seats = tuple(seat for seat in connection.seats if seat not in seats)

    @property
    def idle(self) -> bool:
        """Whether the room can be unloaded."""
        at_work = self.bots_at_work or self.voices.at_work or self.watch.writing
        return not (self.connections or self.users or at_work)

    @property
    def bots_at_work(self) -> bool:
        """Whether bots are moving right now."""
        return self._bots is not None

    # ---------------------------------------------------------------------------- bots and clocks
    async def attend(self) -> None:
        """Do what is due: mark late players, and let bots move."""
        async with self.lock:
            now = self.time.served()
            while (late := self.table.next_late()) is not None and late[0] <= now:
                await self._late(late[1], now)
        self.wake_bots()

    async def _late(self, seat: int, now: int) -> None:
        settings = self.table.settings.clock
        steps: list[Addition] = [(log.Late(at=now, seat=seat), None)]
        if settings is not None and settings.late == "bot":
            steps.append((log.Handed(at=now, seat=seat, bot=STAND_IN, until_back=True), None))
        await self.commit(*with_take_back(self.table, steps, now))

    def wake_bots(self) -> None:
        """Let bots move, if it is their turn."""
        if self.bots_at_work or self.table.bot_to_move() is None:
            return
        if self.time.served() >= self._bots_pause_until:
            self._bots = asyncio.create_task(self._run_bots())

    async def _run_bots(self) -> None:
        try:
            while await self._bot_moves():
                await asyncio.sleep(0)
        except Refused:
            self._bots_pause_until = self.time.served() + SHORT_PAUSE  # the store failed, or another process wrote
        except Exception as error:
            self._bots_pause_until = self.time.served() + BOT_PAUSE
            LOG.error("a bot failed", exc_info=error, extra={"table": self.table.name[:6]})
        finally:
            self._bots = None

    async def _bot_moves(self) -> bool:
        """Let one bot act once; False if no bot is to move."""
        move = self.table.bot_to_move()
        if move is None:
            return False
        seat, bot = move
        if self.table.status == DRAFTING:
            await self._bot_drafts()
            return True
        game = self.table.playing()
        dealings = await self.talk.dealings(seat)
        thought = await self._think(seat, bot, game, dealings)
        async with self.lock:
            # Think again if anything has happened or was promised meanwhile.
            new = self.table.game is not game or self.table.bot_to_move() != move
            if new or await self.talk.dealings(seat) != dealings:
                return True
            await self.commit(self.table.act(seat, thought.line, None, bot, self.time.served()))
            BOT_ACTIONS.number += 1
        await self.voices.explain(seat, thought)
        return True

    async def _think(self, seat: int, bot: str, game: Game, dealings: Dealings) -> Thought:
        """A bot's next action: from the script of a lesson, or its own."""
        line = scripted(self.table, seat)
        if line is not None:
            return Thought(line, None)
        return await self.thinkers.choose(bot, game, self.table.clans[seat], dealings)

    async def _bot_drafts(self) -> None:
        async with self.lock:
            table, move = self.table, self.table.bot_to_move()
            if move is not None and table.status == DRAFTING:
                seat, bot = move
                await self.commit(*chosen(table, seat, DICE.choice(table.free_clans), self.time.served(), bot))

    async def stop(self) -> None:
        """Stop bots, and close all connections."""
        await self.voices.stop()
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        for connection in self.connections:
            connection.close()


def _look(table: Table) -> Sight | None:
    return None if table.game is None else Sight(table.game)
