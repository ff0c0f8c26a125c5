"""R5: the tea ceremony."""

from __future__ import annotations

import pytest

from tests.helpers import case


@pytest.mark.parametrize(
    ("terms", "spender", "gift"),
    [
        ("give 2 0", "koi", "2"),
        ("give 0 1", "koi", "0 1"),
        ("ask 2 0", "lotus", "2"),
        ("ask 0 1", "lotus", "0 1"),
    ],
)
def test_r5_2_what_was_promised_must_still_be_there(terms: str, spender: str, gift: str) -> None:
    """R5.2: a proposal that one side can no longer pay for cannot be accepted, only refused or made anew."""
    case(f"""
        honor koi lotus turtle bonsai
        phase tea
        koi coins 3 ronin 1
        lotus coins 3 ronin 1

        actions
        koi propose lotus {terms}
        {spender} gift turtle {gift}
        refused Q17 lotus accept koi
        lotus refuse koi
        expect koi ally -
        koi propose lotus
        lotus accept koi
        expect koi ally lotus
    """)
