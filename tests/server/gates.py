"""Gates: tests hold the server up at the very moments at which something could go wrong."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from hinode.bots.negotiation.pledges import Dealings
from hinode.bots.registry import make_bot
from hinode.engine.game import Game
from hinode.server.room.bots.thinking import Thinkers, Thought
from tests.server.serving import PATIENCE, Server

A_MOMENT = 0.3  # seconds in which a server that does things in the wrong order does them


class Gate:
    """Holds up one method of a store when it has done its work, until the gate is opened."""

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
        """Wait until somebody stands before it."""
        assert self.reached.wait(PATIENCE)

    def open(self) -> None:
        """Let everybody pass, after a moment in which others may do what they should not."""
        threading.Event().wait(A_MOMENT)
        self._open.set()


class Slow(Thinkers):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.enough = asyncio.Event()
        self.asked: list[int] = []  # how many actions there were when it was asked

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings) -> Thought:
        self.asked.append(len(game.actions))
        await self.enough.wait()
        return Thought(make_bot("random", len(game.actions)).choose(game, seat).text, None)

    def stop(self, server: Server) -> None:
        """Let it come to an end, now and from now on."""

        async def stop() -> None:
            self.enough.set()

        server.run(stop)
