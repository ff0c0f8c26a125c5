"""`hinode backup`: a copy of all tables, whether they are being served or not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import BadInput

DataFolder = Annotated[Path, typer.Option(help="Folder that keeps all tables.")]
DATA = Path("hinode-data")


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist.")],
    data: DataFolder = DATA,
) -> None:
    """Copy all tables into one file; the server may go on meanwhile."""
    # Imported here: no other command should wait for the server's modules to load.
    from hinode.server.store import StoreError

    if target.exists():
        raise BadInput(f"'{target}' exists already; choose another name.")
    if not target.parent.is_dir():
        raise BadInput(f"There is no folder '{target.parent}'.")
    path = database(data)
    with reading(path):  # a file that is not ours is not even opened for writing
        pass
    try:
        asyncio.run(copy(path, target))
    except StoreError as error:
        raise BadInput(str(error)) from None
    typer.echo(f"All tables are in '{target}'. Keep it as safe as the server itself: it holds the seeds of games.")


async def copy(path: Path, target: Path) -> None:
    """Copy a database as the store does it: consistent, and complete when it appears."""
    from hinode.server.sqlite import SqliteStore

    store = SqliteStore.open(path)
    try:
        await store.backup(target)
    finally:
        await store.close()


def database(data: Path) -> Path:
    """The database in the folder of a server."""
    from hinode.server.sqlite import DATABASE

    path = data / DATABASE
    if not path.is_file():
        raise BadInput(f"There is no '{path}'; is '{data}' the folder of a server?")
    return path


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection]:
    """A database of ours, open for reading only. A server may write to it at the same time."""
    from hinode.server.sqlite import APPLICATION, VERSION

    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)) as db:
            application, version = (
                db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("application_id", "user_version")
            )
            if application != APPLICATION:
                raise BadInput(f"'{path}' is not a database of Hinode.")
            if version > VERSION:
                raise BadInput(f"'{path}' was written by a newer Hinode.")
            yield db
    except sqlite3.Error as error:
        raise BadInput(f"'{path}' cannot be read: {error}.") from None
