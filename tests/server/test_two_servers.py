"""Two servers on one file, as two processes would be: the log decides who was first."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.people import fails
from tests.server.serving import Browser, FakeTime, Json, Playing, Server, catch_up, good, refusal

PEOPLE = ("Anna", "Ben", "Carl")
ALLY: Json = {"promise": "ally", "by": 0}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


@pytest.fixture
def other(server: Server) -> Iterator[Server]:
    """Another server on the same file, as another process would be."""
    with Server(server.path.parent, FakeTime()) as other:
        yield other


def same_table(table: Playing, server: Server, other: Server) -> None:
    """Both servers have read the whole log, and everybody sees the same game at both."""
    rooms = [which.hall.rooms[table.name] for which in (server, other)]
    entries = server.run(lambda: server.hall.store.load(table.name))
    assert [room.table.n for room in rooms] == [len(entries)] * 2
    for place in (None, 0, 1, 2):
        assert rooms[0].view(place) == rooms[1].view(place)


def test_two_servers_conflict(server: Server, other: Server) -> None:
    """The second writer gets `stale`, sees what has happened, and can continue."""
    table = server.table(*PEOPLE)
    anna = server.browser(table.name, table.secrets[0])
    ben, carl = (other.browser(table.name, secret) for secret in table.secrets[1:])
    assert anna.act("ready")["type"] == "done"
    assert fails(ben.act("ready")) == "stale"
    catch_up([ben, carl], anna.n)
    for browser in (ben, carl):
        assert browser.view["decision"]["what"]["ready"] == [anna.clan()]
    same_table(table, server, other)
    assert ben.act("ready")["type"] == "done"
    assert fails(anna.act("wait")) == "stale"
    catch_up([anna], ben.n)
    assert {*anna.view["decision"]["what"]["ready"]} == {anna.clan(), ben.clan()}
    assert anna.act("wait")["type"] == "done"
    assert fails(carl.ask("hand_over", seat=2, bot="random")) == "stale"
    same_table(table, server, other)


def test_two_servers_at_once(server: Server, other: Server) -> None:
    """Each of two people at a server of their own: whatever was acknowledged is in the log, once and in order."""
    table = server.table(*PEOPLE)
    anna, ben = server.browser(table.name, table.secrets[0]), other.browser(table.name, table.secrets[1])

    def dither(browser: Browser) -> dict[int, str]:
        done: dict[int, str] = {}
        while len(done) < 20:
            browser.settle()
            line: str = browser.view["decision"]["options"]["parts"][0]["actions"][0]
            answer = browser.act(line)
            if answer["type"] == "done":
                done[answer["n"]] = f'"line":"{line}"'
            else:
                assert fails(answer) == "stale"
        return done

    with ThreadPoolExecutor(2) as hands:
        hers, his = hands.map(dither, (anna, ben))
    log = server.run(lambda: server.hall.store.load(table.name))
    acted = {n: entry.decode() for n, entry in enumerate(log, 1) if b'"entry":"acted"' in entry}
    assert acted.keys() == hers.keys() | his.keys()
    assert len(acted) == len(hers) + len(his)
    for n, line in (*hers.items(), *his.items()):
        assert line in acted[n]
        assert f'"seat":{0 if n in hers else 1}' in acted[n]
    while anna.ask("ask_take_back", seat=0, length=0)["type"] == "failed":
        pass  # once more: now she has seen all that Ben did
    assert fails(ben.ask("hand_over", seat=1, bot="random")) == "stale"
    same_table(table, server, other)


def test_two_servers_deal_and_talk(server: Server, other: Server) -> None:
    """One ledger, one talk: the second writer is refused, nothing is overwritten, and newcomers find everything."""
    table = server.table(*PEOPLE)
    anna, ben = server.browser(table.name, table.secrets[0]), other.browser(table.name, table.secrets[1])
    first = anna.ask("offer_deal", seat=0, to=1, promises=[ALLY])["n"]
    assert fails(ben.ask("offer_deal", seat=1, to=0, promises=[ALLY])) == "stale"
    second = ben.ask("offer_deal", seat=1, to=0, promises=[ALLY])["n"]
    assert ben.ask("answer_deal", seat=1, deal=first, yes=True)["type"] == "done"
    lines = [browser.ask("say", seat=browser.seat, text="hello")["n"] for browser in (anna, ben, anna)]
    assert fails(anna.ask("answer_deal", seat=0, deal=first, yes=False)) == "stale"
    for which in (server, other):
        new = which.browser(table.name, table.secrets[1])
        assert [(line["n"], line["seat"]) for line in new.talk] == [*zip(lines, (0, 1, 0), strict=True)]
        states = [(deal["deal"], deal["state"]) for deal in new.deals.values()]
        assert states == [(first, "accepted"), (second, "offered")]


def test_a_player_sent_away_at_one_server_holds_nothing_at_the_other(server: Server, other: Server) -> None:
    """Once the other server has noticed: neither the seat nor what its new owner sees."""
    table = server.table("Anna", "Ben", start=False)
    ben = server.browser(table.name, table.secrets[1])
    anna = {"authorization": f"Bearer {table.secrets[0]}"}
    with other.client() as client:
        good(client.delete(f"/api/tables/{table.name}/seats/1", headers=anna))
        for name in ("Carl", "Dora"):
            good(client.post(f"/api/tables/{table.name}/seats", json={"name": name}))
        good(client.post(f"/api/tables/{table.name}/start", headers=anna))
    with server.client() as client:
        assert refusal(client.post(f"/api/tables/{table.name}/seats", json={"name": "Emil"})) == "stale"
    ben.settle()
    assert {*ben.views} == {None}
    assert fails(ben.ask("act", seat=1, line="ready", number=1)) == "not_your_seat"
