"""R1: the terms of the game: pieces, map, Force, victory points."""

from __future__ import annotations

import pytest

from hinode import new_game
from hinode.board import (
    ADJACENT,
    BORDERS,
    FIGURES_OF_A_KIND,
    KINDS,
    N_PROVINCES,
    PLACES,
    PROVINCES,
    RESERVE,
    ROUTES,
    STRONGHOLD,
)
from hinode.core.errors import UnreadableAction
from hinode.hooks import SEAT
from tests.helpers import case


@pytest.mark.parametrize("clan", ["koi", "lotus", "turtle", "dragonfly", "bonsai"])
def test_r1_1_a_clan_is_ten_figures_and_four_strongholds(clan: str) -> None:
    """R1.1: a clan has 1 Daimyo, 3 Shinto, 6 Bushi and 4 strongholds, in play and in reserve together."""
    state = new_game(("koi", "lotus", "turtle", "dragonfly", "bonsai"), seed=1).state
    seat = SEAT.index[clan]
    for kind, number in enumerate(FIGURES_OF_A_KIND):
        assert sum(state.figures[place][seat << 2 | kind] for place in range(RESERVE + 1)) == number
    assert dict(zip(KINDS, FIGURES_OF_A_KIND, strict=True)) == {"bushi": 6, "shinto": 3, "daimyo": 1, "stronghold": 4}


def test_r1_1_what_is_not_in_play_is_in_reserve() -> None:
    """R1.1: figures and monsters that are nowhere else are in the reserve of their clan."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 2 bushi, daimyo, stronghold
        koi hachiman shinto
        koi cards komainu
        next perform koi recruit lotus

        actions
        expect koi reserve 4 bushi, 2 shinto, 3 stronghold, komainu
    """)


def test_r1_1_strongholds_are_no_figures() -> None:
    """R1.1: strongholds are pieces of their own kind, kept apart from the ten figures."""
    assert KINDS[STRONGHOLD] == "stronghold"
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 2
        koi nagato bushi, stronghold
        koi kyoto bushi
        lotus nagato bushi
        lotus kyoto bushi

        actions
        koi bid 1 0 0 0
        koi use seppuku
        expect koi vp 1
        expect koi nagato stronghold
    """)


def test_r1_2_eight_provinces_joined_both_ways() -> None:
    """R1.2: eight provinces; borders and shipping routes join two provinces, from either side."""
    assert len(PROVINCES) == N_PROVINCES == 8
    for place in range(N_PROVINCES):
        assert set(BORDERS[place]).isdisjoint(ROUTES[place])
        assert set(ADJACENT[place]) == {*BORDERS[place], *ROUTES[place]} - {place}
        assert all(place in BORDERS[other] for other in BORDERS[place])
        assert all(place in ROUTES[other] for other in ROUTES[place])


def test_r1_2_a_route_makes_adjacent_like_a_border() -> None:
    """R1.2: a figure goes over a border or a route, not to a province joined by neither."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi kansai 3 bushi
        next perform koi marshal lotus

        actions
        koi move bushi kansai nagato
        koi move bushi kansai shikoku
        refused R1.7 koi move bushi kansai edo
        expect koi nagato bushi
        expect koi shikoku bushi
    """)


def test_r1_2_shrines_are_not_on_the_map() -> None:
    """R1.2: a shrine is no place to move from or to, nor to build at."""
    game = case("""
        honor koi lotus turtle
        phase political 1
        koi coins 9
        koi edo bushi
        koi hachiman shinto
        next perform koi marshal koi

        actions
    """)
    for line in ("move shinto hachiman edo", "move bushi edo hachiman", "build hachiman"):
        with pytest.raises(UnreadableAction):
            game.act("koi", line)
    assert "hachiman" in PLACES


def test_r1_3_every_kind_of_figure_has_force_one() -> None:
    """R1.3: Bushi, Shinto, Daimyo and a plain monster are 1 Force each; the sum counts."""
    game = case("""
        honor lotus koi turtle
        phase war 0
        war nagato
        koi nagato bushi, shinto, daimyo, komainu
        koi cards komainu
        lotus nagato 3 bushi

        actions
        expect koi tokens spring:nagato
    """)
    forces = [event.text() for event in game.events if event.kind.name == "force"]
    assert forces == ["force koi 4", "force lotus 3"]


def test_r1_3_a_stronghold_has_no_force() -> None:
    """R1.3: a province with nothing but strongholds of ordinary clans has nobody with Force."""
    game = case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato
        koi nagato 2 stronghold
        lotus nagato stronghold

        actions
        expect koi tokens -
        expect lotus tokens -
    """)
    assert "token_discarded nagato" in [event.text() for event in game.events]


def test_r1_3_strongholds_add_nothing_to_figures() -> None:
    """R1.3: two strongholds beside a Bushi do not help it against two Bushi."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato
        koi nagato bushi, 2 stronghold
        lotus nagato 2 bushi

        actions
        expect lotus tokens spring:nagato
        expect koi nagato 2 stronghold
    """)


def test_r1_4_no_upper_bound() -> None:
    """R1.4: victory points run on past 50, and coins and ronin have no limit either."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi vp 49 coins 200 ronin 90
        koi kyoto bushi
        koi hokkaido bushi
        next perform koi harvest koi
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        expect koi vp 53
        expect koi coins 201
        expect koi ronin 92
    """)


def test_r1_4_victory_points_never_go_below_zero() -> None:
    """R1.4: who has no victory points cannot lose any, and nothing is gained from it."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 3
        koi nagato 2 bushi
        koi kyoto bushi
        lotus nagato bushi
        lotus kyoto bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus bushi
        expect lotus vp 0
        expect koi vp 0
        expect lotus captive koi bushi
    """)
