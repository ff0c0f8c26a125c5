"""Access: foreign pages, lost seats, spectators, full tables, and browsers that never read."""

from __future__ import annotations

import ast
import json
import re
import socket
import struct
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode
from websockets.sync.client import connect

import hinode.server
from hinode.server.table import secret as secret_module
from tests.server.checks import FOREIGN, closed, state
from tests.server.gates import Gate, Watch
from tests.server.people import Person, fails
from tests.server.serving import Browser, Playing, Server, good, refusal, wait_until

POLICY = CloseCode.POLICY_VIOLATION
EQUALITY = ast.Eq | ast.NotEq | ast.In | ast.NotIn


def address(table: Playing) -> str:
    return f"ws://127.0.0.1:{table.server.port}/api/tables/{table.name}/socket"


# ------------------------------------------------------------------------------- where a page comes from
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page(server: Server, table: Playing, origin: str) -> None:
    """A page of another site gets one refusal and no connection."""
    before = state(table)
    headers = {"Origin": origin.format(port=server.port)}
    with Browser(address(table), additional_headers=headers) as browser:
        assert fails(browser.hear()) == "forbidden_origin"
        assert closed(browser) == POLICY
    assert state(table) == before


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://127.0.0.1:{port}"}])
def test_a_page_of_our_own(server: Server, table: Playing, headers: dict[str, str]) -> None:
    """Our own pages may connect, and programs, which have no origin."""
    origin = {name: value.format(port=server.port) for name, value in headers.items()}
    with Browser(address(table), additional_headers=origin) as browser:
        assert browser.ask("hello", secrets=table.secrets[:1])["holds"] == [0]


@pytest.mark.parametrize("name", ["%00", "%ff", "%F0%9F%98%80", "..", "%27%20OR%201", "a" * 5000, "nosuchtable"])
def test_no_such_table(server: Server, name: str) -> None:
    """A socket to a table that does not exist gets one refusal."""
    with Browser(f"ws://127.0.0.1:{server.port}/api/tables/{name}/socket") as browser:
        assert fails(browser.hear()) == "no_such_table"
        assert closed(browser) == POLICY


# ------------------------------------------------------------------------------- secrets
SECRET = re.compile(r"\b(secrets?|hash_|mine|kept)(\[.*\]|\.values\(\))?$|hashed\(|digest\(")


