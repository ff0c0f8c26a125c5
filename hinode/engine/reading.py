"""Reading an action from its line of text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from hinode.engine.actions import NUMBER, VERBS, Action, Propose
from hinode.engine.core.errors import UnreadableAction
from hinode.engine.hooks import SEAT


@lru_cache(10_000)
def parse(line: str) -> Action:
    """Parse an action; raise UnreadableAction with the reason if the text is not one."""
    words = line.split()
    if not words:
        raise UnreadableAction("an empty line is no action")
    verb = words[0]
    cls = VERBS.get(verb)
    if cls is None:
        raise UnreadableAction(f"'{verb[:40]}' is not a verb; the verbs are {', '.join(VERBS)}")
    if cls is Propose:
        return _parse_propose(words[1:])
    if len(words) - 1 > len(cls.FIELDS):
        raise UnreadableAction(f"'{verb}' takes {len(cls.FIELDS)} words after it: {_usage(cls)}")
    try:
        values = [field.read(word) for (_, field), word in zip(cls.FIELDS, words[1:], strict=False)]
        action = cast(Callable[..., Action], cls)(*values)
    except ValueError as error:
        raise UnreadableAction(str(error)) from None
    except TypeError:
        raise UnreadableAction(f"'{verb}' needs more words: {_usage(cls)}") from None
    if -1 in values:
        raise UnreadableAction(f"'-' is not enough for '{verb}': {_usage(cls)}")
    return action


def _usage(cls: type[Action]) -> str:
    return " ".join((cls.VERB, *(name.upper() for name, _ in cls.FIELDS)))


def _parse_propose(words: list[str]) -> Action:
    """propose CLAN [give COINS RONIN] [ask COINS RONIN]"""
    usage = "propose CLAN [give COINS RONIN] [ask COINS RONIN]"
    try:
        to = SEAT.read(words.pop(0)) if words else -1
        amounts = {"give": (0, 0), "ask": (0, 0)}
        for key in ("give", "ask"):
            if len(words) >= 3 and words[0] == key:
                amounts[key] = (NUMBER.read(words[1]), NUMBER.read(words[2]))
                del words[:3]
    except ValueError as error:
        raise UnreadableAction(str(error)) from None
    if words or to < 0:
        raise UnreadableAction(f"a proposal reads: {usage}")
    return Propose(to, *amounts["give"], *amounts["ask"])
