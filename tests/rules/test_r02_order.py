"""R2: the order of effects at one moment."""

from __future__ import annotations

from collections.abc import Sequence

from tests.helpers import case

RIGHTEOUS = """
        honor turtle lotus bonsai dragonfly
        set horseman
        phase political 10
        war nagato
        turtle cards way_of_the_righteous
        turtle nagato bushi
        lotus coins {lotus}
        lotus cards way_of_the_righteous
        lotus nagato bushi
        bonsai coins 1
        dragonfly coins 1

        actions
"""


THREE = """
        honor turtle lotus koi dragonfly bonsai
        set teapot
        season summer
        phase political 10
        war nagato
        turtle coins 9
        turtle cards way_of_the_shogun
        lotus coins 8
        lotus cards way_of_the_shogun
        lotus nagato bushi
        bonsai cards way_of_the_merchant
        bonsai nagato bushi
        dragonfly cards way_of_the_ronin
        koi ronin 1

        actions
"""


def gains(events: Sequence[object]) -> list[str]:
    """Whose effects gave something at the start of war, in order."""
    lines = [str(event).strip("<>").split() for event in events]
    sources = ("way_of_the_shogun", "way_of_the_ronin", "koi")
    found = [words[1] for words in lines if words[0] in ("coins", "ronin") and words[-1] in sources]
    return list(dict.fromkeys(found))


def test_r2_4_the_highest_honor_chooses_to_be_first() -> None:
    """R2.4: of two players who take coins the higher honor is asked; first it gets the scarce coins."""
    case(
        RIGHTEOUS.format(lotus=0)
        + """
        expect decision order
        expect actors turtle
        refused R2.4 lotus first
        turtle first
        expect turtle coins 2
        expect lotus coins 0
    """
    )


def test_r2_4_the_highest_honor_chooses_to_be_last() -> None:
    """R2.4: last, it also takes from what the other has just taken."""
    case(
        RIGHTEOUS.format(lotus=0)
        + """
        turtle last
        expect turtle coins 1
        expect lotus coins 1
        expect bonsai coins 0
        expect dragonfly coins 0
    """
    )


def test_r2_4_then_the_same_among_the_rest() -> None:
    """R2.4: after the first choice the next highest of those still waiting is asked, and so on down."""
    game = case(
        THREE
        + """
        turtle first
        expect actors lotus
        lotus first
        expect actors koi
        koi first
        expect decision bids
    """
    )
    assert gains(game.events[:]) == ["turtle", "lotus", "koi", "dragonfly"]


def test_r2_4_who_chose_last_first_stays_last() -> None:
    """R2.4: the first to choose last comes at the very end, the next one just before."""
    game = case(
        THREE
        + """
        turtle last
        lotus last
        koi first
        expect decision bids
    """
    )
    assert gains(game.events[:]) == ["koi", "dragonfly", "lotus", "turtle"]


def test_r2_4_nothing_is_asked_where_the_order_cannot_matter() -> None:
    """R2.4: two players who only draw from the pile are not asked for an order."""
    case("""
        honor turtle lotus bonsai
        phase political 10
        war nagato
        turtle cards way_of_the_shogun
        turtle nagato bushi
        lotus cards way_of_the_shogun
        lotus nagato bushi

        actions
        expect decision bids
        expect turtle coins 3
        expect lotus coins 3
    """)


def test_r2_4_the_end_of_a_recruit_is_ordered_by_honor() -> None:
    """R2.4: two cards that wait for the end of a Recruit: the higher honor chooses first or last."""
    case("""
        honor lotus koi turtle
        season summer
        phase political 1
        koi cards path_of_the_light
        lotus cards path_of_the_samurai
        next end_mandate turtle recruit

        actions
        expect decision order
        expect actors lotus
        lotus last
        expect decision place_figure
        expect actors koi
        koi place shinto hachiman
        expect actors lotus
        lotus place bushi kyoto
        expect koi hachiman shinto
        expect lotus kyoto bushi
        expect decision choose_mandate
    """)


def test_r2_4_no_question_where_nobody_has_an_effect() -> None:
    """R2.4: cards that wait for a Recruit are no effects at the end of another mandate: no order is asked."""
    case("""
        honor lotus koi turtle
        season summer
        phase political 1
        koi cards path_of_the_light
        lotus cards path_of_the_samurai
        next end_mandate turtle harvest

        actions
        expect decision choose_mandate
    """)
