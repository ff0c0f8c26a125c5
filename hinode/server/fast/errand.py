"""Errands: coroutines without what a task costs; and how many of them begin in a turn of the event loop."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from typing import Any, Final

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


class NextTurn:
    """What to wait for to let others go first: asyncio's `sleep(0)`, at less cost."""

    __slots__ = ()

    def __await__(self) -> Generator[None, None, None]:
        yield


NEXT_TURN: Final = NextTurn()


class Errands:
    """Lets a few begin in each turn of the event loop, and the rest wait for the next.

    So messages are read first, then a few errands begin, then those are told whose errands have come to an end: doing
    the same thing several times in a row is quicker, for the processor has its code at hand. If all that can be begun
    were begun at once, they would all wait for the disk, then all for the browsers, and the server for both.
    """

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: deque[Errand] = deque()

    def begin(self, errand: Errand) -> None:
        """Begin it as soon as it is its turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._take_turn)
        self._waiting.append(errand)

    def _take_turn(self) -> None:
        for _ in range(min(A_TURN, len(self._waiting))):
            self._waiting[0].go()
            self._waiting.popleft()  # only now: while any waits, `begin` calls for no further turn
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._take_turn)
