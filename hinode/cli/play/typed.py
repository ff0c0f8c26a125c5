"""From what a player types to an action: a number, the words of an option, or the action's own text."""

from __future__ import annotations

import re

from hinode import words
from hinode.cli.common import BadInput
from hinode.cli.play.options import NO_BID, numbered, phrase, short_list
from hinode.engine.actions import VERBS, Action, Bid
from hinode.engine.core.errors import UnreadableAction
from hinode.engine.game import Game
from hinode.engine.hooks import CARDS
from hinode.engine.reading import parse

FILLERS = ("in", "of", "to", "from", "a", "the")


def understand(game: Game, seat: int, line: str) -> Action:
    """A number of an option, four numbers for a bid, an option as it is displayed, or the text of an action."""
    line = re.sub(r"(?<=\d)\s*,\s*(?=\d)", " ", line.lower())
    typed = line.split()
    if all(word.isascii() and word.isdigit() for word in typed):
        options = game.options(seat)
        if len(typed) == 1:
            return option_number(numbered(options), typed[0])
        if NO_BID in options:
            return parse(f"{Bid.VERB} {line}")
    line = spelt(game, line)
    try:
        return parse(line)
    except UnreadableAction as error:
        return displayed(game, seat, line) or plainly(line, error)


def spelt(game: Game, line: str) -> str:
    """The cards on display by the names that actions have for them."""
    for card in {CARDS[number] for number in game.state.display}:
        line = line.replace(card.name.lower(), card.slug)
    return line


def option_number(listed: list[Action], word: str) -> Action:
    """The option of a number."""
    number = int(word[:9])
    if not 1 <= number <= len(listed):
        if NO_BID in listed:
            hint = words.say("terminal-four-numbers")
        else:
            hint = words.say("terminal-options", count=len(listed)) if listed else words.say("terminal-no-options")
        raise BadInput(words.say("terminal-no-option", number=word[:9], hint=hint))
    return listed[number - 1]


def displayed(game: Game, seat: int, line: str) -> Action | None:
    """The one option that reads like this, with or without what is explained behind it."""
    wanted = squash(line)
    listed = list(dict.fromkeys((*numbered(game.options(seat)), *short_list(game.options(seat)))))
    found: list[Action] = []
    for option in listed:
        text = phrase(game.state, seat, option)
        if wanted in {squash(spelt(game, part.lower())) for part in (text, text.split(":")[0], text.split("(")[0])}:
            found.append(option)
    return found[0] if len(found) == 1 else None


def squash(text: str) -> str:
    """The words that matter."""
    kept = re.sub(r"->|[^\w\s-]", " ", text.lower()).split()
    return " ".join(word for word in kept if word not in FILLERS)


def plainly(line: str, error: UnreadableAction) -> Action:
    """The text of an action with arrows and small words in it."""
    word = line.split()[0]
    if word not in VERBS:
        raise BadInput(words.say("terminal-unknown", word=word[:40])) from None
    try:
        return parse(squash(line))
    except UnreadableAction:
        raise error from None
