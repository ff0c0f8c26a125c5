"""Nothing acknowledged is lost, and nobody hears of what is not on disk: kill -9, a graceful stop, full disks."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest

from hinode.server.room.connection import Connection
from hinode.server.store.interface import NO_SECRETS, Row, StoreError
from tests.server.gates import Gate
from tests.server.load import Kept, Player, new_table, on_disk
from tests.server.people import fails, plain
from tests.server.process import Served
from tests.server.serving import (
    PATIENCE,
    Browser,
    FakeTime,
    Json,
    Playing,
    Server,
    catch_up,
    good,
    some_line,
    wait_until,
)

KILLS = 50
HOUSES = 2  # servers at a time: one is starting while the other is under load
TABLES = 3  # in each house
LONGEST = 30  # actions before the end
COME_BACK = (1012, 1013)  # how sockets are closed: the server restarts, try again
PEOPLE = ("Anna", "Ben", "Carl")
ALLY: Json = {"promise": "ally", "by": 0}


# ------------------------------------------------------------------------------- killed, or stopped
def test_kill_9(tmp_path: Path) -> None:
    """At any moment, again and again: every table comes back exactly as those who were there knew it."""
    with ThreadPoolExecutor(HOUSES) as houses:
        living = [houses.submit(live_and_die, tmp_path / f"{n}", n) for n in range(HOUSES)]
        assert sum(life.result() for life in living) > KILLS


def live_and_die(folder: Path, seed: int) -> int:
    """One server after the other on one folder; all but the last are killed. How many actions were acknowledged."""
    dice = Random(seed)
    secrets: dict[str, list[str]] = {}
    running: list[str] = []
    players: list[Player] = []
    kept: dict[str, Kept] = {}
    acknowledged = 0
    for life in range(KILLS // HOUSES + 1):
        with Served(folder) as served:
            earlier, kept = kept, on_disk(folder, list(secrets))
            for name, table in kept.items():
                table.check(earlier.get(name))
            for player in players:
                player.check(kept[player.name])
                acknowledged += len(player.acted)
            running = [name for name in running if kept[name].row.status != "over"]
            while len(running) < TABLES:
                name, secrets[name] = new_table(served)
                running.append(name)
            players = come(served, {name: secrets[name] for name in running}, dice)
            for player in players:
                if player.name in kept:
                    player.check_whole(kept[player.name])
            if life < KILLS // HOUSES:
                play_and_stop(served, players, signal.SIGKILL, partial(played, players, dice.randrange(LONGEST)))
    return acknowledged


def come(served: Served, tables: dict[str, list[str]], dice: Random) -> list[Player]:
    """Everybody and a spectator, at all tables."""
    with ThreadPoolExecutor() as doors:
        coming = [
            doors.submit(Player, served, name, holds, dice.randrange(10**6))
            for name, secrets in tables.items()
            for holds in ([], *([secret] for secret in secrets))
        ]
        return [player.result(PATIENCE) for player in coming]


def played(players: list[Player], actions: int) -> None:
    """Wait until the server has acknowledged a number of actions, or all games are over."""
    wait_until(
        lambda: (
            sum(len(player.acted) for player in players) >= actions
            or all(player.browser.view["decision"] is None for player in players)
        )
    )


def play_and_stop(
    served: Served, players: list[Player], how: signal.Signals, wait: Callable[[], object]
) -> tuple[int, str, str]:
    """Let all play at once, then stop the server; how it ended."""
    with ThreadPoolExecutor(len(players)) as hands:
        playing = [hands.submit(player.play) for player in players]
        wait()
        ended = served.stop(how)
        for play in playing:
            play.result(PATIENCE)
    return ended


def test_a_graceful_stop(tmp_path: Path) -> None:
    """In the middle of a game: browsers are asked to reconnect, acknowledged actions are kept, nothing is logged."""
    with Served(tmp_path) as served:
        name, secrets = new_table(served)
        players = come(served, {name: secrets}, Random(1))
        ended = play_and_stop(
            served, players, signal.SIGTERM, lambda: wait_until(lambda: any(player.acted for player in players))
        )
    for player in players:
        assert player.browser.socket.close_code in COME_BACK
        player.check(on_disk(tmp_path, [name])[name])
    assert ended == (0, "", "")


# ------------------------------------------------------------------------------- a disk that refuses
@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


def at_tea(server: Server) -> tuple[Playing, list[Browser]]:
    """Three people at a new table."""
    table = server.table(*PEOPLE)
    return table, table.browsers()


def memory(browser: Browser) -> object:
    """All a browser knows, freshly asked for."""
    browser.settle()
    known = [browser.n, browser.table, browser.view, browser.events[browser.seat], browser.talk]
    return plain([*known, list(browser.deals.values())])


async def refuse(*_: object) -> None:
    """What a full disk says."""
    raise StoreError("The disk is full.")


@pytest.mark.parametrize(
    ("method", "kind", "fields"),
    [
        ("append", "act", {"line": "ready", "number": 1}),
        ("append", "hand_over", {"bot": "random"}),
        ("append", "ask_take_back", {"length": 0}),
        ("append", "undo", {"number": 1}),
        ("say", "say", {"text": "hello"}),
        ("deal", "offer_deal", {"to": 1, "promises": [ALLY]}),
        ("deal", "answer_deal", {"yes": False}),
    ],
)
def test_what_cannot_be_saved_does_not_happen(server: Server, method: str, kind: str, fields: Json) -> None:
    """The sender gets an error, nobody else hears of it, and later it works."""
    _, browsers = at_tea(server)
    anna = browsers[0]
    deal = anna.ask("offer_deal", seat=0, to=1, promises=[ALLY])["n"]
    if kind == "answer_deal":
        fields["deal"] = deal
    if kind in ("undo", "ask_take_back"):
        assert anna.act("ready")["type"] == "done"
    if kind == "undo":
        fields["number"] = anna.number
    before = [memory(browser) for browser in browsers]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.hall.store, method, refuse)
        assert fails(anna.ask(kind, seat=0, **fields)) == "storage"
        assert [memory(browser) for browser in browsers] == before
    if kind == "act":
        fields["number"] = anna.number
    assert anna.ask(kind, seat=0, **fields)["type"] == "done"
    assert memory(anna) != before[0]


def test_no_table_without_a_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests say so too: try again later."""
    with server.client() as client:
        monkeypatch.setattr(server.hall.store, "create", refuse)
        answer = client.post("/api/tables", json={"name": "Anna"})
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")


