"""Q57-Q59: Benevolence and discounts, the course of a purchase, winter scoring."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def log(game: Game) -> list[str]:
    """What happened, a line each."""
    return [event.text() for event in game.events]


def test_q57_the_train_bonus_may_be_declined_to_spend_a_coin() -> None:
    """Q57: a card of cost 1 is free with the bonus; Koi pays the full price and hands the coin on."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 1
        koi cards benevolence
        next perform koi train koi

        actions
        koi buy path_of_the_light full
        expect koi coins 0
        koi give turtle
        expect turtle coins 1
        expect koi vp 2
        expect honor lotus koi turtle
    """)


def test_q57_with_the_discount_no_coin_is_spent() -> None:
    """Q57: a gift never exceeds the coins really spent: none here."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 1
        koi cards benevolence
        next perform koi train koi

        actions
        koi buy path_of_the_light
        expect koi coins 1
        expect koi vp 0
        expect decision choose_mandate
    """)


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


def test_q57_bonsais_cap_stays() -> None:
    """Q57: Bonsai may decline the bonus, not its cap of 1: a card of cost 2 costs it 1, and one gift."""
    case("""
        honor koi lotus bonsai
        phase political 1
        bonsai coins 5
        bonsai cards benevolence benevolence
        next perform bonsai train bonsai

        actions
        bonsai buy righteousness full
        expect bonsai coins 4
        bonsai give koi
        expect bonsai vp 2
        expect koi coins 1
        expect decision choose_mandate
    """)


def test_q57_bonsai_without_the_bonus_has_nothing_to_decline() -> None:
    """Q57: performing another's Train, Bonsai pays 1 whatever it says."""
    case("""
        honor koi lotus bonsai
        phase political 1
        bonsai coins 5
        bonsai cards benevolence
        next perform bonsai train koi

        actions
        refused Q57 bonsai buy righteousness full
        bonsai buy righteousness
        bonsai pass
        expect bonsai coins 4
    """)


def test_q57_works_with_ryujin() -> None:
    """Q57: a card bought at Ryujin's shrine hands on a coin as in Train."""
    case("""
        honor lotus turtle koi
        shrines ryujin fujin hachiman tsukuyomi
        phase political 3
        koi coins 2
        koi ryujin shinto
        koi cards benevolence

        actions
        koi buy righteousness
        koi give lotus
        expect lotus coins 1
        expect koi vp 2
    """)


def test_q57_the_receiver_may_be_an_ally() -> None:
    """Q57: and is not asked."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 2 ally lotus
        koi cards benevolence
        lotus ally koi
        next perform koi train turtle

        actions
        koi buy righteousness
        refused Q30 koi give koi
        koi give lotus
        expect lotus coins 1
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


def test_q58_a_card_does_not_apply_to_its_own_payment() -> None:
    """Q58: buying the first Benevolence hands nothing on; the second is paid with the first."""
    case("""
        honor lotus turtle koi
        phase political 1
        koi coins 2
        next perform koi train lotus
        next perform koi train lotus

        actions
        koi buy benevolence
        expect koi vp 0
        expect decision train
        koi buy benevolence
        koi give lotus
        expect koi vp 2
        expect decision choose_mandate
    """)


def test_q59_winter_scores_for_all_at_once_without_loyalty() -> None:
    """Q59: winter cards and tokens for everybody; a tie between Autumn allies is a shared victory."""
    case("""
        honor koi lotus turtle
        set teapot
        season winter
        phase cleanup
        koi vp 5 ally lotus
        koi cards loyalty form_of_the_phoenix
        lotus vp 7 ally koi
        lotus tokens spring:edo
        turtle vp 2

        actions
        # One Virtue: 3; Loyalty adds nothing.
        expect koi vp 8
        expect lotus vp 8
        expect winners koi,lotus
    """)


def test_q59_hostage_coins_do_nothing_in_winter() -> None:
    """Q59: hostages go home; their coins are worth no VP."""
    case("""
        honor koi lotus turtle
        set teapot
        season winter
        phase cleanup
        koi vp 1
        lotus captive koi 2 bushi
        turtle cards way_of_the_merchant

        actions
        expect koi vp 1
        expect lotus captive koi -
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect winners koi
    """)
