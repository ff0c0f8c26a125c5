"""The judge of the deal ledger: decides from public events whether a promise was kept.

A verdict follows from the public events alone. It never depends on what only one seat may see (drawn tiles, sealed
bids), because it would reveal that to the other party. Three things follow from the engine's events:
- A move that is taken back never was an event, so there is nothing to undo.
- A capture does not say where. Hostages are taken in battles only, so it was in the province of the last battle.
- The terms of an alliance are gifts like any other. Coins that a card or a toll hands over are not gifts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple, cast

from hinode.deals.promises import AnyPromise, BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut, Words
from hinode.engine import events as ev
from hinode.engine.actions import MANDATE, PROVINCE
from hinode.engine.board import WINTER
from hinode.engine.core.events import Event, Kind
from hinode.engine.core.fields import Names
from hinode.engine.events import ADVANTAGE_FIELD

Verdict = Literal["open", "kept", "broken", "void", "words"]
Goods = tuple[int, int]  # coins and ronin
NOTHING: Final[Goods] = (0, 0)


class Judged(NamedTuple):
    """A verdict and, for a promise to give, how much of each gift in the game counts towards it."""

    verdict: Verdict
    counted: Mapping[int, Goods] = {}

    @property
    def given(self) -> Goods:
        """The total given."""
        return sum(coins for coins, _ in self.counted.values()), sum(ronin for _, ronin in self.counted.values())


class Deed(NamedTuple):
    """The facts a promise is judged by: its parties, and all events of the game.

    `accepted` is the number of events when the deal was made. `due` and `pay` are what the other party and the promiser
    give by the same deal, so a proposal of alliance that asks for them asks for nothing new. `gifts` says how much of
    each gift counts towards other promises.
    """

    by: int
    to: int
    events: Sequence[Event]
    accepted: int
    gifts: Mapping[int, Goods] = {}
    due: Goods = NOTHING
    pay: Goods = NOTHING


def check(promise: AnyPromise) -> str | None:
    """The reason a promise is invalid, as a sentence for a player; None if it is valid."""
    match promise:
        case PlayMandate():
            return _unknown(MANDATE, promise.mandate)
        case StayOut():
            return _unknown(PROVINCE, promise.province)
        case LeaveAdvantage():
            return _unknown(ADVANTAGE_FIELD, promise.advantage) or _unknown(PROVINCE, promise.province)
        case Give():
            return None if promise.coins or promise.ronin else "Promise at least one coin or one ronin."
        case Words():
            seen = any(letter.isprintable() and not letter.isspace() for letter in promise.text)
            return None if seen else "Say in words what is promised."
        case BeAlly():
            return None


def _unknown(names: Names, name: str) -> str | None:
    return None if name in names.index else f"There is no {names.what} '{name}'. Choose among {', '.join(names.names)}."


def may_settle(promise: AnyPromise, events: Iterable[Event]) -> bool:
    """Whether a promise may be kept or broken by one of these events. Judging is slow; this is not."""
    kinds = DECISIVE.get(type(promise), frozenset())
    return any(event.kind in kinds for event in events)


def judge(promise: AnyPromise, deed: Deed) -> Judged:
    """The verdict on a promise of one seat to another."""
    if isinstance(promise, Words):
        return Judged("words")
    if check(promise) is not None:
        return Judged("void")
    season = Season()
    for event in _public(deed.events[: deed.accepted]):
        season.hear(event)
    later = season.follow(deed.events[deed.accepted :])
    counted: dict[int, Goods] = {}
    match promise:
        case BeAlly():
            verdict = _be_ally(deed, season, later)
        case PlayMandate():
            verdict = _play_mandate(promise, deed.by, later)
        case StayOut():
            verdict = _stay_out(promise, deed.by, season, later)
        case LeaveAdvantage():
            verdict = _leave_advantage(promise, deed.by, season, later)
        case Give():
            verdict = _give(promise, deed, season, later, counted)
    over = season.number == WINTER  # there is nothing to decide in Winter (R9.1)
    return Judged("void" if verdict == "open" and over else verdict, counted)


def _public(events: Iterable[Event]) -> Iterator[Event]:
    return (event for event in events if not event.kind.private)


class Season:
    """The public facts of a season so far."""

    __slots__ = ("ally", "battle", "gifts", "number", "participants", "passed", "proposals", "refused", "revealed")

    def __init__(self) -> None:
        self.gifts = 0  # in all seasons
        self.begin(-1)

    def begin(self, number: int) -> None:
        """A new season: old alliances end at its tea ceremony (R5.1), so they are not counted."""
        self.number = number
        self.passed: set[Kind] = set()  # which of the tea ceremony and the political phase have ended
        self.ally: dict[int, int] = {}
        self.proposals: dict[tuple[int, int], Goods] = {}  # open ones by proposer and recipient: what they ask for
        self.refused = NOTHING  # what the last refused proposal asked for
        self.battle = -1  # the province of the last battle
        self.participants: tuple[int, ...] = ()
        self.revealed = False  # whether its bids are revealed

    def follow(self, events: Iterable[Event]) -> Iterator[Event]:
        """Yield public events, each after it has been noted."""
        for event in _public(events):
            self.hear(event)
            yield event

    def hear(self, event: Event) -> None:
        """Note an event."""
        kind = event.kind
        if kind is ev.PROPOSED:
            seat, other, _, _, *asked = cast(tuple[int, ...], event.args)
            self.proposals[seat, other] = (asked[0], asked[1])
        elif kind in TALK:
            self.hear_talk(kind, *cast(tuple[int, int], event.args[:2]))
        elif kind is ev.GIFT:
            self.gifts += 1
        elif kind is ev.BATTLE:
            self.battle, self.participants = cast(tuple[int, tuple[int, ...]], event.args)
            self.revealed = False
        elif kind is ev.BID_REVEALED:
            self.revealed = True
        elif kind is ev.TEA_OVER or kind is ev.WAR_BEGAN:
            self.passed.add(kind)
        elif kind is ev.SEASON_BEGAN:
            self.begin(cast(int, event.args[0]))

    def hear_talk(self, kind: Kind, seat: int, other: int) -> None:
        """Note proposals, refusals and gifts between two players."""
        if kind is ev.WITHDREW:
            self.proposals.pop((seat, other), None)
        elif kind is ev.REFUSED:
            self.refused = self.proposals.pop((other, seat), NOTHING)
        elif kind is ev.ALLIED:
            self.ally[seat] = other
            self.ally[other] = seat
        else:
            self.ally.pop(seat, None)
            self.ally.pop(other, None)


TALK: Final = frozenset((ev.WITHDREW, ev.REFUSED, ev.ALLIED, ev.ALLIANCE_BROKEN))


def _is_fair(asked: Goods, agreed: Goods) -> bool:
    """Whether a proposal asks for no more than was agreed."""
    return asked[0] <= agreed[0] and asked[1] <= agreed[1]


def _be_ally(deed: Deed, season: Season, later: Iterable[Event]) -> Verdict:
    """Ally to the season's end. A fair proposal that was refused keeps the promise, until the promiser refuses one."""
    by, to = deed.by, deed.to
    if season.ally.get(by) != to and (ev.TEA_OVER in season.passed or by in season.ally or to in season.ally):
        return "void"
    refused = False
    for event in later:
        kind = event.kind
        if kind is ev.CLEANED_UP:
            return "kept"
        if kind is ev.REFUSED:
            if event.args == (to, by) and _is_fair(season.refused, deed.due):
                refused = True
            elif event.args == (by, to) and _is_fair(season.refused, deed.pay):
                refused = False
        elif kind is ev.ALLIANCE_BROKEN and event.args[0] in (by, to):
            return "broken" if event.args[0] == by else "void"
        elif kind is ev.ALLIED and season.ally.get(to, by) != by:
            return "void"
        elif kind is ev.ALLIED and season.ally.get(by, to) != to:
            return "void" if refused else "broken"
        elif kind is ev.TEA_OVER and by not in season.ally:
            stands = (by, to) in season.proposals and _is_fair(season.proposals[by, to], deed.due)
            return "void" if refused or stands else "broken"
    return "open"


