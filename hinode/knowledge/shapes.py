"""The shapes of views, previews and Force by source: plain dicts, as JSON has them.

Only types: `view`, `preview` and `breakdown` build them by hand and need neither this module nor msgspec at run time.
A test compares what they build with these types. The schema of the protocol (`hinode/server/schema.py`) and the
browser's types are made from them. docs/api.md says what the keys mean.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from msgspec import Meta


def defined(name: str) -> Meta:
    """Refer to a definition of the schema for what msgspec has no type for."""
    return Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


Pair = Meta(min_length=2, max_length=2)  # before and after
Change = Annotated[list[int], Pair]
SourceKind = Literal["figures", "monster", "clan", "card", "ronin"]
AnyOptions = Annotated[Any, defined("Options")]  # a union of dicts


# ------------------------------------------------------------------------------- the table
class Standing(TypedDict):
    """What a clan has in a place."""

    pieces: dict[str, int]
    force: int


class Harvest(TypedDict):
    """What a province yields."""

    vp: int
    coins: int
    ronin: int


class ProvinceView(TypedDict):
    """A province, and the clans that are there."""

    province: str
    harvest: Harvest
    clans: dict[str, Standing]


class ShrineView(TypedDict):
    """A shrine, and the clans that worship there."""

    kami: str
    clans: dict[str, Standing]


class PlayerView(TypedDict):
    """What one player has."""

    seat: str
    vp: int
    coins: int
    ronin: int
    ally: str | None
    allied_seasons: list[str]
    cards: list[str]
    tokens: list[str]
    reserve: dict[str, int]
    aside: list[str]


class PlayedMandate(TypedDict):
    """A mandate turn as everybody saw it."""

    seat: str
    mandate: str
    hidden: bool


class Draw(TypedDict):
    """The tiles somebody drew, and which of them was played; None while it is being chosen."""

    turn: int
    tiles: list[str]
    position: int | None


class Hostage(TypedDict):
    """A figure that is held."""

    captor: str
    owner: str
    piece: str


class Bid(TypedDict):
    """Coins on each advantage."""

    seppuku: int
    hostage: int
    ronin: int
    poets: int


class ForcePart(TypedDict):
    """A source of Force: how many there are, and what they are worth together."""

    kind: SourceKind
    name: str
    count: int
    force: int


class BattleView(TypedDict):
    """The current battle."""

    province: str
    participants: list[str]
    force: dict[str, int]
    parts: dict[str, list[ForcePart]]
    ties: list[str]
    bids: dict[str, Bid]
    hired: dict[str, int]
    killed: int
    winner: str | None


class AutomaView(TypedDict):
    """The clans led by cards, and where their cards are."""

    clans: list[str]
    level: str
    deck: str
    pile_size: int
    discards: list[int]
    in_use: int | None
    tiles: list[Draw]


class SharedView(TypedDict):
    """What everybody at the table sees alike."""

    set: str
    season: str
    phase: str
    track: str
    turn: int
    honor: list[str]
    holder: str
    deck_size: int
    played: list[PlayedMandate]
    war: list[str]
    fought: int
    display: list[str]
    shrines: list[ShrineView]
    provinces: list[ProvinceView]
    players: list[PlayerView]
    hostages: list[Hostage]
    battle: BattleView | None
    winners: list[str]
    automa: AutomaView | None


# ------------------------------------------------------------------------------- the decision
class ListedOptions(TypedDict):
    """These actions."""

    kind: Literal["list"]
    actions: list[str]


class EitherOptions(TypedDict):
    """Everything in any of these parts."""

    kind: Literal["either"]
    parts: list[AnyOptions]


class BidOptions(TypedDict):
    """All bids of at most this many coins."""

    kind: Literal["bid"]
    coins: int


class ProposalLimits(TypedDict):
    """The most that can be given and asked in a proposal to a clan."""

    seat: str
    give_coins: int
    give_ronin: int
    ask_coins: int
    ask_ronin: int


class ProposeOptions(TypedDict):
    """All proposals within these limits."""

    kind: Literal["propose"]
    to: list[ProposalLimits]


class Cost(TypedDict):
    """An option that costs coins."""

    line: str
    coins: int


class GiftLimits(TypedDict):
    """The most that can be given away now, and to whom."""

    coins: int
    ronin: int
    to: list[str]


class Asked(TypedDict):
    """A question, without its answers."""

    what: Annotated[dict[str, Any], defined("Step")]
    actors: list[str]
    rule: str
    prompt: str


class DecisionView(Asked):
    """What the game waits for, and what this seat can do about it."""

    number: int
    options: AnyOptions | None
    costs: list[Cost]
    gift: GiftLimits | None


# ------------------------------------------------------------------------------- views
class OwnView(TypedDict):
    """What differs from seat to seat."""

    seat: str | None
    own_tiles: list[Draw]
    decision: DecisionView | None
    undo: bool


class View(OwnView, SharedView):
    """Everything a seat may know."""


class OpenView(SharedView):
    """Everything, hidden things too."""

    seat: None
    tiles: dict[str, list[Draw]]
    deck: list[str]
    decision: Asked | None


# ------------------------------------------------------------------------------- previews and Force
class Belongings(TypedDict, total=False):
    """What a player gains and loses. Honor is a rank from the top."""

    vp: Change
    coins: Change
    ronin: Change
    honor: Change


class PlacePreview(TypedDict):
    """Force and the lead in a place, before and after."""

    force: dict[str, Change]
    leader: Annotated[list[str | None], Pair]
    tie: Annotated[list[bool], Pair]


class NextStep(TypedDict):
    """The next question, and who is asked."""

    step: str
    actors: list[str]


class Preview(TypedDict):
    """What an action would do, as far as it is certain.

    `promises`, at a table: which open promises by this seat and to it would be kept or broken, by the number of the
    deal and the place of the promise in it.
    """

    players: dict[str, Belongings]
    places: dict[str, PlacePreview]
    killed: dict[str, dict[str, int]]
    winner: str | None
    next: NextStep | None
    promises: NotRequired[dict[str, dict[str, Literal["kept", "broken"]]]]


class PlaceForces(TypedDict):
    """Everybody's Force in a place by source, and who leads."""

    clans: dict[str, list[ForcePart]]
    leader: str | None
    tie: bool


OPTIONS: Final = (ListedOptions, EitherOptions, BidOptions, ProposeOptions)
