"""What can be counted, for Prometheus. No label ever names a table, a seat or a person."""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()
REGISTRY: Final = CollectorRegistry()
SECONDS: Final = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0)

ACTIONS: Final = Counter("hinode_actions", "Actions performed", ["by"], registry=REGISTRY)
PERSON_ACTIONS: Final = ACTIONS.labels("person")
BOT_ACTIONS: Final = ACTIONS.labels("bot")
REFUSALS: Final = Counter("hinode_refusals", "Messages and requests refused", ["code"], registry=REGISTRY)
PUSHES: Final = Counter("hinode_pushes", "News sent to browsers", registry=REGISTRY)
MESSAGES: Final = Counter("hinode_messages", "Messages received on sockets", registry=REGISTRY)
CONNECTIONS: Final = Gauge("hinode_connections", "Open sockets", registry=REGISTRY)
ROOMS: Final = Gauge("hinode_rooms", "Tables in memory", registry=REGISTRY)
TABLES: Final = Gauge("hinode_tables", "Tables in the store", ["status"], registry=REGISTRY)
BROKEN_GAMES: Final = Counter("hinode_broken_games", "Games found that no longer replay", registry=REGISTRY)
COMMIT_SECONDS: Final = Histogram(
    "hinode_commit_seconds", "Time of one commit to disk", registry=REGISTRY, buckets=SECONDS
)
COMMIT_JOBS: Final = Histogram(
    "hinode_commit_jobs", "Writes in one commit", registry=REGISTRY, buckets=(1, 2, 4, 8, 16, 32, 64, 128)
)
ACT_SECONDS: Final = Histogram(
    "hinode_act_seconds", "From an act received to its pushes queued", registry=REGISTRY, buckets=SECONDS
)


def observe_commit(jobs: int, seconds: float) -> None:
    """A commit was made."""
    COMMIT_JOBS.observe(jobs)
    COMMIT_SECONDS.observe(seconds)


def exposition() -> bytes:
    """All numbers as Prometheus reads them."""
    return generate_latest(REGISTRY)
