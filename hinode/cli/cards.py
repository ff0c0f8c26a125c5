"""`hinode cards`: the season cards."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from hinode.board import SEASONS
from hinode.cli.common import BadInput, make_console, print_json
from hinode.cli.names import name_of
from hinode.core.fields import Json
from hinode.hooks import CARDS, Card
from hinode.reference import search


def cards(
    word: Annotated[
        str, typer.Argument(help="Only cards with this word in their name, season, set, kind or text.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the season cards with what they cost and what they do."""
    found = find_cards(word)
    if as_json:
        print_json([as_dict(card) for card in found])
    else:
        make_console().print(cards_table(found))


def find_cards(word: str) -> list[Card]:
    """Cards a query fits, best first; all of them in order of season without one."""
    found = search.find_cards(word) if word.strip() else sorted(CARDS, key=lambda card: card.season)
    if not found:
        raise BadInput(f"No card has '{word}' in it.")
    return found


def as_dict(card: Card) -> dict[str, Json]:
    """A card for JSON."""
    return {
        "slug": card.slug,
        "name": card.name,
        "season": SEASONS[card.season],
        "sets": list(card.sets),
        "kind": card.kind,
        "cost": card.cost,
        "copies": card.copies,
        "text": card.text,
    }


def cards_table(found: list[Card]) -> Table:
    """Cards for people."""
    table = Table(box=SIMPLE_HEAD, header_style="dim", padding=(0, 1, 0, 0))
    for head in ("season", "card", "kind", "cost", "copies", "text and sets"):
        number = head in ("cost", "copies")
        table.add_column(head, justify="right" if number else "left", no_wrap=head != "text and sets")
    for card in found:
        season = name_of(SEASONS[card.season])
        text = Text(card.text).append(f" ({', '.join(card.sets)})", style="dim")
        table.add_row(season, card.name, card.kind, str(card.cost), str(card.copies), text)
    return table
