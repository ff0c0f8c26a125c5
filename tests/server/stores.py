"""Tools for testing stores: places to keep tables, for each kind of store, and questions to ask."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any, ParamSpec, TypeVar, cast

from msgspec.structs import replace

from hinode.server.store.interface import DRAFTING, NO_SECRETS, OPEN, OVER, PLAYING, Row, Store
from hinode.server.store.sqlite import SqliteStore

P = ParamSpec("P")
T = TypeVar("T")
Opener = Callable[[Path], Awaitable[Store]]
NOT_A_BODY = cast(bytes, None)  # no store can keep this


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test in an event loop. A store that never answers fails it."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 300))

    return run


async def sqlite(path: Path) -> Store:
    """A file, or a backup of one."""
    return SqliteStore.open(path)


OPENERS: list[Opener] = [sqlite]  # a store that passes tests/server/test_store_*.py stands here


class Place:
    """A place to keep tables. All stores opened on it share them, and they outlast each store."""

    def __init__(self, path: Path, opener: Opener) -> None:
        self.path = path
        self.opener = opener

    @asynccontextmanager
    async def open(self, copy: Path | None = None) -> AsyncGenerator[Store]:
        """A store object on this place, or on a copy of it."""
        store = await self.opener(copy or self.path)
        try:
            yield store
        finally:
            await store.close()


def a_row(table: str = "kyoto", **changes: Any) -> Row:
    """A row of which no field but `n` has its default."""
    row = Row(table, 1111, b"\x00settings\xff", 3, DRAFTING, True, b"\xfesummary", 0, 77, 42, 2222)
    return replace(row, **changes)


async def everything(store: Store, *tables: str) -> list[object]:
    """All that a store says about some tables."""
    found: list[object] = [await store.served(), await store.count(), await store.due(10**12, 1000)]
    found.append(await store.list([OPEN, DRAFTING, PLAYING, OVER], 1000))
    for table in tables:
        found += [await store.row(table), await store.load(table), await store.secrets(table)]
        found += [await store.talk(table, 0, 1000), await store.deals(table), await store.slips(table)]
    found.append(await store.slips_due(10**12, 1000))
    return found


async def outcomes(*asked: Awaitable[Any]) -> list[str]:
    """How each of several things asked at once went: done, or the name of the error."""
    results = await asyncio.gather(*asked, return_exceptions=True)
    return [type(result).__name__ if isinstance(result, BaseException) else "done" for result in results]


async def begin(*asked: Coroutine[Any, Any, T]) -> list[asyncio.Task[T]]:
    """Start coroutines, each up to the point where it first waits."""
    tasks = [asyncio.create_task(one) for one in asked]
    await asyncio.sleep(0)
    return tasks


async def append(store: Store, row: Row, entries: list[bytes], secrets: Mapping[int, str | None] = NO_SECRETS) -> None:
    """What a store's `append` does, once it is waited for."""
    await store.append(row, entries, secrets)


class Gate:
    """An observer of commits that can hold up the writer, so that jobs pile up."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.seconds: list[float] = []
        self.held = Event()
        self.open = Event()
        self.open.set()
        self.holding: asyncio.Task[None] | None = None

    def __call__(self, jobs: int, seconds: float) -> None:
        self.sizes.append(jobs)
        self.seconds.append(seconds)
        self.held.set()
        assert self.open.wait(300)

    async def hold(self, store: Store) -> None:
        """Stop the writer with one job in its hands: the next one, because callers hear of a commit only afterwards."""
        self.held.clear()
        self.open.clear()
        self.holding = asyncio.create_task(store.tick(0))
        assert await asyncio.to_thread(self.held.wait, 300)

    async def together(self, store: Store, *asked: Coroutine[Any, Any, object]) -> list[str]:
        """The outcomes of jobs that were queued while the writer was held up."""
        await self.hold(store)
        waiting = await begin(*asked)
        self.open.set()
        return await outcomes(*waiting)
