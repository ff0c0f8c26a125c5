"""Making pushes: what everybody sees is built and encoded once, what a seat alone sees is added for it.

A push goes to five browsers after every action, so this is where the server spends its time. A `Sight` takes over
from the one before it whatever has not changed, and a push is put together from parts that are encoded already.
`News` in protocol.py says what comes out.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw

from hinode.core.fields import Json
from hinode.core.options import NONE
from hinode.core.steps import Choice
from hinode.game import Game
from hinode.hooks import SEAT
from hinode.rules.political import ChooseMandate
from hinode.server.protocol import News, SeatClock, Sync, encode, plain
from hinode.state import GameState
from hinode.view import SPECTATOR, gift, own_tiles, question, shared_view

View = dict[str, Json]
Parts = dict[str, Raw]  # encoded, by path

NOTHING: Final = encode(NONE.json())  # the options of a seat that has none
FALSE: Final = Raw(b"false")
TRUE: Final = Raw(b"true")
NO_DECISION: Final = Raw(b"null")


def difference(old: View, new: View) -> Parts:
    """The parts of a view that changed, by path. Lists of the same length are compared element by element."""
    patch: Parts = {}
    for key, value in new.items():
        before = old.get(key)
        if value is before or value == before:
            continue
        if isinstance(value, list) and isinstance(before, list) and len(value) == len(before):
            for i, (element, was) in enumerate(zip(value, before, strict=True)):
                if element is not was and element != was:
                    patch[f"{key}/{i}"] = plain(element)
        else:
            patch[key] = plain(value)
    return patch


class Sight:
    """What a game looks like now, from every seat, built only for those who look."""

    def __init__(self, game: Game, earlier: Sight | None = None) -> None:
        self.game = game
        self.shared = shared_view(game.state, earlier and (earlier.game.state, earlier.shared))
        self._own: dict[int, Parts] = {}
        self._tiles: dict[int, Raw] = {}
        if earlier is not None and _same_tiles(game.state, earlier.game.state):
            self._tiles = earlier._tiles
        waiting = game.decision
        # The question as everybody sees it; a sealed one is asked of each seat anew.
        self._question = None if waiting is None or waiting.SEALED else self._asked(SPECTATOR)

    def own(self, seat: int) -> Parts:
        """What only this seat sees (-1: a spectator): the parts of `own_view` that can change, encoded."""
        found = self._own.get(seat)
        if found is None:
            tiles = self._tiles.get(seat)
            if tiles is None:
                tiles = self._tiles[seat] = plain(own_tiles(self.game.state, seat))
            undo = TRUE if self.game.undoer == seat else FALSE
            found = self._own[seat] = {"own_tiles": tiles, "decision": self._decision(seat), "undo": undo}
        return found

    def _asked(self, seat: int) -> bytes:
        """The question without its closing brace: more comes after it."""
        return encode(question(self.game.state, seat, self.game.number))[:-1]

    def _decision(self, seat: int) -> Raw:
        s = self.game.state
        waiting = s.waiting
        if waiting is None:
            return NO_DECISION
        options = NOTHING
        if seat == SPECTATOR:
            options = b"null"
        elif not isinstance(waiting, Choice) or waiting.seat == seat:
            options = encode(waiting.options(s, seat).json())
        asked = self._question or self._asked(seat)
        return Raw(b"".join((asked, b',"options":', options, b',"gift":', encode(gift(s, seat)), b"}")))

    def whole(self, seat: int) -> Raw:
        """The whole view of a seat."""
        return plain({"seat": SEAT.json(seat), **self.own(seat), **self.shared})


def _same_tiles(s: GameState, old: GameState) -> bool:
    """Whether nobody has drawn or played a mandate tile."""
    if s.deck is not old.deck or s.played is not old.played:
        return False
    return not isinstance(s.waiting, ChooseMandate) and not isinstance(old.waiting, ChooseMandate)


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
        private = any(event.kind.private for event in self._events)
        self._common = None if private else self._seen(SPECTATOR)

    def _seen(self, seat: int) -> list[Raw]:
        """The events as a seat sees them."""
        return [plain(event.json_for(seat)) for event in self._events]

    def message(self, place: int | None, seat: int) -> bytes:
        """The push for a place at the table and its engine seat (None and -1: spectators)."""
        before = self._before.own(seat)
        own = {key: part for key, part in self._after.own(seat).items() if part is not before[key]}
        events = self._seen(seat) if self._common is None else self._common
        patch = {**self._patch, **own}
        return encode(
            News(
                seat=place,
                n=self._n,
                actions=len(self._after.game.actions),
                first=self._first,
                events=events,
                patch=patch,
                clocks=self._clocks,
            )
        )


def whole(sight: Sight, place: int | None, seat: int, first: int, n: int, clocks: list[SeatClock] | None) -> bytes:
    """Everything a seat may know, with the events from `first` on."""
    return encode(
        Sync(
            seat=place,
            n=n,
            actions=len(sight.game.actions),
            first=first,
            events=[plain(event.json_for(seat)) for event in sight.game.events[first:]],
            view=sight.whole(seat),
            clocks=clocks,
        )
    )