def _play_mandate(promise: PlayMandate, by: int, later: Iterable[Event]) -> Verdict:
    """A tile played face down is what it was announced as."""
    for event in later:
        if event.kind is ev.MANDATE_PLAYED and event.args[0] == by:
            return "kept" if event.args[1] == MANDATE.read(promise.mandate) else "broken"
    return "open"


def _argument(kind: Kind, name: str) -> int:
    """The index of an argument of an event."""
    return [field for field, _ in kind.fields].index(name)


# Events by which a seat enters or attacks a province: the arguments that name the seat and the province.
ENTRIES: Final = {
    kind: (_argument(kind, who), _argument(kind, where))
    for kind, who, where in (
        (ev.MOVED, "seat", "goal"),
        (ev.SUMMONED, "seat", "place"),
        (ev.PLACED, "seat", "place"),
        (ev.REPLACED, "seat", "place"),
        (ev.BUILT, "seat", "province"),
        (ev.KILLED, "killer", "place"),
    )
}


def _stay_out(promise: StayOut, by: int, season: Season, later: Iterable[Event]) -> Verdict:
    """Killing your own figures is not an attack."""
    province = PROVINCE.read(promise.province)
    for event in later:
        kind, args = event.kind, event.args
        if kind is ev.CLEANED_UP:
            return "kept"
        if kind is ev.CAPTURED:
            if args[0] == by and season.battle == province:
                return "broken"
        elif kind in ENTRIES and not (kind is ev.KILLED and args[0] == by):
            who, where = ENTRIES[kind]
            if args[who] == by and args[where] == province:
                return "broken"
    return "open"


