"""Replays are built one at a time and cached: a client that asks for many slows nobody down. Over real requests."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from hinode.server.room.past import records, replays
from hinode.server.room.past.records import Replay
from hinode.server.table.table import Table
from tests.server.checks import refused
from tests.server.planted import RECORDS, keep
from tests.server.serving import PATIENCE, Playing, Server, good, wait_until


class Making:
    """Counts the replays that are built, and how many at once; holds them up until `go` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[str] = []
        self.at_once = 0
        self.most = 0
        self.go = threading.Event()
        monkeypatch.setattr(replays, "replay", self._make)

    def _make(self, table: Table) -> Replay:
        self.made.append(table.name)
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        self.go.wait(PATIENCE)
        self.at_once -= 1
        return records.replay(table)


@pytest.fixture
def making(monkeypatch: pytest.MonkeyPatch) -> Making:
    return Making(monkeypatch)


def tables(server: Server, number: int) -> list[Playing]:
    """New tables with finished games."""
    texts = [path.read_text("utf-8") for path in RECORDS[:number]]
    return [Playing(server, good(keep(server, record=text))["table"], []) for text in texts]


def ask(pool: ThreadPoolExecutor, wanted: list[Playing]) -> Iterator[httpx.Response]:
    """Ask for the replays of tables, all at once."""

    def get(table: Playing) -> httpx.Response:
        return table.get("replay")

    return pool.map(get, wanted)


def test_one_at_a_time_and_once(server: Server, making: Making) -> None:
    """Twelve ask for three games at once: each game is made once, while no other is, and all get the right one."""
    wanted = tables(server, 3)
    with ThreadPoolExecutor(12) as pool:
        answers = ask(pool, wanted * 4)
        wait_until(lambda: server.busy == 12)
        making.go.set()
        shown = [good(answer) for answer in answers]
    assert sorted(making.made) == sorted(table.name for table in wanted)
    assert making.most == 1
    assert [one["record"] for one in shown] == [table.get("record").text for table in wanted] * 4
    assert wanted[0].get("replay").headers["content-type"] == "application/json"
    assert len(making.made) == 3


@pytest.mark.parametrize(("limit", "number"), [("MAX_KEPT", 2), ("MAX_BYTES", 550_000), ("MAX_BYTES", 1)])
def test_old_ones_are_forgotten(
    server: Server, making: Making, monkeypatch: pytest.MonkeyPatch, limit: str, number: int
) -> None:
    """The cache is limited in number and in size, and drops the least recently used first."""
    monkeypatch.setattr(replays, limit, number)
    making.go.set()
    first, second, third = tables(server, 3)
    for table in (first, second, first, third, first):
        good(table.get("replay"))
    again = [first.name] if number == 1 else []
    assert making.made == [first.name, second.name, *again, third.name, *again]
    good(second.get("replay"))
    assert making.made[-1] == second.name


def test_another_game_at_the_same_table(server: Server, making: Making) -> None:
    """A table with more entries may have ended in another way."""
    making.go.set()
    (table,) = tables(server, 1)
    good(table.get("replay"))
    server.hall.rooms[table.name].table.n += 1
    good(table.get("replay"))
    assert making.made == [table.name] * 2


def test_too_many_wait(server: Server, making: Making, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that would have to wait for too many others is refused."""
    monkeypatch.setattr(replays, "MAX_WAITING", 1)
    first, second = tables(server, 2)
    with ThreadPoolExecutor(1) as pool:
        answers = ask(pool, [first])
        wait_until(lambda: making.made)
        assert refused(second.get("replay")) == "too_fast"
        making.go.set()
        assert [answer.status_code for answer in answers] == [200]
    assert second.get("replay").status_code == 200
