"""An Automa clan's Marshal (A4.3): every figure that can moves to a war province, then a stronghold is built."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import NUMBER, PROVINCE
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.card import A_MONSTER
from hinode.engine.automa.cards.pile import draw, hold
from hinode.engine.automa.recruit import CardDone
from hinode.engine.automa.sight import enemy_force, figure_kind, has_most, keeps_most, not_at_war, pick
from hinode.engine.board import ADJACENT, BUSHI, DAIMYO, N_PROVINCES, SHINTO, STRONGHOLD
from hinode.engine.core.fields import Many
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import PIECE, SEAT
from hinode.engine.state import GameState

# The order in which kinds of figures move if no card decides.
USUAL_ORDER = (A_MONSTER, DAIMYO, SHINTO, BUSHI)
THERE, HOLDS, NOWHERE = range(3)
AT_WAR, ELSEWHERE = range(2)
IDLE_NOWHERE, IDLE_NONE_LEFT = range(2)


def marshal_by_card(s: GameState, seat: int, bonus: int) -> None:
    """One card says how far all figures go; the provinces come in random order."""
    card = hold(s)
    changes.emit(s, ev.MARSHAL, seat, card.number, card.moves)
    places = tuple(place for place in range(N_PROVINCES) if queries.figures_in(s, seat, place))
    if len(places) > 1:
        changes.by_lot(s, "provinces")
    s.end_beat()
    s.push(CardDone())
    if bonus:
        s.push(BuildFree(seat))
    for place in reversed(changes.shuffle(s, places)):
        s.push(MarshalFrom(seat, card.moves, place, tuple(queries.all_pieces_in(s, seat, place))))


class MarshalFrom(Step):
    """Put the figures of one province that have not moved into order."""

    __slots__ = ("limit", "pieces", "place", "seat")
    NAME = "marshal_from"
    FIELDS = (("seat", SEAT), ("limit", NUMBER), ("place", PROVINCE), ("pieces", Many(PIECE)))

    def __init__(self, seat: int, limit: int, place: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.limit = limit
        self.place = place
        self.pieces = pieces

    def run(self, s: GameState) -> None:
        order: list[int] = list(USUAL_ORDER)
        kinds = {figure_kind(piece) for piece in self.pieces}
        if len(kinds) > 1:
            card = draw(s)
            icons = dict.fromkeys(SHINTO if icon > A_MONSTER else icon for icon in card.icons)
            order = [*icons, *(kind for kind in USUAL_ORDER if kind not in icons)]
            shown = tuple(kind for kind in order if kind in kinds)
            changes.emit(s, ev.ORDER, self.seat, card.number, self.place, shown)
            if several_monsters(self.pieces):
                changes.by_lot(s, "monsters")
            s.end_beat()
        mixed = changes.shuffle(s, self.pieces) if several_monsters(self.pieces) else self.pieces
        pieces = tuple(sorted(mixed, key=lambda piece: order.index(figure_kind(piece))))
        s.push(MarshalFigures(self.seat, self.limit, self.place, pieces))


def several_monsters(pieces: tuple[int, ...]) -> bool:
    """Whether there is more than one monster: monsters are individuals, so their order is random."""
    return sum(figure_kind(piece) == A_MONSTER for piece in pieces) > 1


class MarshalFigures(Step):
    """The first of these figures moves or stays, then the others. Each looks at the map as it is at that time."""

    __slots__ = ("limit", "pieces", "place", "seat")
    NAME = "marshal_figures"
    FIELDS = (("seat", SEAT), ("limit", NUMBER), ("place", PROVINCE), ("pieces", Many(PIECE)))

    def __init__(self, seat: int, limit: int, place: int, pieces: tuple[int, ...]) -> None:
        self.seat = seat
        self.limit = limit
        self.place = place
        self.pieces = pieces

    def run(self, s: GameState) -> None:
        seat, start, piece = self.seat, self.place, self.pieces[0]
        if self.pieces[1:]:
            s.push(MarshalFigures(seat, self.limit, start, self.pieces[1:]))
        if start in s.war and has_most(s, seat, start) and not keeps_most(s, seat, piece, start):
            changes.emit(s, ev.STAYED, seat, piece, start, HOLDS)
            return
        ways = shortest_ways(s, seat, start, self.limit)
        goal = next((p for p in s.war if p in ways and needs_force(s, seat, p)), -1)
        if goal < 0 or goal == start:
            changes.emit(s, ev.STAYED, seat, piece, start, THERE if goal == start else NOWHERE)
            return
        force, enemy = queries.force(s, seat, goal), enemy_force(s, seat, goal)
        changes.emit(s, ev.TARGET, seat, piece, start, goal, force, enemy)
        if several_monsters(self.pieces) and figure_kind(piece) == A_MONSTER:
            changes.by_lot(s, "monster")
        if len(ways[goal]) > 1:
            changes.by_lot(s, "way")
        s.end_beat()
        s.push(Walk(seat, piece, start, pick(s, ways[goal])))


def needs_force(s: GameState, seat: int, place: int) -> bool:
    """Whether a clan has no Force there, or not more than the enemy; an empty province counts."""
    return queries.force(s, seat, place) <= enemy_force(s, seat, place)


def shortest_ways(s: GameState, seat: int, start: int, limit: int) -> dict[int, list[tuple[int, ...]]]:
    """Every province within this many moves, with all shortest ways there. Clan powers do not count (A1.2)."""
    found: dict[int, list[tuple[int, ...]]] = {start: [()]}
    edge = [start]
    for _ in range(limit):
        further: dict[int, list[tuple[int, ...]]] = {}
        for place in edge:
            for goal in ADJACENT[place]:
                if goal not in found and queries.may_move(s, seat, place, goal):
                    further.setdefault(goal, []).extend((*way, goal) for way in found[place])
        found |= further
        edge = list(further)
    return found


class Walk(Step):
    """A figure follows a way step by step: every step is a Move (Q19)."""

    __slots__ = ("piece", "seat", "start", "way")
    NAME = "walk"
    FIELDS = (("seat", SEAT), ("piece", PIECE), ("start", PROVINCE), ("way", Many(PROVINCE)))

    def __init__(self, seat: int, piece: int, start: int, way: tuple[int, ...]) -> None:
        self.seat = seat
        self.piece = piece
        self.start = start
        self.way = way

    def run(self, s: GameState) -> None:
        goal = self.way[0]
        if self.way[1:]:
            s.push(Walk(self.seat, self.piece, goal, self.way[1:]))
        changes.move(s, self.seat, self.piece, self.start, goal)


class BuildFree(Step):
    """The bonus: a stronghold, free, in the first war province from the top with the most Force (A4.3, A1.3)."""

    __slots__ = ("seat",)
    NAME = "build_free"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: GameState) -> None:
        seat = self.seat
        if not queries.in_reserve(s, seat, STRONGHOLD):
            changes.emit(s, ev.NOTHING, seat, IDLE_NONE_LEFT)
            return
        at_war = [place for place in s.war if has_most(s, seat, place)]
        others = [place for place in not_at_war(s) if has_most(s, seat, place)]
        if not at_war and not others:
            changes.emit(s, ev.NOTHING, seat, IDLE_NOWHERE)
            return
        where = at_war[0] if at_war else pick(s, others)
        changes.emit(s, ev.BUILD, seat, where, AT_WAR if at_war else ELSEWHERE)
        if not at_war and len(others) > 1:
            changes.by_lot(s, "province")
        s.end_beat()
        changes.build(s, seat, where)


register(MarshalFrom, MarshalFigures, Walk, BuildFree)
