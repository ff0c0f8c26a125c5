"""Promises: the parts of a deal. Never binding (R5.3)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Seat = Annotated[int, Meta(ge=0, le=4)]
Amount = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=20, pattern=r"^[a-z_]+$")]


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="promise"):
    """Something one party, `by`, will do for the other."""

    by: Seat


class BeAlly(Promise, frozen=True, tag="ally"):
    """Be the other's ally this season, to its end."""


class PlayMandate(Promise, frozen=True, tag="mandate"):
    """Play this mandate on the next turn."""

    mandate: Name


class StayOut(Promise, frozen=True, tag="stay_out"):
    """Do not enter or attack a province this season."""

    province: Name


class LeaveAdvantage(Promise, frozen=True, tag="leave_advantage"):
    """Bid nothing on an advantage in the battle of a province this season."""

    advantage: Name
    province: Name


class Give(Promise, frozen=True, tag="give"):
    """Give coins and ronin to the other, at once or in parts, before a phase of a season ends."""

    coins: Amount = 0
    ronin: Amount = 0
    season: Literal["this", "next"] = "this"
    phase: Literal["tea", "political"] = "political"


class Words(Promise, frozen=True, tag="words"):
    """Anything else, in words. Only the parties can judge it."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


AnyPromise = BeAlly | PlayMandate | StayOut | LeaveAdvantage | Give | Words
