"""The public events of a game that matter to a bot. It never looks at private events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from hinode.engine import events as ev
from hinode.engine.core.events import Event
from hinode.engine.hooks import SEATS


class Memory:
    """This season's proposals and refusals, and who broke its word in this game: an alliance, for all to see, or a
    promise to this seat (`wronged`)."""

    __slots__ = ("betrayals", "proposed", "refusals")

    def __init__(self, events: Iterable[Event], wronged: Sequence[int] = ()) -> None:
        self.betrayals = [0] * SEATS
        for seat in wronged:
            self.betrayals[seat] += 1
        self.proposed = [0] * SEATS  # proposals each seat has made this season
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
