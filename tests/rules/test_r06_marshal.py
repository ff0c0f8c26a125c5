"""R6: Marshal."""

from __future__ import annotations

from tests.helpers import case


def test_r6_8_each_figure_moves_at_most_once() -> None:
    """R6.8: a figure that has moved is done; another of its kind in the province it came to is not."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        koi kyoto bushi, shinto
        next perform koi marshal lotus

        actions
        koi move bushi edo kyoto
        koi move bushi kyoto kansai
        refused R1.7 koi move bushi edo kyoto
        refused R6.8 koi move bushi kansai nagato
        refused R6.8 koi move bushi kyoto oshu
        koi move shinto kyoto oshu
        expect koi kyoto bushi
        expect koi kansai bushi
        expect decision choose_mandate
    """)


def test_r6_8_who_has_moved_does_not_move_on() -> None:
    """R6.8: one Bushi cannot go two provinces far, and a moved monster stays too."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi, oni_of_skulls, daimyo
        koi cards oni_of_skulls
        next perform koi marshal lotus

        actions
        koi move oni_of_skulls edo kyoto
        koi move bushi edo kyoto
        refused R6.8 koi move bushi kyoto kansai
        refused R6.8 koi move oni_of_skulls kyoto kansai
        koi pass
        expect koi kyoto bushi, oni_of_skulls
        expect koi edo daimyo
    """)


def test_r6_8_any_number_of_figures() -> None:
    """R6.8: every figure may move, to different provinces, Daimyo and Shinto included."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi kyoto 2 bushi, shinto, daimyo, komainu
        koi cards komainu
        next perform koi marshal lotus

        actions
        koi move bushi kyoto oshu
        koi move bushi kyoto edo
        koi move shinto kyoto kansai
        koi move daimyo kyoto edo
        koi move komainu kyoto oshu
        expect koi kyoto -
        expect koi oshu bushi, komainu
        expect koi edo bushi, daimyo
        expect koi kansai shinto
    """)


def test_r6_8_the_bonus_builds_a_stronghold() -> None:
    """R6.8: for 3 coins a stronghold in any province, even where others and one's own stand."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 4
        koi edo stronghold
        lotus edo stronghold
        next perform koi marshal koi

        actions
        expect decision build_choice
        koi build edo
        expect koi edo 2 stronghold
        expect koi coins 1
        expect koi reserve 6 bushi, 3 shinto, daimyo, 2 stronghold
        expect decision choose_mandate
    """)


def test_r6_8_only_one_stronghold() -> None:
    """R6.8: however rich, one stronghold a Marshal, after the moves."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 9
        koi edo bushi
        next perform koi marshal koi

        actions
        refused R6.8 koi build hokkaido
        koi move bushi edo kyoto
        koi build hokkaido
        refused R6.3 koi build hokkaido
        expect koi hokkaido stronghold
        expect koi coins 6
    """)


def test_r6_8_no_bonus_no_stronghold() -> None:
    """R6.8: who is neither chooser nor its ally only moves."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 9
        koi edo bushi
        next perform koi marshal lotus

        actions
        refused R6.8 koi build hokkaido
        koi pass
        expect decision choose_mandate
        expect koi coins 9
    """)


def test_r6_8_four_strongholds_are_all() -> None:
    """R6.8: a clan with all four on the map is not asked to build."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 9
        koi edo 4 stronghold
        next perform koi marshal koi

        actions
        expect decision choose_mandate
    """)


def test_r6_8_a_stronghold_costs_three() -> None:
    """R6.8: with 2 coins there is nothing to build."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 2
        next perform koi marshal koi

        actions
        expect decision choose_mandate
        expect koi coins 2
    """)


def test_r6_8_strongholds_do_not_walk() -> None:
    """R6.8: figures move, strongholds of ordinary clans do not."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi, stronghold
        next perform koi marshal koi

        actions
        refused R10.3 koi move stronghold edo kyoto
    """)
