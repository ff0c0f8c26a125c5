"""A race of options: all are tried in the same worlds, and those that fall behind are dropped."""

from __future__ import annotations

from typing import Final

MOST: Final = 8  # options worth a closer look,
MARGIN: Final = 5.0  # and how many points they may be behind at first sight
TRUST: Final = 5.0  # how many tries the first estimate counts for
FEWEST: Final = 6  # tries before anything is dropped
SURE: Final = 1.7  # standard errors of the difference to the best
LEAST_SPREAD: Final = 0.25  # similar results of a few tries prove little


class Race:
    """The results of each option so far."""

    __slots__ = ("first", "kept", "runners", "tries")

    def __init__(self, first: list[float], kept: int = -1) -> None:
        """`kept`: an option that is never dropped, to be compared with the best."""
        self.first = first
        self.kept = kept
        top = max(first)
        order = sorted(range(len(first)), key=lambda i: -first[i])
        self.runners = [i for i in order[:MOST] if first[i] > top - MARGIN]
        if kept >= 0 and kept not in self.runners:
            self.runners.append(kept)
        self.tries: list[list[float]] = [[] for _ in first]

    def undecided(self) -> bool:
        """Whether more than one option is left."""
        return len(self.runners) > 1

    def count(self, i: int, worth: float) -> None:
        """Add the result of one try."""
        self.tries[i].append(worth)

    def mean(self, i: int) -> float:
        """The estimated value of an option."""
        tries = self.tries[i]
        return (self.first[i] * TRUST + sum(tries, 0.0)) / (TRUST + len(tries))

    def best(self) -> int:
        """The best option so far."""
        best = self.runners[0]
        top = self.mean(best)
        for i in self.runners[1:]:
            mean = self.mean(i)
            if mean > top:
                best, top = i, mean
        return best

    def drop(self) -> None:
        """Drop options clearly worse than the best, compared world by world: luck that both had cancels out."""
        best = self.best()
        n = len(self.tries[best])
        if n < FEWEST or n % 2:
            return
        top = self.mean(best)
        kept: list[int] = []
        for i in self.runners:
            if i in (best, self.kept) or top - self.mean(i) < SURE * (self.spread(best, i) / n) ** 0.5:
                kept.append(i)
        self.runners = kept

    def spread(self, a: int, b: int) -> float:
        """The variance of the difference of two options over the worlds."""
        ours, theirs = self.tries[a], self.tries[b]
        n = len(ours)
        mean = (sum(ours, 0.0) - sum(theirs, 0.0)) / n
        total = 0.0
        for k in range(n):
            d = ours[k] - theirs[k] - mean
            total += d * d
        return max(LEAST_SPREAD, total / (n - 1))
