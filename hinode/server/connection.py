"""A browser at a table: what it is sent waits in a queue of its own, so that a slow one never holds up the rest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

# What may wait for a browser; who falls back further is disconnected and starts again with a fresh view.
MAX_WAITING = 500  # messages
MAX_BYTES = 4_000_000


class Connection:
    """One open socket. `seats` are the seats it holds; none for a spectator.

    A socket nearly always takes a message at once (`push`). Only if it does not does the message wait for the task
    that writes, and all that come after it.
    """

    __slots__ = ("_bytes", "_closed", "_push", "_waiting", "_wake", "lagging", "seats")

    def __init__(self, seats: tuple[int, ...], push: Callable[[bytes], bool]) -> None:
        self.seats = seats
        self._push = push
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None  # while the task that writes has nothing to do
        self._bytes = 0  # of all that waits
        self._closed = False
        self.lagging: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Send now if the socket is free, else when it is."""
        if self._closed or (self._wake is not None and self._push(data)):
            return
        self._bytes += len(data)
        if len(self._waiting) >= MAX_WAITING or self._bytes > MAX_BYTES:
            self._waiting.clear()
            self.close()
            self.lagging.set_result(None)
            return
        self._waiting.append(data)
        self._wake_up()

    def close(self) -> None:
        """Send what waits, and no more."""
        self._closed = True
        self._wake_up()

    def _wake_up(self) -> None:
        wake, self._wake = self._wake, None
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def pump(self, write: Callable[[bytes], Awaitable[None]]) -> None:
        """Write what waits, in order, until it is closed or lags too far behind."""
        while True:
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await write(data)
            if self._closed:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
