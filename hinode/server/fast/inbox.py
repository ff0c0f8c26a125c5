"""What has come in from a browser, until it is heard: as much of asyncio's Queue as is needed, at less cost."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """A queue without an end that one task reads."""

    __slots__ = ("_things", "_wake")

    def __init__(self) -> None:
        self._things: deque[T] = deque()
        self._wake: asyncio.Future[None] | None = None  # while the reader waits

    def put_nowait(self, thing: T) -> None:
        """Put something in."""
        self._things.append(thing)
        wake, self._wake = self._wake, None
        if wake is not None and not wake.done():
            wake.set_result(None)

    async def get(self) -> T:
        """Take out the oldest thing, once there is one."""
        while not self._things:
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        return self._things.popleft()

    def empty(self) -> bool:
        """Whether nothing is in it."""
        return not self._things

    def qsize(self) -> int:
        """How many things are in it."""
        return len(self._things)
