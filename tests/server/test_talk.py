"""Talk at the table: public lines reach everybody, private ones only their recipients."""

from __future__ import annotations

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from hinode.server.room import talk
from tests.server.dealing import offer, reply
from tests.server.gates import Gate, Watch
from tests.server.people import fails
from tests.server.serving import PATIENCE, Browser, FakeTime, Json, Playing, Server, good, play_on

PEOPLE = ("Anna", "Ben", "Carl", "Dora", "Emil")


def say(browser: Browser, text: str, *to: int) -> int:
    """Say something; the number of the line."""
    answer = browser.ask("say", seat=browser.seat, text=text, to=to)
    assert answer["type"] == "done", answer
    return answer["n"]


def texts(browser: Browser) -> list[str]:
    """Everything it has heard so far."""
    browser.settle()
    return [line["text"] for line in browser.talk]


# ------------------------------------------------------------------------------- who hears what
def test_everybody_hears_public_talk(server: Server) -> None:
    """Players, their other tabs and spectators, in one order."""
    table = server.table(*PEOPLE[:3])
    browsers = [*table.browsers(), server.browser(table.name, table.secrets[0]), server.browser(table.name)]
    numbers = [say(browser, f"I am {name}") for browser, name in zip(browsers, PEOPLE[:3], strict=False)]
    for browser in browsers:
        assert texts(browser) == ["I am Anna", "I am Ben", "I am Carl"]
        assert [(line["n"], line["seat"], "to" in line) for line in browser.talk] == [
            (number, seat, False) for seat, number in enumerate(numbers)
        ]
        assert all(line["when"] == server.time.wall() for line in browser.talk)


class Whispers:
    """Private lines, and who may hear each of them."""

    def __init__(self) -> None:
        self.parties: dict[str, set[int]] = {}

    def between(self, browsers: list[Browser], *groups: tuple[int, ...]) -> None:
        """The first of each group says something to its others."""
        for seat, *to in groups:
            secret = f"<{len(self.parties)}> {seat} to {to}"
            self.parties[secret] = {seat, *to}
            say(browsers[seat], secret, *to)
            assert browsers[seat].talk[-1]["to"] == sorted(to)

    def check(self, *browsers: Browser) -> None:
        """Everybody has heard its own lines, once, and nothing of the others."""
        for browser in browsers:
            mine = [secret for secret, seats in self.parties.items() if seats & set(browser.holds)]
            assert texts(browser) == mine
            sent = json.dumps(browser.seen)
            assert [secret for secret in self.parties if secret in sent] == mine

    def check_routes(self, server: Server, table: Playing) -> None:
        """No address gives away a line, to anybody."""
        with server.client() as client:
            paths = good(client.get("/api/schema/openapi.json"))["paths"]
            routes = [path.replace("{table}", table.name) for path, methods in paths.items() if "get" in methods]
            assert len(routes) > 5
            for headers in ({}, *({"authorization": f"Bearer {secret}"} for secret in table.secrets)):
                for route in routes:
                    text = client.get(route, headers=headers).text
                    assert not [secret for secret in self.parties if json.dumps(secret)[1:-1] in text]


def test_nobody_else_hears_private_talk(tmp_path: Path) -> None:
    """Between two, three and four, in every phase and after the game: not others, spectators, late comers, routes."""
    with Server(tmp_path, FakeTime()) as server:
        table = server.table(*PEOPLE)
        browsers = table.browsers()
        anna = browsers[0]
        hot_seat = server.browser(table.name, table.secrets[2], table.secrets[3])
        spectator = server.browser(table.name)
        listening = [*browsers, hot_seat, spectator]
        whispers = Whispers()
        for phase in ("tea", "political", "war", "over"):
            play_on(server, browsers, lambda phase=phase: anna.view["phase"] == phase)
            whispers.between(browsers, (0, 1), (1, 0, 2), (2, 4), (3, 0, 1, 4), (4, 0))
            whispers.check(*listening)
            whispers.check_routes(server, table)
            whispers.check(*table.browsers(), server.browser(table.name))
    with Server(tmp_path, FakeTime()) as server:
        again = Playing(server, table.name, table.secrets)
        whispers.check(*again.browsers(), server.browser(table.name))
        whispers.check(server.browser(table.name, table.secrets[1], table.secrets[4]))
        whispers.check_routes(server, again)
        browsers = again.browsers()
        whispers.between(browsers, (1, 3))
        whispers.check(*browsers)


