"""Tables planted in a server's store: seed, actions and secrets are what a test wants them to be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import httpx
import msgspec

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.notation.read_position import read_position
from hinode.notation.record import write_record
from hinode.server.protocol import encode
from hinode.server.room.room import summary
from hinode.server.settings import Settings
from hinode.server.store.interface import Row
from hinode.server.table import entries as log
from hinode.server.table.secret import hashed
from hinode.server.table.table import RULES, Table
from tests.server.people import NAMES
from tests.server.serving import Playing, Server

CLANS = ("koi", "lotus", "turtle")  # by seat at the table
Lines = list[tuple[int, str]]  # seat and action


def secret_of(table: str, seat: int) -> str:
    """The secret of a seat of a planted table."""
    return f"SECRET-{table}-{seat}-{'x' * 12}"


def plant(
    server: Server, name: str, seed: int, lines: Lines, broken: bool = False, clans: tuple[str, ...] = CLANS
) -> Playing:
    """A table in the middle of a game. A broken one was played with rules under which its last action led elsewhere."""
    settings = Settings(players=len(clans), listed=True)
    table = Table(name, settings, 0)
    entries: list[log.AnyEntry] = [
        log.Sat(at=0, seat=seat, name=NAMES[seat], clan=clan) for seat, clan in enumerate(clans)
    ]
    for entry in entries:
        table.apply(entry)
    start = log.Started(at=0, seed=seed, clans=clans)
    table.apply(start, table.begin(start))
    entries.append(start)
    for seat, line in lines:
        entry, game = table.act(seat, line, None, "", 0)
        table.apply(entry, game)
        entries.append(entry)
    last = entries[-1]
    if broken and isinstance(last, log.Acted):
        entries[-1] = msgspec.structs.replace(last, check=last.check ^ 1)
    row = Row(name, 0, encode(settings), RULES, table.status, True, summary(table), table.n)
    secrets = [secret_of(name, seat) for seat in range(len(clans))]
    kept = {seat: hashed(secret) for seat, secret in enumerate(secrets)}
    server.run(lambda: server.hall.store.create(row, [log.ENCODER.encode(entry) for entry in entries], kept))
    return Playing(server, name, secrets)


def lines_of(game: Game, clans: tuple[str, ...] = CLANS) -> Lines:
    """The actions of a game, by seat at the table."""
    return [(clans.index(SEAT.text(clan)), action.text) for clan, action in game.actions]


def played_until(decision: str, seed: int, skip: int = 0, clans: tuple[str, ...] = CLANS) -> Game | None:
    """A random game at its first decision of that name (after some were skipped), if there is one."""
    for game in playing(seed, clans):
        if game.decision is not None and game.decision.NAME == decision:
            if not skip:
                return game
            skip -= 1
    return None


def playing(seed: int, clans: tuple[str, ...] = CLANS) -> Iterator[Game]:
    """A random game, before and after every action."""
    rng = Rng(seeded(seed, 3))
    game = new_game(clans, seed=seed)
    while not game.over:
        yield game
        actor = game.actors[0]
        game.act(actor, choose(game.options(actor), rng))


# ------------------------------------------------------------------------------- recorded games
RECORDS = sorted((Path(__file__).parent.parent / "games" / "records").glob("*.hinode"))


def keep(server: Server, **body: Any) -> httpx.Response:
    """Ask for a record to be imported."""
    with server.client() as client:
        return client.post("/api/records", json=body)


SHORT = """
    honor koi lotus turtle
    season autumn
    phase war 0
    war edo kyoto
    koi coins 3 vp 12
    lotus coins 2 vp 10
    turtle coins 4 vp 9
    koi edo 2 bushi
    lotus edo bushi
    turtle kyoto bushi, shinto
    lotus kyoto 2 bushi
    koi kyoto bushi
"""


def short_record(seed: int = 1) -> str:
    """The record of a game that begins with the last two battles."""
    game = Game(read_position(f"hinode position 1\n{dedent(SHORT)}"))
    rng = Rng(seed)
    while not game.over:
        actor = game.actors[0]
        game.act(actor, choose(game.options(actor), rng))
    return write_record(game)
