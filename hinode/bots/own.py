"""Bots from outside the package, named MODULE:CLASS. Finds them, and checks what they answer.

A bot of your own is a class that is made with a seed and has a method `choose(game, seat)`; docs/bots.md shows one.
"""

from __future__ import annotations

import os
import re
import reprlib
import sys
import traceback
from collections.abc import Callable, Sequence
from importlib import import_module
from inspect import signature
from types import TracebackType
from typing import Any, Final

from hinode.bots.bot import Bot, BotFault, NoSuchBot
from hinode.bots.negotiation.pledges import Dealings, Pledge
from hinode.engine.actions import Action
from hinode.engine.core.errors import HinodeError
from hinode.engine.events import SEASON_BEGAN
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse

MAX_NAME: Final = 80
MOST_ACTIONS: Final = 1000  # in a season; 40 is already a lot
_NAME: Final = re.compile(r"[a-z_]\w*(\.[a-z_]\w*)*:[a-z_]\w*", re.ASCII | re.IGNORECASE)


def is_own(name: str) -> bool:
    """Whether a name is that of a bot from outside the package."""
    return ":" in name


def find_class(name: str) -> type:
    """The class of a bot. Imports its module, looking in the current folder first as `python -m` does."""
    if len(name) > MAX_NAME or _NAME.fullmatch(name) is None:
        raise NoSuchBot(f"{reprlib.repr(name)} names no bot; write MODULE:CLASS, like mybot:MyBot.")
    path, _, attribute = name.partition(":")
    if not {"", os.getcwd()} & {*sys.path}:
        sys.path.insert(0, os.getcwd())
    found = getattr(_import(name, path), attribute, None)
    if found is None:
        raise NoSuchBot(f"The module '{path}' has no {attribute}.")
    if not isinstance(found, type):
        kind = type(found).__name__
        raise NoSuchBot(f"'{name}' is no bot: a bot is a class with the method choose(game, seat), not of type {kind}.")
    if not callable(getattr(found, "choose", None)):
        raise NoSuchBot(f"The bot {name} has no method choose(game, seat).")
    return found


def _import(name: str, path: str) -> object:
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{path}.".startswith(f"{error.name}."):
            raise NoSuchBot(f"There is no module '{path}' for the bot {name}, neither here nor installed.") from None
        raise BotFault(f"The bot {name} cannot be loaded: {_last_line(error)}.", _trace(error)) from None
    except (Exception, SystemExit) as error:
        raise BotFault(f"The bot {name} cannot be loaded: {_last_line(error)}.", _trace(error)) from None


class OwnBot(Bot):
    """A bot from outside the package. It gets copies of the game, and its answers are checked."""

    __slots__ = ("_own",)

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        made = find_class(name)
        if not _takes(made, seed):
            raise NoSuchBot(f"The bot {name} cannot be made with a seed alone: it needs __init__(self, seed).")
        own: Any = self._run("making it", lambda: made(seed))
        self._own = own
        if not _takes(own.choose, None, 0):
            raise NoSuchBot(f"The method choose of {name} must take a game and a seat: choose(self, game, seat).")

    def choose(self, game: Game, seat: int) -> Action:
        asked = question(game, seat)
        if acted(game, seat) >= MOST_ACTIONS:
            raise BotFault(f"The bot {self.name} runs in circles: {MOST_ACTIONS} actions this season, now at {asked}.")
        action = as_action(self.name, game, seat, self._run(asked, lambda: self._own.choose(game.clone(), seat)))
        try:
            action = parse(action.text)  # only what can be written in notation is an action
            game.check(seat, action)
        except HinodeError as error:
            raise BotFault(f"The bot {self.name} chose {action!r} for {asked}. {error}") from None
        except Exception as error:
            wrong = _last_line(error)
            raise BotFault(f"The bot {self.name} chose an impossible action for {asked}: {wrong}.") from None
        return action

    def remember(self, dealings: Dealings) -> None:
        """Set the attribute `dealings` of a bot that has one."""
        if hasattr(self._own, "dealings"):
            self._run("setting dealings", lambda: setattr(self._own, "dealings", dealings))

    def answer_deal(self, game: Game, seat: int, pledges: Sequence[Pledge]) -> bool:
        """Whether it accepts a deal. A bot without the method `answer_deal` refuses every deal."""
        if not hasattr(self._own, "answer_deal"):
            return False
        asked = f"a deal ({SEAT.text(seat)})"
        answer = self._run(asked, lambda: self._own.answer_deal(game.clone(), seat, tuple(pledges)))
        if not isinstance(answer, bool):
            raise BotFault(f"The bot {self.name} returned {reprlib.repr(answer)} instead of True or False for {asked}.")
        return answer

    def _run(self, what: str, call: Callable[[], object]) -> object:
        """Run a foreign bot's code. Errors keep its traceback, without our frames."""
        try:
            return call()
        except (Exception, SystemExit) as error:
            raise BotFault(f"The bot {self.name} failed at {what}: {_last_line(error)}.", _trace(error)) from None


def acted(game: Game, seat: int) -> int:
    """The number of actions of a seat this season."""
    began = max((i for i, event in enumerate(game.events) if event.kind is SEASON_BEGAN), default=0)
    marked = zip(game.actions, game.marks, strict=True)
    return sum(who == seat for (who, _), mark in marked if mark > began)


def question(game: Game, seat: int) -> str:
    """The current question, for error messages."""
    asked = "nothing" if game.decision is None else game.decision.NAME
    return f"the decision '{asked}' ({SEAT.text(seat)})"


def as_action(name: str, game: Game, seat: int, answer: object) -> Action:
    """What a bot returned, checked to be an action."""
    if isinstance(answer, Action):
        return answer
    hint = " Make one with hinode.parse(text)." if isinstance(answer, str) else ""
    shown = reprlib.repr(answer)
    raise BotFault(f"The bot {name} returned {shown} instead of an action for {question(game, seat)}.{hint}")


def _takes(function: Callable[..., object], *args: object) -> bool:
    """Whether a callable accepts these arguments, as far as can be known."""
    try:
        signature(function).bind(*args)
    except TypeError:
        return False
    except ValueError:  # written in C
        return True
    return True


def _last_line(error: BaseException) -> str:
    return traceback.format_exception_only(error)[-1].strip().rstrip(".")


def _trace(error: BaseException) -> str:
    """The traceback of a foreign bot's code, without the frames of this file and of the import system."""
    at: TracebackType | None = error.__traceback__
    while at is not None and _is_ours(at.tb_frame.f_code.co_filename):
        at = at.tb_next
    return "".join(traceback.format_exception(type(error), error, at)).rstrip()


def _is_ours(path: str) -> bool:
    return path.endswith(("bots/own.py", "importlib/__init__.py")) or path.startswith("<frozen importlib")
