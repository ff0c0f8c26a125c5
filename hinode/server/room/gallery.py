"""The room of the spectators: they talk among themselves, and players read it only when the game is over.

Their lines lie in the store among the lines of talk, marked as theirs.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from hinode.server.errors import Refused
from hinode.server.protocol import Remarks, encode
from hinode.server.room.connection import Connection
from hinode.server.settings import clean
from hinode.server.speech import RemarkLine
from hinode.server.store.interface import OVER
from hinode.server.table.seating import free_name
from hinode.server.table.secret import new_number

if TYPE_CHECKING:
    from hinode.server.room.room import Room
    from hinode.server.room.talk import Said

SHOWN: Final = 100  # lines sent to a browser
A_MINUTE: Final = 60_000  # ms
MOST_A_MINUTE: Final = 60  # lines of all spectators of a table together


def is_spectator(connection: Connection) -> bool:
    """Whether a browser holds no seat."""
    return not connection.seats


class Gallery:
    """What the spectators of a table say."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._lately: deque[int] = deque()  # when the lines of the last minute were said, in monotonic time

    async def say(self, connection: Connection, name: str, text: str) -> int:
        """Let a spectator say something to the others."""
        room = self._room
        if not room.table.settings.spectators:
            raise Refused("no_spectators", "There are no spectators at this table.")
        if not is_spectator(connection):
            raise Refused("not_now", "You play: talk to those at the table.")
        name, text = free_name(room.table, name), clean(text)
        if not text:
            raise Refused("unreadable", "There is nothing said in that.")
        self._check_speed()
        line = RemarkLine(new_number(), name, text, room.time.wall())
        await room.talk.keep_remark(line)
        return line.n

    def tell(self, line: RemarkLine) -> None:
        """Send a new line to everybody who may hear it."""
        data = encode(Remarks(lines=[line]))
        for connection in self._room.connections:
            if self.hears(connection):
                connection.send(data)

    def _check_speed(self) -> None:
        now = self._room.time.monotonic()
        while self._lately and now - self._lately[0] >= A_MINUTE:
            self._lately.popleft()
        if len(self._lately) >= MOST_A_MINUTE:
            raise Refused("too_fast", "The spectators talk too fast; wait a little.")
        self._lately.append(now)

    def hears(self, connection: Connection) -> bool:
        """Whether a browser may hear the spectators: as one of them, or once the game is over."""
        table = self._room.table
        return table.settings.spectators and (is_spectator(connection) or table.status == OVER)

    async def show(self, connection: Connection) -> None:
        """Send a browser the last lines; refused if it may not hear them."""
        if not self.hears(connection):
            raise Refused("not_now", "Players read what spectators said when the game is over.")
        async with self._room.talk.lock:
            connection.send(encode(Remarks(lines=await self.history())))

    async def history(self) -> list[RemarkLine]:
        """The last lines."""
        said = await self._room.talk.recent(lambda said: said.watching, SHOWN)
        return [_line(one) for _, one in said]


def _line(said: Said) -> RemarkLine:
    return RemarkLine(said.number, said.name, said.text, said.when)
