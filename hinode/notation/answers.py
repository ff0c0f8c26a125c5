"""Answers to `expect`, read as values: the order of items and the spelling of counts do not matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hinode.engine.actions import MANDATE, PROVINCE
from hinode.engine.board import KAMI, PHASES
from hinode.engine.core.fields import Field, Names, Value
from hinode.engine.core.lines import Line
from hinode.engine.core.steps import STEPS, Decision
from hinode.engine.hooks import CARD, SEAT
from hinode.notation.facts import NOTHING
from hinode.notation.read_clan import TOKEN
from hinode.notation.words import NUMBER, SEASON, read_generator, read_pieces, read_word

Reader = Callable[[Line, list[str]], Value]
PHASE: Final = Names("phase", PHASES)
KAMI_NAME: Final = Names("kami", KAMI)


def read_answer(line: Line, question: str, words: list[str]) -> Value:
    """The answer to a question as a value; an error on this line names the word that is wrong."""
    if not words:
        raise line.error(f"what should {question} be?")
    about, *more = question.split()
    return OF_A_CLAN.get(more[0], pieces)(line, words) if about in SEAT.index else OF_THE_GAME[about](line, words)


def _item(line: Line, field: Field, word: str) -> Value:
    try:
        return field.read(word)
    except ValueError as error:
        raise line.error(str(error)) from None


def in_order(*fields: Field) -> Reader:
    """Exactly these, in this order, or nothing."""

    def read(line: Line, words: list[str]) -> Value:
        if words == [NOTHING] and len(fields) > 1:
            return ()
        if len(words) != len(fields):
            raise line.error(
                f"the answer has {len(fields)} words, not {len(words)}"
                if len(fields) > 1
                else f"the answer is one word, not '{' '.join(words)}'"
            )
        return tuple(_item(line, field, word) for field, word in zip(fields, words, strict=True))

    return read


def listed(field: Field) -> Reader:
    """Any number of them, in order."""

    def read(line: Line, words: list[str]) -> Value:
        found = [word for word in " ".join(words).replace(",", " ").split() if word != NOTHING]
        return tuple(_item(line, field, word) for word in found)

    return read


def in_any_order(field: Field) -> Reader:
    """Any number of them, in any order."""

    def read(line: Line, words: list[str]) -> Value:
        found = listed(field)(line, words)
        assert isinstance(found, tuple)
        return tuple(sorted(found, key=repr))

    return read


def pieces(line: Line, words: list[str]) -> Value:
    """Pieces with their counts, in any order."""
    return () if words == [NOTHING] else tuple(sorted(read_pieces(line, words)))


def phase(line: Line, words: list[str]) -> Value:
    """A phase, with its number if it has one."""
    name, *more = words
    if len(more) > 1:
        raise line.error("a phase is one word and at most one number")
    return read_word(line, PHASE, name), *(read_word(line, NUMBER, number) for number in more)


def decision(line: Line, words: list[str]) -> Value:
    """The name of a decision."""
    name = " ".join(words)
    if name != NOTHING and not (name in STEPS and issubclass(STEPS[name], Decision)):
        raise line.error(f"'{name}' is not a decision")
    return name


def generator(line: Line, words: list[str]) -> Value:
    """The random generator, a number that may be large."""
    return read_generator(line, " ".join(words))


OF_THE_GAME: Final[dict[str, Reader]] = {
    "season": in_order(SEASON),
    "phase": phase,
    "honor": listed(SEAT),
    "shrines": listed(KAMI_NAME),
    "holder": in_order(SEAT),
    "winners": in_any_order(SEAT),
    "decision": decision,
    "actors": in_any_order(SEAT),
    "display": in_any_order(CARD),
    "deck": listed(MANDATE),
    "pile": listed(NUMBER),
    "rng": generator,
    "tiles": listed(MANDATE),
    "played": in_order(SEAT, MANDATE),
    "tile": in_order(MANDATE),
    "war": listed(PROVINCE),
    "battle": in_order(PROVINCE),
    "participants": in_any_order(SEAT),
    "bid": in_order(NUMBER, NUMBER, NUMBER, NUMBER),
}
# Every other question about a clan is about pieces.
OF_A_CLAN: Final[dict[str, Reader]] = {
    "vp": in_order(NUMBER),
    "coins": in_order(NUMBER),
    "ronin": in_order(NUMBER),
    "force": in_order(NUMBER),
    "ally": in_order(SEAT),
    "allied": in_any_order(SEASON),
    "cards": in_any_order(CARD),
    "tokens": in_any_order(TOKEN),
}