def _leave_advantage(promise: LeaveAdvantage, by: int, season: Season, later: Iterable[Event]) -> Verdict:
    """A province has at most one battle in a season; a seat that is not in it bids nothing."""
    province = PROVINCE.read(promise.province)
    bid = _argument(ev.BID_REVEALED, promise.advantage)
    if season.battle == province and season.revealed:
        return "void"
    for event in later:
        if event.kind is ev.CLEANED_UP:
            return "void"
        if season.battle != province:
            continue
        if by not in season.participants:
            return "kept"
        if event.kind is ev.BID_REVEALED and event.args[0] == by:
            return "broken" if event.args[bid] else "kept"
    return "open"


def _give(promise: Give, deed: Deed, season: Season, later: Iterable[Event], counted: dict[int, Goods]) -> Verdict:
    """All gifts since the deal count together, except what counts towards other promises."""
    due = season.number + (promise.season == "next")
    deadline = ev.TEA_OVER if promise.phase == "tea" else ev.WAR_BEGAN
    coins, ronin = 0, 0
    if due == WINTER or (due == season.number and deadline in season.passed):
        return "void"
    for event in later:
        if event.kind is ev.GIFT and event.args[:2] == (deed.by, deed.to):
            gift, others = cast(Goods, event.args[2:]), deed.gifts.get(season.gifts, NOTHING)
            counts = (min(gift[0] - others[0], promise.coins - coins), min(gift[1] - others[1], promise.ronin - ronin))
            counted[season.gifts] = counts
            coins, ronin = coins + counts[0], ronin + counts[1]
            if coins == promise.coins and ronin == promise.ronin:
                return "kept"
        elif event.kind is deadline and season.number == due:
            return "broken"
    return "open"


# The events at which a promise of each kind can be kept or broken.
DECISIVE: Final[Mapping[type[AnyPromise], frozenset[Kind]]] = {
    BeAlly: frozenset((ev.ALLIED, ev.ALLIANCE_BROKEN, ev.TEA_OVER, ev.CLEANED_UP)),
    PlayMandate: frozenset((ev.MANDATE_PLAYED,)),
    StayOut: frozenset((*ENTRIES, ev.CAPTURED, ev.CLEANED_UP)),
    LeaveAdvantage: frozenset((ev.BATTLE, ev.BID_REVEALED)),
    Give: frozenset((ev.GIFT, ev.TEA_OVER, ev.WAR_BEGAN)),
}
