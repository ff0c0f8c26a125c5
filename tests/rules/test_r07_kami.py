"""R7: the kami turn."""

from __future__ import annotations

from tests.helpers import case


def test_r7_1_left_to_right() -> None:
    """R7.1: shrines resolve in their order on the table, not in that of their names."""
    game = case("""
        honor koi lotus turtle
        shrines tsukuyomi susanoo hachiman amaterasu
        phase political 3
        koi tsukuyomi shinto
        lotus susanoo shinto
        turtle hachiman shinto
        koi amaterasu shinto

        actions
    """)
    won = [event.text() for event in game.events if event.kind.name == "shrine_won"]
    assert won == [
        "shrine_won tsukuyomi koi",
        "shrine_won susanoo lotus",
        "shrine_won hachiman turtle",
        "shrine_won amaterasu koi",
    ]


def test_r7_1_an_empty_shrine_is_skipped() -> None:
    """R7.1: nobody at any shrine: nothing happens and the track moves on."""
    game = case("""
        honor koi lotus turtle
        phase political 3
        koi edo shinto

        actions
        expect decision choose_mandate
        expect phase political 5
    """)
    assert not [event for event in game.events if event.kind.name == "shrine_won"]


def test_r7_1_all_three_kami_turns_come() -> None:
    """R7.1: the first kami turn pays after the third mandate, and the next mandate follows."""
    game = case("""
        honor koi turtle bonsai
        phase political 2
        holder koi
        deck harvest harvest betray betray marshal marshal recruit recruit train train
        koi hachiman shinto

        actions
        expect koi ronin 0
        koi mandate 1 harvest
        expect koi ronin 2
        turtle mandate 1 harvest
        expect koi ronin 2
        bonsai mandate 1 betray
        expect koi ronin 4
        koi mandate 1 betray
        turtle mandate 1 marshal
        expect season summer
    """)
    turns = [event.text() for event in game.events if event.kind.name == "kami_turn"]
    assert turns == ["kami_turn 1", "kami_turn 2", "kami_turn 3"]
