"""Q16: the lowest honor."""

from __future__ import annotations

from tests.helpers import case, force, log


def test_q16_lowest_honor_needs_somebody_else_present() -> None:
    """Q16: alone, or beside nothing but a stronghold without Force, nobody has the lowest honor."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo stronghold

        actions
    """)
    assert force(game, "turtle", "edo") == 1


def test_q16_all_present_must_stand_higher() -> None:
    """Q16: with everybody present above its owner Oni of Skulls has Force 3."""
    game = case("""
        honor koi lotus turtle dragonfly
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi
        lotus edo bushi
        dragonfly kyoto bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 3


def test_q16_one_lower_player_present_is_enough() -> None:
    """Q16: Dragonfly stands lower and is there, so Turtle has not the lowest honor."""
    game = case("""
        honor koi turtle dragonfly
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi
        dragonfly edo bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 1


def test_q16_force_without_a_figure_is_presence() -> None:
    """Q16: a Turtle stronghold is present through its Force."""
    game = case("""
        honor turtle lotus koi
        phase political 0
        koi edo oni_of_skulls
        koi cards oni_of_skulls
        turtle edo stronghold

        actions
    """)
    assert force(game, "koi", "edo") == 3


def test_q16_in_a_battle_the_dead_are_still_compared() -> None:
    """Q16: Lotus, above Turtle, kills its own figures; the participants count, so Skulls keeps Force 3."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kansai
        lotus coins 1
        lotus kansai 2 bushi
        turtle kansai oni_of_skulls
        turtle cards oni_of_skulls

        actions
        lotus bid 1 0 0 0
        lotus use seppuku
    """)
    assert "force turtle 3" in log(game)


def test_q16_in_a_battle_a_lower_participant_spoils_it_even_without_figures() -> None:
    """Q16: Turtle's only figure is captured, but Turtle, lower than Lotus, is still in the battle."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kansai
        koi kansai bushi
        lotus coins 1
        lotus kansai oni_of_skulls
        lotus cards oni_of_skulls
        turtle kansai bushi

        actions
        lotus bid 0 1 0 0
        lotus capture turtle bushi
    """)
    assert "force lotus 1" in log(game)
