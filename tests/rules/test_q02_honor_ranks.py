"""Q2: honor ranks."""

from __future__ import annotations

from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from tests.helpers import case, log


def test_q2_seats_and_honor_follow_the_honor_ranks() -> None:
    """Q2: clockwise seats, and honor from the top, are Koi, Lotus, Turtle, Dragonfly, Bonsai."""
    game = new_game(("bonsai", "turtle", "koi", "dragonfly", "lotus"), seed=1)
    names = ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert [SEAT.text(seat) for seat in game.seats] == names
    assert [SEAT.text(seat) for seat in game.state.honor] == names


def test_q2_a_mandate_goes_round_in_that_order() -> None:
    """Q2: on the left of Turtle sits Dragonfly, then Bonsai, Koi, Lotus, whatever the honor track says."""
    game = case("""
        honor bonsai koi turtle lotus dragonfly
        phase political 0
        holder turtle
        deck harvest harvest recruit recruit marshal marshal train train betray betray

        actions
        turtle mandate 1 harvest
        expect holder dragonfly
    """)
    performed = [line.split()[1] for line in log(game) if line.startswith("performs")]
    assert performed == ["dragonfly", "bonsai", "koi", "lotus", "turtle"]
