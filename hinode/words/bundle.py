"""The texts of one language and the functions that its messages call."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final, Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, fluent_number

FOLDER: Final = files("hinode.words")
TIMES: Final = "\N{MULTIPLICATION SIGN}"
NONE: Final = "none"  # nothing: a word that messages select on
# British English has no comma before "and", as in our own sentences.
LISTS: Final = {"en": "en_GB"}
STYLES: Final[dict[str, Literal["standard", "or"]]] = {"and": "standard", "or": "or"}

Function = Callable[..., Any]


class UnknownMessage(LookupError):
    """A text that no language has: a mistake in this package, not of the user."""


class Bundle:
    """Every message of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._fluent = FluentBundle([language], functions=self._functions(), use_isolating=False)
        for file in sorted(FOLDER.joinpath(language).iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                self._fluent.add_resource(FluentResource(file.read_text("utf-8")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._fluent.has_message(message)

    def format(self, message: str, about: Mapping[str, str | int]) -> str:
        """A message with its arguments."""
        return self._filled(message, "", about)

    def listing(self, items: list[str], last: str = "and") -> str:
        """a, b and c"""
        return format_list(items, STYLES[last], LISTS.get(self.language, self.language))

    def name(self, function: str, word: str) -> str:
        """The name of a word, as a function such as WHY or CLAN puts it into a message."""
        return self._name(self._kinds[function], word, "")

    def _filled(self, message: str, form: str, about: Mapping[str, str | int]) -> str:
        if not self.has(message):
            raise UnknownMessage(f"there is no message '{message}' in {self.language}")
        found = self._fluent.get_message(message)
        pattern = found.attributes.get(form) or found.value
        if pattern is None:
            raise UnknownMessage(f"the message '{message}' has no text")
        text, errors = self._fluent.format_pattern(pattern, dict(about))
        if errors:
            raise UnknownMessage(f"{message}: {'; '.join(map(str, errors))}")
        return str(text)

    # ------------------------------------------------------------------------------- functions
    # web/src/lib/functions.ts explains them and has the same for the browser.
    def _functions(self) -> dict[str, Function]:
        declared = json.loads(FOLDER.joinpath("functions.json").read_text("utf-8"))
        self._kinds: dict[str, list[str]] = declared["names"]
        return {
            **{name: self._naming(name, kinds) for name, kinds in self._kinds.items()},
            **{name: self._summing(messages) for name, messages in declared["sums"].items()},
            **{name: self._pairing(message) for name, message in declared["pairs"].items()},
            "COUNT": _count,
            "SAME": _same,
            "SIGN": _sign,
            "ABS": _abs,
        }

    def _naming(self, function: str, kinds: list[str]) -> Function:
        def name(words: str | int, form: str = "") -> str:
            names = [self._name(kinds, word, form) for word in str(words).split(",")]
            return self.listing(_counted(names) if function == "CARD" else names)

        return name

    def _name(self, kinds: list[str], word: str, form: str) -> str:
        message = next((f"{kind}-{word}" for kind in kinds if self.has(f"{kind}-{word}")), None)
        return word.replace("_", " ") if message is None else self._filled(message, form, {})

    def _summing(self, messages: list[str]) -> Function:
        def total(*amounts: FluentInt) -> str:
            parts = [
                self.format(message, {"count": int(amount)})
                for message, amount in zip(messages, amounts, strict=True)
                if amount > 0
            ]
            return self.listing(parts) if parts else NONE

        return total

    def _pairing(self, message: str) -> Function:
        def pairs(words: str) -> str:
            both = _words(words)
            parts = [
                self.format(message, {"first": first, "second": second})
                for first, second in zip(both[::2], both[1::2], strict=True)
            ]
            return self.listing(parts) if parts else NONE

        return pairs


def _count(words: str) -> object:
    return fluent_number(len(_words(words)))


def _same(one: object, other: object) -> str:
    return "yes" if one == other else "no"


def _sign(number: FluentInt) -> str:
    return "plus" if number > 0 else "minus"


def _abs(number: FluentInt) -> object:
    return fluent_number(abs(int(number)))


def _words(words: object) -> list[str]:
    return [word for word in str(words).split(",") if word not in ("", NONE)]


def _counted(names: list[str]) -> list[str]:
    """Copies of a card are counted, not repeated."""
    return [name if copies == 1 else f"{copies} {TIMES} {name}" for name, copies in Counter(names).items()]
