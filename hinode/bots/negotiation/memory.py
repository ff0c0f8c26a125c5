"""What everybody has seen happen in a game, as far as it matters to a bot. Private events are never looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from hinode.engine import events as ev
from hinode.engine.core.events import Event
from hinode.engine.hooks import SEATS


class Memory:
    """The talk of this season's tea ceremony, and who has broken its word in this game: an alliance, for all to see,
    or a promise to this seat (`wronged`)."""

    __slots__ = ("betrayals", "proposed", "refusals")

    def __init__(self, events: Iterable[Event], wronged: Sequence[int] = ()) -> None:
        self.betrayals = [0] * SEATS
        for seat in wronged:
            self.betrayals[seat] += 1
        self.proposed = [0] * SEATS  # how many proposals each has made this season
        self.refusals: dict[tuple[int, int], int] = {}  # by whom to whom, this season
        for event in events:
            kind = event.kind
            if kind.private:
                continue
            if kind is ev.SEASON_BEGAN:
                self.proposed = [0] * SEATS
                self.refusals = {}
            elif kind is ev.PROPOSED:
                self.proposed[cast(int, event.args[0])] += 1
            elif kind is ev.REFUSED:
                key = cast(tuple[int, int], event.args)
                self.refusals[key] = self.refusals.get(key, 0) + 1
            elif kind is ev.ALLIANCE_BROKEN:
                self.betrayals[cast(int, event.args[0])] += 1
