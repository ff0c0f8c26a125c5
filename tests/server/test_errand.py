"""Errands: how far they go, when they begin, and how they end."""

from __future__ import annotations

import asyncio

from hinode.server.fast.errand import A_TURN, Errand, Errands
from hinode.server.fast.lock import Lock
from tests.server.stores import in_loop


class Ended:
    """What was heard of the end of an errand."""

    def __init__(self) -> None:
        self.heard: list[BaseException | None] = []

    def __call__(self, error: BaseException | None) -> None:
        self.heard.append(error)


@in_loop
async def test_what_need_not_wait_is_done_at_once() -> None:
    done, ended = list[int](), Ended()

    async def work() -> None:
        done.append(1)

    Errand(work(), ended).go()
    assert (done, ended.heard) == ([1], [None])


@in_loop
async def test_it_goes_on_when_it_can() -> None:
    lock, ended = Lock(), Ended()
    asked: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    got: list[int] = []

    async def work() -> None:
        async with lock:
            got.append(await asked)
            await asyncio.sleep(0)
            got.append(2)

    Errand(work(), ended).go()
    waiting = asyncio.create_task(lock.wait())
    await asyncio.sleep(0)
    assert (got, ended.heard, waiting.done()) == ([], [], False)
    asked.set_result(1)
    await waiting
    assert (got, ended.heard) == ([1, 2], [None])


@in_loop
async def test_its_error_is_heard() -> None:
    ended = Ended()
    asked: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    trouble = ValueError("oops")
    caught: list[Exception] = []

    async def work() -> None:
        try:
            await asked
        except ValueError as error:
            caught.append(error)
        raise trouble

    Errand(work(), ended).go()
    asked.set_exception(trouble)
    await asyncio.sleep(0)
    assert (caught, ended.heard) == ([trouble], [trouble])


@in_loop
async def test_what_it_waits_for_is_called_off() -> None:
    ended = Ended()
    asked: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await asked

    Errand(work(), ended).go()
    asked.cancel()
    await asyncio.sleep(0)
    (error,) = ended.heard
    assert isinstance(error, asyncio.CancelledError)


@in_loop
async def test_a_few_begin_in_each_turn() -> None:
    """In order, after what was ready before them; and what was ready before the rest of them comes first."""
    done, ended, errands = list[int](), Ended(), Errands()

    async def work(number: int) -> None:
        done.append(number)

    asyncio.get_running_loop().call_soon(done.append, -1)
    for number in range(2 * A_TURN + 1):
        errands.begin(Errand(work(number), ended))
    assert done == []
    asyncio.get_running_loop().call_soon(done.append, -2)
    await asyncio.sleep(0)
    assert done == [-1, *range(A_TURN), -2]
    await asyncio.sleep(0)
    assert done == [-1, *range(A_TURN), -2, *range(A_TURN, 2 * A_TURN)]
    errands.begin(Errand(work(2 * A_TURN + 1), ended))  # behind the one that waits
    await asyncio.sleep(0)
    assert done[-2:] == [2 * A_TURN, 2 * A_TURN + 1]
    errands.begin(Errand(work(-3), ended))  # and when nobody has waited
    await asyncio.sleep(0)
    assert done[-1] == -3
    assert ended.heard == [None] * (2 * A_TURN + 3)


@in_loop
async def test_one_that_begins_others_gets_no_more_than_its_turn() -> None:
    done, ended, errands = list[int](), Ended(), Errands()

    async def work(number: int) -> None:
        done.append(number)
        for other in range(number):
            errands.begin(Errand(work(-other), ended))

    errands.begin(Errand(work(2 * A_TURN), ended))
    for turn in range(3):
        await asyncio.sleep(0)
        assert len(done) == 1 + turn * A_TURN
    assert done == [2 * A_TURN, *(-other for other in range(2 * A_TURN))]
