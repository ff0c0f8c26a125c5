"""The servers to compare, each in its own process: ours, and a bare echo of the same stack."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import sys
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hinode.server.metrics import observe_commit
from hinode.server.store.sqlite import DATABASE, SqliteStore
from hinode.server.web.app import create_app
from hinode.server.web.limits import Limits
from hinode.server.web.run import collect_rarely, config, listen
from hinode.server.web.wire import Socket

AT_ONCE = (1e6, 1_000_000)
UNLIMITED = Limits(requests=AT_ONCE, openings=AT_ONCE, sockets=AT_ONCE, messages=AT_ONCE)
GROUPS: dict[str, list[WebSocket[Any, Any, Any]]] = {}
PUSHES: list[list[str]] = []  # by action, as our server sent them: the pushes, then the answer
NEXT = [0]
PROCESSORS = os.sched_getaffinity(0) if sys.platform == "linux" else set[int]()


class PlainSocket(Socket):
    """Declines every push, so that all messages go the plain way."""

    def push(self, messages: Sequence[bytes]) -> bool:
        return False


@websocket("/echo/{group:str}")
async def echo(socket: WebSocket[Any, Any, Any], group: str) -> None:
    """For every message, send the whole group what our server would send."""
    await socket.accept()
    everybody = GROUPS.setdefault(group, [])
    everybody.append(socket)
    try:
        while True:
            await socket.receive_text()
            NEXT[0] += 1
            *pushes, answer = PUSHES[NEXT[0] % len(PUSHES)]
            for other, push in zip(everybody, pushes, strict=False):
                await other.send_text(push)
            await socket.send_text(answer)
    except WebSocketDisconnect:
        everybody.remove(socket)


def apart() -> None:
    """Pin the client to one processor, so that it does not slow down the server it measures."""
    if sys.platform == "linux" and len(PROCESSORS) > 1:
        os.sched_setaffinity(0, {max(PROCESSORS)})


def give_way() -> None:
    """Lower the client's priority below that of the running servers: real browsers are on other machines.

    With two processors, the server's writer thread would otherwise wait for the client instead of the disk.
    """
    if hasattr(os, "nice"):
        os.nice(19)


def anywhere() -> None:
    """Undo the pinning inherited from the client."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def serve(pipe: Connection, folder: str, pushes: list[list[bytes]], plain: bool = False) -> None:
    """Run a server in this process: the echo if there are pushes to send, ours otherwise. Sends its port."""
    logging.disable(logging.WARNING)
    anywhere()
    collect_rarely()
    PUSHES[:] = [[push.decode() for push in group] for group in pushes]
    path = Path(folder) / DATABASE
    settings = config(
        Litestar([echo]) if pushes else create_app(lambda: SqliteStore.open(path, observe_commit), limits=UNLIMITED)
    )
    if pushes:
        settings.ws = "websockets-sansio"  # bare: without our short cut
    elif plain:
        settings.ws = PlainSocket
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(settings)

    async def run() -> None:
        stop = asyncio.get_running_loop().run_in_executor(None, pipe.recv)
        stop.add_done_callback(lambda _: setattr(server, "should_exit", True))
        pipe.send(listening.getsockname()[1])
        await server.serve(sockets=[listening])

    uvloop.run(run())


class ServerProcess:
    """A server in another process."""

    def __init__(self, folder: str, pushes: list[list[bytes]] | None = None, plain: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        # Not a daemon: it starts processes for its bots.
        self._process = context.Process(target=serve, args=(theirs, folder, pushes or [], plain))

    def __enter__(self) -> ServerProcess:
        self._process.start()
        self.port: int = self._pipe.recv()
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe.send("stop")
        self._process.join(30)
        self._process.kill()  # if it hangs

    def keep_off(self) -> None:
        """Keep the event loop off the client's processor. Threads that exist already, like the writer, run anywhere.

        New threads inherit the restriction, so call this on a server that has started.
        """
        if sys.platform == "linux" and len(PROCESSORS) > 1:
            os.sched_setaffinity(self._process.pid or 0, PROCESSORS - {max(PROCESSORS)})

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self) -> int:
        """Resident memory in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024
