"""What the server keeps, as a small interface. Every store must pass tests/server/test_store.py.

The truth about a table is its *log*: numbered entries, only ever appended. Beside it stand a row that can
be listed without reading the log, the hashes of the seats' secrets, the talk, and the entries of the
deal ledger. Bodies are bytes the store does not look into.

Every method that writes returns only after what it wrote would survive the loss of the process and of
the power. Two processes may share a store: an append says how many entries it follows, and is refused
with `Conflict` when there are more by now.
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
BROKEN = "broken"  # the log can no longer be played with the rules of this program
STATUSES = (OPEN, DRAFTING, PLAYING, OVER, BROKEN)

NO_SECRETS: Mapping[int, str | None] = {}


class StoreError(Exception):
    """The store could not do what was asked. Nothing was changed."""


class Conflict(StoreError):
    """Somebody else has appended meanwhile, or the table exists already."""


class Row(msgspec.Struct, frozen=True):
    """What is known of a table without its log. `due`: the served time (ms) at which it wants attention."""

    table: str
    created: int  # wall clock, ms
    settings: bytes
    rules: int  # the version of the rules it is played with
    status: str = OPEN
    listed: bool = False
    summary: bytes = b"{}"  # for lists: who sits there
    n: int = 0  # entries in the log
    due: int | None = None
    served: int = 0  # served time of the last entry
    updated: int = 0  # wall clock of the last entry, ms


class Note(msgspec.Struct, frozen=True):
    """A line of talk or an entry of the deal ledger."""

    n: int
    body: bytes


class Store(ABC):
    """Where tables live."""

    @abstractmethod
    async def create(
        self, row: Row, entries: Sequence[bytes] = (), secrets: Mapping[int, str | None] = NO_SECRETS
    ) -> None:
        """A new table with its first entries. `Conflict` if there is one of that name."""

    @abstractmethod
    def append(
        self, row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None] = NO_SECRETS
    ) -> Awaitable[None]:
        """Entries at the end of a log, all or none, with the row as it is then.

        `row.n` is the length afterwards. `secrets` are hashes by seat; None takes a seat's secret away.
        """

    @abstractmethod
    async def row(self, table: str) -> Row | None:
        """The row of a table; None if there is no such table."""

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> list[bytes]:
        """The log of a table from an entry on, in order."""

    @abstractmethod
    async def secrets(self, table: str) -> dict[int, str]:
        """The hashes of the seats' secrets."""

    @abstractmethod
    async def due(self, served: int, limit: int) -> list[str]:
        """Tables that want attention at a served time, the longest waiting first."""

    @abstractmethod
    async def say(self, table: str, body: bytes) -> int:
        """Add a line to the talk of a table; its number, counted from 1."""

    @abstractmethod
    async def talk(self, table: str, after: int, limit: int, before: int | None = None) -> list[Note]:
        """The newest lines of talk after a number (and before another), in order."""

    @abstractmethod
    async def deal(self, table: str, after: int, body: bytes) -> None:
        """Add entry number `after + 1` to the deal ledger. `Conflict` if it exists."""

    @abstractmethod
    async def deals(self, table: str) -> list[Note]:
        """The deal ledger of a table."""

    @abstractmethod
    async def served(self) -> int:
        """How long tables have been served, in ms: the clock that stands still while nobody serves."""

    @abstractmethod
    async def tick(self, served: int) -> None:
        """Remember the served time. It never goes back."""

    @abstractmethod
    async def count(self) -> dict[str, int]:
        """How many tables there are in each state."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """A consistent copy of everything, made while the store is in use."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked and let go."""

    @abstractmethod
    async def list(self, statuses: Sequence[str], limit: int) -> Sequence[Row]:
        """Listed tables in these states, the last changed first."""
