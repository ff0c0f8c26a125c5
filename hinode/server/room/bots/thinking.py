"""Worker processes for bots, so that no table waits while a bot thinks.

A task is plain data: the game's record, the bot and its seat, its seed and its deals. Workers only cache, so any of
them can take any task, and one that dies is replaced. Answering a deal takes a millisecond or two and happens in the
server itself, so that it does not wait behind a long decision.

Each of the host's own bots has a process to itself and never runs in the server, so that no fault in it can stop a
table. If it fails, the stand-in makes the decision, and a deal is refused.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import Final, NamedTuple, TypeVar

from hinode.bots.bot import Bot, BotFault, NoSuchBot
from hinode.bots.negotiation import voice
from hinode.bots.negotiation.diplomat import Answer, Offer
from hinode.bots.negotiation.pledges import NO_DEALINGS, Dealings, Pledge
from hinode.bots.negotiation.reasons import Reason, reason
from hinode.bots.own import OwnBot, is_own, question
from hinode.engine.game import Game
from hinode.notation.record import read_record, write_record
from hinode.server.table.bots import STAND_IN, Offered

LOG = logging.getLogger("hinode.server")
PROCESSES: Final = max(1, (os.cpu_count() or 2) - 1)
REMEMBERED: Final = 50  # games in each process
QUICK: Final = frozenset(("random",))  # bots that decide in the server itself
NICE: Final = 5  # how far workers step back behind the server
OWN_SECONDS: Final = 10.0  # the limit for one answer of a host's own bot


T = TypeVar("T")
Question = TypeVar("Question")


class Task(NamedTuple):
    """A question to a bot."""

    record: str
    bot: str
    seed: int
    seat: int
    dealings: Dealings
    deal: tuple[Pledge, ...] = ()  # the deal to answer


class Thought(NamedTuple):
    """A bot's action as a line of notation, and its reason if it answers somebody."""

    line: str
    why: Reason | None


def seed_of(game: Game, seat: int) -> int:
    """The seed of the bot on a seat: different in every game, and unknown to everybody at the table."""
    digest = hashlib.blake2b(f"{game.start.rng} {seat}".encode(), digest_size=8)
    return int.from_bytes(digest.digest())


