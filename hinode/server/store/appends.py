"""Appending to logs in a SQLite database.

Nearly all that is ever written is one entry of a table that is played. Such an append goes, with all others that wait,
to the end of one table: `fresh`. That is one statement, and a few pages of the disk. Now and then what is fresh is
put in its places (`settle`), many entries of a table together, and before rows are listed. Whatever else is written is
written to its places at once.

The thread that writes holds Python's lock while it gets ready, and the event loop waits for it: so this is compiled
with what the server does for every action. For the same reason the one statement has its values written into it:
`executescript` takes the lock again only when all is done, `execute` several times before that.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from hinode.server.store.interface import Conflict, Row
from hinode.server.store.writer import Job

BULK = 400  # appends in one statement; SQLite takes a text of a million bytes at least
SETTLE = 2000  # appends after which they are put in their places: the more of a table together, the less there is to do
KNOWN = 10_000  # tables whose length is remembered

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
LAST = """SELECT coalesce((SELECT max(n) FROM fresh WHERE game = name), n), status, listed, summary
    FROM game WHERE name = ?"""


# -------------------------------------------------------------------------------- one append for itself
def append(db: sqlite3.Connection, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None]) -> None:
    """Append entries to the log of a table."""
    settle(db)
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


def any_fresh(db: sqlite3.Connection) -> bool:
    """Whether there are appends that are not in their places."""
    return bool(db.execute(ANY_FRESH).fetchone()[0])


def settle(db: sqlite3.Connection) -> None:
    """Put what is fresh in its places, within a transaction. Any process may do it for all."""
    if any_fresh(db):
        for statement in IN_PLACE:
            db.execute(statement)


# -------------------------------------------------------------------------------- all that wait
class Appends:
    """Does appends of one entry each all at once, if each follows the log of its table and changes little of its row.

    How tables are is remembered, and holds as long as no other process writes: SQLite's `data_version` tells, and the
    statement that appends does nothing if it has changed. Then each is left to be done for itself, which finds out.
    A table that something is left of is forgotten: it may be another when that is done.
    """

    def __init__(self) -> None:
        self._version = -1  # of the database; -1: to be looked up
        self._last: dict[str, tuple[int, str, bool, bytes]] = {}  # in that version: n, status, listed, summary
        self._fresh = SETTLE  # at most so many are fresh; there may be some from before

    def __call__(self, db: sqlite3.Connection, jobs: list[Job]) -> list[Job]:
        """As many as possible in one statement, which is a transaction of its own; the others, in their order."""
        known = self._version
        self._version = -1  # unless all goes well
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
        """Those that follow their table as it is, or the one before it here; and those that are left."""
        follow: list[Job] = []
        left: list[Job] = []
        changing: set[str] = set()  # tables of which something is left
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
        """Whether an append is the next to its table, which else stays as it is. Then that is how the table is."""
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
        except sqlite3.OperationalError:  # the disk is full, somebody else writes too long: no other way will do better
            raise
        except (sqlite3.Error, ValueError, TypeError, AttributeError):  # one of them: each for itself finds out which
            return False
        self._fresh += len(jobs)
        return db.total_changes - before == len(jobs)


def _is_simple(job: Job) -> bool:
    """Whether an append is of one entry, without secrets."""
    return len(job.args[1]) == 1 and not job.args[2]


def _written(row: Row, body: bytes) -> str:
    """An append as a row of values, written as SQL has them."""
    due = "NULL" if row.due is None else row.due
    return f"({_quoted(row.table)},{row.n},{due},{row.served},{row.updated},x'{body.hex()}')"


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
