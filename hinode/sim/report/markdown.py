"""A short report in Markdown: a section of docs/balance.md."""

from __future__ import annotations

from hinode.sim.report.page import CAVEATS, Facts
from hinode.sim.statistics import Table, Value, shown

SHORT = ("clans", "seats", "lengths", "sources_by_clan", "sources", "cards", "bids", "standings", "alliances")


def markdown(facts: Facts, tables: dict[str, Table]) -> str:
    """What was played, the main tables, how to read them."""
    lines = ["## Results", ""]
    if facts.warning:
        lines += [f"**{facts.warning}**", ""]
    lines += [f"- {name}: {words}" for name, words in facts.lines.items()]
    if facts.left_out:
        lines.append(f"- {facts.left_out} games did not end and are left out")
    for slug in SHORT:
        lines += ["", f"### {tables[slug].title}", ""]
        if tables[slug].note:
            lines += [tables[slug].note, ""]
        lines += rows_of(tables[slug])
    lines += ["", "### How to read this", "", *(f"- {words}" for words in CAVEATS)]
    return "\n".join(lines) + "\n"


def rows_of(table: Table) -> list[str]:
    """A table; each interval is in brackets after its value."""
    head = [column.head for column in table.columns]
    rule = ["---" if table.rows and isinstance(table.rows[0][i], str) else "---:" for i in range(len(head))]
    return [line(head), f"|{'|'.join(rule)}|", *(line([cell(value) for value in row]) for row in table.rows)]


def line(cells: list[str]) -> str:
    """One row."""
    return f"| {' | '.join(cells)} |"


def cell(value: Value) -> str:
    """A value and its interval."""
    words, interval = shown(value)
    return f"{words} ({interval})" if interval else words
