"""Tables that put load on a server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import httpx
import msgspec

from bench.wire import Wire

TABLES = 40
SEATS = 5
KEPT = 2000  # actions whose pushes are recorded for the echo
MESSAGE = b'{"type":"act","id":1,"seat":0,"line":"move bushi kansai edo","number":123}'


class Asked(msgspec.Struct):
    """What a bot reads of a decision."""

    number: int
    actors: list[str]
    options: msgspec.Raw  # decoded only by the bot that acts


class Seen(msgspec.Struct):
    """What a bot reads of a view or a patch."""

    decision: Asked | None = None


class Heard(msgspec.Struct):
    """What a bot reads of a message: a push or a whole view."""

    patch: Seen | None = None
    view: Seen | None = None


READ = msgspec.json.Decoder(Heard).decode


class BotTable:
    """Five bots on five sockets. Measures the time from sending an act to each push.

    The bots decode as little as possible, because it is the server that is measured.
    """

    def __init__(self, port: int, delays: list[float], pushes: list[list[bytes]]) -> None:
        self._port = port
        self._delays = delays
        self._pushes = pushes
        self._wires: list[Wire] = []
        self._clans: list[str] = []
        self._latest = [b""] * SEATS  # the last push or view of each bot
        self._missing = SEATS  # pushes still to come
        self._done = b""
        self._sent = 0.0
        self._asked: Asked | None = None  # the current decision
        self.free = asyncio.Event()  # set while no message is in flight
        self.over = False

    async def open(self, client: httpx.AsyncClient) -> None:
        """Open a table and seat everybody."""
        settings = {"players": SEATS, "card_set": "random", "shrines": "random"}
        first = (await client.post("/api/tables", json={"name": "0", "settings": settings})).json()
        name, secrets = first["table"], [first["secret"]]
        for i in range(1, SEATS):
            seated = (await client.post(f"/api/tables/{name}/seats", json={"name": str(i)})).json()
            secrets.append(seated["secret"])
        bearer = {"Authorization": f"Bearer {secrets[0]}"}
        info = (await client.post(f"/api/tables/{name}/start", headers=bearer)).json()
        self._clans = [seat["clan"] for seat in info["seats"]]
        self._wires = []
        for i, secret in enumerate(secrets):
            wire = await Wire.open(self._port, f"/api/tables/{name}/socket", lambda data, i=i: self._hear(i, data))
            self._wires.append(wire)
            wire.send(msgspec.json.encode({"type": "hello", "secrets": [secret], "since": 10**6}))
        while not all(self._latest):
            await asyncio.sleep(0.005)
        self._settle()

    def _hear(self, i: int, data: bytes) -> None:
        if data.startswith(b'{"type":"news"'):
            self._delays.append(perf_counter() - self._sent)
            self._latest[i] = data
            self._missing -= 1
        elif data.startswith(b'{"type":"done"'):
            self._done = data
        elif data.startswith(b'{"type":"sync"'):
            self._latest[i] = data
            return
        elif data.startswith(b'{"type":"failed"'):
            raise AssertionError(data)
        else:
            return
        if self._done and not self._missing:
            if len(self._pushes) < KEPT:
                self._pushes.append([*self._latest, self._done])
            self._settle()

    def _settle(self) -> None:
        """All pushes and the answer have arrived: get ready for the next action."""
        self._asked = self._read(0)
        self.over = self._asked is None
        self.free.set()

    def _read(self, i: int) -> Asked | None:
        heard = READ(self._latest[i])
        seen = heard.patch or heard.view
        assert seen is not None
        return seen.decision

    def act(self) -> None:
        """Send a random action."""
        assert self._asked is not None
        i = self._clans.index(random.choice(self._asked.actors))
        mine = self._read(i)
        assert mine is not None
        self.free.clear()
        self._missing = SEATS
        self._done = b""
        line = any_line(msgspec.json.decode(mine.options))
        message = {"type": "act", "id": 1, "seat": i, "line": line, "number": mine.number}
        data = msgspec.json.encode(message)
        self._sent = perf_counter()
        self._wires[i].send(data)

    def close(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()


def any_line(options: Any) -> str:
    """A legal action; random if the options are a list."""
    match options["kind"]:
        case "list":
            return random.choice(options["actions"])
        case "either":
            return any_line(options["parts"][0])
        case _:
            return f"bid {options['coins'] // 2} 0 0 {options['coins'] - options['coins'] // 2}"


class EchoTable:
    """The same traffic with the echo server: one of five sockets sends, and all receive."""

    def __init__(self, delays: list[float]) -> None:
        self._delays = delays
        self._wires: list[Wire] = []
        self._missing = 0  # messages still to come
        self._sent = 0.0
        self.free = asyncio.Event()
        self.free.set()
        self.over = False

    async def open(self, port: int, group: int) -> None:
        """Connect all sockets."""
        self._wires = [await Wire.open(port, f"/echo/g{group}", self._hear) for _ in range(SEATS)]

    def _hear(self, data: bytes) -> None:
        self._delays.append(perf_counter() - self._sent)
        self._missing -= 1
        if not self._missing:
            self.free.set()

    def act(self) -> None:
        """Send a message."""
        self._missing = SEATS + 1
        self.free.clear()
        self._sent = perf_counter()
        self._wires[0].send(MESSAGE)

    def close(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()


async def opened(port: int, number: int, delays: list[float], pushes: list[list[bytes]]) -> list[BotTable]:
    """Open tables and seat everybody."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        tables = [BotTable(port, delays, pushes) for _ in range(number)]
        for table in tables:
            await table.open(client)
    return tables


def going(tables: list[BotTable]) -> list[BotTable]:
    """The tables to load: as many as needed, of those whose game is not over."""
    return [table for table in tables if not table.over][:TABLES]


# ------------------------------------------------------------------------------- ways to load it
async def steady(tables: Sequence[BotTable | EchoTable], rate: float, seconds: float) -> None:
    """Act at an even rate, however slow the server is."""
    start = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        ready = [table for table in tables if table.free.is_set() and not table.over]
        if ready:
            random.choice(ready).act()


async def flat_out(tables: Sequence[BotTable | EchoTable], seconds: float) -> int:
    """Let every table act as soon as it can; returns the number of actions."""
    end = perf_counter() + seconds
    done = 0

    async def play(table: BotTable | EchoTable) -> None:
        nonlocal done
        while perf_counter() < end and not table.over:
            table.act()
            await table.free.wait()
            done += 1

    await asyncio.gather(*(play(table) for table in tables))
    return done
