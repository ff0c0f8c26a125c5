"""The store in one SQLite file: one thread writes (writer.py), another reads committed data."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar, TypeVarTuple

from hinode.server.store.appends import FRESH, Appends, add, any_fresh, append, keep, settle
from hinode.server.store.interface import NO_SECRETS, Conflict, Note, Row, Slip, Store, StoreError
from hinode.server.store.writer import Observer, Writer, failure

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Found = tuple[Any, ...]  # a row of a query's result

DATABASE = "hinode.sqlite"  # the file in the data folder
APPLICATION = 0x48694E6F  # "HiNo": tells our files from other SQLite databases
VERSION = 3
PRIMARY = 0xFF  # the bits of SQLite's primary error code
NO_END = 2**62  # greater than any number of a line
PATIENCE = 10.0  # seconds to wait for another writing process
TIDY = 2000  # jobs between checkpoints of the write-ahead log, which another thread makes
PAGES = 20_000  # in that log before a commit makes a checkpoint itself

SLIPS = (
    """CREATE TABLE slip (
    game TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, due INTEGER, body BLOB NOT NULL,
    PRIMARY KEY (game, seat, key)
) STRICT, WITHOUT ROWID""",
    "CREATE INDEX slip_due ON slip (due, game) WHERE due IS NOT NULL",
)
# What each version added to the one before it.
ADDED = {2: (FRESH,), 3: SLIPS}

# Logs are clustered by table, so that loading one reads neighbouring pages.
SCHEMA = f"""
CREATE TABLE game (
    name TEXT NOT NULL PRIMARY KEY, created INTEGER NOT NULL, settings BLOB NOT NULL, rules INTEGER NOT NULL,
    status TEXT NOT NULL, listed INTEGER NOT NULL, summary BLOB NOT NULL, n INTEGER NOT NULL, due INTEGER,
    served INTEGER NOT NULL, updated INTEGER NOT NULL
) STRICT;
CREATE INDEX game_due ON game (due, name) WHERE due IS NOT NULL;
CREATE INDEX game_listed ON game (status, updated DESC, name) WHERE listed;
CREATE TABLE entry (
    game TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
{FRESH};
CREATE TABLE secret (
    game TEXT NOT NULL, seat INTEGER NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE talk (
    game TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE deal (
    game TEXT NOT NULL, n INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
{";".join(SLIPS)};
CREATE TABLE clock (served INTEGER NOT NULL) STRICT;
INSERT INTO clock VALUES (0);
PRAGMA application_id = {APPLICATION};
PRAGMA user_version = {VERSION};
"""
COLUMNS = "name, created, settings, rules, status, listed, summary, n, due, served, updated"  # as the fields of Row
CREATE = f"INSERT INTO game ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
SAY = """INSERT INTO talk (game, n, body)
    SELECT name, (SELECT coalesce(max(n), 0) + 1 FROM talk WHERE game = name), ? FROM game WHERE name = ? RETURNING n"""
DEAL = """INSERT INTO deal (game, n, body) SELECT name, ? + 1, ? FROM game
    WHERE name = ? AND ? = (SELECT coalesce(max(n), 0) FROM deal WHERE game = name)"""
TICK = "UPDATE clock SET served = max(served, ?)"

# Appends in the buffer are newer than the row. (The columns beside max(n) are those of that row.)
ROW = """SELECT name, created, settings, rules, status, listed, summary, coalesce(last.n, game.n),
    iif(last.n IS NULL, game.due, last.due), coalesce(last.served, game.served), coalesce(last.updated, game.updated)
    FROM game LEFT JOIN (SELECT game AS table_, max(n) AS n, due, served, updated FROM fresh WHERE game = ?1) AS last
    ON table_ = name WHERE name = ?1"""
LOAD = """SELECT n, body FROM entry WHERE game = ?1 AND n > ?2
    UNION ALL SELECT n, body FROM fresh WHERE game = ?1 AND n > ?2 ORDER BY n"""
SECRETS = "SELECT seat, hash FROM secret WHERE game = ?"
# One subquery per state reads at most `limit` rows of the index, however many games are over.
LISTED = f"""SELECT * FROM (SELECT {COLUMNS} FROM game WHERE listed AND status = ?
    ORDER BY updated DESC, name LIMIT ?)"""
DUE = """WITH last AS (SELECT game, max(n), due FROM fresh GROUP BY game)
    SELECT game, due FROM last WHERE due <= ?1
    UNION ALL SELECT name, due FROM game WHERE due <= ?1 AND name NOT IN (SELECT game FROM last)
    ORDER BY 2, 1 LIMIT ?2"""
TALK = "SELECT * FROM (SELECT n, body FROM talk WHERE game = ? AND n > ? AND n < ? ORDER BY n DESC LIMIT ?) ORDER BY n"
DEALS = "SELECT n, body FROM deal WHERE game = ? ORDER BY n"
TABLE = "SELECT 1 FROM game WHERE name = ?"
SLIPS_OF = "SELECT seat, key, body, due FROM slip WHERE game = ? ORDER BY seat, key"
SLIPS_DUE = "SELECT game FROM slip INDEXED BY slip_due WHERE due <= ? GROUP BY game ORDER BY min(due), game LIMIT ?"
SERVED = """SELECT max(served) FROM (
    SELECT served FROM clock UNION ALL SELECT max(served) FROM game UNION ALL SELECT max(served) FROM fresh
)"""
COUNT = "SELECT status, count(*) FROM game GROUP BY status"


# -------------------------------------------------------------------------------- what the writer does
def _create(db: sqlite3.Connection, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None]) -> None:
    if row.n != len(entries):
        raise StoreError(f"Table {row.table} cannot start with {len(entries)} entries and say it has {row.n}.")
    values = (row.table, row.created, row.settings, row.rules, row.status, row.listed, row.summary, row.n, row.due)
    if db.execute(CREATE, (*values, row.served, row.updated)).rowcount != 1:
        raise Conflict(f"There is a table {row.table} already.")
    add(db, row, entries, secrets)


def _say(db: sqlite3.Connection, table: str, body: bytes, slips: Sequence[Slip]) -> int:
    numbers = db.execute(SAY, (body, table)).fetchall()
    if not numbers:
        raise StoreError(f"There is no table {table}.")
    keep(db, table, slips)
    return numbers[0][0]


def _deal(db: sqlite3.Connection, table: str, after: int, body: bytes, slips: Sequence[Slip]) -> None:
    if db.execute(DEAL, (after, body, table, after)).rowcount != 1:
        raise Conflict(f"The deal ledger of table {table} does not end with entry {after}.")
    keep(db, table, slips)


def _keep(db: sqlite3.Connection, table: str, slips: Sequence[Slip]) -> None:
    if db.execute(TABLE, (table,)).fetchone() is None:
        raise StoreError(f"There is no table {table}.")
    keep(db, table, slips)


def _tick(db: sqlite3.Connection, served: int) -> None:
    db.execute(TICK, (served,))


def _row(found: Sequence[Any]) -> Row:
    table, created, settings, rules, status, listed, *rest = found
    return Row(table, created, settings, rules, status, bool(listed), *rest)


# -------------------------------------------------------------------------------- files
def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """Connect without implicit transactions; `mode` is ro or rw."""
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Initialize a new file, or check that it is ours. Any other file is left alone."""
    db.execute("BEGIN IMMEDIATE")  # another process may be opening the same new file
    application, version, things = (
        db.execute(f"SELECT * FROM {source}").fetchone()[0]
        for source in ("pragma_application_id", "pragma_user_version", "(SELECT count(*) FROM sqlite_schema)")
    )
    if (application, version, things) == (0, 0, 0):
        for statement in SCHEMA.split(";"):
            db.execute(statement)
    elif application != APPLICATION:
        raise StoreError(f"'{path}' is the database of another program.")
    elif version > VERSION:
        raise StoreError(f"'{path}' was written by a newer Hinode (version {version}; this one knows {VERSION}).")
    elif version < VERSION:
        for newer in range(version + 1, VERSION + 1):
            for statement in ADDED[newer]:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
    db.execute("UPDATE clock SET served = served WHERE 0")  # fails if the file is read-only
    db.execute("COMMIT")
    if db.execute("PRAGMA journal_mode = WAL").fetchone()[0] != "wal":
        raise StoreError(f"'{path}' is on a file system without shared memory; SQLite's log cannot be kept there.")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA temp_store = MEMORY")  # no temporary files
    db.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")


def _why_not_open(path: Path, error: OSError | sqlite3.Error) -> str:
    if isinstance(error, OSError):
        return f"'{path}' cannot be opened: {(error.strerror or str(error)).lower()}."
    if getattr(error, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_READONLY:
        return f"'{path}' is read-only; a server has to write to it."
    return f"'{path}' cannot be opened: {error}."


def _tidy(path: Path) -> None:
    """Checkpoint in a connection of its own, without blocking anybody."""
    with closing(_connect(path, "rw")) as db:
        _checkpoint(db)


def _checkpoint(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA main.wal_checkpoint(PASSIVE)").fetchall()  # does not wait for other processes


def copy_database(source: Path, target: Path) -> None:
    """Copy a database in use to a new file, which appears only when complete."""
    if target.exists():
        raise StoreError(f"'{target}' exists already.")
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")  # its mode is 0600
    os.close(handle)
    try:
        with closing(_connect(source, "ro")) as db, closing(_connect(Path(name), "rw")) as copy:
            db.backup(copy)
        os.replace(name, target)
    finally:
        Path(name).unlink(missing_ok=True)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


class SqliteStore(Store):
    """Tables in one SQLite file. `observe` is called after every commit with its jobs and seconds."""

    def __init__(self, path: Path, db: sqlite3.Connection, observe: Observer | None = None) -> None:
        self._path = path
        self._db = db
        self._reading = _connect(path, "ro")
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._copier = ThreadPoolExecutor(1, "store-copier")  # backups are slow, and must not hold up reads
        self._jobs = 0  # since the last checkpoint
        self._tidier = ThreadPoolExecutor(1, "store-tidier")
        self._tidying: Future[None] | None = None
        self._under_way: set[asyncio.Future[list[Found]]] = set()  # reads that may wait for the writer
        self._told = observe
        self._writer = Writer(db, Appends(), self._committed)
        self._closed = False

    @classmethod
    def open(cls, path: Path, observe: Observer | None = None) -> SqliteStore:
        """Open a file, or create one that only its owner can read, because it contains seeds."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):  # do not open an existing file: closing it would release SQLite's locks
                os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
            db = _connect(path, "rw")
            try:
                _prepare(db, path)
                return cls(path, db, observe)
            except BaseException:
                db.close()
                raise
        except (OSError, sqlite3.Error) as error:
            raise StoreError(_why_not_open(path, error)) from error

    # ---------------------------------------------------------------------------- writing
    async def create(
        self, row: Row, entries: Sequence[bytes] = (), secrets: Mapping[int, str | None] = NO_SECRETS
    ) -> None:
        await self._write(_create, row, entries, secrets)

    def append(
        self,
        row: Row,
        entries: Sequence[bytes],
        secrets: Mapping[int, str | None] = NO_SECRETS,
        slips: Sequence[Slip] = (),
    ) -> Awaitable[None]:
        self._refuse_if_closed()
        return self._writer.ask(append, row, entries, secrets, slips)

    async def say(self, table: str, body: bytes, slips: Sequence[Slip] = ()) -> int:
        return await self._write(_say, table, body, slips)

    async def deal(self, table: str, after: int, body: bytes, slips: Sequence[Slip] = ()) -> None:
        await self._write(_deal, table, after, body, slips)

    def keep(self, table: str, slips: Sequence[Slip]) -> Awaitable[None]:
        self._refuse_if_closed()
        return self._writer.ask(_keep, table, slips)

    async def tick(self, served: int) -> None:
        await self._write(_tick, served)

    # ---------------------------------------------------------------------------- reading
    async def row(self, table: str) -> Row | None:
        rows = await self._select(ROW, table)
        return _row(rows[0]) if rows else None

    async def load(self, table: str, after: int = 0) -> list[bytes]:
        return [body for _, body in await self._select(LOAD, table, after)]

    async def secrets(self, table: str) -> dict[int, str]:
        return dict(await self._select(SECRETS, table))

    async def list(self, statuses: Sequence[str], limit: int) -> list[Row]:
        states = sorted(set(statuses))
        if not states:
            return []
        query = " UNION ALL ".join([LISTED] * len(states)) + " ORDER BY updated DESC, name LIMIT ?"
        values = [value for state in states for value in (state, limit)]
        return [_row(found) for found in await self._settled(query, *values, limit)]

    async def due(self, served: int, limit: int) -> list[str]:
        return [table for table, _ in await self._select(DUE, served, limit)]

    async def talk(self, table: str, after: int, limit: int, before: int | None = None) -> list[Note]:
        last = NO_END if before is None else before
        return [Note(n, body) for n, body in await self._select(TALK, table, after, last, limit)]

    async def deals(self, table: str) -> list[Note]:
        return [Note(n, body) for n, body in await self._select(DEALS, table)]

    async def slips(self, table: str) -> list[Slip]:
        return [Slip(*found) for found in await self._select(SLIPS_OF, table)]

    async def slips_due(self, served: int, limit: int) -> list[str]:
        return [table for (table,) in await self._select(SLIPS_DUE, served, limit)]

    async def served(self) -> int:
        return (await self._select(SERVED))[0][0]

    async def count(self) -> dict[str, int]:
        return dict(await self._select(COUNT))

    # ---------------------------------------------------------------------------- the file
    async def backup(self, path: Path) -> None:
        self._refuse_if_closed()
        await self._in(self._copier, copy_database, self._path, path)

    async def close(self) -> None:
        self._refuse_if_closed()
        self._closed = True
        try:
            await asyncio.gather(*self._under_way, return_exceptions=True)
            with suppress(StoreError):  # the buffer stays full, which is just as safe
                await self._writer.ask(settle)
            await asyncio.to_thread(self._let_go)
        except sqlite3.Error as error:
            raise failure(error) from error

    def _committed(self, jobs: int, seconds: float) -> None:
        """After a commit, in the writer thread: have another thread make a checkpoint from time to time.

        A second, small checkpoint here covers what was written meanwhile. Then the write-ahead log restarts from its
        beginning instead of growing, which halves the work of the disk.
        """
        self._jobs += jobs
        if self._tidying is not None:
            if self._tidying.done():
                self._tidying = None
                _checkpoint(self._db)
        elif self._jobs >= TIDY:
            self._jobs = 0
            self._tidying = self._tidier.submit(_tidy, self._path)
        if self._told is not None:
            self._told(jobs, seconds)

    def _let_go(self) -> None:
        self._copier.shutdown()
        self._reader.shutdown()
        self._reading.close()
        self._writer.finish()
        self._tidier.shutdown()
        with closing(self._db):
            _checkpoint(self._db)

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreError("The store is closed.")

    async def _write(self, work: Callable[[sqlite3.Connection, *Ts], T], *args: *Ts) -> T:
        self._refuse_if_closed()
        return await self._writer.ask(work, *args)

    async def _select(self, query: str, *values: str | int) -> list[Found]:
        self._refuse_if_closed()
        return await self._in(self._reader, self._find, query, values)

    async def _settled(self, query: str, *values: str | int) -> list[Found]:
        """Like `_select`, but flush the append buffer first. If that fails, buffered appends are not seen."""
        self._refuse_if_closed()
        found = asyncio.ensure_future(self._find_settled(query, values))
        self._under_way.add(found)
        found.add_done_callback(self._under_way.discard)
        return await found

    async def _find_settled(self, query: str, values: tuple[str | int, ...]) -> list[Found]:
        if await self._in(self._reader, any_fresh, self._reading):
            with suppress(StoreError):  # reading still works on a full disk
                await self._writer.ask(settle)
        return await self._in(self._reader, self._find, query, values)

    def _find(self, query: str, values: tuple[str | int, ...]) -> list[Found]:
        return self._reading.execute(query, values).fetchall()

    async def _in(self, executor: ThreadPoolExecutor, work: Callable[[*Ts], T], *args: *Ts) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, work, *args)
        except (OSError, OverflowError, UnicodeError, sqlite3.Error) as error:
            raise failure(error) from error
