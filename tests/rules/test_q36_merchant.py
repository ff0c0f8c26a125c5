"""Q36, Q55: Way of the Merchant."""

from __future__ import annotations

from tests.helpers import case

HARVEST = """
    honor koi lotus turtle
    set teapot
    season summer
    phase political 0
    holder turtle
    deck harvest harvest recruit recruit marshal marshal train train betray betray
"""


def test_q36_a_richer_players_gain_is_worth_a_coin() -> None:
    """Q36: Koi, richer, takes 3 coins in one Harvest: Lotus takes one."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 2
        koi edo bushi
        lotus coins 1
        lotus cards way_of_the_merchant
        next perform koi harvest koi

        actions
        expect koi coins 5
        expect lotus coins 2
    """)


def test_q36_an_equal_or_poorer_player_does_not_count() -> None:
    """Q36: richer means more coins than the Merchant has."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 2
        lotus coins 2
        lotus cards way_of_the_merchant
        turtle coins 1
        next perform koi harvest turtle
        next perform turtle harvest turtle

        actions
        expect lotus coins 2
    """)


def test_q36_two_copies_take_two_coins() -> None:
    """Q36, Q54: one coin per copy."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 2
        lotus cards way_of_the_merchant way_of_the_merchant
        next perform koi harvest turtle

        actions
        expect lotus coins 2
    """)


def test_q36_each_richer_players_harvest_counts_as_of_its_beginning() -> None:
    """Q36: Lotus is the poorest when the mandate begins; its early coins do not make the others poorer."""
    case(f"""{HARVEST}
    koi coins 1
    lotus cards way_of_the_merchant
    turtle coins 1

    actions
    turtle mandate 1 harvest
    # Its own coin, one for Koi's gain before it, one for Turtle's after it.
    expect lotus coins 3
    """)


def test_q36_becoming_richer_during_the_harvest_does_not_count() -> None:
    """Q36: equal when the mandate began, Turtle's large Harvest feeds nobody."""
    case(f"""{HARVEST}
    turtle oshu bushi
    lotus cards way_of_the_merchant

    actions
    turtle mandate 1 harvest
    expect turtle coins 4
    expect lotus coins 1
    """)


def test_q36_a_shrine_pays_from_the_pile() -> None:
    """Q36: Tsukuyomi's 2 coins for a richer player are one gain."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 3
        koi coins 1
        koi tsukuyomi shinto
        lotus cards way_of_the_merchant

        actions
        expect koi coins 3
        expect lotus coins 1
    """)


def test_q36_all_coins_of_one_start_of_war_are_one_gain() -> None:
    """Q36: two Shogun of one player: 6 coins, and one for the Merchant."""
    case("""
        honor lotus turtle dragonfly
        set teapot
        season summer
        phase political 10
        war edo
        lotus coins 1
        lotus edo bushi
        lotus cards way_of_the_shogun way_of_the_shogun
        turtle edo bushi
        turtle cards way_of_the_merchant

        actions
        expect decision bids
        expect lotus coins 7
        expect turtle coins 1
    """)


def test_q36_the_order_of_start_of_war_gains_can_matter() -> None:
    """Q36: Dragonfly with 2 coins is no richer than Turtle with 2, unless Turtle draws later."""
    text = """
        honor lotus turtle dragonfly
        set teapot
        season summer
        phase political 10
        war edo
        lotus edo bushi
        turtle coins 2
        turtle edo bushi
        turtle cards way_of_the_merchant way_of_the_shogun
        dragonfly coins 3
        dragonfly cards way_of_the_shogun

        actions
        expect decision order
        expect actors turtle
    """
    case(f"""{text}
        turtle first
        expect turtle coins 5
        expect dragonfly coins 6
    """)
    case(f"""{text}
        turtle last
        expect turtle coins 6
        expect dragonfly coins 6
    """)


def test_q36_a_gift_is_no_gain() -> None:
    """Q36: a gift to a richer player comes from a player."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 3
        koi edo stronghold
        lotus cards way_of_the_merchant
        turtle coins 2
        next perform koi recruit turtle

        actions
        turtle gift koi 2
        expect koi coins 5
        expect lotus coins 0
    """)


def test_q36_a_toll_is_no_gain() -> None:
    """Q36: the toll of a richer Serpent comes from the mover."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi coins 5
        koi cards path_of_the_serpent
        lotus cards way_of_the_merchant
        turtle coins 1
        turtle hokkaido bushi
        next perform turtle marshal koi

        actions
        turtle move bushi hokkaido oshu
        koi charge
        turtle pay
        expect koi coins 6
        expect lotus coins 0
    """)


def test_q36_koi_exchange_is_no_gain() -> None:
    """Q36: ronin turned into coins feed no Merchant."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 10
        war edo
        koi coins 3 ronin 2
        koi edo bushi
        lotus edo bushi
        lotus cards way_of_the_merchant

        actions
        expect decision bids
        expect koi coins 5
        expect lotus coins 0
    """)


def test_q36_reparations_are_no_gain() -> None:
    """Q36: Koi, richer, receives 2 coins from Turtle's bid; Lotus gets nothing."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase war 0
        war edo oshu
        koi coins 3
        koi edo bushi
        koi oshu bushi
        lotus oshu bushi
        lotus cards way_of_the_merchant
        turtle coins 2
        turtle edo 3 bushi

        actions
        koi bid 0 0 0 0
        turtle bid 0 0 0 2
        expect decision bids
        expect koi coins 5
        expect lotus coins 0
    """)


def test_q36_hostages_are_one_gain_per_captor_after_income() -> None:
    """Q36: after income Lotus and Turtle are richer than Bonsai: a coin for the gain of each, however large."""
    case("""
        honor koi lotus turtle bonsai
        set teapot
        season summer
        phase cleanup
        koi captive lotus 2 bushi
        lotus captive turtle bushi
        bonsai cards way_of_the_merchant

        actions
        expect season autumn
        expect lotus coins 9
        expect turtle coins 7
        expect bonsai coins 6
    """)


def test_q36_a_poorer_captor_feeds_nobody() -> None:
    """Q36: Koi has fewer coins after income than Lotus, so its hostage coins are no matter."""
    case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase cleanup
        lotus captive koi 2 bushi
        lotus cards way_of_the_merchant

        actions
        expect koi coins 7
        expect lotus coins 7
    """)


def test_q55_income_feeds_no_merchant() -> None:
    """Q55: all take their income at once, so nobody is richer before it."""
    case("""
        honor koi lotus turtle dragonfly bonsai
        set teapot
        season summer
        phase cleanup
        bonsai cards way_of_the_merchant way_of_the_merchant
        koi coins 9

        actions
        expect koi coins 5
        expect lotus coins 7
        expect turtle coins 6
        expect dragonfly coins 6
        expect bonsai coins 4
    """)
