"""make bench-server: the table under load, against a bare echo server of the same stack in the same run.

Client-side bots play real games of five on many tables, every seat on a socket of its own. Measured are
the time from an act to its pushes at a steady rate, how many actions a second the server takes when
it gets as many as it wants, and what a table at rest costs.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.serving import ServerProcess, apart, give_way
from bench.wire import Wire

TABLES = 40
SEATS = 5
RATE = 300  # actions a second
STEADY_SLICES = 5
STEADY_SECONDS = 4.0
MACHINE_SECONDS = 10.0
PAGE, PAGES = 12_000, 300  # bytes of a write to the disk alone, and how many of them make the file
SLICES = 12  # of ours and the echo in turns: the machine may be faster one moment and slower the next
SLICE_SECONDS = 1.0
IDLE_TABLES = 1900
MESSAGE = b'{"type":"act","id":1,"seat":0,"line":"move bushi kansai edo","number":123}'


class Asked(msgspec.Struct):
    """What a bot reads of a decision."""

    number: int
    actors: list[str]
    options: msgspec.Raw  # read only by the one who acts


class Seen(msgspec.Struct):
    """What a bot reads of a view or a patch."""

    decision: Asked | None = None


class Heard(msgspec.Struct):
    """What a bot reads of a message: a push or a whole view."""

    patch: Seen | None = None
    view: Seen | None = None


READ = msgspec.json.Decoder(Heard).decode


# ------------------------------------------------------------------------------- a table of bots
class BotTable:
    """Five bots on five sockets. It notes when an act was sent and when each seat heard of it.

    They read no more than they must: the server is measured, not the bots.
    """

    def __init__(self, port: int, delays: list[float], pushes: list[list[bytes]]) -> None:
        self._port = port
        self._delays = delays
        self._pushes = pushes
        self._wires: list[Wire] = []
        self._clans: list[str] = []
        self._latest = [b""] * SEATS  # what each bot heard last
        self._missing = SEATS  # bots that have not heard of the action yet
        self._done = b""
        self._sent = 0.0
        self._asked: Asked | None = None  # what the game waits for
        self.free = asyncio.Event()  # nothing is on its way
        self.over = False

    async def open(self, client: httpx.AsyncClient) -> None:
        """A new table with everybody seated."""
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
            self._pushes.append([*self._latest, self._done])
            self._settle()

    def _settle(self) -> None:
        """Everybody has heard of the action and its actor has its answer: the next one can come."""
        self._asked = self._read(0)
        self.over = self._asked is None
        self.free.set()

    def _read(self, i: int) -> Asked | None:
        heard = READ(self._latest[i])
        seen = heard.patch or heard.view
        assert seen is not None
        return seen.decision

    def act(self) -> None:
        """Let somebody do something."""
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
    """Any of the options of a view."""
    match options["kind"]:
        case "list":
            return random.choice(options["actions"])
        case "either":
            return any_line(options["parts"][0])
        case _:
            return f"bid {options['coins'] // 2} 0 0 {options['coins'] - options['coins'] // 2}"


class EchoTable:
    """The same traffic with a server that does nothing: one of five sockets sends, all of them are sent to."""

    def __init__(self, delays: list[float]) -> None:
        self._delays = delays
        self._wires: list[Wire] = []
        self._missing = 0  # messages on their way
        self._sent = 0.0
        self.free = asyncio.Event()
        self.free.set()
        self.over = False

    async def open(self, port: int, group: int) -> None:
        """Everybody connected."""
        self._wires = [await Wire.open(port, f"/echo/g{group}", self._hear) for _ in range(SEATS)]

    def _hear(self, data: bytes) -> None:
        self._delays.append(perf_counter() - self._sent)
        self._missing -= 1
        if not self._missing:
            self.free.set()

    def act(self) -> None:
        """Send something."""
        self._missing = SEATS + 1
        self.free.clear()
        self._sent = perf_counter()
        self._wires[0].send(MESSAGE)

    def close(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()


# ------------------------------------------------------------------------------- ways to load it
async def steady(tables: Sequence[BotTable | EchoTable], rate: float, seconds: float) -> None:
    """Act at an even rate, whatever the server does."""
    start = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - perf_counter()))
        ready = [table for table in tables if table.free.is_set() and not table.over]
        if ready:
            random.choice(ready).act()


async def flat_out(tables: Sequence[BotTable | EchoTable], seconds: float) -> int:
    """Every table acts as soon as it can; how many actions that were."""
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


def machine(folder: str) -> tuple[list[float], list[float]]:
    """What the machine itself takes at the same even rate, with nothing else to do.

    How late it wakes somebody who sleeps, and how long the disk takes to write and keep as much as a few actions.
    """
    file = os.open(Path(folder) / "disk", os.O_RDWR | os.O_CREAT)
    try:
        os.write(file, bytes(PAGES * PAGE))
        os.fsync(file)
        late: list[float] = []
        took: list[float] = []
        begin = perf_counter()
        for number in range(int(RATE * MACHINE_SECONDS)):
            due = begin + number / RATE
            pause = due - perf_counter()
            if pause > 0:
                sleep(pause)
                late.append(perf_counter() - due)
            start = perf_counter()
            os.pwrite(file, bytes(PAGE), number % PAGES * PAGE)
            os.fsync(file)
            took.append(perf_counter() - start)
        return late, took
    finally:
        os.close(file)


def percentile(seconds: list[float], number: int) -> str:
    """So many of a hundred took no longer than this."""
    return f"{quantiles(seconds, n=100)[number - 1] * 1000:.2f} ms"


class Throughput:
    """What a server did in all its slices."""

    def __init__(self) -> None:
        self._number = 0
        self._seconds = 0.0
        self._cpu = 0.0

    async def measure(self, server: ServerProcess, load: Callable[[], Awaitable[int]]) -> None:
        """One more slice."""
        cpu, start = server.cpu(), perf_counter()
        self._number += await load()
        self._seconds += perf_counter() - start
        self._cpu += server.cpu() - cpu

    @property
    def rate(self) -> float:
        """Actions a second."""
        return self._number / self._seconds

    @property
    def cpu(self) -> float:
        """Seconds of processor time for one action."""
        return self._cpu / self._number


# ------------------------------------------------------------------------------- the whole run
async def opened(port: int, number: int, delays: list[float], pushes: list[list[bytes]]) -> list[BotTable]:
    """Tables with everybody seated."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        tables = [BotTable(port, delays, pushes) for _ in range(number)]
        for table in tables:
            await table.open(client)
    return tables


