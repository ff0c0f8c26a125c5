"""Connections of no honest browser, byte by byte: none fills the memory, none stays for ever, and nobody else feels it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.server.serving import Playing, Server
from tests.server.test_wire import Line

STALLED = 2.0  # seconds in which a server that reads takes something
PING = b"\x89\xfd" + bytes(4) + b"x" * 125  # masked with zeros


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strangers")) as server:
        yield server


@pytest.fixture(scope="module")
def table(server: Server) -> Playing:
    return server.table("Anna", "Ben", "Cleo")


def taken(raw: socket.socket, data: bytes) -> int:
    """How many bytes the other side takes before it takes no more."""
    raw.settimeout(STALLED)
    sent = 0
    try:
        while sent < len(data):
            sent += raw.send(memoryview(data)[sent : sent + 65_536])
    except TimeoutError:
        pass
    raw.settimeout(60)
    return sent


def heard(raw: socket.socket) -> bytes:
    """All the server says before it closes the connection, or breaks it off."""
    said = b""
    with suppress(ConnectionError):
        while data := raw.recv(65_536):
            said += data
    return said


# ------------------------------------------------------------------------------- what would fill the memory
def test_pings_of_somebody_who_never_reads(table: Playing) -> None:
    """They are not read any more while their answers are not taken; when they are, everything goes on."""
    line = Line(table)
    line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
    pings = PING * (40_000_000 // len(PING))
    sent = taken(line.socket, pings)
    assert sent < len(pings)
    line.protocol.send_text(b'{"type": "look", "id": 7}')
    rest = PING[sent % len(PING) :] + line.said()
    sender = threading.Thread(target=line.send, args=(rest,))
    sender.start()
    assert line.answers(1) == [7]
    sender.join()
    line.socket.close()


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
    """Not only headers: whatever is no body is cut off when there is too much of it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(first)
        with pytest.raises(ConnectionError):
            for _ in range(30):
                raw.sendall(more * (1_000_000 // len(more)))


def test_a_body_in_many_small_chunks(server: Server) -> None:
    """What is a body may come as it likes: the sizes of its chunks are more than headers may be, all together."""
    body = b'{"name": "Anna"}'.ljust(20_000)
    head = CHUNKED.replace(b"Host: x", b"Host: x\r\nContent-Type: application/json\r\nConnection: close")
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
        raw.sendall(head + b"".join(b"1;x\r\n%c\r\n" % letter for letter in body) + b"0\r\nX-A: b\r\n\r\n")
        assert heard(raw).startswith(b"HTTP/1.1 201 ")


def test_requests_far_ahead_of_their_answers(server: Server) -> None:
    """Some may be sent before the first is answered; who sends very many is not heard to the end."""
    request = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
    last = request.replace(b"Host: x", b"Host: x\r\nConnection: close")
    for ahead, is_heard in ((20, True), (1000, False)):
        with socket.create_connection(("127.0.0.1", server.port), timeout=60) as raw:
            raw.sendall(request * ahead + last)
            assert (heard(raw).count(b"HTTP/1.1 200 ") == ahead + 1) is is_heard
