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


def test_r7_1_most_force_wins() -> None:
    """R7.1: two worshippers beat one of higher honor."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi tsukuyomi shinto
        lotus tsukuyomi 2 shinto

        actions
        expect koi coins 0
        expect lotus coins 2
    """)


def test_r7_1_honor_as_it_is_at_that_moment() -> None:
    """R7.1: Amaterasu at the left turns a tie further right in the same turn."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi tsukuyomi shinto
        turtle amaterasu shinto
        turtle tsukuyomi shinto

        actions
        turtle use amaterasu
        expect honor turtle koi lotus
        expect turtle coins 2
        expect koi coins 0
    """)


def test_r7_1_shrines_to_the_left_are_settled() -> None:
    """R7.1: Amaterasu at the right end comes too late for a tie at the left."""
    case("""
        honor koi lotus turtle
        shrines tsukuyomi fujin hachiman amaterasu
        phase political 3
        koi tsukuyomi shinto
        turtle amaterasu shinto
        turtle tsukuyomi shinto

        actions
        turtle use amaterasu
        expect turtle coins 0
        expect koi coins 2
    """)


def test_r7_1_an_empty_shrine_is_skipped() -> None:
    """R7.1: nobody at any shrine: nothing happens and the track goes on."""
    game = case("""
        honor koi lotus turtle
        phase political 3
        koi edo shinto

        actions
        expect decision choose_mandate
        expect phase political 5
    """)
    assert not [event for event in game.events if event.kind.name == "shrine_won"]


def test_r7_1_a_shrine_pays_at_every_kami_turn() -> None:
    """R7.1: worshippers stay, so the three kami turns of a season pay three times."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi tsukuyomi shinto
        lotus nagato stronghold
        next kami_turn 1
        next kami_turn 2
        next kami_turn 3
        next perform lotus recruit koi

        actions
        expect koi coins 6
        expect koi tsukuyomi shinto
    """)


def test_r7_1_turtles_strongholds_do_not_worship() -> None:
    """R7.1: Force at a shrine is that of the figures there."""
    case("""
        honor koi turtle lotus
        phase political 3
        koi tsukuyomi shinto
        turtle tsukuyomi shinto
        turtle kyoto 4 stronghold

        actions
        expect koi coins 2
        expect turtle coins 0
    """)


def test_r7_1_whoever_worships_counts() -> None:
    """R7.1: a Komainu among the worshippers is Force like a Shinto."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi tsukuyomi shinto
        lotus tsukuyomi shinto, komainu
        lotus cards komainu

        actions
        expect lotus coins 2
        expect koi coins 0
    """)


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
