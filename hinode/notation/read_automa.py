"""Reading the lines about the Automa: in positions, and the deck in records."""

from __future__ import annotations

from hinode.engine.automa.cards.deck import STANDARD, Deck, check_pairs, deck_of, shipped
from hinode.engine.automa.cards.pile import LEVELS, STANDARD_LEVEL, Pile, enlist
from hinode.engine.core.errors import SetupError
from hinode.engine.core.lines import Line
from hinode.engine.hooks import SEAT
from hinode.engine.setup import check_automa
from hinode.engine.state import GameState
from hinode.notation.words import NUMBER, read_seat, read_word

AUTOMA_LINES = ("automa", "level", "automa_deck", "card", "pile", "discards", "in_use")


def read_deck_lines(wanted: bool, named: Line | None, cards: list[Line]) -> Deck | None:
    """The deck of an `automa_deck` line or of `card` lines; None in a game without Automa clans."""
    first = named or (cards[0] if cards else None)
    if first is not None and not wanted:
        raise first.error(f"'{first.words[0]}' needs an 'automa' line")
    if named is not None and cards:
        raise cards[0].error("the deck is named already; it is named or its cards are listed")
    if named is not None:
        try:
            return shipped(named.rest)
        except SetupError as error:
            raise named.error(str(error)) from None
    return deck_of(cards, cards[-1].number) if cards else shipped(STANDARD) if wanted else None


class AutomaReader:
    """Reads these lines into a state whose clans are known."""

    def __init__(self, state: GameState, by_word: dict[str, list[Line]]) -> None:
        self.state = state
        self.by_word = by_word

    def read(self) -> None:
        """The clans, their level, and where the cards are."""
        head = self._one("automa")
        cards = self.by_word.get("card", [])
        deck = read_deck_lines(head is not None, self._one("automa_deck"), cards)
        for word in ("level", "pile", "discards", "in_use"):
            line = self._one(word)
            if line is not None and head is None:
                raise line.error(f"'{word}' needs an 'automa' line")
        if head is None or deck is None:
            return
        seats = tuple(sorted(read_seat(self.state, head, word) for word in head.words[1:]))
        names = tuple(SEAT.text(seat) for seat in self.state.seats)
        try:
            check_automa(tuple(SEAT.text(seat) for seat in seats) or ("-",), names)
            check_pairs(deck, names)
        except SetupError as error:
            raise head.error(str(error)) from None
        enlist(self.state, seats, self._pile(deck))

    def _one(self, word: str) -> Line | None:
        found = self.by_word.get(word, [])
        if len(found) > 1:
            raise found[1].error(f"there is a second '{word}' line")
        return found[0] if found else None

    def _level(self) -> int:
        line = self._one("level")
        if line is None:
            return STANDARD_LEVEL
        if line.rest not in LEVELS:
            raise line.error(f"'{line.rest}' is not a level; the levels are {', '.join(LEVELS)}")
        return LEVELS.index(line.rest)

    def _pile(self, deck: Deck) -> Pile:
        left = list(deck.numbers())
        discards = self._numbers("discards", left)
        used = self._numbers("in_use", left)
        if len(used) > 1:
            raise self.by_word["in_use"][0].error("at most one card is in use")
        pile = self._numbers("pile", left)
        # Cards that no line names lie below the others, in the order of the deck.
        return Pile(deck, self._level(), (*pile, *left), discards, used[0] if used else 0)

    def _numbers(self, word: str, left: list[int]) -> tuple[int, ...]:
        """The cards on a line, removed from those that are left."""
        line = self._one(word)
        found: list[int] = []
        for token in line.words[1:] if line is not None else ():
            assert line is not None
            number = read_word(line, NUMBER, token)
            if number not in left:
                raise line.error(f"card {number} is not in the deck, or stands twice")
            left.remove(number)
            found.append(number)
        return tuple(found)
