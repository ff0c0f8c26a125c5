"""R1: the terms of the game: killed or not, opponents, what is kept."""

from __future__ import annotations

import pytest

from tests.helpers import case


def test_r1_8_replaced_figures_are_not_killed() -> None:
    """R1.8: a figure replaced in a Betray goes to its reserve without being killed."""
    game = case("""
        honor koi lotus dragonfly
        phase political 1
        lotus nagato bushi
        lotus cards righteousness
        next perform koi betray koi

        actions
        koi replace lotus bushi nagato bushi
        expect lotus reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
        expect lotus vp 0
    """)
    assert not [event for event in game.events if event.kind.name == "killed"]


@pytest.mark.parametrize(
    ("clan", "left"),
    [("koi", "turtle"), ("turtle", "dragonfly"), ("dragonfly", "bonsai"), ("bonsai", "koi")],
)
def test_r1_9_left_is_the_next_seat_clockwise(clan: str, left: str) -> None:
    """R1.9: the left neighbour is the next seat clockwise among those who play, whatever the honor track says."""
    case(f"""
        honor bonsai koi dragonfly turtle
        phase political 1
        holder {clan}
        next perform {clan} harvest {clan}
        next end_mandate {clan} harvest

        actions
        expect holder {left}
        expect decision choose_mandate
        expect actors {left}
    """)