class Workers:
    """A pool of processes, started with the first question."""

    def __init__(self, processes: int, niceness: int = NICE) -> None:
        self._processes = processes
        self._niceness = niceness
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, question: Callable[[Question], T], task: Question) -> T:
        """Answer a question in any of the processes."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self._processes, context, _begin, (self._niceness,))
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, question, task)
        except BrokenProcessPool:
            self.close()  # the next question starts a new pool
            raise

    def close(self) -> None:
        """Stop thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class Thinkers:
    """The bots of a server, at all its tables."""

    def __init__(self, processes: int = PROCESSES, offered: Offered | None = None) -> None:
        self.offered = offered or Offered()
        self.workers = Workers(processes)
        self.own_workers = {name: Workers(1) for name in self.offered.own}  # one each: a crash hits no other bot

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings) -> Thought:
        """What a bot does now."""
        task = Task("", bot, seed_of(game, seat), seat, dealings)
        if bot in QUICK:
            return _decide(game, task)
        if is_own(bot):
            try:
                return await self._ask_own(_think, game, task)
            except (BotFault, NoSuchBot) as error:
                note(bot, error)
                task = task._replace(bot=STAND_IN)
        return await self.workers.ask(_think, task._replace(record=write_record(game)))

    async def offer(self, bot: str, game: Game, seat: int, dealings: Dealings) -> Offer | None:
        """A deal the bot would like to make now. The host's own bots make none."""
        if bot in QUICK or is_own(bot):
            return None
        return await self.workers.ask(_propose, Task(write_record(game), bot, seed_of(game, seat), seat, dealings))

    async def answer(self, bot: str, game: Game, seat: int, dealings: Dealings, pledges: Sequence[Pledge]) -> Answer:
        """What a bot says to a deal."""
        if not is_own(bot):
            return voice.answer(self._bot(bot, game, seat, dealings), game, seat, pledges)
        try:
            task = Task("", bot, seed_of(game, seat), seat, dealings, tuple(pledges))
            yes = await self._ask_own(_answer, game, task)
        except (BotFault, NoSuchBot) as error:
            note(bot, error)
            return Answer("refuse", reason("cannot"))
        return Answer("accept", reason("good_price")) if yes else Answer("refuse", reason("no_gain"))

    def gift(self, bot: str, game: Game, seat: int, dealings: Dealings) -> str:
        """The promised gift that a bot gives now, as a line of notation; '' if there is none."""
        if is_own(bot):
            return ""
        due = voice.gift(self._bot(bot, game, seat, dealings), game, seat)
        return "" if due is None else due.text

    def manner(self, bot: str, game: Game, seat: int) -> str:
        """How a bot speaks."""
        return "" if is_own(bot) else voice.manner(self._bot(bot, game, seat, NO_DEALINGS))

    @staticmethod
    def _bot(bot: str, game: Game, seat: int, dealings: Dealings) -> Bot:
        return voice.negotiator(bot, seed_of(game, seat), dealings)

    async def _ask_own(self, question: Callable[[Task], T], game: Game, task: Task) -> T:
        """Ask one of the host's own bots. A restarted server may no longer have it, but tables may still name it."""
        workers = self.own_workers.get(task.bot)
        if workers is None:
            raise NoSuchBot(f"The bot {task.bot} sits at a table, but the server runs without --bot {task.bot}.")
        try:
            return await workers.ask(question, task._replace(record=write_record(game)))
        except BrokenProcessPool:
            raise BotFault(f"The process of the bot {task.bot} died.") from None

    def close(self) -> None:
        """Stop thinking."""
        for workers in (self.workers, *self.own_workers.values()):
            workers.close()


def note(bot: str, error: BotFault | NoSuchBot) -> None:
    """Log why the host's own bot did not answer."""
    trace = error.trace if isinstance(error, BotFault) else ""
    LOG.error("one of the host's bots failed", extra={"bot": bot, "reason": str(error), "trouble": trace or None})


# ------------------------------------------------------------------------------- in the other process
_games: OrderedDict[str, Game] = OrderedDict()  # by record, least recently used first


def _begin(niceness: int) -> None:
    """Set up a worker: ignore Ctrl-C, which the server handles, run at a lower priority, and end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit when the server does, even if it was killed."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _think(task: Task) -> Thought:
    game = _recall(task.record)
    if not is_own(task.bot):
        return _decide(game, task)
    with _in_time(task, game):
        return Thought(_own_bot(task).choose(game, task.seat).text, None)


def _answer(task: Task) -> bool:
    game = _recall(task.record)
    with _in_time(task, game):
        return _own_bot(task).answer_deal(game, task.seat, task.deal)


def _own_bot(task: Task) -> OwnBot:
    bot = OwnBot(task.bot, task.seed)
    bot.remember(task.dealings)
    return bot


class OutOfTime(BaseException):
    """A bot takes too long. Not an Exception, so that a bot cannot catch it by accident."""


@contextmanager
def _in_time(task: Task, game: Game) -> Generator[None]:
    """Interrupt a host's bot when its time is up."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, OWN_SECONDS)
    try:
        yield
    except OutOfTime:
        asked = question(game, task.seat)
        raise BotFault(f"The bot {task.bot} took longer than {OWN_SECONDS:g} seconds at {asked}.") from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _decide(game: Game, task: Task) -> Thought:
    bot = voice.negotiator(task.bot, task.seed, task.dealings)
    action = bot.choose(game, task.seat)
    return Thought(action.text, voice.explain(bot, game, task.seat, action))


def _propose(task: Task) -> Offer | None:
    return voice.offer(voice.negotiator(task.bot, task.seed, task.dealings), _recall(task.record), task.seat)


def _recall(record: str) -> Game:
    """The game of a record, continued from a cached earlier part of it if there is one."""
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
