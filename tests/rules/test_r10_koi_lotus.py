"""R10: Koi and Lotus."""

from __future__ import annotations

import pytest

from hinode.game import Game
from hinode.hooks import SEAT
from tests.helpers import case


def forces(game: Game) -> list[str]:
    """The Force of everybody at each outcome."""
    return [event.text() for event in game.events if event.kind.name == "force"]


LOTUS = """
        honor koi lotus turtle
        phase political 0
        holder lotus
        deck marshal marshal train train harvest recruit betray recruit harvest betray
        koi edo stronghold

        actions
"""


def test_r10_1_ronin_become_coins() -> None:
    """R10.1: at the start of war every ronin of Koi is a coin; others keep theirs."""
    case("""
        honor koi lotus turtle
        phase political 10
        war nagato
        koi coins 4 ronin 3
        koi nagato bushi
        lotus coins 1 ronin 2
        lotus nagato bushi

        actions
        expect koi coins 7
        expect koi ronin 0
        expect lotus ronin 2
        expect lotus coins 1
    """)


def test_r10_1_after_its_own_war_cards() -> None:
    """R10.1: ronin that a war card brings are exchanged too; Koi has no choice."""
    case("""
        honor koi lotus turtle
        season summer
        phase political 10
        war nagato
        koi ronin 1
        koi nagato bushi
        koi cards way_of_the_ronin way_of_the_shogun
        lotus nagato bushi

        actions
        expect decision bids
        expect koi coins 6
        expect koi ronin 0
    """)


def test_r10_1_coins_kept_back_count_as_ronin() -> None:
    """R10.1: hiring, each coin kept back is a ronin; those bid are not, and none is spent."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato kyoto
        koi coins 5
        koi nagato bushi
        koi kyoto bushi
        lotus nagato 3 bushi
        lotus kyoto bushi

        actions
        koi bid 0 0 1 1
        koi use ronin
        expect koi tokens spring:nagato
        expect koi coins 3
    """)
    assert forces(game)[0] == "force koi 4"


def test_r10_1_without_the_advantage_coins_do_not_fight() -> None:
    """R10.1: coins kept back are worth nothing to Koi if another hires."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        koi coins 9
        koi nagato bushi
        lotus coins 1
        lotus nagato 2 bushi

        actions
        koi bid 0 0 0 0
        lotus bid 0 0 1 0
        expect lotus tokens spring:nagato
    """)


def test_r10_1_all_coins_bid_leave_no_ronin() -> None:
    """R10.1: having bid everything, Koi hires nobody and is not asked."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        koi coins 2
        koi nagato bushi
        lotus nagato 2 bushi

        actions
        koi bid 0 0 2 0
        expect lotus tokens spring:nagato
    """)


def test_r10_1_others_do_not_count_coins() -> None:
    """R10.1: for everybody else coins are no ronin."""
    game = case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        lotus coins 9 ronin 1
        lotus nagato bushi
        turtle nagato bushi

        actions
        lotus bid 0 0 1 0
        lotus use ronin
    """)
    assert forces(game)[0] == "force lotus 2"


@pytest.mark.parametrize("kind", ["recruit", "marshal", "train", "harvest", "betray"])
def test_r10_2_any_tile_as_any_mandate(kind: str) -> None:
    """R10.2: Lotus announces any of the five mandates, whatever tile it plays, and that one is performed."""
    game = case(LOTUS + f"    lotus mandate 2 {kind}\n")
    assert f"mandate_played lotus {kind} hidden" in [event.text() for event in game.events]
    performed = {event.text().split()[2] for event in game.events if event.kind.name == "performs"}
    assert performed == {kind}


def test_r10_2_the_tile_leaves_the_deck() -> None:
    """R10.2: the chosen tile is gone from the deck, not one of the announced kind."""
    case(
        LOTUS
        + """
        lotus mandate 3 harvest
        expect deck marshal marshal train harvest recruit betray recruit harvest betray
    """
    )


def test_r10_2_only_one_of_the_four() -> None:
    """R10.2: the tile itself must be one of the four drawn."""
    case(LOTUS + "    refused R6.3 lotus mandate 5 harvest\n        lotus mandate 4 harvest\n")


def test_r10_2_nobody_sees_the_tile() -> None:
    """R10.2: the others learn the announced mandate only, even where it is what the tile shows."""
    game = case(LOTUS + "    lotus mandate 1 harvest\n")
    lotus, koi = SEAT.index["lotus"], SEAT.index["koi"]
    seen = [event.json_for(koi) for event in game.events]
    assert all("marshal" not in str(event) for event in seen)
    hidden = next(event for event in game.events if event.kind.name == "tile_hidden")
    assert hidden.json_for(lotus)["tile"] == "marshal"
    assert set(hidden.json_for(koi)) == set(hidden.json_for(-1)) == {"event", "seat"}


def test_r10_2_the_announced_kind_counts() -> None:
    """R10.2: announced as Train, Lotus itself is first; announced as Betray, its alliance breaks."""
    case("""
        honor koi lotus turtle
        phase political 0
        holder lotus
        deck marshal marshal train train harvest recruit betray recruit harvest betray
        lotus coins 3
        turtle coins 3

        actions
        lotus mandate 1 train
        expect decision train
        expect actors lotus
    """)
    case("""
        honor lotus koi turtle
        phase political 0
        holder lotus
        deck marshal marshal train train harvest recruit betray recruit harvest betray
        lotus ally turtle
        turtle ally lotus

        actions
        lotus mandate 1 betray
        expect lotus ally -
        expect honor koi lotus turtle
    """)


def test_r10_2_others_play_open() -> None:
    """R10.2: the power is Lotus' alone, also when it holds the deck next."""
    case("""
        honor koi lotus turtle
        phase political 0
        holder koi
        deck marshal marshal train train harvest recruit betray recruit harvest betray

        actions
        refused R6.3 koi mandate 1 harvest
        refused R6.3 lotus mandate 1 harvest
    """)
