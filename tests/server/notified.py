"""People who want to be told: their addresses, and a post office that writes down what it would send."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import httpx

from hinode.server.notices.sending import Outcome
from hinode.server.notices.setup import Setup, read_setup
from hinode.server.notices.slips import Address, Item
from hinode.server.settings import Settings
from tests.server.serving import FakeTime, Json, Playing, Server, good

WEBHOOK = "json://127.0.0.1:9/anna"


def allowing(folder: Path, **more: Any) -> Setup:
    """A host who allows webhooks, even on this machine."""
    options: dict[str, Any] = {"url": "https://table.example.org", "kinds": ("json",), "local": True}
    return read_setup(folder, **{**options, **more})


class Told(NamedTuple):
    """A notice that would have been sent."""

    seat: int
    to: str
    kinds: list[str]
    names: list[str]


class Clerk:
    """Stands in for the processes that send: writes notices down, and answers as a test wants."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.told: list[Told] = []
        self.outcomes: list[Outcome] = []  # of the next notices; then all are sent
        server.hall.postman.post.send = self.send  # pyright: ignore[reportAttributeAccessIssue]

    async def send(
        self, table: str, settings: Settings, seat: int, id_: str, address: Address, items: tuple[Item, ...], made: int
    ) -> Outcome:
        """Write a notice down."""
        self.told.append(Told(seat, address.to, [item.kind for item in items], [item.name for item in items]))
        return self.outcomes.pop(0) if self.outcomes else "sent"

    def after(self, seconds: float) -> list[list[str]]:
        """What is told of, notice by notice, when this time has passed."""
        before = len(self.told)
        later(self.server, seconds)
        return [told.kinds for told in self.told[before:]]


def later(server: Server, seconds: float) -> None:
    """Let time pass, until every notice that is due has been sent and everything about it is on disk."""
    written(server)
    server.pass_time(seconds)
    server.run(server.hall.postman.rest)
    written(server)


def written(server: Server) -> None:
    """Wait until the store has written whatever was asked before."""
    server.run(lambda: server.hall.store.tick(0))


def notices(table: Playing, seat: int, what: str = "", body: Json | None = None, method: str = "") -> httpx.Response:
    """A request about the notices of a seat, by its owner."""
    headers = {"authorization": f"Bearer {table.secrets[seat]}"}
    method = method or ("GET" if body is None else "POST")
    with table.server.client() as client:
        path = f"/api/tables/{table.name}/seats/{seat}/notices{what}"
        return client.request(method, path, json=body, headers=headers)


def tell(table: Playing, *seats: int, to: str = WEBHOOK, **fields: Any) -> None:
    """These seats want to be told at an address."""
    for seat in seats:
        good(notices(table, seat, "/addresses", {"address": to, **fields}))


def unload(server: Server) -> None:
    """Let every table rest on disk."""
    assert isinstance(server.time, FakeTime)
    server.time.now += 60_000
    server.hall.rest()
    assert server.hall.rooms == {}
