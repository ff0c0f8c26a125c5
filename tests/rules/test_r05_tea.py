"""R5: the tea ceremony."""

from __future__ import annotations

import pytest

from hinode.engine.core.errors import IllegalAction
from hinode.engine.game import new_game
from tests.helpers import case


def test_r5_2_ready_twice() -> None:
    """R5.2: somebody who is ready can only take that back."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    game.act("koi", "ready")
    with pytest.raises(IllegalAction) as refused:
        game.act("koi", "ready")
    assert refused.value.sentence == "You have said that you are ready; “Wait” takes it back."
    assert (refused.value.rule, refused.value.reason) == ("R5.2", "ready_already")
    game.act("koi", "wait")
    game.act("koi", "ready")


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
    """R5.2: a proposal that one side can no longer pay for cannot be accepted, only refused or made again."""
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
