"""The messages of the socket. docs/protocol.md explains them; schema.py makes their JSON schema.

A browser sends one JSON object per message, told apart by `type`. Every message may carry an `id`; the
answer (`done` or `failed`) carries the same one. Everything else the server sends is a push.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Raw

from hinode.bots.own import MAX_NAME
from hinode.deals.promises import AnyPromise, Seat
from hinode.knowledge.shapes import defined
from hinode.lessons import Page
from hinode.server.settings import Settings
from hinode.server.speech import PHRASES, DealInfo, RemarkLine, TalkLine, one_of

VERSION = 1
MAX_MESSAGE = 8192  # bytes
MAX_LINE = 300
MAX_TALK = 500
MAX_PROMISES = 6
MAX_PREVIEWS = 12
SECRET_LENGTH = 64

Secret = Annotated[str, Meta(min_length=16, max_length=SECRET_LENGTH)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]  # of a line of talk or a deal: drawn at random
Line = Annotated[str, Meta(min_length=1, max_length=MAX_LINE)]
Seats = Annotated[tuple[Seat, ...], Meta(max_length=5)]


# ------------------------------------------------------------------------------- from the browser
class Message(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", omit_defaults=True
):
    """What a browser can say."""

    id: Count | None = None


class Hello(Message, frozen=True, tag="hello"):
    """The first message. `since`: the number of the last news this browser has seen; `talk`: the last line of talk."""

    secrets: Annotated[tuple[Secret, ...], Meta(max_length=5)] = ()
    since: Count | None = None
    talk: Number = 0


class Act(Message, frozen=True, tag="act"):
    """Answer the decision of that number with a line of notation, or give a gift while it is asked.

    `seen`: how many actions this browser knows of. A gift that it gave since then is not given again.
    """

    seat: Seat
    line: Line
    number: Count
    seen: Count | None = None


class AskPreview(Message, frozen=True, tag="preview"):
    """What would each of these lines do? Changes nothing."""

    seat: Seat
    lines: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=MAX_PREVIEWS)]
    number: Count


class Force(Message, frozen=True, tag="force"):
    """Where does everybody's Force come from?"""


class Why(Message, frozen=True, tag="why"):
    """Ask what `act` would answer to the same, without acting: `failed` with the reason, or `done` if it is legal."""

    seat: Seat
    line: Line
    number: Count


class Undo(Message, frozen=True, tag="undo"):
    """Undo your last action, or the whole turn. `number`: that of the current decision."""

    seat: Seat
    number: Count
    turn: bool = False


class AskTakeBack(Message, frozen=True, tag="ask_take_back"):
    """Ask everybody to go back to the position after `length` actions."""

    seat: Seat
    length: Count


class AnswerTakeBack(Message, frozen=True, tag="answer_take_back"):
    """Agree or refuse to go back; `wish` is the number of the request."""

    seat: Seat
    wish: Count
    yes: bool


class Say(Message, frozen=True, tag="say"):
    """Say something to all, or to some seats only."""

    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TALK)]
    to: Seats = ()


class SayPhrase(Message, frozen=True, tag="phrase"):
    """Say a phrase that everybody reads in their own language. `about`: the province or clan in it."""

    seat: Seat
    phrase: Annotated[str, Meta(max_length=20), one_of(*PHRASES)]
    about: Annotated[str, Meta(max_length=20)] = ""
    to: Seats = ()


class SayRemark(Message, frozen=True, tag="remark"):
    """As a spectator, say something to the other spectators. Players read it once the game is over."""

    name: Annotated[str, Meta(min_length=1, max_length=MAX_TALK)]
    text: Annotated[str, Meta(min_length=1, max_length=MAX_TALK)]


class AskRemarks(Message, frozen=True, tag="ask_remarks"):
    """Send what spectators have said lately."""


class OfferDeal(Message, frozen=True, tag="offer_deal"):
    """Offer a deal to another seat. `instead`: a deal with it that this one refuses or withdraws."""

    seat: Seat
    to: Seat
    promises: Annotated[tuple[AnyPromise, ...], Meta(min_length=1, max_length=MAX_PROMISES)]
    instead: Number = 0


class AnswerDeal(Message, frozen=True, tag="answer_deal"):
    """Accept or refuse a deal. A no from the seat that offered it withdraws it."""

    seat: Seat
    deal: Number
    yes: bool


class HandOver(Message, frozen=True, tag="hand_over"):
    """Let a bot play for a seat, or take the seat back (no bot)."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=MAX_NAME)] = ""


class Choose(Message, frozen=True, tag="choose_clan"):
    """Choose a clan, before the start or in the draft."""

    seat: Seat
    clan: Annotated[str, Meta(max_length=20)]


class Look(Message, frozen=True, tag="look"):
    """Send the whole view again."""


AnyMessage = (
    Hello | Why | Undo | AskTakeBack | AnswerTakeBack | Say | OfferDeal | AnswerDeal | HandOver | Choose | Look
    | AskPreview | Force | Act | SayPhrase | SayRemark | AskRemarks
)  # fmt: skip


# ------------------------------------------------------------------------------- from the server
class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat at the table. `bot` sits there; `stand_in` plays for a person just now."""

    seat: int
    name: str
    clan: str
    bot: str
    stand_in: str
    late: bool
    connected: bool