def test_private_talk_stays_with_the_person(server: Server) -> None:
    """A new holder of a seat does not hear what was said to the former one, who hears nothing more."""
    table = server.table("Anna", "Ben", start=False)
    anna, ben = table.browsers()
    say(anna, "for Ben alone", 1)
    say(ben, "for Anna alone", 0)
    say(anna, "for all")
    with server.client() as client:
        headers = {"authorization": f"Bearer {table.secrets[1]}"}
        good(client.delete(f"/api/tables/{table.name}/seats/1", headers=headers))
        seated = good(client.post(f"/api/tables/{table.name}/seats", json={"name": "Carl", "seat": 1}))
    carl = server.browser(table.name, seated["secret"])
    assert carl.holds == [1]
    say(anna, "for Carl alone", 1)
    assert texts(carl) == ["for all", "for Carl alone"]
    assert texts(ben) == ["for Ben alone", "for Anna alone", "for all"]


def test_talk_before_the_start(server: Server) -> None:
    """Seated players can talk to each other; the lines are still there in the game."""
    table = server.table("Anna", "Ben", start=False)
    anna, ben = table.browsers()
    spectator = server.browser(table.name)
    say(anna, "Who else comes?")
    say(ben, "Be my ally.", 0)
    assert anna.ask("say", seat=0, text="Carl?", to=[2])["code"] == "no_such_seat"
    with server.client() as client:
        carl = good(client.post(f"/api/tables/{table.name}/seats", json={"name": "Carl"}))
        headers = {"authorization": f"Bearer {table.secrets[0]}"}
        good(client.post(f"/api/tables/{table.name}/start", headers=headers))
    say(anna, "Carl!", 2)
    assert texts(server.browser(table.name, carl["secret"])) == ["Who else comes?", "Carl!"]
    assert texts(anna) == ["Who else comes?", "Be my ally.", "Carl!"]
    assert texts(spectator) == ["Who else comes?"]


# ------------------------------------------------------------------------------- what can be said
@pytest.fixture
def table(server: Server) -> Playing:
    """A table to talk at."""
    return server.table(*PEOPLE[:3])


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("<script>alert('hi')</script> & <b>\"so\"</b> \\n", None),
        ("日の出 zażółć gęślą jaźń ☀", None),
        ("x" * 500, None),
        ("☀" * 500, None),
        ("  two \n lines\t", "two lines"),
        ("a\x00b\x1b[31mc\u202ed\u2028e\x7ff\ufefff", "a b [31mc d e f f"),
    ],
)
def test_text_is_text(table: Playing, text: str, heard: str | None) -> None:
    """Nothing is escaped, run or cut; what nobody can see is left out."""
    anna, ben, _ = table.browsers()
    say(anna, text)
    assert texts(ben)[-1] == texts(anna)[-1] == (text if heard is None else heard)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"text": ""}, "unreadable"),
        ({"text": " \t\n"}, "unreadable"),
        ({"text": "\u200b\u202e\x00"}, "unreadable"),
        ({"text": "\ud800"}, "unreadable"),
        ({"text": "x" * 501}, "unreadable"),
        ({"text": "☀" * 501}, "unreadable"),
        ({"text": "x" * 9000}, "too_large"),
        ({"text": 5}, "unreadable"),
        ({}, "unreadable"),
        ({"text": "hello", "to": [0]}, "no_such_seat"),
        ({"text": "hello", "to": [0, 0]}, "no_such_seat"),
        ({"text": "hello", "to": [3]}, "no_such_seat"),
        ({"text": "hello", "to": [1, 4]}, "no_such_seat"),
        ({"text": "hello", "to": [5]}, "unreadable"),
        ({"text": "hello", "to": [-1]}, "unreadable"),
        ({"text": "hello", "to": [1, 2, 1, 2, 1, 2]}, "unreadable"),
        ({"text": "hello", "to": "all"}, "unreadable"),
        ({"text": "hello", "seat": 1}, "not_your_seat"),
        ({"text": "hello", "seat": 4}, "not_your_seat"),
    ],
)
def test_what_cannot_be_said(server: Server, table: Playing, fields: Json, code: str) -> None:
    """It is refused with a reason, and nobody hears it."""
    anna, ben, _ = table.browsers()
    before = len(ben.talk)
    anna.send("say", **{"seat": 0, **fields})
    assert fails(next(answer for answer in iter(anna.hear, None) if answer["type"] in ("failed", "done"))) == code
    say(anna, "and on")
    assert texts(ben)[before:] == ["and on"]
    kept = server.run(lambda: server.hall.store.talk(table.name, 0, 1000))
    assert talk.SAID.decode(kept[-1].body).text == "and on"


