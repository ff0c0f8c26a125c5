"""Which figure an Automa clan summons, and where (A4.1, A4.2)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import PROVINCE
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.card import A_MONSTER, FIGURES
from hinode.engine.automa.cards.pile import draw_or_held, put_away
from hinode.engine.automa.sight import figure_kind, peaceful_strongholds, pick, stations
from hinode.engine.board import SHINTO, SHRINE
from hinode.engine.core.fields import Flag
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import SEAT
from hinode.engine.rules.order import AfterSummon
from hinode.engine.state import GameState


def summon_at_strongholds(s: GameState, seat: int, bonus: int = 0, arms: int = 0) -> None:
    """A figure at each stronghold and, with the bonus, one more at the first of them (A4.2, A3.3)."""
    places = stations(s, seat)
    s.push(CardDone())
    if not places or not queries.reserve_of(s, seat):
        return
    if bonus:
        places.append(places[0])
    s.push_all(*(SummonByCard(seat, place, arms) for place in places), AfterSummon(seat))


class SummonByCard(Step):
    """One figure comes to a stronghold; a card says which, and may send a Shinto to a shrine instead (A4.1).

    `arms`: in the call to arms, which draws a card even for the last kind of figure (A3.3).
    """

    __slots__ = ("arms", "place", "seat")
    NAME = "summon_by_card"
    FIELDS = (("seat", SEAT), ("place", PROVINCE), ("arms", Flag("arms")))

    def __init__(self, seat: int, place: int, arms: int = 0) -> None:
        self.seat = seat
        self.place = place
        self.arms = arms

    def run(self, s: GameState) -> None:
        seat = self.seat
        reserve = queries.reserve_of(s, seat)
        if not reserve or not queries.has_room(s, seat, self.place):
            return
        kinds = {figure_kind(piece) for piece in reserve}
        icon = only_kind(s, seat, kinds) if len(kinds) == 1 and not self.arms else figure_icon(s, seat, kinds)
        if self.place not in s.war and len(peaceful_strongholds(s, seat)) > 1:
            changes.by_lot(s, "strongholds")
        s.end_beat()
        goal = self.place
        if icon >= len(FIGURES):  # a Shinto for a shrine, counted from the left
            goal = SHRINE + s.shrines[icon - len(FIGURES)]
            icon = SHINTO
        of_kind = [piece for piece in reserve if figure_kind(piece) == icon]
        summoned = len(s.events)
        changes.summon(s, seat, pick(s, of_kind), goal)
        if len(of_kind) > 1:
            changes.by_lot(s, "monster", summoned)


def only_kind(s: GameState, seat: int, kinds: set[int]) -> int:
    """A Recruit with one kind of figure left needs no card (A4.1)."""
    (kind,) = kinds
    changes.emit(s, ev.ONLY_KIND, seat, kind)
    return kind


def figure_icon(s: GameState, seat: int, kinds: set[int]) -> int:
    """The leftmost icon on a card whose kind is in reserve (A4.1)."""
    while True:
        card = draw_or_held(s)
        fits = [icon for icon in card.icons if (SHINTO if icon > A_MONSTER else icon) in kinds]
        changes.emit(s, ev.FIGURE_DRAWN, seat, card.number, card.icons, fits[0] if fits else -1)
        if fits:
            return fits[0]
        s.end_beat()


class CardDone(Step):
    """Discard the card of an Automa clan that is done with it."""

    __slots__ = ()
    NAME = "card_done"

    def run(self, s: GameState) -> None:
        put_away(s)


register(SummonByCard, CardDone)
