"""Decisions and consequences that cards and rules share: optional effects, placing, deaths, ties, shrines used."""

from __future__ import annotations

from typing import Final

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import PLACE, Action, Place, Spare, Use
from hinode.engine.board import N_PROVINCES
from hinode.engine.core.fields import Many, Names, Pair, Word
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.events import KAMI_FIELD
from hinode.engine.hooks import HOOKS, ON, PIECE, SEAT, SHRINE_USED, SOURCE, SOURCES, TIE_WON, Loss, Occasion
from hinode.engine.rules.order import can_apply
from hinode.engine.shared_actions import PASS, SPARE, use
from hinode.engine.state import GameState

WHERE: Final = Names("kind of place", ("strongholds", "provinces", "shrines"))
STRONGHOLDS: Final = 0
ANY_PROVINCE: Final = 1
SHRINES: Final = 2
LOSSES: Final = Many(Pair(SEAT, PIECE))
WHY: Final = Word()


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

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def choices(self, s: GameState) -> Options:
        # A gift in between may have removed its target (Q56).
        return Listed([use(self.source), PASS] if can_apply(s, self.seat, SOURCES[self.source], -1) else [PASS])

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
        elif offer(s, seat) and use(source.number) not in found:
            found.append(use(source.number))
    return found


register(ShrineUsed, MayUse, PlaceFigure, LoseHonor, SpareChoice)
