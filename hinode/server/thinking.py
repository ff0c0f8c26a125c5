"""Bots think in processes of their own, so that nobody at any table waits for them.

A task is plain text: the game's record, which bot sits where, and its seed. Whatever a worker process keeps only
saves time; a task can go to any of them, and a process that dies is replaced.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from hinode.bots.registry import make_bot
from hinode.game import Game
from hinode.notation.record import read_record, write_record

PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
REMEMBERED: Final = 50  # games in each process
QUICK: Final = frozenset(("random",))  # bots that need no process


class Task(NamedTuple):
    """A question to a bot."""

    record: str
    bot: str
    seed: int
    seat: int


def seed_of(game: Game, seat: int) -> int:
    """The seed of the bot on a seat: its own in every game, and nobody at the table can know it."""
    digest = hashlib.blake2b(f"{game.start.rng} {seat}".encode(), digest_size=8)
    return int.from_bytes(digest.digest())


class Thinkers:
    """The processes. They are started when the first bot has to think."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: Game, seat: int) -> str:
        """What a bot does now, as a line of notation."""
        seed = seed_of(game, seat)
        if bot in QUICK:
            return make_bot(bot, seed).choose(game, seat).text
        task = Task(write_record(game), bot, seed, seat)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, _think, task)
        except BrokenProcessPool:
            self.close()  # the next question starts new ones
            raise

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# ------------------------------------------------------------------------------- in the other process
_games: OrderedDict[str, Game] = OrderedDict()  # by their records, the last used last


def _begin() -> None:
    """Ctrl-C reaches every process; only the server deals with it. A thinker yields to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)


def _think(task: Task) -> str:
    game = _recall(task.record)
    return make_bot(task.bot, task.seed).choose(game, task.seat).text


def _recall(record: str) -> Game:
    """The game of a record: played on from an earlier part of it, if that was here before."""
    body = record[: record.rindex("end ")]
    for earlier in reversed(_games):
        if body.startswith(earlier):
            game = _games.pop(earlier)
            for line in body[len(earlier) :].splitlines():
                if not line.startswith(">"):
                    clan, _, action = line.partition(" ")
                    game.act(clan, action)
            break
    else:
        game = read_record(record)
    _games[body] = game
    if len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game
