"""Effects at one moment and their order (R2.4, Q29, Q81), and the decisions cards share."""

from __future__ import annotations

from typing import Final

from hinode import changes, queries
from hinode import events as ev
from hinode.actions import FIRST, LAST, MANDATE, PASS, PLACE, SPARE, Action, First, Place, Resolve, Spare, Use
from hinode.board import N_PROVINCES
from hinode.core.fields import Many, Names, Pair, Word
from hinode.core.options import Listed, Options
from hinode.core.steps import Choice, Step, register
from hinode.events import KAMI_FIELD
from hinode.hooks import (
    AFTER_SUMMON,
    COINS_GAINED,
    HOOKS,
    MOMENTS,
    ON,
    PIECE,
    SEAT,
    SHRINE_USED,
    SOURCE,
    SOURCES,
    TIE_WON,
    Loss,
    Occasion,
    Source,
)
from hinode.state import GameState

MOMENT: Final = Names("moment", MOMENTS)
WHERE: Final = Names("kind of place", ("strongholds", "provinces", "shrines"))
STRONGHOLDS: Final = 0
ANY_PROVINCE: Final = 1
SHRINES: Final = 2
LOSSES: Final = Many(Pair(SEAT, PIECE))
WHY: Final = Word()


def effects_of(s: GameState, seat: int, moment: int, about: int = -1) -> tuple[int, ...]:
    """The numbers of a player's sources that can do something at a moment, a copy each."""
    return tuple(
        source.number
        for source in queries.sources(s, seat)
        if moment in source.on and can_apply(s, seat, source, about)
    )


def can_apply(s: GameState, seat: int, source: Source, about: int) -> bool:
    """Whether an effect could do anything now (Q18, Q56)."""
    return source.applies is None or source.applies(s, seat, about)


def coins_watched(s: GameState) -> bool:
    """Whether somebody profits from others' coins, so that the order of gains can matter (Q81)."""
    return bool(s.owned & ON[COINS_GAINED])


def order_matters(s: GameState, moment: int, numbers: tuple[int, ...]) -> bool:
    """Whether these effects of several players could end differently in another order (Q81)."""
    sources = [SOURCES[number] for number in numbers]
    return coins_watched(s) or any(moment not in one.free or moment in one.contested for one in sources)


# ------------------------------------------------------------------------------- several players
def everybody(s: GameState, moment: int, about: int = -1) -> None:
    """Push the effects of all players at a moment, if there are any."""
    if not s.owned & ON[moment]:
        return
    seats = tuple(seat for seat in s.honor if effects_of(s, seat, moment, about))
    if seats:
        s.push(Simultaneous(moment, seats, (), about))


class Simultaneous(Step):
    """Effects of several players at one moment; `deferred` have chosen to be last."""

    __slots__ = ("about", "deferred", "moment", "waiting")
    NAME = "effects"
    FIELDS = (
        ("moment", MOMENT),
        ("waiting", Many(SEAT)),
        ("deferred", Many(SEAT)),
        ("about", MANDATE),
    )

    def __init__(self, moment: int, waiting: tuple[int, ...], deferred: tuple[int, ...] = (), about: int = -1) -> None:
        self.moment = moment
        self.waiting = waiting
        self.deferred = deferred
        self.about = about

    def run(self, s: GameState) -> None:
        waiting = tuple(seat for seat in s.honor if seat in self.waiting)
        numbers = sum((effects_of(s, seat, self.moment, self.about) for seat in waiting), ())
        if len(waiting) > 1 and order_matters(s, self.moment, numbers):
            s.push(OrderChoice(waiting[0], self.moment, waiting, self.deferred, self.about))
            return
        for seat in reversed(waiting + self.deferred):
            s.push(OwnTurn(seat, self.moment, self.about))


class OrderChoice(Choice):
    """R2.4: the highest honor among those involved chooses to be first or last."""

    __slots__ = ("about", "deferred", "moment", "waiting")
    NAME = "order"
    FIELDS = (
        ("seat", SEAT),
        ("moment", MOMENT),
        ("waiting", Many(SEAT)),
        ("deferred", Many(SEAT)),
        ("about", MANDATE),
    )
    RULE = "R2.4"
    PROMPT = "Resolve your effects first or last."

    def __init__(
        self,
        seat: int,
        moment: int,
        waiting: tuple[int, ...],
        deferred: tuple[int, ...] = (),
        about: int = -1,
    ) -> None:
        self.seat = seat
        self.moment = moment
        self.waiting = waiting
        self.deferred = deferred
        self.about = about

    def choices(self, s: GameState) -> Options:
        return Listed([FIRST, LAST])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        rest = tuple(other for other in self.waiting if other != seat)
        if isinstance(action, First):
            s.push(Simultaneous(self.moment, rest, self.deferred, self.about))
            s.push(OwnTurn(seat, self.moment, self.about))
        else:
            s.push(Simultaneous(self.moment, rest, (seat, *self.deferred), self.about))


