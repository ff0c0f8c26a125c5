"""Bots think in processes of their own, so that nobody at any table waits for them.

A task is plain data: the game's record, which bot sits where, its seed and its deals. Whatever a worker process keeps
only saves time; a task can go to any of them, and a process that dies is replaced. What a bot answers to a deal takes a
millisecond or two and is thought of here: it must not wait behind somebody's long decision.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, TypeVar

from hinode.bots import voice
from hinode.bots.bot import Bot
from hinode.bots.diplomat import Answer, Offer
from hinode.bots.pledges import NO_DEALINGS, Dealings, Pledge
from hinode.bots.reasons import Reason
from hinode.game import Game
from hinode.notation.record import read_record, write_record

PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
REMEMBERED: Final = 50  # games in each process
QUICK: Final = frozenset(("random",))  # bots that need no process


T = TypeVar("T")


class Task(NamedTuple):
    """A question to a bot."""

    record: str
    bot: str
    seed: int
    seat: int
    dealings: Dealings


class Thought(NamedTuple):
    """What a bot does, as a line of notation; where it answers somebody, why."""

    line: str
    why: Reason | None


def seed_of(game: Game, seat: int) -> int:
    """The seed of the bot on a seat: its own in every game, and nobody at the table can know it."""
    digest = hashlib.blake2b(f"{game.start.rng} {seat}".encode(), digest_size=8)
    return int.from_bytes(digest.digest())


class Thinkers:
    """The processes. They are started when the first bot has to think."""

    def __init__(self, processes: int = PROCESSES) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings) -> Thought:
        """What a bot does now."""
        if bot in QUICK:
            return _decide(game, Task("", bot, seed_of(game, seat), seat, dealings))
        return await self._ask(_think, bot, game, seat, dealings)

    async def offer(self, bot: str, game: Game, seat: int, dealings: Dealings) -> Offer | None:
        """A deal a bot would like to make now."""
        return None if bot in QUICK else await self._ask(_propose, bot, game, seat, dealings)

    def answer(self, bot: str, game: Game, seat: int, dealings: Dealings, pledges: Sequence[Pledge]) -> Answer:
        """What a bot says to a deal."""
        return voice.answer(self._bot(bot, game, seat, dealings), game, seat, pledges)

    def gift(self, bot: str, game: Game, seat: int, dealings: Dealings) -> str:
        """The gift a bot has promised and gives now, as a line of notation; '' if there is none."""
        due = voice.gift(self._bot(bot, game, seat, dealings), game, seat)
        return "" if due is None else due.text

    def manner(self, bot: str, game: Game, seat: int) -> str:
        """How a bot speaks."""
        return voice.manner(self._bot(bot, game, seat, NO_DEALINGS))

    @staticmethod
    def _bot(bot: str, game: Game, seat: int, dealings: Dealings) -> Bot:
        return voice.negotiator(bot, seed_of(game, seat), dealings)

    async def _ask(self, question: Callable[[Task], T], bot: str, game: Game, seat: int, dealings: Dealings) -> T:
        task = Task(write_record(game), bot, seed_of(game, seat), seat, dealings)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, question, task)
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
    """Ctrl-C reaches every process; only the server deals with it. A thinker yields to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A server that is killed cannot say goodbye."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _think(task: Task) -> Thought:
    return _decide(_recall(task.record), task)


def _decide(game: Game, task: Task) -> Thought:
    bot = voice.negotiator(task.bot, task.seed, task.dealings)
    action = bot.choose(game, task.seat)
    return Thought(action.text, voice.explain(bot, game, task.seat, action))


def _propose(task: Task) -> Offer | None:
    return voice.offer(voice.negotiator(task.bot, task.seed, task.dealings), _recall(task.record), task.seat)


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
