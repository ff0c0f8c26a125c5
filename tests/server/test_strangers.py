"""Connections of no honest browser, byte by byte: none fills the memory, none stays for ever, and nobody else feels it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator

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
