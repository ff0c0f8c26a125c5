"""Appending to logs in a SQLite database: one append for itself, or all that wait in one statement.

The thread that writes holds Python's lock while it gets ready, and the event loop waits for it: so this is compiled
with what the server does for every action. For the same reason the one statement has its values written into it:
`executescript` takes the lock again only when all is done, `execute` several times before that.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from hinode.server.store import Conflict, Row
from hinode.server.writer import Job

BULK = 100  # appends in one statement; SQLite takes a text of a million bytes at least

APPEND = """UPDATE game SET status = ?, listed = ?, summary = ?, n = ?, due = ?, served = ?, updated = ?
    WHERE name = ? AND n = ?"""
ENTRY = "INSERT INTO entry (game, n, body) VALUES (?, ?, ?)"
SECRET = "INSERT OR REPLACE INTO secret (game, seat, hash) VALUES (?, ?, ?)"
NO_SECRET = "DELETE FROM secret WHERE game = ? AND seat = ?"
# A view that is there to be inserted into: each row is an append of one entry, and all of them are one statement.
AT_ONCE = """CREATE TEMP VIEW appended AS
    SELECT name, n, status, listed, summary, due, served, updated, x'' AS body FROM main.game;
CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
    UPDATE game SET status = NEW.status, listed = NEW.listed, summary = NEW.summary, n = NEW.n, due = NEW.due,
        served = NEW.served, updated = NEW.updated WHERE name = NEW.name AND n = NEW.n - 1;
    SELECT raise(ABORT, 'The table does not have that many entries.') WHERE changes() != 1;
    INSERT INTO entry (game, n, body) VALUES (NEW.name, NEW.n, NEW.body);
END;
"""


def append(db: sqlite3.Connection, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None]) -> None:
    """Append entries to the log of a table."""
    values = (row.status, row.listed, row.summary, row.n, row.due, row.served, row.updated)
    if db.execute(APPEND, (*values, row.table, row.n - len(entries))).rowcount != 1:
        raise Conflict(f"Table {row.table} does not have {row.n - len(entries)} entries any more.")
    add(db, row, entries, secrets)


def add(db: sqlite3.Connection, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None]) -> None:
    """Write entries and secrets of a table whose row says that they are there."""
    if len(entries) == 1:
        db.execute(ENTRY, (row.table, row.n, entries[0]))
    elif entries:
        first = row.n - len(entries) + 1
        db.executemany(ENTRY, [(row.table, n, body) for n, body in enumerate(entries, first)])
    for seat, secret in secrets.items():
        if secret is None:
            db.execute(NO_SECRET, (row.table, seat))
        else:
            db.execute(SECRET, (row.table, seat, secret))


def append_all(db: sqlite3.Connection, jobs: list[Job]) -> bool:
    """Many appends of one entry each in one statement, which is a transaction of its own (see `AT_ONCE`)."""
    if len(jobs) > BULK or any(job.work is not append or len(job.args[1]) != 1 or job.args[2] for job in jobs):
        return False
    rows = ",".join([_written(job.args[0], job.args[1][0]) for job in jobs])
    try:
        db.executescript(f"INSERT INTO temp.appended VALUES {rows}")
    except sqlite3.OperationalError:  # the disk is full, somebody else writes too long: no other way will do better
        raise
    except (sqlite3.Error, ValueError):  # one of them cannot be written: each for itself finds out which
        return False
    return True


def _written(row: Row, body: bytes) -> str:
    """An append as a row of values, written as SQL has them."""
    due = "NULL" if row.due is None else row.due
    return (
        f"({_quoted(row.table)},{row.n},{_quoted(row.status)},{row.listed:d},x'{row.summary.hex()}',{due},"
        f"{row.served},{row.updated},x'{body.hex()}')"
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
