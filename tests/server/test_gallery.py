"""The room of the spectators: they talk among themselves, and players read it when the game is over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hinode.server.room import gallery
from hinode.server.web.limits import Limits
from tests.server.people import Person, fails, people, played_out
from tests.server.serving import AT_ONCE, Browser, FakeTime, Playing, Server, good

PEOPLE = ("Anna", "Ben", "Carl")
SECRET = "SECRET of the gallery"


def remark(browser: Browser, text: str, name: str = "Zoe") -> int:
    """Say something as a spectator; the number of the line."""
    answer = browser.ask("remark", name=name, text=text)
    assert answer["type"] == "done", answer
    return answer["n"]


def remarks(browser: Browser) -> list[tuple[str, str]]:
    """What it has heard of the spectators, once each."""
    browser.settle()
    heard = {line["n"]: line for message in browser.seen if message["type"] == "remarks" for line in message["lines"]}
    return [(line["name"], line["text"]) for line in heard.values()]


def test_spectators_hear_each_other(server: Server) -> None:
    """Those who are there and those who come later, not the players, wherever they look."""
    table = server.table(*PEOPLE)
    browsers = table.browsers()
    zoe, yan = server.browser(table.name), server.browser(table.name)
    remark(zoe, SECRET)
    remark(yan, "  two \n lines\t", " Y\u202ean ")
    said = [("Zoe", SECRET), ("Y an", "two lines")]
    for watcher in (zoe, yan, server.browser(table.name)):
        assert remarks(watcher) == said
    for browser in (*browsers, *table.browsers(), server.browser(table.name, *table.secrets)):
        assert fails(browser.ask("ask_remarks")) == "not_now"
        browser.settle()
        assert SECRET not in json.dumps(browser.seen)
    with server.client() as client:
        paths = good(client.get("/api/schema/openapi.json"))["paths"]
        for path, methods in paths.items():
            if "get" in methods:
                assert SECRET not in client.get(path.replace("{table}", table.name)).text


def test_players_do_not_talk_there(server: Server) -> None:
    """They have a table to talk at."""
    table = server.table(*PEOPLE)
    watcher = server.browser(table.name)
    assert fails(table.browsers()[0].ask("remark", name="Zoe", text="boo")) == "not_now"
    assert fails(server.browser(table.name, greet=False).ask("remark", name="Zoe", text="boo")) == "not_now"
    assert remarks(watcher) == []


def test_a_table_without_spectators(server: Server) -> None:
    """Nobody talks there, not even before the start."""
    played = people(server, *PEOPLE, spectators=False)
    stranger = server.browser(played[0].table)
    assert fails(stranger.ask("remark", name="Zoe", text="boo")) == "no_spectators"
    assert fails(stranger.ask("ask_remarks")) == "not_now"


@pytest.mark.parametrize(
    ("name", "text", "code"),
    [
        ("", "hello", "unreadable"),
        ("\u200b", "hello", "bad_name"),
        ("x" * 25, "hello", "bad_name"),
        ("anna", "hello", "taken"),
        ("Zoe", "", "unreadable"),
        ("Zoe", " \u202e", "unreadable"),
        ("Zoe", "x" * 501, "unreadable"),
    ],
)
def test_what_cannot_be_said(server: Server, name: str, text: str, code: str) -> None:
    """Names are like those of players, and none of theirs."""
    table = server.table(*PEOPLE)
    watcher = server.browser(table.name)
    assert fails(watcher.ask("remark", name=name, text=text)) == code
    assert remarks(watcher) == []


def test_players_read_it_when_the_game_is_over(server: Server) -> None:
    """Everything that was said, and what is said from then on."""
    anna = Person(server)
    anna.open(play_now=True, players=3)
    watcher = server.browser(anna.table)
    remark(watcher, SECRET)
    with anna.browser() as browser:
        assert browser.ask("hand_over", seat=0, bot="random")["type"] == "done"
        browser.until(lambda browser: browser.table["status"] == "over")
        assert remarks(browser) == []
        assert browser.ask("ask_remarks")["type"] == "done"
        assert remarks(browser) == [("Zoe", SECRET)]
        remark(watcher, "Well played!")
        browser.until(lambda browser: "Well played!" in json.dumps(browser.seen))


def test_it_survives_a_restart_and_disturbs_no_talk(tmp_path: Path) -> None:
    """The lines of spectators lie beside the talk and are never taken for it."""
    with Server(tmp_path, FakeTime()) as server:
        table = server.table(*PEOPLE)
        anna = table.browsers()[0]
        watcher = server.browser(table.name)
        number = anna.ask("say", seat=0, text="to all")["n"]
        remark(watcher, "hush")
    with Server(tmp_path, FakeTime()) as server:
        again = Playing(server, table.name, table.secrets)
        for browser in (again.browsers()[0], server.browser(table.name)):
            assert [line["n"] for line in browser.talk] == [number]
        assert remarks(server.browser(table.name)) == [("Zoe", "hush")]


def test_how_fast_spectators_talk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each by itself, and all of a table together; with time they can talk again."""
    monkeypatch.setattr(gallery, "MOST_A_MINUTE", 5)
    limits = Limits(requests=AT_ONCE, openings=AT_ONCE, messages=AT_ONCE, remarks=(1, 3))
    time = FakeTime()
    with Server(tmp_path, time, limits) as server:
        table = server.table(*PEOPLE)
        zoe, yan = server.browser(table.name), server.browser(table.name)
        asked = [watcher.ask("remark", name="Zoe", text="blah") for watcher in (zoe, zoe, zoe, zoe, yan, yan, yan)]
        codes = [answer.get("code", "done") for answer in asked]
        assert codes == ["done"] * 3 + ["too_fast"] + ["done"] * 2 + ["too_fast"]
        time.now += 60_000
        remark(zoe, "again")


def test_of_a_finished_game_without_spectators(server: Server) -> None:
    """Everybody may look at it, and there was nobody to talk."""
    table = played_out(server, spectators=False)
    assert fails(server.browser(table.name).ask("remark", name="Zoe", text="boo")) == "no_spectators"
