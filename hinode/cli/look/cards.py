"""`hinode cards`: the season cards."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hinode import words as texts
from hinode.cli.common import BadInput, Lang, make_console, print_json, speak
from hinode.display.board import ROOM_FOR_TEXT
from hinode.engine.board import SEASONS
from hinode.engine.core.fields import Json
from hinode.engine.hooks import CARDS, SETS, Card
from hinode.reference import search


def cards(
    words: Annotated[
        list[str] | None,
        typer.Argument(help="Only cards with these words in their name, season, set, kind or text."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = None,
) -> None:
    """List the season cards with what they cost and what they do."""
    speak(lang)
    found = find_cards(" ".join(words or ()))
    if as_json:
        print_json([as_dict(card) for card in found])
    else:
        console = make_console()
        console.print(cards_table(found, console.width))


def find_cards(word: str) -> list[Card]:
    """Cards that match a query, best first; without a query all cards, by season."""
    found = search.find_cards(word) if word.strip() else sorted(CARDS, key=lambda card: card.season)
    if not found:
        raise BadInput(texts.say("terminal-no-card", words=word))
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


def cards_table(found: list[Card], width: int) -> RenderableType:
    """Cards as a table; on a narrow screen each text is below its name."""
    return wide_table(found) if width >= ROOM_FOR_TEXT else Group(*(entry(card) for card in found))


def wide_table(found: list[Card]) -> Table:
    """A row for each card."""
    table = Table(box=SIMPLE_HEAD, header_style="dim", padding=(0, 1, 0, 0))
    for head in ("season", "card", "kind", "cost", "copies", "text-and-sets"):
        number = head in ("cost", "copies")
        title = texts.say(f"terminal-{head}")
        table.add_column(title, justify="right" if number else "left", no_wrap=head != "text-and-sets")
    for card in found:
        table.add_row(*season_and_kind(card), str(card.cost), str(card.copies), text_and_sets(card))
    return table


def entry(card: Card) -> Group:
    """A card on two lines or three."""
    season, name, kind = season_and_kind(card)
    cost = texts.say("amount-coins", count=card.cost)
    copies = texts.say("terminal-copies-count", count=card.copies)
    head = Text(name, style="bold").append(f"  {season}, {kind}, {cost}, {copies}", style="not bold")
    return Group(head, Padding(text_and_sets(card), (0, 0, 0, 4)))


def season_and_kind(card: Card) -> tuple[str, str, str]:
    """Season, name and kind."""
    return texts.say(f"season-{SEASONS[card.season]}"), card.name, texts.say(f"kind-{card.kind}")


def text_and_sets(card: Card) -> Text:
    """What a card does and where it belongs."""
    sets = ", ".join(texts.say(f"set-{name}") for name in choosable(card))
    return Text(card.text).append(f" ({sets})", style="dim")


def choosable(card: Card) -> list[str]:
    """The sets of a card that can be played."""
    return [name for name in card.sets if name in ("core", *SETS)]
