"""Gates: tests hold the server up at the very moments at which something could go wrong."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tests.server.serving import PATIENCE

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
