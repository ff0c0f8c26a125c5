"""Hostile messages on the socket: each gets a typed error, changes nothing and breaks nothing."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from hinode.server.protocol import MAX_MESSAGE
from hinode.server.web.run import MAX_FRAME
from tests.server.checks import closed, state
from tests.server.people import fails
from tests.server.serving import Playing, Server, wait_until


# ------------------------------------------------------------------------------- what is no message
def act(**fields: Any) -> str:
    return json.dumps({"type": "act", "seat": 0, "line": "ready", "number": 1, **fields})


UNREADABLE: dict[str, str | bytes] = {
    "nothing": "",
    "nothing in bytes": b"",
    "not JSON": "ready",
    "half an object": '{"type": "look"',
    "two objects": '{"type": "look"}{"type": "look"}',
    "a list": '[{"type": "look"}]',
    "null": "null",
    "a number": "1",
    "not a number": '{"type": "look", "id": NaN}',
    "no type": '{"seat": 0}',
    "a number as type": '{"type": 1}',
    "an unknown type": '{"type": "resign", "seat": 0}',
    "a push as type": '{"type": "news", "seat": 0, "n": 1}',
    "an unknown field": act(secret="x" * 32),
    "a missing field": '{"type": "act", "seat": 0, "line": "ready"}',
    "a word as number": act(number="1"),
    "a number as line": act(line=1),
    "a fraction": act(number=1.5),
    "yes as a seat": act(seat=True),
    "null as a seat": act(seat=None),
    "a seat no table has": act(seat=5),
    "a negative seat": act(seat=-1),
    "a negative number": act(number=-1),
    "a number past all counting": act(number=1 << 64),
    "a number of 6000 digits": act().replace('"number": 1', f'"number": {"9" * 6000}'),
    "a number with a huge exponent": act().replace('"number": 1', '"number": 1e99999'),
    "an empty line": act(line=""),
    "a long line": act(line="ready " * 100),
    "a line that is no action": act(line="surrender now"),
    "a line of control characters": act(line="\x00\x1b[2J\u202e"),
    "digits of another script": act(line="bid \u0663 0 0 0"),
    "a hopeless amount": act(line="gift lotus 99999999999999999999"),
    "deep lists": "[" * 8000,
    "deep objects": '{"type":' * 1000,
    "a deep field": '{"type": "hello", "secrets": ' + "[" * 4000 + "]" * 4000 + "}",
    "a deep unknown field": '{"type": "look", "x": ' + "[" * 4000 + "]" * 4000 + "}",
    "a lone surrogate": '{"type": "say", "seat": 0, "text": "\\ud800"}',
    "bytes that are no UTF-8": b"\xff\xfe\x00",
    "a text that is no UTF-8": b'{"type": "say", "seat": 0, "text": "\xff\xfe"}',
    "a type that is no UTF-8": b'{"type": "\xc3\x28"}',
    "too many secrets": json.dumps({"type": "hello", "secrets": ["x" * 32] * 6}),
    "a long secret": json.dumps({"type": "hello", "secrets": ["x" * 65]}),
    "talk without end": json.dumps({"type": "say", "seat": 0, "text": "x" * 501}),
    "talk of nothing": json.dumps({"type": "say", "seat": 0, "text": " \u200b\n"}),
    "too many promises": json.dumps({"type": "offer_deal", "seat": 0, "to": 1, "promises": [{"promise": "ally"}] * 7}),
    "a promise nobody knows": json.dumps({"type": "offer_deal", "seat": 0, "to": 1, "promises": [{"promise": "?"}]}),
}


@pytest.mark.parametrize("raw", UNREADABLE.values(), ids=UNREADABLE)
def test_an_unreadable_message(server: Server, table: Playing, raw: str | bytes) -> None:
    """What is not a message of the protocol is refused; nothing changes, and the connection still works."""
    with server.browser(table.name, table.secrets[0]) as browser:
        before = state(table)
        browser.socket.send(raw)
        assert fails(browser.hear()) == "unreadable"
        assert browser.ask("look")["type"] == "done"
        assert state(table) == before


def ally(by: int) -> dict[str, Any]:
    return {"promise": "ally", "by": by}


REFUSED: dict[str, tuple[str, dict[str, Any], str]] = {
    "a question answered long ago": ("act", {"line": "ready", "number": 0}, "stale"),
    "a question not yet asked": ("act", {"line": "ready", "number": 10**9}, "stale"),
    "against the rules": ("act", {"line": "bid 1 0 0 0"}, "illegal"),
    "a gift out of an empty purse": ("act", {"line": "gift lotus 900000 0"}, "illegal"),
    "another's seat": ("act", {"seat": 1, "line": "ready"}, "not_your_seat"),
    "a seat the table does not have": ("act", {"seat": 4, "line": "ready"}, "not_your_seat"),
    "talk in another's name": ("say", {"seat": 1, "text": "I surrender"}, "not_your_seat"),
    "talk to nobody": ("say", {"text": "hello", "to": [4]}, "no_such_seat"),
    "talk to oneself": ("say", {"text": "hello", "to": [0]}, "no_such_seat"),
    "undoing another's action": ("undo", {"seat": 2}, "not_your_seat"),
    "undoing nothing": ("undo", {}, "illegal"),
    "undoing what has passed": ("undo", {"number": 0}, "stale"),
    "a gift while something else is asked": ("act", {"line": "gift lotus 1 0", "number": 0}, "stale"),
    "another's clan": ("choose_clan", {"seat": 1, "clan": "koi"}, "not_your_seat"),
    "a clan in the middle of a game": ("choose_clan", {"clan": "koi"}, "not_now"),
    "handing over another's seat": ("hand_over", {"seat": 1, "bot": "random"}, "not_your_seat"),
    "a bot nobody knows": ("hand_over", {"bot": "../../bot"}, "bad_settings"),
    "a deal in another's name": ("offer_deal", {"seat": 1, "to": 0, "promises": [ally(1)]}, "not_your_seat"),
    "a deal with oneself": ("offer_deal", {"to": 0, "promises": [ally(0)]}, "bad_promise"),
    "a deal with nobody": ("offer_deal", {"to": 3, "promises": [ally(0)]}, "no_such_seat"),
    "a promise of a third": ("offer_deal", {"to": 1, "promises": [ally(2)]}, "bad_promise"),
    "a deal that does not exist": ("answer_deal", {"deal": 10**9, "yes": True}, "no_such_deal"),
    "agreeing to nothing": ("answer_take_back", {"wish": 0, "yes": True}, "stale"),
    "agreeing for another": ("answer_take_back", {"seat": 1, "wish": 0, "yes": True}, "not_your_seat"),
    "going back to the future": ("ask_take_back", {"length": 10**9}, "not_now"),
}


@pytest.mark.parametrize(("kind", "fields", "code"), REFUSED.values(), ids=REFUSED)
def test_a_message_that_is_not_allowed(
    server: Server, table: Playing, kind: str, fields: dict[str, Any], code: str
) -> None:
    """A message for the wrong seat, question or moment is refused; nothing changes, and nobody hears of it."""
    with server.browser(table.name) as watcher, server.browser(table.name, table.secrets[0]) as browser:
        before = state(table)
        watcher.settle()
        heard = len(watcher.seen)
        number = {"number": browser.number} if kind in ("act", "undo") else {}
        assert fails(browser.ask(kind, **{"seat": 0, **number, **fields})) == code
        assert browser.ask("look")["type"] == "done"
        watcher.settle()
        assert [message["type"] for message in watcher.seen[heard:]] == ["sync", "done"]
        assert state(table) == before


# ------------------------------------------------------------------------------- size
def test_an_oversized_message(server: Server, table: Playing) -> None:
    """A message over the limit is refused, up to the largest frame; one exactly at the limit is read."""
    with server.browser(table.name, table.secrets[0]) as browser:
        before = state(table)
        for size in (MAX_MESSAGE + 1, MAX_FRAME - 1):
            for data in ("x" * size, b"x" * size):
                browser.socket.send(data)
                assert fails(browser.hear()) == "too_large"
        browser.socket.send('{"type": "look"}'.ljust(MAX_MESSAGE))
        browser.until(lambda browser: browser.seen[-1]["type"] == "done")
        assert state(table) == before


def test_a_message_of_many_small_frames(server: Server, table: Playing) -> None:
    """The limit counts all fragments of a message together."""
    with server.browser(table.name, table.secrets[0]) as browser:
        browser.socket.send(["x" * 1000] * 9)
        assert fails(browser.hear()) == "too_large"
        browser.socket.send(['{"type":', ' "look"}'])
        browser.until(lambda browser: browser.seen[-1]["type"] == "done")
        with suppress(ConnectionClosed):  # it may be closed before the last frame is sent
            browser.socket.send(["x" * 1000] * (MAX_FRAME // 1000 + 1))
        assert closed(browser) == CloseCode.MESSAGE_TOO_BIG


def test_a_frame_over_the_limit(server: Server, table: Playing) -> None:
    """What no honest browser sends closes its connection and no other."""
    before = state(table)
    with server.browser(table.name) as watcher:
        with server.browser(table.name, table.secrets[0]) as browser:
            with suppress(ConnectionClosed):
                browser.socket.send("x" * (MAX_FRAME + 1))
            assert closed(browser) == CloseCode.MESSAGE_TOO_BIG
        assert watcher.ask("look")["type"] == "done"
    wait_until(lambda: state(table) == before)


def test_text_that_is_no_utf8(server: Server, table: Playing) -> None:
    """A text frame with invalid UTF-8 violates the WebSocket protocol: it closes the connection."""
    before = state(table)
    with server.browser(table.name, table.secrets[0]) as browser:
        browser.socket.send(b"\xff\xfe", text=True)
        assert closed(browser) == CloseCode.INVALID_DATA
    wait_until(lambda: state(table) == before)


# ------------------------------------------------------------------------------- hello
@pytest.mark.parametrize("kind", ["act", "why", "say", "undo", "look", "hand_over"])
def test_a_message_before_hello(server: Server, table: Playing, kind: str) -> None:
    """Before hello a browser can do and hear nothing; it can still say hello afterwards."""
    line = {"line": "ready", "number": 1}
    fields = {"act": line, "why": line, "undo": {"number": 1}, "say": {"text": "hello"}}.get(kind, {})
    with server.browser(table.name, greet=False) as browser:
        before = state(table)
        seat = {} if kind == "look" else {"seat": 0}
        assert fails(browser.ask(kind, **seat, **fields)) == "not_now"
        with server.browser(table.name):
            pass
        assert browser.ask("hello", secrets=table.secrets[:1])["holds"] == [0]
        assert [message["type"] for message in browser.seen] == ["failed", "welcome"]
        browser.settle()
    wait_until(lambda: state(table) == before)


def test_a_second_hello(server: Server, table: Playing) -> None:
    """A second hello with other secrets holds the other seats and no longer the first."""
    with server.browser(table.name, table.secrets[0]) as browser:
        heard = len(browser.seen)
        assert browser.ask("hello", secrets=table.secrets[1:2])["holds"] == [1]
        browser.settle()
        assert {message["seat"] for message in browser.seen[heard:] if message["type"] in ("sync", "news")} == {1}
        assert fails(browser.ask("hand_over", seat=0, bot="random")) == "not_your_seat"
        assert browser.ask("hello", secrets=["x" * 32])["holds"] == []
        assert fails(browser.ask("hand_over", seat=1, bot="random")) == "not_your_seat"
