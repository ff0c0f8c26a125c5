"""`hinode automa`: show the Automa's deck, or check a deck file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from hinode.cli.common import BadInput, a_path, counted, load_deck, make_console
from hinode.display.names import mandate_name
from hinode.engine.automa.cards.card import CARD_KINDS, DIRECTIONS, AutomaCard
from hinode.engine.automa.cards.deck import STANDARD, Deck, shipped, write_deck
from hinode.engine.board import ADVANTAGES

# Figures by a letter: Bushi, Shinto (with its shrine from the left), Daimyo, Monster.
LETTERS = ("B", "S", "D", "M", "S1", "S2", "S3", "S4")
NUMBERS = ("card", "tile", "moves", "war", "VP")


def automa(
    file: Annotated[
        Path | None, typer.Argument(parser=a_path, help="A deck file to check. Without: the deck of the game.")
    ] = None,
    card: Annotated[int | None, typer.Option(help="Only the card of this number.")] = None,
    text: Annotated[bool, typer.Option("--text", help="Print the deck as a file, to make another from it.")] = False,
) -> None:
    """Show the deck of the Automa, the clans led by cards, or check a deck file."""
    deck = shipped(STANDARD) if file is None else load_deck(file)
    console = make_console()
    if text:
        typer.echo(write_deck(deck), nl=False)
        return
    if card is not None and card not in deck.by_number:
        raise BadInput(f"There is no card {card} in this deck of {counted(len(deck.cards), 'card')}.")
    cards = deck.cards if card is None else (deck.by_number[card],)
    console.print(cards_table(cards))
    for one in cards if card is not None else ():
        console.print(f"It prefers {', '.join(CARD_KINDS[kind] for kind in one.priority)} cards.")
        console.print(f"Alliances: {pairs_text(one)}.")
    console.print(summary(deck, "" if file is None else str(file)), markup=False)


def cards_table(cards: tuple[AutomaCard, ...]) -> Table:
    """One row per card. Preferred kinds and alliances do not fit."""
    table = Table(box=SIMPLE_HEAD, header_style="dim", pad_edge=False, collapse_padding=True)
    for head in ("card", "mandate", "tile", "moves", "figures", "war", "contests", "VP", "from"):
        table.add_column(head, justify="right" if head in NUMBERS else "left", no_wrap=True)
    for card in cards:
        table.add_row(
            str(card.number),
            mandate_name(card.mandate),
            str(card.position),
            str(card.moves),
            " ".join(LETTERS[icon] for icon in card.icons),
            str(card.war),
            " ".join(ADVANTAGES[one] for one in card.advantages) or "-",
            str(card.harvest),
            DIRECTIONS[card.direction],
        )
    return table


def pairs_text(card: AutomaCard) -> str:
    """The pairs of clans on a card."""
    return ", ".join(word.replace(":", " and ") for word in card.text.split()[-1].split(","))


def summary(deck: Deck, file: str) -> str:
    """The number of cards, and that the deck is valid."""
    what = f"'{file}'" if file else f"The deck {deck.name}"
    return f"{what} has {counted(len(deck.cards), 'card')} and can be played with."
