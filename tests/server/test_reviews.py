"""Reviews of finished games: made one at a time, kept with the table, abandoned when nobody asks."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest

from hinode.cli.host.delete import alone_with, remove
from hinode.engine.game import Game
from hinode.review import findings
from hinode.review.findings import Decision, Review
from hinode.server.room import reviews
from hinode.server.room.bots.thinking import Workers
from hinode.server.room.reviews import MAX_WAITING, PATIENCE
from hinode.server.web.limits import Limits
from tests.server.checks import refused
from tests.server.dealing import PEOPLE, deal, do
from tests.server.planted import keep, lines_of, plant, playing, short_record
from tests.server.serving import AT_ONCE, FakeTime, Json, Playing, Server, good, wait_until

T = TypeVar("T")


@cache
def finished() -> Game:
    """A random game at its end."""
    *_, last = playing(7, ("koi", "lotus", "turtle"))
    return last


class Slow(Workers):
    """Workers whose pieces of work wait until a test lets them go; nothing is thought about in earnest."""

    def __init__(self) -> None:
        super().__init__(1)
        self.pieces: list[str] = []
        self.held: list[Future[None]] = []

    async def ask(self, question: Callable[[Any], T], task: Any) -> T:
        piece: partial[Any] = task
        self.pieces.append(piece.func.__name__)
        gate: Future[None] = Future()
        self.held.append(gate)
        await asyncio.wrap_future(gate)
        return self._answer(piece)

    def _answer(self, task: partial[Any]) -> Any:
        if task.func.__name__ == "plan":
            return [1, 2]
        if task.func.__name__ == "look":
            return Decision(task.args[0][1], "koi", "tea", "ready", "ready", 0, None, False)
        whole, decisions, promises = task.args[0]
        return Review(findings.VERSION, [], [], [], [], decisions, promises, whole.tries)

    def let_go(self, server: Server) -> None:
        """Finish the piece in hand."""
        wait_until(lambda: bool(self.held))
        gate = self.held.pop(0)
        server.run(_set(gate))


def _set(gate: Future[None]) -> Callable[[], Any]:
    async def work() -> None:
        if not gate.cancelled():
            gate.set_result(None)

    return work


@pytest.fixture
def slow(server: Server) -> Iterator[Slow]:
    """The server's reviews, made by hand."""
    workers = Slow()
    before = server.hall.reviews
    server.hall.reviews = reviews.Reviews(server.hall.store, server.time, 1, workers)
    yield workers
    server.run(server.hall.reviews.close)
    server.hall.reviews = before


def over(server: Server, name: str) -> Playing:
    """A table whose game is over."""
    return plant(server, name, 7, lines_of(finished(), ("koi", "lotus", "turtle")))


def imported(server: Server) -> str:
    """A table that shows the record of a short game."""
    return good(keep(server, record=short_record()))["table"]


def ask(client: httpx.Client, table: str, **body: Any) -> httpx.Response:
    """Ask for a review."""
    return client.post(f"/api/tables/{table}/review", json=body)


def look(client: httpx.Client, table: str) -> Json:
    """Ask how far it is."""
    return good(client.get(f"/api/tables/{table}/review"))


def state(client: httpx.Client, table: str) -> str:
    """Only its state."""
    return look(client, table)["state"]


def test_a_review_in_earnest(server: Server, client: httpx.Client) -> None:
    """Asked for, watched, and there at once for everybody who asks again; records count too."""
    table = imported(server)
    assert state(client, table) == "none"
    assert good(ask(client, table))["state"] in ("queued", "running")
    wait_until(lambda: state(client, table) == "done")
    found = look(client, table)["review"]
    assert found["version"] == findings.VERSION
    assert sum(of[1] for of in found["chances"]) == pytest.approx(1, abs=0.001)
    assert found["asked"] == found["clans"]
    assert good(ask(client, table))["review"] == found


def test_only_finished_games(server: Server, client: httpx.Client, table: Playing) -> None:
    """Before the end there is nothing to review, and an unknown table has none."""
    assert refused(ask(client, table.name)) == "not_now"
    assert refused(client.get(f"/api/tables/{table.name}/review")) == "not_now"
    assert refused(ask(client, "nowhere")) == "no_such_table"


@pytest.mark.parametrize("body", ["[]", '{"everyone": 3}', '{"tries": 100000}', "nonsense"])
def test_hostile_bodies(client: httpx.Client, slow: Slow, server: Server, body: str) -> None:
    """Nobody chooses the budget, and nonsense begins nothing."""
    table = over(server, f"hostile{sum(map(ord, body))}")
    headers = {"content-type": "application/json"}
    assert refused(client.post(f"/api/tables/{table.name}/review", content=body, headers=headers)) == "unreadable"
    assert state(client, table.name) == "none"


def test_other_sites_cannot_ask(client: httpx.Client, server: Server) -> None:
    """A page of another site begins no review."""
    table = over(server, "othersite")
    answer = client.post(f"/api/tables/{table.name}/review", json={}, headers={"origin": "https://evil.example"})
    assert refused(answer) == "forbidden_origin"


def test_progress_one_at_a_time(server: Server, client: httpx.Client, slow: Slow) -> None:
    """The second waits for the first; asking twice begins nothing new."""
    one, two = over(server, "progress1"), over(server, "progress2")
    ask(client, one.name)
    assert good(ask(client, two.name)) == {"state": "queued", "done": 0, "total": 0, "ahead": 1, "review": None}
    slow.let_go(server)
    wait_until(lambda: look(client, one.name)["total"] == 2)
    slow.let_go(server)
    wait_until(lambda: look(client, one.name)["done"] == 1)
    assert good(ask(client, one.name))["state"] == "running"
    slow.let_go(server)
    slow.let_go(server)
    wait_until(lambda: state(client, one.name) == "done")
    wait_until(lambda: state(client, two.name) == "running")
    assert slow.pieces == ["plan", "look", "look", "finish", "plan"]


