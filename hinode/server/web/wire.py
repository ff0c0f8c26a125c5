"""uvicorn's HTTP and WebSocket protocols with limits on hostile clients, and a short cut for sending.

Messages from a browser arrive the ordinary way. Only sending has a short cut: an action makes one message in and six
out, so a socket that can take a push writes its frame directly (`Socket.push`) instead of passing it through the task
that writes, ASGI and the WebSocket library. docs/performance.md says what this gains; tests/server/test_wire.py plays
the same game with and without it.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from collections.abc import Mapping, Sequence
from typing import Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from hinode.server.room.connection import Push

MAX_HEAD: Final = 64_000  # bytes of a request before its body, or after it
HEAD_WITHIN = 20.0  # seconds for a request to begin, and again for its head
BODY_WITHIN = 60.0  # seconds for its body
MAX_AHEAD: Final = 50  # pipelined requests on one connection
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
EXTENSION: Final = "hinode.push"
MAX_FRAGMENTS: Final = 1000  # of one message
TEXT: Final = b"\x81"  # the first byte of a text message in one frame (RFC 6455, 5.2)


class Http(HttpToolsProtocol):
    """HTTP with limits: on everything in a request that is not its body, and on the time a client may take."""

    head = 0  # bytes since the request began or since the last of its body; trailers and chunk sizes count
    deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self._expect_within(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_within(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._expect_within(None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:  # uvicorn alone would wait forever for the rest of a request
            self._expect_within(HEAD_WITHIN)
        self.head += len(data)
        super().data_received(data)
        if self.head > MAX_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self.head = 0
        self._expect_within(HEAD_WITHIN)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_AHEAD:
            raise ValueError("too many requests at once")  # answered with 400, and the connection is closed
        self._expect_within(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect_within(HEAD_WITHIN)  # the next request, if this one has been answered by then

    def _expect_within(self, seconds: float | None) -> None:
        """Replace the deadline."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        """Close the connection, unless it is the browser that is waiting for an answer."""
        self.deadline = None
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or cycle.response_complete or cycle.more_body:
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can push, and that survives clients which break the protocol or never read."""

    full = False  # the write buffer: the browser does not keep up
    choked = False  # not reading, because the browser does not read our pongs

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope.get("extensions"))
        extensions[EXTENSION] = self.push
        await super().run_asgi()

    def push(self, messages: Sequence[bytes]) -> bool:
        """Write text messages now; False, with nothing written, if the browser does not keep up or is gone."""
        if self.full or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        self.transport.write(b"".join([frame(message) for message in messages]))
        return True

    def pause_writing(self) -> None:
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.full = False
        super().resume_writing()
        if self.choked:
            self.choked = False
            if not self.read_paused:
                self.transport.resume_reading()

    def handle_ping(self) -> None:
        """Answer a ping. Stop reading from a client that sends pings but does not read the answers."""
        super().handle_ping()
        if self.full:
            self.choked = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self.choked:
                self.transport.resume_reading()
        return message

    def handle_events(self) -> None:
        super().handle_events()
        if not self.handshake_initiated:  # the library rejected the request, and uvicorn would not answer
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.close_sent:  # we broke off meanwhile; uvicorn would call this an error of the application
            raise ClientDisconnected
        await super().send(message)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._break_off(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Queue a message, and read no further while another one waits.

        uvicorn stops reading after every message, which costs an action 12 us of processor time (a tenth), and logs
        invalid UTF-8 as an error.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:  # nobody listens any more
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._break_off(CloseCode.INVALID_DATA)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() > 1 and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _break_off(self, code: int) -> None:
        """Close the connection to a client that breaks the WebSocket protocol."""
        self.frames = []
        if not self.close_sent:
            if self.conn.state is State.OPEN:  # else the browser has closed it already
                self.conn.send_close(code)
            self.handle_parser_exception()


def frame(data: bytes) -> bytes:
    """A text message as a server frames it."""
    n = len(data)
    if n < 126:
        return b"%b%c%b" % (TEXT, n, data)
    if n < 65_536:
        return b"%b\x7e%b%b" % (TEXT, n.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (TEXT, n.to_bytes(8, "big"), data)


def never(messages: Sequence[bytes]) -> bool:
    """The push of a server that has none."""
    return False


def push_of(scope: Mapping[str, object]) -> Push:
    """How to push to this browser. Under an ASGI server other than ours every push is declined."""
    extensions = cast("dict[str, Push]", scope.get("extensions") or {})
    return extensions.get(EXTENSION, never)
