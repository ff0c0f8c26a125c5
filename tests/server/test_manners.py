"""Polite bots: in the tea ceremony they answer people first, wait for them to read, and act one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinode.bots.budget import USUAL, Budget, SharedBudget
from hinode.bots.negotiation.pledges import Dealings
from hinode.engine.actions import Accept, Propose, Ready
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea, unallied
from hinode.server.room.bots.thinking import Thinkers, Thought
from hinode.server.settings import read_settings
from hinode.server.table.entries import Acted
from tests.server.gates import Slow
from tests.server.serving import Browser, FakeTime, Playing, Server, wait_until
from tests.server.timing import written

READING = 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        server.hall.thinkers = Sociable()
        yield server


@pytest.fixture
def hurry() -> None:
    """Bots take their time."""


class Sociable(Thinkers):
    """Bots that answer yes, then propose to the next free clan once, then are ready."""

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings, budget: Budget = USUAL) -> Thought:
        tea = game.decision
        if not isinstance(tea, Tea):
            return await super().choose("random", game, seat, dealings, budget)
        to_me = [proposal[0] for proposal in tea.proposals if proposal[1] == seat]
        if to_me:
            return Thought(Accept(to_me[0]).text, None)
        free = unallied(game.state)
        other = free[(free.index(seat) + 1) % len(free)]
        mine = any(proposal[0] == seat for proposal in tea.proposals)
        return Thought(Ready().text if mine else Propose(other).text, None)


def settled(server: Server, table: Playing) -> None:
    """Wait until no bot thinks."""
    room = server.hall.rooms[table.name]
    wait_until(lambda: not room.bots_at_work)


def pass_time(server: Server, table: Playing, seconds: float) -> list[Acted]:
    """Let time pass in steps of half a second; what bots did in it."""
    before = len(written(server, table))
    for _ in range(int(seconds * 2)):
        settled(server, table)
        server.pass_time(0.5)
    settled(server, table)
    return [entry for entry in written(server, table)[before:] if isinstance(entry, Acted) and entry.bot]


def begun(server: Server, *names: str, bots: int = 3, **settings: Any) -> tuple[Playing, list[Browser]]:
    """A table in its first tea ceremony."""
    table = server.table(*names, bots=bots, bot="normal", **settings)
    return table, table.browsers()


def among_bots(table: Playing, acts: list[Acted]) -> list[str]:
    """What bots did that is not about a person: alliances among themselves, and readiness."""
    room = table.server.hall.rooms[table.name]
    people = [chair.clan for chair in room.table.chairs if chair is not None and not chair.bot]
    return [act.line for act in acts if act.line.split()[-1] not in people]


# ------------------------------------------------------------------------------- time to read
def test_bots_wait_until_a_person_has_read(server: Server) -> None:
    """No alliance among bots and no readiness for 20 seconds; then they go on by themselves."""
    table, (anna,) = begun(server, "Anna")
    early = pass_time(server, table, READING - 1)
    assert among_bots(table, early) == []
    assert anna.to_act() or anna.view["phase"] == "tea"
    later = pass_time(server, table, 30)
    assert among_bots(table, later)


def test_bots_go_on_when_every_person_has_acted(server: Server) -> None:
    """Two people: it takes both, and a gift is no answer."""
    table, (anna, ben) = begun(server, "Anna", "Ben", bots=2)
    assert anna.act("ready")["type"] == "done"
    assert among_bots(table, pass_time(server, table, 5)) == []
    assert ben.act(f"gift {anna.clan()} 1")["type"] == "done"
    assert among_bots(table, pass_time(server, table, 5)) == []
    ben.settle()
    assert ben.act("ready")["type"] == "done"
    assert among_bots(table, pass_time(server, table, 5))


@pytest.mark.parametrize("seconds", [0, 45])
def test_the_table_sets_the_time(server: Server, seconds: int) -> None:
    """0: bots wait for nobody."""
    table, _ = begun(server, "Anna", reading=seconds)
    early = pass_time(server, table, max(6, seconds - 1))
    assert bool(among_bots(table, early)) == (seconds == 0)
    assert among_bots(table, pass_time(server, table, 30))


def test_the_time_survives_a_restart(tmp_path: Path) -> None:
    """It is served time from the log: what has passed has passed, and the server's absence does not count."""
    with Server(tmp_path, FakeTime()) as server:
        server.hall.thinkers = Sociable()
        table, _ = begun(server, "Anna")
        assert among_bots(table, pass_time(server, table, 15)) == []
    with Server(tmp_path, FakeTime()) as server:
        server.hall.thinkers = Sociable()
        again = Playing(server, table.name, table.secrets)
        again.browsers()
        assert among_bots(again, pass_time(server, again, 4)) == []
        assert among_bots(again, pass_time(server, again, 4))


