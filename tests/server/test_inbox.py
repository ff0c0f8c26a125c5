"""What comes in from a browser is heard in order, and nothing of it is lost."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.fast.inbox import Inbox
from tests.server.stores import in_loop


@in_loop
async def test_in_order() -> None:
    inbox: Inbox[int] = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)  # it waits
    for thing in range(5):
        inbox.put_nowait(thing)
    assert await reading == 0
    assert inbox.qsize() == 4
    assert [await inbox.get() for _ in range(4)] == [1, 2, 3, 4]
    assert inbox.empty()


@in_loop
async def test_a_reader_that_gives_up_takes_nothing() -> None:
    inbox: Inbox[str] = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    inbox.put_nowait("first")
    with pytest.raises(asyncio.CancelledError):
        await reading
    inbox.put_nowait("second")
    assert [await inbox.get(), await inbox.get()] == ["first", "second"]


@in_loop
async def test_a_reader_that_gives_up_when_it_could_read() -> None:
    inbox: Inbox[str] = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    inbox.put_nowait("first")
    reading.cancel()  # it has been woken, but has not run
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert await inbox.get() == "first"
