"""Messages in the current language. Texts are read when the first one is needed."""

from __future__ import annotations

import locale
import os
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from hinode.words.bundle import Bundle

LANGUAGES: Final = {"en": "English", "it": "Italiano", "pl": "Polski", "fr": "Français"}
DEFAULT: Final = "en"

_current: Final[ContextVar[str]] = ContextVar("language", default=DEFAULT)


def say(message: str, **about: str | int) -> str:
    """A message in the current language."""
    language = _current.get()
    return _bundle(language).format(message, about) if about else _plain(language, message)


def has(message: str) -> bool:
    """Whether there is such a message."""
    return _bundle(_current.get()).has(message)


def name(function: str, word: str) -> str:
    """What a word of the engine is called, looked up as by a function of `functions.json`: name("WHY", "toll")."""
    return _bundle(_current.get()).name(function, word)


def listing(items: Iterable[str], last: str = "and") -> str:
    """ "a, b and c" in the current language; `last` is "and" or "or"."""
    return _bundle(_current.get()).listing(list(items), last)


def speak(language: str) -> None:
    """Choose the language for the rest of the program."""
    assert language in LANGUAGES, language
    _current.set(language)


@contextmanager
def speaking(language: str) -> Generator[None]:
    """Another language for a while."""
    before = _current.set(language)
    try:
        yield
    finally:
        _current.reset(before)


def preferred() -> str:
    """The language of this person's environment if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else DEFAULT
    code = (locale.getlocale()[0] or "")[:2].lower()
    return code if code in LANGUAGES else DEFAULT


@cache
def _bundle(language: str) -> Bundle:
    from hinode.words.bundle import Bundle  # imports Fluent, which a silent game does not need

    return Bundle(language)


@cache
def _plain(language: str, message: str) -> str:
    return _bundle(language).format(message, {})
