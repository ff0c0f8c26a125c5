"""A rematch: the people of a finished game at a new table, by the secrets of their old seats. Over real requests."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest

from hinode.server.room.rematch import with_known_bots
from hinode.server.table.bots import Offered
from tests.server.people import Person, fails, match, people, played_out
from tests.server.serving import Json, Server, good, refusal, wait_until
from tests.server.test_my_games import mine


def again(person: Person, table: str) -> httpx.Response:
    """Ask for a rematch."""
    return person.client.post(f"/api/tables/{table}/rematch")


def over(server: Server, *names: str, **settings: object) -> list[Person]:
    """People whose game is over: bots have played it for them."""
    played = people(server, *names, **settings)
    if None in {seat["name"] for seat in played[0].info()["seats"]} or len(names) < 3:
        good(played[0].ask("bots", bot="random"))
    good(played[0].ask("start"))
    with ExitStack() as pages:  # a game that nobody watches pauses
        for seat, person in enumerate(played):
            browser = pages.enter_context(person.browser())
            assert browser.ask("hand_over", seat=seat, bot="random")["type"] == "done"
        wait_until(lambda: played[0].info()["status"] == "over")
    return played


def test_the_same_people_meet_again(server: Server) -> None:
    """With the same settings, on the same seats; everybody at the old table hears of it."""
    anna, ben, cleo = over(server, "Anna", "Ben", "Cleo", listed=True, title="Sunday", card_set="teapot")
    old = anna.table
    watcher = server.browser(old)
    first = good(again(ben, old))
    watcher.until(lambda b: b.table["rematch"] == first["table"])
    new = first["table"]
    info = good(ben.get(table=new))
    assert info["settings"] == {**anna.info()["settings"], "listed": False}
    assert (info["status"], [(seat["seat"], seat["name"]) for seat in info["seats"]]) == ("open", [(1, "Ben")])
    assert [seat["seat"] for seat in good(again(anna, old))["seats"]] == [0]
    assert [seat["seat"] for seat in good(again(cleo, old))["seats"]] == [2]
    assert good(anna.ask("start", new))["status"] == "playing"


def test_asking_twice_changes_nothing(server: Server) -> None:
    """The same answer, before and after the start; the secret works."""
    anna, ben, cleo = over(server, "Anna", "Ben", "Cleo")
    first = good(again(anna, anna.table))
    assert good(again(anna, anna.table)) == first
    for other in (ben, cleo):
        good(again(other, anna.table))
    good(anna.ask("start", first["table"]))
    assert good(again(anna, anna.table)) == first
    with server.browser(first["table"], first["seats"][0]["secret"]) as browser:
        assert browser.holds == [0]


def test_two_at_once_join_the_same_rematch(server: Server) -> None:
    """Whoever is first opens it; the others sit down there."""
    played = over(server, "Anna", "Ben", "Cleo")
    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(again, person, played[0].table) for person in played * 3]
        answers = [good(answer.result()) for answer in asked]
    assert len({answer["table"] for answer in answers}) == 1
    assert [seat["name"] for seat in good(played[0].get(table=answers[0]["table"]))["seats"]] == ["Anna", "Ben", "Cleo"]


def test_alone_against_bots_it_begins_at_once(server: Server) -> None:
    """The bots come along, with their names."""
    table = played_out(server, players=4)
    old = good(table.get(""))
    with server.client() as client:
        bearer = {"authorization": f"Bearer {table.secrets[0]}"}
        found = good(client.post(f"/api/tables/{table.name}/rematch", headers=bearer))
        new = good(client.get(f"/api/tables/{found['table']}"))
    assert new["status"] == "playing"
    assert [(seat["name"], seat["bot"]) for seat in new["seats"]] == [(s["name"], s["bot"]) for s in old["seats"]]


def test_several_on_one_device(server: Server) -> None:
    """All of them sit down with one click, and the game begins."""
    anna = Person(server)
    anna.open(players=3)
    for name in ("Ben", "Cleo"):
        good(anna.client.post(f"/api/tables/{anna.table}/seats", json={"name": name}))
    good(anna.ask("start"))
    with anna.browser_with_cookies() as browser:
        for seat in range(3):
            browser.ask("hand_over", seat=seat, bot="random")
        wait_until(lambda: anna.info()["status"] == "over")
    found = good(again(anna, anna.table))
    assert [seat["seat"] for seat in found["seats"]] == [0, 1, 2]
    assert good(anna.get(table=found["table"]))["status"] == "playing"


def test_who_is_invited(server: Server) -> None:
    """Among one's games: until one sits down there, and not when it has begun."""
    anna, ben, cleo = over(server, "Anna", "Ben", "Cleo")
    new = good(again(anna, anna.table))["table"]

    def invited(person: Person) -> str:
        found = mine(server, anna.table, person.secret)
        assert found is not None
        return found["invited"]

    assert [invited(person) for person in (anna, ben, cleo)] == ["", new, new]
    good(again(ben, anna.table))
    assert [invited(person) for person in (ben, cleo)] == ["", new]
    good(anna.ask("bots", new, bot="random"))
    good(anna.ask("start", new))
    assert invited(cleo) == ""
    assert refusal(again(cleo, anna.table)) == "not_now"


