"""A browser at a table: what it is sent waits in a queue of its own, so that a slow one never holds up the rest."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any

# What may wait for a browser; who falls back further is disconnected and starts again with a fresh view.
MAX_WAITING = 500  # messages
MAX_BYTES = 4_000_000

Write = Callable[[bytes], Coroutine[Any, Any, None]]


class Connection:
    """One open socket. `seats` are the seats it holds; none for a spectator.

    A socket nearly always takes a message at once. So the first one is written then and there, without waking the
    task that writes: a table sends five messages for every action.
    """

    __slots__ = ("_begun", "_bytes", "_closed", "_waiting", "_wake", "_write", "lagging", "seats")

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None  # while the task that writes has nothing to do
        self._write: Write | None = None
        # A message that could not be written at once, or why the last one could not be written at all.
        self._begun: tuple[Coroutine[Any, Any, None], Any] | Exception | None = None
        self._bytes = 0  # of all that waits
        self._closed = False
        self.lagging: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        """Send now if the socket is free, else when it is."""
        if self._closed:
            return
        if self._wake is not None and not self._wake.done():
            self._write_now(data)
            return
        self._bytes += len(data)
        if len(self._waiting) >= MAX_WAITING or self._bytes > MAX_BYTES:
            self._waiting.clear()
            self.close()
            self.lagging.set_result(None)
            return
        self._waiting.append(data)

    def close(self) -> None:
        """Send what waits, and no more."""
        self._closed = True
        self._wake_up()

    def _wake_up(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _write_now(self, data: bytes) -> None:
        assert self._write is not None
        writing = self._write(data)
        try:
            waits_for = writing.send(None)
        except StopIteration:
            return
        except Exception as error:  # the browser is gone: the task that writes to it must hear of it, not who sends
            self._begun = error
        else:
            self._begun = writing, waits_for
        self._wake_up()

    async def pump(self, write: Write) -> None:
        """Write everything that is sent, in order, until it is closed or lags too far behind."""
        self._write = write
        while True:
            if isinstance(self._begun, Exception):
                raise self._begun
            if self._begun is not None:
                begun, self._begun = self._begun, None
                await _rest(*begun)
            while self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                await write(data)
            if self._closed:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


@coroutine
def _rest(begun: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Hand on what a begun coroutine waits for, and give it what comes of that."""
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                waits_for = begun.throw(error)
            else:
                waits_for = begun.send(answer)
    except StopIteration:
        return
