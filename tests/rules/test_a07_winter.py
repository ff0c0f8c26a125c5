"""A7 and A8: the final scoring, and how strong the Automa is."""

from __future__ import annotations

import pytest

from hinode import SetupError, new_game
from hinode.engine.game import Game
from tests.helpers import automa_case, card, told

WINTER = """
        honor {honor}
        automa koi lotus bonsai
        season winter
        phase cleanup
        {lines}

        actions
"""


def winter(lines: str, honor: str = "turtle dragonfly koi lotus bonsai") -> Game:
    """The end of a game; two humans on top of the honor track unless it is said otherwise."""
    return automa_case(WINTER.format(lines=lines, honor=honor))


def test_a7_cards_by_their_cost() -> None:
    """A7: an Automa clan gets 1 VP per coin of cost of each card, at least 1; winter upgrades score as usual."""
    game = winter(
        "koi cards path_of_the_lion righteousness righteousness river_dragon form_of_the_beast\nturtle cards komainu"
    )
    assert [line for line in told(game, "vp") if "honor_place" not in line] == [
        "vp koi 8 card_costs",  # 1 + 2 + 2 + 3
        "vp koi 3 form_of_the_beast",
    ]


def test_a7_four_vp_a_token() -> None:
    """A7: every war token is worth 4 VP to everybody, repeats too; there is no bonus for sets and no other value."""
    tokens = "spring:kyoto summer:kyoto autumn:edo autumn:oshu"
    game = winter(f"turtle tokens {tokens}\nkoi tokens spring:nagato")
    assert told(game, "vp")[:2] == ["vp koi 4 war_tokens", "vp turtle 16 war_tokens"]
    assert not [line for line in told(game, "vp") if "token_set" in line]


def test_a7_honor_places() -> None:
    """A7: 6, 4 and 2 VP for the first three places; a human on one takes it unpaid."""
    game = winter("", honor="koi turtle lotus bonsai dragonfly")
    assert told(game, "vp") == ["vp koi 6 honor_place", "vp lotus 2 honor_place"]


def test_a7_winter_upgrades_for_all() -> None:
    """A7: humans and Automa clans alike; Virtues an Automa clan owns count for it though it heeds none."""
    game = winter("koi cards form_of_the_phoenix courage\nturtle cards form_of_the_phoenix\nset horseman")
    assert "vp koi 3 form_of_the_phoenix" in told(game, "vp")


# ---------------------------------------------------------------------------------- A8
@pytest.mark.parametrize(("level", "values"), [("easier", (0, 2)), ("standard", (0, 3)), ("harder", (1, 4))])
def test_a8_war_values(level: str, values: tuple[int, int]) -> None:
    """A8: easier, every war value is one less, at least 0; harder, one more."""
    game = automa_case(
        f"""
        honor turtle koi lotus
        automa koi lotus
        level {level}
        phase war 0
        war kyoto edo
        koi kyoto bushi
        lotus kyoto bushi
        turtle edo bushi
        turtle coins 1
        koi edo bushi

        actions
        turtle bid 0 0 0 0
        """,
        card(1, war=0),
        card(2, war=3),
        card(3, advantages="hostage", war=3),
    )
    assert told(game, "automa_war") == [f"automa_war koi 1 {values[0]}", f"automa_war lotus 2 {values[1]}"]
    assert told(game, "automa_contest")[0] == f"automa_contest koi 3 seppuku hostage {values[1]} -"


def test_a8_levels() -> None:
    """A8: there are three, and no other."""
    assert new_game(("koi", "lotus", "turtle"), automa=("koi", "lotus"), level="harder").setup is not None
    with pytest.raises(SetupError, match="easier, standard, harder"):
        new_game(("koi", "lotus", "turtle"), automa=("koi", "lotus"), level="impossible")
