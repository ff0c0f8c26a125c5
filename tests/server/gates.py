"""Gates: a test stops the server at a critical moment and lets it continue when the test is ready."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from hinode.bots.budget import USUAL, Budget
from hinode.bots.negotiation.pledges import Dealings
from hinode.bots.registry import make_bot
from hinode.engine.game import Game
from hinode.server.metrics import MESSAGES
from hinode.server.room.bots.thinking import Thinkers, Thought
from tests.server.serving import PATIENCE, Server, wait_until


class Gate:
    """Lets one method of a store do its work, but not return until the gate is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: object, method: str) -> None:
        self.reached = threading.Event()
        self._open = threading.Event()
        self._real = getattr(store, method)
        monkeypatch.setattr(store, method, self._pass)

    async def _pass(self, *args: Any) -> Any:
        result = await self._real(*args)
        self.reached.set()
        await asyncio.to_thread(self._open.wait, PATIENCE)
        return result

    def wait(self) -> None:
        """Wait until a call has reached the gate."""
        assert self.reached.wait(PATIENCE)

    def open(self) -> None:
        """Let these calls return, and all later ones."""
        self._open.set()


class Watch:
    """Waits for messages that get no answer while a gate is closed."""

    def __init__(self) -> None:
        self._before = MESSAGES.number

    def begun(self, number: int) -> None:
        """Wait until the server has begun to handle this many messages."""
        wait_until(lambda: MESSAGES.number >= self._before + number)


class Slow(Thinkers):
    """Bots that think until the test stops them."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()
        self.asked: list[int] = []  # how many actions there were when it was asked

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings, budget: Budget = USUAL) -> Thought:
        self.asked.append(len(game.actions))
        await self.enough.wait()
        return Thought(make_bot("random", len(game.actions)).choose(game, seat).text, None)

    def stop(self, server: Server) -> None:
        """Answer at once from now on."""

        async def stop() -> None:
            self.enough.set()

        server.run(stop)
