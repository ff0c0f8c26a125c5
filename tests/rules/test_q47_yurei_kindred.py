"""Q47-Q49: Yurei, Path of the Unrighteous, Form of the Kindred."""

from __future__ import annotations

from hinode.engine.hooks import SEAT
from tests.helpers import case, force


def test_q47_yurei_is_a_daimyo_of_force_two() -> None:
    """Q47: base Force 2, raised by Lion and Dragon like a Daimyo's."""
    game = case("""
        honor koi lotus turtle
        season autumn
        phase political 0
        koi edo yurei
        koi kyoto daimyo
        koi cards yurei path_of_the_lion path_of_the_dragon
        lotus edo daimyo

        actions
    """)
    assert force(game, "koi", "edo") == 6
    assert force(game, "koi", "kyoto") == 5
    assert force(game, "lotus", "edo") == 1


def test_q46_q48_komainu_at_a_shrine() -> None:
    """Q46, Q48: Komainu worships: a Shinto may replace it, another monster may not; it may replace a worshipper."""
    text = """
        honor koi lotus turtle
        set teapot
        season autumn
        phase political 1
        koi cards path_of_the_unrighteous oni_of_skulls
        lotus hachiman komainu
        lotus cards komainu
        next perform koi betray koi

        actions
        refused R6.12 koi replace lotus komainu hachiman oni_of_skulls
        koi replace lotus komainu hachiman shinto
        expect koi hachiman shinto
    """
    case(text)
    case("""
        honor koi lotus turtle
        set teapot
        season autumn
        phase political 1
        koi cards path_of_the_unrighteous komainu
        lotus hachiman shinto
        next perform koi betray koi

        actions
        koi replace lotus shinto hachiman komainu
        expect koi hachiman komainu
    """)


def test_q49_a_broken_alliance_has_been_one() -> None:
    """Q49: Koi allies in the tea ceremony and betrays: the season stays counted."""
    game = case("""
        honor koi lotus turtle
        set teapot
        season autumn
        phase tea
        deck betray betray harvest harvest recruit recruit marshal marshal train train

        actions
        koi propose lotus
        lotus accept koi
        koi mandate 1 betray
        expect koi ally -
    """)
    assert game.state.allied_seasons[SEAT.read("koi")].bit_count() == 1
    assert game.state.allied_seasons[SEAT.read("lotus")].bit_count() == 1
    assert game.state.allied_seasons[SEAT.read("turtle")] == 0
