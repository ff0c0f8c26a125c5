"""R8: bids and who wins the advantages."""

from __future__ import annotations

import pytest

from hinode.engine.hooks import SEAT
from tests.helpers import case, log

BATTLE = """
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato
        koi coins 5
        koi kyoto 2 bushi
        koi nagato bushi
        lotus coins 4 ronin 1
        lotus kyoto 2 bushi
        lotus nagato bushi
        dragonfly coins 3
        bonsai kyoto bushi

        actions
"""


def test_r8_3_bids_are_secret_and_simultaneous() -> None:
    """R8.3: all bidders are asked at once; nothing moves before the last bid, which may be changed till then."""
    game = case(
        BATTLE
        + """
        expect actors koi,lotus
        lotus bid 0 0 0 4
        expect actors koi
        expect lotus coins 4
        lotus bid 0 0 0 2
        expect lotus coins 4
        koi bid 0 0 0 2
        expect decision bids
        expect phase war 2
    """
    )
    bid = next(event for event in game.events if event.kind.name == "bid")
    koi, lotus = SEAT.index["koi"], SEAT.index["lotus"]
    assert bid.json_for(lotus)["poets"] == 4
    assert set(bid.json_for(koi)) == set(bid.json_for(-1)) == {"event", "seat"}
    shown = [event.text() for event in game.events if event.kind.name == "bid_revealed"]
    assert shown[:3] == ["bid_revealed koi 0 0 0 2 3", "bid_revealed lotus 0 0 0 2 2", "bid_revealed bonsai 0 0 0 0 0"]


def test_r8_3_the_advantages_come_left_to_right() -> None:
    """R8.3: Seppuku, hostage, ronin, then the outcome, then the poets."""
    game = case(
        BATTLE
        + """
        lotus bid 1 1 1 1
        koi bid 0 0 0 0
        expect decision seppuku
        lotus pass
        expect decision hostage
        lotus pass
        expect decision hire_ronin
        lotus pass
    """
    )
    kinds = ("advantage_won", "battle_won")
    assert [event.text() for event in game.events if event.kind.name in kinds][:5] == [
        "advantage_won seppuku lotus",
        "advantage_won hostage lotus",
        "advantage_won ronin lotus",
        "battle_won kyoto koi",
        "advantage_won poets lotus",
    ]


def test_r8_3_the_highest_bid_wins() -> None:
    """R8.3: the highest bid, not the highest honor; a tie goes to honor; no bid at all skips it."""
    game = case(
        BATTLE
        + """
        lotus bid 0 2 0 1
        koi bid 0 1 0 1
        expect decision hostage
        expect actors lotus
        lotus pass
    """
    )
    won = [event.text() for event in game.events if event.kind.name == "advantage_won"]
    assert won == ["advantage_won hostage lotus", "advantage_won poets koi"]


def test_r8_3_a_tie_is_judged_when_the_advantage_comes() -> None:
    """R8.3: the winner of Seppuku may have passed the other before a later tie is settled."""
    game = case(
        BATTLE
        + """
        lotus bid 1 0 0 1
        koi bid 0 0 0 1
        lotus use seppuku
        expect honor lotus koi dragonfly bonsai
    """
    )
    won = [event.text() for event in game.events if event.kind.name == "advantage_won"]
    assert won == ["advantage_won seppuku lotus", "advantage_won poets lotus"]


@pytest.mark.parametrize("advantage", ["seppuku", "hostage", "ronin"])
def test_r8_3_the_winner_may_decline(advantage: str) -> None:
    """R8.3: each of the first three may be left unused; nothing changes and the coin is gone."""
    bid = " ".join("1" if name == advantage else "0" for name in ("seppuku", "hostage", "ronin", "poets"))
    case(
        BATTLE
        + f"""
        lotus bid {bid}
        koi bid 0 0 0 0
        expect actors lotus
        lotus pass
        expect koi tokens spring:kyoto
        expect honor koi lotus dragonfly bonsai
        expect lotus vp 0
        expect lotus coins 3
    """
    )


def test_r8_3_the_start_of_a_battle_fixes_who_takes_part() -> None:
    """R8.3: all players with Force there and only they; a stronghold of an ordinary clan does not count."""
    game = case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto
        koi kyoto bushi
        koi coins 1
        lotus kyoto bushi
        dragonfly kyoto stronghold
        dragonfly coins 2
        bonsai nagato bushi
        bonsai coins 2

        actions
        expect actors koi
        refused R8.3 dragonfly bid 1 0 0 0
        refused R8.3 bonsai bid 1 0 0 0
    """)
    assert "battle kyoto koi,lotus" in log(game)
