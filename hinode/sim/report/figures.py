"""The figures of a report: plots of its tables."""

from __future__ import annotations

from html import escape
from typing import Final

from hinode.engine.hooks import CLANS
from hinode.sim.report import plots
from hinode.sim.report.plots import Bar, Dot
from hinode.sim.statistics import Mean, Share, Table, Value


def figure(caption: str, svg: str) -> str:
    """A plot with its caption."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}</figure>"


def side_by_side(figures: list[str]) -> str:
    """Figures side by side, as many as fit."""
    return f'<div class="plots">{"".join(figures)}</div>'


def dot(label: str, value: Value, clan: str = "") -> Dot:
    """A table's value as a dot."""
    assert isinstance(value, (Share, Mean))
    low, high = value.interval
    return Dot(label, value.value, low, high, clan)


SLUGS: Final = {clan.name: clan.slug for clan in CLANS}


def win_plots(tables: dict[str, Table]) -> str:
    """Win rates and victory points of clans and seats, for each number of players."""
    figures: list[str] = []
    for what, key in (("clans", "clan"), ("seats", "seat")):
        found = tables[what]
        lines = list(zip(*(found.column(name) for name in ("players", key, "win_rate", "vp")), strict=True))
        for players in sorted({int(str(line[0])) for line in lines}):
            here = [line for line in lines if line[0] == players]
            labels = [str(line[1]) if key == "clan" else f"Seat {line[1]}" for line in here]
            rates = [dot(label, line[2], SLUGS.get(label, "")) for label, line in zip(labels, here, strict=True)]
            title, unit = f"Wins by {key}, {players} players", "win rate; dashed: equal chances"
            figures.append(figure(title, plots.dots(title, rates, unit, 1 / players, True)))
            if key == "clan":
                points = [dot(label, line[3], SLUGS.get(label, "")) for label, line in zip(labels, here, strict=True)]
                title = f"Victory points by clan, {players} players"
                figures.append(figure(title, plots.dots(title, points, "mean final score")))
    return side_by_side(figures)


def point_plots(tables: dict[str, Table]) -> str:
    """Where victory points come from, and how many there are."""
    by_clan = tables["sources_by_clan"]
    bars = [Bar(str(row[0]), tuple(v.value for v in row[1:] if isinstance(v, Mean))) for row in by_clan.rows]
    title = "Where the victory points of each clan come from"
    groups = tuple(column.head for column in by_clan.columns[1:])
    sources = figure(title, plots.stacked(title, bars, groups, "victory points") + plots.legend(groups))
    found = tables["scores"]
    labels = [str(value) for value in found.column("vp")]
    everybody, winners = ([int(str(value)) for value in found.column(key)] for key in ("players", "winners"))
    title = "Final scores of all players, and of winners (hatched)"
    return side_by_side([sources, figure(title, plots.histogram(title, labels, everybody, winners, "victory points"))])


def card_plots(tables: dict[str, Table]) -> str:
    """The win rate of each card's owners, season by season, relative to equal chances."""
    found = tables["cards"]
    figures: list[str] = []
    lines = list(zip(*(found.column(key) for key in ("card", "season", "win_rate", "fair")), strict=True))
    for season in dict.fromkeys(str(line[1]) for line in lines):
        here = [line for line in lines if line[1] == season and isinstance(line[2], Share) and line[2].of]
        rows = [against(str(card), rate, fair) for card, _, rate, fair in here]
        rows.sort(key=lambda row: -row.value)
        title = f"Wins of those who buy a card of {season.lower()}"
        unit = "times equal chances (dashed)"
        figures.append(figure(title, plots.dots(title, rows, unit, 1.0)) if rows else "")
    return side_by_side(figures)


def against(label: str, rate: Value, fair: Value) -> Dot:
    """A win rate relative to equal chances, so that games of all sizes can be compared."""
    assert isinstance(rate, Share)
    assert isinstance(fair, float)
    low, high = rate.interval
    return Dot(label, rate.value / fair, low / fair, high / fair)


def bid_plots(tables: dict[str, Table]) -> str:
    """Mean bids, season by season."""
    found = tables["bids"]
    figures: list[str] = []
    lines = list(zip(*(found.column(key) for key in ("season", "advantage", "bid")), strict=True))
    for season in dict.fromkeys(str(line[0]) for line in lines):
        rows = [dot(str(name), bid) for when, name, bid in lines if when == season]
        title = f"Bids in {season.lower()}"
        figures.append(figure(title, plots.dots(title, rows, "mean bid in coins", from_zero=True)))
    return side_by_side(figures)


def standing_plots(tables: dict[str, Table]) -> str:
    """Victory points of a season with and without an ally."""
    found = tables["standings"]
    figures: list[str] = []
    lines = list(zip(*(found.column(key) for key in ("players", "standing", "vp")), strict=True))
    short = ("no ally", "ally kept", "betrayer", "betrayed")
    for players in sorted({int(str(line[0])) for line in lines}):
        here = [line for line in lines if line[0] == players]
        rows = [dot(label, line[2]) for label, line in zip(short, here, strict=True)]
        rows = [row for row, line in zip(rows, here, strict=True) if isinstance(line[2], Mean) and line[2].of]
        title = f"Victory points in a season, {players} players"
        figures.append(figure(title, plots.dots(title, rows, "mean victory points in the season")))
    return side_by_side(figures)


def length_plots(tables: dict[str, Table]) -> str:
    """How many decisions and battles a game has."""
    figures: list[str] = []
    for key in ("decisions", "battles"):
        lines = zip(tables["lengths"].column("players"), tables["lengths"].column(key), strict=True)
        rows = [dot(f"{players} players", number) for players, number in lines]
        title = f"{key.capitalize()} in a game"
        figures.append(figure(title, plots.dots(title, rows, key, from_zero=True)))
    return side_by_side(figures)
