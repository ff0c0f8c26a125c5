"""Betray (R6.12): break the alliance, replace figures."""

from __future__ import annotations

from collections.abc import Sequence

from hinode.engine import changes, queries
from hinode.engine.actions import PLACE, Action, Replace
from hinode.engine.board import BUSHI, MONSTER, N_PROVINCES, SHINTO
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Many, Pair
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import HOOKS, PIECE, SEAT
from hinode.engine.shared_actions import PASS, replace
from hinode.engine.state import GameState

REPLACEMENTS = 2
MAP = range(N_PROVINCES)


def begin_betray(s: GameState, seat: int) -> None:
    """The alliance breaks at once and honor is lost, whether or not anything is replaced."""
    if s.ally[seat] >= 0:
        changes.end_alliance(s, seat, broken=True)
        changes.lose_honor(s, seat)
    s.push(Betray(seat))


class Betray(Choice):
    """Replace up to two figures of two different players; `done` are the victims so far."""

    __slots__ = ("done",)
    NAME = "betray"
    FIELDS = (
        ("seat", SEAT),
        ("done", Many(Pair(SEAT, PLACE))),
    )
    RULE = "R6.12"
    TURN = ("done",)

    def __init__(self, seat: int, done: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat
        self.done = done

    def allowed(self, s: GameState, owner: int, place: int) -> bool:
        """Whether one more replacement of this kind is within the limits (R6.12, Q48)."""
        extra = 0
        if s.owned & HOOKS["replacements"]:
            extra = sum(source.replacements for source in queries.sources(s, self.seat))
        done = (*self.done, (owner, place))
        victims = {who for who, where in done if where < N_PROVINCES}
        return len(done) - min(REPLACEMENTS, len(victims)) <= extra

    def choices(self, s: GameState) -> Options:
        found: list[Action] = []
        reserve = queries.reserve_of(s, self.seat)
        if reserve:
            self.add_replacements(s, MAP, reserve, found)
            if s.owned & HOOKS["replacements"]:  # else worshippers are safe
                self.add_replacements(s, queries.shrine_places(s), reserve, found)
        found.append(PASS)
        return Listed(found)

    def add_replacements(self, s: GameState, places: Sequence[int], reserve: list[int], found: list[Action]) -> None:
        """The replacements possible in these places, all on the map or all at shrines."""
        shrine = places[0] >= N_PROVINCES
        if s.owned & HOOKS["room"]:
            places = [place for place in places if shrine or queries.has_room(s, self.seat, place)]
        substitutes = [[by for by in reserve if can_replace(kind, by, shrine)] for kind in (BUSHI, SHINTO)]
        for owner in s.seats:
            if owner == self.seat or not places or not self.allowed(s, owner, places[0]):
                continue
            for place in places:
                for kind in (BUSHI, SHINTO):
                    if s.count(owner, kind, place):
                        found += [replace(owner, kind, place, by) for by in substitutes[kind]]
            for piece in s.monsters[owner]:
                at = s.monster_at[piece - MONSTER]
                if at in places:
                    found += [replace(owner, piece, at, by) for by in reserve if can_replace(piece, by, shrine)]

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Replace):
            s.push(Betray(seat, (*self.done, (action.owner, action.place))))
            changes.replace(s, seat, action.owner, action.piece, action.place, action.by)

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, Replace):
            return None
        if action.owner == seat:
            return because("own_figure", "R6.12")
        if queries.is_daimyo(action.piece):
            return because("daimyo_stays", "R6.12")
        if not queries.in_reserve(s, seat, action.by):
            return because("not_in_reserve", "R6.12", piece=PIECE.text(action.by))
        if action.piece not in queries.pieces_in(s, action.owner, action.place):
            return because("nothing_to_replace", "R6.12", seat=SEAT.text(action.owner), piece=PIECE.text(action.piece))
        if not can_replace(action.piece, action.by, action.place >= N_PROVINCES):
            return because("another_kind", "R6.12")
        return because("two_replacements", "R6.12")


def can_replace(piece: int, by: int, shrine: bool) -> bool:
    """Same kind: Bushi, Shinto, any monster by any monster (R6.12, Q46, Q47, Q14)."""
    if queries.is_daimyo(piece):
        return False
    if shrine:
        return queries.counts_as(piece, SHINTO) and queries.counts_as(by, SHINTO)
    if piece >= MONSTER and by >= MONSTER:
        return True
    same = BUSHI if piece == BUSHI else SHINTO
    return queries.counts_as(piece, same) and queries.counts_as(by, same)


register(Betray)
