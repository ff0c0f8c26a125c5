"""Moving (R1.7): which pieces may go where, and what a shipping route may cost (Q35)."""

from __future__ import annotations

from typing import Final

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import PROVINCE, Action, Charge, Move, Pass, Pay
from hinode.engine.board import (
    ADJACENT,
    BUSHI,
    DAIMYO,
    ELSEWHERE,
    MONSTER,
    N_PROVINCES,
    ROUTE_ENDS,
    SHINTO,
    STRONGHOLD,
    route_between,
)
from hinode.engine.core.errors import IllegalAction, RulesBug, because
from hinode.engine.core.fields import Flag, Many, Pair
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import CARDS, CLANS, HOOKS, PIECE, SEAT
from hinode.engine.shared_actions import CHARGE, PASS, PAY, move
from hinode.engine.state import GameState

Toll = tuple[int, int, int]  # the two ends of a route, and whether it is charged (else free)
TOLL: Final = 1  # coins for a route
TOLLS: Final = Many(Pair(PROVINCE, PROVINCE, Flag("charged")))


class Moving(Choice):
    """A player moves pieces; what was settled about tolls holds until it is done."""

    __slots__ = ("tolls",)
    tolls: tuple[Toll, ...]

    def tired(self) -> tuple[tuple[int, int], ...]:
        """Pieces that have moved and may not move again, with the province they stand in."""
        return ()

    def after(self, move: Move) -> Moving | None:
        """The same step once a piece has moved; None when nothing can follow."""
        raise NotImplementedError

    def settled(self, tolls: tuple[Toll, ...]) -> Moving:
        """The same step with other tolls."""
        raise NotImplementedError

    def moves(self, s: GameState) -> list[Action]:
        """Every legal move."""
        seat = self.seat
        tired = self.tired()
        clan = CLANS[seat]
        kinds = ALL_KINDS if clan.moves_strongholds else FIGURE_KINDS
        found: list[Action] = []
        anywhere = clan.moves_anywhere
        table = ANYWHERE if anywhere else STEPWISE
        for kind in kinds:
            for start, n in enumerate(s.by_province(seat, kind)):
                if n and (not tired or n > tired.count((kind, start))):
                    found += table[kind][start]
        for piece in s.monsters[seat]:
            start = s.monster_at[piece - MONSTER]
            if start < N_PROVINCES and (piece, start) not in tired:
                found += moves_from(piece, start, anywhere)
        if self.tolls or queries.moves_ruled(s):
            return [action for action in found if self.open_way(s, action)]
        return found

    def open_way(self, s: GameState, action: Action) -> bool:
        """Whether nothing stands in the way of a move."""
        assert isinstance(action, Move)
        start, goal = action.start, action.goal
        return self.affordable(s, start, goal) and queries.may_move(s, self.seat, start, goal)

    def affordable(self, s: GameState, start: int, goal: int) -> bool:
        """Not a route that is charged and cannot be paid (Q35)."""
        return self.toll_on(s, start, goal) != 1 or s.coins[self.seat] > 0

    def toll_on(self, s: GameState, start: int, goal: int) -> int:
        """0: free or no route; 1: charged; 2: somebody has to be asked."""
        if not s.owned & HOOKS["toll"] or CLANS[self.seat].moves_anywhere:
            return 0  # R10.4: a move that reaches any province uses no route
        route = route_between(start, goal)
        if route < 0 or toll_keeper(s, self.seat) < 0:
            return 0
        for a, b, charged in self.tolls:
            if (a, b) == ROUTE_ENDS[route]:
                return charged
        return 2

    def try_move(self, s: GameState, action: Move) -> None:
        """Move at once, or settle the toll first. This step has been taken off the agenda."""
        toll = self.toll_on(s, action.start, action.goal)
        if toll == 0:
            self.go(s, action)
        elif toll == 1:
            s.push(self)
            s.push(TollPayment(self.seat, action.piece, action.start, action.goal))
        else:
            s.push(self)
            keeper = toll_keeper(s, self.seat)
            s.push(TollChoice(keeper, self.seat, action.piece, action.start, action.goal))

    def go(self, s: GameState, action: Move) -> None:
        """Move."""
        after = self.after(action)
        if after is not None:
            s.push(after)
        changes.move(s, self.seat, action.piece, action.start, action.goal)

    def settle(self, start: int, goal: int, charged: int) -> Moving:
        """The same step, knowing about a route."""
        a, b = ROUTE_ENDS[route_between(start, goal)]
        rest = tuple(toll for toll in self.tolls if toll[:2] != (a, b))
        return self.settled((*rest, (a, b, charged)))

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, Move):
            return None
        name, start = PIECE.text(action.piece), PROVINCE.text(action.start)
        piece = action.piece
        walks = piece != STRONGHOLD or CLANS[seat].moves_strongholds
        if not walks:
            return because("strongholds_stay", "R10.3")
        if not owns(s, seat, piece, action.start):
            return because("not_there", "R1.7", piece=name, place=start)
        moved = self.tired().count((piece, action.start))
        if moved and (piece >= MONSTER or moved >= s.count(seat, piece, action.start)):
            return because("moved_already", "R6.8", piece=name, place=start)
        if action.goal == action.start:
            return because("same_province", "Q82")
        if action.goal not in queries.neighbours(s, seat, action.start):
            return because("not_adjacent", "R1.7", goal=PROVINCE.text(action.goal), place=start)
        if not self.affordable(s, action.start, action.goal):
            return because("toll", "Q35")
        return None


