"""R6: Recruit."""

from __future__ import annotations

import pytest

from tests.helpers import case


def test_r6_6_one_figure_for_each_stronghold() -> None:
    """R6.6: Recruit gives one figure per stronghold; two strongholds in a province give two there."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo daimyo, 2 stronghold
        koi kyoto stronghold
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        koi summon shinto edo
        refused R6.6 koi summon bushi edo
        koi summon bushi kyoto
        expect koi edo bushi, shinto, daimyo, 2 stronghold
        expect koi kyoto bushi, stronghold
    """)


def test_r6_6_the_bonus_is_one_figure_more_anywhere() -> None:
    """R6.6: the bonus figure comes to any of one's strongholds, one that was used or one that was not."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit koi

        actions
        koi summon bushi edo
        koi summon bushi edo
        refused R6.6 koi summon bushi edo
        koi summon bushi kyoto
        expect koi edo 2 bushi, stronghold
        expect koi kyoto bushi, stronghold
        expect decision choose_mandate
    """)


def test_r6_6_fewer_figures_are_allowed() -> None:
    """R6.6: a player may stop early."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 3 stronghold
        next perform koi recruit koi

        actions
        koi summon bushi edo
        koi pass
        expect koi edo bushi, 3 stronghold
        expect decision choose_mandate
    """)


def test_r6_6_the_bonus_needs_a_stronghold() -> None:
    """R6.6: without a stronghold on the map even the bonus brings nobody."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        next perform koi recruit koi

        actions
        expect decision choose_mandate
        expect koi edo bushi
    """)


def test_r6_6_only_what_is_in_reserve() -> None:
    """R6.6: the reserve is the limit; a captive Shinto is not in it."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 6 bushi, 4 stronghold
        koi hachiman 2 shinto
        koi captive lotus shinto
        next perform koi recruit koi

        actions
        refused R1.5 koi summon shinto edo
        koi summon daimyo edo
        expect decision choose_mandate
    """)


def test_r6_7_a_shinto_may_go_to_a_shrine() -> None:
    """R6.7: instead of the province a summoned Shinto may go to any of the four shrines; others may not."""
    case("""
        honor koi lotus turtle
        shrines raijin ryujin susanoo fujin
        phase political 1
        koi edo 3 stronghold
        lotus susanoo 2 shinto
        next perform koi recruit koi

        actions
        refused R6.7 koi summon bushi raijin
        refused R6.7 koi summon daimyo raijin
        refused R3.3 koi summon shinto hachiman
        koi summon shinto raijin
        koi summon shinto susanoo
        koi summon shinto susanoo
        expect koi raijin shinto
        expect koi susanoo 2 shinto
        expect koi edo 3 stronghold
    """)


def test_r6_7_the_place_a_worshipper_leaves_is_used() -> None:
    """R6.7: worshippers and figures together find a stronghold each: the last may not be a third in Edo."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit koi

        actions
        koi summon shinto hachiman
        koi summon bushi edo
        koi summon bushi edo
        expect koi edo 2 bushi, stronghold
        expect decision choose_mandate
    """)


def test_r6_7_worshippers_cannot_be_betrayed() -> None:
    """R6.7: a Shinto at a shrine is not replaced."""
    case("""
        honor koi lotus turtle
        phase political 1
        lotus hachiman shinto
        lotus nagato bushi
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus shinto hachiman shinto
        koi pass
        expect lotus hachiman shinto
    """)


def test_r6_7_worshippers_cannot_be_moved() -> None:
    """R6.7: who has only worshippers has nobody to move."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi hachiman 3 shinto
        lotus nagato stronghold
        next perform koi marshal lotus
        next perform lotus recruit koi

        actions
        expect actors lotus
        expect koi hachiman 3 shinto
    """)


def test_r6_7_a_shinto_on_the_map_stays_on_the_map() -> None:
    """R6.7: only at the moment of the Summon; later neither Summon nor move brings it to a shrine."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 3 shinto, stronghold
        next perform koi recruit koi

        actions
        refused R1.5 koi summon shinto hachiman
        koi pass
        expect koi edo 3 shinto, stronghold
    """)


@pytest.mark.parametrize("kami", ["amaterasu", "fujin", "hachiman", "tsukuyomi"])
def test_r6_7_any_of_the_four_shrines(kami: str) -> None:
    """R6.7: each of the shrines takes Shinto and only Shinto, and each worshipper uses one stronghold, no more."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit lotus

        actions
        refused R6.7 koi summon bushi {kami}
        koi summon shinto {kami}
        expect koi {kami} shinto
        koi summon bushi edo
        expect decision choose_mandate
    """)
