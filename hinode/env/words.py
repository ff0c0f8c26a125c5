"""The words of the environment's actions, one word a step.

An action of the game is a line of notation, `move bushi edo kyoto`. Its words are the actions of the
environment: a verb first, then the arguments in the order of the notation. Players are named relative to the
speaker: `+0` is the speaker, `+1` the next clockwise. Amounts above `MOST` cannot be said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from hinode.engine.actions import VERBS, Action
from hinode.engine.board import ADVANTAGES, KAMI, KINDS, MANDATES, PROVINCES
from hinode.engine.core.fields import Field, Flag, Many, Names, Number, Pair, Value
from hinode.engine.hooks import CARDS, SEAT
from hinode.engine.setup import MAX_PLAYERS

MOST: Final = 31

GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("verbs", tuple(VERBS)),
    ("numbers", tuple(str(number) for number in range(MOST + 1))),
    ("players", tuple(f"+{k}" for k in range(MAX_PLAYERS))),
    ("provinces", PROVINCES),
    ("kami", KAMI),
    ("mandates", MANDATES),
    ("advantages", ADVANTAGES),
    ("kinds of pieces", KINDS),
    ("cards and their monsters", tuple(card.slug for card in CARDS)),
    ("price of a card", ("-", "full")),
)
WORDS: Final = tuple(word for _, words in GROUPS for word in words)
INDEX: Final = {word: number for number, word in enumerate(WORDS)}
NUMBERS: Final = INDEX["0"]
PLAYERS: Final = INDEX["+0"]
OTHER_WORDS: Final = (*range(NUMBERS), *range(NUMBERS + MOST + 1, len(WORDS)))  # all but the numbers


def player_word(seats: tuple[int, ...], me: int, seat: int) -> int:
    """One player's word for another."""
    return PLAYERS + (seats.index(seat) - seats.index(me)) % len(seats)


def words_of(action: Action, seats: tuple[int, ...], me: int) -> tuple[int, ...]:
    """An action as its words, said by a player."""
    found = [INDEX[action.VERB]]
    for (_, field), value in zip(action.FIELDS, action.values(), strict=True):
        found += words_in(field, value, seats, me)
    return tuple(found)


def words_in(field: Field, value: Value, seats: tuple[int, ...], me: int) -> Iterator[int]:
    """The words of an argument. Values without a word (a reason, a moment) are left out."""
    if isinstance(field, Many):
        for item in cast(tuple[Value, ...], value):
            yield from words_in(field.item, item, seats, me)
    elif isinstance(field, Pair):
        for part, item in zip(field.parts, cast(tuple[Value, ...], value), strict=True):
            yield from words_in(part, item, seats, me)
    elif isinstance(field, Number):
        assert isinstance(value, int)
        yield NUMBERS + min(value, MOST)
    elif isinstance(field, (Names, Flag)):
        text = field.text(value)
        if text in SEAT.index:  # a clan, as a player or as what has an effect
            yield player_word(seats, me, SEAT.index[text])
        elif text in INDEX:
            yield INDEX[text]
