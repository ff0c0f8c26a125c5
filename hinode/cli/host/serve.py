"""`hinode serve`: the table in the browser."""

from __future__ import annotations

import signal
import socket
import threading
import webbrowser
from typing import Annotated
from urllib.parse import urlsplit

import typer

from hinode.bots.own import is_own
from hinode.bots.registry import check_bot
from hinode.cli.common import BadInput, check_folder
from hinode.cli.host.backup import DATA, DataFolder

MAX_PORT = 65535
LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port; 0 takes a free one.")] = 8000,
    data: DataFolder = DATA,
    open_: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="Other origin whose pages may connect.")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="A bot of your own to offer, like mybot:MyBot.")] = None,
    url: Annotated[str, typer.Option(help="Where people reach this server, for links.", envvar="HINODE_URL")] = "",
    push_contact: Annotated[
        str, typer.Option(help="Send Web Push; push services can write here.", envvar="HINODE_PUSH_CONTACT")
    ] = "",
    notify_by: Annotated[
        list[str] | None,
        typer.Option(help="A kind of Apprise address to send notices to, like discord.", envvar="HINODE_NOTIFY_BY"),
    ] = None,
    mail_server: Annotated[
        str, typer.Option(help="Mail server, like smtp://user:password@host:587.", envvar="HINODE_MAIL_SERVER")
    ] = "",
    mail_from: Annotated[str, typer.Option(help="The sender of mails.", envvar="HINODE_MAIL_FROM")] = "",
    notify_local: Annotated[
        bool, typer.Option(help="Let notices go to private addresses too.", envvar="HINODE_NOTIFY_LOCAL")
    ] = False,
    log_level: Annotated[str, typer.Option(help=f"How much to log: {', '.join(LEVELS)}.")] = "warning",
) -> None:
    """Serve tables to browsers and programs."""
    # Imported here: no other command should wait for a web server to load.
    import uvicorn

    from hinode.server import logs
    from hinode.server.notices.setup import BadSetup, read_setup
    from hinode.server.store.interface import StoreError
    from hinode.server.web.pages import INDEX, NOT_BUILT
    from hinode.server.web.run import address_of, application, collect_rarely, config, listen

    if not 0 <= port <= MAX_PORT:
        raise BadInput(f"There is no port {port}; ports go from 0 to {MAX_PORT}.")
    if log_level not in LEVELS:
        raise BadInput(f"The log level is one of {', '.join(LEVELS)}.")
    bots = tuple(check_own(name) for name in dict.fromkeys(bot or ()))
    check_host(host)
    for other in origin or ():
        check_origin(other)
    check_folder(data, "--data")
    try:
        listening = listen(host, port)
    except OSError as error:
        advice = "" if isinstance(error, socket.gaierror) else " Choose another --port."
        raise BadInput(f"Cannot listen on {host}, port {port}: {error.strerror}.{advice}") from None
    data.mkdir(parents=True, exist_ok=True)
    logs.set_up(log_level)
    try:
        notices = read_setup(data, url, push_contact, tuple(notify_by or ()), mail_server, mail_from, notify_local)
        app = application(data, tuple(origin or ()), bots, notices)
    except (StoreError, BadSetup) as error:
        raise BadInput(str(error)) from None
    server = uvicorn.Server(config(app))
    address = address_of(listening)
    typer.echo(f"Hinode is served at {address}  (Ctrl-C stops it)")
    if not INDEX.exists():
        typer.echo(NOT_BUILT)
    if open_:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    collect_rarely()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # uvicorn catches them, and raises them once more when all is done
    server.run(sockets=[listening])


def check_own(name: str) -> str:
    """A bot from outside the package, found and looked at before anybody can sit down with it."""
    if not is_own(name):
        raise BadInput(f"--bot takes a bot of your own, like mybot:MyBot, not '{name}'.")
    return check_bot(name)


def check_host(host: str) -> None:
    """Refuse what cannot even be looked up."""
    try:
        host.encode("idna")
    except UnicodeError:
        raise BadInput(f"{host!a} is not the name or the address of a host.") from None


def check_origin(origin: str) -> None:
    """Refuse what a browser never sends: it would never match."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.netloc or origin != f"{parts.scheme}://{parts.netloc}":
        raise BadInput(f"'{origin}' is not an origin; one looks like https://games.example.org.")
