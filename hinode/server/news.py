"""Making pushes: what everybody sees is built and encoded once, what a seat alone sees is added for it.

A push goes to five browsers after every action, so this is where the server spends its time. A `Sight` takes over
from the one before it whatever has not changed, and a push is put together from parts that are encoded already.
`News` in protocol.py says what comes out (a test reads every push with it).
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from msgspec import Raw

from hinode.core.events import Event
from hinode.core.options import NONE
from hinode.core.steps import Choice
from hinode.game import Game
from hinode.hooks import SEAT
from hinode.patch import changes
from hinode.rules.political import ChooseMandate
from hinode.server.protocol import SeatClock, Sync, encode, plain
from hinode.state import GameState, Turn
from hinode.view import SPECTATOR, costs, gift, giving, own_tiles, shared_view

Own = tuple[bytes, bytes, bytes]  # encoded: the tiles a seat knows, its decision, whether it can undo

NOTHING: Final = encode(NONE.json())  # the options of a seat that has none
NULL: Final = b"null"
TRUE: Final = b"true"
FALSE: Final = b"false"


@lru_cache(10_000)
def _gift(coins: int, ronin: int, to: tuple[int, ...]) -> bytes:
    """What a seat could give away, encoded: hardly ever new."""
    return encode(gift(coins, ronin, to))


@lru_cache(1_000)
def _names(seats: tuple[int, ...]) -> bytes:
    """Some clans, encoded."""
    return encode([SEAT.text(seat) for seat in seats])


@lru_cache(1_000)
def _word(text: str) -> bytes:
    """A text of the rules, encoded."""
    return encode(text)


@lru_cache(20_000)
def _public(event: Event) -> bytes:
    """An event as everybody sees it, encoded: the same things happen again and again."""
    return encode(event.json())


class Sight:
    """What a game looks like now, from every seat, built only for those who look."""

    def __init__(self, game: Game, earlier: Sight | None = None) -> None:
        self.game = game
        self._own: dict[int, Own] = {}
        self._tiles: dict[int, bytes] = {}
        self._gifts: dict[int, bytes] = {}
        if earlier is not None:
            self._tiles = _tiles_still(game.state, earlier.game.state, earlier._tiles)
            if _same_riches(game.state, earlier.game.state):
                self._gifts = earlier._gifts
        waiting = game.state.waiting
        # The question as everybody sees it; a sealed one is asked of each seat anew.
        self._question = b"" if waiting is None or waiting.SEALED else self._asked(SPECTATOR)
        self._undoer = game.undoer

    def own(self, seat: int) -> Own:
        """What only this seat sees (-1: a spectator): the parts of `own_view` that can change, encoded."""
        found = self._own.get(seat)
        if found is None:
            tiles = self._tiles.get(seat)
            if tiles is None:
                tiles = self._tiles[seat] = encode(own_tiles(self.game.state, seat))
            found = self._own[seat] = (tiles, self._decision(seat), TRUE if self._undoer == seat else FALSE)
        return found

    def _asked(self, seat: int) -> bytes:
        """What `question` says, without its closing brace: more comes after it."""
        s = self.game.state
        waiting = s.waiting
        if waiting is None:
            return b"{"
        return b'{"number":%d,"what":%b,"actors":%b,"rule":%b,"prompt":%b' % (
            self.game.number,
            encode(waiting.shown(seat)),
            _names(waiting.actors(s)),
            _word(waiting.RULE),
            _word(waiting.PROMPT),
        )

    def _decision(self, seat: int) -> bytes:
        s = self.game.state
        waiting = s.waiting
        if waiting is None:
            return NULL
        asked = self._question or self._asked(seat)
        if seat == SPECTATOR:
            return asked + b',"options":null,"costs":[],"gift":null}'
        options, priced = NOTHING, b"[]"
        if not isinstance(waiting, Choice) or waiting.seat == seat:
            options = encode(waiting.options(s, seat).json())
            priced = encode(costs(s, seat)) if waiting.PRICED else b"[]"
        given = self._gifts.get(seat)
        if given is None:
            given = self._gifts[seat] = _gift(*giving(s, seat))
        return b'%b,"options":%b,"costs":%b,"gift":%b}' % (asked, options, priced, given)

    def whole(self, seat: int) -> Raw:
        """The whole view of a seat."""
        tiles, decision, undo = self.own(seat)
        own = {"own_tiles": Raw(tiles), "decision": Raw(decision), "undo": Raw(undo)}
        return plain({"seat": SEAT.json(seat), **own, **shared_view(self.game.state)})


def _tiles_still(s: GameState, old: GameState, tiles: dict[int, bytes]) -> dict[int, bytes]:
    """Of the tiles that seats know of, those of seats that know of no others by now."""
    drawing = [waiting.seat for waiting in (s.waiting, old.waiting) if isinstance(waiting, ChooseMandate)]
    if s.played is old.played and not drawing:
        return tiles
    if s.season != old.season:
        return {}
    return {
        seat: known for seat, known in tiles.items() if seat not in drawing and _turns(s, seat) == _turns(old, seat)
    }


def _turns(s: GameState, seat: int) -> list[Turn]:
    return [turn for turn in s.played if turn[0] == seat]


def _same_riches(s: GameState, old: GameState) -> bool:
    """Whether everybody can give away as much as before."""
    return s.coins == old.coins and s.ronin == old.ronin and s.phase == old.phase


def marks_since(game: Game, first: int) -> list[int]:
    """How many events there were before each action, where it is not less than `first`."""
    marks = game.marks
    i = len(marks)
    if i and marks[i - 1] == first and (i == 1 or marks[i - 2] < first):
        return [first]  # one action: nearly always
    return marks[bisect_left(marks[:], first) :]


class Report:
    """The way from one sight to the next, as a push for each seat."""

    def __init__(self, before: Sight, after: Sight, first: int, n: int, clocks: list[SeatClock] | None) -> None:
        self._before = before
        self._after = after
        marks = encode(marks_since(after.game, first))
        self._head = b',"n":%d,"actions":%d,"first":%d,"marks":%b,"events":[' % (
            n,
            len(after.game.actions),
            first,
            marks,
        )
        patch = changes(after.game.state, before.game.state)
        self._patch = b"".join([b'"%b":%b,' % (path.encode(), encode(part)) for path, part in patch.items()])
        self._tail = b"}}" if clocks is None else b'},"clocks":%b}' % encode(clocks)
        self._events = after.game.events[first:]
        self._public = [b"" if event.kind.private else _public(event) for event in self._events]
        self._common = b"" if b"" in self._public else self._seen(SPECTATOR)

    def _seen(self, seat: int) -> bytes:
        """The events as a seat sees them, and the patch as everybody does."""
        told = zip(self._public, self._events, strict=True)
        events = b",".join([public or encode(event.json_for(seat)) for public, event in told])
        return b'%b%b],"patch":{%b' % (self._head, events, self._patch)

    def message(self, place: int | None, seat: int) -> bytes:
        """The push for a place at the table and its engine seat (None and -1: spectators)."""
        had_tiles, _, could_undo = self._before.own(seat)
        tiles, decision, undo = self._after.own(seat)
        return b'{"type":"news","seat":%b%b%b"decision":%b%b%b' % (
            NULL if place is None else b"%d" % place,
            self._common or self._seen(seat),
            b"" if tiles is had_tiles else b'"own_tiles":%b,' % tiles,
            decision,
            b"" if undo is could_undo else b',"undo":%b' % undo,
            self._tail,
        )


def whole(sight: Sight, place: int | None, seat: int, first: int, n: int, clocks: list[SeatClock] | None) -> bytes:
    """Everything a seat may know, with the events from `first` on."""
    return encode(
        Sync(
            seat=place,
            n=n,
            actions=len(sight.game.actions),
            first=first,
            marks=marks_since(sight.game, first),
            events=[plain(event.json_for(seat)) for event in sight.game.events[first:]],
            view=sight.whole(seat),
            clocks=clocks,
        )
    )
