"""Why the server does not do something: a code for programs, a sentence for people, and the rule if it is one."""

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
    "not_your_seat": 403,
    "not_host": 403,
    "no_spectators": 403,
    "forbidden_origin": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_deal": 404,
    "illegal": 409,  # the rules of the game say no
    "stale": 409,  # the question has been answered already
    "not_now": 409,  # the table is not in a state for this
    "taken": 409,
    "too_large": 413,
    "too_fast": 429,
    "broken": 409,  # the game can no longer be played with these rules
    "storage": 503,  # it could not be saved, so it did not happen
    "full": 503,  # the server holds no more
}


MAX_SENTENCE: Final = 600  # characters


def readable(text: str, most: int = MAX_SENTENCE) -> str:
    """A text that is safe to show: no control characters, and not too long. It may quote what somebody sent."""
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else "?" for sign in text)
    return text if len(text) <= most else f"{text[:most]}..."


class Refused(Exception):
    """The server does not do it; nothing has changed."""

    def __init__(self, code: str, sentence: str, rule: str = "", reason: str = "", about: About = NOTHING) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = readable(sentence)
        self.rule = rule
        self.reason = reason
        self.about = about


def refused(error: UnreadableAction | IllegalAction) -> Refused:
    """What the engine does not do, as the server says it."""
    if isinstance(error, UnreadableAction):
        return Refused("unreadable", error.reason)
    code = "stale" if isinstance(error, StaleAction) else "illegal"
    return Refused(code, error.sentence, error.rule, error.reason, error.about)
