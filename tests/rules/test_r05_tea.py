"""R5: the tea ceremony."""

from __future__ import annotations

import pytest

from tests.helpers import case


def test_r5_1_alliances_end_at_the_next_tea_ceremony() -> None:
    """R5.1: an alliance of Spring is over when Summer's tea ceremony begins."""
    case("""
        honor koi lotus turtle
        season spring
        phase cleanup
        koi ally lotus
        lotus ally koi

        actions
        expect season summer
        expect phase tea
        expect koi ally -
        expect lotus ally -
    """)


def test_r5_1_the_same_pair_may_ally_again() -> None:
    """R5.1: old allies are free to agree anew."""
    case("""
        honor koi lotus turtle
        season spring
        phase cleanup
        koi ally lotus
        lotus ally koi

        actions
        koi propose lotus
        lotus accept koi
        expect koi ally lotus
    """)


def test_r5_2_two_players_agree() -> None:
    """R5.2: a proposal alone makes no alliance; the other's agreement does, for both."""
    case("""
        honor koi lotus turtle bonsai
        phase tea

        actions
        koi propose turtle
        expect koi ally -
        expect turtle ally -
        refused R5.2 lotus accept koi
        turtle accept koi
        expect koi ally turtle
        expect turtle ally koi
        expect lotus ally -
    """)


def test_r5_2_a_proposal_may_be_refused_or_withdrawn() -> None:
    """R5.2: nobody is bound by a proposal."""
    case("""
        honor koi lotus turtle bonsai
        phase tea

        actions
        koi propose turtle
        turtle refuse koi
        refused R5.2 turtle accept koi
        koi propose lotus
        koi withdraw lotus
        refused R5.2 lotus accept koi
        refused R5.2 koi withdraw lotus
        expect koi ally -
    """)


def test_r5_2_nobody_has_two_allies() -> None:
    """R5.2: an allied player can neither propose, nor accept, nor be proposed to."""
    case("""
        honor koi lotus turtle dragonfly bonsai
        phase tea

        actions
        bonsai propose koi
        koi propose lotus
        lotus accept koi
        refused R5.2 koi accept bonsai
        refused R5.2 koi propose turtle
        refused R5.2 lotus propose turtle
        refused R5.2 bonsai propose lotus
        refused R5.2 lotus ready
        refused R5.2 bonsai propose bonsai
        expect koi ally lotus
        expect bonsai ally -
    """)


def test_r5_2_two_pairs_are_possible() -> None:
    """R5.2: several pairs may form; the ceremony ends by itself when nobody is left to agree with."""
    case("""
        honor koi lotus turtle dragonfly bonsai
        phase tea

        actions
        koi propose lotus
        lotus accept koi
        expect phase tea
        dragonfly propose bonsai
        bonsai accept dragonfly
        expect dragonfly ally bonsai
        expect turtle ally -
        expect phase political 1
    """)


def test_r5_2_one_pair_of_three_ends_it() -> None:
    """R5.2: with three players one pair leaves no other."""
    case("""
        honor koi lotus turtle
        phase tea

        actions
        turtle propose lotus
        lotus accept turtle
        expect phase political 1
        expect koi ally -
    """)


def test_r5_2_it_ends_when_everybody_is_done() -> None:
    """R5.2: without any alliance it goes on once all are ready, not before."""
    case("""
        honor koi lotus turtle
        phase tea

        actions
        koi ready
        turtle ready
        expect phase tea
        expect actors lotus
        lotus ready
        expect phase political 1
        expect koi ally -
        expect lotus ally -
        expect turtle ally -
    """)


def test_r5_2_the_ready_may_still_agree() -> None:
    """R5.2: who was done may change its mind while others are not."""
    case("""
        honor koi lotus turtle bonsai
        phase tea

        actions
        koi ready
        lotus ready
        turtle propose koi
        koi accept turtle
        expect koi ally turtle
        expect actors bonsai
        lotus wait
        expect actors lotus,bonsai
    """)


def test_r5_2_no_alliance_in_the_political_phase() -> None:
    """R5.2: after the tea ceremony nobody can ally any more."""
    case("""
        honor koi lotus turtle
        phase political 0
        holder koi

        actions
        refused R6.3 koi propose lotus
        refused R6.3 lotus accept koi
        expect koi ally -
    """)


def test_r5_2_a_proposal_may_carry_gifts() -> None:
    """R5.2, R5.3: what the two promise each other changes hands when the alliance is made."""
    case("""
        honor koi lotus turtle bonsai
        phase tea
        koi coins 5 ronin 2
        lotus coins 4 ronin 3

        actions
        refused Q25 koi propose lotus give 6 0
        refused Q25 koi propose lotus give 0 3
        refused Q25 koi propose lotus ask 5 0
        refused Q25 koi propose lotus ask 0 4
        koi propose lotus give 4 1 ask 2 3
        expect koi coins 5
        lotus accept koi
        expect koi coins 3
        expect koi ronin 4
        expect lotus coins 6
        expect lotus ronin 1
    """)


@pytest.mark.parametrize(
    ("terms", "spender", "gift"),
    [
        ("give 2 0", "koi", "2"),
        ("give 0 1", "koi", "0 1"),
        ("ask 2 0", "lotus", "2"),
        ("ask 0 1", "lotus", "0 1"),
    ],
)
def test_r5_2_what_was_promised_must_still_be_there(terms: str, spender: str, gift: str) -> None:
    """R5.2: a proposal that one side can no longer pay for cannot be accepted, only refused or made anew."""
    case(f"""
        honor koi lotus turtle bonsai
        phase tea
        koi coins 3 ronin 1
        lotus coins 3 ronin 1

        actions
        koi propose lotus {terms}
        {spender} gift turtle {gift}
        refused Q17 lotus accept koi
        lotus refuse koi
        expect koi ally -
        koi propose lotus
        lotus accept koi
        expect koi ally lotus
    """)


def test_r5_2_a_new_proposal_replaces_the_old() -> None:
    """R5.2: the last word of a proposer to the same player is the one that is accepted."""
    case("""
        honor koi lotus turtle bonsai
        phase tea
        koi coins 3

        actions
        koi propose lotus give 3 0
        koi propose lotus give 1 0
        lotus accept koi
        expect koi coins 2
        expect lotus coins 1
    """)
