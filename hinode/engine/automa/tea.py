"""The tea ceremony by cards and the call to arms (A3.2, A3.3)."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.actions import NUMBER, PROVINCE, Action, Pass, Summon
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.pile import draw
from hinode.engine.automa.recruit import summon_at_strongholds
from hinode.engine.board import N_PROVINCES, SPRING
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Many
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import SEAT
from hinode.engine.rules.mandates.recruit import Recruit
from hinode.engine.rules.order import AfterSummon
from hinode.engine.shared_actions import PASS
from hinode.engine.state import GameState


def card_alliances(s: GameState) -> None:
    """A card's pairs are the season's alliances; one without two clans of this game is drawn again (A3.2)."""
    s.end_beat()
    pairs: tuple[tuple[int, int], ...] = ()
    while not pairs:
        card = draw(s)
        pairs = tuple((a, b) for a, b in card.pairs if a in s.seats and b in s.seats)
        changes.emit(s, ev.PAIRS, card.number, pairs)
        s.end_beat()
    for a, b in pairs:
        changes.make_alliance(s, a, b)
        s.end_beat()


def call_to_arms(s: GameState) -> None:
    """After the tea ceremony of Summer and Autumn everybody summons, in honor order as it is now (A3.3)."""
    if s.season != SPRING:
        s.push_all(*(ArmsTurn(seat) for seat in s.honor))


class ArmsTurn(Step):
    """One player's part of the call to arms."""

    __slots__ = ("seat",)
    NAME = "arms_turn"
    FIELDS = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: GameState) -> None:
        changes.emit(s, ev.ARMS, self.seat)
        changes.begin_event(s)
        if s.is_automa(self.seat):
            summon_at_strongholds(s, self.seat, arms=1)
        else:
            s.push(CallToArms(self.seat))


class CallToArms(Recruit):
    """A figure at each stronghold, mandatory while the reserve lasts. This is not a Recruit mandate (A3.3)."""

    __slots__ = ()
    NAME = "call_to_arms"
    FIELDS = (("seat", SEAT), ("placed", Many(PROVINCE)), ("worship", NUMBER))
    RULE = "A3.3"

    def __init__(self, seat: int, placed: tuple[int, ...] = (), worship: int = 0) -> None:
        super().__init__(seat, 0, placed, worship)

    def choices(self, s: GameState) -> Options:
        return Listed(self.summons(s) or [PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Summon):
            on_map = action.place < N_PROVINCES
            placed = (*self.placed, action.place) if on_map else self.placed
            s.push(CallToArms(seat, placed, self.worship + (not on_map)))
            changes.summon(s, seat, action.piece, action.place)
        elif self.placed or self.worship:
            s.push(AfterSummon(seat))

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, Pass):
            return because("call_to_arms", "A3.3")
        return super().explain(s, seat, action)


register(ArmsTurn, CallToArms)