def test_secrets_are_compared_in_constant_time() -> None:
    """`held` compares hashes with `compare_digest`, and nothing else in the server compares secrets or hashes."""
    found: list[str] = []
    for path in sorted(Path(hinode.server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("compare_digest"):
                found.append(f"{path.name}: {ast.unparse(node)}")
            elif isinstance(node, ast.Compare) and any(isinstance(op, EQUALITY) for op in node.ops):
                for side in (node.left, *node.comparators):
                    assert not SECRET.search(ast.unparse(side)), f"{path.name}: {ast.unparse(node)}"
    assert found == [f"{Path(secret_module.__file__).name}: hmac.compare_digest(mine, hash_)"]


def test_a_wrong_secret_opens_nothing(server: Server, table: Playing) -> None:
    """Secrets of nobody, of another table, or nearly right: no seat, no view but the spectators'."""
    other = server.table("Anna", "Ben", "Cleo")
    true = table.secrets[0]
    for wrong in (
        "x" * 32,
        true[:-1],
        true + "x",
        true.swapcase(),
        " " + true,
        secret_module.hashed(true),
        *other.secrets,
    ):
        with server.browser(table.name, wrong) as browser:
            assert browser.holds == []
            assert list(browser.views) == [None]
            assert fails(browser.ask("hand_over", seat=0, bot="random")) == "not_your_seat"
        with server.client() as client:
            path = f"/api/tables/{table.name}"
            bearer = {"authorization": f"Bearer {wrong}"}
            assert refusal(client.get(f"{path}/view?seat=0", headers=bearer)) == "not_your_seat"
            assert refusal(client.get(f"{path}/record?seat=0", headers=bearer)) == "not_your_seat"
            assert refusal(client.post(f"{path}/enter", json={"secret": wrong})) in ("not_your_seat", "unreadable")
            assert refusal(client.post(f"{path}/start", headers=bearer)) == "not_host"
            assert not client.cookies


def two(server: Server, spectators: bool = True) -> tuple[Person, Person]:
    """Two people at a table for three that has not begun."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    anna.open(players=3, spectators=spectators)
    ben.sit(anna.table)
    return anna, ben


def test_a_left_seat(server: Server) -> None:
    """The secret of a seat that somebody left opens nothing any more, on an open connection neither."""
    anna, ben = two(server)
    with ben.browser() as old:
        good(ben.leave(1))
        assert Person(server, "Cleo").sit(anna.table)["seat"] == 1
        assert fails(old.ask("choose_clan", seat=1, clan="lotus")) == "not_your_seat"
        assert fails(old.ask("say", seat=1, text="it is still me")) == "not_your_seat"
        with server.browser(anna.table, ben.secret) as again:
            assert again.holds == []
        bearer = {"authorization": f"Bearer {ben.secret}"}
        with server.client() as client:
            path = f"/api/tables/{anna.table}"
            assert refusal(client.delete(f"{path}/seats/1", headers=bearer)) == "not_your_seat"
            assert refusal(client.post(f"{path}/enter", json={"secret": ben.secret})) == "not_your_seat"
        assert anna.names() == ["Anna", "Cleo"]
        Person(server, "Dora").sit(anna.table)
        good(anna.ask("start"))
        old.settle()
        assert {message["seat"] for message in old.seen if message["type"] == "sync"} == {None}


def test_a_seat_left_in_the_middle_of_a_hello(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player sent away while a hello is being answered does not hold the seat afterwards."""
    anna, ben = two(server)
    gate = Gate(monkeypatch, server.hall.store, "talk")
    with server.browser(anna.table, greet=False) as old:
        hello = old.send("hello", secrets=[ben.secret])
        gate.wait()
        good(anna.leave(1))
        Person(server, "Cleo").sit(anna.table)
        gate.open()
        old.until(lambda browser: browser.seen and browser.seen[-1].get("id") == hello)
        assert old.holds == []
        assert fails(old.ask("choose_clan", seat=1, clan="lotus")) in ("not_your_seat", "not_now")


# ------------------------------------------------------------------------------- spectators
def looked(browser: Browser) -> bool:
    """Whether somebody can look on, or has been able to."""
    with suppress(ConnectionClosed):
        browser.ask("look")
    return any(message["type"] in ("sync", "news") for message in browser.seen)


def test_nobody_looks_on_where_nobody_may(server: Server) -> None:
    """At a table without spectators, early visitors and those who left their seat see nothing of the game."""
    anna, ben = two(server, spectators=False)
    with server.browser(anna.table, greet=False) as early, ben.browser() as left, anna.browser() as player:
        early.ask("hello")
        good(ben.leave(1))
        for name in ("Cleo", "Dora"):
            Person(server, name).sit(anna.table)
        good(anna.ask("start"))
        with server.browser(anna.table, greet=False) as late:
            assert fails(late.ask("hello")) == "no_spectators"
            assert not looked(late)
        with server.client() as client:
            for what in ("view", "record"):
                assert refusal(client.get(f"/api/tables/{anna.table}/{what}")) == "no_spectators"
        assert player.ask("say", seat=0, text="Now we are among ourselves.")["type"] == "done"
        assert looked(player)
        for outside in (early, left):
            assert not looked(outside)
            assert not outside.talk


def test_spectators_keep_no_player_out(server: Server, table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """When no more spectators are admitted, holders of seats still are."""
    monkeypatch.setattr("hinode.server.web.visit.MAX_WATCHERS", 3)
    watchers = [server.browser(table.name) for _ in range(3)]
    with server.browser(table.name, greet=False) as more:
        with suppress(ConnectionClosed):
            more.send("hello")
        assert fails(more.hear()) == "full"
    with server.browser(table.name, greet=False) as player:
        assert player.ask("hello", secrets=table.secrets[:1]).get("holds") == [0]
    for watcher in watchers:
        watcher.socket.close()


def test_a_seat_in_too_many_windows(server: Server, table: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sockets of one seat are limited, however fast they say hello; other seats and spectators are not affected."""
    monkeypatch.setattr("hinode.server.web.visit.MAX_SOCKETS", 3)
    gate = Gate(monkeypatch, server.hall.store, "talk")
    windows = [server.browser(table.name, greet=False) for _ in range(5)]
    watch = Watch()
    hellos = [(window, window.send("hello", secrets=table.secrets[:1])) for window in windows]
    gate.wait()
    watch.begun(len(hellos))
    gate.open()
    answers = [answer(window, hello) for window, hello in hellos]
    assert sorted(said["type"] for said in answers) == ["failed"] * 2 + ["welcome"] * 3
    assert {fails(said) for said in answers if said["type"] == "failed"} == {"full"}
    (first, *_) = (window for window, said in zip(windows, answers, strict=True) if said["type"] == "welcome")
    assert first.ask("hello", secrets=table.secrets[:1])["holds"] == [0]  # again
    for secrets, seats in (([], []), (table.secrets[1:2], [1])):
        with server.browser(table.name, *secrets) as other:
            assert other.holds == seats
    first.socket.close()
    wait_until(lambda: len(server.hall.rooms[table.name].connections) == 2)
    with server.browser(table.name, table.secrets[0]) as again:
        assert again.holds == [0]
    for window in windows:
        window.socket.close()


def answer(browser: Browser, number: int) -> dict[str, Any]:
    """Listen until a message is answered."""
    browser.until(lambda browser: browser.seen and browser.seen[-1].get("id") == number)
    return browser.seen[-1]


# ------------------------------------------------------------------------------- who does not listen
def test_a_browser_that_never_reads(server: Server) -> None:
    """A browser that never reads delays nobody and is disconnected in the end: its queue does not grow forever."""
    table = server.table("Anna", "Ben", "Cleo")
    connections = server.hall.rooms[table.name].connections
    narrow = socket.create_connection(("127.0.0.1", server.port))
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with (
        server.browser(table.name, table.secrets[1]) as other,
        connect(address(table), sock=narrow, max_queue=1, ping_interval=None, close_timeout=1) as deaf,
    ):
        with suppress(ConnectionClosed):
            deaf.send(json.dumps({"type": "hello", "secrets": table.secrets[:1]}))
            for _ in range(200):  # too many for the buffers on the way
                for _ in range(50):
                    deaf.send('{"type": "look"}')
                assert other.ask("look")["type"] == "done"
        wait_until(lambda: len(connections) == 1)
        other.until(lambda browser: not browser.table["seats"][0]["connected"])
        assert other.ask("say", seat=1, text="Where is Anna?")["type"] == "done"


def test_an_action_of_somebody_who_vanishes(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action on disk has happened for everybody, even if its sender is gone before the news goes out."""
    table = server.table("Anna", "Ben", "Cleo")
    anna, ben, cleo = table.browsers()
    gate = Gate(monkeypatch, server.hall.store, "append")
    anna.send("act", seat=0, line="ready", number=anna.number)
    gate.wait()
    anna.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    anna.socket.close_socket()  # without a word
    assert ben.ask("say", seat=1, text="Where is Anna?")["type"] == "done"
    gate.open()
    ben.until(lambda browser: browser.n > anna.n)
    assert ben.act("ready")["type"] == "done"
    cleo.until(lambda browser: browser.n > anna.n + 1)


@pytest.mark.parametrize(
    ("message", "begins"),
    [
        ('{"type": "akt"}', "There is no message type 'akt'; the types are act, answer_deal, "),
        ('{"type": "ak\\u001b[31mt"}', "There is no message type 'ak?[31mt'; the types are "),
        (f'{{"type": "{"x" * 5000}"}}', f"There is no message type '{'x' * 20}...'; the types are "),
        ("{}", "A message needs a type; the types are act, "),
        ('{"type": 5}', "This is not a message of the protocol: Expected `str`"),
        ('{"type": "look", "\\u0007": 1}', "This is not a message of the protocol: Object contains unknown field `?`"),
        (f'{{"type": "look", "{"x" * 5000}": 1}}', "This is not a message of the protocol: Object contains unknown"),
    ],
)
def test_what_is_no_message_is_explained(server: Server, message: str, begins: str) -> None:
    """Whatever is quoted is short and has no control characters."""
    table = server.table("Anna", bots=2)
    with server.browser(table.name, *table.secrets) as anna:
        anna.socket.send(message)
        failed = next(heard for heard in iter(anna.hear, None) if heard["type"] == "failed")
    assert failed["code"] == "unreadable"
    assert failed["sentence"].startswith(begins)
    assert failed["sentence"].isprintable()
    assert len(failed["sentence"]) < 700


@pytest.mark.parametrize(
    "settings", [{"card_set": "a\x1b[31mb"}, {"cl\x07ans": 1}, {"x" * 9000: 1}, {"clans": "x" * 9000}]
)
def test_refused_settings_are_quoted_with_care(server: Server, settings: dict[str, object]) -> None:
    """The same over HTTP."""
    with server.client() as client:
        answer = client.post("/api/tables", json={"name": "Anna", "settings": settings})
    assert answer.status_code == 400
    assert answer.json()["sentence"].isprintable()
    assert len(answer.json()["sentence"]) < 700
