"""A review in pieces, for other processes. A piece is plain data, so any process can take any of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from hinode.notation.record import read_record
from hinode.review.findings import Decision, Promised, Review
from hinode.review.review import Walk, conclude, consider, questions

REMEMBERED: Final = 2  # games in each process


class Task(NamedTuple):
    """A game, as a record, and the seats whose decisions are looked at."""

    record: str
    seats: tuple[int, ...]
    tries: int


_walks: dict[str, Walk] = {}


def plan(task: Task) -> list[int]:
    """The decisions to look at, by position."""
    return questions(_walk(task.record), task.seats)


def look(piece: tuple[Task, int]) -> Decision:
    """What `hard` thinks of one decision."""
    task, at = piece
    return consider(_walk(task.record), at, task.tries)


def finish(whole: tuple[Task, list[Decision], list[Promised]]) -> Review:
    """The review, from all its decisions."""
    task, decisions, promises = whole
    return conclude(_walk(task.record), task.seats, decisions, task.tries, promises)


def _walk(record: str) -> Walk:
    walk = _walks.get(record)
    if walk is None:
        if len(_walks) >= REMEMBERED:
            del _walks[next(iter(_walks))]
        walk = _walks[record] = Walk(read_record(record))
    return walk
