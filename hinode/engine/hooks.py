"""How cards and clans reach into the game: moments and hooks.

A *source* (a clan or a season card) declares what it does in four ways:

- ``on``: after something happened (a *moment*), change the state or push a step;
- pure modifiers: Force, price, ronin, ... folded in by `queries`;
- ``offers``: one more option in a decision, taken with ``use NAME``;
- ``spare``: what happens instead of a kill.

The rules fire moments and fold modifiers without knowing who listens. Sources register themselves
here: clans in `hinode.engine.clans`, cards in `hinode.engine.cards`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from hinode import words
from hinode.engine.board import ADVANTAGES, KAMI, KINDS, MONSTER
from hinode.engine.core.fields import Names

if TYPE_CHECKING:
    from hinode.engine.state import GameState

# ------------------------------------------------------------------------------------ moments
MOMENTS: Final = (
    "season_started",  # after the seasonal setup
    "mandate_chosen",  # a mandate tile was played; amount = kind
    "mandate_performed",  # the chooser's mandate is over for everybody; amount = kind
    "end_of_mandate",  # as above, for every player's cards (R2.4 orders them); amount = kind
    "entered",  # a piece came into a province or a shrine; seat, piece, place, amount = how (see HOW)
    "after_summon",  # a whole Summon is done (R1.5)
    "coins_spent",  # on a card or a stronghold; amount
    "coins_gained",  # from the common pile; amount, held = coins of all just before
    "card_taken",  # amount = card
    "shrine_used",  # amount = kami
    "end_of_kami_turn",
    "start_of_war",  # R8.1
    "before_province",  # before the war of a province is resolved; place
    "start_of_battle",  # just before the bids (Q12); place
    "killed",  # seat = killer (or -1), place, losses
    "captured",  # seat = captor, amount = number taken
    "token_taken",  # seat, place
    "tie_won",  # seat won a tie through honor; losses = the tied others
    "end_of_battle",  # place
)
(
    SEASON_STARTED,
    MANDATE_CHOSEN,
    MANDATE_PERFORMED,
    END_OF_MANDATE,
    ENTERED,
    AFTER_SUMMON,
    COINS_SPENT,
    COINS_GAINED,
    CARD_TAKEN,
    SHRINE_USED,
    END_OF_KAMI_TURN,
    START_OF_WAR,
    BEFORE_PROVINCE,
    START_OF_BATTLE,
    AFTER_KILL,
    AFTER_CAPTURE,
    TOKEN_TAKEN,
    TIE_WON,
    END_OF_BATTLE,
) = range(len(MOMENTS))

Loss = tuple[int, int]  # owner, piece

HOW: Final = ("summon", "move", "replace")  # how a piece entered
BY_SUMMON: Final = 0
BY_MOVE: Final = 1
BY_REPLACEMENT: Final = 2


class Occasion:
    """What a moment is about. The comments in MOMENTS say which fields are used."""

    __slots__ = ("amount", "held", "losses", "piece", "place", "seat")

    def __init__(
        self,
        seat: int = -1,
        place: int = -1,
        piece: int = -1,
        amount: int = 0,
        held: tuple[int, ...] = (),
        losses: tuple[Loss, ...] = (),
    ) -> None:
        self.seat = seat
        self.place = place
        self.piece = piece
        self.amount = amount
        self.held = held
        self.losses = losses


# An effect gets the state, its owner and the occasion; it changes the state or pushes steps.
Effect = Callable[["GameState", int, Occasion], None]
# A modifier gets the state, its owner and a place.
Modifier = Callable[["GameState", int, int], int]


class Source:
    """A clan or a card, with its hooks. All are optional."""

    KIND: ClassVar[str] = ""  # clan or card

    __slots__ = (
        "applies",
        "builds",
        "captures",
        "contested",
        "force",
        "free",
        "harvest_force",
        "harvests",
        "last",
        "may_buy",
        "may_enter",
        "may_leave",
        "number",
        "offers",
        "on",
        "replacements",
        "ronin_per_coin",
        "room",
        "slug",
        "spare",
        "toll",
        "used",
        "vp_bonus",
        "winter",
    )

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.number = SOURCE.add(slug)
        SOURCES[self.number] = self
        self.on: Mapping[int, Effect] = {}
        # Whether the effect can do anything at all, given what the moment is about; else its owner is not involved.
        self.applies: Callable[[GameState, int, int], bool] | None = None
        # Moments whose effect only gives its owner something: their order cannot matter.
        self.free: tuple[int, ...] = ()
        # Free moments at which other players may still want to wait and see.
        self.contested: tuple[int, ...] = ()
        # Resolved after all other effects of the same player at one moment (Q29).
        self.last: bool = False
        self.force: Modifier | None = None  # more Force in a place
        self.vp_bonus: Callable[[GameState, int], int] | None = None  # for each gain of VP
        self.ronin_per_coin: int = 0  # each coin kept back counts as that many ronin when they are hired
        self.winter: Callable[[GameState, int], int] | None = None  # VP in winter
        self.spare: Callable[[GameState, int], None] | None = None  # instead of killing opponents
        self.harvests: Callable[[GameState, int, int], bool] | None = None  # a province's reward without the bonus
        self.harvest_force: Modifier | None = None  # more Force while a Harvest is performed
        self.may_buy: Callable[[int, int], bool] | None = None  # buyer, card; asked of the buyer's clan and the card
        self.room: Callable[[GameState, int, int], bool] | None = None  # owner, place: one more figure fits in
        self.may_enter: Callable[[GameState, int, int, int], bool] | None = None  # owner, mover, place
        self.may_leave: Callable[[GameState, int, int, int], bool] | None = None
        # Offers: the name of a decision and whether the source adds `use SLUG` to it; and what that does.
        self.offers: Mapping[str, Callable[[GameState, int], bool]] = {}
        self.used: Effect | None = None
        self.captures: int = 0  # more hostages with one advantage
        self.replacements: int = 0  # more replacements with one Betray
        self.builds: bool = False  # may build in every Marshal
        self.toll: bool = False  # may charge for shipping routes

    @property
    def message(self) -> str:
        """The id of its name in `hinode.words`; with `-text` behind it, of what it does."""
        return f"{self.KIND}-{self.slug}"

    @property
    def name(self) -> str:
        """What it is called in the current language."""
        return words.say(self.message)

    @property
    def text(self) -> str:
        """What it does, in the current language."""
        return words.say(f"{self.message}-text")


class Clan(Source):
    """A clan: where it starts, what it earns, what it can do."""

    KIND = "clan"

    __slots__ = (
        "hides_mandate",
        "home",
        "honor_rank",
        "income",
        "moves_anywhere",
        "moves_strongholds",
        "price_cap",
        "summons_anywhere",
    )

    def __init__(self, slug: str, honor_rank: int, home: int, income: int) -> None:
        super().__init__(slug)
        self.honor_rank = honor_rank
        self.home = home
        self.income = income
        self.hides_mandate: bool = False
        self.moves_anywhere: bool = False
        self.summons_anywhere: bool = False
        self.moves_strongholds: bool = False
        self.price_cap: int = -1  # pays at most this much for anything; -1: no limit


class Card(Source):
    """A kind of season card. Its hooks run once for each copy a player owns."""

    KIND = "card"

    __slots__ = (
        "also", "copies", "cost", "counts_as", "id", "kind", "oni",
        "piece", "places", "season", "sets", "strength",
    )  # fmt: skip

    def __init__(
        self,
        slug: str,
        season: int,
        sets: tuple[str, ...],
        kind: str,
        cost: int,
        copies: int,
        *,
        oni: bool = False,
        strength: int | Modifier = 1,
        counts_as: tuple[int, ...] = (),
    ) -> None:
        super().__init__(slug)
        self.season = season
        self.sets = sets
        self.kind = kind
        self.cost = cost
        self.copies = copies
        self.oni = oni
        self.strength = strength
        self.counts_as = counts_as  # of the counted kinds: Shinto, Daimyo, stronghold
        self.also: tuple[str, ...] = ()  # other kinds of card it counts as
        self.places: Callable[[GameState, int], list[int]] | None = None  # where its monster is summoned instead
        self.id = CARD.add(slug)
        self.piece = PIECE.add(slug) if kind == "monster" else -1


# ----------------------------------------------------------------------------------- registry
SEAT: Final = Names("clan", ())
CARD: Final = Names("card", ())
PIECE: Final = Names("figure", KINDS)
SOURCE: Final = Names("card, clan, kami or advantage", (*KAMI, *ADVANTAGES))

SOURCES: Final[dict[int, Source]] = {}  # clans and cards by their number in SOURCE

SEATS: Final = 8  # room for every clan there is
AUTOMA_KINDS: Final = ("monster", "winter")  # the season cards an Automa clan heeds (A1.2)
CLANS: Final[list[Clan]] = []
CARDS: Final[list[Card]] = []
MONSTERS: Final[list[Card]] = []  # by piece - MONSTER
SETS: Final[list[str]] = []  # sets to choose from; "core" is always in

# Who has which hook, as bits by the source's number. A state knows the sources in play as one such
# mask, so that "does anybody care?" is a single `and`.
ON: Final[list[int]] = [0] * len(MOMENTS)
HOOKS: Final[dict[str, int]] = dict.fromkeys(
    (
        "builds", "captures", "force", "harvest_force", "harvests", "may_buy", "may_enter", "may_leave",
        "offers", "replacements", "ronin_per_coin", "room", "spare", "toll", "vp_bonus", "winter",
    ),
    0,
)  # fmt: skip


def register_clan(clan: Clan) -> Clan:
    """Add a clan. Clans come in order of honor rank: a clan's number is its place at the table."""
    CLANS.append(clan)
    SEAT.add(clan.slug)
    _listen(clan)
    return clan


def register_card(card: Card) -> Card:
    """Add a kind of card."""
    CARDS.append(card)
    if card.piece >= 0:
        assert card.piece == MONSTER + len(MONSTERS)
        MONSTERS.append(card)
    _listen(card)
    return card


def _listen(source: Source) -> None:
    for moment in source.on:
        ON[moment] |= 1 << source.number
    for name in HOOKS:
        # A clan's own Force is queried directly: its bit would only hide that no card in play has any.
        if getattr(source, name) and not (name == "force" and isinstance(source, Clan)):
            HOOKS[name] |= 1 << source.number
