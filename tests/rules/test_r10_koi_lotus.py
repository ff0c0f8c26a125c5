"""R10: Koi and Lotus."""

from __future__ import annotations

import pytest

from hinode.engine.hooks import SEAT
from tests.helpers import case, log, told

LOTUS = """
        honor koi lotus turtle
        phase political 0
        holder lotus
        deck marshal marshal train train harvest recruit betray recruit harvest betray
        koi edo stronghold

        actions
"""


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
    assert told(game, "force")[0] == "force koi 4"


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
    assert told(game, "force")[0] == "force lotus 2"


@pytest.mark.parametrize("kind", ["recruit", "marshal", "train", "harvest", "betray"])
def test_r10_2_any_tile_as_any_mandate(kind: str) -> None:
    """R10.2: Lotus announces any of the five mandates, whatever tile it plays, and that one is performed."""
    game = case(LOTUS + f"    lotus mandate 2 {kind}\n")
    assert f"mandate_played lotus {kind} hidden" in log(game)
    performed = {event.text().split()[2] for event in game.events if event.kind.name == "performs"}
    assert performed == {kind}


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
