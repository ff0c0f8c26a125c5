"""A browser at a table: what it is sent waits in a queue of its own, so that a slow one never holds up the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

MAX_WAITING = 500  # messages; who falls back further is disconnected and starts again with a fresh view


class Connection:
    """One open socket. `seats` are the seats it holds; none for a spectator."""

    __slots__ = ("_queue", "lagging", "seats")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.lagging = False
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING)

    def send(self, data: bytes) -> None:
        """Send when the socket is free."""
        if self._queue.full():
            self.lagging = True
            return
        self._queue.put_nowait(data)

    def close(self) -> None:
        """Send no more."""
        if not self._queue.full():
            self._queue.put_nowait(None)
        self.lagging = True

    async def pump(self, write: Callable[[str], Awaitable[None]]) -> None:
        """Write everything that is sent, in order, until it is closed or lags too far behind."""
        while not self.lagging or not self._queue.empty():
            data = await self._queue.get()
            if data is None:
                return
            await write(data.decode())
