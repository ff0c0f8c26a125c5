"""Counters for the path of an action. Each is used by one thread only, so they need no lock."""

from __future__ import annotations

from bisect import bisect_left


class Tally:
    """A counter."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0


class Spread:
    """A histogram."""

    __slots__ = ("counts", "limits", "total")

    def __init__(self, limits: tuple[float, ...]) -> None:
        self.limits = limits
        self.counts = [0] * (len(limits) + 1)  # the last: above all limits
        self.total = 0.0

    def observe(self, size: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.limits, size)] += 1
        self.total += size
