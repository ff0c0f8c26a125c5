"""make bench-pushes: what the server's two short cuts for pushes gain over the plain way.

Building: `room/news.py` puts five messages together from parts that it encodes once. The plain way builds five views
and compares each with the one before. Sending: `Socket.push` in `web/wire.py` writes frames itself. The plain way
passes every message through a task, ASGI and the WebSocket library.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import cast

import uvloop
from rich.console import Console
from rich.table import Table

from bench.serving import ServerProcess, apart, give_way
from bench.tables import TABLES, flat_out, going, opened
from bench.throughput import Throughput
from hinode.bots.random_bot import choose
from hinode.engine.core.fields import Json
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.knowledge.view import view
from hinode.server.protocol import News, encode, plain
from hinode.server.room.news import Report, Sight, marks_since
from hinode.server.room.past.records import difference
from hinode.server.web.run import collect_rarely

CLANS = ("koi", "lotus", "turtle", "dragonfly", "bonsai")
ROUNDS = 5
SLICES = 30
SLICE_SECONDS = 0.5


# ------------------------------------------------------------------------------- building
def moments(seed: int) -> list[Game]:
    """A random game, one object for each moment."""
    rng = Rng(seed)
    games = [new_game(CLANS, "random", "random", seed)]
    while not games[-1].over:
        game = games[-1].clone()
        seat = game.actors[0]
        game.act(seat, choose(game.options(seat), rng))
        games.append(game)
    return games


def build_short(games: list[Game]) -> None:
    """Five pushes after each action, as the server builds them."""
    sight = Sight(games[0])
    for game in games[1:]:
        later = Sight(game, sight)
        report = Report(sight, later, 1, None)
        for seat in game.seats:
            report.message(seat, seat)
        sight = later


def whole(game: Game, seat: int) -> dict[str, Json]:
    """A view as plain JSON."""
    return cast("dict[str, Json]", view(game, seat))


def build_plain(games: list[Game]) -> None:
    """The same messages, from whole views."""
    shown = {seat: whole(games[0], seat) for seat in games[0].seats}
    for before, game in pairwise(games):
        first = len(before.events)
        for seat in game.seats:
            after = whole(game, seat)
            encode(
                News(
                    seat=seat,
                    n=1,
                    actions=len(game.actions),
                    first=first,
                    marks=marks_since(game, first),
                    events=[plain(event.json_for(seat)) for event in game.events[first:]],
                    patch=difference(shown[seat], after),
                )
            )
            shown[seat] = after


def building(report: Table) -> None:
    """The best of a few rounds, for one action."""
    games = moments(1)

    def best(build: Callable[[list[Game]], None]) -> float:
        took: list[float] = []
        for _ in range(ROUNDS):
            start = perf_counter()
            build(games)
            took.append(perf_counter() - start)
        return min(took) / (len(games) - 1) * 1e6

    short, long = best(build_short), best(build_plain)
    report.add_row("building five pushes", f"{short:.0f} us", f"{long:.0f} us", f"{long / short:.1f}")


# ------------------------------------------------------------------------------- sending
async def sending(report: Table) -> None:
    """Two servers at full load, in turns."""
    with (
        tempfile.TemporaryDirectory() as first,
        tempfile.TemporaryDirectory() as second,
        ServerProcess(first) as short,
        ServerProcess(second, plain=True) as long,
    ):
        tables = {server: await opened(server.port, 3 * TABLES, [], []) for server in (short, long)}
        measured = {server: Throughput() for server in tables}
        give_way()
        for server in tables:
            server.keep_off()
        for _ in range(SLICES):
            for server in tables:
                await measured[server].measure(server, lambda s=server: flat_out(going(tables[s]), SLICE_SECONDS))
        for server in tables:
            for table in tables[server]:
                table.close()
    ours, theirs = measured[short], measured[long]
    report.add_row("actions a second", f"{ours.rate:.0f}", f"{theirs.rate:.0f}", f"{ours.rate / theirs.rate:.2f}")
    cpu = f"{ours.cpu * 1e6:.0f} us", f"{theirs.cpu * 1e6:.0f} us", f"{theirs.cpu / ours.cpu:.2f}"
    report.add_row("processor time for an action", *cpu)


def main() -> None:
    """Measure both and print a table."""
    apart()
    random.seed(1)
    collect_rarely()
    report = Table("what", "short cut", "plain", "ratio", title="Short cuts for pushes")
    building(report)
    uvloop.run(sending(report))
    Console().print(report)


if __name__ == "__main__":
    main()
