"""Q10, Q11, Q14: what one gain is, Loyalty, hostages."""

from __future__ import annotations

from tests.helpers import case, log


def test_q10_a_harvest_is_one_gain_of_points_and_one_of_coins() -> None:
    """Q10: several rewards of one Harvest arrive as one gain of VP and one of coins."""
    game = case("""
        honor koi lotus turtle
        phase political 1
        koi edo bushi
        koi nagato bushi
        next perform koi harvest koi

        actions
        expect koi vp 3
        expect koi coins 4
        expect koi ronin 1
    """)
    assert [line for line in log(game) if line.startswith(("vp koi", "coins koi"))] == [
        "coins koi 4 harvest",
        "vp koi 3 harvest",
    ]


def test_q11_loyalty_does_not_raise_itself() -> None:
    """Q11: what raises a gain is part of it: two copies of Loyalty add 2, not more."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season summer
        phase political 1
        koi ally lotus
        koi edo bushi
        koi cards loyalty loyalty
        lotus ally koi
        next perform koi harvest koi

        actions
        expect koi vp 4
    """)
    points = [line for line in log(game) if line.startswith("vp")]
    assert points == ["vp koi 2 harvest", "vp koi 1 loyalty", "vp koi 1 loyalty"]


def test_q14_with_only_daimyo_there_is_no_hostage_to_ask_for() -> None:
    """Q14: nobody but Daimyo to take: the question is not asked."""
    game = case("""
        honor koi lotus turtle
        season summer
        phase war 0
        war edo
        koi coins 1
        koi edo 4 bushi
        lotus edo daimyo, yurei
        lotus cards yurei

        actions
        koi bid 0 1 0 0
        expect lotus edo -
        expect koi tokens summer:edo
    """)
    assert not any(line.startswith("captured") for line in log(game))
