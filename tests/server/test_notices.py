"""Notices: who is told of what when the page is closed, once, and only as long as it is true."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hinode.engine.game import Game
from hinode.server.notices.due import PER_HOUR, RETRIES
from hinode.server.notices.watch import MOST
from tests.cli.helpers import run
from tests.server.dealing import offer, reply
from tests.server.notified import WEBHOOK, Clerk, Told, allowing, later, notices, tell, unload
from tests.server.people import match
from tests.server.serving import Browser, FakeTime, Playing, Server, good, refusal, wait_until

WINDOW = 30.0  # seconds
CLEO = 2


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        yield server


@pytest.fixture
def clerk(server: Server) -> Clerk:
    """Writes down what is sent."""
    return Clerk(server)


def lobby(server: Server, *watched: int, **settings: Any) -> Playing:
    """Three people before the start; some of them want to be told."""
    table = server.table("Anna", "Ben", "Cleo", start=False, **settings)
    tell(table, *watched)
    return table


def start(table: Playing) -> None:
    """The host starts: the tea ceremony waits for everybody."""
    with table.server.client() as client:
        headers = {"authorization": f"Bearer {table.secrets[0]}"}
        good(client.post(f"/api/tables/{table.name}/start", headers=headers))


def visit(table: Playing, seat: int) -> Browser:
    """Somebody opens the page."""
    return table.server.browser(table.name, table.secrets[seat])


def close(table: Playing, browser: Browser) -> None:
    """Close a page, and wait until the server has seen to it."""
    room = table.server.hall.rooms[table.name]
    before = len(room.connections)
    browser.socket.close()
    wait_until(lambda: len(room.connections) < before)
    table.server.run(lambda: asyncio.sleep(0))


# ------------------------------------------------------------------------------- the turn
def test_a_turn_is_told_once(server: Server, clerk: Clerk) -> None:
    """After a short while, and never again for the same turn, whatever the others do and however long it takes."""
    table = lobby(server, CLEO)
    start(table)
    assert clerk.after(WINDOW - 1) == []
    assert clerk.after(1) == [["turn"]]
    with visit(table, 0) as anna:
        assert anna.act("ready")["type"] == "done"
        assert anna.ask("say", seat=0, text="Where is Cleo?")["type"] == "done"
    assert clerk.after(100_000) == []
    assert clerk.told == [Told(CLEO, WEBHOOK, ["turn"], [""])]


def test_every_turn_is_told(server: Server, clerk: Clerk) -> None:
    """Who acts and leaves is told of the next turn."""
    table = lobby(server, CLEO)
    start(table)
    later(server, WINDOW)
    with visit(table, CLEO) as cleo:
        assert cleo.act("ready")["type"] == "done"
        close(table, cleo)
    for seat in (0, 1):
        with visit(table, seat) as other:
            assert other.act("ready")["type"] == "done"
    assert table.game.actors
    chooser = server.hall.rooms[table.name].table.waiting[0]
    assert clerk.after(WINDOW) == ([["turn"]] if chooser == CLEO else [])
    assert len(clerk.told) == 1 + (chooser == CLEO)


def test_nobody_is_told_who_came_back(server: Server, clerk: Clerk) -> None:
    """Opening the page in time settles it, even if it is closed again without an answer."""
    table = lobby(server, CLEO)
    start(table)
    with visit(table, CLEO) as cleo:
        close(table, cleo)
    assert clerk.after(1000) == []


def test_nobody_is_told_who_acted(server: Server, clerk: Clerk) -> None:
    """Acting before the notice goes out makes it needless."""
    table = lobby(server, CLEO)
    start(table)
    with visit(table, CLEO) as cleo:
        assert cleo.act("ready")["type"] == "done"
        close(table, cleo)
    assert clerk.after(1000) == []


def test_nobody_is_told_who_is_there(server: Server, clerk: Clerk) -> None:
    """But a page that is closed before anybody has answered may not have been looked at."""
    table = lobby(server, CLEO)
    with visit(table, CLEO) as cleo:
        start(table)
        assert clerk.after(1000) == []
        close(table, cleo)
    assert clerk.after(WINDOW) == [["turn"]]
    assert clerk.after(1000) == []


def test_an_undone_turn_is_not_told(server: Server, clerk: Clerk) -> None:
    """Somebody takes the action back that made it another player's turn."""
    playing = match(server)
    tell(playing.table, 0, 1, 2)

    def undoable(game: Game) -> bool:
        last = game.actions[-1][0] if game.actions else -1
        return last >= 0 and not game.barriers[-1] and last not in game.actors and len(game.actors) == 1

    playing.play_until(undoable)
    actor = playing.game.actions[-1][0]
    undoer, seat = playing.holder(actor)
    waiting, _ = playing.holder(playing.game.actors[0])
    close(playing.table, waiting)
    assert clerk.after(WINDOW - 1) == []
    assert undoer.undo(seat)["type"] == "done"
    assert clerk.after(1000) == []


