"""The post office of a server: hands notices to the process that sends them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from hinode.server.metrics import NOTICES
from hinode.server.notices import sending
from hinode.server.notices.sending import Outcome, Task
from hinode.server.notices.setup import NOTHING, Setup
from hinode.server.notices.slips import Address, Item
from hinode.server.notices.texts import in_words
from hinode.server.settings import Settings

LOG: Final = logging.getLogger("hinode.server")
PROCESSES: Final = 2
PATIENCE: Final = 3 * sending.AT_MOST  # seconds in the queue and on the way


class Post:
    """Sends notices, off the event loop. Its processes start with the first notice."""

    def __init__(self, setup: Setup = NOTHING) -> None:
        self.setup = setup
        self.public_key = setup.public_key
        self._pool: ProcessPoolExecutor | None = None

    async def send(
        self, table: str, settings: Settings, seat: int, id_: str, address: Address, items: tuple[Item, ...], made: int
    ) -> Outcome:
        """Send a notice to an address; without items, a test."""
        link, stop = f"{self.setup.url}/t/{table}", f"{self.setup.url}/unsubscribe/{table}/{id_}"
        tag = f"{table}-{seat}-{made}"
        outcome = await self._ask(Task(in_words(items, settings, address, link, stop, tag), address, self.setup))
        NOTICES.labels(address.way, outcome).inc()
        return outcome

    async def _ask(self, task: Task) -> Outcome:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(PROCESSES, context, sending.begin, (self.setup.local,))
        try:
            work = asyncio.get_running_loop().run_in_executor(self._pool, sending.send, task)
            return await asyncio.wait_for(work, PATIENCE)
        except TimeoutError:
            return "failed"
        except BrokenProcessPool:
            LOG.error("a process that sends notices died")
            self.close()  # the next notice starts new ones
            return "failed"

    def close(self) -> None:
        """Stop sending. What was not sent stays in the store."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
