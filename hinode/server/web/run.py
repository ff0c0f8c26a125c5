"""Running the server: one process, one port."""

from __future__ import annotations

import gc
import socket
import sys
from pathlib import Path

import uvicorn
from litestar import Litestar

from hinode.server.metrics import observe_commit
from hinode.server.notices.setup import NOTHING, Setup
from hinode.server.store.sqlite import DATABASE, SqliteStore
from hinode.server.web.app import create_app
from hinode.server.web.wire import Http, Socket

MAX_FRAME = 1_000_000  # bytes; larger frames close the socket, smaller ones get an answer
STOP_WITHIN = 10  # seconds
TAKEN_WITHIN = 60.0  # seconds after which a browser that reads nothing is disconnected


def application(
    data: Path, origins: tuple[str, ...] = (), bots: tuple[str, ...] = (), notices: Setup = NOTHING
) -> Litestar:
    """The server on a data folder; StoreError if the database is not ours."""
    store = SqliteStore.open(data / DATABASE, observe_commit)
    return create_app(lambda: store, origins=origins, bots=bots, notices=notices)


def config(app: Litestar) -> uvicorn.Config:
    """The settings of uvicorn."""
    return uvicorn.Config(
        app,
        http=Http,
        ws=Socket,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # compressing many small pushes costs more than it saves
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=STOP_WITHIN,
    )


def collect_rarely() -> None:
    """Make cyclic garbage collection rare: games create hardly any cycles, and scanning all tables is slow.

    A full collection stops a busy server for a tenth of a second. `Hall` runs one every ten minutes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100_000)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; OSError if the address is not available. Port 0 picks a free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # else a client that never reads could keep even a closed connection forever
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(TAKEN_WITHIN * 1000))
    listening.bind((host, port))
    listening.listen(2048)
    return listening


def address_of(listening: socket.socket) -> str:
    """The address to open in a browser."""
    host, port, *_ = listening.getsockname()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
