"""What is remembered about notices to a seat, and how it is written into the store's slips."""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec

from hinode.server.store.interface import Slip

Kind = Literal["turn", "late", "message", "deal", "over"]
Language = Literal["en", "it", "pl", "fr"]
KINDS: Final[tuple[Kind, ...]] = ("turn", "late", "message", "deal", "over")

# The keys of slips. Those with a colon are followed by what they are about.
TURN: Final = "turn"
OVER: Final = "over"
MESSAGE: Final = "message:"  # the seat that wrote
DEAL: Final = "deal:"  # the number of the deal
ADDRESS: Final = "address:"  # the id of the address, which also is the secret of its unsubscribe link
LETTER: Final = "letter:"  # the id of the address it goes to
SENT: Final = "sent"
WANTED: Final = "wanted"
NEWS: Final = (MESSAGE, DEAL, OVER)  # what the page shows to whoever opens it


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table waits for a seat. `told` and `warned`: that notice is out, or needless."""

    told: bool = False
    warned: bool = False


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to tell somebody. `name`: who wrote or offers."""

    kind: Kind
    name: str = ""


class Address(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where notices go. `to` is secret: a push endpoint, a mail address or an Apprise URL."""

    way: Literal["push", "mail", "apprise"]
    to: str
    language: Language = "en"
    p256dh: str = ""  # the keys of a push subscription
    auth: str = ""


class Letter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notice on its way to one address, tried this many times. `made`: the served time, which also names it."""

    items: tuple[Item, ...]
    made: int
    attempt: int = 0


class Sent(msgspec.Struct, frozen=True):
    """When the last notices were made (served time)."""

    times: tuple[int, ...] = ()


class Wanted(msgspec.Struct, frozen=True):
    """What a person wants to be told of."""

    kinds: tuple[Kind, ...] = KINDS


Body = Turn | Item | Address | Letter | Sent | Wanted
B = TypeVar("B", bound=Body)


def slip(seat: int, key: str, body: Body, due: int | None = None) -> Slip:
    """A slip with this body."""
    return Slip(seat, key, msgspec.json.encode(body), due)


def read(kind: type[B], memo: Slip | None) -> B | None:
    """The body of a slip; None if there is no slip, or it cannot be read."""
    if memo is None or memo.body is None:
        return None
    try:
        return msgspec.json.decode(memo.body, type=kind)
    except msgspec.DecodeError:
        return None
