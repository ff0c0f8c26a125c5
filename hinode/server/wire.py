"""What uvicorn speaks with browsers, with two things added: an end to headers, and a short way for pushes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.types import Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

# Writes text messages at once; False, with nothing written, if that is not possible.
Push = Callable[[Sequence[bytes]], bool]

MAX_HEAD: Final = 64_000  # bytes of a request before its body
EXTENSION: Final = "hinode.push"
TEXT: Final = b"\x81"  # a whole text message in one frame


class Http(HttpToolsProtocol):
    """HTTP with an end to its headers: who goes on and on is cut off."""

    head = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        reading = self.scope is not None and "method" not in self.scope  # pyright: ignore[reportUnnecessaryComparison]
        self.head = self.head + len(data) if reading else 0
        if self.head > MAX_HEAD:
            self.transport.abort()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that also takes messages past all layers: a table sends five for every action."""

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope.get("extensions"))
        extensions[EXTENSION] = self.push
        await super().run_asgi()

    def push(self, messages: Sequence[bytes]) -> bool:
        """Write text messages, if the connection is open and the browser keeps up."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(b"".join([frame(data) for data in messages]))
        return True


class Plain(WebSocket[Any, Any, Any]):
    """A socket without the framework's layers around it: there are many small pushes, and every layer costs."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.hear = receive
        self.tell = send


def frame(data: bytes) -> bytes:
    """A text message as the protocol has it (RFC 6455, 5.2), from a server."""
    n = len(data)
    if n < 126:
        return b"%b%c%b" % (TEXT, n, data)
    if n < 65_536:
        return b"%b\x7e%b%b" % (TEXT, n.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (TEXT, n.to_bytes(8, "big"), data)


def push_of(scope: Mapping[str, object]) -> Push:
    """The short way to a browser; one that is never open if another server than ours runs the application."""
    extensions = cast("dict[str, object]", scope.get("extensions") or {})
    return cast("Push", extensions.get(EXTENSION, _no_way))


def _no_way(messages: Sequence[bytes]) -> bool:
    return False
