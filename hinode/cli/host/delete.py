"""`hinode delete`: one table, for good."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from hinode.cli.common import BadInput, counted
from hinode.cli.host.backup import DATA, DataFolder, database, name_in, reading
from hinode.cli.host.export import accept_older

# Every table of the database that belongs to one table of the server, whatever a version calls it.
PARTS = """SELECT name FROM main.sqlite_schema AS part WHERE type = 'table'
    AND 'game' IN (SELECT name FROM pragma_table_info(part.name))"""
ACTIONS = """SELECT count(*) FROM (SELECT CAST(body AS TEXT) AS line FROM ({log}))
    WHERE iif(json_valid(line), line ->> '$.entry' = 'acted', 0)"""


def delete(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The name of the table, or its link.")],
    data: DataFolder = DATA,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table for good, with its game, talk, deals and secrets; stop the server before."""
    name = name_in(table)
    path = database(data)
    with reading(path):  # a file that is not ours is not even opened for writing
        pass
    with alone_with(path) as db:
        about = describe(db, name)
    if not yes and not confirm(about):
        typer.echo("Nothing was deleted.")
        return
    with alone_with(path) as db:
        remove(db, name)
    typer.echo(f"Deleted {about}. Backups made before still have it.")


def confirm(about: str) -> bool:
    """Ask for confirmation; no answer means no."""
    try:
        return typer.confirm(f"Delete {about} for good?")
    except typer.Abort:
        raise BadInput("Nothing was deleted; answer y, or give --yes.") from None


@contextmanager
def alone_with(path: Path) -> Generator[sqlite3.Connection]:
    """A database that no other program has open. None can open it meanwhile."""
    # A server keeps a shared lock on its file as long as it runs; we ask for one that can be shared with nobody.
    uri = f"{path.absolute().as_uri()}?mode=rw"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=0, isolation_level=None)) as db:
            db.execute("PRAGMA locking_mode = EXCLUSIVE")
            db.execute("BEGIN EXCLUSIVE")
            db.execute("COMMIT")
            accept_older(db)
            yield db
    except sqlite3.Error as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise BadInput(f"A server or another program is using '{path}'; stop it first.") from None
        raise BadInput(f"'{path}' cannot be changed: {error}.") from None


def describe(db: sqlite3.Connection, name: str) -> str:
    """A table in a few words: its title, who sits there, how much was played."""
    # Imported here: no other command should wait for the server's modules to load.
    import msgspec

    from hinode.server.room.summary import Summary
    from hinode.server.store.sqlite import LOAD

    row = db.execute("SELECT summary FROM game WHERE name = ?", (name,)).fetchone()
    if row is None:
        raise BadInput(f"There is no table '{name}'.")
    try:
        summary = msgspec.json.decode(row[0], type=Summary)
        title, players = summary.title, summary.names
    except msgspec.DecodeError:
        title, players = "", []
    actions = db.execute(ACTIONS.format(log=LOAD), (name, 0)).fetchone()[0]
    called = f"table {name} '{title}'" if title else f"table {name}"
    return f"{called} ({', '.join(players) or 'nobody'}; {counted(actions, 'action')})"


def remove(db: sqlite3.Connection, name: str) -> None:
    """Delete every row of a table, then rewrite the file: deleted rows would still be readable in it."""
    from hinode.server.store.sqlite import SERVED

    db.execute("BEGIN")
    db.execute(f"UPDATE clock SET served = ({SERVED})")  # the clock of the other tables must not go back
    for (part,) in db.execute(PARTS).fetchall():
        db.execute(f"DELETE FROM main.{part} WHERE game = ?", (name,))
    db.execute("DELETE FROM game WHERE name = ?", (name,))
    db.execute("COMMIT")
    try:
        db.execute("VACUUM")
    except sqlite3.Error as error:
        raise BadInput(f"Table {name} is deleted, but its traces are still in the file: {error}.") from None
