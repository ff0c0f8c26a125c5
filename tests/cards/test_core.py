"""The core cards of Spring and Summer. (Autumn is in test_core_autumn.py.)"""

from __future__ import annotations

from tests.helpers import case, force


# ---------------------------------------------------------------------------------- Spring
def test_komainu_is_bought_summoned_and_worships() -> None:
    """Komainu costs 2 and comes as a monster to a stronghold or as a Shinto to a shrine."""
    text = """
        honor koi lotus turtle
        phase political 1
        koi coins 2
        koi edo stronghold
        next perform koi train lotus

        actions
        koi buy komainu
        expect koi coins 0
    """
    case(f"""{text}
        koi summon komainu edo
        expect koi edo stronghold, komainu
    """)
    case(f"""{text}
        koi summon komainu tsukuyomi
        expect koi tsukuyomi komainu
    """)


def test_komainu_has_force_one() -> None:
    """Like every figure of which nothing else is said."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        koi edo komainu
        koi cards komainu

        actions
    """)
    assert force(game, "koi", "edo") == 1


def test_komainu_at_a_shrine_goes_home_at_cleanup() -> None:
    """Worshippers return to the reserve, monsters too."""
    case("""
        honor koi lotus turtle
        phase cleanup
        koi hachiman komainu, shinto
        koi cards komainu

        actions
        expect koi hachiman -
        expect koi reserve 6 bushi, 3 shinto, daimyo, 4 stronghold, komainu
    """)


def test_oni_of_skulls_is_strong_where_its_owner_is_lowest() -> None:
    """Force 3 beside higher players only, 1 alone or beside a lower one."""
    game = case("""
        honor koi turtle lotus
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 3
    game = case("""
        honor koi turtle lotus
        phase political 0
        turtle edo oni_of_skulls
        turtle cards oni_of_skulls
        koi edo bushi
        lotus edo bushi

        actions
    """)
    assert force(game, "turtle", "edo") == 1


def test_path_of_the_lion_makes_the_daimyo_stronger() -> None:
    """Daimyo 2 instead of 1; nobody else gains."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        koi edo bushi, daimyo
        koi kyoto bushi
        koi cards path_of_the_lion
        lotus edo daimyo

        actions
    """)
    assert force(game, "koi", "edo") == 3
    assert force(game, "koi", "kyoto") == 1
    assert force(game, "lotus", "edo") == 1


def test_path_of_the_lion_is_active_at_once() -> None:
    """Bought in Train it counts in the Harvest that follows."""
    case("""
        honor lotus koi turtle
        phase political 1
        koi edo daimyo
        lotus edo bushi
        next perform koi train turtle
        next perform koi harvest koi

        actions
        koi buy path_of_the_lion
        expect koi vp 2
    """)


def test_righteousness_pays_for_each_own_figure_killed() -> None:
    """Three figures lost in a battle: 3 VP; with two copies 6."""
    text = """
        honor koi lotus turtle
        phase war 0
        war edo
        koi edo 4 bushi
        lotus edo bushi, shinto, daimyo
    """
    case(f"""{text}
        lotus cards righteousness

        actions
        expect lotus vp 3
        expect koi vp 0
    """)
    case(f"""{text}
        lotus cards righteousness righteousness

        actions
        expect lotus vp 6
    """)


def test_righteousness_is_not_for_others_dead() -> None:
    """The winner's Righteousness counts its own figures only."""
    case("""
        honor koi lotus turtle
        phase war 0
        war edo
        koi edo 4 bushi
        koi cards righteousness
        lotus edo bushi

        actions
        expect koi vp 0
    """)


WAR = """
    honor lotus turtle dragonfly
    season autumn
    phase political 10
    war edo
    lotus coins 1
    lotus edo bushi
    turtle edo bushi
"""


def test_way_of_the_shogun_three_coins() -> None:
    """At the start of war 3 coins; two copies 6."""
    case(f"""{WAR}
    lotus cards way_of_the_shogun

    actions
    expect decision bids
    expect lotus coins 4
    """)
    case(f"""{WAR}
    lotus cards way_of_the_shogun way_of_the_shogun

    actions
    expect lotus coins 7
    """)


def test_way_of_the_shogun_works_in_every_later_war_phase() -> None:
    """A Spring card still pays in Autumn; it is kept."""
    case(f"""{WAR}
    lotus cards way_of_the_shogun

    actions
    lotus bid 0 0 0 0
    expect lotus cards way_of_the_shogun
    expect season winter
    """)


# ---------------------------------------------------------------------------------- Summer
def test_yurei_has_force_two_and_counts_as_a_daimyo() -> None:
    """Force 2, 3 with Path of the Lion; it cannot be taken hostage."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo yurei
        koi cards yurei path_of_the_lion
        lotus coins 1
        lotus edo 2 bushi

        actions
        lotus bid 0 1 0 0
        expect koi tokens summer:edo
        expect koi edo yurei
    """)


def test_yurei_is_bought_and_summoned() -> None:
    """It costs 3."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 3
        koi edo stronghold
        next perform koi train lotus

        actions
        koi buy yurei
        expect koi coins 0
        expect koi edo stronghold, yurei
    """)


def test_path_of_the_serpent_charges_for_a_route() -> None:
    """Its owner may ask another a coin for sailing."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 1
        koi shikoku bushi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi shikoku kyushu
        lotus charge
        koi pay
        expect koi kyushu bushi
        expect koi coins 0
        expect lotus coins 1
    """)


def test_respect_takes_one_more_hostage() -> None:
    """Two hostages, 2 VP."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo oshu
        koi coins 1
        koi edo 3 bushi
        koi cards respect
        lotus vp 3
        lotus edo bushi, shinto, daimyo
        lotus oshu bushi
        turtle coins 1
        turtle oshu bushi

        actions
        koi bid 0 1 0 0
        koi capture lotus bushi
        koi capture lotus shinto
        expect lotus captive koi bushi, shinto
        expect koi vp 2
        expect lotus vp 1
    """)


def test_way_of_bushido_two_coins_and_points_for_each_virtue() -> None:
    """Two copies of Respect and one Righteousness are two Virtues: 4 and 4."""
    case(f"""{WAR}
    lotus cards way_of_bushido respect respect righteousness

    actions
    expect decision bids
    expect lotus coins 5
    expect lotus vp 4
    """)


def test_way_of_the_ronin_two_ronin() -> None:
    """At the start of war 2 ronin, with two copies 4."""
    case(f"""{WAR}
    lotus cards way_of_the_ronin

    actions
    expect lotus ronin 2
    """)
    case(f"""{WAR}
    lotus cards way_of_the_ronin way_of_the_ronin

    actions
    expect lotus ronin 4
    """)
