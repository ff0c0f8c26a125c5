"""Q91: Lotus' announcement."""

from __future__ import annotations

from tests.helpers import case, log


def test_q91_the_announcement_rules_order_and_bonus() -> None:
    """Q91: a Recruit tile announced as Train: Lotus acts first, and pays one less."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        holder lotus
        lotus coins 1

        actions
        lotus mandate 1 train
        expect decision train
        expect actors lotus
        lotus buy righteousness
        expect lotus coins 0
        expect actors turtle
        turtle pass
        koi pass
    """)
    performed = [line for line in log(game) if line.startswith("performs")]
    assert performed == ["performs lotus train bonus", "performs turtle train -", "performs koi train -"]


def test_q91_tile_and_announcement_are_one_decision() -> None:
    """Q91: four tiles as five mandates are twenty answers; nobody else may rename a tile."""
    game = case("""
        honor koi lotus turtle
        phase political 0
        holder lotus

        actions
        expect decision choose_mandate
    """)
    assert game.options("lotus").count() == 20
    case("""
        honor koi lotus turtle
        phase political 0

        actions
        refused R6.3 koi mandate 1 harvest
        koi mandate 1 recruit
    """)
