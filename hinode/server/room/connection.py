"""A browser at a table. Each has its own send queue, so that a slow one never holds up the others."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

# Writes messages to the socket now; False, with nothing written, if it cannot. This is the short cut for sending: the
# plain way is to decline always, so that the task that writes sends everything. docs/performance.md compares them.
Push = Callable[[Sequence[bytes]], bool]

# What may wait for a browser. One that lags further behind is disconnected, and starts over with a fresh view.
MAX_WAITING = 500  # messages
MAX_BYTES = 4_000_000


class Connection:
    """One open socket. `seats` are the seats it holds; none for a spectator.

    A socket nearly always takes a message at once (`push`). If it does not, this message and all that follow wait for
    the task that writes (`pump`). Everything sent in a `with` block goes out together at its end.
    """

    __slots__ = ("_bytes", "_closed", "_held", "_push", "_waiting", "_wake", "lagging", "seats")

    def __init__(self, seats: tuple[int, ...], push: Push) -> None:
        self.seats = seats
        self._push = push
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None  # while the task that writes is idle
        self._bytes = 0  # waiting
        self._closed = False
        self._held: list[bytes] | None = None  # in a `with` block: what will go out together
        self.lagging: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> None:
        self._held = []

    def __exit__(self, *_: object) -> None:
        held, self._held = self._held, None
        if held and (self._wake is None or not self._push(held)):
            for data in held:
                self._wait(data)

    def send(self, data: bytes) -> None:
        """Send now if the socket is free, otherwise once it is."""
        if self._held is not None:
            self._held.append(data)
        elif self._wake is None or not self._push((data,)):
            self._wait(data)

    def _wait(self, data: bytes) -> None:
        """Queue a message for the task that writes."""
        if self._closed:
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
        """Send what is queued, and nothing more."""
        self._closed = True
        self._wake_up()

    def _wake_up(self) -> None:
        wake, self._wake = self._wake, None
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def pump(self, write: Callable[[bytes], Awaitable[None]]) -> None:
        """Write queued messages in order, until the connection is closed or lags too far behind."""
        while True:
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await write(data)
            if self._closed:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
