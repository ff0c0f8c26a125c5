"""A minimal WebSocket client, so that a benchmark measures the server and not the client."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast

TEXT, PING, PONG = 1, 9, 10
MASK = b"\0\0\0\0"  # allowed by the protocol, and leaves the payload as it is


class Wire(asyncio.Protocol):
    """One connection: calls `heard` with every text message."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.ready = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None
        self._rest = b""  # an incomplete frame
        self._greeted = False

    @staticmethod
    async def open(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(heard), "127.0.0.1", port)
        assert wire._transport is not None
        wire._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await wire.ready
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def send(self, payload: bytes) -> None:
        """Send a text message."""
        self._write(TEXT, payload)

    def _write(self, opcode: int, payload: bytes) -> None:
        n, first = len(payload), 0x80 | opcode
        head = bytes((first, 0x80 | n)) if n < 126 else bytes((first, 0xFE)) + n.to_bytes(2, "big")
        assert self._transport is not None
        self._transport.write(head + MASK + payload)

    def close(self) -> None:
        """Hang up."""
        assert self._transport is not None
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0
        if not self._greeted:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self._greeted = True
            self.ready.set_result(None)
        while (frame := next_frame(data, at)) is not None:
            opcode, start, end = frame
            if opcode == TEXT:
                self.heard(data[start:end])
            elif opcode == PING:
                self._write(PONG, data[start:end])
            at = end
        self._rest = data[at:]


def next_frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The next whole frame: opcode, and where its payload is."""
    if len(data) < at + 2:
        return None
    size, start = data[at + 1] & 0x7F, at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(data) < start + width:
            return None
        size, start = int.from_bytes(data[start : start + width], "big"), start + width
    return (data[at] & 0x0F, start, start + size) if len(data) >= start + size else None
