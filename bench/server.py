"""make bench-server: the table under load, against a bare echo server of the same stack in the same run.

Client-side bots play real 5-player games on many tables, each seat on its own socket. Measures the delay from an act to
its pushes at a steady rate, actions a second at full load, and the memory of idle tables.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile

import httpx
import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.delays import RATE, Delays, compare, percentile
from bench.machine import alone
from bench.serving import ServerProcess, apart, give_way
from bench.tables import KEPT, TABLES, EchoTable, flat_out, going, opened, steady
from bench.throughput import Throughput
from hinode.server.web.run import collect_rarely

SLICES = 12  # of each, in turns, because the speed of the machine varies
SLICE_SECONDS = 0.3  # short enough that no table finishes its game: 12 slices are some 40,000 actions on 200 tables
IDLE_TABLES = 1900


# ------------------------------------------------------------------------------- the whole run
async def measure(folder: str, report: Table, bar: Progress) -> Table:
    """Fill the report; returns the table of delays."""
    task = bar.add_task("Load", total=4)
    heard: list[float] = []
    bare: list[float] = []
    pushes: list[list[bytes]] = []
    with ServerProcess(folder) as server:
        tables = await opened(server.port, 2 * TABLES, heard, pushes)
        await steady(tables, RATE, KEPT / RATE)  # records what the echo will send
        with ServerProcess(folder, pushes) as other:
            echoes = [EchoTable(bare) for _ in range(TABLES)]
            for group, table in enumerate(echoes):
                await table.open(other.port, group)
            bar.advance(task)
            delays = await compare(Delays(heard, lambda: going(tables)), Delays(bare, lambda: echoes))
            bar.advance(task)
            for table in tables:
                table.close()
            machine(folder, report)
            await throughput(server, other, echoes, report)
            for table in echoes:
                table.close()
        bar.advance(task)
    await memory(report)
    bar.advance(task)
    return delays


def machine(folder: str, report: Table) -> None:
    """Delays of the machine itself, while the servers are idle."""
    late, disk = alone(folder, RATE)
    report.add_row(f"the disk alone at {RATE}/s, p50", percentile(disk, 50), "")
    report.add_row(f"the disk alone at {RATE}/s, p99", percentile(disk, 99), "")
    report.add_row("wake-up delay of an idle process, p99", percentile(late, 99), "")


async def throughput(server: ServerProcess, other: ServerProcess, echoes: list[EchoTable], report: Table) -> None:
    """Actions a second of ours and the echo at full load."""
    tables = await opened(server.port, 5 * TABLES, [], [])
    ours, echo = Throughput(), Throughput()
    give_way()
    server.keep_off()
    other.keep_off()
    for _ in range(SLICES):
        await ours.measure(server, lambda: flat_out(going(tables), SLICE_SECONDS))
        await echo.measure(other, lambda: flat_out(echoes, SLICE_SECONDS))
    report.add_row("actions a second at full load", f"{ours.rate:.0f}", "")
    report.add_row("bare echo, same bytes", f"{echo.rate:.0f}", "")
    report.add_row("ours / echo", f"{ours.rate / echo.rate:.2f}", "at least 0.5")
    report.add_row("processor time of echo / ours", f"{echo.cpu / ours.cpu:.2f}", "")


async def memory(report: Table) -> None:
    """The memory of 100 active tables, and of many idle ones."""
    with tempfile.TemporaryDirectory() as folder, ServerProcess(folder) as server:
        active = await opened(server.port, 100, [], [])
        before = server.memory()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
            for _ in range(IDLE_TABLES):
                await client.post("/api/tables", json={"name": "0", "play_now": False})
        held = server.memory()
        rooms = 0
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as client:
            for _ in range(120):  # until they are unloaded
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
    """Measure and print two tables."""
    apart()
    random.seed(1)
    collect_rarely()  # pauses of the client would count as delays
    report = Table("what", "measured", "goal", title="The server under load")
    with tempfile.TemporaryDirectory() as folder, Progress(console=Console(stderr=True), transient=True) as bar:
        delays = uvloop.run(measure(folder, report, bar))
    console = Console(width=100 if not sys.stdout.isatty() else None)
    console.print(delays)
    console.print(report)


if __name__ == "__main__":
    main()
