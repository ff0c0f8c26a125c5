"""Q21: the war advantages."""

from __future__ import annotations

from tests.helpers import case, log


def test_q21_seppuku_hostage_and_ronin_may_be_declined() -> None:
    """Q21: the winner of each of the first three advantages may leave it unused."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        lotus coins 3 ronin 5
        lotus nagato bushi
        turtle nagato bushi

        actions
        lotus bid 1 1 1 0
        expect decision seppuku
        lotus pass
        expect decision hostage
        lotus pass
        expect decision hire_ronin
        lotus pass
        expect lotus tokens spring:nagato
        expect lotus vp 0
    """)
    assert [line for line in log(game) if line.startswith("advantage_declined")] == [
        "advantage_declined seppuku lotus",
        "advantage_declined hostage lotus",
        "advantage_declined ronin lotus",
    ]


def test_q21_seppuku_with_nothing_to_kill_gives_nothing() -> None:
    """Q21: Turtle fights with a stronghold only: winning Seppuku asks and gives nothing."""
    game = case("""
        honor koi turtle lotus
        phase war 0
        war nagato
        lotus nagato 2 bushi
        turtle coins 2
        turtle nagato stronghold

        actions
        turtle bid 1 0 1 0
        # No ronin either.
        expect lotus tokens spring:nagato
        expect turtle vp 0
        expect honor koi turtle lotus
    """)
    assert "advantage_won seppuku turtle" in log(game)
