"""How long a bot may think about one decision: processor time, or a number of tries on any machine."""

from __future__ import annotations

from time import thread_time
from typing import Final, NamedTuple


class Budget(NamedTuple):
    """Seconds of this thread's processor time; with `tries`, that many instead."""

    seconds: float = 1.5
    tries: int = 0

    def start(self) -> Stopwatch:
        """Start the clock."""
        return Stopwatch(self)


class Stopwatch:
    """What is left of a budget. It counts processor time, so a busy machine does not weaken a bot."""

    __slots__ = ("_end", "_tries")

    def __init__(self, budget: Budget) -> None:
        self._tries = budget.tries
        self._end = 0.0 if budget.tries else thread_time() + budget.seconds

    def more(self) -> bool:
        """Whether there is time for one more try."""
        if self._end:
            return thread_time() < self._end
        self._tries -= 1
        return self._tries >= 0


USUAL: Final = Budget()
