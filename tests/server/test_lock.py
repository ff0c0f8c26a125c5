"""The lock of a table: one at a time, in the order of asking, and never lost with somebody who gives up."""

from __future__ import annotations

import asyncio

import pytest

from hinode.server.fast.lock import Lock
from tests.server.stores import in_loop


@in_loop
async def test_one_at_a_time_in_the_order_of_asking() -> None:
    lock = Lock()
    seen: list[str] = []

    async def visit(name: str) -> None:
        async with lock:
            seen.append(f"{name} in")
            await asyncio.sleep(0)
            seen.append(f"{name} out")

    await asyncio.gather(*(visit(name) for name in "abc"))
    assert seen == ["a in", "a out", "b in", "b out", "c in", "c out"]
    assert lock.take()


@in_loop
async def test_it_is_free_after_an_error() -> None:
    lock = Lock()
    with pytest.raises(ValueError, match="oops"):
        async with lock:
            raise ValueError("oops")
    assert lock.take()


@in_loop
async def test_nobody_comes_in_before_who_waits() -> None:
    lock = Lock()
    assert lock.take()
    waiting = asyncio.create_task(lock.wait())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()  # it is handed over, though the other has not noticed yet
    await waiting
    lock.release()
    assert lock.take()


@in_loop
async def test_who_gives_up_is_passed_over() -> None:
    lock = Lock()
    assert lock.take()
    first, second = (asyncio.create_task(lock.wait()) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    lock.release()
    await second
    lock.release()
    assert lock.take()
    assert first.cancelled()


@in_loop
async def test_who_gives_up_when_it_is_handed_over_hands_it_on() -> None:
    lock = Lock()
    assert lock.take()
    first, second = (asyncio.create_task(lock.wait()) for _ in range(2))
    await asyncio.sleep(0)
    lock.release()  # to the first
    first.cancel()
    await second
    assert first.cancelled()
    lock.release()
    assert lock.take()
