"""Bots' turns at a table: they think at once, act when manners allow it, and share the time people wait for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from hinode.bots.budget import SharedBudget
from hinode.bots.negotiation.pledges import Dealings
from hinode.engine.game import Game
from hinode.server.errors import Refused
from hinode.server.metrics import BOT_ACTIONS
from hinode.server.protocol import Thinking, encode
from hinode.server.room.bots.thinking import Thought
from hinode.server.room.connection import Connection
from hinode.server.store.interface import DRAFTING
from hinode.server.table.learn import scripted
from hinode.server.table.manners import Move, bots_to_move, earliest
from hinode.server.table.start import DICE, chosen

if TYPE_CHECKING:
    from hinode.server.room.room import Room

LOG = logging.getLogger("hinode.server")
SHORT_PAUSE: Final = 1_000  # ms
BOT_PAUSE: Final = 60_000  # ms before a bot that failed is tried again
A_WHILE: Final = 0.3  # seconds of thinking before everybody is told
NEVER: Final = 1 << 62  # served time


class Held(NamedTuple):
    """What a bot wants to do, and the game and deals it has thought about."""

    move: Move
    thought: Thought
    game: Game
    dealings: Dealings


class Turns:
    """The turns of all bots at a table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._held: dict[int, Held] = {}  # by seat
        self._budget = SharedBudget()
        self._decisions = 0  # the actions up to the last decision of a person
        self._failed_until = 0  # served time
        self.wakes_at = NEVER  # served time at which a bot may act on its thought, or is tried again
        self._thinking: int | None = None  # the seat of a bot that has been thinking for a while

    @property
    def at_work(self) -> bool:
        """Whether bots are moving right now."""
        return self._task is not None

    def wake(self) -> None:
        """Let bots move, if it is their turn."""
        room = self._room
        if self.at_work or room.time.served() < self._failed_until or room.paused or not bots_to_move(room.table):
            return
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        self.wakes_at = NEVER
        try:
            while await self._go_on():
                await asyncio.sleep(0)
        except Refused:
            self._fail(SHORT_PAUSE)  # the store failed, or another process wrote
        except Exception as error:
            self._fail(BOT_PAUSE)
            LOG.error("a bot failed", exc_info=error, extra={"table": self._room.table.name[:6]})
        finally:
            self._task = None

    def _fail(self, pause: int) -> None:
        self.wakes_at = self._failed_until = self._room.time.served() + pause

    async def _go_on(self) -> bool:
        """Let one bot think, or act on its thought; False if all wait."""
        room = self._room
        if room.paused:
            return False
        if room.table.status == DRAFTING:
            return await self._draft()
        table, wakes_at = room.table, NEVER
        for move in bots_to_move(table):
            held = self._held.get(move.seat)
            if held is None or not await self._still_good(held, move):
                self._held[move.seat] = await self._think(move)
                return True
            moment = earliest(table, move, held.thought.line)
            if moment <= room.time.served():
                await self._act(held)
                return True
            wakes_at = min(wakes_at, moment)
            if moment == earliest(table, move):
                break  # it only pauses: others would think for nothing
        self.wakes_at = wakes_at
        return room.table is not table

    async def _still_good(self, held: Held, move: Move) -> bool:
        """Whether a thought is about the present: nothing has happened or was promised since."""
        room = self._room
        if held.move != move or held.game is not room.table.game:
            return False
        return await room.talk.dealings(move.seat) == held.dealings

    async def _act(self, held: Held) -> None:
        room, (seat, bot) = self._room, held.move
        async with room.lock:
            if room.paused or held.move not in bots_to_move(room.table) or not await self._still_good(held, held.move):
                return
            await room.commit(room.table.act(seat, held.thought.line, None, bot, room.time.served()))
            BOT_ACTIONS.number += 1
        self._held.clear()
        await room.voices.explain(seat, held.thought)

    # ---------------------------------------------------------------------------- thinking
    async def _think(self, move: Move) -> Held:
        """A bot's next action: from the script of a lesson, or its own."""
        room, (seat, bot) = self._room, move
        table = room.table
        game, dealings = table.playing(), await room.talk.dealings(seat)
        line = scripted(table, seat)
        if line is not None:
            return Held(move, Thought(line, None), game, dealings)
        self._share()
        began = monotonic()
        with self._shown(seat):
            thought = await room.thinkers.choose(bot, game, table.clans[seat], dealings, self._budget.next())
        self._budget.spend(monotonic() - began)
        return Held(move, thought, game, dealings)

    def _share(self) -> None:
        """Give the bots new time to think if a person has decided since they last thought."""
        deeds = self._room.table.deeds
        last = next((i for i in range(len(deeds), 0, -1) if not deeds[i - 1][1]), 0)
        if last != self._decisions:
            self._decisions = last
            self._budget.refill()

    @contextmanager
    def _shown(self, seat: int) -> Generator[None]:
        """Tell everybody who thinks, if it takes a while."""
        timer = asyncio.get_running_loop().call_later(A_WHILE, self._tell, seat)
        try:
            yield
        finally:
            timer.cancel()
            if self._thinking is not None:
                self._tell(None)

    def _tell(self, seat: int | None) -> None:
        self._thinking = seat
        data = encode(Thinking(seat=seat))
        for connection in self._room.connections:
            connection.send(data)

    def show(self, connection: Connection) -> None:
        """Tell a new connection who thinks."""
        if self._thinking is not None:
            connection.send(encode(Thinking(seat=self._thinking)))

    async def _draft(self) -> bool:
        """Let a bot choose a clan; False if there is none, or it pauses."""
        room = self._room
        async with room.lock:
            table, moves = room.table, bots_to_move(room.table)
            if table.status != DRAFTING or not moves:
                return bool(moves)
            seat, bot = moves[0]
            self.wakes_at = earliest(table, moves[0])
            if self.wakes_at > room.time.served():
                return False
            self.wakes_at = NEVER
            await room.commit(*chosen(table, seat, DICE.choice(table.free_clans), room.time.served(), bot))
            return True

    async def stop(self) -> None:
        """Stop playing."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
