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
ROUND: Final = 3.5  # seconds that all bots of a table think between two decisions of people
SHARE: Final = 4  # a decision gets one part in this many of what is left,
LEAST: Final = 0.01  # and never less than this


class SharedBudget:
    """The thinking time of all bots of a table until a person decides again. The first decisions get most of it."""

    def __init__(self, seconds: float = ROUND) -> None:
        self._seconds = seconds
        self._left = seconds

    def refill(self) -> None:
        """Start again, because a person has decided."""
        self._left = self._seconds

    def next(self) -> Budget:
        """The budget of the next decision."""
        return Budget(min(USUAL.seconds, max(LEAST, self._left / SHARE)))

    def spend(self, seconds: float) -> None:
        """Count how long a decision took."""
        self._left -= seconds
