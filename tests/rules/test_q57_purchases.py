"""Q57, Q58: Benevolence and discounts, the course of a purchase."""

from __future__ import annotations

from tests.helpers import case, log


def test_q57_two_copies_give_no_more_than_was_spent() -> None:
    """Q57: cost 2 less 1 is one coin and one gift; declined, two coins and two gifts."""
    text = """
        honor lotus turtle koi
        phase political 1
        koi coins 2
        koi cards benevolence benevolence
        next perform koi train koi

        actions
    """
    case(f"""{text}
        koi buy righteousness
        koi give lotus
        expect koi vp 2
        expect decision choose_mandate
    """)
    case(f"""{text}
        koi buy righteousness full
        koi give lotus
        koi give lotus
        expect koi vp 4
        expect lotus coins 2
        expect decision choose_mandate
    """)


def test_q58_the_course_of_a_purchase() -> None:
    """Q58: pay, Benevolence with its honor, the card, its monster, entry effects, after-summon effects."""
    game = case("""
        honor lotus turtle koi
        season autumn
        phase political 1
        koi coins 3
        koi edo stronghold
        koi cards benevolence path_of_the_kenin
        lotus edo bushi
        turtle edo bushi
        next perform koi train lotus

        actions
        koi buy oni_of_hate
        expect decision give_choice
        expect koi cards benevolence path_of_the_kenin
        koi give lotus
        # Koi is above Turtle by now, so only Lotus' Bushi dies.
        expect koi edo stronghold, oni_of_hate
        expect lotus edo -
        expect turtle edo bushi
        expect decision place_figure
        koi place bushi edo
    """)
    wanted = ("coins", "honor_gained", "bought", "summoned", "killed", "placed")
    assert [line for line in log(game) if line.startswith(wanted)] == [
        "coins koi -3 oni_of_hate",
        "coins lotus 1 benevolence",
        "honor_gained koi turtle",
        "bought koi oni_of_hate 3",
        "summoned koi oni_of_hate edo",
        "killed lotus bushi edo koi oni_of_hate",
        "placed koi bushi edo path_of_the_kenin",
    ]
