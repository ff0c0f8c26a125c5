"""Raw connections that no honest browser makes: none fills the memory, and none stays open forever."""

from __future__ import annotations

import logging
import select
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.frames import CloseCode

from hinode.server.web.wire import MAX_FRAGMENTS
from tests.server.gates import Gate
from tests.server.line import FLOOD, Line, taken
from tests.server.serving import PATIENCE, Playing, Server, wait_until

PING = b"\x89\xfd" + bytes(4) + b"x" * 125  # masked with zeros


def opened(server: Server, patience: float = PATIENCE) -> socket.socket:
    """A bare connection to the server."""
    return socket.create_connection(("127.0.0.1", server.port), patience)


def heard(raw: socket.socket) -> bytes:
    """All the server says before it closes the connection, or breaks it off."""
    said = b""
    with suppress(ConnectionError):
        while data := raw.recv(65_536):
            said += data
    return said


def broken_off(line: Line) -> int:
    """Listen until the server closes a socket; the code it gives."""
    while line.protocol.close_rcvd is None:
        line.hear()
    line.socket.close()
    return line.protocol.close_rcvd.code


# ------------------------------------------------------------------------------- what would fill the memory
def test_pings_of_somebody_who_never_reads(table: Playing) -> None:
    """The server stops reading while its pongs are not taken, and continues when they are."""
    line = Line(table)
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    pings = PING * (FLOOD // len(PING))
    sent = taken(table.server, line.socket, pings)
    assert sent < len(pings)
    line.protocol.send_text(b'{"type": "look", "id": 7}')
    rest = PING[sent % len(PING) :] + line.said()
    sender = threading.Thread(target=line.send, args=(rest,))
    sender.start()
    assert line.answers(1) == [7]
    sender.join()
    line.socket.close()


def test_a_message_of_many_pieces(table: Playing) -> None:
    """Even if there is nothing in them."""
    line = Line(table)
    line.protocol.send_text(b"x", fin=False)
    for _ in range(MAX_FRAGMENTS):
        line.protocol.send_continuation(b"", fin=False)
    line.send(line.said())
    assert broken_off(line) == CloseCode.MESSAGE_TOO_BIG


CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
ENDLESS = {
    "trailers": (CHUNKED + b"0\r\n", b"X-A: bbbbb\r\n"),
    "one trailer": (CHUNKED + b"0\r\nX-A: ", b"b"),
    "the name of a trailer": (CHUNKED + b"0\r\n", b"b"),
    "the size of a chunk": (CHUNKED, b"0"),
    "the extension of a chunk": (CHUNKED + b"5;", b"x"),
    "extensions of a chunk": (CHUNKED + b"5", b";x=y"),
    "empty lines": (b"", b"\r\n"),
}


@pytest.mark.parametrize(("first", "more"), ENDLESS.values(), ids=ENDLESS)
def test_what_is_no_body_has_an_end(server: Server, first: bytes, more: bytes) -> None:
    """Not only headers: everything outside a body is limited."""
    with opened(server) as raw:
        raw.sendall(first)
        with pytest.raises(ConnectionError):
            for _ in range(30):
                raw.sendall(more * (1_000_000 // len(more)))


def test_a_body_in_many_small_chunks(server: Server) -> None:
    """A body may come in any chunks: here the chunk sizes together exceed the limit of headers."""
    body = b'{"name": "Anna"}'.ljust(20_000)
    head = CHUNKED.replace(b"Host: x", b"Host: x\r\nContent-Type: application/json\r\nConnection: close")
    with opened(server) as raw:
        raw.sendall(head + b"".join(b"1;x\r\n%c\r\n" % letter for letter in body) + b"0\r\nX-A: b\r\n\r\n")
        assert heard(raw).startswith(b"HTTP/1.1 201 ")


def test_requests_far_ahead_of_their_answers(server: Server) -> None:
    """A client may pipeline some requests, but not very many."""
    request = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
    last = request.replace(b"Host: x", b"Host: x\r\nConnection: close")
    for ahead, is_heard in ((20, True), (1000, False)):
        with opened(server) as raw:
            raw.sendall(request * ahead + last)
            assert (heard(raw).count(b"HTTP/1.1 200 ") == ahead + 1) is is_heard


# ------------------------------------------------------------------------------- what would stay for ever
SHORT = 0.5  # seconds: the patience of an impatient server
SOON = 10.0  # seconds: less than the usual patience
GET = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
HANDSHAKE = (
    b"GET /api/tables/nosuchtable/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
UNFINISHED = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a method": b"GE",
    "half a head": GET[:-2],
    "no body": POST + b"Content-Length: 100\r\n\r\n",
    "half a body": POST + b"Content-Length: 100\r\n\r\n{",
    "no chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n",
    "half a chunk": POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    "no end of chunks": POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n",
    "half a body nobody asked for": b"POST /api/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    "half a handshake": HANDSHAKE,
}


NO_HANDSHAKES = {
    "a long header": HANDSHAKE + b"X: " + b"y" * 9000 + b"\r\n\r\n",
    "many headers": HANDSHAKE + b"X: y\r\n" * 200 + b"\r\n",
    "a long path": HANDSHAKE.replace(b"/socket", b"/" + b"a" * 9000) + b"\r\n",
    "a body": HANDSHAKE + b"Content-Length: 1\r\n\r\nx",
    "chunks": HANDSHAKE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("data", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES)
def test_what_is_no_handshake(server: Server, data: bytes) -> None:
    """A request for a socket that cannot be read is refused at once."""
    with opened(server, SOON) as raw:
        raw.sendall(data)
        assert heard(raw).startswith(b"HTTP/1.1 400 ")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hinode.server.web.wire.HEAD_WITHIN", SHORT)
    monkeypatch.setattr("hinode.server.web.wire.BODY_WITHIN", SHORT)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("data", UNFINISHED.values(), ids=UNFINISHED)
def test_a_request_that_does_not_come(server: Server, data: bytes) -> None:
    """A client that does not finish its request in time is disconnected."""
    with opened(server, SOON) as raw:
        raw.sendall(data)
        heard(raw)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("first", "more"),
    [(GET, b"\r\n"), (GET, GET[:-2]), (UNFINISHED["half a body nobody asked for"], b"x" * 99)],
)
def test_no_next_request(server: Server, first: bytes, more: bytes) -> None:
    """After an answer too: only a request keeps a connection open."""
    with opened(server, SOON) as raw:
        raw.sendall(first)
        assert raw.recv(65_536).startswith(b"HTTP/1.1 ")
        raw.sendall(more)
        heard(raw)


@pytest.mark.usefixtures("impatient")
def test_a_head_byte_by_byte(server: Server) -> None:
    """A little now and then is not enough."""
    with opened(server) as raw:
        raw.sendall(GET[:-2] + b"X: ")

        def cut_off() -> bool:
            raw.sendall(b"x")
            return bool(select.select([raw], [], [], 0)[0])

        wait_until(cut_off)


@pytest.mark.usefixtures("impatient")
def test_waiting_has_no_deadline(server: Server, table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """An open socket may be silent, and an answer may take its time."""
    line = Line(table)
    gate = Gate(monkeypatch, server.hall.store, "row")
    with opened(server) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        gate.wait()
        with opened(server) as silent:
            heard(silent)
        gate.open()
        assert heard(raw).startswith(b"HTTP/1.1 200 ")
    line.protocol.send_text(b'{"type": "look", "id": 7}')
    line.send(line.said())
    assert line.answers(1) == [7]
    line.socket.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems wait longer")
def test_a_client_that_never_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that never reads is disconnected, although there is still something to send to it."""
    monkeypatch.setattr("hinode.server.web.run.TAKEN_WITHIN", SHORT)
    with Server(tmp_path) as server:
        table = server.table("Anna", "Ben", "Cleo")
        connections = server.hall.rooms[table.name].connections
        line = Line(table)
        with suppress(ConnectionError):
            line.send(PING * (FLOOD // len(PING)))
        wait_until(lambda: not connections)
        line.socket.close()


# ------------------------------------------------------------------------------- what would fill the log
BAD_TEXT = b"\x81\x82" + bytes(4) + b"\xff\xfe"
CLOSE = b"\x88\x82" + bytes(4) + b"\x03\xe8"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (BAD_TEXT, CloseCode.INVALID_DATA),
        (BAD_TEXT * 3, CloseCode.INVALID_DATA),
        (b"\x01\x80" + bytes(4) + b"\x80\x81" + bytes(4) + b"\xff", CloseCode.INVALID_DATA),
        (BAD_TEXT + CLOSE, CloseCode.NORMAL_CLOSURE),
    ],
    ids=["bad", "bad again and again", "bad pieces", "bad, then goodbye"],
)
def test_bad_text_is_not_logged(table: Playing, caplog: pytest.LogCaptureFixture, data: bytes, code: int) -> None:
    """Invalid text ends the connection and is not logged as an error of the server."""
    line = Line(table)
    line.send(data)
    assert broken_off(line) == code
    wait_until(lambda: not table.server.hall.rooms[table.name].connections)
    assert not [record for record in caplog.records if record.levelno > logging.INFO]


def test_bad_text_before_the_answer(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor is what cannot be said any more because of it."""
    gate = Gate(monkeypatch, server.hall.store, "row")
    with opened(server) as raw:
        raw.sendall(HANDSHAKE + b"\r\n")
        gate.wait()
        raw.sendall(BAD_TEXT)
        assert heard(raw).endswith(b"\x88\x02\x03\xef")
        gate.open()
    wait_until(lambda: not server.busy)
    assert not [record for record in caplog.records if record.levelno > logging.INFO]
