"""`hinode backup`: a copy of all tables, whether they are being served or not."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from hinode.cli.common import BadInput, a_path, check_new_file, check_writable, counted

DataFolder = Annotated[Path, typer.Option(parser=a_path, help="Folder that keeps all tables.")]
DATA = Path("hinode-data")
STAMPED = "hinode-%Y-%m-%dT%H-%M-%SZ.sqlite"  # sorted by name is sorted by time


def backup(
    target: Annotated[Path, typer.Argument(parser=a_path, metavar="FILE", help="A new file; with --keep, a folder.")],
    data: DataFolder = DATA,
    keep: Annotated[
        int | None, typer.Option(help="Name the copy after the time, and remove all but this many from the folder.")
    ] = None,
) -> None:
    """Copy all tables into one file; the server can keep running."""
    if keep is None:
        copy(data, target)
    else:
        removed = rotate(data, target, keep)
        if removed:
            typer.echo(f"Removed {counted(removed, 'older backup')}.")


def copy(data: Path, target: Path) -> None:
    """Copy the database of a server: consistent, and complete when it appears. The server's own file stays as it is."""
    # Imported here: no other command should wait for the server's modules to load.
    from hinode.server.store.sqlite import copy_database

    check_new_file(target)
    path = database(data)
    with reading(path):  # a file that is not ours is not copied
        pass
    try:
        copy_database(path, target)
    except sqlite3.Error as error:
        raise BadInput(f"Cannot copy '{path}' to '{target}': {error}.") from None
    typer.echo(f"All tables are in '{target}'. Keep it as safe as the server itself: it holds the seeds of games.")


def rotate(data: Path, folder: Path, keep: int) -> int:
    """Copy into a folder under a timestamped name and remove the oldest copies. Returns how many were removed."""
    if keep < 1:
        raise BadInput(f"--keep is the number of copies to keep, at least 1, not {keep}.")
    if not folder.is_dir():
        raise BadInput(f"There is no folder '{folder}'.")
    check_writable(folder)
    target = folder / datetime.now(UTC).strftime(STAMPED)
    copy(data, target)
    older = sorted(path for path in folder.iterdir() if is_copy(path) and path != target)
    surplus = older[: max(0, len(older) + 1 - keep)]
    for path in surplus:
        path.unlink()
    return len(surplus)


def is_copy(path: Path) -> bool:
    """Whether a file has a name that `rotate` gave it."""
    try:
        named = datetime.strptime(path.name, STAMPED)
    except ValueError:
        return False
    return named.strftime(STAMPED) == path.name and path.is_file() and not path.is_symlink()


def database(data: Path) -> Path:
    """The database in the folder of a server."""
    from hinode.server.store.sqlite import DATABASE

    if data.is_file():
        raise BadInput(f"'{data}' is a file; --data takes a folder.")
    path = data / DATABASE
    if not path.is_file():
        raise BadInput(f"There is no '{path}'; is '{data}' the folder of a server?")
    return path


def name_in(table: str) -> str:
    """The name of a table in its link; a name stays as it is."""
    try:
        return urlsplit(table).path.rstrip("/").rpartition("/")[2]
    except ValueError:
        raise BadInput(f"'{table}' is neither the name of a table nor its link.") from None


@contextmanager
def reading(path: Path) -> Generator[sqlite3.Connection]:
    """A database of ours, open for reading only. A server may write to it at the same time."""
    from hinode.server.store.sqlite import APPLICATION, VERSION

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
