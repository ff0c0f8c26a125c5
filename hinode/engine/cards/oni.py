"""The Oni that several sets share."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import PROVINCE, Action, Kill
from hinode.engine.board import BUSHI, MONSTER, SHINTO
from hinode.engine.cards.registry import add, card
from hinode.engine.core.fields import Many, Pair
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import ENTERED, PIECE, SEAT, TOKEN_TAKEN, Loss, Occasion
from hinode.engine.rules.effects import deaths
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.state import GameState


# ---------------------------------------------------------------------------------- Summer
def _blood(s: GameState, seat: int, place: int) -> int:
    return 4 if queries.has_lowest_honor(s, seat, place) else 2


oni_of_blood = card(
    "oni_of_blood", "summer", "archway horseman tower ship mountain", "monster", 3, 1, oni=True, strength=_blood
)

oni_of_souls = card("oni_of_souls", "summer", "archway teapot ship", "monster", 2, 1, oni=True)


def _souls(s: GameState, seat: int, about: Occasion) -> None:
    # Q13: alive and in the province when the token is taken
    if about.seat == seat and s.monster_at[oni_of_souls.piece - MONSTER] == about.place:
        changes.gain_vp(s, seat, 2 * queries.oni_owned(s, seat), oni_of_souls.slug)


oni_of_souls.on = {TOKEN_TAKEN: _souls}

# ---------------------------------------------------------------------------------- Autumn
oni_of_hate = card("oni_of_hate", "autumn", "archway horseman teapot ship mountain", "monster", 3, 1, oni=True)


def _hate(s: GameState, seat: int, about: Occasion) -> None:
    if about.piece != oni_of_hate.piece or about.seat != seat:
        return
    hated = tuple(
        other for other in queries.others(s, seat) if queries.higher(s, other, seat) and prey(s, other, about.place)
    )
    if hated:
        s.push(HateChoice(seat, about.place, hated))


def prey(s: GameState, owner: int, place: int) -> list[int]:
    """The kinds of figures Hate may kill; what counts as a Shinto is one (Q46), a Daimyo never (Q14)."""
    return [
        piece
        for piece in queries.pieces_in(s, owner, place)
        if queries.counts_as(piece, BUSHI) or queries.counts_as(piece, SHINTO)
    ]


class HateChoice(Choice):
    """The owner picks a victim of each opponent; they die together (Q44)."""

    __slots__ = ("losses", "place", "waiting")
    NAME = "hate_choice"
    FIELDS = (
        ("seat", SEAT),
        ("place", PROVINCE),
        ("waiting", Many(SEAT)),
        ("losses", Many(Pair(SEAT, PIECE))),
    )
    RULE = "Q44"

    def __init__(self, seat: int, place: int, waiting: tuple[int, ...], losses: tuple[Loss, ...] = ()) -> None:
        self.seat = seat
        self.place = place
        self.waiting = waiting
        self.losses = losses

    def choices(self, s: GameState) -> Options:
        owner = self.waiting[0]
        return Listed([Kill(owner, piece, self.place) for piece in prey(s, owner, self.place)])

    def automatic(self, s: GameState, offer: Options) -> Action:
        return card_player().kill(s, [action for action in offer if isinstance(action, Kill)])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Kill)
        losses = (*self.losses, (action.owner, action.piece))
        if self.waiting[1:]:
            s.push(HateChoice(seat, self.place, self.waiting[1:], losses))
        else:
            deaths(s, seat, losses, self.place, oni_of_hate.slug)


oni_of_hate.on = {ENTERED: _hate}

oni_of_spite = card("oni_of_spite", "autumn", "archway horseman tower ship mountain", "monster", 3, 1, oni=True)


def _spite(s: GameState, seat: int, about: Occasion) -> None:
    if about.piece != oni_of_spite.piece or about.seat != seat:
        return
    for other in queries.others(s, seat):
        if queries.higher(s, other, seat) and queries.force(s, other, about.place) > 0:
            changes.steal_vp(s, seat, other, 2, oni_of_spite.slug)


oni_of_spite.on = {ENTERED: _spite}

add(oni_of_blood, oni_of_souls, oni_of_hate, oni_of_spite)

register(HateChoice)
