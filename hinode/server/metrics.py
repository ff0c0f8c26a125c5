"""Metrics for Prometheus. No label ever names a table, a seat or a person."""

from __future__ import annotations

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

from hinode.server.tally import Spread, Tally

disable_created_metrics()
REGISTRY: Final = CollectorRegistry()
JOBS: Final = (1, 2, 4, 8, 16, 32, 64, 128)
SECONDS: Final = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0)

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
NOTICES: Final = Counter("hinode_notices", "Notices sent, or not", ["way", "outcome"], registry=REGISTRY)
BROKEN_GAMES: Final = Counter("hinode_broken_games", "Games found that no longer replay", registry=REGISTRY)


class EveryAction(Collector):
    """Exports the lock-free counters of `tally.py`."""

    def collect(self) -> Iterator[Metric]:
        """The current numbers."""
        actions = CounterMetricFamily("hinode_actions", "Actions performed", labels=["by"])
        actions.add_metric(["person"], PERSON_ACTIONS.number)
        actions.add_metric(["bot"], BOT_ACTIONS.number)
        yield actions
        yield CounterMetricFamily("hinode_pushes", "News sent to browsers", PUSHES.number)
        yield CounterMetricFamily("hinode_messages", "Messages received on sockets", MESSAGES.number)
        yield _histogram("hinode_act_seconds", "From an act received to its pushes queued", ACT_SECONDS)
        yield _histogram("hinode_commit_seconds", "Time of one commit to disk", COMMIT_SECONDS)
        yield _histogram("hinode_commit_jobs", "Writes in one commit", COMMIT_JOBS)


def _histogram(name: str, what: str, spread: Spread) -> Metric:
    up_to = zip((*map(str, map(float, spread.limits)), "+Inf"), accumulate(spread.counts), strict=True)
    return HistogramMetricFamily(name, what, list(up_to), spread.total)


REGISTRY.register(EveryAction())


def observe_commit(jobs: int, seconds: float) -> None:
    """Count a commit."""
    COMMIT_JOBS.observe(jobs)
    COMMIT_SECONDS.observe(seconds)


def exposition() -> bytes:
    """All metrics in Prometheus' text format."""
    return generate_latest(REGISTRY)
