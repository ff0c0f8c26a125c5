"""R1: the terms of the game: killed or not, opponents, what is kept."""

from __future__ import annotations

import pytest

from tests.helpers import case


def test_r1_8_killed_figures_go_to_their_owners_reserve() -> None:
    """R1.8: the dead are in their owner's reserve and count as killed."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 3
        koi nagato 2 bushi
        koi kyoto bushi
        lotus nagato bushi, yurei
        lotus cards yurei
        lotus kyoto bushi
        season summer

        actions
        koi bid 0 0 0 1
        expect lotus tokens summer:nagato
        expect koi reserve 5 bushi, 3 shinto, daimyo, 4 stronghold
        expect koi vp 2
    """)


def test_r1_8_captured_figures_are_not_killed() -> None:
    """R1.8: a hostage is neither in reserve nor counted by the poets."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 3
        koi nagato 3 bushi
        koi kyoto bushi
        lotus nagato bushi, shinto
        lotus kyoto bushi
        lotus cards righteousness

        actions
        koi bid 0 1 0 1
        koi capture lotus shinto
        expect lotus reserve 5 bushi, 2 shinto, daimyo, 4 stronghold
        expect koi vp 1
        expect lotus vp 1
    """)


def test_r1_8_replaced_figures_are_not_killed() -> None:
    """R1.8: a figure replaced in a Betray goes to its reserve without being killed."""
    game = case("""
        honor koi lotus dragonfly
        phase political 1
        lotus nagato bushi
        lotus cards righteousness
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect lotus vp 0
    """)
    assert not [event for event in game.events if event.kind.name == "killed"]


def test_r1_9_an_ally_is_an_opponent() -> None:
    """R1.9: what hits opponents hits the ally: the Way of the Righteous takes its coin too."""
    case("""
        honor koi lotus dragonfly
        set horseman
        phase political 10
        war nagato
        koi coins 1 ally lotus
        koi cards way_of_the_righteous
        koi nagato bushi
        lotus coins 4 ally koi
        dragonfly coins 4
        dragonfly nagato bushi

        actions
        expect koi coins 3
        expect lotus coins 3
        expect dragonfly coins 3
    """)


def test_r1_9_an_allys_figure_can_be_taken_hostage() -> None:
    """R1.9: the ally is another participant like any other for Take Hostage."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato kyoto
        koi coins 3 ally lotus
        koi nagato bushi
        koi kyoto bushi
        lotus vp 2 ally koi
        lotus nagato bushi
        dragonfly nagato bushi
        dragonfly kyoto bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus bushi
        expect lotus captive koi bushi
        expect lotus vp 1
    """)


@pytest.mark.parametrize(
    ("clan", "left"),
    [("koi", "turtle"), ("turtle", "dragonfly"), ("dragonfly", "bonsai"), ("bonsai", "koi")],
)
def test_r1_9_left_is_the_next_seat_clockwise(clan: str, left: str) -> None:
    """R1.9: the left neighbour is the next seat clockwise among those who play, whatever the honor track says."""
    case(f"""
        honor bonsai koi dragonfly turtle
        phase political 1
        holder {clan}
        next perform {clan} harvest {clan}
        next end_mandate {clan} harvest

        actions
        expect holder {left}
        expect decision choose_mandate
        expect actors {left}
    """)


def test_r1_10_war_cards_work_in_every_war_phase() -> None:
    """R1.10: a war card bought in Spring pays again in Autumn."""
    case("""
        honor koi lotus dragonfly
        season autumn
        phase political 10
        war nagato
        lotus nagato bushi
        lotus cards way_of_the_shogun
        dragonfly nagato bushi

        actions
        expect lotus coins 3
    """)


def test_r1_10_cards_are_kept() -> None:
    """R1.10: cleanup takes coins, never cards."""
    case("""
        honor koi lotus dragonfly
        phase cleanup
        koi cards way_of_the_shogun righteousness

        actions
        expect season summer
        expect koi cards way_of_the_shogun righteousness
    """)


def test_r1_10_daimyo_and_monsters_can_be_recruited() -> None:
    """R1.10: a fallen Daimyo and a fallen monster come back by Recruit like any figure."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 2 stronghold
        koi cards oni_of_skulls
        next perform koi recruit lotus

        actions
        koi summon daimyo edo
        koi summon oni_of_skulls edo
        expect koi edo daimyo, 2 stronghold, oni_of_skulls
    """)


def test_r1_10_a_worshipper_uses_the_place_of_a_stronghold() -> None:
    """R1.10: with one stronghold, a Shinto sent to a shrine is the whole Recruit."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon shinto hachiman
        expect koi hachiman shinto
        expect koi edo stronghold
        expect actors lotus
    """)


def test_r1_10_without_strongholds_nobody_worships() -> None:
    """R1.10: no stronghold, no figure, not even at a shrine."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        next perform koi recruit koi
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        expect actors lotus
    """)