def test_bots_continue_when_the_disk_is_back(server: Server) -> None:
    """Nobody has to wake them."""
    table = server.table("Anna", bots=2)
    (anna,) = table.browsers()
    wait_until(lambda: server.hall.rooms[table.name].table.bot_to_move() is None)
    anna.settle()
    real = server.hall.store.append
    tried = threading.Event()

    async def refuse_bots(row: Row, entries: Sequence[bytes], secrets: Mapping[int, str | None] = NO_SECRETS) -> None:
        if any(b'"bot":' in entry for entry in entries):
            tried.set()
            await refuse()
        await real(row, entries, secrets)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server.hall.store, "append", refuse_bots)
        while anna.to_act():
            assert anna.act(some_line(anna.view["decision"]["options"], Random(1)))["type"] == "done"
        assert tried.wait(PATIENCE)
        wait_until(lambda: not server.hall.rooms[table.name].bots_at_work)
    n = server.hall.rooms[table.name].table.n
    server.pass_time(120)  # they wait a little after a failure
    anna.until(lambda anna: anna.n > n)


# ------------------------------------------------------------------------------- in the middle of writing
def connection(server: Server, table: Playing, seat: int) -> Connection:
    """The server's end of the socket of a seat."""
    return next(found for found in server.hall.rooms[table.name].connections if found.seats == (seat,))


def test_a_player_cut_off_while_acting(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action on disk has happened: the others hear of it, though the actor is gone."""
    table, (anna, ben, carl) = at_tea(server)
    gate = Gate(monkeypatch, server.hall.store, "append")
    anna.send("act", seat=0, line="ready", number=anna.number)
    gate.wait()

    async def cut_off() -> None:
        connection(server, table, 0).close()

    server.run(cut_off)
    gate.open()
    wait_until(lambda: len(server.hall.rooms[table.name].connections) == 2)
    for browser in (ben, carl):
        browser.settle()
        assert anna.clan() not in browser.view["decision"]["actors"]
    assert ben.act("ready")["type"] == "done"


def test_nobody_hears_before_it_is_on_disk(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the actor nor the others, however they ask; then all do."""
    table, (anna, ben, carl) = at_tea(server)
    before = [memory(browser) for browser in (ben, carl)]
    gate = Gate(monkeypatch, server.hall.store, "append")
    anna.send("act", seat=0, line="ready", number=anna.number)
    gate.wait()
    assert [memory(browser) for browser in (ben, carl)] == before
    for seat in (None, 0, 1):
        assert good(table.get("view", seat))["decision"]["what"]["ready"] == []
    gate.open()
    catch_up([anna, ben, carl], ben.n + 1)
    assert ben.view["decision"]["what"]["ready"] == [anna.clan()]


@pytest.mark.parametrize("play_now", [False, True])
def test_a_table_is_opened_whole_or_not_at_all(server: Server, play_now: bool) -> None:
    """Whatever of it cannot be written: nobody finds half a table in the list."""
    body = {"name": "Anna", "play_now": play_now, "settings": {"listed": True}}
    with server.client() as client:
        before = good(client.get("/api/tables"))
        for method in ("create", "append"):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(server.hall.store, method, refuse)
                answer = client.post("/api/tables", json=body)
                if method == "create":
                    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
                    assert good(client.get("/api/tables")) == before
                else:
                    assert good(answer)["seat"] == 0
