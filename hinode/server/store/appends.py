"""Appending to logs in a SQLite database.

Nearly every write appends one entry to the log of one table. All such appends that are waiting go to the end of the
SQLite table `fresh`, an append buffer, in one statement that touches a few pages. From time to time, and before rows
are listed, the buffer is flushed (`settle`), many entries of a table at once. Everything else is written in place.

The writer thread holds Python's global lock while it prepares a statement, and the event loop waits. So this module is
compiled with the rest of the path of an action, and the statement contains its values as literals: `executescript`
takes the lock again only at the end, `execute` several times before that.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from hinode.server.store.interface import Conflict, Row, Slip
from hinode.server.store.writer import Job

BULK = 400  # appends in one statement, which stays below SQLite's limit of a million bytes
SETTLE = 2000  # appends between flushes; larger batches are cheaper per entry
KNOWN = 10_000  # tables whose length is cached

FRESH = """CREATE TABLE fresh (
    game TEXT NOT NULL, n INTEGER NOT NULL, due INTEGER, served INTEGER NOT NULL, updated INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT"""
ANY_FRESH = "SELECT EXISTS (SELECT 1 FROM fresh)"
IN_PLACE = (
    "INSERT INTO entry (game, n, body) SELECT game, n, body FROM fresh ORDER BY game, n",
    # The other columns are those of the row with the greatest n (SQLite, "Bare columns in an aggregate query").
    """UPDATE game SET n = last.n, due = last.due, served = last.served, updated = last.updated FROM (
        SELECT game, max(n) AS n, due, served, updated FROM fresh GROUP BY game
    ) AS last WHERE name = last.game""",
    "DELETE FROM fresh",
)

APPEND = """UPDATE game SET status = ?, listed = ?, summary = ?, n = ?, due = ?, served = ?, updated = ?
    WHERE name = ? AND n = ?"""
ENTRY = "INSERT INTO entry (game, n, body) VALUES (?, ?, ?)"
SECRET = "INSERT OR REPLACE INTO secret (game, seat, hash) VALUES (?, ?, ?)"
NO_SECRET = "DELETE FROM secret WHERE game = ? AND seat = ?"
SLIP = "INSERT OR REPLACE INTO slip (game, seat, key, due, body) VALUES (?, ?, ?, ?, ?)"
NO_SLIP = "DELETE FROM slip WHERE game = ? AND seat = ? AND key = ?"
LAST = """SELECT coalesce((SELECT max(n) FROM fresh WHERE game = name), n), status, listed, summary
    FROM game WHERE name = ?"""


# -------------------------------------------------------------------------------- a single append
def append(
    db: sqlite3.Connection,
    row: Row,
    entries: Sequence[bytes],
    secrets: Mapping[int, str | None],
    slips: Sequence[Slip] = (),
) -> None:
    """Append entries to the log of a table."""
    settle(db)
    values = (row.status, row.listed, row.summary, row.n, row.due, row.served, row.updated)
    if db.execute(APPEND, (*values, row.table, row.n - len(entries))).rowcount != 1:
        raise Conflict(f"Table {row.table} does not have {row.n - len(entries)} entries any more.")
    add(db, row, entries, secrets)
    keep(db, row.table, slips)


def add(db: sqlite3.Connection, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None]) -> None:
    """Write the entries and secrets of a table whose row is already up to date."""
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


def keep(db: sqlite3.Connection, table: str, slips: Sequence[Slip]) -> None:
    """Write slips of a table, and delete those without a body."""
    for slip in slips:
        if slip.body is None:
            db.execute(NO_SLIP, (table, slip.seat, slip.key))
        else:
            db.execute(SLIP, (table, slip.seat, slip.key, slip.due, slip.body))


def any_fresh(db: sqlite3.Connection) -> bool:
    """Whether the append buffer has anything in it."""
    return bool(db.execute(ANY_FRESH).fetchone()[0])


def settle(db: sqlite3.Connection) -> None:
    """Flush the append buffer, inside a transaction. Any process may do this."""
    if any_fresh(db):
        for statement in IN_PLACE:
            db.execute(statement)


# -------------------------------------------------------------------------------- many appends
class Appends:
    """Combines appends of one entry each into one statement, if each continues its log and leaves its row alone.

    The state of tables is cached while no other process writes. SQLite's `data_version` shows that, and the statement
    does nothing if it has changed; then the appends are left to be done one by one, which detects conflicts. A table
    with an append left over is dropped from the cache, since that append may change it.
    """

    def __init__(self) -> None:
        self._version = -1  # `data_version`; -1: unknown
        self._last: dict[str, tuple[int, str, bool, bytes]] = {}  # of that version: n, status, listed, summary
        self._fresh = SETTLE  # upper bound of the buffer's size; an earlier run may have left some

    def __call__(self, db: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
        """Do as many as possible in one statement, a transaction of its own; returns the others in order."""
        known = self._version
        self._version = -1  # until all has gone well
        self._settle_now_and_then(db)
        if known < 0 or len(self._last) > KNOWN:
            self._last = {}
            known = int(db.execute("PRAGMA data_version").fetchone()[0])
        follow, left = self._sort(db, jobs)
        if follow and not self._insert(db, follow, known):
            return jobs
        self._version = known
        return left

    def _settle_now_and_then(self, db: sqlite3.Connection) -> None:
        if self._fresh >= SETTLE:
            db.execute("BEGIN IMMEDIATE")
            settle(db)
            db.execute("COMMIT")
            self._fresh = 0

    def _sort(self, db: sqlite3.Connection, jobs: list[Job]) -> tuple[list[Job], list[Job]]:
        """Separate the appends that continue their logs from all other jobs."""
        follow: list[Job] = []
        left: list[Job] = []
        changing: set[str] = set()  # tables with a job left over
        for job in jobs:
            if job.work is not append:
                left.append(job)
                continue
            row: Row = job.args[0]
            if len(follow) < BULK and row.table not in changing and _is_simple(job) and self._follows(db, row):
                follow.append(job)
            else:
                left.append(job)
                changing.add(row.table)
                self._last.pop(row.table, None)
        return follow, left

    def _follows(self, db: sqlite3.Connection, row: Row) -> bool:
        """Whether an append continues its log and changes nothing else. If so, the cache is updated."""
        last = self._last.get(row.table) or self._look_up(db, row.table)
        now = (row.n, row.status, row.listed, row.summary)
        if last is None or last[0] != row.n - 1 or last[1:] != now[1:]:
            return False
        self._last[row.table] = now
        return True

    def _look_up(self, db: sqlite3.Connection, table: str) -> tuple[int, str, bool, bytes] | None:
        found = db.execute(LAST, (table,)).fetchone()
        return None if found is None else (found[0], found[1], bool(found[2]), found[3])

    def _insert(self, db: sqlite3.Connection, jobs: list[Job], version: int) -> bool:
        """Append in one statement; False, with nothing written, if that is not possible."""
        before = db.total_changes
        try:
            values = ",".join([_written(job.args[0], job.args[1][0]) for job in jobs])
            db.executescript(
                f"INSERT INTO fresh SELECT * FROM (VALUES {values})"
                f" WHERE (SELECT data_version FROM pragma_data_version) = {version}"
            )
        except sqlite3.OperationalError:  # a full disk, or a lock held too long: trying one by one would fail too
            raise
        except (sqlite3.Error, ValueError, TypeError, AttributeError):  # a bad value: trying one by one finds it
            return False
        self._fresh += len(jobs)
        return db.total_changes - before == len(jobs)


def _is_simple(job: Job) -> bool:
    """Whether an append has one entry, no secrets and no slips."""
    return len(job.args[1]) == 1 and not any(job.args[2:])


def _written(row: Row, body: bytes) -> str:
    """An append as a row of SQL literals."""
    due = "NULL" if row.due is None else row.due
    return f"({_quoted(row.table)},{row.n},{due},{row.served},{row.updated},x'{body.hex()}')"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
