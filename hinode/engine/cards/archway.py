"""The Archway set."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import NUMBER, Action, Give
from hinode.engine.board import BUSHI, RECRUIT, SHINTO, WAR
from hinode.engine.cards.registry import add_set, card, per
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import AFTER_KILL, AFTER_SUMMON, COINS_SPENT, END_OF_MANDATE, SEAT, Occasion
from hinode.engine.rules.effects import ANY_PROVINCE, SHRINES, STRONGHOLDS, PlaceFigure
from hinode.engine.shared_actions import PASS
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
benevolence = card("benevolence", "spring", "archway", "virtue", 1, 2)


def _benevolence(s: GameState, seat: int, about: Occasion) -> None:
    if s.agenda and isinstance(s.agenda[-1], GiveChoice):
        return  # the first copy asks for all of them
    copies = s.cards[seat].count(benevolence.id)
    if about.amount:
        s.push(GiveChoice(seat, min(copies, about.amount)))


class GiveChoice(Choice):
    """Each copy may pass on a coin of its own (Q30); the receiver cannot refuse (Q57)."""

    __slots__ = ("left",)
    NAME = "give_choice"
    FIELDS = (
        ("seat", SEAT),
        ("left", NUMBER),
    )
    RULE = "Q30"

    def __init__(self, seat: int, left: int = 1) -> None:
        self.seat = seat
        self.left = left

    def choices(self, s: GameState) -> Options:
        return Listed([*(Give(other) for other in queries.payable(s, self.seat)), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if not isinstance(action, Give):
            return
        if self.left > 1:
            s.push(GiveChoice(seat, self.left - 1))
        changes.receive_coins(s, action.to, 1, benevolence.slug)
        changes.gain_honor(s, seat)
        changes.gain_vp(s, seat, 2, benevolence.slug)


benevolence.on = {COINS_SPENT: _benevolence}

path_of_the_kenin = card("path_of_the_kenin", "spring", "archway", "enhancement", 2, 2)


def _kenin(s: GameState, seat: int, about: Occasion) -> None:
    s.push(PlaceFigure(seat, BUSHI, STRONGHOLDS, path_of_the_kenin.number))


path_of_the_kenin.on = {AFTER_SUMMON: _kenin}

path_of_the_light = card("path_of_the_light", "spring", "archway", "enhancement", 1, 1)


def _has(s: GameState, seat: int, kind: int) -> bool:
    """Whether a figure of a kind is in reserve."""
    return any(queries.counts_as(piece, kind) for piece in queries.reserve_of(s, seat))


def _light(s: GameState, seat: int, about: Occasion) -> None:
    s.push(PlaceFigure(seat, SHINTO, SHRINES, path_of_the_light.number))


path_of_the_light.on = {END_OF_MANDATE: _light}
path_of_the_light.free = path_of_the_light.contested = (END_OF_MANDATE,)
path_of_the_light.applies = lambda s, seat, mandate: mandate == RECRUIT and _has(s, seat, SHINTO)

# ---------------------------------------------------------------------------------- Summer
justice = card("justice", "summer", "archway", "virtue", 1, 2)


def _justice(s: GameState, seat: int, about: Occasion) -> None:
    if about.seat == seat:
        losers = {owner for owner, _ in about.losses if owner != seat and queries.higher(s, seat, owner)}
        changes.gain_vp(s, seat, 3 * len(losers), justice.slug)


justice.on = {AFTER_KILL: _justice}

path_of_the_samurai = card("path_of_the_samurai", "summer", "archway", "enhancement", 2, 1)


def _samurai(s: GameState, seat: int, about: Occasion) -> None:
    s.push(PlaceFigure(seat, BUSHI, ANY_PROVINCE, path_of_the_samurai.number))


path_of_the_samurai.on = {END_OF_MANDATE: _samurai}
path_of_the_samurai.free = path_of_the_samurai.contested = (END_OF_MANDATE,)
path_of_the_samurai.applies = lambda s, seat, mandate: mandate == RECRUIT and _has(s, seat, BUSHI)

# ---------------------------------------------------------------------------------- Autumn
form_of_the_beast = card("form_of_the_beast", "autumn", "archway", "winter", 4, 2)
form_of_the_beast.winter = per(3, lambda s, seat: len(s.monsters[seat]))

way_of_the_katana = card("way_of_the_katana", "autumn", "archway", "war", 3, 1)


def _katana(s: GameState, seat: int, place: int) -> int:
    return s.count(seat, BUSHI, place) if s.phase == WAR else 0


way_of_the_katana.force = _katana

add_set(
    "archway",
    benevolence, path_of_the_kenin, path_of_the_light,
    justice, path_of_the_samurai,
    form_of_the_beast, way_of_the_katana,
)  # fmt: skip

register(GiveChoice)
