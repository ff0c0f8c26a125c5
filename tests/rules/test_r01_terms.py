"""R1: the terms of the game: pieces, map, Force, victory points."""

from __future__ import annotations

import pytest

from hinode import new_game
from hinode.engine.board import (
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
from hinode.engine.core.errors import UnreadableAction
from hinode.engine.hooks import SEAT
from tests.helpers import case, log


@pytest.mark.parametrize("clan", ["koi", "lotus", "turtle", "dragonfly", "bonsai"])
def test_r1_1_a_clan_is_ten_figures_and_four_strongholds(clan: str) -> None:
    """R1.1: a clan has 1 Daimyo, 3 Shinto, 6 Bushi and 4 strongholds, in play and in reserve together."""
    state = new_game(("koi", "lotus", "turtle", "dragonfly", "bonsai"), seed=1).state
    seat = SEAT.index[clan]
    for kind, number in enumerate(FIGURES_OF_A_KIND):
        assert sum(state.figures[place][seat << 2 | kind] for place in range(RESERVE + 1)) == number
    assert dict(zip(KINDS, FIGURES_OF_A_KIND, strict=True)) == {"bushi": 6, "shinto": 3, "daimyo": 1, "stronghold": 4}


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


def test_r1_2_shrines_are_not_on_the_map() -> None:
    """R1.2: nobody can move from or to a shrine, or build there."""
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
    assert "token_discarded nagato" in log(game)