def test_a_stand_in_needs_no_notice(server: Server, clerk: Clerk) -> None:
    """While a bot plays for somebody, it is not their turn."""
    table = lobby(server, CLEO)
    start(table)
    with visit(table, CLEO) as cleo:
        assert cleo.ask("hand_over", seat=CLEO, bot="random")["type"] == "done"
        close(table, cleo)
    assert clerk.after(1000) == []


# ------------------------------------------------------------------------------- late soon
def test_a_warning_before_the_time_is_up(server: Server, clerk: Clerk) -> None:
    """Once, when a fifth of the time is left; the notice of the turn came before."""
    table = lobby(server, CLEO, clock={"seconds": 1000, "tea": 2000})
    start(table)
    assert clerk.after(WINDOW) == [["turn"]]
    assert clerk.after(1600 - WINDOW - 1) == []
    assert clerk.after(1) == [["late"]]
    assert clerk.after(399) == []
    assert clerk.after(10_000) == []


def test_no_warning_in_live_play(server: Server, clerk: Clerk) -> None:
    """With so little time it would come too late."""
    table = lobby(server, CLEO, clock={"seconds": 60, "tea": 120})
    start(table)
    assert clerk.after(WINDOW) == [["turn"]]
    assert clerk.after(89) == []


def test_a_visit_does_not_cancel_the_warning(server: Server, clerk: Clerk) -> None:
    """Who looked and left without an answer is still warned."""
    table = lobby(server, CLEO, clock={"seconds": 1000, "tea": 2000})
    start(table)
    with visit(table, CLEO) as cleo:
        close(table, cleo)
    assert clerk.after(1599) == []
    assert clerk.after(1) == [["late"]]


# ------------------------------------------------------------------------------- talk, deals, the end
def test_things_that_happen_together_are_one_notice(server: Server, clerk: Clerk) -> None:
    """A turn, two letters of one person and an offer, each named once. Public talk is no reason for a notice."""
    table = lobby(server, CLEO)
    start(table)
    with visit(table, 0) as anna, visit(table, 1) as ben:
        for text in ("Psst!", "Are you there?"):
            assert anna.ask("say", seat=0, text=text, to=[CLEO])["type"] == "done"
        assert ben.ask("say", seat=1, text="Hello, all.")["type"] == "done"
        later(server, 10)
        offer(ben, CLEO, {"promise": "ally", "by": 1})
    assert clerk.after(WINDOW - 10) == [["turn", "deal", "message"]]
    assert clerk.told[0].names == ["", "Ben", "Anna"]
    assert clerk.after(1000) == []


def test_a_withdrawn_offer_is_not_told(server: Server, clerk: Clerk) -> None:
    """It is gone before the notice is."""
    table = lobby(server, CLEO)
    start(table)
    later(server, WINDOW)
    with visit(table, 1) as ben:
        number = offer(ben, CLEO, {"promise": "ally", "by": 1})
        assert reply(ben, number, False)["type"] == "done"
    assert clerk.after(1000) == []


def test_the_end_of_the_game(server: Server, clerk: Clerk) -> None:
    """Told once to those who are away."""
    playing = match(server)
    tell(playing.table, 0, 1)
    for seat in (1, 2):
        playing.browsers[seat].ask("hand_over", seat=seat, bot="random")
    close(playing.table, playing.browsers[1])
    playing.browsers[0].ask("hand_over", seat=0, bot="random")
    wait_until(lambda: good(playing.table.get(""))["status"] == "over")
    assert clerk.after(WINDOW) == [["over"]]
    assert clerk.told[-1].seat == 1
    assert clerk.after(10_000) == []


def test_only_what_was_asked_for(server: Server, clerk: Clerk) -> None:
    """A person chooses the kinds."""
    table = lobby(server, CLEO)
    assert good(notices(table, CLEO, "/kinds", {"kinds": ["message"]}))["kinds"] == ["message"]
    start(table)
    with visit(table, 0) as anna:
        assert anna.ask("say", seat=0, text="Psst!", to=[CLEO])["type"] == "done"
    assert clerk.after(1000) == [["message"]]


# ------------------------------------------------------------------------------- where tables and servers rest
def test_a_table_that_rests(server: Server, clerk: Clerk) -> None:
    """What is due wakes it."""
    table = lobby(server, CLEO, clock={"seconds": 10_000, "tea": 20_000})
    start(table)
    unload(server)
    assert clerk.after(0) == [["turn"]]
    unload(server)
    assert clerk.after(20_000 - 3600) == [["late"]]


def test_a_restart(tmp_path: Path) -> None:
    """A notice that was due is sent late, and one that was sent is not sent again."""
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        table = lobby(server, CLEO)
        start(table)
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        clerk = Clerk(server)
        assert clerk.after(WINDOW) == [["turn"]]
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        clerk = Clerk(server)
        assert clerk.after(100_000) == []