FIGURE_KINDS: Final = (BUSHI, SHINTO, DAIMYO)
ALL_KINDS: Final = (BUSHI, SHINTO, DAIMYO, STRONGHOLD)


def moves_from(piece: int, start: int, anywhere: bool) -> tuple[Move, ...]:
    """All moves of a piece from a province, if nothing stands in the way."""
    goals = ELSEWHERE[start] if anywhere else ADJACENT[start]
    return tuple(move(piece, start, goal) for goal in goals)


# The same for the counted kinds, by kind and province: the most common ones.
STEPWISE: Final = [[moves_from(kind, start, False) for start in range(N_PROVINCES)] for kind in ALL_KINDS]
ANYWHERE: Final = [[moves_from(kind, start, True) for start in range(N_PROVINCES)] for kind in ALL_KINDS]


def owns(s: GameState, seat: int, piece: int, place: int) -> bool:
    """Whether a player has such a piece in a province."""
    if piece >= MONSTER:
        return piece in queries.monsters_in(s, seat, place)
    return s.count(seat, piece, place) > 0


def toll_keeper(s: GameState, mover: int) -> int:
    """The player who may charge the mover for shipping routes, -1 if there is none."""
    if not s.owned & HOOKS["toll"]:
        return -1
    for seat in s.seats:
        if seat != mover and not s.is_automa(seat):
            for card in s.cards[seat]:
                if CARDS[card].toll:
                    return seat
    return -1


def mover_below(s: GameState) -> Moving:
    """Take the interrupted moving step off the agenda."""
    below = s.agenda.pop()
    if not isinstance(below, Moving):
        raise RulesBug("a toll without a move")
    return below


class TollChoice(Choice):
    """The keeper of the routes decides whether to charge; the answer holds for that route and turn (Q35)."""

    __slots__ = ("goal", "mover", "piece", "start")
    NAME = "toll_choice"
    FIELDS = (
        ("seat", SEAT),
        ("mover", SEAT),
        ("piece", PIECE),
        ("start", PROVINCE),
        ("goal", PROVINCE),
    )
    RULE = "Q35"

    def __init__(self, seat: int, mover: int, piece: int, start: int, goal: int) -> None:
        self.seat = seat
        self.mover = mover
        self.piece = piece
        self.start = start
        self.goal = goal

    def choices(self, s: GameState) -> Options:
        return Listed([CHARGE, PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        charged = int(isinstance(action, Charge))
        changes.emit(s, ev.TOLL, seat, self.mover, (self.start, self.goal), charged)
        below = mover_below(s).settle(self.start, self.goal, charged)
        if charged:
            s.push(below)
            s.push(TollPayment(self.mover, self.piece, self.start, self.goal))
        else:
            below.go(s, move(self.piece, self.start, self.goal))


class TollPayment(Choice):
    """The mover pays or takes the move back (Q35)."""

    __slots__ = ("goal", "piece", "start")
    NAME = "toll_payment"
    FIELDS = (
        ("seat", SEAT),
        ("piece", PIECE),
        ("start", PROVINCE),
        ("goal", PROVINCE),
    )
    RULE = "Q35"
    PRICED = True

    def __init__(self, seat: int, piece: int, start: int, goal: int) -> None:
        self.seat = seat
        self.piece = piece
        self.start = start
        self.goal = goal

    def price(self, s: GameState, action: Action) -> int | None:
        return TOLL if isinstance(action, Pay) else None

    def choices(self, s: GameState) -> Options:
        return Listed([PAY, PASS] if s.coins[self.seat] else [PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Pay):
            changes.take_coins(s, toll_keeper(s, seat), seat, TOLL, "toll")
            mover_below(s).settle(self.start, self.goal, 0).go(s, move(self.piece, self.start, self.goal))
        else:
            assert isinstance(action, Pass)
            changes.emit(s, ev.MOVE_TAKEN_BACK, seat, self.piece, self.start, self.goal)


register(TollChoice, TollPayment)
