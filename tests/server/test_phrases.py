"""Phrases: said as codes, so that everybody reads them in their own language."""

from __future__ import annotations

import pytest

from hinode import words
from hinode.server.speech import PHRASES
from tests.server.people import fails
from tests.server.serving import Browser, Json, Server


@pytest.fixture(scope="module")
def browsers(server: Server) -> list[Browser]:
    """Three players."""
    return server.table("Anna", "Ben", "Carl").browsers()


def about(browser: Browser, phrase: str) -> str:
    """Something that fits into a phrase."""
    return {"": "", "province": "edo", "clan": browser.clan()}[PHRASES[phrase]]


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase(browsers: list[Browser], phrase: str) -> None:
    """Heard like talk, in public and in private, and there are words for it in every language."""
    anna, ben, carl = browsers
    what = about(anna, phrase)
    for to in ([], [1]):
        answer = anna.ask("phrase", seat=0, phrase=phrase, about=what, to=to)
        assert answer["type"] == "done", answer
        for browser in browsers:
            browser.settle()
            heard = [line for line in browser.talk if line["n"] == answer["n"]]
            assert len(heard) == (1 if browser in (anna, ben) or not to else 0)
            for line in heard:
                assert line["text"] == ""
                assert line["spoken"]["reason"] == f"phrase_{phrase}"
                assert list(line["spoken"].get("about", {}).values()) == ([what] if what else [])
    assert carl.talk
    for language in words.LANGUAGES:
        with words.speaking(language):
            assert words.say(f"said-phrase_{phrase}", **({PHRASES[phrase]: what} if what else {})).strip()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"phrase": "curse"}, "unreadable"),
        ({"phrase": "<b>"}, "unreadable"),
        ({"phrase": "x" * 21}, "unreadable"),
        ({"phrase": ""}, "unreadable"),
        ({"phrase": "trust", "about": "edo"}, "unreadable"),
        ({"phrase": "stay_out"}, "unreadable"),
        ({"phrase": "stay_out", "about": "atlantis"}, "unreadable"),
        ({"phrase": "stay_out", "about": "fujin"}, "unreadable"),
        ({"phrase": "careful", "about": "edo"}, "unreadable"),
        ({"phrase": "careful", "about": "nobody"}, "unreadable"),
        ({"phrase": "no", "to": [0]}, "no_such_seat"),
        ({"phrase": "no", "to": [4]}, "no_such_seat"),
        ({"phrase": "no", "seat": 1}, "not_your_seat"),
        ({"phrase": "no", "text": "boo"}, "unreadable"),
    ],
)
def test_what_is_no_phrase(browsers: list[Browser], fields: Json, code: str) -> None:
    """It is refused, and nobody hears it."""
    anna, ben, _ = browsers
    ben.settle()
    before = len(ben.talk)
    anna.send("phrase", **{"seat": 0, **fields})
    assert fails(next(answer for answer in iter(anna.hear, None) if answer["type"] in ("failed", "done"))) == code
    ben.settle()
    assert len(ben.talk) == before
