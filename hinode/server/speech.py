"""What is said and promised at a table, as it is sent. The messages around it are in protocol.py."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from hinode.deals.judge import Verdict
from hinode.deals.promises import AnyPromise

# What people can say without writing, and what has to be filled in. Every reader sees it in their own language.
PHRASES: Final[dict[str, str]] = {
    "ally": "",
    "pay": "",
    "offer": "",
    "stay_out": "province",
    "trust": "",
    "careful": "clan",
    "agreed": "",
    "no": "",
    "thanks": "",
    "sorry": "",
    # faces, which a client draws
    "bow": "",
    "smile": "",
    "laugh": "",
    "doubt": "",
    "shock": "",
    "anger": "",
}


def one_of(*words: str) -> Meta:
    """A string that is one of these words."""
    return Meta(extra_json_schema={"enum": list(words)})


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot says, or a phrase that a person chose, for every language.

    A reason, the words and numbers in it, and how it is said. `deal`: the number of the deal it is about.
    """

    reason: str
    manner: str
    about: dict[str, str | int] = {}
    deal: int = 0


class TalkLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of talk: what a person wrote, or what is spoken. `to` is empty when everybody hears it.

    `n`: its number, drawn at random, so that it does not count what others say. `when`: ms since 1970. `name`: who sat
    on the seat then.
    """

    n: int
    seat: int
    text: str
    when: int
    to: tuple[int, ...] = ()
    spoken: Spoken | None = None
    name: str = ""


class RemarkLine(msgspec.Struct, frozen=True):
    """What a spectator said to the others. `n` and `when` as in a line of talk; `name` is what they call themselves."""

    n: int
    name: str
    text: str
    when: int


class JudgedPromise(msgspec.Struct, frozen=True):
    """A promise of a deal, and whether it was kept so far."""

    promise: AnyPromise
    verdict: Verdict


class DealInfo(msgspec.Struct, frozen=True):
    """A deal as its parties see it."""

    deal: int
    seat: int
    to: int
    state: Annotated[str, one_of("offered", "accepted", "refused", "withdrawn")]
    promises: list[JudgedPromise]
    when: int
