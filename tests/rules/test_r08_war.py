"""R8: the war phase: its start and the war provinces."""

from __future__ import annotations

from tests.helpers import case, log


def test_r8_1_once_per_season() -> None:
    """R8.1: the start of the war phase comes once, not before every battle."""
    game = case("""
        honor lotus koi turtle
        phase political 10
        war nagato kyoto
        lotus nagato bushi
        lotus kyoto bushi
        lotus cards way_of_the_shogun
        turtle nagato bushi
        turtle kyoto bushi

        actions
        lotus bid 0 0 0 0
        expect phase war 2
        expect lotus coins 3
    """)
    assert sum(event.text() == "coins lotus 3 way_of_the_shogun" for event in game.events) == 1


def test_r8_2_nobody_has_force() -> None:
    """R8.2: an empty province: its token is discarded."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war kyoto nagato
        koi nagato bushi

        actions
        expect koi tokens spring:nagato
        expect lotus tokens -
    """)
    lines = log(game)
    assert lines.index("token_discarded kyoto") < lines.index("token koi nagato")


def test_r8_2_one_player_alone() -> None:
    """R8.2: who alone has Force takes the token without bids; strongholds of others do not matter."""
    game = case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto
        koi coins 5
        koi kyoto shinto
        lotus coins 5
        lotus kyoto 2 stronghold

        actions
        expect koi tokens spring:kyoto
    """)
    assert not [event for event in game.events if event.kind.name == "battle"]


def test_r8_2_in_number_order() -> None:
    """R8.2: the provinces come in the order of their numbers."""
    game = case("""
        honor koi lotus dragonfly
        phase war 0
        war nagato hokkaido edo kyoto
        koi edo bushi
        koi nagato bushi
        koi kyoto bushi
        koi hokkaido bushi

        actions
    """)
    tokens = [event.text() for event in game.events if event.kind.name == "token"]
    assert tokens == ["token koi nagato", "token koi hokkaido", "token koi edo", "token koi kyoto"]


def test_r8_2_an_allied_pair_does_not_fight() -> None:
    """R8.2: two allies alone: more Force takes the token, whatever the honor; nobody dies."""
    game = case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto
        koi coins 5 ally lotus
        koi kyoto bushi
        lotus coins 5 ally koi
        lotus kyoto 2 bushi

        actions
        expect lotus tokens spring:kyoto
        expect koi tokens -
        expect koi kyoto bushi
    """)
    assert not [event for event in game.events if event.kind.name == "battle"]


def test_r8_2_allies_with_a_third_fight() -> None:
    """R8.2: with a third player there it is a battle of all three."""
    game = case("""
        honor dragonfly lotus koi
        phase war 0
        war kyoto
        koi coins 1 ally lotus
        koi kyoto 2 bushi
        lotus ally koi
        lotus kyoto 2 bushi
        dragonfly kyoto bushi

        actions
        expect decision bids
    """)
    assert "battle kyoto koi,lotus,dragonfly" in log(game)
