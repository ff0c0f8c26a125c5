"""Q50, Q51: Spirit, Patron and Katana."""

from __future__ import annotations

from tests.helpers import case, force, log


def test_q50_spirit_needs_the_highest_honor_of_all() -> None:
    """Q50: Koi, on top, gains 2 coins and 2 VP after summoning; Lotus, second, would gain nothing."""
    text = """
        set horseman
        season autumn
        phase political 1
        koi edo stronghold
        koi cards path_of_the_spirit
        next perform koi recruit lotus

        actions
        koi summon bushi edo
    """
    case(f"""
        honor koi lotus turtle
        {text}
        expect koi coins 2
        expect koi vp 2
    """)
    case(f"""
        honor lotus koi turtle
        {text}
        expect koi coins 0
        expect koi vp 0
    """)


def test_q50_patron_needs_two_players_below() -> None:
    """Q50: second of four has two below; second of three has one."""
    text = """
        set teapot
        phase political 1
        koi edo stronghold
        koi cards path_of_the_patron
        next perform koi recruit lotus

        actions
        koi summon bushi edo
    """
    case(f"""
        honor lotus koi turtle dragonfly
        {text}
        expect koi coins 2
    """)
    case(f"""
        honor lotus koi turtle
        {text}
        expect koi coins 0
    """)


def test_q51_katana_in_the_war_phase_only() -> None:
    """Q51: in a battle a Bushi has Force 2, in the political phase 1."""
    game = case("""
        honor koi lotus turtle
        season autumn
        phase war 0
        war edo
        koi coins 1
        koi edo 2 bushi, shinto, daimyo
        koi cards way_of_the_katana
        lotus edo 5 bushi

        actions
    """)
    assert force(game, "koi", "edo") == 6
    game.act("koi", "bid 0 0 0 0")
    assert "token koi edo" in log(game)
    game = case("""
        honor koi lotus turtle
        season autumn
        phase political 0
        koi edo 2 bushi
        koi cards way_of_the_katana

        actions
    """)
    assert force(game, "koi", "edo") == 2


def test_q51_katana_decides_between_allies_and_not_a_harvest() -> None:
    """Q51: with the ally Koi's two Bushi make 4 against 3; in Harvest they are 2 against 3."""
    case("""
        honor turtle lotus koi
        season autumn
        phase war 0
        war edo
        koi ally lotus
        koi edo 2 bushi
        koi cards way_of_the_katana
        lotus ally koi
        lotus edo 3 bushi

        actions
        expect koi tokens autumn:edo
    """)
    case("""
        honor turtle lotus koi
        season autumn
        phase political 1
        koi edo 2 bushi
        koi cards way_of_the_katana
        lotus edo 3 bushi
        next perform koi harvest koi

        actions
        expect koi vp 0
        expect koi coins 1
    """)
