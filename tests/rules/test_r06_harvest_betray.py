"""R6: Harvest and Betray."""

from __future__ import annotations

import pytest

from tests.helpers import case


@pytest.mark.parametrize(
    ("province", "vp", "coins", "ronin"),
    [
        ("hokkaido", 0, 0, 2),
        ("oshu", 0, 3, 0),
        ("edo", 2, 2, 0),
        ("kyoto", 4, 0, 0),
        ("kansai", 3, 0, 0),
        ("nagato", 1, 1, 1),
        ("shikoku", 0, 3, 0),
        ("kyushu", 1, 1, 1),
    ],
)
def test_r6_11_the_bonus_is_the_provinces_reward(province: str, vp: int, coins: int, ronin: int) -> None:
    """R6.11: with the bonus the reward of a province comes on top of the coin."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi {province} bushi
        lotus nagato stronghold
        next perform koi harvest koi
        next perform lotus recruit koi

        actions
        expect koi vp {vp}
        expect koi coins {coins + 1}
        expect koi ronin {ronin}
    """)


@pytest.mark.parametrize(("mine", "theirs"), [("komainu", "oni_of_skulls"), ("oni_of_skulls", "komainu")])
def test_r6_12_a_monster_is_a_monster(mine: str, theirs: str) -> None:
    """R6.12: whichever of two monsters is in reserve replaces the one on the map."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi cards {mine}
        lotus cards {theirs}
        lotus nagato {theirs}
        next perform koi betray koi

        actions
        koi replace lotus {theirs} nagato {mine}
        expect koi nagato {mine}
        expect lotus nagato -
    """)
