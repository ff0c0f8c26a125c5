"""The interface of a store. Every store must pass tests/server/test_store_*.py.

The truth about a table is its *log*: numbered entries, append-only. Beside the log there are a row for listing tables
without reading logs, the hashes of the seats' secrets, the talk, the deal ledger, and slips about notices to people who
are away. Bodies are opaque bytes.

Writes are durable: a method returns only when its data would survive a crash or a power failure. Several processes may
share a store. An append says how many entries it follows, and raises `Conflict` if there are more by now.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Mapping, Sequence
from pathlib import Path

import msgspec

OPEN = "open"  # people may sit down
DRAFTING = "drafting"  # clans are being chosen
PLAYING = "playing"
OVER = "over"
BROKEN = "broken"  # the log no longer replays with these rules
STATUSES = (OPEN, DRAFTING, PLAYING, OVER, BROKEN)

NO_SECRETS: Mapping[int, str | None] = {}


class StoreError(Exception):
    """The store failed, and nothing was changed."""


class Conflict(StoreError):
    """Another process was faster, or the table already exists."""


class Row(msgspec.Struct, frozen=True):
    """A table without its log. `due`: the served time (ms) at which it needs attention."""

    table: str
    created: int  # wall clock, ms
    settings: bytes
    rules: int  # the version of the rules it is played with
    status: str = OPEN
    listed: bool = False
    summary: bytes = b"{}"  # for lists of tables
    n: int = 0  # entries in the log
    due: int | None = None
    served: int = 0  # served time of the last entry
    updated: int = 0  # wall clock of the last entry, ms


class Note(msgspec.Struct, frozen=True):
    """A line of talk or an entry of the deal ledger."""

    n: int
    body: bytes


class Slip(msgspec.Struct, frozen=True):
    """Something to remember about notices to a seat, under a key. Without a body, forget what is under that key."""

    seat: int
    key: str
    body: bytes | None = None
    due: int | None = None  # the served time (ms) at which it needs attention


class Store(ABC):
    """Stores tables."""

    @abstractmethod
    async def create(
        self, row: Row, entries: Sequence[bytes] = (), secrets: Mapping[int, str | None] = NO_SECRETS
    ) -> None:
        """Create a table with its first entries. `Conflict` if the name is taken."""

    @abstractmethod
    def append(
        self,
        row: Row,
        entries: Sequence[bytes],
        secrets: Mapping[int, str | None] = NO_SECRETS,
        slips: Sequence[Slip] = (),
    ) -> Awaitable[None]:
        """Append entries, all or none, and update the row.

        `row.n` is the new length. `secrets` are hashes by seat; None removes a seat's secret. `slips` are kept if and
        only if the entries are.
        """

    @abstractmethod
    async def row(self, table: str) -> Row | None:
        """The row of a table; None if there is no such table."""

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table after an entry, in order."""

    @abstractmethod
    async def secrets(self, table: str) -> dict[int, str]:
        """The hashes of the seats' secrets."""

    @abstractmethod
    async def due(self, served: int, limit: int) -> list[str]:
        """Tables that need attention at a served time, the longest waiting first."""

    @abstractmethod
    async def say(self, table: str, body: bytes, slips: Sequence[Slip] = ()) -> int:
        """Add a line to the talk of a table, with slips; returns its number, from 1."""

    @abstractmethod
    async def talk(self, table: str, after: int, limit: int, before: int | None = None) -> list[Note]:
        """The newest lines of talk after a number (and before another), in order."""

    @abstractmethod
    async def deal(self, table: str, after: int, body: bytes, slips: Sequence[Slip] = ()) -> None:
        """Add entry number `after + 1` to the deal ledger, with slips. `Conflict` if it exists."""

    @abstractmethod
    async def deals(self, table: str) -> list[Note]:
        """The deal ledger of a table."""

    @abstractmethod
    def keep(self, table: str, slips: Sequence[Slip]) -> Awaitable[None]:
        """Keep slips of a table that exists, all or none, in the order of the calls."""

    @abstractmethod
    async def slips(self, table: str) -> list[Slip]:
        """All slips of a table, by seat and key."""

    @abstractmethod
    async def slips_due(self, served: int, limit: int) -> list[str]:
        """Tables with slips that need attention at a served time, the longest waiting first."""

    @abstractmethod
    async def served(self) -> int:
        """How long tables have been served in all, in ms."""

    @abstractmethod
    async def tick(self, served: int) -> None:
        """Save the served time, which never decreases."""

    @abstractmethod
    async def count(self) -> dict[str, int]:
        """How many tables there are in each state."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A consistent copy of everything, made while the store is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes and close."""

    @abstractmethod
    async def list(self, statuses: Sequence[str], limit: int) -> Sequence[Row]:
        """Listed tables in these states, most recently changed first."""
