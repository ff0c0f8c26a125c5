"""What can go wrong, as sentences for a player."""

from collections.abc import Mapping
from typing import Final

About = Mapping[str, str | int]  # what a sentence is about: names and numbers in it
NOTHING: Final[About] = {}


def counted(number: int, noun: str) -> str:
    """1 coin, 2 coins"""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


class HinodeError(Exception):
    """The root of every error this package raises on purpose."""


class SetupError(HinodeError):
    """A game cannot be set up as asked: an unknown clan, two players, a set that does not exist."""


class NotationError(HinodeError):
    """A text could not be read. Carries the line number (0 when there is only one line)."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.reason = reason
        self.line = line


class UnreadableAction(NotationError):
    """A line that is not an action."""


class IllegalAction(HinodeError):
    """An action the rules do not allow now. Carries the number of the rule, and the reason by name (refusals.py)."""

    def __init__(self, sentence: str, rule: str, reason: str = "", about: About = NOTHING) -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule
        self.reason = reason
        self.about = about


class StaleAction(IllegalAction):
    """An answer to a question that is no longer asked, or not yet."""


class RulesBug(HinodeError):
    """An invariant is broken: the engine is wrong, not the player."""
