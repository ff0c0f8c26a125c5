"""The core cards of Autumn."""

from __future__ import annotations

from tests.helpers import case, force


def test_river_dragon_has_force_five() -> None:
    """Bought for 3 and summoned, it beats four Bushi."""
    game = case("""
        honor lotus koi turtle
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        lotus edo 4 bushi
        next perform koi train lotus
        next perform koi harvest koi

        actions
        koi buy river_dragon
        expect koi vp 2
    """)
    assert force(game, "koi", "edo") == 5


def test_path_of_the_dragon_makes_the_daimyo_three_stronger() -> None:
    """Daimyo 4, with Lion 5, Yurei with both 6."""
    game = case("""
        honor koi lotus turtle
        season autumn
        phase political 0
        koi edo daimyo
        koi cards path_of_the_dragon
        lotus nagato daimyo
        lotus kyoto yurei
        lotus cards path_of_the_lion yurei

        actions
    """)
    assert force(game, "koi", "edo") == 4
    assert force(game, "lotus", "nagato") == 2
    assert force(game, "lotus", "kyoto") == 3


def test_path_of_the_dragon_does_not_help_at_shrines_without_a_daimyo() -> None:
    """A Shinto stays a Shinto."""
    case("""
        honor lotus koi turtle
        season autumn
        phase political 3
        koi hachiman shinto
        koi cards path_of_the_dragon
        lotus hachiman shinto

        actions
        expect lotus ronin 2
        expect koi ronin 0
    """)


def test_way_of_the_moneylender_five_coins() -> None:
    """At the start of war."""
    case("""
        honor lotus turtle dragonfly
        season autumn
        phase political 10
        war edo
        lotus coins 1
        lotus edo bushi
        lotus cards way_of_the_moneylender
        turtle edo bushi

        actions
        expect decision bids
        expect lotus coins 6
    """)


WINTER = """
    honor koi lotus turtle
    season winter
    phase cleanup
    koi edo 2 stronghold
    koi kyoto stronghold
"""


def test_form_of_the_kitsune_for_strongholds() -> None:
    """3 VP for each stronghold on the map; two copies 6."""
    case(f"""{WINTER}
    koi cards form_of_the_kitsune

    actions
    expect koi vp 9
    """)
    case(f"""{WINTER}
    koi cards form_of_the_kitsune form_of_the_kitsune

    actions
    expect koi vp 18
    """)


def test_form_of_the_phoenix_for_different_virtues() -> None:
    """Two Respect and a Righteousness are two Virtues: 6 VP; with two copies 12."""
    case(f"""{WINTER}
    koi cards respect respect righteousness form_of_the_phoenix

    actions
    expect koi vp 6
    """)
    case(f"""{WINTER}
    koi cards respect respect righteousness form_of_the_phoenix form_of_the_phoenix

    actions
    expect koi vp 12
    """)