# ------------------------------------------------------------------------------- one player
class OwnTurn(Step):
    """A player's turn to resolve its effects has come: those that can do something now."""

    __slots__ = ("about", "moment", "seat")
    NAME = "own_turn"
    FIELDS = (("seat", SEAT), ("moment", MOMENT), ("about", MANDATE))

    def __init__(self, seat: int, moment: int, about: int = -1) -> None:
        self.seat = seat
        self.moment = moment
        self.about = about

    def run(self, s: GameState) -> None:
        numbers = effects_of(s, self.seat, self.moment, self.about)
        if numbers:
            s.push(OwnEffects(self.seat, self.moment, numbers, self.about))


class OwnEffects(Choice):
    """A player's own effects at one moment, in the order it chooses (Q29)."""

    __slots__ = ("about", "moment", "sources")
    NAME = "own_effects"
    FIELDS = (
        ("seat", SEAT),
        ("moment", MOMENT),
        ("sources", Many(SOURCE)),
        ("about", MANDATE),
    )
    RULE = "Q29"
    PROMPT = "Choose which of your effects comes next."

    def __init__(self, seat: int, moment: int, sources: tuple[int, ...], about: int = -1) -> None:
        self.seat = seat
        self.moment = moment
        self.sources = sources
        self.about = about

    def choices(self, s: GameState) -> Options:
        ready = [number for number in dict.fromkeys(self.sources) if not SOURCES[number].last]
        ready = ready or list(dict.fromkeys(self.sources))
        live = [number for number in ready if can_apply(s, self.seat, SOURCES[number], self.about)]
        ready = live or ready[:1]
        bound = [number for number in ready if self.moment not in SOURCES[number].free]
        if len(bound) < 2 or len(bound) < len(ready):
            # What only gives its owner something can come first without a question. (All coins drawn at one
            # moment are one gain, so their order means nothing to those who watch coins either, Q36.)
            free = [number for number in ready if number not in bound]
            ready = (free or bound)[:1]
        return Listed([Resolve(number) for number in ready])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Resolve)
        rest = list(self.sources)
        rest.remove(action.source)
        if rest:
            s.push(OwnEffects(seat, self.moment, tuple(rest), self.about))
        SOURCES[action.source].on[self.moment](s, seat, Occasion(seat=seat, amount=self.about))


class AfterSummon(Step):
    """A whole Summon is done (R1.5, Q31, Q80)."""

    __slots__ = ("seat",)
    NAME = "after_summon"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: GameState) -> None:
        if not s.owned & ON[AFTER_SUMMON]:
            return
        numbers = [source.number for source in queries.sources(s, self.seat) if AFTER_SUMMON in source.on]
        if numbers:
            s.push(OwnEffects(self.seat, AFTER_SUMMON, tuple(numbers)))


def won_tie(s: GameState, seat: int, tied: list[int]) -> None:
    """Somebody won a tie through honor (R2.3)."""
    if len(tied) > 1 and s.owned & ON[TIE_WON]:
        losers = tuple((other, -1) for other in tied if other != seat)
        changes.fire(s, TIE_WON, seat, losses=losers)


def shrine_used(s: GameState, seat: int, kami: int) -> None:
    """A shrine's benefit is being used, not declined: what follows it comes after it."""
    if s.owned & ON[SHRINE_USED]:
        s.push(ShrineUsed(seat, kami))


class ShrineUsed(Step):
    """After a shrine's benefit."""

    __slots__ = ("kami", "seat")
    NAME = "shrine_used"
    FIELDS = (
        ("seat", SEAT),
        ("kami", KAMI_FIELD),
    )

    def __init__(self, seat: int, kami: int) -> None:
        self.seat = seat
        self.kami = kami

    def run(self, s: GameState) -> None:
        changes.fire(s, SHRINE_USED, self.seat, amount=self.kami, only=self.seat)