def test_a_restart_while_a_notice_is_on_its_way(tmp_path: Path) -> None:
    """It failed before; the next server tries again, and stops when it has arrived."""
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        clerk = Clerk(server)
        clerk.outcomes = ["failed"]
        start(lobby(server, CLEO))
        assert clerk.after(WINDOW) == [["turn"]]
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        clerk = Clerk(server)
        assert clerk.after(RETRIES[0] / 1000) == [["turn"]]
        assert clerk.after(100_000) == []


# ------------------------------------------------------------------------------- failures and limits
def test_failures_are_tried_again_for_a_while(server: Server, clerk: Clerk) -> None:
    """With growing pauses, as long as it is still true."""
    start(lobby(server, CLEO))
    clerk.outcomes = ["failed"] * 99
    assert clerk.after(WINDOW) == [["turn"]]
    for pause in RETRIES:
        assert clerk.after(pause / 1000 - 1) == []
        assert clerk.after(1) == [["turn"]]
    assert clerk.after(100_000) == []


def test_a_failed_notice_is_dropped_when_it_is_needless(server: Server, clerk: Clerk) -> None:
    """Somebody has come back meanwhile."""
    table = lobby(server, CLEO)
    start(table)
    clerk.outcomes = ["failed"]
    assert clerk.after(WINDOW) == [["turn"]]
    with visit(table, CLEO) as cleo:
        close(table, cleo)
    assert clerk.after(100_000) == []


def test_a_dead_address_is_forgotten(server: Server, clerk: Clerk) -> None:
    """And only that one."""
    table = lobby(server, CLEO)
    tell(table, CLEO, to="json://127.0.0.1:9/other")
    start(table)
    clerk.outcomes = ["gone"]
    assert clerk.after(WINDOW) == [["turn"], ["turn"]]
    assert len(good(notices(table, CLEO))["addresses"]) == 1


def test_so_many_an_hour(server: Server, clerk: Clerk) -> None:
    """Whatever comes too much is told an hour later, at once."""
    table = lobby(server, CLEO)
    good(notices(table, CLEO, "/kinds", {"kinds": ["message"]}))
    start(table)
    with visit(table, 0) as anna:
        for _ in range(PER_HOUR):
            anna.ask("say", seat=0, text="Psst!", to=[CLEO])
            assert clerk.after(WINDOW) == [["message"]]
        for _ in range(5):
            anna.ask("say", seat=0, text="Psst!", to=[CLEO])
            assert clerk.after(WINDOW) == []
    assert clerk.after(3600) == [["message"]]
    assert clerk.after(3600) == []


def test_so_many_addresses(server: Server) -> None:
    """The same one twice is one."""
    table = lobby(server)
    for n in range(MOST):
        tell(table, CLEO, to=f"json://127.0.0.1:9/{n}")
    tell(table, CLEO, to="json://127.0.0.1:9/0")
    answer = notices(table, CLEO, "/addresses", {"address": "json://127.0.0.1:9/more"})
    assert (answer.status_code, answer.json()["code"]) == (503, "full")
    assert len(good(notices(table, CLEO))["addresses"]) == MOST


def test_who_sits_down_later_inherits_nothing(server: Server, clerk: Clerk) -> None:
    """The addresses of a seat go with the person."""
    table = lobby(server, CLEO)
    with server.client() as client:
        headers = {"authorization": f"Bearer {table.secrets[CLEO]}"}
        good(client.delete(f"/api/tables/{table.name}/seats/{CLEO}", headers=headers))
        assert server.run(lambda: server.hall.store.slips(table.name)) == []
        table.secrets[CLEO] = good(client.post(f"/api/tables/{table.name}/seats", json={"name": "Dora"}))["secret"]
    assert good(notices(table, CLEO))["addresses"] == []
    start(table)
    assert clerk.after(1000) == []


def test_a_deleted_table_leaves_no_address(tmp_path: Path) -> None:
    """`hinode delete` removes the slips too."""
    with Server(tmp_path, FakeTime(), notices=allowing(tmp_path)) as server:
        table = lobby(server, CLEO)
    assert WEBHOOK.encode() in (tmp_path / "hinode.sqlite").read_bytes()
    assert run("delete", "--data", str(tmp_path), "--yes", table.name)[0] == 0
    assert WEBHOOK.encode() not in (tmp_path / "hinode.sqlite").read_bytes()


def test_a_server_without_setup(tmp_path: Path) -> None:
    """It says what it can do: nothing; and refuses the rest."""
    with Server(tmp_path, FakeTime()) as server:
        table = lobby(server)
        assert good(notices(table, 0)) == {
            "push": "",
            "mail": False,
            "services": [],
            "kinds": ["turn", "late", "message", "deal", "over"],
            "addresses": [],
        }
        assert refusal(notices(table, 0, "/addresses", {"address": WEBHOOK})) == "not_now"
        push = {"endpoint": "https://push.example.org/1", "p256dh": "BA", "auth": "aa"}
        assert refusal(notices(table, 0, "/push", push)) == "not_now"
