"""Q20: coins in battle."""

from __future__ import annotations

from tests.helpers import case, log


def test_q20_koi_hires_what_it_kept_back() -> None:
    """Q20: of 5 coins 2 are bid, so 3 count as ronin."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        koi coins 5
        koi nagato bushi
        lotus nagato 3 bushi

        actions
        koi bid 0 0 1 1
        koi use ronin
        expect koi tokens spring:nagato
    """)
    assert "ronin_hired koi 3" in log(game)
    assert "force koi 4" in log(game)


def test_q20_reparations_count_from_the_next_battle_on() -> None:
    """Q20: Koi, beaten in Nagato, receives 2 coins and keeps them as ronin for Edo."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato edo
        koi coins 1
        koi nagato bushi
        koi edo bushi
        lotus coins 2
        lotus nagato 3 bushi
        turtle edo 2 bushi

        actions
        koi bid 0 0 0 0
        lotus bid 0 0 1 1
        expect lotus tokens spring:nagato
        expect koi coins 3
        expect lotus coins 0
        koi bid 0 0 1 0
        koi use ronin
    """)
    assert "ronin_hired koi 2" in log(game)
    assert "token koi edo" in log(game)
