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
courage = card(
    "Courage", "spring", "horseman", "virtue", 3, 2,
    "Every war token you take is worth 2 VP at once.",
)  # fmt: skip


def _courage(s: GameState, seat: int, about: Occasion) -> None:
    if about.seat == seat:
        changes.gain_vp(s, seat, 2, courage.slug)


courage.on = {TOKEN_TAKEN: _courage}

path_of_the_ninja = card(
    "Path of the Ninja", "spring", "horseman", "enhancement", 2, 1,
    "After you summon, you may kill any one Bushi on the map and then lose honor.",
)  # fmt: skip


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
    PROMPT = "Kill a Bushi anywhere and lose honor, or pass."

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

way_of_the_righteous = card(
    "Way of the Righteous", "spring", "horseman", "war", 2, 2,
    "When war begins, take a coin from every player with lower honor.",
)  # fmt: skip


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
mercy = card(
    "Mercy", "summer", "horseman", "virtue", 1, 2,
    "When opponents' figures would die by you, you may spare them all for 2 VP.",
)  # fmt: skip
mercy.spare = lambda s, seat: changes.gain_vp(s, seat, 2, mercy.slug)

path_of_the_monkey = card(
    "Path of the Monkey", "summer", "horseman", "enhancement", 0, 2,
    "After you summon, you may take a coin from every opponent tied as richest and then lose honor.",
)  # fmt: skip


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
form_of_the_demon = card(
    "Form of the Demon", "autumn", "horseman", "winter", 3, 2,
    "In winter, 3 VP for each Oni you own.",
)  # fmt: skip
form_of_the_demon.winter = per(3, queries.oni_owned)

path_of_the_spirit = card(
    "Path of the Spirit", "autumn", "horseman", "enhancement", 2, 1,
    "After you summon, 2 coins and 2 VP if nobody has higher honor.",
)  # fmt: skip


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
