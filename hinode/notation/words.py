"""Parsing single words of a notation line; errors carry the line."""

from __future__ import annotations

from typing import Final

from hinode.engine.board import SEASONS
from hinode.engine.core.fields import Field, Many, Names, Number, Pair, Value
from hinode.engine.core.lines import Line
from hinode.engine.core.rng import MASK
from hinode.engine.hooks import PIECE, SEAT
from hinode.engine.state import GameState

NUMBER: Final = Number()
SEASON: Final = Names("season", SEASONS)


def read_word(line: Line, field: Field, word: str) -> int:
    """A number or a name; errors carry the line."""
    try:
        value = field.read(word)
    except ValueError as error:
        raise line.error(str(error)) from None
    assert isinstance(value, int)
    if value < 0:
        raise line.error("'-' is not enough here")
    return value


def seats_in(field: Field, value: Value) -> list[int]:
    """Every seat inside a value."""
    if field is SEAT:
        assert isinstance(value, int)
        return [value]
    if isinstance(field, Many):
        assert isinstance(value, tuple)
        return [seat for item in value for seat in seats_in(field.item, item)]
    if isinstance(field, Pair):
        assert isinstance(value, tuple)
        return [seat for part, item in zip(field.parts, value, strict=True) for seat in seats_in(part, item)]
    return []


def read_seat(s: GameState, line: Line, word: str) -> int:
    """A clan that plays."""
    seat = read_word(line, SEAT, word)
    if seat not in s.seats:
        raise line.error(f"{word} does not play in this game")
    return seat


def read_pieces(line: Line, words: list[str]) -> list[int]:
    """2 bushi, daimyo"""
    pieces: list[int] = []
    for part in " ".join(words).split(","):
        number, *names = part.split() if len(part.split()) > 1 else ("1", *part.split())
        if len(names) != 1 or number in PIECE.index:
            raise line.error("pieces read like: 2 bushi, daimyo")
        n = read_word(line, NUMBER, number)
        if n > 6:
            raise line.error(f"nobody has {n} {names[0]}")
        pieces += [read_word(line, PIECE, names[0])] * n
    return pieces


def read_generator(line: Line, word: str) -> int:
    """The state of the random generator."""
    if not word.isascii() or not word.isdigit() or len(word) > 20 or int(word) > MASK:
        raise line.error("the generator is a whole number below 2**64")
    return int(word)
