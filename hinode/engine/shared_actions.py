"""Shared instances of the most common actions, so that most comparisons end at identity."""

from __future__ import annotations

from functools import cache
from typing import Final

from hinode.engine.actions import (
    Accept,
    Build,
    Buy,
    Capture,
    Charge,
    First,
    Last,
    Mandate,
    Move,
    Pass,
    Pay,
    Ready,
    Refuse,
    Replace,
    Spare,
    Summon,
    Use,
    Wait,
    Withdraw,
)
from hinode.engine.board import PLACES, PROVINCES
from hinode.engine.hooks import SEATS

PASS: Final = Pass()
READY: Final = Ready()
WAIT: Final = Wait()
FIRST: Final = First()
LAST: Final = Last()
SPARE: Final = Spare()
CHARGE: Final = Charge()
PAY: Final = Pay()
BUILDS: Final = tuple(Build(place) for place in range(len(PROVINCES)))
ACCEPTS: Final = tuple(Accept(seat) for seat in range(SEATS))
REFUSES: Final = tuple(Refuse(seat) for seat in range(SEATS))
WITHDRAWS: Final = tuple(Withdraw(seat) for seat in range(SEATS))


@cache
def summon(piece: int, place: int) -> Summon:
    """The one Summon of its kind."""
    return Summon(piece, place)


@cache
def summons(piece: int, places: int) -> tuple[Summon, ...]:
    """The Summons of a piece to any of these places, given as bits."""
    return tuple(summon(piece, place) for place in range(len(PLACES)) if places >> place & 1)


@cache
def move(piece: int, start: int, goal: int) -> Move:
    """The one Move of its kind."""
    return Move(piece, start, goal)


@cache
def buy(card: int, full: int = 0) -> Buy:
    """The one Buy of its kind."""
    return Buy(card, full)


@cache
def mandate(position: int, kind: int) -> Mandate:
    """The one Mandate of its kind."""
    return Mandate(position, kind)


@cache
def replace(owner: int, piece: int, place: int, by: int) -> Replace:
    """The one Replace of its kind."""
    return Replace(owner, piece, place, by)


@cache
def use(source: int) -> Use:
    """The one Use of its kind."""
    return Use(source)


@cache
def capture(owner: int, piece: int) -> Capture:
    """The one Capture of its kind."""
    return Capture(owner, piece)
