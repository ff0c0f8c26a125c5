"""R8: outcome, poets, reparations."""

from __future__ import annotations

import pytest

from tests.helpers import case

REPARATIONS = """
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato
        koi coins 9 ally lotus
        koi kyoto 5 bushi
        koi nagato bushi
        lotus ally koi
        lotus kyoto bushi
        dragonfly kyoto bushi
        bonsai kyoto bushi
        bonsai nagato bushi

        actions
"""


@pytest.mark.parametrize("receiver", ["lotus", "dragonfly", "bonsai"])
def test_r8_9_the_winner_chooses_who_gets_the_odd_coin(receiver: str) -> None:
    """R8.9: the odd coin goes to a loser of the winner's choice."""
    checks = "\n".join(
        f"        expect {clan} coins {3 if clan == receiver else 2}" for clan in ("lotus", "dragonfly", "bonsai")
    )
    case(
        REPARATIONS
        + f"""
        koi bid 0 0 0 7
        expect decision favor
        expect actors koi
        refused Q89 koi favor koi
        koi favor {receiver}
{checks}
    """
    )