def test_naming_your_own_seat(table: Playing) -> None:
    """Naming your own seat, or a seat twice, changes nothing."""
    anna, ben, carl = table.browsers()
    say(anna, "you and I", 0, 2, 2, 0)
    assert texts(carl)[-1] == "you and I"
    assert carl.talk[-1]["to"] == [2]
    assert "you and I" not in texts(ben)


def test_spectators_listen_only(server: Server, table: Playing) -> None:
    """Spectators hold no seat to talk from; neither do browsers that have not said hello."""
    anna = table.browsers()[0]
    before = texts(anna)
    for seat in range(5):
        assert server.browser(table.name).ask("say", seat=seat, text="boo")["code"] == "not_your_seat"
    assert server.browser(table.name, greet=False).ask("say", seat=0, text="boo")["code"] == "not_now"
    assert texts(anna) == before


# ------------------------------------------------------------------------------- coming back
def test_history_after_a_number(server: Server) -> None:
    """A returning browser names the last line it heard and gets exactly the rest, private lines too."""
    table = server.table(*PEOPLE[:3])
    anna, ben, carl = table.browsers()
    dice = Random(3)
    for n in range(40):
        speaker = dice.choice([anna, ben, carl])
        others = [seat for seat in range(3) if seat != speaker.seat]
        say(speaker, f"line {n}", *dice.sample(others, dice.randrange(3)))
    for browser in (anna, ben, carl, server.browser(table.name)):
        assert 0 < len(texts(browser)) < 40
        numbers = [line["n"] for line in browser.talk]
        assert len({*numbers}) == len(numbers)
        secrets = [table.secrets[seat] for seat in browser.holds]
        for heard in (0, 1, 5, len(numbers)):
            last = numbers[heard - 1] if heard else 0
            again = server.browser(table.name, *secrets, talk=last)
            assert again.talk == browser.talk[heard:]
        for unknown in (1, 2**53 - 1):
            assert server.browser(table.name, *secrets, talk=unknown).talk == browser.talk


def test_numbers_count_nothing_that_others_say_in_private(server: Server) -> None:
    """From the numbers of lines and deals a player cannot tell how many others were exchanged in between."""
    table = server.table(*PEOPLE[:3])
    anna, ben, _ = table.browsers()
    promise = {"promise": "words", "by": 0, "text": "perhaps"}
    lines: list[int] = []
    deals: list[int] = []
    for _ in range(12):  # the chance that as many random numbers are in order is one in 479 million
        lines.append(say(anna, "to all"))
        deals.append(offer(anna, 1, promise))
        say(ben, "for Carl alone", 2)
        reply(ben, offer(ben, 2, {**promise, "by": 1}), False)
    for numbers in (lines, deals):
        assert numbers != sorted(numbers)
        assert len({*numbers}) == len(numbers)
    assert [line["n"] for line in server.browser(table.name).talk] == lines


def test_lines_and_deals_of_older_versions(server: Server) -> None:
    """Those were numbered in turn: they are still read, answered, and found by a returning browser."""
    table = server.table(*PEOPLE[:3])
    store, when = server.hall.store, server.time.wall()
    for text in (b"one", b"two"):
        old = b'{"seat":1,"text":"%b","when":%d,"entries":0}' % (text, when)
        server.run(lambda old=old: store.say(table.name, old))
    offered = b'{"deal":"offered","when":%d,"n":0,"seat":1,"to":0,"promises":[{"promise":"ally","by":1}]}' % when
    server.run(lambda: store.deal(table.name, 0, offered))
    anna = server.browser(table.name, table.secrets[0])
    number = say(anna, "three")
    assert [line["n"] for line in anna.talk] == [1, 2, number]
    assert texts(server.browser(table.name, table.secrets[0], talk=2)) == ["three"]
    assert reply(anna, 1, True)["type"] == "done"
    anna.settle()
    assert anna.deals[1]["state"] == "accepted"


