"""Marshal (R6.8): move, then build."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import PROVINCE, Action, Build, Move, Pass, Use
from hinode.engine.board import N_PROVINCES, STRONGHOLD, STRONGHOLD_COST
from hinode.engine.core.fields import Many, Pair
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import COINS_SPENT, HOOKS, PIECE, SEAT, SOURCE, SOURCES, Occasion
from hinode.engine.rules.effects import offered
from hinode.engine.rules.mandates.moving import TOLLS, Moving, Toll
from hinode.engine.shared_actions import BUILDS, PASS
from hinode.engine.state import GameState


def begin_marshal(s: GameState, seat: int, bonus: int) -> None:
    """The moves come first, then the stronghold (Q82)."""
    if bonus or (s.owned & HOOKS["builds"] and any(source.builds for source in queries.sources(s, seat))):
        s.push(BuildChoice(seat))
    s.push(Marshal(seat))


class Marshal(Moving):
    """Move any number of figures, each at most once. `moved` says what has moved and stands where."""

    __slots__ = ("moved", "used")
    NAME = "marshal"
    FIELDS = (
        ("seat", SEAT),
        ("moved", Many(Pair(PIECE, PROVINCE))),
        ("tolls", TOLLS),
        ("used", Many(SOURCE)),
    )
    RULE = "R6.8"
    TURN = ("moved",)

    def __init__(
        self,
        seat: int,
        moved: tuple[tuple[int, int], ...] = (),
        tolls: tuple[Toll, ...] = (),
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.moved = moved
        self.tolls = tolls
        self.used = used

    def tired(self) -> tuple[tuple[int, int], ...]:
        return self.moved

    def after(self, move: Move) -> Marshal:
        return Marshal(self.seat, (*self.moved, (move.piece, move.goal)), self.tolls, self.used)

    def settled(self, tolls: tuple[Toll, ...]) -> Marshal:
        return Marshal(self.seat, self.moved, tolls, self.used)

    def choices(self, s: GameState) -> Options:
        found = self.moves(s)
        found += offered(s, self.seat, "marshal", self.used)
        found.append(PASS)
        return Listed(found)

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Move):
            self.try_move(s, action)
        elif isinstance(action, Use):
            s.push(Marshal(seat, self.moved, self.tolls, (*self.used, action.source)))
            used = SOURCES[action.source].used
            assert used is not None
            used(s, seat, Occasion(seat=seat))
        else:
            assert isinstance(action, Pass)


class BuildChoice(Choice):
    """The bonus of Marshal: pay and build a stronghold in any province."""

    __slots__ = ()
    NAME = "build_choice"
    FIELDS = (("seat", SEAT),)
    RULE = "R6.8"
    PRICED = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def price(self, s: GameState, action: Action) -> int | None:
        return queries.price(self.seat, STRONGHOLD_COST) if isinstance(action, Build) else None

    def choices(self, s: GameState) -> Options:
        if not queries.in_reserve(s, self.seat, STRONGHOLD):
            return Listed([PASS])
        if s.coins[self.seat] < queries.price(self.seat, STRONGHOLD_COST):
            return Listed([PASS])
        return Listed([*BUILDS[:N_PROVINCES], PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Build):
            cost = queries.price(seat, STRONGHOLD_COST)
            changes.lose_coins(s, seat, cost, "stronghold")
            changes.build(s, seat, action.place)
            changes.fire(s, COINS_SPENT, seat, amount=cost, only=seat)


register(Marshal, BuildChoice)
