"""A connection to a table below the level of a browser: a test decides which bytes go out, and when."""

from __future__ import annotations

import json
import socket
from contextlib import suppress

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.serving import PATIENCE, Playing, Server, wait_until

FLOOD = 40_000_000  # bytes: more than all buffers on the way hold


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
        """The ids of a number of answers, in the order of arrival."""
        found: list[int] = []
        while len(found) < number:
            texts = [bytes(frame.data) for frame in self.hear() if frame.opcode is Opcode.TEXT]
            found += [message["id"] for message in map(json.loads, texts) if message["type"] in ("done", "failed")]
        return found


def taken(server: Server, raw: socket.socket, data: bytes) -> int:
    """How many bytes can be sent before the server stops reading and every buffer is full."""
    raw.setblocking(False)
    sent = 0

    def full() -> bool:
        nonlocal sent
        before, stopped = sent, not server.reads
        with suppress(BlockingIOError):
            while sent < len(data):
                sent += raw.send(memoryview(data)[sent : sent + 65_536])
            return True
        return stopped and sent == before

    wait_until(full)
    raw.settimeout(PATIENCE)
    return sent
