"""What records and cases have in common: a head, a line `actions`, and a body to play."""

from __future__ import annotations

from hinode.engine.actions import Action
from hinode.engine.core.errors import HinodeError, NotationError, UnreadableAction
from hinode.engine.core.lines import Line
from hinode.engine.game import Game
from hinode.engine.reading import parse
from hinode.engine.state import GameState


def cut(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The lines before and after `actions`."""
    for i, line in enumerate(lines):
        if line.words == ["actions"]:
            return lines[:i], lines[i + 1 :]
    raise NotationError("there is no line 'actions'; is the file cut off?", lines[-1].number if lines else 1)


def read_action(line: Line) -> tuple[str, Action]:
    """CLAN ACTION"""
    try:
        return line.words[0], parse(line.rest)
    except UnreadableAction as error:
        raise line.error(error.reason) from None


def begin(state: GameState, line: int) -> Game:
    """A game from a parsed position. A position no game can reach may fail."""
    try:
        return Game(state)
    except (AssertionError, LookupError, ValueError, HinodeError) as error:
        raise NotationError(f"the position cannot be played on ({error})", line) from error
