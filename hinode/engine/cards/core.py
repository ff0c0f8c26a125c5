"""The core cards, in every game."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.board import DAIMYO, SHINTO
from hinode.engine.cards.registry import add, card, coins, per, ronin
from hinode.engine.hooks import AFTER_KILL, START_OF_WAR, Occasion
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
komainu = card("komainu", "spring", "core", "monster", 2, 1, counts_as=(SHINTO,))


def _skulls(s: GameState, seat: int, place: int) -> int:
    return 3 if queries.has_lowest_honor(s, seat, place) else 1


oni_of_skulls = card("oni_of_skulls", "spring", "core", "monster", 2, 1, oni=True, strength=_skulls)

path_of_the_lion = card("path_of_the_lion", "spring", "core", "enhancement", 0, 1)
path_of_the_lion.force = lambda s, seat, place: queries.daimyo_in(s, seat, place)

righteousness = card("righteousness", "spring", "core", "virtue", 2, 2)


def _righteousness(s: GameState, seat: int, about: Occasion) -> None:
    fallen = sum(1 for owner, _ in about.losses if owner == seat)
    changes.gain_vp(s, seat, fallen, righteousness.slug)


righteousness.on = {AFTER_KILL: _righteousness}

way_of_the_shogun = card("way_of_the_shogun", "spring", "core", "war", 2, 2)
way_of_the_shogun.on = {START_OF_WAR: coins(3, way_of_the_shogun.slug)}
way_of_the_shogun.free = (START_OF_WAR,)

# ---------------------------------------------------------------------------------- Summer
yurei = card("yurei", "summer", "core", "monster", 3, 1, strength=2, counts_as=(DAIMYO,))

path_of_the_serpent = card("path_of_the_serpent", "summer", "core", "enhancement", 0, 1)
path_of_the_serpent.toll = True

respect = card("respect", "summer", "core", "virtue", 0, 2)
respect.captures = 1

way_of_bushido = card("way_of_bushido", "summer", "core", "war", 3, 1)


def _bushido(s: GameState, seat: int, about: Occasion) -> None:
    virtues = queries.cards_of_kind(s, seat, "virtue")
    changes.gain_coins(s, seat, 2 * virtues, way_of_bushido.slug)
    changes.gain_vp(s, seat, 2 * virtues, way_of_bushido.slug)


way_of_bushido.on = {START_OF_WAR: _bushido}
way_of_bushido.free = (START_OF_WAR,)
way_of_bushido.applies = lambda s, seat, about: queries.cards_of_kind(s, seat, "virtue") > 0

way_of_the_ronin = card("way_of_the_ronin", "summer", "core", "war", 1, 2)
way_of_the_ronin.on = {START_OF_WAR: ronin(2, way_of_the_ronin.slug)}
way_of_the_ronin.free = (START_OF_WAR,)

# ---------------------------------------------------------------------------------- Autumn
river_dragon = card("river_dragon", "autumn", "core", "monster", 3, 1, strength=5)

path_of_the_dragon = card("path_of_the_dragon", "autumn", "core", "enhancement", 3, 1)
path_of_the_dragon.force = lambda s, seat, place: 3 * queries.daimyo_in(s, seat, place)

way_of_the_moneylender = card("way_of_the_moneylender", "autumn", "core", "war", 0, 1)
way_of_the_moneylender.on = {START_OF_WAR: coins(5, way_of_the_moneylender.slug)}
way_of_the_moneylender.free = (START_OF_WAR,)

form_of_the_kitsune = card("form_of_the_kitsune", "autumn", "core", "winter", 4, 2)
form_of_the_kitsune.winter = per(3, queries.stronghold_count)

form_of_the_phoenix = card("form_of_the_phoenix", "autumn", "core", "winter", 3, 2)
form_of_the_phoenix.winter = per(3, lambda s, seat: queries.cards_of_kind(s, seat, "virtue"))

add(
    komainu, oni_of_skulls, path_of_the_lion, righteousness, way_of_the_shogun,
    yurei, path_of_the_serpent, respect, way_of_bushido, way_of_the_ronin,
    river_dragon, path_of_the_dragon, way_of_the_moneylender, form_of_the_kitsune, form_of_the_phoenix,
)  # fmt: skip
