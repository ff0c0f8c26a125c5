"""The short way in: messages are heard in order, however they come."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterator
from random import Random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from hinode.server.fast.frames import payload
from tests.server.gates import A_MOMENT, Gate
from tests.server.serving import Playing, Server, wait_until


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Playing]:
    with Server(tmp_path_factory.mktemp("wire")) as server:
        yield server.table("Anna", "Ben", "Cleo")


class Line:
    """A connection to a table on which bytes go out as they are."""

    def __init__(self, table: Playing) -> None:
        uri = parse_uri(f"ws{table.server.url.removeprefix('http')}/api/tables/{table.name}/socket")
        self.protocol = ClientProtocol(uri)
        self.socket = socket.create_connection((uri.host, uri.port), timeout=60)
        self.protocol.send_request(self.protocol.connect())
        self.send(self.said())
        while self.protocol.handshake_exc is None and not self.protocol.events_received():
            self.protocol.receive_data(self.socket.recv(65_536))
        self.protocol.send_text(json.dumps({"type": "hello", "secrets": table.secrets[:1]}).encode())
        self.send(self.said())

    def said(self) -> bytes:
        """What the protocol has to send."""
        return b"".join(self.protocol.data_to_send())

    def send(self, data: bytes) -> None:
        """Send bytes, as one piece."""
        self.socket.sendall(data)

    def hear(self) -> list[Frame]:
        """The next frames."""
        self.protocol.receive_data(self.socket.recv(65_536))
        return [event for event in self.protocol.events_received() if isinstance(event, Frame)]

    def answers(self, number: int) -> list[int]:
        """The ids of so many answers, in the order in which they came."""
        found: list[int] = []
        while len(found) < number:
            texts = [bytes(frame.data) for frame in self.hear() if frame.opcode is Opcode.TEXT]
            found += [message["id"] for message in map(json.loads, texts) if message["type"] in ("done", "failed")]
        return found


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


def test_what_is_a_whole_frame() -> None:
    """Final, masked, and neither more nor less than its size says."""
    line = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    for size in (0, 1, 125, 126, 1000, 65_535):
        line.send_text(b"x" * size)
        data = b"".join(line.data_to_send())
        assert payload(data) == len(data) - size
        assert payload(data[:-1]) == payload(data + b"x") == 0
        assert payload(bytes((data[0] & 0x7F, *data[1:]))) == 0  # not final
        assert payload(bytes((data[0], data[1] & 0x7F, *data[2:]))) == 0  # not masked
    assert payload(b"") == payload(b"GET / HTTP/1.1\r\n\r\n") == 0


def test_nothing_overtakes_an_act(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes while an act is on its way to the disk is dealt with after it, in order."""
    with table.server.browser(table.name, table.secrets[0]) as browser:
        gate = Gate(monkeypatch, table.server.hall.store, "append")
        action = {"seat": 0, "number": browser.number}
        first = browser.send("act", line=browser.view["decision"]["options"]["parts"][0]["actions"][0], **action)
        gate.wait()
        for kind in ("why", "act", "why", "act"):
            browser.send(kind, line="nonsense", **action)
            threading.Event().wait(A_MOMENT / 3)  # each comes for itself
        gate.open()
        answered: list[int] = []
        while len(answered) < 5:
            heard = browser.hear()
            if heard["type"] in ("done", "failed"):
                answered.append(heard["id"])
        assert answered == list(range(first, first + 5))


def test_what_was_begun_is_finished(table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who goes while an act is on its way has acted all the same."""
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
