"""Refusals: a code for programs, a sentence for people, and the rule if one applies."""

from __future__ import annotations

from typing import Final

from hinode.engine.core.errors import NOTHING, About, IllegalAction, StaleAction, UnreadableAction

# code -> HTTP status
CODES: Final[dict[str, int]] = {
    "unreadable": 400,  # not a message of this protocol
    "bad_settings": 400,
    "bad_name": 400,
    "bad_record": 400,
    "bad_promise": 400,
    "bad_address": 400,  # notices cannot go there
    "not_your_seat": 403,
    "not_host": 403,
    "no_spectators": 403,
    "forbidden_origin": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_deal": 404,
    "illegal": 409,  # against the rules of the game
    "stale": 409,  # the decision has already been made
    "not_now": 409,  # the table is in another state
    "taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "broken": 409,  # the game no longer replays with these rules
    "storage": 503,  # it could not be saved, so it did not happen
    "full": 503,  # a limit of the server is reached
}


MAX_SENTENCE: Final = 600  # characters


def readable(text: str, most: int = MAX_SENTENCE) -> str:
    """Make a text safe to show, even if it quotes input: no control characters, limited length."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= most else f"{text[:most]}..."


class Refused(Exception):
    """The server refuses; nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "", reason: str = "", about: About = NOTHING) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = readable(sentence)
        self.rule = rule
        self.reason = reason
        self.about = about


def refused(error: UnreadableAction | IllegalAction) -> Refused:
    """A refusal of the engine as one of the server."""
    if isinstance(error, UnreadableAction):
        return Refused("unreadable", error.reason)
    code = "stale" if isinstance(error, StaleAction) else "illegal"
    return Refused(code, error.sentence, error.rule, error.reason, error.about)
