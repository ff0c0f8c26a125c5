"""What can be counted, for Prometheus. No label ever names a table, a seat or a person."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

disable_created_metrics()
REGISTRY: Final = CollectorRegistry()
JOBS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
SECONDS: Final = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0)


class Tally:
    """Counts what happens with every action. Only one thread does, so it needs no lock, which costs much more."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0


class Spread:
    """How large something is that happens with every action, sorted by limits. Only one thread does, here too."""

    __slots__ = ("_counts", "_limits", "_total")

    def __init__(self, limits: tuple[float, ...]) -> None:
        self._limits = limits
        self._counts = [0] * (len(limits) + 1)
        self._total = 0.0

    def observe(self, size: float) -> None:
        """One more."""
        self._counts[bisect_left(self._limits, size)] += 1
        self._total += size

    def metric(self, name: str, what: str) -> Metric:
        """As Prometheus has it."""
        up_to = zip((*map(str, map(float, self._limits)), "+Inf"), accumulate(self._counts), strict=True)
        return HistogramMetricFamily(name, what, list(up_to), self._total)


PERSON_ACTIONS: Final = Tally()
BOT_ACTIONS: Final = Tally()
PUSHES: Final = Tally()
MESSAGES: Final = Tally()
ACT_SECONDS: Final = Spread(SECONDS)
COMMIT_SECONDS: Final = Spread(SECONDS)
COMMIT_JOBS: Final = Spread(JOBS)
REFUSALS: Final = Counter("hinode_refusals", "Messages and requests refused", ["code"], registry=REGISTRY)
CONNECTIONS: Final = Gauge("hinode_connections", "Open sockets", registry=REGISTRY)
ROOMS: Final = Gauge("hinode_rooms", "Tables in memory", registry=REGISTRY)
TABLES: Final = Gauge("hinode_tables", "Tables in the store", ["status"], registry=REGISTRY)
BROKEN_GAMES: Final = Counter("hinode_broken_games", "Games found that no longer replay", registry=REGISTRY)


class EveryAction(Collector):
    """What is counted with every action, as Prometheus has it."""

    def collect(self) -> Iterator[Metric]:
        """The numbers as they are now."""
        actions = CounterMetricFamily("hinode_actions", "Actions performed", labels=["by"])
        actions.add_metric(["person"], PERSON_ACTIONS.number)
        actions.add_metric(["bot"], BOT_ACTIONS.number)
        yield actions
        yield CounterMetricFamily("hinode_pushes", "News sent to browsers", PUSHES.number)
        yield CounterMetricFamily("hinode_messages", "Messages received on sockets", MESSAGES.number)
        yield ACT_SECONDS.metric("hinode_act_seconds", "From an act received to its pushes queued")
        yield COMMIT_SECONDS.metric("hinode_commit_seconds", "Time of one commit to disk")
        yield COMMIT_JOBS.metric("hinode_commit_jobs", "Writes in one commit")


REGISTRY.register(EveryAction())


def observe_commit(jobs: int, seconds: float) -> None:
    """A commit was made."""
    COMMIT_JOBS.observe(jobs)
    COMMIT_SECONDS.observe(seconds)


def exposition() -> bytes:
    """All numbers as Prometheus reads them."""
    return generate_latest(REGISTRY)
