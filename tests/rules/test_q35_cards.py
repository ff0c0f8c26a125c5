"""Q35-Q37: Path of the Serpent, Way of the Merchant, Way of Bushido."""

from __future__ import annotations

from tests.helpers import case

SERPENT = """
    honor koi lotus turtle
    season summer
    phase political 1
    koi coins 2
    koi hokkaido 3 bushi, daimyo
    lotus cards path_of_the_serpent
    next perform koi marshal turtle

    actions
"""


def test_q35_one_charge_for_a_route_however_many_cross() -> None:
    """Q35: Lotus charges at the first crossing; the next figures on that route go free and unasked."""
    case(f"""{SERPENT}
    koi move bushi hokkaido oshu
    expect decision toll_choice
    expect actors lotus
    lotus charge
    expect decision toll_payment
    expect actors koi
    koi pay
    expect koi coins 1
    expect lotus coins 1
    koi move bushi hokkaido oshu
    expect decision marshal
    koi move daimyo hokkaido oshu
    expect koi oshu 2 bushi, daimyo
    expect lotus coins 1
    """)


def test_q35_each_route_is_a_question_of_its_own() -> None:
    """Q35: another route, another coin."""
    case(f"""{SERPENT}
    koi move bushi hokkaido oshu
    lotus charge
    koi pay
    koi move bushi hokkaido kansai
    expect decision toll_choice
    lotus charge
    koi pay
    expect koi coins 0
    expect lotus coins 2
    """)


def test_q35_not_charged_once_is_free_for_the_turn() -> None:
    """Q35: the owner's answer holds, so letting the first figure pass lets all pass on that route."""
    case(f"""{SERPENT}
    koi move bushi hokkaido oshu
    lotus pass
    expect koi oshu bushi
    koi move bushi hokkaido oshu
    expect decision marshal
    expect koi coins 2
    expect koi oshu 2 bushi
    """)


def test_q35_the_move_may_be_taken_back_and_is_not_used() -> None:
    """Q35: Koi does not pay: the Bushi stays and may move elsewhere; the route stays charged."""
    case(f"""{SERPENT}
    koi move bushi hokkaido oshu
    lotus charge
    koi pass
    expect decision marshal
    expect koi hokkaido 3 bushi, daimyo
    expect koi coins 2
    koi move daimyo hokkaido oshu
    # Lotus has said so already: only Koi decides again.
    expect decision toll_payment
    koi pay
    expect koi oshu daimyo
    expect koi coins 1
    """)


def test_q35_the_same_route_in_the_other_direction() -> None:
    """Q35: a route is the same in both directions: paid for once, it is open both ways."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 1
        koi hokkaido bushi
        koi oshu shinto
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        koi pay
        koi move shinto oshu hokkaido
        expect koi hokkaido shinto
        expect lotus coins 1
    """)


def test_q35_without_the_coin_a_charged_route_is_closed() -> None:
    """Q35: Koi has no coin: charged, the move is undone and cannot be tried again."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi hokkaido bushi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        expect decision marshal
        expect koi hokkaido bushi
        refused Q35 koi move bushi hokkaido oshu
        koi move bushi hokkaido kansai
        lotus pass
        expect koi kansai bushi
    """)


def test_q35_a_gift_pays_for_a_closed_route() -> None:
    """Q35, Q25: with a coin from Turtle Koi can use the charged route after all; Lotus is not asked again."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi hokkaido bushi
        lotus cards path_of_the_serpent
        turtle coins 1
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        turtle gift koi 1
        koi move bushi hokkaido oshu
        expect decision toll_payment
        koi pay
        expect koi oshu bushi
        expect lotus coins 1
    """)


def test_q35_giving_the_coin_away_leaves_only_the_way_back() -> None:
    """Q35, Q25: asked to pay, Koi gives its coin to Turtle: it cannot pay, unless it is given one again."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 1
        koi hokkaido bushi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        koi gift turtle 1
        refused Q35 koi pay
        turtle gift koi 1
        koi gift turtle 1
        koi pass
        expect decision marshal
        expect koi hokkaido bushi
    """)


