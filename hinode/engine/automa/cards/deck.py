"""Decks of the Automa (A2): the shipped ones, and reading and checking any other."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from hinode.engine.automa.cards.card import FIGURES, AutomaCard, read_card
from hinode.engine.core.errors import NotationError, SetupError
from hinode.engine.core.lines import VERSION, Line, check_header, split
from hinode.engine.hooks import SEAT

STANDARD: Final = "hinode1"  # the default deck


class Deck:
    """The cards of a game. A shipped deck is identified by its name, a custom one by its cards."""

    __slots__ = ("by_number", "cards", "name")

    def __init__(self, cards: tuple[AutomaCard, ...], name: str = "") -> None:
        self.cards = cards
        self.name = name
        self.by_number = {card.number: card for card in cards}

    def lines(self) -> list[str]:
        """A line for each card."""
        return [f"card {card.text}" for card in self.cards]

    def numbers(self) -> tuple[int, ...]:
        """The numbers of all cards."""
        return tuple(self.by_number)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Deck) and self.lines() == other.lines())

    def __hash__(self) -> int:
        return hash((self.name, len(self.cards)))

    def __repr__(self) -> str:
        return f"<deck {self.name or 'own'}, {len(self.cards)} cards>"


@cache
def shipped(name: str) -> Deck:
    """A deck that comes with the game. An old one is never changed: records name it."""
    path = files("hinode.engine.automa.cards").joinpath("decks", f"{name}.deck")
    if not name.isalnum() or not path.is_file():
        raise SetupError(f"There is no Automa deck '{name}'; the deck of the game is {STANDARD}.")
    return Deck(read_deck(path.read_text("utf-8")).cards, name)


def read_deck(text: str) -> Deck:
    """A deck file; NotationError names line, card, field and what is wrong."""
    lines = split(text)
    check_header(lines, "deck")
    for line in lines:
        if line.words[0] != "card":
            raise line.error(f"'{line.words[0]}' starts no line of a deck; every line is a card")
    return deck_of(lines, 1)


def deck_of(lines: list[Line], end: int) -> Deck:
    """The deck of some `card` lines, checked as a whole. `end`: the line to point at if there are none."""
    cards: list[AutomaCard] = []
    for line in lines:
        try:
            card = read_card(line.words[1:])
        except ValueError as error:
            raise line.error(str(error)) from None
        if any(card.number == other.number for other in cards):
            raise line.error(f"card {card.number}, number: another card has it")
        cards.append(card)
        end = line.number
    shown = {icon for card in cards for icon in card.icons}
    for kind, name in enumerate(FIGURES):
        # Otherwise A4.1 would draw forever.
        if kind not in shown and not (name == "shinto" and max(shown, default=0) >= len(FIGURES)):
            raise NotationError(f"no card of the deck shows the icon {name} (A2)", end)
    return Deck(tuple(cards))


def write_deck(deck: Deck, about: str = "") -> str:
    """A deck file."""
    comments = [f"# {line}".rstrip() for line in about.splitlines()]
    return "\n".join((f"hinode deck {VERSION}", *comments, *deck.lines())) + "\n"


def check_pairs(deck: Deck, clans: tuple[str, ...]) -> None:
    """Check that some card allies two of the clans: otherwise the tea ceremony (A3.2) would draw forever."""
    seats = [SEAT.index[clan] for clan in clans]
    if not any(a in seats and b in seats for card in deck.cards for a, b in card.pairs):
        raise SetupError("No card of the Automa deck pairs two of the clans of this game (A3.2).")
