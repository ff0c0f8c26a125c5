"""R10: Turtle."""

from __future__ import annotations

from tests.helpers import case, told


def test_r10_3_strongholds_have_force_in_war() -> None:
    """R10.3: each Turtle stronghold is 1 Force, alone and in battle; it survives a defeat."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato oshu
        turtle nagato bushi, 2 stronghold
        turtle oshu stronghold
        koi nagato 4 bushi

        actions
        expect turtle tokens spring:oshu
        expect koi tokens spring:nagato
        expect turtle nagato 2 stronghold
    """)
    assert told(game, "force") == ["force koi 4", "force turtle 3"]


def test_r10_3_never_captured_or_replaced() -> None:
    """R10.3: strongholds are no hostages and nothing to replace."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato kyoto
        koi coins 2
        koi nagato 3 bushi
        koi kyoto bushi
        turtle nagato bushi, stronghold
        turtle kyoto stronghold

        actions
        koi bid 0 1 0 0
        refused R8.5 koi capture turtle stronghold
        koi capture turtle bushi
        expect turtle nagato stronghold
    """)
    case("""
        honor koi lotus turtle
        phase political 1
        turtle nagato bushi, stronghold
        next perform koi betray koi

        actions
        refused R6.12 koi replace turtle stronghold nagato stronghold
        koi pass
    """)
