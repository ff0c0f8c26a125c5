"""R10: Turtle."""

from __future__ import annotations

from hinode.game import Game
from tests.helpers import case


def forces(game: Game) -> list[str]:
    """The Force of everybody at each outcome."""
    return [event.text() for event in game.events if event.kind.name == "force"]


def test_r10_3_strongholds_have_force_in_war() -> None:
    """R10.3: each Turtle stronghold is 1 Force, alone and in battle; it survives a defeat."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato oshu
        turtle nagato bushi, 2 stronghold
        turtle oshu stronghold
        koi nagato 4 bushi

        actions
        expect turtle tokens spring:oshu
        expect koi tokens spring:nagato
        expect turtle nagato 2 stronghold
    """)
    assert forces(game) == ["force koi 4", "force turtle 3"]


def test_r10_3_strongholds_have_force_in_harvest() -> None:
    """R10.3: a stronghold alone harvests its province."""
    case("""
        honor koi lotus turtle
        phase political 1
        turtle kyoto 2 stronghold
        koi kyoto bushi
        lotus nagato stronghold
        next perform turtle harvest turtle
        next perform lotus recruit koi

        actions
        expect turtle vp 4
    """)


def test_r10_3_strongholds_move_like_figures() -> None:
    """R10.3: in Marshal each stronghold may move once, with or without figures, along borders and routes."""
    case("""
        honor koi lotus turtle
        phase political 1
        turtle kyoto bushi, 2 stronghold
        turtle oshu stronghold
        next perform turtle marshal koi

        actions
        turtle move stronghold kyoto oshu
        turtle move stronghold oshu hokkaido
        refused R6.8 turtle move stronghold hokkaido kansai
        refused R6.8 turtle move stronghold oshu edo
        refused R1.7 turtle move stronghold kyoto nagato
        turtle move stronghold kyoto kansai
        turtle pass
        expect turtle kyoto bushi
        expect turtle oshu stronghold
        expect turtle hokkaido stronghold
        expect turtle kansai stronghold
    """)


def test_r10_3_fujin_moves_strongholds() -> None:
    """R10.3: a stronghold may take one or both of Fujin's moves."""
    case("""
        honor koi lotus turtle
        phase political 3
        turtle fujin shinto
        turtle kyoto stronghold

        actions
        turtle move stronghold kyoto oshu
        turtle move stronghold oshu hokkaido
        expect turtle hokkaido stronghold
        expect decision choose_mandate
    """)


def test_r10_3_never_captured_or_replaced() -> None:
    """R10.3: strongholds are no hostages and nothing to replace."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato kyoto
        koi coins 2
        koi nagato 3 bushi
        koi kyoto bushi
        turtle nagato bushi, stronghold
        turtle kyoto stronghold

        actions
        koi bid 0 1 0 0
        refused R8.5 koi capture turtle stronghold
        koi capture turtle bushi
        expect turtle nagato stronghold
    """)
    case("""
        honor koi lotus turtle
        phase political 1
        turtle nagato bushi, stronghold
        next perform koi betray koi

        actions
        refused R6.12 koi replace turtle stronghold nagato stronghold
        koi pass
    """)


def test_r10_3_not_killed_and_not_counted() -> None:
    """R10.3: Seppuku and defeat leave strongholds, and poets do not count them."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato kyoto
        turtle coins 3
        turtle nagato 2 bushi, 2 stronghold
        turtle kyoto bushi
        koi nagato 3 bushi
        koi kyoto bushi

        actions
        turtle bid 1 0 0 1
        turtle use seppuku
        expect koi tokens spring:nagato
        expect turtle vp 4
        expect turtle nagato 2 stronghold
    """)


def test_r10_3_four_is_still_the_limit() -> None:
    """R10.3: strongholds walk, but there are no more than four and new ones cost as usual."""
    case("""
        honor koi lotus turtle
        phase political 1
        turtle coins 3
        turtle kyoto 3 stronghold
        next perform turtle marshal turtle

        actions
        turtle pass
        turtle build nagato
        expect turtle coins 0
        expect turtle nagato stronghold
    """)
