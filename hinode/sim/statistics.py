"""Shares and means with 95 % intervals, and tables of them."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

Z: Final = 1.959964  # of the normal distribution, for 95 %
DIGITS: Final = 4  # of every number that is written down


def wilson(hits: float, of: int) -> tuple[float, float]:
    """Wilson's interval of a share, with 95 % confidence. A hit can be shared: half a victory counts a half."""
    p = hits / of
    spread = Z * math.sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
    centre, scale = p + Z * Z / (2 * of), 1 + Z * Z / of
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def chance_difference(p: float, n: float) -> float:
    """With 95 % probability, two observed shares of n differ by less than this if both true shares are p."""
    return min(1.0, Z * math.sqrt(2 * p * (1 - p) / n))


class Share(NamedTuple):
    """A share of a number of cases, with Wilson's interval."""

    hits: int
    of: int

    @property
    def value(self) -> float:
        """The share; 0 if there are no cases."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share."""
        return wilson(self.hits, self.of) if self.of else (0.0, 1.0)


class Ratio(float):
    """A number shown in percent, without an interval."""


class Mean(NamedTuple):
    """A mean with a normal interval, clipped to the possible values."""

    of: int
    total: float
    squares: float
    least: float = 0.0
    most: float = math.inf

    @property
    def value(self) -> float:
        """The mean; 0 if there are no numbers."""
        return self.total / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the mean; for a single number, just that number."""
        if self.of < 2:
            return self.value, self.value
        variance = max(0.0, (self.squares - self.total * self.total / self.of) / (self.of - 1))
        half = Z * math.sqrt(variance / self.of)
        return max(self.least, self.value - half), min(self.most, self.value + half)


def mean(numbers: Iterable[float], least: float = 0.0, most: float = math.inf) -> Mean:
    """The mean of some numbers, none of which can be below `least` or above `most`."""
    some = list(numbers)
    return Mean(len(some), math.fsum(some), math.fsum(n * n for n in some), least, most)


def share(flags: Iterable[bool]) -> Share:
    """The share of true values."""
    some = list(flags)
    return Share(sum(some), len(some))


Value = str | int | float | Share | Mean


class Column(NamedTuple):
    """A column: its name in files and its head on the page."""

    key: str
    head: str


class Table:
    """Rows of values under columns; the same in CSV, on the page and in Markdown."""

    def __init__(self, slug: str, title: str, note: str, columns: dict[str, str], rows: list[list[Value]]) -> None:
        self.slug = slug
        self.title = title
        self.note = note
        self.columns = [Column(key, head) for key, head in columns.items()]
        self.rows = rows
        for row in rows:
            if len(row) != len(self.columns):
                raise ValueError(f"a row of '{slug}' has {len(row)} values for {len(self.columns)} columns")

    def column(self, key: str) -> list[Value]:
        """The values of a column."""
        i = [column.key for column in self.columns].index(key)
        return [row[i] for row in self.rows]

    def csv_head(self) -> list[str]:
        """The names of the columns of the file: three for a value with an interval."""
        found: list[str] = []
        for i, column in enumerate(self.columns):
            wide = any(isinstance(row[i], (Share, Mean)) for row in self.rows)
            found += [column.key, f"{column.key}_low", f"{column.key}_high"] if wide else [column.key]
        return found

    def csv_rows(self) -> list[list[str]]:
        """The rows of the file."""
        return [[word for value in row for word in written(value)] for row in self.rows]


def written(value: Value) -> list[str]:
    """A value as files have it: the value and the ends of its interval."""
    if isinstance(value, (Share, Mean)):
        if not value.of:
            return ["", "", ""]
        return [plain(value.value), *map(plain, value.interval)]
    return [plain(value) if isinstance(value, float) else str(value)]


def plain(number: float) -> str:
    """A number with no more digits than it needs."""
    return f"{round(number, DIGITS):g}" if abs(number) < 10**DIGITS else f"{number:.0f}"


def shown(value: Value) -> tuple[str, str]:
    """A value and its interval, formatted for people."""
    if isinstance(value, (Share, Mean)) and not value.of:
        return "-", ""
    if isinstance(value, Share):
        low, high = value.interval
        return f"{100 * value.value:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"
    if isinstance(value, Mean):
        low, high = value.interval
        return f"{value.value:.2f}", f"{low:.2f} to {high:.2f}"
    if isinstance(value, Ratio):
        return f"{100 * value:.1f} %", ""
    return (f"{value:.2f}", "") if isinstance(value, float) else (str(value), "")
