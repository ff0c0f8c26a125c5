"""The entries of a table's log. The log is the truth; a table is its fold.

`at` is served time in milliseconds. `times` are the clocks after the entry, at tables with a clock, so that they need
not be recomputed from history.
"""

from __future__ import annotations

from typing import Final

import msgspec

Times = tuple[tuple[int, int, bool], ...]  # by seat: when it was asked (or time used), its bank, whether it runs


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """Something that happened at a table."""

    at: int
    times: Times | None = None


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat: a person or a bot."""

    seat: int
    name: str
    clan: str = ""
    bot: str = ""


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the start."""

    seat: int


class Chose(Entry, frozen=True, tag="chose"):
    """A clan was chosen, before the start or in the draft. '' gives it back."""

    seat: int
    clan: str
    bot: str = ""  # who chose for the seat, if not its owner


class DraftBegan(Entry, frozen=True, tag="draft_began"):
    """The draft began: seats choose clans in this order."""

    order: tuple[int, ...]


class Started(Entry, frozen=True, tag="started"):
    """The game began: its secret seed, the clans by seat, and those the Automa leads.

    A lesson begins from a position instead.
    """

    seed: int
    clans: tuple[str, ...]
    lesson: str = ""
    position: str = ""
    automa: tuple[str, ...] = ()
    deck: str = ""  # the name of the Automa's deck


class Imported(Entry, frozen=True, tag="imported"):
    """A game that was played elsewhere."""

    record: str


class Acted(Entry, frozen=True, tag="acted"):
    """An action, and a checksum of the state it led to."""

    seat: int
    line: str
    check: int
    bot: str = ""  # who acted for the seat, if not its owner


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back to `length` actions. `ahead` keeps the numbers of questions increasing."""

    seat: int
    length: int
    ahead: int
    agreed: bool = False  # by a take-back that all agreed to


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asks all others to go back to `length` actions."""

    seat: int
    length: int


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees to go back, or refuses."""

    seat: int
    yes: bool


class Late(Entry, frozen=True, tag="late"):
    """A seat's time ran out."""

    seat: int


class Handed(Entry, frozen=True, tag="handed"):
    """A bot plays for a seat from now on, or no longer ('')."""

    seat: int
    bot: str = ""
    until_back: bool = False  # ends when the owner returns


class Rematch(Entry, frozen=True, tag="rematch"):
    """After the game, its people were invited to another table."""

    table: str


AnyEntry = (
    Sat | Left | Chose | DraftBegan | Started | Imported | Acted | Undone | Asked | Answered | Late | Handed | Rematch
)
DECODER: Final = msgspec.json.Decoder(AnyEntry)
ENCODER: Final = msgspec.json.Encoder()
