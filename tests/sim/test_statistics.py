"""Shares, means and their intervals, against numbers worked out elsewhere; tables."""

from __future__ import annotations

import math

import pytest

from hinode.sim.statistics import Mean, Ratio, Share, Table, chance_difference, mean, plain, share, shown, written


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_wilson(hits: int, of: int, low: float, high: float) -> None:
    """The interval for some well-known cases."""
    assert Share(hits, of).interval == pytest.approx((low, high), abs=5e-5)
    assert Share(hits, of).value == hits / of


def test_means() -> None:
    """Mean 5, standard deviation 2.138, eight numbers."""
    found = mean([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.value == 5
    half = 1.959964 * 2.13809 / 8**0.5
    assert found.interval == pytest.approx((5 - half, 5 + half), abs=1e-4)
    assert mean([3]).interval == (3, 3)
    assert mean([2.5] * 4).interval == (2.5, 2.5)


def test_means_stay_possible() -> None:
    """An interval ends where no number can be."""
    assert mean([0, 0, 0, 1]).interval == pytest.approx((0, 0.74), abs=1e-2)
    assert mean([1, 1, 1, 3], least=1, most=2).interval == (1, 2)
    assert mean([-3, 1], least=-math.inf).interval[0] < -3


def test_what_chance_does() -> None:
    """1.96 standard deviations of a difference; never more than everything."""
    assert chance_difference(0.25, 32) == pytest.approx(1.959964 * (2 * 0.25 * 0.75 / 32) ** 0.5)
    assert chance_difference(0.5, 0.5) == 1


def test_nothing() -> None:
    """Nothing of nothing has no value, on paper and in files."""
    for value in (Share(0, 0), Mean(0, 0, 0)):
        assert shown(value) == ("-", "")
        assert written(value) == ["", "", ""]
    assert Share(0, 0).interval == (0, 1)


def test_values_for_people_and_files() -> None:
    """The same numbers, with units for people."""
    assert share([True, False, False, False]) == Share(1, 4)
    assert shown(Share(1, 4)) == ("25.0 %", "4.6 to 69.9")
    assert written(Share(1, 4)) == ["0.25", "0.0456", "0.6994"]
    assert shown(mean([1, 2])) == ("1.50", "0.52 to 2.48")
    assert (shown(Ratio(0.25)), written(Ratio(0.25))) == (("25.0 %", ""), ["0.25"])
    assert (shown(1.5), shown(3), shown("x")) == (("1.50", ""), ("3", ""), ("x", ""))
    assert [plain(0.123456), plain(2.0), plain(12345.6), plain(-0.5)] == ["0.1235", "2", "12346", "-0.5"]


def test_tables() -> None:
    """A value with an interval has three columns in a file; rows have to fit."""
    table = Table("t", "T", "", {"name": "Name", "rate": "Rate"}, [["a", Share(1, 4)], ["b", Share(0, 0)]])
    assert table.csv_head() == ["name", "rate", "rate_low", "rate_high"]
    assert table.csv_rows() == [["a", "0.25", "0.0456", "0.6994"], ["b", "", "", ""]]
    assert table.column("name") == ["a", "b"]
    with pytest.raises(ValueError, match="1 values for 2 columns"):
        Table("t", "T", "", {"name": "Name", "rate": "Rate"}, [["a"]])
