"""What uvicorn speaks with browsers, with two things added: an end to everything, and a short way for messages."""

from __future__ import annotations

from asyncio import Queue, TimerHandle, Transport
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, cast

from litestar import WebSocket
from litestar.types import Receive, Scope, Send
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from hinode.server.fast.frames import TEXT, payload
from hinode.server.fast.inbox import Inbox

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no compiled one for this machine
    from websockets.utils import apply_mask

MAX_HEAD: Final = 64_000  # bytes of a request before its body, or after it
HEAD_WITHIN = 20.0  # seconds for a request to begin, and again for all before its body
BODY_WITHIN = 60.0  # seconds for its body
MAX_AHEAD: Final = 50  # requests sent on one connection before the answer to the first has come
BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
EXTENSION: Final = "hinode.way"
MAX_PIECES: Final = 1000  # of one message
BACKLOG: Final = 8  # messages a browser may send before it must wait for an answer


class Way(Protocol):
    """A short way to a browser and from it, past all layers."""

    hears: Callable[[bytes], bool] | None  # is offered every message first, if none waits; whether it takes it

    def push(self, frames: bytes) -> bool:
        """Write frames at once; False, with nothing written, if that is not possible."""
        ...


class NoWay:
    """What there is if another server than ours runs the application."""

    hears: Callable[[bytes], bool] | None = None

    def push(self, frames: bytes) -> bool:
        """Never."""
        return False


class Http(HttpToolsProtocol):
    """HTTP with an end to its headers, and to all else that is no body: who goes on and on is cut off.

    And with an end to waiting: for a request, for the rest of its head, and for the rest of its body.
    """

    head = 0  # bytes since the request began or since the last of its body: trailers and sizes of chunks are no body
    deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # pyright: ignore[reportIncompatibleMethodOverride]
        super().connection_made(transport)
        self._wait(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._wait(None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.deadline is None:  # uvicorn waits for ever from here on, whether a request begins or not
            self._wait(HEAD_WITHIN)
        self.head += len(data)
        super().data_received(data)
        if self.head > MAX_HEAD:
            self.transport.abort()

    def on_message_begin(self) -> None:
        self.head = 0
        self._wait(HEAD_WITHIN)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_AHEAD:
            raise ValueError("too many requests at once")  # answered with 400, and the connection is closed
        self._wait(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(HEAD_WITHIN)  # for the next, if this one has its answer by then

    def _wait(self, seconds: float | None) -> None:
        """Wait so long for what comes next, and no longer for what came before."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._waited)

    def _waited(self) -> None:
        """Close the connection, unless it is the browser that waits, for an answer."""
        self.deadline = None
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or cycle.response_complete or cycle.more_body:
            self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket with a short way in and out: a table hears one message and sends five.

    The short way in is for a text message that comes in one piece, as nearly all do. It needs to know where a frame
    begins: once anything comes in pieces, everything after it goes the long way.
    """

    asked = False  # for a WebSocket, by an HTTP request
    whole = True  # frames, as they came
    full = False  # the way out: the browser does not keep up
    choked = False  # nothing is read while answers to pings wait that the browser does not take
    hears: Callable[[bytes], bool] | None = None

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = cast("Queue[ASGIReceiveEvent]", Inbox[ASGIReceiveEvent]())

    async def run_asgi(self) -> None:
        extensions = cast("dict[str, object]", self.scope.get("extensions"))
        extensions[EXTENSION] = self
        await super().run_asgi()

    def push(self, frames: bytes) -> bool:
        """Write frames, if the connection is open and the browser keeps up."""
        if self.full or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        self.transport.write(frames)
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
        """Answer a ping; who does not take the answers is not asked for more until it does."""
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

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self.whole = not self.asked
            self.asked = True
        elif self.whole:
            start = payload(data)
            self.whole = start > 0
            if self.whole and data[0] == TEXT[0] and not self.close_sent:  # once closed, nothing is read any more
                text = apply_mask(data[start:], data[start - 4 : start])
                if text.isascii():  # else it may be no text at all
                    if self.hears is None or not self.queue.empty() or not self.hears(text):
                        self._keep(text)
                    return
        super().data_received(data)
        if not self.handshake_initiated:  # though all of the request has come: nobody would answer it
            self.transport.write(BAD_REQUEST)
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await self.writable.wait()
        if self.close_sent:  # broken off meanwhile, which is no error of ours
            raise ClientDisconnected
        await super().send(message)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MAX_PIECES:
            super().handle_cont(event)
        else:
            self._break_off(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that came the long way. Bad text is no error of ours, so it is not logged as one."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._break_off(CloseCode.INVALID_DATA)
        else:
            super().send_receive_event_to_app()

    def _break_off(self, code: int) -> None:
        """Close the connection to who does not keep to the protocol of sockets."""
        self.frames = []
        if not self.close_sent:
            if self.conn.state is State.OPEN:  # else the browser has closed it already
                self.conn.send_close(code)
            self.handle_parser_exception()

    def _keep(self, text: bytes) -> None:
        """Let a message wait for the task that reads."""
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text, "text": None})
        if self.queue.qsize() > BACKLOG and not self.read_paused:
            self.read_paused = True  # until the queue is empty again
            self.transport.pause_reading()


class Plain(WebSocket[Any, Any, Any]):
    """A socket without the framework's layers around it: there are many small pushes, and every layer costs."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.hear = receive
        self.tell = send


def is_text(data: bytes) -> bool:
    """Whether this is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def way_of(scope: Mapping[str, object]) -> Way:
    """The short way to a browser."""
    extensions = cast("dict[str, object]", scope.get("extensions") or {})
    return cast("Way", extensions.get(EXTENSION) or NoWay())
