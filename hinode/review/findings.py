"""What a review says. `at` counts actions: position 0 is the start, position n the game after n actions."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from hinode.deals.judge import Verdict
from hinode.deals.promises import AnyPromise

VERSION: Final = 1  # raised when reviews made before cannot be shown any more

Part = Literal["tea", "mandate", "kami", "battle", "war"]


class Swing(msgspec.Struct, frozen=True):
    """A part of the game that changed the chances: a mandate, a battle, a tea ceremony, a kami turn."""

    start: int  # the position before it,
    at: int  # the one after the action that changed most,
    end: int  # and the one after it
    season: str
    part: Part
    clan: str  # who chose the mandate, or ''
    what: str  # the mandate or the province, or ''
    gains: list[float]  # by clan, from the start to the end


class Decision(msgspec.Struct, frozen=True):
    """A decision that `hard` looked at. `at`: the position in which it was made."""

    at: int
    clan: str
    step: str
    played: str
    best: str
    points: float  # how much better `hard` thinks its own action is; 0 if it is the one played
    chance: float | None  # the same as a chance to win, where it can say
    clear: bool  # whether the difference is more than noise


class Promised(msgspec.Struct, frozen=True):
    """A promise in an accepted deal. `at`: the position in which it was decided, if it was."""

    deal: int
    by: str
    to: str
    promise: AnyPromise
    verdict: Verdict
    at: int | None


class Review(msgspec.Struct, frozen=True):
    """A whole review. `chances` has a list for each clan, with the chance at each position."""

    version: int
    clans: list[str]
    chances: list[list[float]]
    swings: list[Swing]
    asked: list[str]  # the clans whose decisions `hard` looked at
    decisions: list[Decision]
    promises: list[Promised]
    tries: int  # worlds for each decision
