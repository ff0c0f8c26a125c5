"""R5: gifts and deals."""

from __future__ import annotations

import pytest

from hinode import new_game
from tests.helpers import case


def test_r5_3_gifts_in_the_tea_ceremony() -> None:
    """R5.3: coins and ronin may be given to anybody, ally or not, agreed or not."""
    case("""
        honor koi lotus turtle
        phase tea
        koi coins 5 ronin 2

        actions
        koi gift turtle 3 1
        expect koi coins 2
        expect koi ronin 1
        expect turtle coins 3
        expect turtle ronin 1
        turtle gift lotus 1
        expect lotus coins 1
        expect decision tea
    """)


def test_r5_3_gifts_on_anybodys_turn() -> None:
    """R5.3: in the political phase, too, on another's turn and to the one whose turn it is."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 1
        koi edo stronghold
        lotus coins 4
        turtle coins 3 ronin 2
        next perform koi train lotus

        actions
        refused R6.9 koi buy oni_of_skulls
        turtle gift koi 1
        lotus gift turtle 2
        koi buy oni_of_skulls
        expect koi coins 0
        expect turtle coins 4
        expect lotus coins 2
    """)


def test_r5_3_gifts_in_a_kami_turn() -> None:
    """R5.3: kami turns are part of the political phase."""
    case("""
        honor koi lotus turtle
        phase political 3
        koi coins 2
        lotus amaterasu shinto

        actions
        expect decision amaterasu_choice
        koi gift lotus 2
        expect lotus coins 2
        lotus pass
    """)


def test_r5_3_never_more_than_one_has() -> None:
    """R5.3: a gift is of what one has, to another player, and not nothing."""
    case("""
        honor koi lotus turtle
        phase tea
        koi coins 2 ronin 1

        actions
        refused Q25 koi gift lotus 3
        refused Q25 koi gift lotus 0 2
        refused R5.3 koi gift koi 1
        refused R5.3 koi gift bonsai 1
        refused R5.3 koi gift lotus 0 0
        koi gift lotus 2 1
        expect koi coins 0
        expect koi ronin 0
    """)


def test_r5_3_no_gifts_in_war() -> None:
    """R5.3, R8.1: nothing is given in the war phase."""
    case("""
        honor koi lotus turtle
        phase war 0
        war nagato
        koi coins 2
        koi nagato bushi
        lotus coins 2
        lotus nagato bushi

        actions
        refused R8.1 koi gift lotus 1
        refused R8.1 turtle gift lotus 1
        expect koi coins 2
    """)


def test_r5_3_a_gift_does_not_end_ones_turn() -> None:
    """R5.3, Q25: who gives its coins away at its own build cannot pay any more, but may be given them back."""
    case("""
        honor koi lotus turtle
        phase political 1
        koi coins 3
        next build_choice koi
        next perform lotus recruit koi
        lotus nagato stronghold

        actions
        expect actors koi
        koi gift lotus 1
        expect actors koi
        refused R6.8 koi build edo
        lotus gift koi 1
        koi build edo
        expect actors lotus
        expect koi coins 0
    """)


@pytest.mark.parametrize("seed", range(3))
def test_r5_3_deals_bind_nobody(seed: int) -> None:
    """R5.3: a gift is free of conditions: the game has no word for a promise to be kept later."""
    game = new_game(("koi", "lotus", "turtle"), seed=seed)
    game.act("koi", "gift lotus 5")
    assert game.state.coins[game.seat_number("lotus")] == 12
    game.act("lotus", "propose turtle")
    game.act("turtle", "accept lotus")
    assert game.state.ally[game.seat_number("koi")] == -1