async def measure(folder: str, report: Table, bar: Progress) -> None:
    """Everything, one after the other; ours and the echo in turns."""
    task = bar.add_task("Load", total=5)
    delays: list[float] = []
    bare: list[float] = []
    pushes: list[list[bytes]] = []
    with ServerProcess(folder) as server:
        tables = await opened(server.port, TABLES, delays, pushes)
        await steady(tables, RATE, STEADY_SECONDS)  # what the echo will send
        with ServerProcess(folder, pushes[:2000]) as other:
            echoes = [EchoTable(bare) for _ in range(TABLES)]
            for group, table in enumerate(echoes):
                await table.open(other.port, group)
            bar.advance(task)
            delays.clear()
            for _ in range(STEADY_SLICES):
                await steady(tables, RATE, STEADY_SECONDS)
                await asyncio.sleep(0.2)
                await steady(echoes, RATE, STEADY_SECONDS)
                await asyncio.sleep(0.2)
            for table in tables:
                table.close()
            late, disk = machine(folder)
            report.add_row(f"act to push at {RATE}/s, p50", percentile(delays, 50), "at most 3 ms")
            report.add_row(f"act to push at {RATE}/s, p99", percentile(delays, 99), "at most 25 ms")
            report.add_row("bare echo in turns with it, p50", percentile(bare, 50), "")
            report.add_row("bare echo in turns with it, p99", percentile(bare, 99), "")
            report.add_row("the disk alone at that rate, p50", percentile(disk, 50), "")
            report.add_row("the disk alone at that rate, p99", percentile(disk, 99), "")
            report.add_row("how late a sleeper alone wakes, p99", percentile(late, 99), "")
            bar.advance(task)
            tables = await opened(server.port, 5 * TABLES, [], [])
            ours, echo = Throughput(), Throughput()
            give_way()
            server.keep_off()
            other.keep_off()
            for _ in range(SLICES):
                going = [table for table in tables if not table.over][:TABLES]
                await ours.measure(server, lambda going=going: flat_out(going, SLICE_SECONDS))
                await echo.measure(other, lambda: flat_out(echoes, SLICE_SECONDS))
            for table in echoes:
                table.close()
        bar.advance(task, 2)
    report.add_row("actions a second, flat out", f"{ours.rate:.0f}", "")
    report.add_row("bare echo, same bytes", f"{echo.rate:.0f}", "")
    report.add_row("ours / echo", f"{ours.rate / echo.rate:.2f}", "at least 0.5")
    report.add_row("processor time of echo / ours", f"{echo.cpu / ours.cpu:.2f}", "")
    await memory(report)
    bar.advance(task)


async def memory(report: Table) -> None:
    """What tables at rest cost: 100 active ones, then many more that nobody is at."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(folder) as server:
        active = await opened(server.port, 100, [], [])
        before = server.memory()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
            for _ in range(IDLE_TABLES):
                await client.post("/api/tables", json={"name": "0", "play_now": False})
        held = server.memory()
        rooms = 0
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
            for _ in range(120):  # until they have gone to rest
                rooms = (await client.get("/health")).json()["rooms"]
                if rooms <= 100:
                    break
                await asyncio.sleep(1)
        rested = server.memory()
        for table in active:
            table.close()
    report.add_row("100 active tables of 5", f"{before / 2**20:.0f} MB", "")
    report.add_row(f"and {IDLE_TABLES} just opened, each", f"{(held - before) / IDLE_TABLES / 1000:.1f} kB", "")
    report.add_row(
        f"and {IDLE_TABLES} at rest ({rooms} rooms), each",
        f"{max(0, rested - before) / IDLE_TABLES / 1000:.1f} kB",
        "under 100 kB",
    )


def main() -> None:
    """Measure and print a table."""
    apart()
    random.seed(1)
    report = Table("what", "measured", "goal", title="The server under load")
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True), transient=True) as bar:
        uvloop.run(measure(folder, report, bar))
    Console(width=100 if not sys.stdout.isatty() else None).print(report)


if __name__ == "__main__":
    main()
