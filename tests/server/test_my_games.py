"""My games: what a device learns of its tables by the secrets of its seats, and giving them up. Over real requests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from hinode.server.room import glimpse
from hinode.server.room.mine import MAX_TABLES, TALK
from hinode.server.web.limits import Limits
from tests.server.people import Person, match, people, played_out, reach_bids, reach_mandate
from tests.server.serving import FAST, FakeTime, Json, Playing, Server, good, refusal


def ask(server: Server, *known: Json) -> httpx.Response:
    """Ask for one's games, with nothing but these secrets."""
    with server.client() as client:
        return client.post("/api/mine", json={"tables": known})


def mine(server: Server, table: str, *secrets: str, **more: int) -> Json | None:
    """One of one's games."""
    (found,) = good(ask(server, {"table": table, "secrets": secrets, **more}))["tables"] or [None]
    return found


# ------------------------------------------------------------------------------- what is told
def test_games_in_every_state(server: Server) -> None:
    """Open, in play and over: with whom, whose turn it is, the season, the scores and the winners."""
    anna = Person(server)
    anna.open(players=3, title="Sunday")
    playing = server.table("Anna", "Ben", "Cleo")
    over = played_out(server)
    asked = [(anna.table, anna.secret), (playing.name, playing.secrets[1]), (over.name, over.secrets[0])]
    found = good(ask(server, *({"table": table, "secrets": [secret]} for table, secret in asked)))["tables"]
    assert [(table["table"], table["status"], table["holds"]) for table in found] == [
        (anna.table, "open", [0]),
        (playing.name, "playing", [1]),
        (over.name, "over", [0]),
    ]
    opened, played, ended = found
    assert (opened["settings"]["title"], opened["season"], opened["waiting"], opened["last"]) == (
        "Sunday",
        "",
        [],
        None,
    )
    assert [player["name"] for player in played["players"]] == ["Anna", "Ben", "Cleo"]
    assert (played["season"], played["waiting"], played["winners"]) == ("spring", [0, 1, 2], [])
    game = over.game
    assert {player["clan"]: player["vp"] for player in ended["players"]} == {
        player["seat"]: player["vp"] for player in good(over.get("view"))["players"]
    }
    assert ended["winners"] == good(over.get("view"))["winners"]
    assert ended["last"] in [event.json_for(-1) for event in game.events]


def test_the_last_move_is_what_everybody_saw(server: Server) -> None:
    """A tile chosen and a sealed bid stay hidden, from those too who hold another seat."""
    playing = match(server)
    for reach in (reach_mandate, reach_bids):
        reach(playing)
        public = [browser.events[None] for browser in playing.browsers if not browser.holds]
        for secret in playing.table.secrets:
            found = mine(server, playing.table.name, secret)
            assert found is not None
            assert found["last"] in public[0]


def test_only_who_holds_a_seat_is_told(server: Server) -> None:
    """Wrong secrets, those of another table and tables that do not exist are left out."""
    one = server.table("Anna", "Ben", "Cleo")
    other = server.table("Dora", "Emil", "Fay", spectators=False)
    assert mine(server, one.name, "x" * 32) is None
    assert mine(server, one.name, other.secrets[0]) is None
    assert mine(server, "nosuchtable", one.secrets[0]) is None
    assert mine(server, other.name, *one.secrets, other.secrets[2], other.secrets[0])["holds"] == [0, 2]  # type: ignore[index]


def test_who_was_sent_away_is_not_told(server: Server) -> None:
    """The secret of a seat that was given up opens nothing."""
    anna, ben, _ = people(server, "Anna", "Ben", "Cleo")
    assert mine(server, ben.table, ben.secret) is not None
    good(anna.leave(1))
    assert mine(server, ben.table, ben.secret) is None


def test_talk(server: Server) -> None:
    """That something was said, to those who heard it; never the words."""
    table = server.table("Anna", "Ben", "Cleo")
    anna, ben, cleo = table.browsers()
    for browser, to in ((anna, []), (ben, [0]), (cleo, [1])):
        assert browser.ask("say", seat=browser.holds[0], text="swordfish", to=to)["type"] == "done"
    told = [mine(server, table.name, secret) for secret in table.secrets]
    assert [[remark["n"] for remark in one["talk"]] for one in told if one] == [[1, 2], [1, 2, 3], [1, 3]]
    assert "swordfish" not in str(told)
    later = mine(server, table.name, table.secrets[1], talk=2)
    assert later is not None
    assert [(remark["seat"], remark["to"]) for remark in later["talk"]] == [(2, [1])]
    for _ in range(TALK + 5):
        anna.ask("say", seat=0, text="again")
    many = mine(server, table.name, table.secrets[0])
    assert many is not None
    assert len(many["talk"]) == TALK


