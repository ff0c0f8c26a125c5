"""Effects at one moment and their order (R2.4, Q29, Q81)."""

from __future__ import annotations

from typing import Final

from hinode.engine import queries
from hinode.engine.actions import MANDATE, Action, First, Resolve
from hinode.engine.core.fields import Many, Names
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.hooks import AFTER_SUMMON, COINS_GAINED, MOMENTS, ON, SEAT, SOURCE, SOURCES, Occasion, Source
from hinode.engine.shared_actions import FIRST, LAST
from hinode.engine.state import GameState

MOMENT: Final = Names("moment", MOMENTS)


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


register(Simultaneous, OrderChoice, OwnTurn, OwnEffects, AfterSummon)
