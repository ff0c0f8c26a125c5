"""The Oni that several sets share."""

from __future__ import annotations

import pytest

from tests.helpers import case, force


# ---------------------------------------------------------------------------------- Blood
def test_oni_of_blood_two_or_four() -> None:
    """Force 2; Force 4 where its owner has the lowest honor of those present."""
    game = case("""
        honor koi lotus turtle
        season summer
        phase political 0
        lotus edo oni_of_blood
        lotus cards oni_of_blood
        koi edo bushi

        actions
    """)
    assert force(game, "lotus", "edo") == 4
    game = case("""
        honor lotus koi turtle
        season summer
        phase political 0
        lotus edo oni_of_blood
        lotus cards oni_of_blood
        koi edo bushi

        actions
    """)
    assert force(game, "lotus", "edo") == 2


def test_oni_of_blood_alone_has_force_two() -> None:
    """Nobody else is present, so its owner is not the lowest."""
    game = case("""
        honor koi lotus turtle
        season summer
        phase political 0
        turtle edo oni_of_blood
        turtle cards oni_of_blood

        actions
    """)
    assert force(game, "turtle", "edo") == 2


def test_oni_of_blood_in_a_battle() -> None:
    """The lowest participant wins with it against three Bushi."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo 3 bushi
        turtle edo oni_of_blood
        turtle cards oni_of_blood

        actions
        expect turtle tokens summer:edo
        expect koi edo -
    """)


# ---------------------------------------------------------------------------------- Souls
def test_oni_of_souls_two_points_for_each_oni() -> None:
    """It counts itself: 2 VP for a token; with Skulls 4."""
    text = """
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo 2 bushi, oni_of_souls
        lotus edo bushi
    """
    case(f"""{text}
        koi cards oni_of_souls

        actions
        expect koi vp 2
    """)
    case(f"""{text}
        koi cards oni_of_souls oni_of_skulls

        actions
        expect koi vp 4
    """)


def test_oni_of_souls_of_a_loser_gives_nothing() -> None:
    """Its owner must take the token."""
    case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi edo 3 bushi
        lotus edo oni_of_souls
        lotus cards oni_of_souls

        actions
        expect koi tokens summer:edo
        expect koi vp 0
        expect lotus vp 0
    """)


# ---------------------------------------------------------------------------------- Hate
def test_oni_of_hate_kills_on_entering() -> None:
    """A Bushi of the higher Lotus dies; the lower Turtle loses nothing."""
    case("""
        honor lotus koi turtle
        season autumn
        phase political 1
        koi oshu oni_of_hate
        koi cards oni_of_hate
        lotus edo bushi
        turtle edo bushi
        next perform koi marshal lotus

        actions
        koi move oni_of_hate oshu edo
        expect lotus edo -
        expect turtle edo bushi
    """)


def test_oni_of_hate_of_the_highest_kills_nobody() -> None:
    """Nobody stands above its owner."""
    case("""
        honor koi lotus turtle
        season autumn
        phase political 1
        koi oshu oni_of_hate
        koi cards oni_of_hate
        lotus edo bushi
        next perform koi marshal lotus

        actions
        koi move oni_of_hate oshu edo
        expect lotus edo bushi
    """)


def test_oni_of_hate_standing_there_kills_nobody() -> None:
    """Another figure of its owner moves in: Hate itself does not enter."""
    case("""
        honor lotus koi turtle
        season autumn
        phase political 1
        koi edo oni_of_hate
        koi oshu bushi, komainu
        koi cards oni_of_hate komainu
        lotus edo bushi
        next perform koi marshal lotus

        actions
        koi move bushi oshu edo
        koi move komainu oshu edo
        expect lotus edo bushi
    """)


def test_oni_of_hate_pays_righteousness() -> None:
    """Its victims are killed."""
    case("""
        honor lotus koi turtle
        season autumn
        phase political 1
        koi oshu oni_of_hate
        koi cards oni_of_hate
        lotus edo bushi
        lotus cards righteousness
        next perform koi marshal lotus

        actions
        koi move oni_of_hate oshu edo
        expect lotus vp 1
    """)


# ---------------------------------------------------------------------------------- Spite
def test_oni_of_spite_steals_on_entering() -> None:
    """2 VP from every higher opponent with Force there."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi oshu oni_of_spite
        koi cards oni_of_spite
        lotus vp 6
        lotus edo bushi
        turtle vp 3
        turtle edo shinto
        next perform koi marshal lotus

        actions
        koi move oni_of_spite oshu edo
        expect koi vp 4
        expect lotus vp 4
        expect turtle vp 1
    """)


def test_oni_of_spite_bought_steals_at_once() -> None:
    """The summon is an entry."""
    case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        lotus vp 6
        lotus edo bushi
        next perform koi train lotus

        actions
        koi buy oni_of_spite
        expect koi vp 2
        expect lotus vp 4
    """)


def test_oni_of_spite_spares_the_lower_and_the_absent() -> None:
    """Turtle is lower, Lotus elsewhere."""
    case("""
        honor lotus koi turtle
        season autumn
        phase political 1
        koi oshu oni_of_spite
        koi cards oni_of_spite
        lotus vp 6
        lotus kyoto bushi
        turtle vp 3
        turtle edo shinto
        next perform koi marshal lotus

        actions
        koi move oni_of_spite oshu edo
        expect koi vp 0
        expect lotus vp 6
        expect turtle vp 3
    """)


@pytest.mark.parametrize("name", ["archway", "horseman", "teapot"])
def test_oni_of_hate_is_in_every_set(name: str) -> None:
    """All three base sets have it in Autumn."""
    case(f"""
        honor koi lotus turtle
        set {name}
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        next perform koi train lotus

        actions
        koi buy oni_of_hate
        expect koi edo stronghold, oni_of_hate
    """)