class TakeBackInfo(msgspec.Struct, frozen=True):
    """Somebody wants to go back to the position after `length` actions. `wish`: its number."""

    wish: int
    seat: int
    length: int
    agreed: list[int]


class SeatClock(msgspec.Struct, frozen=True):
    """Milliseconds left for the current decision, and in the bank, at the time of sending."""

    seat: int
    left: int
    bank: int
    running: bool


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table. `seats` has an entry for each taken seat."""

    table: str
    settings: Settings
    status: Annotated[str, one_of("open", "drafting", "playing", "over", "broken")]
    n: int
    host: int | None
    seats: list[SeatInfo]
    waiting: list[int]
    draft: list[int]
    actions: int
    watchers: int
    take_back: TakeBackInfo | None
    trouble: str
    created: int
    clocks: list[SeatClock] | None = None


class Welcome(Answer, frozen=True, tag="welcome"):
    """The answer to `hello`: which seats this browser holds."""

    protocol: int
    table: TableInfo
    holds: list[int]
    id: int | None = None


AnyEvent = Annotated[Raw, defined("GameEvent")]


class Sync(Answer, frozen=True, tag="sync"):
    """Everything a seat (None: a spectator) may know. Forget events from `first` on, then add these.

    `actions` is how many there have been; a take-back names such a number. `marks`: how many events there were before
    each action, as far as it is not less than `first`.
    """

    seat: int | None
    n: int
    actions: int
    first: int
    marks: list[int]
    events: list[AnyEvent]
    view: Annotated[Raw, defined("View")]
    clocks: list[SeatClock] | None = None


class News(Answer, frozen=True, tag="news"):
    """What happened: the events from `first` on (forget later ones), and the parts of the view that changed.

    `patch` maps a path (`coins`, or `provinces/3` for an element of a list) to its new value.
    """

    seat: int | None
    n: int
    actions: int
    first: int
    marks: list[int]
    events: list[AnyEvent]
    patch: Annotated[dict[str, Raw], defined("Patch")]
    clocks: list[SeatClock] | None = None


class TableChanged(Answer, frozen=True, tag="table"):
    """Something about the table itself changed."""

    table: TableInfo


class Talk(Answer, frozen=True, tag="talk"):
    """Lines of talk, in order."""

    lines: list[TalkLine]


class Remarks(Answer, frozen=True, tag="remarks"):
    """What spectators said to each other, in order."""

    lines: list[RemarkLine]


class Deals(Answer, frozen=True, tag="deals"):
    """Deals that are new or have changed."""

    deals: list[DealInfo]


class Hint(Answer, frozen=True, tag="hint"):
    """In a lesson: the pages to show to the learner, and the recommended action. No pages: the lesson is over."""

    seat: int
    chapter: str
    chapters: tuple[str, ...]
    pages: tuple[Page, ...]
    line: str = ""


class Done(Answer, frozen=True, tag="done"):
    """It is done, and on disk. `n`: the number of the news it made, if any."""

    id: int | None = None
    n: int | None = None


class Failed(Answer, frozen=True, tag="failed"):
    """It was not done, and nothing changed.

    Where the rules say no, `reason` names the sentence and `about` what is in it, for other languages.
    """

    code: str
    sentence: str
    rule: str = ""
    reason: str = ""
    about: dict[str, str | int] = {}
    id: int | None = None


class Previewed(Answer, frozen=True, tag="previewed"):
    """What each line would do, in the order they were asked."""

    previews: list[Annotated[Raw, defined("Preview")]]
    id: int | None = None


BY_PLACE: Final = {"type": "object", "additionalProperties": {"$ref": "#/$defs/PlaceForces"}}


class Forces(Answer, frozen=True, tag="forces"):
    """Everybody's Force by source, and who leads, by province and kami."""

    places: Annotated[Raw, Meta(extra_json_schema=BY_PLACE)]
    id: int | None = None


AnyAnswer = Welcome | Sync | News | TableChanged | Talk | Remarks | Deals | Hint | Done | Failed | Previewed | Forces


class Envelope(msgspec.Struct, frozen=True):
    """The part that every message has."""

    id: Count | None = None


ENVELOPE: Final = msgspec.json.Decoder(Envelope)
READ: Final = msgspec.json.Decoder(AnyMessage)
ENCODER: Final = msgspec.json.Encoder()
encode = ENCODER.encode


def plain(value: object) -> Raw:
    """JSON, encoded once for all recipients."""
    return Raw(encode(value))
