"""Throughput of a server at full load, and its processor time per action."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import perf_counter

from bench.serving import ServerProcess


class Throughput:
    """The totals of a server over all its slices."""

    def __init__(self) -> None:
        self._number = 0
        self._seconds = 0.0
        self._cpu = 0.0

    async def measure(self, server: ServerProcess, load: Callable[[], Awaitable[int]]) -> None:
        """Measure a slice."""
        cpu, start = server.cpu(), perf_counter()
        self._number += await load()
        self._seconds += perf_counter() - start
        self._cpu += server.cpu() - cpu

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self._number / self._seconds

    @property
    def cpu(self) -> float:
        """Seconds of processor time for one action."""
        return self._cpu / self._number