def test_nobody_asks_any_more(server: Server, client: httpx.Client, slow: Slow) -> None:
    """After a minute without a question a review is abandoned, and it can be begun again."""
    assert isinstance(server.time, FakeTime)
    table = over(server, "abandoned")
    ask(client, table.name)
    slow.let_go(server)
    wait_until(lambda: slow.pieces == ["plan", "look"])
    server.time.now += PATIENCE - 1
    assert state(client, table.name) == "running"  # which counts as asking
    server.time.now += PATIENCE + 1
    slow.let_go(server)
    wait_until(lambda: state(client, table.name) == "none")
    assert slow.pieces == ["plan", "look"]
    assert good(ask(client, table.name))["state"] in ("queued", "running")


def test_the_queue_is_bounded(server: Server, client: httpx.Client, slow: Slow) -> None:
    """One too many is refused; those that nobody asks about make room."""
    assert isinstance(server.time, FakeTime)
    tables = [over(server, f"queue{i}").name for i in range(MAX_WAITING + 1)]
    for table in tables[:-1]:
        good(ask(client, table))
    assert ask(client, tables[-1]).json()["code"] == "full"
    server.time.now += PATIENCE + 1
    assert state(client, tables[0]) == "running"
    assert good(ask(client, tables[-1])) == {"state": "queued", "done": 0, "total": 0, "ahead": 1, "review": None}


def test_a_failure_is_no_end(server: Server, client: httpx.Client, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a piece of work fails, the review can be asked for again and the others go on."""
    one, two = over(server, "fails1"), over(server, "fails2")

    def fail(task: Any) -> Any:
        raise RuntimeError("a bug")

    monkeypatch.setattr(slow, "_answer", fail)
    ask(client, one.name)
    ask(client, two.name)
    slow.let_go(server)
    wait_until(lambda: state(client, one.name) == "none")
    monkeypatch.undo()
    for _ in range(4):
        slow.let_go(server)
    wait_until(lambda: state(client, two.name) == "done")


def test_everybodys_decisions_on_request(server: Server, client: httpx.Client, slow: Slow) -> None:
    """A kept review of people's decisions does not do for somebody who wants all; one of all does for both."""
    table = over(server, "everyone")
    for everyone, begins in ((False, True), (True, True), (False, False), (True, False)):
        answer = good(ask(client, table.name, everyone=everyone))
        assert (answer["state"] != "done") == begins
        if begins:
            for _ in range(4):
                slow.let_go(server)
            wait_until(lambda: state(client, table.name) == "done")


def test_reviews_of_another_version_are_made_again(server: Server, client: httpx.Client, slow: Slow) -> None:
    """Also those of another ending of the same table, and damaged ones."""
    table = over(server, "versions")
    kept = msgspec.json.encode({"version": 0, "check": 0, "everyone": True, "review": {}})
    for body in (kept, b"damaged"):
        server.run(partial(server.hall.store.keep_review, table.name, body))
        assert state(client, table.name) == "none"


def test_a_limit_for_each_address(tmp_path: Path) -> None:
    """Beginning reviews is limited; looking at them is not."""
    limits = Limits(requests=AT_ONCE, openings=AT_ONCE, reviews=(0.001, 1))
    with Server(tmp_path, FakeTime(), limits) as server, server.client() as client:
        one, two = over(server, "limit1").name, over(server, "limit2").name
        good(ask(client, one))
        good(ask(client, one))
        assert refused(ask(client, two)) == "too_fast"
        assert state(client, two) == "none"


def test_a_server_without_reviews(tmp_path: Path) -> None:
    """Its host has turned them off."""
    with Server(tmp_path, FakeTime(), tries=0) as server, server.client() as client:
        assert refused(ask(client, over(server, "turnedoff").name)) == "not_now"


def test_after_a_restart_and_when_the_table_is_deleted(tmp_path: Path) -> None:
    """A finished review is still there; one in the making has to be asked for again; both go with their table."""
    with Server(tmp_path, FakeTime()) as server, server.client() as client:
        done, half = imported(server), over(server, "restart").name
        ask(client, done)
        wait_until(lambda: state(client, done) == "done")
        ask(client, half)
    with Server(tmp_path, FakeTime()) as server, server.client() as client:
        assert state(client, done) == "done"
        assert state(client, half) == "none"
    with alone_with(server.path) as db:
        remove(db, done)
    with sqlite3.connect(server.path) as db:
        assert db.execute("SELECT count(*) FROM review").fetchone() == (0,)


def test_promises_and_when_they_were_decided(server: Server) -> None:
    """Accepted deals are part of a review, with the judge's verdict and the action it follows from."""
    table = server.table(*PEOPLE)
    anna, ben, carl = browsers = table.browsers()
    deal(anna, ben, "ally")
    do(anna, f"propose {ben.clan()}", browsers)
    do(ben, f"accept {anna.clan()}", browsers)
    deal(anna, carl, "give", coins=1)
    deal(carl, anna, "mandate", mandate="train")
    do(anna, f"gift {carl.clan()} 1", browsers)
    room = server.hall.rooms[table.name]
    found = reviews.promises_of(room.table, server.run(room.talk.ledger))
    assert [(one.by, one.to, one.verdict, one.at) for one in found] == [
        (anna.clan(), ben.clan(), "open", None),
        (anna.clan(), carl.clan(), "kept", 3),
        (carl.clan(), anna.clan(), "open", None),
    ]
