"""A browser at a table: what it is sent waits in a queue of its own, so that a slow one never holds up the rest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from hinode.server.fast.frames import frame

Push = Callable[[bytes], bool]  # writes frames at once; False, with nothing written, if that is not possible

# What may wait for a browser; who falls back further is disconnected and starts again with a fresh view.
MAX_WAITING = 500  # messages
MAX_BYTES = 4_000_000


class Connection:
    """One open socket. `seats` are the seats it holds; none for a spectator.

    A socket nearly always takes a message at once (`push`). Only if it does not does the message wait for the task
    that writes, and all that come after it. What is sent in a `with` block goes out together at its end.
    """

    __slots__ = ("_bytes", "_closed", "_held", "_push", "_waiting", "_wake", "lagging", "seats")

    def __init__(self, seats: tuple[int, ...], push: Push) -> None:
        self.seats = seats
        self._push = push
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None  # while the task that writes has nothing to do
        self._bytes = 0  # of all that waits
        self._closed = False
        self._held: list[bytes] | None = None  # in a `with` block: what is to go out together
        self.lagging: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def __enter__(self) -> None:
        self._held = []

    def __exit__(self, *_: object) -> None:
        held, self._held = self._held, None
        if held and (self._wake is None or not self._push(b"".join([frame(data) for data in held]))):
            for data in held:
                self._wait(data)

    def send(self, data: bytes) -> None:
        """Send now if the socket is free, else when it is."""
        if self._held is not None:
            self._held.append(data)
        elif self._wake is None or not self._push(frame(data)):
            self._wait(data)

    def _wait(self, data: bytes) -> None:
        """Let a message wait for the task that writes."""
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
