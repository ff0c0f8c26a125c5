"""When a promise was kept or broken."""

from __future__ import annotations

from bisect import bisect_left

from hinode.deals.judge import Deed, judge
from hinode.deals.promises import AnyPromise
from hinode.engine.game import Game


def decided_at(promise: AnyPromise, deed: Deed, game: Game) -> int | None:
    """The first position in which the judge's verdict was no longer open; None if there is no such verdict."""
    ends = [*game.marks[1:], len(game.events)]  # how many events there were after each action

    def is_decided(events: int) -> bool:
        return judge(promise, deed._replace(events=game.events[:events])).verdict not in ("open", "words")

    made = bisect_left(ends, deed.accepted)
    found = bisect_left(ends, True, lo=made, key=is_decided)
    return found + 1 if found < len(ends) else None
