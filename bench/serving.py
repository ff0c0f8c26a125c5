"""The two servers a benchmark compares, each in a process of its own: ours, and a bare echo of the same stack."""

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
PUSHES: list[list[str]] = []  # what our server sent for one action: the pushes, then the answer
NEXT = [0]
PROCESSORS = os.sched_getaffinity(0) if sys.platform == "linux" else set[int]()


class PlainSocket(Socket):
    """Declines every push, so that all messages go the plain way."""

    def push(self, messages: Sequence[bytes]) -> bool:
        return False


@websocket("/echo/{group:str}")
async def echo(socket: WebSocket[Any, Any, Any], group: str) -> None:
    """For every message, send to the whole group what our server would send."""
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
    """Let this process run on one processor only: a client on that of the server it measures would slow it down."""
    if sys.platform == "linux" and len(PROCESSORS) > 1:
        os.sched_setaffinity(0, {max(PROCESSORS)})


def give_way() -> None:
    """Let servers go first, now that they run: browsers are elsewhere and take no processor from the one they talk to.

    With two processors a server's thread that writes to disk would otherwise wait for the client, not for the disk.
    """
    if hasattr(os, "nice"):
        os.nice(19)


def anywhere() -> None:
    """Let this process run on any processor, even if the one that started it may not."""
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
        self._process.kill()  # whatever keeps it

    def keep_off(self) -> None:
        """Keep its event loop off the client's processor; its threads go on to run where they like.

        They begin as their server does, wherever it may run then: so this is for one that has begun.
        """
        if sys.platform == "linux" and len(PROCESSORS) > 1:
            os.sched_setaffinity(self._process.pid or 0, PROCESSORS - {max(PROCESSORS)})

    def cpu(self) -> float:
        """Seconds of processor time it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def memory(self) -> int:
        """Bytes of memory it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024
