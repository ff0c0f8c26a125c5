"""A browser's queue: written at once while the socket takes it, in order when it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from hinode.server.room.connection import Connection
from hinode.server.web.wire import frame, push_of
from tests.server.stores import begin, in_loop


class Socket:
    """Takes messages while it is open; where it is not, writing waits."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.taken: list[bytes] = []
        self.writes = 0
        self.stuck = False
        self.gone = False

    def push(self, messages: Sequence[bytes]) -> bool:
        """As a server's socket does it at once, if it can."""
        if self.gone or not self.open.is_set():
            return False
        self.taken += messages
        self.writes += 1
        return True

    async def write(self, data: bytes) -> None:
        """As a server's socket does it."""
        if self.gone:
            raise ConnectionError("gone")
        self.stuck = True
        await self.open.wait()
        self.stuck = False
        self.taken.append(data)


async def pumping(connection: Connection, socket: Socket) -> asyncio.Task[None]:
    """The task that writes, once everything sent so far is written."""
    (pump,) = await begin(connection.pump(socket.write))
    return pump


async def until(condition: Callable[[], object]) -> None:
    """Let other tasks run until a condition is true."""
    while not condition():
        await asyncio.sleep(0)


@in_loop
async def test_in_order_whatever_the_socket_does() -> None:
    """What cannot be written at once is written later, and nothing overtakes it."""
    socket = Socket()
    connection = Connection((), socket.push)
    sent = [b"%d" % i for i in range(12)]
    connection.send(sent[0])  # before anybody writes
    pump = await pumping(connection, socket)
    connection.send(sent[1])
    assert socket.taken == sent[:2]  # at once
    socket.open.clear()
    for data in sent[2:8]:
        connection.send(data)
    await until(lambda: socket.stuck)
    assert socket.taken == sent[:2]
    socket.open.set()
    connection.send(sent[8])
    await until(lambda: len(socket.taken) == 9)
    for data in sent[9:]:
        connection.send(data)
    assert socket.taken == sent
    connection.close()
    await pump


@in_loop
async def test_what_belongs_together_goes_out_together() -> None:
    """In one piece and in order, or one after the other if the socket does not take it."""
    socket = Socket()
    connection = Connection((), socket.push)
    pump = await pumping(connection, socket)
    with connection:
        connection.send(b"0")
        connection.send(b"1")
        assert socket.taken == []
    assert (socket.taken, socket.writes) == ([b"0", b"1"], 1)
    with connection:
        socket.open.clear()
        connection.send(b"2")
        connection.send(b"3")
    connection.send(b"4")
    socket.open.set()
    await until(lambda: len(socket.taken) == 5)
    assert socket.taken == [b"0", b"1", b"2", b"3", b"4"]
    connection.close()
    await pump


@in_loop
async def test_a_socket_that_is_gone_is_the_writers_trouble() -> None:
    """The sender does not notice; the writing task fails."""
    socket = Socket()
    connection = Connection((), socket.push)
    pump = await pumping(connection, socket)
    socket.gone = True
    connection.send(b"news")
    connection.send(b"more")
    with pytest.raises(ConnectionError):
        await pump


@in_loop
async def test_stopping_while_a_message_waits() -> None:
    """A cancelled writer leaves nothing behind."""
    socket = Socket()
    connection = Connection((), socket.push)
    pump = await pumping(connection, socket)
    socket.open.clear()
    connection.send(b"news")
    await until(lambda: socket.stuck)
    pump.cancel()
    with pytest.raises(asyncio.CancelledError):
        await pump
    assert socket.taken == []


@in_loop
async def test_without_a_short_cut() -> None:
    """Under a server that cannot push, the task writes everything."""
    socket = Socket()
    connection = Connection((), push_of({"type": "websocket"}))
    pump = await pumping(connection, socket)
    connection.send(b"news")
    assert socket.taken == []
    await until(lambda: socket.taken)
    assert socket.taken == [b"news"]
    connection.close()
    await pump


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 100_000])
def test_frames(size: int) -> None:
    """A pushed message is what the protocol's own reader expects."""
    data = b"x" * size
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    reader.receive_data(frame(data))
    (event,) = reader.events_received()
    assert isinstance(event, Frame)
    assert (event.opcode, event.fin, event.data) == (Opcode.TEXT, True, data)
