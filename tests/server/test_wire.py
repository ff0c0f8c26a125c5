"""Messages are handled in order however they arrive, and pushed messages are those of the plain way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from hinode.server.web.wire import Socket
from tests.server.gates import Gate
from tests.server.line import FLOOD, Line, taken
from tests.server.serving import Browser, Playing, Server, catch_up, some_line, wait_until


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    with Server(tmp_path_factory.mktemp("wire")) as server:
        yield server.table("Anna", "Ben", "Cleo")


def frames(line: Line, number: int, dice: Random) -> list[bytes]:
    """Messages with ids from 0 on, short and long, with other frames between them; some in fragments.

    Half of them are acts, which take their time: what comes after one must not overtake it.
    """
    made: list[bytes] = []
    for i in range(number):
        nonsense = dice.choice("xé") * dice.choice((1, 50, 150))
        kind, words = ("act", dice.choice(("ready", "wait"))) if dice.random() < 0.5 else ("why", nonsense)
        text = json.dumps(
            {"type": kind, "id": i, "seat": 0, "line": words, "number": 1},
            ensure_ascii=False,
            separators=dice.choice(((",", ":"), (", ", ": "))),
        )
        if dice.random() < 0.1:
            line.protocol.send_text(text[:5].encode(), fin=False)
            line.protocol.send_continuation(text[5:].encode(), fin=True)
        else:
            line.protocol.send_text(text.encode())
        if dice.random() < 0.2:
            line.protocol.send_ping(b"ping")
        made.append(line.said())
    return made


@pytest.mark.parametrize("seed", range(6))
def test_in_order_however_it_comes(table: Playing, seed: int) -> None:
    """One frame at a time, several at once, or cut anywhere: every message is answered, in order."""
    dice = Random(seed)
    line = Line(table)
    for i, data in enumerate(frames(line, 40, dice)):
        if i >= 5 and seed % 3:  # after some that came whole
            cut = dice.randrange(len(data))
            line.send(data[:cut])
            line.send(data[cut:])
        else:
            line.send(data)
        if seed < 3:
            assert line.answers(1) == [i]
    if seed >= 3:
        assert line.answers(40) == list(range(40))
    line.socket.close()


def test_nothing_overtakes_an_act(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes while an act is on its way to the disk is dealt with after it, in order."""
    with (
        table.server.browser(table.name, table.secrets[0]) as browser,
        table.server.browser(table.name, table.secrets[1]) as other,
    ):
        gate = Gate(monkeypatch, table.server.hall.store, "append")
        action = {"seat": 0, "number": browser.number}
        first = browser.send("act", line=browser.view["decision"]["options"]["parts"][0]["actions"][0], **action)
        gate.wait()
        for kind in ("why", "act", "why", "act"):
            browser.send(kind, line="nonsense", **action)
            other.settle()  # so that the next one arrives separately
        gate.open()
        answered: list[int] = []
        while len(answered) < 5:
            heard = browser.hear()
            if heard["type"] in ("done", "failed"):
                answered.append(heard["id"])
        assert answered == list(range(first, first + 5))


def test_what_was_begun_is_finished(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """An act in progress completes, even if its browser disconnects."""
    gate = Gate(monkeypatch, table.server.hall.store, "append")
    with table.server.browser(table.name, table.secrets[0]) as browser:
        n = browser.n
        line = browser.view["decision"]["options"]["parts"][0]["actions"][0]
        browser.send("act", line=line, seat=0, number=browser.number)
        gate.wait()
    gate.open()
    room = table.server.hall.rooms[table.name]
    wait_until(lambda: not room.connections)
    assert room.table.n == n + 1


def declines(monkeypatch: pytest.MonkeyPatch, table: Playing, *secrets: str) -> Browser:
    """A browser at a table to which nothing is pushed: everything goes the plain way, through the library."""
    with monkeypatch.context() as patch:
        patch.setattr(Socket, "push", lambda socket, messages: False)  # pyright: ignore
        return table.server.browser(table.name, *secrets)


def test_an_act_is_finished_for_a_browser_that_is_dropped(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser may be dropped for not reading while its next message, an act, is on its way to the disk."""
    slow = declines(monkeypatch, table, table.secrets[0])
    with table.server.browser(table.name, table.secrets[1]) as other:
        gate = Gate(monkeypatch, table.server.hall.store, "append")
        monkeypatch.setattr("hinode.server.room.connection.MAX_WAITING", 0)
        line = some_line(slow.view["decision"]["options"], Random(1))
        act = {"type": "act", "seat": 0, "line": line, "number": slow.number}
        protocol = slow.socket.protocol
        for message in ({"type": "look"}, act):
            protocol.send_text(json.dumps(message).encode())
        slow.socket.socket.sendall(b"".join(protocol.data_to_send()))
        gate.wait()
        gate.open()
        other.until(lambda browser: browser.n == slow.n + 1)
    wait_until(lambda: not table.server.hall.rooms[table.name].connections)


def test_nothing_is_read_ahead_of_an_act(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """While an act is on its way, the server stops reading from its browser: what that sends cannot fill the memory."""
    with table.server.browser(table.name, table.secrets[0]) as browser:
        action = {"seat": 0, "number": browser.number}
        line = some_line(browser.view["decision"]["options"], Random(2))
    flooding = Line(table)
    gate = Gate(monkeypatch, table.server.hall.store, "append")
    flooding.protocol.send_text(json.dumps({"type": "act", "id": 0, "line": line, **action}).encode())
    flooding.send(flooding.said())
    gate.wait()
    flooding.protocol.send_text(json.dumps({"type": "why", "id": 1, "line": "nonsense", **action}).encode())
    message = flooding.said()
    flood = message * (FLOOD // len(message))
    assert taken(table.server, flooding.socket, flood) < len(flood)
    with table.server.browser(table.name, table.secrets[1]) as other:
        assert other.ask("look")["type"] == "done"
    gate.open()
    assert flooding.answers(100)[:100] == [0] + [1] * 99  # it reads again
    flooding.socket.close()


def test_pushed_messages_are_those_of_the_plain_way(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two browsers on each seat, one of which is never pushed to: both hear the same, in the same order."""
    pushed = table.browsers()
    plain = [declines(monkeypatch, table, secret) for secret in table.secrets]
    for browser in (*pushed, *plain):
        browser.settle()
        browser.seen.clear()
    dice = Random(3)
    for turn in range(40):
        actor = next(browser for browser in pushed if browser.to_act())
        answer = actor.act(some_line(actor.view["decision"]["options"], dice))
        assert answer["type"] == "done", answer
        pushed[turn % 3].ask("say", seat=turn % 3, text="Hm." * (turn + 1))
        catch_up([*pushed, *plain], answer["n"])
    for browser in (*pushed, *plain):
        browser.until(lambda browser: len(browser.talk) == 40)
    for one, other in zip(pushed, plain, strict=True):
        assert [message for message in one.seen if message["type"] != "done"] == other.seen
        assert other.views == one.views
    for browser in (*pushed, *plain):
        browser.socket.close()
