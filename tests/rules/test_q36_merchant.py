"""Q36: Way of the Merchant."""

from __future__ import annotations

from tests.helpers import case


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
