"""Making pushes: what everybody sees is built and encoded once, what a seat alone sees is added for it."""

from __future__ import annotations

from msgspec import Raw

from hinode.core.events import Event
from hinode.core.fields import Json
from hinode.game import Game
from hinode.server.protocol import News, SeatClock, Sync, encode, plain
from hinode.view import own_view, shared_view

View = dict[str, Json]


def difference(old: View, new: View) -> dict[str, Raw]:
    """The parts of a view that changed, by path. Lists of the same length are compared element by element."""
    patch: dict[str, Raw] = {}
    for key, value in new.items():
        before = old.get(key)
        if value == before:
            continue
        if isinstance(value, list) and isinstance(before, list) and len(value) == len(before):
            for i, (element, was) in enumerate(zip(value, before, strict=True)):
                if element != was:
                    patch[f"{key}/{i}"] = plain(element)
        else:
            patch[key] = plain(value)
    return patch


class Sight:
    """What a game looks like now, from every seat, built only for those who look."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shared = shared_view(game.state)
        self._own: dict[int, View] = {}

    def own(self, seat: int) -> View:
        """What only this seat sees (-1: a spectator)."""
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = own_view(self.game, seat)
        return found


class Report:
    """The way from one sight to the next, as a push for each seat."""

    def __init__(self, before: Sight, after: Sight, first: int, n: int, clocks: list[SeatClock] | None) -> None:
        self._before = before
        self._after = after
        self._first = first
        self._n = n
        self._clocks = clocks
        self._patch = difference(before.shared, after.shared)
        self._events = after.game.events[first:]
        self._common = [None if event.kind.private else plain(event.json()) for event in self._events]

    def message(self, place: int | None, seat: int) -> bytes:
        """The push for a place at the table and its engine seat (None and -1: spectators)."""
        own = difference(self._before.own(seat), self._after.own(seat))
        return encode(
            News(
                seat=place,
                n=self._n,
                first=self._first,
                events=mixed(self._events, self._common, seat),
                patch={**self._patch, **own},
                clocks=self._clocks,
            )
        )


def mixed(events: list[Event], common: list[Raw | None], seat: int) -> list[Raw]:
    """Events as a seat sees them; those that all see alike are encoded already."""
    return [plain(event.json_for(seat)) if raw is None else raw for event, raw in zip(events, common, strict=True)]


def whole(sight: Sight, place: int | None, seat: int, first: int, n: int, clocks: list[SeatClock] | None) -> bytes:
    """Everything a seat may know, with the events from `first` on."""
    return encode(
        Sync(
            seat=place,
            n=n,
            first=first,
            events=[plain(event.json_for(seat)) for event in sight.game.events[first:]],
            view=plain({**sight.own(seat), **sight.shared}),
            clocks=clocks,
        )
    )
