"""R8: Seppuku, Take hostage, Hire ronin."""

from __future__ import annotations

from tests.helpers import case, told


def test_r8_6_each_ronin_is_one_force() -> None:
    """R8.6: every ronin adds 1 Force in this battle, and none is spent: they fight again in the next."""
    game = case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato oshu
        lotus coins 6 ronin 2
        lotus kyoto bushi
        lotus nagato bushi
        lotus oshu bushi
        dragonfly kyoto 2 bushi
        dragonfly nagato 2 bushi
        dragonfly oshu bushi

        actions
        lotus bid 0 0 1 0
        lotus use ronin
        expect lotus tokens spring:kyoto
        expect lotus ronin 2
        lotus bid 0 0 1 0
        dragonfly bid 0 0 0 0
        lotus use ronin
        expect lotus tokens spring:kyoto spring:nagato
        expect phase war 3
    """)
    assert told(game, "force")[:4] == ["force lotus 3", "force dragonfly 2", "force lotus 3", "force dragonfly 2"]
