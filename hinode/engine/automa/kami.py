"""What an Automa clan does with a shrine's favor (A5)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import NUMBER, PROVINCE
from hinode.engine.automa import events as ev
from hinode.engine.automa.mandates import dearest
from hinode.engine.automa.marshal import USUAL_ORDER
from hinode.engine.automa.sight import enemy_force, figure_kind, has_most, keeps_most, pick
from hinode.engine.board import ADJACENT, AMATERASU, BUSHI, FUJIN, KAMI, N_PROVINCES, RAIJIN, RYUJIN, SUSANOO
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import CARDS, SEAT
from hinode.engine.rules.mandates.train import TakeCard
from hinode.engine.rules.order import AfterSummon
from hinode.engine.state import GameState

FAVOR_VP = 1  # for every shrine won (A5.1)
OTHER_VP = 2  # instead of ronin, coins, or a top that is already reached
FUJIN_MOVES = 2
RYUJIN_ORDER = ("winter", "monster", "enhancement", "virtue", "war")
MOST, GREATEST, FIRST = range(3)
IDLE_FUJIN, IDLE_RAIJIN, IDLE_RYUJIN = range(2, 5)


def favor(s: GameState, seat: int, kami: int) -> None:
    """The benefit as an Automa clan uses it, and 1 VP (A5.1, A5.2)."""
    name = KAMI[kami]
    changes.gain_vp(s, seat, FAVOR_VP, "favor")
    s.end_beat()
    if kami == FUJIN:
        begin_fujin(s, seat)
    elif kami == RAIJIN:
        raijin(s, seat)
    elif kami == RYUJIN:
        ryujin(s, seat)
    elif kami == SUSANOO:
        changes.gain_vp(s, seat, queries.stronghold_count(s, seat), name)
    elif kami == AMATERASU and s.honor[0] != seat:
        changes.top_honor(s, seat)
    else:
        changes.gain_vp(s, seat, OTHER_VP, name)


def ryujin(s: GameState, seat: int) -> None:
    """The most expensive card, free; among equals by kind."""
    cards = [card for card in s.display if queries.may_buy(s, seat, card)]
    if not cards:
        changes.emit(s, ev.NOTHING, seat, IDLE_RYUJIN)
        return
    most = max(CARDS[card].cost for card in cards)
    ranks = {card: RYUJIN_ORDER.index(CARDS[card].kind) for card in cards if CARDS[card].cost == most}
    chance = s.rng
    card = dearest(s, [card for card, rank in ranks.items() if rank == min(ranks.values())])
    changes.emit(s, ev.DEAREST, seat, card)
    if s.rng != chance:
        changes.by_lot(s, "card")
    s.end_beat()
    s.push(TakeCard(seat, card))


def raijin(s: GameState, seat: int) -> None:
    """A Bushi where it brings the most Force, else where the clan is strongest, from the top (A5.4)."""
    if not s.war or not queries.in_reserve(s, seat, BUSHI):
        changes.emit(s, ev.NOTHING, seat, IDLE_RAIJIN)
        return
    reason = MOST
    where = next((place for place in s.war if not has_most(s, seat, place) and _would_have(s, seat, place)), -1)
    if where < 0:
        where = max(s.war, key=lambda place: queries.force(s, seat, place))
        reason = GREATEST if queries.force(s, seat, where) else FIRST
    changes.emit(s, ev.BUSHI_TO, seat, where, reason)
    s.end_beat()
    s.push(AfterSummon(seat))
    changes.summon(s, seat, BUSHI, where)


def _would_have(s: GameState, seat: int, place: int) -> bool:
    """Whether one more Bushi would give the clan the most Force."""
    after = s.clone()
    changes.place(after, seat, BUSHI, place, "")
    return has_most(after, seat, place)


# ------------------------------------------------------------------------------- Fujin (A5.3)
def begin_fujin(s: GameState, seat: int) -> None:
    """From the province of the clan's greatest Force that has a move, to the first war province beside it."""
    ways = fujin_ways(s, seat)
    if not ways:
        changes.emit(s, ev.NOTHING, seat, IDLE_FUJIN)
        return
    start, goal = pick(s, ways)
    s.push(FujinBlows(seat, start, goal, FUJIN_MOVES))


def fujin_ways(s: GameState, seat: int) -> list[tuple[int, int]]:
    """The starts of the greatest Force with a move, and the goal of each; one of them is drawn."""
    ways = [(start, goal) for start in range(N_PROVINCES) if (goal := fujin_goal(s, seat, start)) >= 0]
    most = max((queries.force(s, seat, start) for start, _ in ways), default=0)
    return [way for way in ways if queries.force(s, seat, way[0]) == most]


def fujin_goal(s: GameState, seat: int, start: int) -> int:
    """The goal of figures that move from a province with Fujin; -1 if there is none."""
    if not has_most(s, seat, start) or spare_figure(s, seat, start) < 0:
        return -1
    near = (p for p in s.war if p in ADJACENT[start] and queries.may_move(s, seat, start, p))
    return next((place for place in near if is_weak(s, seat, place)), -1)


def is_weak(s: GameState, seat: int, place: int) -> bool:
    """Whether a clan has no Force there, or less than the enemy."""
    force = queries.force(s, seat, place)
    return force == 0 or force < enemy_force(s, seat, place)


def spare_figure(s: GameState, seat: int, place: int) -> int:
    """The first figure that can go while the clan keeps the most Force; -1 if there is none."""
    pieces = sorted(queries.pieces_in(s, seat, place), key=lambda piece: USUAL_ORDER.index(figure_kind(piece)))
    return next((piece for piece in pieces if keeps_most(s, seat, piece, place)), -1)


class FujinBlows(Step):
    """The next figure goes with Fujin, if the start keeps the most Force. The goal is chosen once (A5.3)."""

    __slots__ = ("goal", "left", "seat", "start")
    NAME = "fujin_blows"
    FIELDS = (("seat", SEAT), ("start", PROVINCE), ("goal", PROVINCE), ("left", NUMBER))

    def __init__(self, seat: int, start: int, goal: int, left: int) -> None:
        self.seat = seat
        self.start = start
        self.goal = goal
        self.left = left

    def run(self, s: GameState) -> None:
        seat, start, goal = self.seat, self.start, self.goal
        piece = spare_figure(s, seat, start)
        if piece < 0:
            return
        force, enemy = queries.force(s, seat, goal), enemy_force(s, seat, goal)
        changes.emit(s, ev.FUJIN, seat, piece, start, goal, force, enemy)
        if self.left == FUJIN_MOVES and len(fujin_ways(s, seat)) > 1:
            changes.by_lot(s, "start")
        s.end_beat()
        if self.left > 1:
            s.push(FujinBlows(seat, start, goal, self.left - 1))
        changes.move(s, seat, piece, start, goal)


register(FujinBlows)