def test_coming_back_while_others_talk(server: Server) -> None:
    """However often, however fast: every line once and in order."""
    table = server.table(*PEOPLE[:3])
    stop = threading.Event()

    def chatter(browser: Browser, *to: int) -> None:
        while not stop.is_set():
            say(browser, "blah", *to)

    anna, ben, _ = table.browsers()
    lines: list[Json] = []
    with ThreadPoolExecutor() as people:
        talking = [people.submit(chatter, anna), people.submit(chatter, ben, 2)]
        try:
            for _ in range(40):
                with server.browser(table.name, table.secrets[2], talk=lines[-1]["n"] if lines else 0) as carl:
                    lines += carl.talk
        finally:
            stop.set()
        for talk in talking:
            talk.result(PATIENCE)
    assert len(lines) > 40
    assert lines == server.browser(table.name, table.secrets[2]).talk[: len(lines)]
    assert len({line["n"] for line in lines}) == len(lines)


@pytest.mark.parametrize("method", ["say", "talk"])
def test_coming_at_the_very_moment(server: Server, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    """A line that is being written while somebody comes, or read for them while it is said: heard once."""
    table = server.table(*PEOPLE[:3])
    anna, *_ = table.browsers()
    carl = server.browser(table.name, greet=False)
    gate = Gate(monkeypatch, server.hall.store, method)
    watch = Watch()
    first, second = [(anna, "say"), (carl, "hello")][:: 1 if method == "say" else -1]
    fields: dict[str, Json] = {
        "say": {"seat": 0, "text": "now"},
        "hello": {"secrets": [table.secrets[2]]},
    }
    first[0].send(first[1], **fields[first[1]])
    gate.wait()
    second[0].send(second[1], **fields[second[1]])
    watch.begun(2)
    gate.open()
    anna.until(lambda anna: anna.talk)
    carl.until(lambda carl: carl.holds)
    assert texts(carl) == texts(anna) == ["now"]


def test_leaving_in_the_middle_of_a_hello(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that says hello while its seat becomes somebody else's does not hold that seat."""
    table = server.table("Anna", "Ben", start=False)
    anna, *_ = table.browsers()
    ben = server.browser(table.name, greet=False)
    gate = Gate(monkeypatch, server.hall.store, "talk")
    ben.send("hello", secrets=[table.secrets[1]])
    gate.wait()
    with server.client() as client:
        headers = {"authorization": f"Bearer {table.secrets[1]}"}
        good(client.delete(f"/api/tables/{table.name}/seats/1", headers=headers))
        good(client.post(f"/api/tables/{table.name}/seats", json={"name": "Carl", "seat": 1}))
    gate.open()
    ben.until(lambda ben: ben.seen and ben.seen[-1]["type"] in ("welcome", "failed"))
    say(anna, "for Carl alone", 1)
    assert ben.holds == []
    assert "for Carl alone" not in texts(ben)


def test_whispers_push_no_public_talk_out(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A returning player hears the last lines addressed to them, however much was whispered since."""
    monkeypatch.setattr(talk, "SHOWN", 4)
    table = server.table(*PEOPLE[:3])
    anna, *_ = table.browsers()
    for number in range(6):
        say(anna, f"to all {number}")
    for _ in range(11):
        say(anna, "to Ben", 1)
    assert texts(server.browser(table.name, table.secrets[1])) == ["to Ben"] * 4
    assert texts(server.browser(table.name, table.secrets[2])) == [f"to all {number}" for number in (2, 3, 4, 5)]


def test_a_line_says_who_said_it(server: Server) -> None:
    """Before the start another may sit down on the seat: it is not their word."""
    table = server.table("Anna", "Ben", start=False)
    anna, ben = table.browsers()
    say(ben, "I must go")
    with server.client() as client:
        bearer = {"authorization": f"Bearer {table.secrets[1]}"}
        good(client.delete(f"/api/tables/{table.name}/seats/1", headers=bearer))
        good(client.post(f"/api/tables/{table.name}/seats", json={"name": "Carl"}))
    anna.settle()
    assert [(line["seat"], line["name"]) for line in anna.talk] == [(1, "Ben")]
