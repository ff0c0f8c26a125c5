"""Building pushes: what everybody sees is encoded once, and what only one seat sees is added for that seat.

A push goes to five browsers after every action, so the server spends most of its time here. A `Sight` reuses the
unchanged parts of the one before it, and a `Report` assembles pushes from parts that are already encoded. Comparing
five whole views instead takes almost five times as long (`make bench-pushes`). The messages are `News` of protocol.py;
tests/server/test_news.py compares them with `view` after every action of random games.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import Final

from msgspec import Raw

from hinode.engine.core.events import KINDS, Event
from hinode.engine.core.fields import Value
from hinode.engine.core.options import NONE
from hinode.engine.core.steps import Choice
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT, SEATS
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.state import Beat, GameState, Turn
from hinode.knowledge.patch import patch_since
from hinode.knowledge.view import SPECTATOR, costs, draws_now, gift, giving, own_tiles, shared_view
from hinode.server.protocol import SeatClock, Sync, encode, plain

KNOWN: Final = 2_000  # cached events of each kind
NOTHING: Final = encode(NONE.json())  # the options of a seat that has none
NULL: Final = b"null"
TRUE: Final = b"true"
FALSE: Final = b"false"
NOBODY: Final = -2  # neither a seat nor a spectator
UNKNOWN: Final = [b""] * (SEATS + 1)  # by seat; the last entry is the spectators'


@lru_cache(10_000)
def _gift(coins: int, ronin: int, to: tuple[int, ...]) -> bytes:
    """What a seat could give away, encoded."""
    return encode(gift(coins, ronin, to))


@lru_cache(1_000)
def _names(seats: tuple[int, ...]) -> bytes:
    """Some clans, encoded."""
    return encode([SEAT.text(seat) for seat in seats])


@lru_cache(1_000)
def _word(text: str) -> bytes:
    """A text of the rules, encoded."""
    return encode(text)


_known: Final[dict[str, dict[tuple[tuple[Value, ...], tuple[str, ...]], bytes]]] = {name: {} for name in KINDS}


def _public(event: Event) -> bytes:
    """An event as everybody sees it, encoded. The same events recur often, so they are cached."""
    known = _known[event.kind.name]
    key = event.args, event.by_lot
    found = known.get(key)
    if found is None:
        if len(known) >= KNOWN:
            known.clear()
        found = known[key] = encode(event.json_for(SPECTATOR))
    return found


class Sight:
    """A game as each seat sees it, built lazily."""

    def __init__(self, game: Game, earlier: Sight | None = None) -> None:
        self.game = game
        if earlier is None:
            self._tiles = UNKNOWN[:]
            self._gifts = UNKNOWN[:]
        else:
            self._tiles = _tiles_still(game.state, earlier.game.state, earlier._tiles)
            self._gifts = _gifts_still(game.state, earlier.game.state, earlier._gifts)
        waiting = game.state.waiting
        # The question as everybody sees it; a sealed one differs from seat to seat.
        self._question = b"" if waiting is None or waiting.SEALED else self._asked(SPECTATOR)
        self._undoer = game.undoer
        # If only one seat is asked: which, and what all others see, up to the gifts each can give.
        self.asked = waiting.seat if isinstance(waiting, Choice) else NOBODY
        self.unasked = (
            b"" if self.asked == NOBODY else b'%b,"options":%b,"costs":[],"gift":' % (self._question, NOTHING)
        )

    # What only one seat sees (-1: a spectator): the changing parts of `own_view`, encoded.
    def tiles(self, seat: int) -> bytes:
        """The tiles it knows."""
        known = self._tiles[seat]
        if not known:
            known = self._tiles[seat] = encode(own_tiles(self.game.state, seat))
        return known

    def gift(self, seat: int) -> bytes:
        """What it could give away."""
        known = self._gifts[seat]
        if not known:
            known = self._gifts[seat] = _gift(*giving(self.game.state, seat))
        return known

    def undo(self, seat: int) -> bytes:
        """Whether it can undo."""
        return TRUE if self._undoer == seat else FALSE

    def other(self, earlier: Sight, seat: int) -> bytes:
        """The end of a patch: the tiles it knows and whether it can undo, where that has changed."""
        tiles, undo = b"", b""
        if self._tiles is not earlier._tiles and self.tiles(seat) != earlier.tiles(seat):
            tiles = b',"own_tiles":%b' % self.tiles(seat)
        if self._undoer != earlier._undoer and (self._undoer == seat or earlier._undoer == seat):
            undo = b',"undo":%b' % self.undo(seat)
        return tiles + undo if tiles or undo else b""

    def _asked(self, seat: int) -> bytes:
        """The decision as everybody sees it, without its closing brace, so that more can follow."""
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

    def decision(self, seat: int) -> bytes:
        """What it is asked, and what it can do."""
        s = self.game.state
        waiting = s.waiting
        if waiting is None:
            return NULL
        asked = self._question or self._asked(seat)
        if seat == SPECTATOR:
            return asked + b',"options":null,"costs":[],"gift":null}'
        if self.unasked and seat != self.asked:
            return b"%b%b}" % (self.unasked, self.gift(seat))
        return b'%b,"options":%b,"costs":%b,"gift":%b}' % (
            asked,
            encode(waiting.options(s, seat).json()),
            encode(costs(s, seat)) if waiting.PRICED else b"[]",
            self.gift(seat),
        )

    def whole(self, seat: int) -> Raw:
        """The whole view of a seat."""
        own = {"own_tiles": Raw(self.tiles(seat)), "decision": Raw(self.decision(seat)), "undo": Raw(self.undo(seat))}
        return plain({"seat": SEAT.json(seat), **own, **shared_view(self.game.state)})


def _tiles_still(s: GameState, old: GameState, tiles: list[bytes]) -> list[bytes]:
    """The encoded tiles of the seats whose knowledge has not changed."""
    now, then = isinstance(s.waiting, ChooseMandate), isinstance(old.waiting, ChooseMandate)
    if s.played is old.played and not now and not then:
        return tiles
    still = UNKNOWN[:]
    if s.season == old.season:
        for seat, known in enumerate(tiles):
            if known and not draws_now(s, seat) and not draws_now(old, seat) and _turns(s, seat) == _turns(old, seat):
                still[seat] = known
    return still


def _turns(s: GameState, seat: int) -> list[Turn]:
    return [turn for turn in s.played if turn[0] == seat]


def _gifts_still(s: GameState, old: GameState, gifts: list[bytes]) -> list[bytes]:
    """The encoded gifts of the seats that have as much as before."""
    if s.phase != old.phase:
        return UNKNOWN[:]
    if s.coins == old.coins and s.ronin == old.ronin:
        return gifts
    still = gifts[:]
    for seat in s.seats:
        if s.coins[seat] != old.coins[seat] or s.ronin[seat] != old.ronin[seat]:
            still[seat] = b""
    return still


def marks_since(game: Game, first: int) -> list[int]:
    """The number of events before each action, where that is at least `first`."""
    marks = game.marks
    i = len(marks)
    if i and marks[i - 1] == first and (i == 1 or marks[i - 2] < first):
        return [first]  # the usual case: one action
    return marks[bisect_left(marks[:], first) :]


def beats_between(before: Game, after: Game) -> list[Beat]:
    """The moments between two games, if one action leads from one to the other, or the opening does."""
    opening = not after.actions and not before.events
    return after.beats[:-1] if opening or len(after.actions) == len(before.actions) + 1 else []


def _told_by(beats: list[Beat], s: GameState) -> bytes:
    """Beats as part of a push: what changes from one to the next, as everybody sees it."""
    told: list[bytes] = []
    for beat in beats:
        told.append(b'{"end":%d,"patch":%b}' % (beat.events, encode(patch_since(beat.state, s))))
        s = beat.state
    return b'"beats":[%b],' % b",".join(told) if told else b""


class Report:
    """The changes from one sight to the next, as a push for each seat."""

    def __init__(self, before: Sight, after: Sight, n: int, clocks: list[SeatClock] | None) -> None:
        self._before = before
        self._after = after
        self._messages = UNKNOWN[:]
        first = min(len(before.game.events), len(after.game.events))
        marks = b",".join([b"%d" % mark for mark in marks_since(after.game, first)])
        self._head = b',"n":%d,"actions":%d,"first":%d,"marks":[%b],%b"events":[' % (
            n,
            len(after.game.actions),
            first,
            marks,
            _told_by(beats_between(before.game, after.game), before.game.state),
        )
        patch = patch_since(after.game.state, before.game.state)
        self._patch = encode(patch)[1:-1] + b"," if patch else b""
        self._tail = b"}}" if clocks is None else b'},"clocks":%b}' % encode(clocks)
        self._events = after.game.events[first:]
        self._public = [_public(event) for event in self._events]
        self._knows = [event.args[0] for event in self._events if event.kind.private]  # seats with private events
        self._common = self._told(self._public)
        # If only one seat is asked: what all others are sent, up to the gifts each can give.
        self._unasked = self._common + after.unasked if after.unasked else b""

    def _told(self, events: list[bytes]) -> bytes:
        """Events, and the patch as everybody sees it."""
        return b'%b%b],"patch":{%b"decision":' % (self._head, b",".join(events), self._patch)

    def _seen(self, seat: int) -> bytes:
        """The events as a seat sees them, and the patch."""
        if seat not in self._knows:
            return self._common
        seen = zip(self._events, self._public, strict=True)
        return self._told([encode(event.json_for(seat)) if event.kind.private else known for event, known in seen])

    def message(self, chair: int | None, seat: int) -> bytes:
        """The push for a chair at the table and its engine seat (None and -1: spectators)."""
        message = self._messages[seat]
        if not message:
            message = self._messages[seat] = self._message(chair, seat)
        return message

    def _message(self, chair: int | None, seat: int) -> bytes:
        after = self._after
        other = after.other(self._before, seat)
        if chair is None:
            return b'{"type":"news","seat":null%b%b%b%b' % (self._seen(seat), after.decision(seat), other, self._tail)
        if self._unasked and seat != after.asked and seat not in self._knows:
            return b'{"type":"news","seat":%d%b%b}%b%b' % (chair, self._unasked, after.gift(seat), other, self._tail)
        return b'{"type":"news","seat":%d%b%b%b%b' % (chair, self._seen(seat), after.decision(seat), other, self._tail)


def whole(sight: Sight, chair: int | None, seat: int, first: int, n: int, clocks: list[SeatClock] | None) -> bytes:
    """Everything a seat may know, with the events from `first` on."""
    return encode(
        Sync(
            seat=chair,
            n=n,
            actions=len(sight.game.actions),
            first=first,
            marks=marks_since(sight.game, first),
            events=[plain(event.json_for(seat)) for event in sight.game.events[first:]],
            view=sight.whole(seat),
            clocks=clocks,
        )
    )
