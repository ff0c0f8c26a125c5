"""Lessons over real sockets: hints as the game goes, the script of the other seats, and what cannot be asked for."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hinode.server.table.learn import find_lesson
from hinode.server.table.seating import MAX_NAME
from tests.server.people import fails
from tests.server.serving import Browser, Json, Playing, Server, good, refusal, some_line

ROUTE = "/api/lessons/first-season"
FIRST = find_lesson("first-season")
STEPS = FIRST.script.steps


def begin(server: Server, name: str = "Anna") -> Playing:
    """A lesson that has begun."""
    with server.client() as client:
        seated = good(client.post(ROUTE, json={"name": name}))
    assert seated["seat"] == 0
    return Playing(server, seated["table"], [seated["secret"]])


def hint(browser: Browser) -> Json:
    """The hint for the decision that is asked now."""
    browser.until(lambda b: b.to_act() and last_hint(b) and not bots_move(b))
    return last_hint(browser)


def last_hint(browser: Browser) -> Json:
    """The last hint that came after the last news."""
    for message in reversed(browser.seen):
        if message["type"] == "hint":
            return message
        if message["type"] in ("news", "sync"):
            return {}
    return {}


def bots_move(browser: Browser) -> bool:
    """Whether the others are still asked something."""
    return any(actor != browser.clan() for actor in browser.view["decision"]["actors"])


def said(message: Json) -> list[str]:
    """The pages of a hint by name."""
    return [page["say"] for page in message["pages"]]


def follow(browser: Browser, steps: int) -> None:
    """Follow the recommendations a number of times."""
    for _ in range(steps):
        line = hint(browser).get("line", "")
        answer = browser.act(line or some_line(browser.view["decision"]["options"], Random(1)))
        assert answer["type"] == "done", answer


# ------------------------------------------------------------------------------- learning
def test_the_whole_lesson(server: Server) -> None:
    """Every cue's hint comes, its action works, and after the season the game continues without hints."""
    (browser,) = begin(server).browsers()
    assert [seat["name"] for seat in browser.table["seats"]] == ["Anna", *FIRST.script.others.values()]
    for step in STEPS[:-1]:
        given = hint(browser)
        assert given["seat"] == 0
        assert given["chapter"] == step.chapter
        assert given["chapters"] == [*FIRST.script.chapters]
        assert said(given)[-len(step.pages) :] == [page.say for page in step.pages]
        assert given.get("line", "") == step.line
        follow(browser, 1)
    last = hint(browser)
    assert said(last)[-1] == "goodbye"
    assert browser.view["season"] == "summer"
    follow(browser, 1)
    assert hint(browser)["pages"] == []


def test_the_same_hint_after_a_reconnection_and_a_restart(tmp_path: Path) -> None:
    """Hints follow from the game, and the game from its log."""
    with Server(tmp_path) as server:
        table = begin(server)
        (browser,) = table.browsers()
        follow(browser, 3)
        before = hint(browser)
        (again,) = table.browsers()
        assert hint(again) == before
    with Server(tmp_path) as server:
        later = server.browser(table.name, *table.secrets)
        assert hint(later) == before
        follow(later, len(STEPS) - 4)
        assert said(hint(later))[-1] == "goodbye"


def test_undo_and_take_back(server: Server) -> None:
    """After an undo the old hint comes again."""
    (browser,) = begin(server).browsers()
    first = hint(browser)
    follow(browser, 2)
    before = hint(browser)
    assert browser.act("summon shinto tsukuyomi")["type"] == "done"
    assert said(hint(browser))[0] == "own-way"
    assert browser.undo()["type"] == "done"
    assert hint(browser) == before
    assert browser.ask("ask_take_back", seat=0, length=3)["type"] == "done"
    assert hint(browser) == first


def test_somebody_who_does_anything(server: Server) -> None:
    """Whatever is done instead: the lesson comes to its end."""
    (browser,) = begin(server).browsers()
    dice = Random(2)
    while said(given := hint(browser))[-1] != "goodbye":
        straying = dice.random() < 0.5 or not given.get("line")
        line = some_line(browser.view["decision"]["options"], dice) if straying else given["line"]
        assert browser.act(line)["type"] == "done"


def test_a_hint_is_for_the_learner_alone(server: Server) -> None:
    """Nobody watches a lesson, nobody else can sit down, and other tables have no hints."""
    table = begin(server)
    (browser,) = table.browsers()
    hint(browser)
    stranger = server.browser(table.name, greet=False)
    assert fails(stranger.ask("hello")) == "no_spectators"
    with server.client() as client:
        assert refusal(client.post(f"/api/tables/{table.name}/seats", json={"name": "Ben"})) == "not_now"
        assert refusal(client.get(f"/api/tables/{table.name}/view")) == "no_spectators"
        assert good(client.get("/api/tables"))["tables"] == []
    for other in server.table("Anna", "Ben", "Cleo").browsers():
        other.settle()
        assert all(message["type"] != "hint" for message in other.seen)


def test_the_record_of_a_lesson(server: Server) -> None:
    """When the game is over it can be exported, imported again and replayed: it starts from a position."""
    table = begin(server)
    (browser,) = table.browsers()
    follow(browser, len(STEPS))
    assert browser.ask("hand_over", seat=0, bot="random")["type"] == "done"
    browser.until(lambda b: b.view["winners"])
    record = table.get("record").text
    assert record.splitlines()[1] == "position"
    with server.client() as client:
        kept = good(client.post("/api/records", json={"record": record}))["table"]
        replay = good(client.get(f"/api/tables/{kept}/replay"))
    assert len(replay["moments"]) == len(table.game.actions)


# ------------------------------------------------------------------------------- what is refused
@pytest.mark.parametrize("name", ["no-such-lesson", "first", "..", "FIRST-SEASON", "first-season.toml", "x" * 41])
def test_no_such_lesson(server: Server, name: str) -> None:
    """Only lessons that exist; no table is made."""
    before = server.run(server.hall.store.count)
    with server.client() as client:
        assert refusal(client.post(f"/api/lessons/{name}", json={"name": "Anna"})) in ("bad_settings", "unreadable")
    assert server.run(server.hall.store.count) == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "unreadable"),
        ({"name": ""}, "bad_name"),
        ({"name": 7}, "unreadable"),
        ({"name": " \u200b "}, "bad_name"),
        ({"name": "x" * (MAX_NAME + 1)}, "bad_name"),
        ({"name": "Anna", "clan": "koi"}, "unreadable"),
        ({"name": "Anna", "position": "hinode position 1"}, "unreadable"),
        ([], "unreadable"),
    ],
)
def test_bad_bodies(server: Server, body: Json, code: str) -> None:
    """A name and nothing else; no table is made."""
    before = server.run(server.hall.store.count)
    with server.client() as client:
        assert refusal(client.post(ROUTE, json=body)) == code
    assert server.run(server.hall.store.count) == before


def test_a_name_that_is_taken(server: Server) -> None:
    """A learner may have the name of one of the others, who then gets another name."""
    other = next(iter(FIRST.script.others.values()))
    (browser,) = begin(server, other.upper()).browsers()
    assert [seat["name"] for seat in browser.table["seats"]][:2] == [other.upper(), f"{other} 2"]
    assert hint(browser)["line"]


def test_an_illegal_action_brings_no_hint(server: Server) -> None:
    """It is refused as everywhere; the hint stays what it was."""
    (browser,) = begin(server).browsers()
    before = hint(browser)
    assert fails(browser.act("mandate 1 recruit")) == "illegal"
    browser.settle()
    assert hint(browser) == before
