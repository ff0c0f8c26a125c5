"""`hinode serve`: the table in the browser."""

from __future__ import annotations

import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import BadInput

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.")] = 8000,
    data: Annotated[Path, typer.Option(help="Folder that keeps all tables.")] = Path("hinode-data"),
    open_: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="Other origin whose pages may connect.")] = None,
    log_level: Annotated[str, typer.Option(help=f"How much to log: {', '.join(LEVELS)}.")] = "warning",
) -> None:
    """Serve tables to browsers and programs."""
    # Imported here: no other command should wait for a web server to load.
    import uvicorn

    from hinode.server import logs
    from hinode.server.run import application, collect_rarely, config, listen

    if log_level not in LEVELS:
        raise BadInput(f"The log level is one of {', '.join(LEVELS)}.")
    try:
        listening = listen(host, port)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadInput(f"Cannot listen on {host}, port {port}: {reason}. Choose another --port.") from None
    data.mkdir(parents=True, exist_ok=True)
    logs.set_up(log_level)
    server = uvicorn.Server(config(application(data, tuple(origin or ()))))
    address = f"http://{host}:{listening.getsockname()[1]}/"
    typer.echo(f"Hinode is served at {address}  (Ctrl-C stops it)")
    if open_:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    collect_rarely()
    server.run(sockets=[listening])
    if not server.started:
        raise BadInput(f"The server could not start; is '{data}' a folder of Hinode's? See the log above.")
