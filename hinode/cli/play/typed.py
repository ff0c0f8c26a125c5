"""From what a player types to an action: a number, the words of an option, or the action's own text."""

from __future__ import annotations

import re

from hinode.cli.words.wording import NO_BID, numbered, phrase, short_list
from hinode.engine.actions import VERBS, Action, Bid
from hinode.engine.core.errors import IllegalAction, UnreadableAction
from hinode.engine.game import Game
from hinode.engine.reading import parse

FILLERS = ("in", "of")


def understand(game: Game, seat: int, line: str) -> Action:
    """A number of an option, four numbers for a bid, an option as it is displayed, or the text of an action."""
    line = re.sub(r"(?<=\d)\s*,\s*(?=\d)", " ", line.lower())
    words = line.split()
    if all(word.isascii() and word.isdigit() for word in words):
        options = game.options(seat)
        if len(words) == 1:
            return option_number(numbered(options), words[0])
        if NO_BID in options:
            return parse(f"{Bid.VERB} {line}")
    try:
        return parse(line)
    except UnreadableAction as error:
        return displayed(game, seat, line) or plainly(line, error)


def option_number(listed: list[Action], word: str) -> Action:
    """The option of a number."""
    number = int(word[:9])
    if not 1 <= number <= len(listed):
        how_many = f"There are options 1 to {len(listed)}." if listed else "Nothing is numbered here."
        if NO_BID in listed:
            how_many = "A bid is four numbers."
        raise IllegalAction(f"There is no option {word[:9]}. {how_many}", "")
    return listed[number - 1]


def displayed(game: Game, seat: int, line: str) -> Action | None:
    """The one option that reads like this, with or without what is explained behind it."""
    wanted = squash(line)
    listed = list(dict.fromkeys((*numbered(game.options(seat)), *short_list(game.options(seat)))))
    found: list[Action] = []
    for option in listed:
        text = phrase(game.state, seat, option)
        if wanted in (squash(text), squash(text.split(":")[0]), squash(text.split("(")[0])):
            found.append(option)
    return found[0] if len(found) == 1 else None


def squash(text: str) -> str:
    """The words that matter."""
    words = re.sub(r"->|[(),:;']", " ", text.lower()).split()
    return " ".join(word for word in words if word not in FILLERS)


def plainly(line: str, error: UnreadableAction) -> Action:
    """The text of an action with arrows and small words in it."""
    word = line.split()[0]
    if word not in VERBS:
        raise UnreadableAction(
            f"I do not know '{word[:40]}'. Type a number of an option, an action, or help."
        ) from None
    try:
        return parse(squash(line))
    except UnreadableAction:
        raise error from None
