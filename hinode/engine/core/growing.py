"""A list that grows at its end. Copies share what they have in common, so copying takes no longer for a long one.

A game is copied for every action somebody tries, and its history is by far the longest thing in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Generic[T]):
    """The first `_n` items of a list that copies may share and extend; its items never change."""

    __slots__ = ("_n", "_shared")

    def __init__(self, things: list[T] | None = None) -> None:
        """Empty, or the owner of a list that nothing else may change from now on."""
        self._shared: list[T] = [] if things is None else things
        self._n = len(self._shared)

    def copy(self) -> Growing[T]:
        """An independent copy."""
        new: Growing[T] = Growing(self._shared)
        new._n = self._n
        return new

    def append(self, thing: T) -> None:
        """One more."""
        self._own().append(thing)
        self._n += 1

    def extend(self, things: list[T]) -> None:
        """More."""
        self._own().extend(things)
        self._n += len(things)

    def _own(self) -> list[T]:
        """The list, ready to grow; copied first if a copy of this one has already grown."""
        if len(self._shared) != self._n:
            self._shared = self._shared[: self._n]
        return self._shared

    def cut(self, length: int) -> None:
        """Keep at most this many items."""
        self._n = min(self._n, length)

    def __len__(self) -> int:
        return self._n

    @overload
    def __getitem__(self, where: int) -> T: ...
    @overload
    def __getitem__(self, where: slice) -> list[T]: ...
    def __getitem__(self, where: int | slice) -> T | list[T]:
        if isinstance(where, slice):
            start, stop, _ = where.indices(self._n)
            return self._shared[start:stop]
        i = where + self._n if where < 0 else where
        if not 0 <= i < self._n:
            raise IndexError(f"There are {self._n}; there is no number {where}.")
        return self._shared[i]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Growing) and self[:] == other[:]
