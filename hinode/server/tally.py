"""Counting what happens with every action. Only one thread does, so it needs no lock, which costs much more."""

from __future__ import annotations

from bisect import bisect_left


class Tally:
    """How often something has happened."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0


class Spread:
    """How large something was, sorted by limits."""

    __slots__ = ("counts", "limits", "total")

    def __init__(self, limits: tuple[float, ...]) -> None:
        self.limits = limits
        self.counts = [0] * (len(limits) + 1)  # the last: beyond all limits
        self.total = 0.0

    def observe(self, size: float) -> None:
        """One more."""
        self.counts[bisect_left(self.limits, size)] += 1
        self.total += size
