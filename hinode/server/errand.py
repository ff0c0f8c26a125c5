"""Errands: coroutines that begin at once, without what a task costs; and how many begin in a turn of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

A_TURN = 8  # errands that begin in one turn of the event loop


class Errand:
    """Goes on, whenever what it waits for is there, until it is done; then `ended` hears of its error, if any.

    It cannot be cancelled, and is nobody's `current_task`: so it may wait for futures, but not with a time limit.
    """

    __slots__ = ("_ended", "_way")

    def __init__(
        self, way: Coroutine[asyncio.Future[Any] | None, None, None], ended: Callable[[BaseException | None], None]
    ) -> None:
        self._way = way
        self._ended = ended

    def go(self, _: object = None) -> None:
        """Go as far as it goes without waiting."""
        try:
            waits = self._way.send(None)
        except StopIteration:
            self._ended(None)
            return
        except (Exception, asyncio.CancelledError) as error:
            self._ended(error)
            return
        if waits is None:  # only for its next turn
            asyncio.get_running_loop().call_soon(self.go)
        else:
            waits._asyncio_future_blocking = False  # how a future is told that somebody takes care of it
            waits.add_done_callback(self.go)


class Errands:
    """Lets a few begin in each turn of the event loop, and the rest wait for the next.

    Between two turns those are told whose errands have come to an end. If all that can be begun were begun first, they
    would all wait for the disk, then all for the browsers, and the server for both.
    """

    __slots__ = ("_begun", "_waiting")

    def __init__(self) -> None:
        self._begun = 0  # in this turn
        self._waiting: deque[Errand] = deque()

    def begin(self, errand: Errand) -> None:
        """Begin it now, or as soon as it is its turn."""
        if self._begun >= A_TURN:
            self._waiting.append(errand)
            return
        if not self._begun:
            asyncio.get_running_loop().call_soon(self._next_turn)
        self._begun += 1
        errand.go()

    def _next_turn(self) -> None:
        self._begun = 0
        for _ in range(min(A_TURN, len(self._waiting))):
            self.begin(self._waiting.popleft())
