"""Options as sets: in, count, sample, iterate agree."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinode.engine.actions import Bid, Pass, Propose, Ready
from hinode.engine.core.options import Either, Listed
from hinode.engine.core.rng import Rng
from hinode.engine.game import new_game
from hinode.engine.rules.war.provinces import Splits


@given(st.integers(0, 9), st.integers(0, 2**32))
def test_splits(coins: int, seed: int) -> None:
    """R8.3: every split of the coins, once; a sample is one of them."""
    splits = Splits(coins)
    listed = list(splits)
    assert len(listed) == len(set(listed)) == splits.count() == comb(coins + 4, 4)
    assert splits.sample(Rng(seed)) in splits
    assert Bid(coins, 1, 0, 0) not in splits
    assert Pass() not in splits


def test_twenty_coins_are_not_listed_to_be_counted() -> None:
    """20 coins over 4 advantages are 10,626 bids."""
    assert len(Splits(20)) == 10626
    assert Bid(5, 5, 5, 5) in Splits(20)
    assert Splits(20).json() == {"kind": "bid", "coins": 20}


def test_samples_of_bids_are_even() -> None:
    """With 2 coins there are 15 splits; each comes up about as often as the others."""
    rng = Rng(1)
    splits = Splits(2)
    drawn = [splits.sample(rng).text for _ in range(15_000)]
    counts = {text: drawn.count(text) for text in set(drawn)}
    assert len(counts) == 15
    assert min(counts.values()) > 850
    assert max(counts.values()) < 1150


def test_proposals() -> None:
    """R5.2: to everybody unallied, with what both sides have."""
    game = new_game(("koi", "lotus", "turtle"), seed=1)
    options = game.options("koi")
    assert isinstance(options, Either)
    assert Ready() in options
    assert Propose(game.seat_number("lotus"), 5, 0, 7, 0) in options
    assert Propose(game.seat_number("lotus"), 6, 0, 0, 0) not in options
    assert Propose(game.seat_number("koi")) not in options
    assert len(options) == 1 + 6 * 8 + 6 * 7
    assert len(set(options)) == len(options)
    rng = Rng(3)
    assert all(options.sample(rng) in options for _ in range(200))


def test_listed_compares_by_value() -> None:
    """An action built by hand is the same as the one in the list."""
    assert Propose(1, 2) in Listed([Propose(1), Propose(1, 2)])
    assert Propose(1, 3) not in Listed([Propose(1), Propose(1, 2)])


@given(st.integers(1, 1000), st.integers(0, 2**64 - 1))
def test_random_numbers_stay_in_range(n: int, seed: int) -> None:
    """below(n) is below n; the same seed gives the same numbers."""
    one, two = Rng(seed), Rng(seed)
    numbers = [one.below(n) for _ in range(20)]
    assert all(0 <= number < n for number in numbers)
    assert numbers == [two.below(n) for _ in range(20)]


def test_below_the_whole_range() -> None:
    """64 bits are available."""
    assert max(Rng(1).below(1 << 64) for _ in range(3)) > 1 << 60


def test_shuffles_reach_every_order() -> None:
    """All six orders of three things come up about equally often."""
    rng = Rng(9)
    orders = [rng.shuffled((1, 2, 3)) for _ in range(6000)]
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 6
    assert min(counts) == pytest.approx(1000, rel=0.15)
