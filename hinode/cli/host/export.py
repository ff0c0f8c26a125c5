"""`hinode export`: full records of games, for server operators."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hinode.cli.common import BadInput, a_path, check_folder, check_new_file, counted
from hinode.cli.host.backup import DATA, DataFolder, database, name_in, reading

RECORD = ".hinode"
LOG = ".jsonl"


class Export(NamedTuple):
    """A game as text; if it is a log instead of a record, why."""

    table: str
    text: str
    trouble: str = ""


def export(
    out: Annotated[Path, typer.Argument(parser=a_path, help="A new folder, or with --table a new file.")],
    data: DataFolder = DATA,
    table: Annotated[str | None, typer.Option(help="The name of a table, or its link; without it, every game.")] = None,
) -> None:
    """Write the records of games, hidden information included."""
    with reading(database(data)) as db:
        accept_older(db)
        if table is None:
            export_all(db, out)
        else:
            export_one(db, name_in(table), out)


def accept_older(db: sqlite3.Connection) -> None:
    """Make a database of the first version readable (it has no `fresh` table) without changing the file."""
    from hinode.server.store.appends import FRESH

    if db.execute("PRAGMA user_version").fetchone()[0] == 1:
        db.execute(FRESH.replace("CREATE TABLE", "CREATE TEMP TABLE"))


def export_one(db: sqlite3.Connection, table: str, out: Path) -> None:
    """The game of one table into a file."""
    if not db.execute("SELECT count(*) FROM game WHERE name = ?", (table,)).fetchone()[0]:
        raise BadInput(f"There is no table '{table}'.")
    found = read_game(db, table)
    if found is None:
        raise BadInput(f"The game of table '{table}' has not begun.")
    check_new_file(out)
    write(out, found.text)
    typer.echo(f"The game of table {table} is in '{out}'.")
    tell_trouble([found] if found.trouble else [])


def export_all(db: sqlite3.Connection, out: Path) -> None:
    """Every game into a folder: records, and logs of games that no longer replay."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise BadInput(f"'{out}' exists already and is no empty folder; choose another name.")
    check_folder(out, "export")
    out.mkdir(parents=True, exist_ok=True)
    tables: list[str] = [name for (name,) in db.execute("SELECT name FROM game ORDER BY name")]
    games = 0
    broken: list[Export] = []
    for table in with_progress(tables):
        found = read_game(db, table)
        if found is None:
            continue
        games += 1
        write(out / f"{table}{LOG if found.trouble else RECORD}", found.text)
        if found.trouble:
            broken.append(found)
    typer.echo(f"{counted(games, 'game')} of {counted(len(tables), 'table')} in '{out}'.")
    tell_trouble(broken)


def with_progress(tables: list[str]) -> Iterator[str]:
    """Tables one by one, with a progress bar on a terminal."""
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield from bar.track(tables, description="Writing")


def read_game(db: sqlite3.Connection, name: str) -> Export | None:
    """The game of a table in the database; None if it has not started."""
    # Imported here: no other command should wait for the server's modules to load.
    from hinode.notation.record import write_record
    from hinode.server.settings import read_settings
    from hinode.server.store import sqlite
    from hinode.server.table.table import Table

    _, created, settings, rules, *_ = db.execute(sqlite.ROW, (name,)).fetchone()
    entries = [body for _, body in db.execute(sqlite.LOAD, (name, 0))]
    try:
        table = Table.load(name, read_settings(settings), created, rules, entries)
        trouble = table.trouble
    except Exception as error:  # whatever a newer program may have written must not keep the other games from us
        table, trouble = None, f"Its log cannot be read: {error!r}."
    if trouble:
        return Export(name, raw_log(name, rules, settings, trouble, entries), trouble)
    return None if table is None or table.game is None else Export(name, write_record(table.game))


def raw_log(table: str, rules: int, settings: bytes, trouble: str, entries: Iterable[bytes]) -> str:
    """A game that no longer replays: what is known of its table, then its log as it is, one JSON object a line."""
    import msgspec

    about = {"note": "hinode log entries", "table": table, "rules": rules, "trouble": trouble}
    head = msgspec.json.encode({**about, "settings": msgspec.Raw(settings)})
    return "".join(f"{line.decode(errors='backslashreplace')}\n" for line in (head, *entries))


def write(path: Path, text: str) -> None:
    """A new file that only its owner can read: it holds a seed."""
    path.touch(0o600, exist_ok=False)
    path.write_text(text, encoding="utf-8")


def tell_trouble(broken: list[Export]) -> None:
    """Say which games no longer replay, and why."""
    for found in broken:
        typer.echo(f"Table {found.table} no longer replays, so this is its log as lines of JSON. {found.trouble}")
