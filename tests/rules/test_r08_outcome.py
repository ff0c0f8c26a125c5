"""R8: outcome, poets, reparations."""

from __future__ import annotations

import pytest

from tests.helpers import case

REPARATIONS = """
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato
        koi coins 9 ally lotus
        koi kyoto 5 bushi
        koi nagato bushi
        lotus ally koi
        lotus kyoto bushi
        dragonfly kyoto bushi
        bonsai kyoto bushi
        bonsai nagato bushi

        actions
"""


def test_r8_7_the_losers_die() -> None:
    """R8.7: the most Force wins and takes the token; all other participants' figures die, Daimyo included."""
    case("""
        honor koi lotus dragonfly bonsai
        season autumn
        phase war 0
        war kyoto nagato
        koi coins 1
        koi kyoto bushi, daimyo
        koi nagato bushi
        lotus kyoto 3 bushi
        dragonfly kyoto shinto
        bonsai nagato bushi

        actions
        koi bid 0 0 0 0
        expect lotus tokens autumn:kyoto
        expect koi kyoto -
        expect dragonfly kyoto -
        expect lotus kyoto 3 bushi
        expect koi reserve 5 bushi, 3 shinto, daimyo, 4 stronghold
        expect dragonfly reserve 6 bushi, 3 shinto, daimyo, 4 stronghold
    """)


def test_r8_7_the_winners_ally_lives() -> None:
    """R8.7: the figures of the winner's ally stay, though the ally lost."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto
        koi ally lotus
        koi kyoto bushi
        lotus ally koi
        lotus kyoto 3 bushi
        dragonfly kyoto 2 bushi

        actions
        expect lotus tokens spring:kyoto
        expect koi kyoto bushi
        expect dragonfly kyoto -
    """)


def test_r8_7_allies_do_not_add_their_force() -> None:
    """R8.7: each fights for itself: 2 and 2 of an allied pair lose against 3, and both die."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto
        koi ally lotus
        koi kyoto 2 bushi
        lotus ally koi
        lotus kyoto 2 bushi
        dragonfly kyoto 3 bushi

        actions
        expect dragonfly tokens spring:kyoto
        expect koi kyoto -
        expect lotus kyoto -
    """)


def test_r8_7_nobody_has_force_left() -> None:
    """R8.7: after the only Seppuku and the only capture the highest honor of the participants wins, figures or not."""
    case("""
        honor turtle lotus koi dragonfly
        phase war 0
        war kyoto nagato
        lotus coins 4
        lotus kyoto 2 bushi
        lotus nagato bushi
        dragonfly kyoto bushi
        dragonfly nagato bushi
        turtle edo bushi

        actions
        lotus bid 1 1 0 0
        lotus use seppuku
        lotus capture dragonfly bushi
        expect lotus tokens spring:kyoto
        expect lotus vp 2
        expect turtle tokens -
    """)


def test_r8_7_honor_from_seppuku_wins_an_empty_battle() -> None:
    """R8.7: honor is read at the outcome: who climbed by Seppuku past its rival wins where all Force is gone."""
    case("""
        honor dragonfly koi lotus
        phase war 0
        war kyoto nagato
        lotus coins 4
        lotus kyoto 2 bushi
        lotus nagato bushi
        dragonfly kyoto bushi
        dragonfly nagato bushi

        actions
        lotus bid 1 1 0 0
        lotus use seppuku
        expect honor lotus dragonfly koi
        lotus capture dragonfly bushi
        expect lotus tokens spring:kyoto
    """)


def test_r8_7_strongholds_survive() -> None:
    """R8.7: figures die, strongholds stay."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto
        koi kyoto bushi, 2 stronghold
        lotus kyoto 3 bushi

        actions
        expect koi kyoto 2 stronghold
    """)


def test_r8_8_one_point_for_each_killed() -> None:
    """R8.8: the poets count all dead of the battle: their winner's own, the others', by Seppuku and by defeat."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato
        koi coins 1
        koi kyoto 2 bushi
        koi nagato bushi
        lotus coins 1
        lotus kyoto 2 bushi
        dragonfly coins 1
        dragonfly kyoto 4 bushi
        bonsai nagato bushi
        bonsai coins 1

        actions
        koi bid 0 0 0 1
        lotus bid 1 0 0 0
        dragonfly bid 0 0 0 0
        lotus use seppuku
        expect dragonfly tokens spring:kyoto
        expect lotus vp 2
        expect koi vp 4
        expect dragonfly vp 0
    """)


