"""An Automa clan's Betray (A4.6)."""

from __future__ import annotations

from itertools import combinations

from hinode.engine import changes, queries
from hinode.engine.actions import PROVINCE
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.card import A_MONSTER, TOP
from hinode.engine.automa.cards.pile import hold
from hinode.engine.automa.recruit import CardDone
from hinode.engine.automa.sight import figure_kind
from hinode.engine.board import BUSHI, RESERVE, SHINTO
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import PIECE, SEAT
from hinode.engine.rules.mandates.betray import REPLACEMENTS, can_replace
from hinode.engine.state import GameState

Swap = tuple[int, int, int, int]  # owner, piece, place, by
KINDS_IN_ORDER = (A_MONSTER, SHINTO, BUSHI)
TWO, APART, ONE, NOBODY = range(4)


def betray_by_card(s: GameState, seat: int) -> None:
    """The alliance breaks first; then at most two figures of two players are replaced, at war only."""
    ally = s.ally[seat]
    if ally >= 0:
        changes.end_alliance(s, seat, broken=True)
        changes.lose_honor(s, seat)
        s.end_beat()
    card = hold(s)
    order = s.war if card.direction == TOP else s.war[::-1]
    swaps = two_in_one(s, seat, ally, order) or one_each(s, seat, ally, order[::-1])
    together = len(swaps) == REPLACEMENTS and swaps[0][2] == swaps[1][2]
    reason = TWO if together else (NOBODY, ONE, APART)[len(swaps)]
    changes.emit(s, ev.BETRAY, seat, card.number, card.direction, reason)
    if any(is_tied(s, seat, ally, swap, others_of(swaps, swap)) for swap in swaps):
        changes.by_lot(s, "victim")
    s.end_beat()
    s.push(CardDone())
    s.push_all(*(ReplaceFigure(seat, *swap) for swap in swaps))


def two_in_one(s: GameState, seat: int, ally: int, order: tuple[int, ...]) -> list[Swap]:
    """Two figures in the first province where that is possible, or nothing."""
    reserve = queries.all_pieces_in(s, seat, RESERVE)
    for place in order:
        for one, other in combinations(victims(s, seat, ally, place), REPLACEMENTS):
            for first in swaps_of(s, one, place, reserve):
                left = reserve[:]
                left.remove(first[3])
                for second in swaps_of(s, other, place, left):
                    return [first, second]
    return []


def one_each(s: GameState, seat: int, ally: int, order: tuple[int, ...]) -> list[Swap]:
    """A figure in each of the first provinces possible, of different players."""
    reserve = queries.all_pieces_in(s, seat, RESERVE)
    found: list[Swap] = []
    for place in order:
        hit = [swap[0] for swap in found]
        for owner in victims(s, seat, ally, place):
            swaps = swaps_of(s, owner, place, reserve) if owner not in hit else []
            if swaps:
                found.append(swaps[0])
                reserve.remove(swaps[0][3])
                break
        if len(found) == REPLACEMENTS:
            break
    return found


def victims(s: GameState, seat: int, ally: int, place: int) -> list[int]:
    """Victims in order: humans, the betrayed ally last; then Automa clans by their Force; ties at random."""
    mixed = changes.shuffle(s, owners_in(s, seat, place))
    return sorted(mixed, key=lambda other: rank(s, ally, place, other))


def owners_in(s: GameState, seat: int, place: int) -> tuple[int, ...]:
    """The other clans with figures in a place."""
    return tuple(other for other in s.seats if other != seat and queries.figures_in(s, other, place))


def rank(s: GameState, ally: int, place: int, other: int) -> tuple[bool, bool, int]:
    """The rank of a victim; the lowest comes first."""
    automa = s.is_automa(other)
    return automa, other == ally and not automa, -queries.force(s, other, place) if automa else 0


def others_of(swaps: list[Swap], swap: Swap) -> list[int]:
    """The owners a figure cannot be of, because another swap has theirs: in the same province, or before it."""
    i = swaps.index(swap)
    return [other[0] for j, other in enumerate(swaps) if j < i or other[2] == swap[2]]


def is_tied(s: GameState, seat: int, ally: int, swap: Swap, taken: list[int]) -> bool:
    """Whether somebody else could have been the victim just as well."""
    owner, _, place, _ = swap
    reserve = queries.all_pieces_in(s, seat, RESERVE)
    return any(
        other != owner and other not in taken and rank(s, ally, place, other) == rank(s, ally, place, owner)
        for other in owners_in(s, seat, place)
        if swaps_of(s, other, place, reserve)
    )


def swaps_of(s: GameState, owner: int, place: int, reserve: list[int]) -> list[Swap]:
    """The ways to replace a figure of a player there: monsters first, and by the same kind if there is one."""
    pieces = sorted(queries.pieces_in(s, owner, place), key=_by_kind)
    found: list[Swap] = []
    for piece in pieces:
        same = sorted(dict.fromkeys(reserve), key=lambda by: figure_kind(by) != figure_kind(piece))
        found += [(owner, piece, place, by) for by in same if can_replace(piece, by, shrine=False)]
    return found


def _by_kind(piece: int) -> int:
    kind = figure_kind(piece)
    return KINDS_IN_ORDER.index(kind) if kind in KINDS_IN_ORDER else len(KINDS_IN_ORDER)


class ReplaceFigure(Step):
    """One figure is replaced, if it is still there: the one before may have brought an Oni."""

    __slots__ = ("by", "owner", "piece", "place", "seat")
    NAME = "replace_figure"
    FIELDS = (("seat", SEAT), ("owner", SEAT), ("piece", PIECE), ("place", PROVINCE), ("by", PIECE))

    def __init__(self, seat: int, owner: int, piece: int, place: int, by: int) -> None:
        self.seat = seat
        self.owner = owner
        self.piece = piece
        self.place = place
        self.by = by

    def run(self, s: GameState) -> None:
        if self.piece in queries.pieces_in(s, self.owner, self.place):
            changes.replace(s, self.seat, self.owner, self.piece, self.place, self.by)


register(ReplaceFigure)
