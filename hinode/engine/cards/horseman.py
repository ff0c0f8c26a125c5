"""The Horseman set."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.actions import Action, Kill
from hinode.engine.board import BUSHI, N_PROVINCES
from hinode.engine.cards.registry import add_set, card, per
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import AFTER_SUMMON, SEAT, START_OF_WAR, TOKEN_TAKEN, Occasion
from hinode.engine.rules.effects import LoseHonor, MayUse, deaths
from hinode.engine.rules.order import effects_of
from hinode.engine.shared_actions import PASS
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
courage = card("courage", "spring", "horseman", "virtue", 3, 2)


def _courage(s: GameState, seat: int, about: Occasion) -> None:
    if about.seat == seat:
        changes.gain_vp(s, seat, 2, courage.slug)


courage.on = {TOKEN_TAKEN: _courage}

path_of_the_ninja = card("path_of_the_ninja", "spring", "horseman", "enhancement", 2, 1)


def _bushi(s: GameState) -> list[Action]:
    """Every Bushi on the map, as a victim."""
    return [
        Kill(owner, BUSHI, place) for place in range(N_PROVINCES) for owner in s.seats if s.count(owner, BUSHI, place)
    ]


def _ninja(s: GameState, seat: int, about: Occasion) -> None:
    s.push(NinjaChoice(seat))


class NinjaChoice(Choice):
    """Any Bushi, one's own too (Q34); not asked without one (Q56)."""

    __slots__ = ()
    NAME = "ninja_choice"
    FIELDS = (("seat", SEAT),)
    RULE = "Q34"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: GameState) -> Options:
        return Listed([*_bushi(s), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Kill):
            s.push(LoseHonor(seat))  # also if the Bushi is spared (Q34)
            deaths(s, seat, ((action.owner, BUSHI),), action.place, path_of_the_ninja.slug)


path_of_the_ninja.on = {AFTER_SUMMON: _ninja}
path_of_the_ninja.applies = lambda s, seat, about: bool(_bushi(s))

way_of_the_righteous = card("way_of_the_righteous", "spring", "horseman", "war", 2, 2)


def _righteous(s: GameState, seat: int, about: Occasion) -> None:
    for other in queries.others(s, seat):
        if queries.higher(s, seat, other):
            changes.take_coins(s, seat, other, 1, way_of_the_righteous.slug)


def _can_take(s: GameState, seat: int, about: int) -> bool:
    """Somebody below has a coin, or may get one at this moment (Q93)."""
    return any(
        s.coins[other] > 0 or effects_of(s, other, START_OF_WAR)
        for other in queries.others(s, seat)
        if queries.higher(s, seat, other)
    )


way_of_the_righteous.on = {START_OF_WAR: _righteous}
way_of_the_righteous.applies = _can_take

# ---------------------------------------------------------------------------------- Summer
mercy = card("mercy", "summer", "horseman", "virtue", 1, 2)
mercy.spare = lambda s, seat: changes.gain_vp(s, seat, 2, mercy.slug)

path_of_the_monkey = card("path_of_the_monkey", "summer", "horseman", "enhancement", 0, 2)


def _richest(s: GameState, seat: int) -> list[int]:
    """All opponents tied as richest (Q33), nobody if they have no coins."""
    most = max(s.coins[other] for other in queries.others(s, seat))
    return [other for other in queries.others(s, seat) if most and s.coins[other] == most]


def _monkey(s: GameState, seat: int, about: Occasion) -> None:
    if _richest(s, seat):
        s.push(MayUse(seat, path_of_the_monkey.number))


def _monkey_used(s: GameState, seat: int, about: Occasion) -> None:
    for other in _richest(s, seat):
        changes.take_coins(s, seat, other, 1, path_of_the_monkey.slug)
    changes.lose_honor(s, seat)


path_of_the_monkey.on = {AFTER_SUMMON: _monkey}
path_of_the_monkey.applies = lambda s, seat, about: bool(_richest(s, seat))  # Q56
path_of_the_monkey.used = _monkey_used

# ---------------------------------------------------------------------------------- Autumn
form_of_the_demon = card("form_of_the_demon", "autumn", "horseman", "winter", 3, 2)
form_of_the_demon.winter = per(3, queries.oni_owned)

path_of_the_spirit = card("path_of_the_spirit", "autumn", "horseman", "enhancement", 2, 1)


def _spirit(s: GameState, seat: int, about: Occasion) -> None:
    if s.honor[0] == seat:  # as it is now: another effect may have cost honor
        changes.gain_coins(s, seat, 2, path_of_the_spirit.slug)
        changes.gain_vp(s, seat, 2, path_of_the_spirit.slug)


path_of_the_spirit.on = {AFTER_SUMMON: _spirit}
path_of_the_spirit.applies = lambda s, seat, about: s.honor[0] == seat

add_set(
    "horseman",
    courage, path_of_the_ninja, way_of_the_righteous,
    mercy, path_of_the_monkey,
    form_of_the_demon, path_of_the_spirit,
)  # fmt: skip

register(NinjaChoice)