def test_who_may_not(server: Server) -> None:
    """Strangers, holders of other seats, and anybody before the end."""
    anna, *_ = over(server, "Anna", "Ben", "Cleo")
    stranger, dora = Person(server), Person(server, "Dora")
    dora.open(players=3, play_now=True)
    assert refusal(again(stranger, anna.table)) == "not_your_seat"
    bearer = {"authorization": f"Bearer {dora.secret}"}
    assert refusal(stranger.client.post(f"/api/tables/{anna.table}/rematch", headers=bearer)) == "not_your_seat"
    assert refusal(again(dora, dora.table)) == "not_now"
    assert refusal(again(stranger, "nosuchtable")) == "no_such_table"
    assert anna.info()["rematch"] == ""


def test_no_rematch_of_a_lesson(server: Server) -> None:
    """It can be opened again like the first time."""
    anna = Person(server)
    seated: Json = good(anna.client.post("/api/lessons/first-season", json={"name": "Anna"}))
    assert refusal(again(anna, seated["table"])) == "not_now"


def test_a_seat_somebody_else_took(server: Server) -> None:
    """Then one sits where there is room; if there is none, the seat is taken."""
    anna, ben, cleo = over(server, "Anna", "Ben", "Cleo")
    new = good(again(anna, anna.table))["table"]
    Person(server, "Dora").sit(new, seat=1)
    assert [seat["seat"] for seat in good(again(ben, anna.table))["seats"]] == [2]
    assert refusal(again(cleo, anna.table)) == "taken"


def test_the_rematch_lasts(server: Server) -> None:
    """It is in the log of the old table."""
    anna, *_ = over(server, "Anna", "Ben", "Cleo")
    new = good(again(anna, anna.table))["table"]
    server.hall.rooms.pop(anna.table)
    assert anna.info()["rematch"] == new
    assert anna.info()["status"] == "over"


@pytest.mark.parametrize("own", [(), ("mybot:MyBot",)])
def test_bots_the_host_no_longer_offers(server: Server, own: tuple[str, ...]) -> None:
    """Another one takes the seat."""
    table = server.table("Anna", bots=2)
    kept = server.hall.rooms[table.name].table.copy()
    first, second, third = kept.chairs
    assert second is not None
    changed = type(second)(second.name, second.clan, "mybot:MyBot")
    kept.chairs = (first, changed, third)
    bots = [chair.bot for chair in with_known_bots(kept, Offered(own)).chairs if chair is not None]
    assert bots == ["", "mybot:MyBot" if own else "normal", "random"]


def test_a_rematch_is_no_move(server: Server) -> None:
    """Nobody can act in the old game, which stays as it was."""
    playing = match(server, players=3)
    assert fails(playing.browsers[0].ask("undo", seat=0, number=10**6)) in ("illegal", "stale", "not_now")
    anna, *_ = over(server, "Anna", "Ben", "Cleo")
    before = anna.get("record").text
    good(again(anna, anna.table))
    assert anna.get("record").text == before