def test_q35_the_next_instance_asks_again() -> None:
    """Q35: a Marshal and a later Fujin are two instances."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 3
        koi coins 2
        koi fujin shinto
        koi hokkaido bushi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        koi pay
        expect decision fujin
        koi move bushi oshu hokkaido
        lotus charge
        koi pay
        expect decision fujin
        koi move bushi hokkaido oshu
        expect koi oshu bushi
        expect koi coins 0
        expect lotus coins 2
    """)


def test_q35_fujins_move_taken_back_is_unused() -> None:
    """Q35: refusing to pay costs no move of Fujin."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 3
        koi coins 1
        koi fujin shinto
        koi oshu bushi
        lotus cards path_of_the_serpent

        actions
        koi move bushi oshu hokkaido
        lotus charge
        koi pass
        koi move bushi oshu edo
        koi move bushi edo kyoto
        expect koi kyoto bushi
        expect koi coins 1
        expect decision choose_mandate
    """)


def test_q35_borders_are_free() -> None:
    """Q35: only shipping routes are charged."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 1
        koi oshu bushi, daimyo
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi oshu edo
        expect decision marshal
        expect koi edo bushi
    """)


def test_q35_the_owner_sails_free() -> None:
    """Q35: only other players are charged."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        lotus coins 1
        lotus hokkaido bushi, daimyo
        lotus cards path_of_the_serpent
        next perform lotus marshal turtle

        actions
        lotus move bushi hokkaido oshu
        expect lotus oshu bushi
        expect decision marshal
    """)


def test_q35_an_ally_may_be_charged() -> None:
    """Q35: "another player" is everybody else, the ally too."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        koi coins 1 ally lotus
        koi hokkaido bushi
        lotus ally koi
        lotus cards path_of_the_serpent
        next perform koi marshal turtle

        actions
        koi move bushi hokkaido oshu
        lotus charge
        koi pay
        expect lotus coins 1
    """)


def test_q35_turtle_strongholds_are_charged() -> None:
    """Q35: a sailing stronghold pays as a figure does."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 1
        turtle coins 1
        turtle hokkaido stronghold
        lotus cards path_of_the_serpent
        next perform turtle marshal koi

        actions
        turtle move stronghold hokkaido oshu
        lotus charge
        turtle pay
        expect turtle oshu stronghold
        expect turtle coins 0
        expect lotus coins 1
    """)


def test_q35_dragonfly_uses_no_routes() -> None:
    """Q35: Dragonfly is never charged, not even between the ends of a route."""
    case("""
        honor koi lotus dragonfly
        season summer
        phase political 1
        dragonfly coins 1
        dragonfly hokkaido 2 bushi
        lotus cards path_of_the_serpent
        next perform dragonfly marshal koi

        actions
        dragonfly move bushi hokkaido oshu
        expect decision marshal
        dragonfly move bushi hokkaido nagato
        expect dragonfly nagato bushi
        expect dragonfly coins 1
    """)


def test_q37_bushido_counts_different_virtues() -> None:
    """Q37: two Courage, one Mercy and one Respect are three Virtues: 6 coins and 6 VP."""
    case("""
        honor lotus turtle dragonfly
        set horseman
        season summer
        phase political 10
        war edo
        lotus edo bushi
        lotus cards courage courage mercy respect way_of_bushido
        turtle edo bushi

        actions
        expect decision bids
        expect lotus coins 6
        expect lotus vp 6
    """)


def test_q37_bushido_without_a_virtue_gives_nothing() -> None:
    """Q37: no Virtue, no gain."""
    case("""
        honor lotus turtle dragonfly
        season summer
        phase political 10
        war edo
        lotus edo bushi
        lotus cards way_of_bushido
        turtle coins 1
        turtle edo bushi

        actions
        expect decision bids
        expect lotus coins 0
        expect lotus vp 0
    """)
