"""Random numbers from an int: splitmix64.

The generator is one integer, so that it can live in the state, be cloned with it and be written
down. Functions take the integer and give back the next one; `Rng` wraps it for players and tools
that live outside the state.
"""

from __future__ import annotations

from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GAMMA: Final = 0x9E3779B97F4A7C15


def advance(state: int) -> int:
    """The generator one draw later."""
    return (state + GAMMA) & MASK


def output(state: int) -> int:
    """The 64 random bits that belong to a generator."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def seeded(seed: int, stream: int = 0) -> int:
    """A generator for a seed; different streams of one seed are independent."""
    return output((output(seed & MASK) + stream * GAMMA) & MASK)


class Rng:
    """A generator that remembers where it is."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. (The bias of the product method is below 2**-56 here.)"""
        self.state = state = (self.state + GAMMA) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """The same things in a random order."""
        pile = list(items)
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile)

    def pick(self, items: tuple[T, ...] | list[T]) -> T:
        """One of the things."""
        return items[self.below(len(items))]
