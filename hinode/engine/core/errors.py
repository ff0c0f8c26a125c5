"""What can go wrong, as sentences for a player."""

from collections.abc import Mapping
from typing import Final

from hinode import words

About = Mapping[str, str | int]  # what a sentence is about: names and numbers in it
NOTHING: Final[About] = {}


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
    """An action the rules do not allow now: the reason by name, the number of the rule, and what the reason is about.

    The sentence is a message of `hinode.words`. It is made when it is read, in the current language.
    """

    def __init__(self, reason: str, rule: str, about: About = NOTHING) -> None:
        super().__init__(reason, rule, about)
        self.reason = reason
        self.rule = rule
        self.about = about

    @property
    def sentence(self) -> str:
        """Why not, without the rule."""
        return words.say(f"refusal-{self.reason}", **self.about)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


def because(reason: str, rule: str, **about: str | int) -> IllegalAction:
    """A refusal: the reason, the rule that says so, and the names and numbers in its sentence."""
    return IllegalAction(reason, rule, about)


class StaleAction(IllegalAction):
    """An answer to a question that is no longer asked, or not yet."""


class RulesBug(HinodeError):
    """An invariant is broken: the engine is wrong, not the player."""
