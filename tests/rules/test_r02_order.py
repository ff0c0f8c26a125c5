"""R2: the order of effects at one moment."""

from __future__ import annotations

from collections.abc import Sequence

from tests.helpers import case

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
