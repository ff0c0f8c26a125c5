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
from hinode.server.protocol import SeatClock, Sync, encode, plain
from hinode.state import GameState
from hinode.view import SPECTATOR, draws_now, gift, own_tiles, question, shared_view

View = dict[str, Json]
Parts = dict[str, bytes]  # encoded, by path

NOTHING: Final = encode(NONE.json())  # the options of a seat that has none
SEAT_NAMES: Final = {seat: encode(SEAT.json(seat)) for seat in range(SPECTATOR, len(SEAT.names))}


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
                    patch[f"{key}/{i}"] = encode(element)
        else:
            patch[key] = encode(value)
    return patch


class Sight:
    """What a game looks like now, from every seat, built only for those who look."""

    def __init__(self, game: Game, earlier: Sight | None = None) -> None:
        self.game = game
        self.shared = shared_view(game.state, earlier and (earlier.game.state, earlier.shared))
        self._own: dict[int, Parts] = {}
        self._tiles: dict[int, bytes] = (
            earlier._tiles if earlier is not None and _same_tiles(game.state, earlier.game.state) else {}
        )
        waiting = game.decision
        # The question as everybody sees it; a sealed one is asked of each seat anew.
        self._question = None if waiting is None or waiting.SEALED else self._asked(SPECTATOR)

    def own(self, seat: int) -> Parts:
        """What only this seat sees (-1: a spectator): the parts of `own_view`, encoded."""
        found = self._own.get(seat)
        if found is None:
            tiles = self._tiles.get(seat)
            if tiles is None:
                tiles = self._tiles[seat] = encode(own_tiles(self.game.state, seat))
            undo = seat != SPECTATOR and self.game.can_undo(seat)
            found = self._own[seat] = {
                "seat": SEAT_NAMES[seat],
                "own_tiles": tiles,
                "decision": self._decision(seat),
                "undo": b"true" if undo else b"false",
            }
        return found

    def _asked(self, seat: int) -> bytes:
        """The question without its closing brace: more comes after it."""
        return encode(question(self.game.state, seat, self.game.number))[:-1]

    def _decision(self, seat: int) -> bytes:
        s = self.game.state
        waiting = s.waiting
        if waiting is None:
            return b"null"
        options = NOTHING
        if seat == SPECTATOR:
            options = b"null"
        elif not isinstance(waiting, Choice) or waiting.seat == seat:
            options = encode(waiting.options(s, seat).json())
        asked = self._question or self._asked(seat)
        return b'%b,"options":%b,"gift":%b}' % (asked, options, encode(gift(s, seat)))

    def whole(self, seat: int) -> bytes:
        """The whole view of a seat."""
        return b"{%b,%b" % (joined(self.own(seat)), encode(self.shared)[1:])


def _same_tiles(s: GameState, old: GameState) -> bool:
    """Whether nobody has drawn or played a mandate tile."""
    if s.deck is not old.deck or s.played is not old.played:
        return False
    return not any(draws_now(s, seat) or draws_now(old, seat) for seat in s.seats)


def joined(parts: Parts) -> bytes:
    """Parts as the inside of a JSON object."""
    return b",".join([b'"%b":%b' % (key.encode(), value) for key, value in parts.items()])


class Report:
    """The way from one sight to the next, as a push for each seat."""

    def __init__(self, before: Sight, after: Sight, first: int, n: int, clocks: list[SeatClock] | None) -> None:
        self._before = before
        self._after = after
        self._events = after.game.events[first:]
        self._shared = joined(difference(before.shared, after.shared))
        self._numbers = b'"n":%d,"first":%d' % (n, first)
        self._clocks = b',"clocks":' + encode(clocks) if clocks else b""
        self._secret = any(event.kind.private for event in self._events)
        self._common = b"" if self._secret else self._seen(SPECTATOR)

    def _seen(self, seat: int) -> bytes:
        """The events as a seat sees them."""
        return encode([event.json_for(seat) for event in self._events])

    def message(self, place: int | None, seat: int) -> bytes:
        """The push for a place at the table and its engine seat (None and -1: spectators)."""
        before = self._before.own(seat)
        own = {key: part for key, part in self._after.own(seat).items() if part != before[key]}
        return b'{"type":"news","seat":%b,%b,"events":%b,"patch":{%b%b%b}%b}' % (
            b"null" if place is None else b"%d" % place,
            self._numbers,
            self._seen(seat) if self._secret else self._common,
            self._shared,
            b"," if self._shared and own else b"",
            joined(own),
            self._clocks,
        )


def whole(sight: Sight, place: int | None, seat: int, first: int, n: int, clocks: list[SeatClock] | None) -> bytes:
    """Everything a seat may know, with the events from `first` on."""
    return encode(
        Sync(
            seat=place,
            n=n,
            first=first,
            events=[plain(event.json_for(seat)) for event in sight.game.events[first:]],
            view=Raw(sight.whole(seat)),
            clocks=clocks,
        )
    )
