"""A report as one page of HTML that needs nothing else: no script, no file, no request."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

from hinode.sim.report import figures
from hinode.sim.statistics import Table, Value, shown, written

CAVEATS: Final = (
    "Bots played these games, not people. If this bot overrates a card or a mandate, that shapes every number here.",
    "The same bot plays every seat. You cannot tell from this how a clan does in stronger or weaker hands.",
    "Intervals are 95 % (Wilson for shares, normal for means). One in twenty misses by chance, and there are many "
    "here. Players of one game are not independent, so intervals that pool them are approximate.",
    "Correlation is not causation: cards and victories go together for more than one reason, and so do betrayals and "
    "victories.",
)


class Chapter(NamedTuple):
    """A chapter of the page: its plots, its tables, and folded tables."""

    anchor: str
    title: str
    plots: Callable[[dict[str, Table]], str]
    open: tuple[str, ...]
    folded: tuple[str, ...] = ()


CHAPTERS: Final = (
    Chapter("wins", "Who wins", figures.win_plots, ("clans", "seats")),
    Chapter("points", "Victory points", figures.point_plots, ("sources",), ("sources_by_clan", "scores")),
    Chapter("cards", "Cards", figures.card_plots, ("cards",), ("cards_by_clan",)),
    Chapter("bids", "Bids", figures.bid_plots, ("bids",)),
    Chapter("alliances", "Alliances and betrayals", figures.standing_plots, ("standings", "alliances"), ("pairs",)),
    Chapter("length", "How long games are", figures.length_plots, ("lengths",)),
)


class Facts(NamedTuple):
    """What a report is about."""

    title: str
    lines: dict[str, str]
    left_out: int  # unfinished games
    warning: str = ""  # why not to trust the numbers


def page(facts: Facts, tables: dict[str, Table]) -> str:
    """The whole page."""
    css = files("hinode.sim.report").joinpath("report.css").read_text("utf-8")
    chapters = "".join(chapter_text(chapter, tables) for chapter in CHAPTERS)
    links = {chapter.anchor: chapter.title for chapter in CHAPTERS} | {"caveats": "How to read this"}
    nav = "".join(f'<li><a href="#{anchor}">{name}</a></li>' for anchor, name in links.items())
    lines = "".join(f"<dt>{escape(name)}</dt><dd>{escape(words)}</dd>" for name, words in facts.lines.items())
    left = f"<p>{facts.left_out} games did not end and are left out.</p>" if facts.left_out else ""
    warning = f'<p class="warning">{escape(facts.warning)}</p>' if facts.warning else ""
    caveats = "".join(f"<li>{escape(words)}</li>" for words in CAVEATS)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        f"<title>{escape(facts.title)}</title>\n<style>\n{css}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(facts.title)}</h1>{warning}<dl>{lines}</dl>{left}<nav><ul>{nav}</ul></nav></header>\n<main>\n"
        f"{chapters}"
        f'<section id="caveats"><h2>How to read this</h2><ul>{caveats}</ul></section>\n'
        "</main>\n<footer><p>Made by <code>hinode report</code>. "
        "Every table is a CSV file beside this page.</p></footer>\n</body>\n</html>\n"
    )


def chapter_text(chapter: Chapter, tables: dict[str, Table]) -> str:
    """Plots, then tables, then folded tables."""
    parts = [chapter.plots(tables)]
    parts += [f"<h3>{escape(tables[slug].title)}</h3>{table(tables[slug])}" for slug in chapter.open]
    parts += [
        f"<details><summary>{escape(tables[slug].title)}</summary>{table(tables[slug])}</details>"
        for slug in chapter.folded
    ]
    return f'<section id="{chapter.anchor}"><h2>{escape(chapter.title)}</h2>{"".join(parts)}</section>\n'


# ------------------------------------------------------------------------------- tables
def table(what: Table) -> str:
    """A table under its note. Each cell also carries its values in the CSV file."""
    note = f'<p class="note">{escape(what.note)}</p>' if what.note else ""
    wordy = [bool(what.rows) and isinstance(what.rows[0][i], str) for i in range(len(what.columns))]
    css = [' class="words"' if one else "" for one in wordy]
    head = "".join(f'<th scope="col"{css[i]}>{escape(c.head)}</th>' for i, c in enumerate(what.columns))
    rows = ["".join(cell(value, css[i]) for i, value in enumerate(row)) for row in what.rows]
    body = "".join(f"<tr>{row}</tr>\n" for row in rows)
    return (
        f'{note}<div class="scroll" tabindex="0" role="region" aria-label="{escape(what.title)}">'
        f'<table id="table-{what.slug}"><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'
    )


def cell(value: Value, css: str) -> str:
    """A value and its interval."""
    words, interval = shown(value)
    small = f"<small>{interval}</small>" if interval else ""
    return f'<td{css} data-value="{escape("|".join(written(value)))}">{escape(words)}{small}</td>'
