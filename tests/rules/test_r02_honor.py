"""R2: honor."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hinode import new_game
from hinode.bots.random_bot import choose
from hinode.core.rng import Rng
from tests.helpers import case


def gains(events: Sequence[object]) -> list[str]:
    """Whose effects gave something at the start of war, in order."""
    lines = [str(event).strip("<>").split() for event in events]
    sources = ("way_of_the_shogun", "way_of_the_ronin", "koi")
    found = [words[1] for words in lines if words[0] in ("coins", "ronin") and words[-1] in sources]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("seed", range(3))
def test_r2_1_honor_is_a_strict_order(seed: int) -> None:
    """R2.1: after every action the track holds each clan of the game exactly once."""
    game = new_game(("koi", "turtle", "dragonfly", "bonsai"), "horseman", "random", seed)
    rng = Rng(seed)
    for _ in range(400):
        if game.over:
            break
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))
        assert sorted(game.state.honor) == list(game.seats)


def test_r2_2_gaining_honor_swaps_with_the_clan_above() -> None:
    """R2.2: one step up: only the clan directly above changes places."""
    case("""
        honor koi lotus turtle bonsai
        phase war 0
        war nagato kyoto
        bonsai coins 2
        bonsai nagato bushi
        bonsai kyoto bushi
        koi nagato bushi
        koi kyoto bushi

        actions
        bonsai bid 1 0 0 0
        bonsai use seppuku
        expect honor koi lotus bonsai turtle
    """)


def test_r2_2_gaining_several_times_is_that_many_steps() -> None:
    """R2.2: two gains are two single steps."""
    case("""
        honor koi lotus turtle bonsai
        phase war 0
        war nagato kyoto
        bonsai coins 2
        bonsai nagato bushi, shinto
        bonsai kyoto bushi
        koi nagato bushi
        koi kyoto bushi

        actions
        bonsai bid 1 0 0 0
        bonsai use seppuku
        expect honor koi bonsai lotus turtle
    """)


def test_r2_2_at_the_top_nothing_happens() -> None:
    """R2.2: more gains than steps end at the top; the others keep their order."""
    case("""
        honor koi lotus turtle bonsai
        phase war 0
        war nagato kyoto
        turtle coins 2
        turtle nagato 4 bushi
        turtle kyoto bushi
        koi nagato bushi
        koi kyoto bushi

        actions
        turtle bid 1 0 0 0
        turtle use seppuku
        expect honor turtle koi lotus bonsai
        expect turtle vp 4
    """)


def test_r2_2_losing_honor_swaps_with_the_clan_below() -> None:
    """R2.2: one step down: only the clan directly below changes places."""
    case("""
        honor koi lotus turtle bonsai
        phase political 1
        koi ally bonsai
        bonsai nagato bushi
        bonsai ally koi
        next perform koi betray koi

        actions
        expect honor lotus koi turtle bonsai
    """)


def test_r2_2_at_the_bottom_nothing_happens() -> None:
    """R2.2: the lowest clan cannot fall further."""
    case("""
        honor koi lotus turtle bonsai
        phase political 1
        koi ally bonsai
        koi nagato bushi
        bonsai ally koi
        next perform bonsai betray bonsai

        actions
        expect honor koi lotus turtle bonsai
        expect bonsai ally -
    """)


def test_r2_3_a_tie_for_force_in_a_province() -> None:
    """R2.3: equal Force in Kyoto: only the higher honor harvests there."""
    case("""
        honor turtle koi lotus
        phase political 1
        koi kyoto bushi
        koi ally turtle
        turtle kyoto bushi
        turtle ally koi
        next perform koi harvest koi
        next perform turtle harvest koi
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        expect koi vp 0
        expect turtle vp 4
    """)


def test_r2_3_a_tie_at_a_shrine() -> None:
    """R2.3: equal worshippers: the higher honor has the shrine."""
    case("""
        honor turtle koi lotus
        phase political 4
        koi tsukuyomi shinto
        turtle tsukuyomi shinto
        lotus nagato stronghold
        next shrine tsukuyomi
        next perform lotus recruit koi

        actions
        expect koi coins 0
        expect turtle coins 2
    """)


def test_r2_3_a_tie_between_bids() -> None:
    """R2.3: equal bids: the higher honor wins the advantage."""
    case("""
        honor turtle koi lotus
        phase war 0
        war nagato
        koi coins 2
        koi nagato bushi
        turtle coins 2
        turtle nagato bushi

        actions
        koi bid 2 0 0 0
        turtle bid 2 0 0 0
        expect decision seppuku
        expect actors turtle
    """)


def test_r2_3_a_tie_in_battle() -> None:
    """R2.3: equal Force in a battle: the higher honor wins it."""
    case("""
        honor turtle koi lotus
        phase war 0
        war nagato
        koi nagato bushi
        turtle nagato bushi

        actions
        expect turtle tokens spring:nagato
        expect koi tokens -
    """)


def test_r2_3_honor_decides_as_it_is_at_that_moment() -> None:
    """R2.3: honor gained by Seppuku turns a later tie of the same battle."""
    case("""
        honor turtle koi lotus
        phase war 0
        war nagato
        koi coins 2
        koi nagato bushi
        turtle coins 2
        turtle nagato 2 bushi
        lotus nagato bushi

        actions
        koi bid 1 1 0 0
        turtle bid 0 1 0 0
        koi use seppuku
        expect honor koi turtle lotus
        expect decision hostage
        expect actors koi
    """)


def test_r2_3_a_tie_for_the_victory() -> None:
    """R2.3: equal victory points at the end: the higher honor wins."""
    case("""
        honor turtle koi lotus
        season winter
        phase cleanup
        koi vp 9
        turtle vp 9

        actions
        expect winners turtle
    """)


def test_r2_3_card_comparisons_are_no_contests() -> None:
    """R2.3: two tied richest opponents are both the richest, whatever their honor."""
    case("""
        honor turtle lotus koi
        set horseman
        season summer
        phase political 1
        koi edo stronghold
        koi cards path_of_the_monkey
        lotus coins 3
        turtle coins 3
        next perform koi recruit lotus
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        koi summon bushi edo
        koi use path_of_the_monkey
        expect koi coins 2
        expect lotus coins 2
        expect turtle coins 2
    """)
