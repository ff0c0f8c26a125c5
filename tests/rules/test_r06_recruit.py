"""R6: Recruit."""

from __future__ import annotations

import pytest

from tests.helpers import case


@pytest.mark.parametrize("kami", ["amaterasu", "fujin", "hachiman", "tsukuyomi"])
def test_r6_7_any_of_the_four_shrines(kami: str) -> None:
    """R6.7: each of the shrines takes Shinto and only Shinto, and each worshipper uses one stronghold, no more."""
    case(f"""
        honor koi lotus turtle
        phase political 1
        koi edo stronghold
        koi kyoto stronghold
        next perform koi recruit lotus

        actions
        refused R6.7 koi summon bushi {kami}
        koi summon shinto {kami}
        expect koi {kami} shinto
        koi summon bushi edo
        expect decision choose_mandate
    """)