def test_r8_8_only_this_battles_dead() -> None:
    """R8.8: the dead of an earlier battle do not count again."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato oshu
        koi coins 4
        koi kyoto 2 bushi
        koi nagato 2 bushi
        koi oshu bushi
        lotus kyoto bushi
        lotus nagato bushi
        dragonfly oshu bushi

        actions
        koi bid 0 0 0 1
        expect koi vp 1
        koi bid 0 0 0 1
        lotus bid 0 0 0 0
        expect koi vp 2
    """)


def test_r8_8_spared_allies_and_hostages_do_not_count() -> None:
    """R8.8: who lives is not sung of: a hostage and the winner's ally's figures give nothing."""
    case("""
        honor koi lotus dragonfly bonsai
        phase war 0
        war kyoto nagato
        koi coins 2 ally lotus
        koi kyoto 3 bushi
        koi nagato bushi
        lotus ally koi
        lotus kyoto 2 bushi
        dragonfly kyoto 2 bushi
        dragonfly nagato bushi

        actions
        koi bid 0 1 0 1
        koi capture dragonfly bushi
        expect koi vp 1
    """)


def test_r8_8_without_a_bid_nobody_scores() -> None:
    """R8.8: nobody on the poets, no points."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto
        koi kyoto 3 bushi
        lotus kyoto 2 bushi

        actions
        expect koi vp 0
        expect lotus vp 0
    """)


def test_r8_9_two_players() -> None:
    """R8.9: the loser's bid is gone, the winner's goes to the loser."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto nagato
        koi coins 6
        koi kyoto 3 bushi
        koi nagato bushi
        lotus coins 5
        lotus kyoto bushi
        lotus nagato bushi

        actions
        koi bid 0 0 0 4
        lotus bid 0 0 0 3
        expect koi coins 2
        expect lotus coins 6
        lotus bid 0 0 0 6
    """)


def test_r8_9_equal_shares_for_all_losers() -> None:
    """R8.9: three losers share 6 coins by 2, the winner's ally among them."""
    case(
        REPARATIONS
        + """
        koi bid 0 0 0 6
        expect lotus coins 2
        expect dragonfly coins 2
        expect bonsai coins 2
        expect koi coins 3
    """
    )


@pytest.mark.parametrize("receiver", ["lotus", "dragonfly", "bonsai"])
def test_r8_9_the_winner_chooses_who_gets_the_odd_coin(receiver: str) -> None:
    """R8.9: the odd coin goes to a loser of the winner's choice."""
    checks = "\n".join(
        f"        expect {clan} coins {3 if clan == receiver else 2}" for clan in ("lotus", "dragonfly", "bonsai")
    )
    case(
        REPARATIONS
        + f"""
        koi bid 0 0 0 7
        expect decision favor
        expect actors koi
        refused Q89 koi favor koi
        koi favor {receiver}
{checks}
    """
    )


def test_r8_9_the_odd_coins_may_be_named_in_any_order() -> None:
    """R8.9: two odd coins for Bonsai and Lotus are the same, whoever is named first."""
    case(
        REPARATIONS
        + """
        koi bid 0 0 0 8
        refused Q89 koi favor lotus
        refused Q89 koi favor lotus,lotus
        koi favor bonsai,lotus
        expect lotus coins 3
        expect dragonfly coins 2
        expect bonsai coins 3
    """
    )


def test_r8_9_seppuku_and_victory_still_pays() -> None:
    """R8.9: a winner without figures pays reparations like any other."""
    case("""
        honor lotus koi dragonfly
        phase war 0
        war kyoto nagato
        lotus coins 4 ronin 5
        lotus kyoto bushi
        lotus nagato bushi
        koi kyoto bushi
        koi nagato bushi

        actions
        lotus bid 1 0 2 0
        lotus use seppuku
        lotus use ronin
        expect lotus tokens spring:kyoto
        expect koi coins 3
        expect lotus coins 1
    """)


def test_r8_9_no_reparations_without_a_battle() -> None:
    """R8.9: an uncontested token costs nothing."""
    case("""
        honor koi lotus dragonfly
        phase war 0
        war kyoto nagato
        koi coins 6
        koi kyoto 3 bushi
        koi nagato bushi
        lotus nagato bushi

        actions
        expect koi tokens spring:kyoto
        expect koi coins 6
    """)
