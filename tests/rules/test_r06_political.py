"""R6: the political phase."""

from __future__ import annotations

from tests.helpers import case


def test_r6_6_one_figure_for_each_stronghold() -> None:
    """R6.6: Recruit gives one figure per stronghold; two strongholds in a province give two there."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi edo daimyo, 2 stronghold
        koi kyoto stronghold
        next perform koi recruit lotus

        actions
        koi summon bushi edo
        koi summon shinto edo
        refused R6.6 koi summon bushi edo
        koi summon bushi kyoto
        expect koi edo bushi, shinto, daimyo, 2 stronghold
        expect koi kyoto bushi, stronghold
    """)