def test_nobody_is_connected(server: Server) -> None:
    """Bots wait as long, then act: the table does not hang, even at rest."""
    table, (anna,) = begun(server, "Anna")
    anna.socket.close()
    wait_until(lambda: server.hall.rooms[table.name].idle)
    assert among_bots(table, pass_time(server, table, 15)) == []
    assert among_bots(table, pass_time(server, table, 40))


def test_a_short_clock_leaves_bots_time(server: Server) -> None:
    """People have 20 seconds for the tea ceremony: bots wait for half of it."""
    clock = {"seconds": 5, "bank": 10, "late": "wait"}
    table, (anna,) = begun(server, "Anna", clock=clock)
    assert among_bots(table, pass_time(server, table, 9)) == []
    assert among_bots(table, pass_time(server, table, 4))
    anna.settle()
    assert not any(place["late"] for place in anna.table["seats"])


def test_old_tables_have_the_usual_time() -> None:
    """Settings that were stored before there was a time to read."""
    assert read_settings(b'{"players":4}').reading == READING


# ------------------------------------------------------------------------------- people first, one by one
def test_a_person_is_answered_first(server: Server) -> None:
    """While bots wait for people to read, and before anything among bots."""
    table, (anna,) = begun(server, "Anna", bots=4)
    settled(server, table)
    assert anna.act(f"propose {anna.clan(3)}")["type"] == "done"
    (first, *_) = pass_time(server, table, 2)
    assert (first.seat, first.line) == (3, f"accept {anna.clan()}")


def test_bots_act_one_by_one(server: Server) -> None:
    """At least 1.5 seconds lie between two of their actions, and before the first."""
    table, (anna,) = begun(server, "Anna", bots=4)
    began = server.time.served()
    assert anna.act("ready")["type"] == "done"
    pass_time(server, table, 30)
    times = [entry.at for entry in written(server, table) if isinstance(entry, Acted) and entry.bot][:4]
    assert len(times) == 4
    assert all(later - earlier >= 1500 for earlier, later in zip([began, *times], times, strict=False))


def test_proposals_are_spoken(tmp_path: Path) -> None:
    """Everybody hears of a bot's proposal, in its manner."""
    with Server(tmp_path, FakeTime()) as server:
        server.hall.thinkers = Sociable()
        table, (anna,) = begun(server, "Anna")
        pass_time(server, table, 30)
        anna.settle()
        said = [line for line in anna.talk if line.get("spoken", {}).get("reason") == "proposes"]
        made = [event for event in anna.events[0] if event["event"] == "proposed"]
        assert [line["spoken"]["about"]["clan"] for line in said] == [event["to"] for event in made]
        assert all("to" not in line for line in said)


# ------------------------------------------------------------------------------- thinking
def thinking(browser: Browser) -> list[int | None]:
    """Who was seen thinking."""
    return [message["seat"] for message in browser.seen if message["type"] == "thinking"]


def test_everybody_sees_who_thinks(server: Server) -> None:
    """When it takes a while, until it is done."""
    slow = server.hall.thinkers = Slow()
    table, (anna,) = begun(server, "Anna", reading=0)
    watcher = server.browser(table.name)
    for browser in (anna, watcher):
        browser.until(lambda b: thinking(b) == [1])
    late = server.browser(table.name)
    late.until(lambda b: thinking(b) == [1])
    slow.stop(server)
    for browser in (anna, watcher, late):
        browser.until(lambda b: thinking(b)[:2] == [1, None])


class Counting(Sociable):
    """Remembers how long bots may think."""

    def __init__(self) -> None:
        super().__init__()
        self.budgets: list[float] = []

    async def choose(self, bot: str, game: Game, seat: int, dealings: Dealings, budget: Budget = USUAL) -> Thought:
        self.budgets.append(budget.seconds)
        await asyncio.sleep(0.01)
        return await super().choose(bot, game, seat, dealings, budget)


def test_bots_share_their_time_between_two_decisions_of_people(server: Server) -> None:
    """Every decision gets a part of what is left; a person's decision gives them new time."""
    counting = server.hall.thinkers = Counting()
    table, (anna,) = begun(server, "Anna", bots=4, reading=0)
    pass_time(server, table, 3)
    first, second = counting.budgets[:2]
    assert first > second > 0
    counting.budgets.clear()
    anna.settle()
    assert anna.act("ready")["type"] == "done"
    pass_time(server, table, 5)
    assert counting.budgets[0] == first


def test_all_decisions_together_stay_within_the_budget() -> None:
    """However many there are: the first get most of it."""
    shared = SharedBudget(4.0)
    given: list[float] = []
    for _ in range(30):
        given.append(shared.next().seconds)
        shared.spend(given[-1])
    assert sum(given) < 4.5
    assert given == sorted(given, reverse=True)
    assert given[-1] > 0
