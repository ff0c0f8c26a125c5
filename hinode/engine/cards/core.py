"""The core cards, in every game."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.board import DAIMYO, SHINTO
from hinode.engine.cards.registry import add, card, coins, per, ronin
from hinode.engine.hooks import AFTER_KILL, START_OF_WAR, Occasion
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
komainu = card(
    "Komainu", "spring", "core", "monster", 2, 1,
    "Is a monster and a Shinto at once.",
    counts_as=(SHINTO,),
)  # fmt: skip


def _skulls(s: GameState, seat: int, place: int) -> int:
    return 3 if queries.has_lowest_honor(s, seat, place) else 1


oni_of_skulls = card(
    "Oni of Skulls", "spring", "core", "monster", 2, 1,
    "Force 1; Force 3 where you have the lowest honor of those present.",
    oni=True,
    strength=_skulls,
)  # fmt: skip

path_of_the_lion = card(
    "Path of the Lion", "spring", "core", "enhancement", 0, 1,
    "Your Daimyo are 1 Force stronger.",
)  # fmt: skip
path_of_the_lion.force = lambda s, seat, place: queries.daimyo_in(s, seat, place)

righteousness = card(
    "Righteousness", "spring", "core", "virtue", 2, 2,
    "Every figure of yours that is killed is worth 1 VP to you.",
)  # fmt: skip


def _righteousness(s: GameState, seat: int, about: Occasion) -> None:
    fallen = sum(1 for owner, _ in about.losses if owner == seat)
    changes.gain_vp(s, seat, fallen, righteousness.slug)


righteousness.on = {AFTER_KILL: _righteousness}

way_of_the_shogun = card(
    "Way of the Shogun", "spring", "core", "war", 2, 2,
    "Take 3 coins when war begins.",
)  # fmt: skip
way_of_the_shogun.on = {START_OF_WAR: coins(3, way_of_the_shogun.slug)}
way_of_the_shogun.free = (START_OF_WAR,)

# ---------------------------------------------------------------------------------- Summer
yurei = card(
    "Yurei", "summer", "core", "monster", 3, 1,
    "Force 2, and counts as a Daimyo.",
    strength=2,
    counts_as=(DAIMYO,),
)  # fmt: skip

path_of_the_serpent = card(
    "Path of the Serpent", "summer", "core", "enhancement", 0, 1,
    "You may charge others a coin for a shipping route they sail, once a route and turn; they may turn back.",
)  # fmt: skip
path_of_the_serpent.toll = True

respect = card(
    "Respect", "summer", "core", "virtue", 0, 2,
    "Taking a hostage, you may take one more.",
)  # fmt: skip
respect.captures = 1

way_of_bushido = card(
    "Way of Bushido", "summer", "core", "war", 3, 1,
    "When war begins, 2 coins and 2 VP for each different Virtue you own.",
)  # fmt: skip


def _bushido(s: GameState, seat: int, about: Occasion) -> None:
    virtues = queries.cards_of_kind(s, seat, "virtue")
    changes.gain_coins(s, seat, 2 * virtues, way_of_bushido.slug)
    changes.gain_vp(s, seat, 2 * virtues, way_of_bushido.slug)


way_of_bushido.on = {START_OF_WAR: _bushido}
way_of_bushido.free = (START_OF_WAR,)
way_of_bushido.applies = lambda s, seat, about: queries.cards_of_kind(s, seat, "virtue") > 0

way_of_the_ronin = card(
    "Way of the Ronin", "summer", "core", "war", 1, 2,
    "Take 2 ronin when war begins.",
)  # fmt: skip
way_of_the_ronin.on = {START_OF_WAR: ronin(2, way_of_the_ronin.slug)}
way_of_the_ronin.free = (START_OF_WAR,)

# ---------------------------------------------------------------------------------- Autumn
river_dragon = card(
    "River Dragon", "autumn", "core", "monster", 3, 1,
    "Force 5.",
    strength=5,
)  # fmt: skip

path_of_the_dragon = card(
    "Path of the Dragon", "autumn", "core", "enhancement", 3, 1,
    "Your Daimyo are 3 Force stronger.",
)  # fmt: skip
path_of_the_dragon.force = lambda s, seat, place: 3 * queries.daimyo_in(s, seat, place)

way_of_the_moneylender = card(
    "Way of the Moneylender", "autumn", "core", "war", 0, 1,
    "Take 5 coins when war begins.",
)  # fmt: skip
way_of_the_moneylender.on = {START_OF_WAR: coins(5, way_of_the_moneylender.slug)}
way_of_the_moneylender.free = (START_OF_WAR,)

form_of_the_kitsune = card(
    "Form of the Kitsune", "autumn", "core", "winter", 4, 2,
    "In winter, 3 VP for each of your strongholds on the map.",
)  # fmt: skip
form_of_the_kitsune.winter = per(3, queries.stronghold_count)

form_of_the_phoenix = card(
    "Form of the Phoenix", "autumn", "core", "winter", 3, 2,
    "In winter, 3 VP for each different Virtue you own.",
)  # fmt: skip
form_of_the_phoenix.winter = per(3, lambda s, seat: queries.cards_of_kind(s, seat, "virtue"))

add(
    komainu, oni_of_skulls, path_of_the_lion, righteousness, way_of_the_shogun,
    yurei, path_of_the_serpent, respect, way_of_bushido, way_of_the_ronin,
    river_dragon, path_of_the_dragon, way_of_the_moneylender, form_of_the_kitsune, form_of_the_phoenix,
)  # fmt: skip
