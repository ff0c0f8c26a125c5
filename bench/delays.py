"""Delays of pushes at a steady rate: ours and the echo in turns, grouped by steal (see docs/performance.md)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import quantiles

from rich.table import Table

from bench.machine import Watch
from bench.tables import BotTable, EchoTable, steady

RATE = 300  # actions a second
SECONDS = 2.0  # of a slice: short, because steal varies quickly
CALM = 0.02  # the steal below which a slice is calm
CALM_SLICES, MOST_SLICES = 10, 40  # measure until this many are calm, or at most this many
SHARES = ((CALM, f"under {CALM:.0%}"), (0.1, f"{CALM:.0%} to 10%"), (1.1, "more"))

Going = Callable[[], Sequence[BotTable | EchoTable]]


def percentile(seconds: list[float], number: int) -> str:
    """A percentile, as text."""
    return f"{quantiles(seconds, n=100)[number - 1] * 1000:.2f} ms" if len(seconds) > 1 else ""


class Delays:
    """The delays of one server by slice. Its tables append them to `heard`."""

    def __init__(self, heard: list[float], going: Going) -> None:
        self._heard = heard
        self._going = going
        self._slices: list[tuple[float, list[float]]] = []  # steal, delays

    async def measure(self) -> None:
        """Measure a slice."""
        self._heard.clear()
        watch = Watch()
        tables = self._going()
        await steady(tables, RATE, SECONDS)
        for table in tables:
            await table.free.wait()  # include the slowest
        self._slices.append((watch.taken(), list(self._heard)))

    def between(self, low: float, high: float) -> tuple[int, list[float]]:
        """The number of slices with steal in this range, and their delays."""
        chosen = [heard for taken, heard in self._slices if low <= taken < high]
        return len(chosen), [delay for heard in chosen for delay in heard]


async def compare(ours: Delays, echo: Delays) -> Table:
    """Load both in turns, until enough slices of ours were calm."""
    for _ in range(MOST_SLICES):
        await ours.measure()
        await echo.measure()
        if ours.between(0, CALM)[0] == CALM_SLICES:
            break
    title = f"From act to push at {RATE} actions a second (goal: p50 at most 3 ms, p99 at most 25 ms)"
    report = Table("steal", "ours for", "p50", "p99", "echo for", "p50", "p99", title=title)
    low = 0.0
    for high, name in SHARES:
        report.add_row(name, *_cells(ours, low, high), *_cells(echo, low, high))
        low = high
    report.add_row("all", *_cells(ours, 0, low), *_cells(echo, 0, low))
    return report


def _cells(delays: Delays, low: float, high: float) -> tuple[str, str, str]:
    number, seconds = delays.between(low, high)
    return f"{number * SECONDS:.0f} s", percentile(seconds, 50), percentile(seconds, 99)
