"""R1: the terms of the game: summon, place, move."""

from __future__ import annotations

from tests.helpers import case


def test_r1_5_summon_needs_a_stronghold() -> None:
    """R1.5: a figure is summoned from the reserve to a province with a stronghold of its clan."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo daimyo, 6 bushi, stronghold
        lotus kyoto stronghold
        next perform koi recruit lotus

        actions
        refused R1.5 koi summon shinto kyoto
        refused R1.5 koi summon bushi edo
        refused R1.5 koi summon stronghold edo
        refused R1.5 koi summon komainu edo
        koi summon shinto edo
    """)


def test_r1_5_a_whole_recruit_is_one_summon() -> None:
    """R1.5: three figures in one Recruit are one Summon; the Path of the Warlord pays one coin."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi edo 2 stronghold
        koi kyoto stronghold
        koi cards path_of_the_warlord
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon bushi edo
        expect koi coins 0
        koi summon shinto hachiman
        koi summon bushi kyoto
        expect actors lotus
        expect koi coins 1
    """)


def test_r1_5_nothing_summoned_is_no_summon() -> None:
    """R1.5: a Recruit in which nobody was summoned triggers nothing."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi edo stronghold
        koi cards path_of_the_warlord
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi pass
        expect actors lotus
        expect koi coins 0
    """)


def test_r1_5_a_bought_monster_is_a_summon() -> None:
    """R1.5: one monster bought is one Summon."""
    case("""
        honor koi lotus turtle
        set teapot
        phase political 1
        koi coins 2
        koi edo stronghold
        koi cards path_of_the_warlord
        next perform koi train lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi buy oni_of_skulls
        expect koi edo stronghold, oni_of_skulls
        expect koi coins 1
    """)


def test_r1_5_raijin_is_a_summon() -> None:
    """R1.5: the Bushi of Raijin is one Summon, and Raijin says elsewhere: no stronghold is needed."""
    case("""
        honor koi lotus turtle
        set teapot
        shrines raijin fujin hachiman susanoo
        phase political 4
        koi raijin shinto
        koi cards path_of_the_warlord
        next shrine raijin
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon bushi oshu
        expect koi oshu bushi
        expect koi coins 1
    """)


def test_r1_6_placing_is_no_summon() -> None:
    """R1.6: a figure placed comes from the reserve to the stated spot and triggers no Summon effect again."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi cards path_of_the_kenin
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon bushi edo
        expect decision place_figure
        refused R1.6 koi place bushi kyoto
        refused R1.6 koi place shinto edo
        koi place bushi edo
        expect koi edo 2 bushi, stronghold
        expect actors lotus
    """)


def test_r1_6_placing_draws_on_the_reserve() -> None:
    """R1.6: without such a figure in reserve nothing can be placed, and nothing is asked."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo 6 bushi, stronghold
        koi cards path_of_the_kenin
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon shinto edo
        expect actors lotus
    """)


def test_r1_7_a_move_is_one_step() -> None:
    """R1.7: one step only, from where a figure of one's own stands."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        lotus oshu bushi
        next perform koi marshal lotus

        actions
        refused R1.7 koi move bushi edo kansai
        refused R1.7 koi move bushi oshu kyoto
        refused R1.7 koi move shinto edo kyoto
        koi move bushi edo oshu
        expect koi oshu bushi
    """)
