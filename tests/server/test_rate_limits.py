"""Rate limits: a typed refusal, lifted later; a flood ends the connection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from hinode.server.web.limits import Limits
from hinode.server.web.visit import STRIKES
from tests.server.checks import closed, refused, state
from tests.server.people import fails
from tests.server.serving import FAST, Browser, FakeTime, Server, wait_until

COUNTED = Limits(requests=FAST.requests, openings=FAST.openings)
NEIGHBOUR = {"x-forwarded-for": "203.0.113.7"}  # as a proxy on this machine tells of somebody else


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that counts messages, and whose time stands still."""
    with Server(tmp_path, FakeTime(), COUNTED) as server:
        yield server


def later(server: Server, milliseconds: int) -> None:
    assert isinstance(server.time, FakeTime)
    server.time.now += milliseconds


def test_too_many_messages(strict: Server) -> None:
    """Messages beyond the limit are refused one by one; after a while the same connection is heard again."""
    table = strict.table("Anna", "Ben", "Cleo")
    before = state(table)
    with strict.browser(table.name, table.secrets[0]) as browser:
        answers = [browser.ask("look")["type"] for _ in range(COUNTED.messages[1] - 2)]  # hello and look were two
        assert set(answers) == {"done"}
        for _ in range(STRIKES // 2):
            browser.send("act", seat=0, line="ready", number=browser.number)
            assert fails(browser.hear()) == "too_fast"
        later(strict, 1000)
        assert browser.ask("look")["type"] == "done"
    wait_until(lambda: state(table) == before)


@pytest.mark.parametrize("raw", ['{"type": "look"}', "no JSON", b"\xff"])
def test_a_flood(strict: Server, raw: str | bytes) -> None:
    """A flooding browser is disconnected, and nobody else."""
    table = strict.table("Anna", "Ben", "Cleo")
    with strict.browser(table.name, table.secrets[1]) as other, strict.browser(table.name, table.secrets[0]) as browser:
        with suppress(ConnectionClosed):
            for _ in range(COUNTED.messages[1] + STRIKES + 50):
                browser.socket.send(raw)
        assert closed(browser) == CloseCode.POLICY_VIOLATION
        assert other.ask("look")["type"] == "done"
    with strict.browser(table.name, table.secrets[0]) as browser:
        assert browser.holds == [0]


def test_a_steady_flood(strict: Server) -> None:
    """A flood that lets some messages through in between is a flood too: 2,000 messages a second."""
    table = strict.table("Anna", "Ben", "Cleo")
    with strict.browser(table.name, table.secrets[0]) as browser, pytest.raises(ConnectionClosed):
        for _ in range(100):
            for _ in range(100):
                browser.send("look")
            answers = 0
            while answers < 100:
                answers += browser.hear()["type"] in ("done", "failed")
            later(strict, 50)


def test_too_many_requests(tmp_path: Path) -> None:
    """So many requests from one address, then a typed refusal; another address is not held up, and time heals."""
    with Server(tmp_path, FakeTime(), Limits(requests=(1, 5), openings=(0.1, 2))) as server, server.client() as client:
        answers = [client.post("/api/tables", json={"name": "Anna"}) for _ in range(6)]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429, 429, 429]
        assert {refused(answer) for answer in answers[2:]} == {"too_fast"}
        assert refused(client.get("/api/tables")) == "too_fast"
        assert client.get("/api/tables", headers=NEIGHBOUR).status_code == 200
        assert isinstance(server.time, FakeTime)
        server.time.now += 2000
        assert client.get("/api/tables").status_code == 200
        assert refused(client.post("/api/tables", json={"name": "Anna"})) == "too_fast"
        server.time.now += 10_000
        assert client.post("/api/tables", json={"name": "Anna"}).status_code == 201


def test_too_many_sockets(tmp_path: Path) -> None:
    """So many sockets from one address; another address is not held up, and time heals."""
    limits = Limits(requests=FAST.requests, openings=FAST.openings, sockets=(1, 5))
    with Server(tmp_path, FakeTime(), limits) as server:
        table = server.table("Anna", "Ben", "Cleo")
        for _ in range(5):
            with server.browser(table.name, table.secrets[0]) as browser:
                assert browser.holds == [0]
        for _ in range(3):
            with server.browser(table.name, greet=False) as browser:
                assert closed(browser) == CloseCode.TRY_AGAIN_LATER
                assert not browser.seen
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table.name}/socket"
        with Browser(url, additional_headers=NEIGHBOUR) as browser:
            assert browser.ask("hello")["type"] == "welcome"
        later(server, 1000)
        with server.browser(table.name, table.secrets[0]) as browser:
            assert browser.holds == [0]