# ------------------------------------------------------------------------------- shared decisions
class MayUse(Choice):
    """An optional effect without a target (Q18)."""

    __slots__ = ("source",)
    NAME = "may_use"
    FIELDS = (
        ("seat", SEAT),
        ("source", SOURCE),
    )
    RULE = "Q18"
    PROMPT = "Use the effect or pass."

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choices(self, s: GameState) -> Options:
        # A gift in between may have taken its object away (Q56).
        return Listed([Use(self.source), PASS] if can_apply(s, self.seat, SOURCES[self.source], -1) else [PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        used = SOURCES[self.source].used
        if isinstance(action, Use) and used is not None:
            used(s, seat, Occasion(seat=seat))


class PlaceFigure(Choice):
    """A figure of a kind may be placed from the reserve (R1.6)."""

    __slots__ = ("piece", "source", "where")
    NAME = "place_figure"
    FIELDS = (
        ("seat", SEAT),
        ("piece", PIECE),
        ("where", WHERE),
        ("source", SOURCE),
    )
    RULE = "R1.6"
    PROMPT = "Place a figure from your reserve or pass."

    def __init__(self, seat: int, piece: int, where: int, source: int) -> None:
        self.seat = seat
        self.piece = piece
        self.where = where
        self.source = source

    def choices(self, s: GameState) -> Options:
        if self.where == STRONGHOLDS:
            places = queries.stronghold_places(s, self.seat)
        elif self.where == ANY_PROVINCE:
            places = list(range(N_PROVINCES))
        else:
            places = queries.shrine_places(s)
        places = [place for place in places if place >= N_PROVINCES or queries.has_room(s, self.seat, place)]
        pieces = [piece for piece in queries.reserve_of(s, self.seat) if queries.counts_as(piece, self.piece)]
        return Listed([*(Place(piece, place) for piece in pieces for place in places), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Place):
            changes.place(s, seat, action.piece, action.place, SOURCE.text(self.source))


class LoseHonor(Step):
    """The price of an effect, paid after it."""

    __slots__ = ("seat",)
    NAME = "lose_honor"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: GameState) -> None:
        changes.lose_honor(s, self.seat)


# ------------------------------------------------------------------------------- deaths
def deaths(s: GameState, killer: int, losses: tuple[Loss, ...], where: int, why: str) -> None:
    """Figures are about to die by a player; ask first if it may spare them (Q40)."""
    if not losses:
        return
    merciful = s.owned & HOOKS["spare"] and any(source.spare for source in queries.sources(s, killer))
    if merciful and any(owner != killer for owner, _ in losses):
        s.push(SpareChoice(killer, losses, where, why))
    else:
        changes.kill(s, killer, losses, where, why)


class SpareChoice(Choice):
    """Spare all opponents' figures of one event, or none (Q40)."""

    __slots__ = ("losses", "where", "why")
    NAME = "spare_choice"
    FIELDS = (
        ("seat", SEAT),
        ("losses", LOSSES),
        ("where", PLACE),
        ("why", WHY),
    )
    RULE = "Q40"
    PROMPT = "Spare the figures or pass and let them die."

    def __init__(self, seat: int, losses: tuple[Loss, ...], where: int, why: str) -> None:
        self.seat = seat
        self.losses = losses
        self.where = where
        self.why = why

    def choices(self, s: GameState) -> Options:
        return Listed([SPARE, PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        losses = self.losses
        if isinstance(action, Spare):
            changes.emit(s, ev.SPARED, seat)
            for source in queries.sources(s, seat):
                if source.spare is not None:
                    source.spare(s, seat)
            losses = tuple(loss for loss in losses if loss[0] == seat)
        if losses:
            changes.kill(s, seat, losses, self.where, self.why)


def offered(s: GameState, seat: int, decision: str, used: tuple[int, ...]) -> list[Action]:
    """`use NAME` for every copy of a source that adds an option to a decision and is not used up."""
    found: list[Action] = []
    if not s.owned & HOOKS["offers"]:
        return found
    left = list(used)
    for source in queries.sources(s, seat):
        offer = source.offers.get(decision)
        if offer is None:
            continue
        if source.number in left:
            left.remove(source.number)
        elif offer(s, seat) and Use(source.number) not in found:
            found.append(Use(source.number))
    return found


register(Simultaneous, OrderChoice, OwnTurn, OwnEffects, AfterSummon)
register(ShrineUsed, MayUse, PlaceFigure, LoseHonor, SpareChoice)
