"""The Automa's draw pile and discards (A1.5). The only writer of `state.pile`."""

from __future__ import annotations

from typing import Final

from hinode.engine import changes
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.card import AutomaCard
from hinode.engine.automa.cards.deck import Deck
from hinode.engine.core.errors import RulesBug
from hinode.engine.hooks import CLANS
from hinode.engine.state import GameState

LEVELS: Final = ("easier", "standard", "harder")  # A8
STANDARD_LEVEL: Final = 1


class Pile:
    """Cards to draw, from the top; discards, the latest last; the card in use (0: none). Immutable."""

    __slots__ = ("cards", "deck", "discards", "in_use", "level")

    def __init__(self, deck: Deck, level: int, cards: tuple[int, ...], discards: tuple[int, ...], in_use: int) -> None:
        self.deck = deck
        self.level = level
        self.cards = cards
        self.discards = discards
        self.in_use = in_use

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Pile)
            and self.cards == other.cards
            and self.discards == other.discards
            and self.in_use == other.in_use
            and self.level == other.level
            and self.deck == other.deck
        )

    def __hash__(self) -> int:
        return hash((self.cards, self.discards, self.in_use, self.level))

    def __repr__(self) -> str:
        return f"<pile of {len(self.cards)}, {len(self.discards)} discarded>"


def enlist(s: GameState, seats: tuple[int, ...], pile: Pile) -> None:
    """Give these seats to the Automa. Their clans' powers do not count (A1.2)."""
    s.pile = pile
    for seat in seats:
        s.automa |= 1 << seat
        s.owned &= ~(1 << CLANS[seat].number)


def the_pile(s: GameState) -> Pile:
    """The pile of an Automa game."""
    if s.pile is None:
        raise RulesBug("an Automa clan without cards")
    return s.pile


def draw(s: GameState) -> AutomaCard:
    """Draw the next card and discard it."""
    pile = _filled(s)
    number = pile.cards[0]
    s.pile = Pile(pile.deck, pile.level, pile.cards[1:], (*pile.discards, number), pile.in_use)
    return pile.deck.by_number[number]


def hold(s: GameState) -> AutomaCard:
    """The card in use, or else the next one, which stays in use until `put_away`."""
    pile = the_pile(s)
    if not pile.in_use:
        pile = _filled(s)
        pile = s.pile = Pile(pile.deck, pile.level, pile.cards[1:], pile.discards, pile.cards[0])
    return pile.deck.by_number[pile.in_use]


def put_away(s: GameState) -> None:
    """Discard the card in use, if any."""
    pile = the_pile(s)
    if pile.in_use:
        s.pile = Pile(pile.deck, pile.level, pile.cards, (*pile.discards, pile.in_use), 0)


def draw_or_held(s: GameState) -> AutomaCard:
    """The card in use first (A4.0), then new ones; each is discarded once read."""
    if the_pile(s).in_use:
        card = hold(s)
        put_away(s)
        return card
    return draw(s)


def war_value(s: GameState, card: AutomaCard) -> int:
    """A card's war value at the level of the game (A8)."""
    return max(0, card.war + the_pile(s).level - STANDARD_LEVEL)


def _filled(s: GameState) -> Pile:
    """The pile with a card to draw: when it is empty the discards are shuffled, without the card in use."""
    pile = the_pile(s)
    if pile.cards:
        return pile
    if not pile.discards:
        raise RulesBug("the Automa's deck has no card left to draw")
    mixed = changes.shuffle(s, pile.discards)
    changes.emit(s, ev.SHUFFLED, len(mixed))
    s.pile = pile = Pile(pile.deck, pile.level, mixed, (), pile.in_use)
    s.end_beat()
    return pile
