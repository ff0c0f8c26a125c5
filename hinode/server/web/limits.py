"""Rate limits: token buckets, per address or per socket."""

from __future__ import annotations

import msgspec

from hinode.server.table.clock import TimeSource

FORGET = 10_000  # addresses; beyond that all are forgotten


class Limits(msgspec.Struct, frozen=True):
    """Each limit is a rate per second, and the burst allowed before it."""

    requests: tuple[float, int] = (20, 100)  # from one address
    openings: tuple[float, int] = (0.5, 30)  # tables opened, from one address
    sockets: tuple[float, int] = (5, 100)  # opened, from one address
    tests: tuple[float, int] = (0.02, 5)  # test notices, of one seat
    messages: tuple[float, int] = (20, 60)  # on one socket
    previews: tuple[float, int] = (30, 120)  # lines, on one socket


class Bucket:
    """A token bucket: a burst, then a steady rate."""

    __slots__ = ("_left", "_rate", "_size", "_time", "_when")

    def __init__(self, time: TimeSource, rate: float, size: int) -> None:
        self._time = time
        self._rate = rate / 1000
        self._size = size
        self._left = float(size)
        self._when = time.monotonic()

    def take(self, number: int = 1) -> bool:
        """Take tokens; False, taking none, if too few are left."""
        now = self._time.monotonic()
        self._left = min(self._size, self._left + (now - self._when) * self._rate)
        self._when = now
        if self._left < number:
            return False
        self._left -= number
        return True


class Buckets:
    """A token bucket for each address."""

    def __init__(self, time: TimeSource, rate: float, size: int) -> None:
        self._time = time
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token for this address; False if none is left."""
        if len(self._buckets) > FORGET:
            self._buckets.clear()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._time, self._rate, self._size)
        return bucket.take()