def test_a_glimpse_is_made_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of a table is read again only when something has happened there."""
    over = played_out(server)
    made: list[str] = []
    original = glimpse.glimpse

    def counted(table: object, updated: int) -> glimpse.Glimpse:
        made.append(over.name)
        return original(table, updated)  # type: ignore[arg-type]

    monkeypatch.setattr(glimpse, "glimpse", counted)
    before = mine(server, over.name, *over.secrets)
    server.hall.rooms.pop(over.name)
    assert mine(server, over.name, *over.secrets) == before
    assert over.name not in server.hall.rooms
    assert len(made) == 1


# ------------------------------------------------------------------------------- hostile
BAD: list[object] = [
    None, {}, [], {"tables": None}, {"tables": {}}, {"tables": [1]}, {"tables": [{}]},
    {"tables": [{"table": "abcd"}]}, {"tables": [{"table": "abcd", "secrets": []}]},
    {"tables": [{"table": "abcd", "secrets": ["short"]}]},
    {"tables": [{"table": "abcd", "secrets": ["x" * 65]}]},
    {"tables": [{"table": "abcd", "secrets": ["x" * 32] * 6}]},
    {"tables": [{"table": "../etc", "secrets": ["x" * 32]}]},
    {"tables": [{"table": "x" * 21, "secrets": ["x" * 32]}]},
    {"tables": [{"table": "abcd", "secrets": ["x" * 32], "talk": -1}]},
    {"tables": [{"table": "abcd", "secrets": ["x" * 32], "seat": 1}]},
    {"tables": [{"table": "abcd", "secrets": ["x" * 32]}] * (MAX_TABLES + 1)},
    {"tables": [], "more": 1},
]  # fmt: skip


@pytest.mark.parametrize("body", BAD)
def test_bad_questions(server: Server, body: object) -> None:
    """They are refused as a whole."""
    with server.client() as client:
        assert refusal(client.post("/api/mine", json=body)) == "unreadable"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server that counts the tables people ask for, and whose time stands still."""
    with Server(tmp_path, FakeTime(), Limits(requests=FAST.requests, lookups=(1, 3))) as server:
        yield server


def test_too_many_tables(strict: Server) -> None:
    """Every table counts, known or not; later the same is welcome."""
    known: Json = {"table": "nosuchtable", "secrets": ["x" * 32]}
    assert good(ask(strict, known, known)) == {"tables": []}
    assert refusal(ask(strict, known, known)) == "too_fast"
    assert good(ask(strict, known)) == {"tables": []}
    assert isinstance(strict.time, FakeTime)
    strict.time.now += 2000
    assert good(ask(strict, known, known)) == {"tables": []}


# ------------------------------------------------------------------------------- forgetting
def test_a_device_forgets_its_seats(server: Server) -> None:
    """Its cookies go. The seat stays taken, and its link opens it again."""
    anna = Person(server)
    anna.open(players=3)
    table = Playing(server, anna.table, [anna.secret])
    assert anna.ask("bots").is_success
    assert good(anna.client.delete(f"/api/tables/{anna.table}/cookies")) == {"table": anna.table, "seats": []}
    assert refusal(anna.ask("start")) == "not_host"
    assert anna.names()[0] == "Anna"
    with server.browser(table.name, anna.secret) as browser:
        assert browser.holds == [0]
    good(anna.ask("enter", secret=anna.secret))
    assert anna.ask("start").is_success


def test_forgetting_what_one_never_knew(server: Server) -> None:
    """Nothing happens, whatever the cookies are called."""
    stranger = Person(server)
    cookies = {"cookie": "hinode-abcd-9=x; hinode-abcd-=x; hinode-abcd-0x=1; hinode-abcd--1=1"}
    answer = stranger.client.delete("/api/tables/abcd/cookies", headers=cookies)
    assert good(answer) == {"table": "abcd", "seats": []}
    assert "set-cookie" not in answer.headers
