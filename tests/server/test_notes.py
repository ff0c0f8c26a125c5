"""Notes: what happened at the table is part of the log, in order among the events, and survives undo and restarts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hinode.server.table.bots import STAND_IN
from hinode.server.table.notes import MOST
from tests.server.people import played_out
from tests.server.serving import Browser, FakeTime, Json, Playing, Server, good, wait_until
from tests.server.timing import BANK, SECONDS, act, after_tea, no_bot_moves, timed


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


def notes(browser: Browser) -> list[Json]:
    """The notes a browser knows: the last ones it was sent."""
    browser.settle()
    sent = [message["notes"] for message in browser.seen if message["type"] == "notes"]
    return sent[-1] if sent else []


def test_late_and_what_a_bot_chose(server: Server) -> None:
    """Two notes before the events of the bot's decision, for everybody, spectators too."""
    table, browsers = timed(server, "bot_once")
    who = after_tea(browsers)
    before = len(table.game.events)
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert len(table.game.events) > before
    expected = [
        {"at": before, "note": "late", "seat": who.clan()},
        {"at": before, "note": "chosen", "seat": who.clan(), "bot": STAND_IN},
    ]
    for browser in (*browsers, server.browser(table.name)):
        assert notes(browser) == expected


def test_a_seat_changes_hands(server: Server) -> None:
    """To a bot and back, whether its owner takes it back or acts; coming and going of the same owner says nothing."""
    table, browsers = timed(server)
    who = after_tea(browsers)
    at = len(table.game.events)
    other = next(browser for browser in browsers if browser is not who)
    for _ in range(2):
        assert other.ask("hand_over", seat=other.seat, bot="easy")["type"] == "done"
        assert other.ask("hand_over", seat=other.seat)["type"] == "done"
        assert other.ask("hand_over", seat=other.seat)["type"] == "done"
    seat = {"at": at, "seat": other.clan()}
    assert notes(who) == 2 * [{**seat, "note": "handed", "bot": "easy"}, {**seat, "note": "back"}]


def test_a_take_back_is_refused_or_agreed(server: Server) -> None:
    """Who refused whom, and how far the game went back. A withdrawn request says nothing."""
    table, browsers = timed(server)
    who = after_tea(browsers)
    act(who, browsers)
    others = [browser for browser in browsers if browser is not who]
    length = len(table.game.actions)
    end = len(table.game.events)
    ask = {"seat": who.seat, "length": length - 1}
    assert who.ask("ask_take_back", **ask)["type"] == "done"
    assert who.agree(False)["type"] == "done"
    assert who.ask("ask_take_back", **ask)["type"] == "done"
    assert others[0].agree(False)["type"] == "done"
    refused = {"note": "refused", "seat": others[0].clan(), "other": who.clan()}
    assert notes(who) == [{"at": end, **refused}]
    assert who.ask("ask_take_back", **ask)["type"] == "done"
    for browser in others:
        assert browser.agree()["type"] == "done"
    now = len(table.game.events)
    assert now < end
    taken_back = {"at": now, "note": "taken_back", "seat": who.clan(), "count": 1}
    assert notes(others[1]) == [{"at": now, **refused}, taken_back]


def test_undo_takes_back_what_a_bot_chose(server: Server) -> None:
    """The decision is undone, so its note goes; that somebody was late stays."""
    table, browsers = timed(server, "bot_once")
    who = after_tea(browsers)
    length = len(table.game.actions)
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert who.ask("ask_take_back", seat=who.seat, length=length)["type"] == "done"
    for browser in browsers:
        if browser is not who:
            assert browser.agree()["type"] == "done"
    assert [note["note"] for note in notes(who)] == ["late", "taken_back"]


def test_notes_survive_a_restart(tmp_path: Path) -> None:
    """They follow from the log."""
    with Server(tmp_path, FakeTime()) as server:
        table, browsers = timed(server, "bot_once")
        who = after_tea(browsers)
        server.pass_time(SECONDS + BANK)
        no_bot_moves(server, table, browsers)
        assert who.ask("hand_over", seat=who.seat, bot="easy")["type"] == "done"
        known = notes(who)
        assert [note["note"] for note in known] == ["late", "chosen", "handed"]
    with Server(tmp_path, FakeTime()) as server:
        assert notes(Playing(server, table.name, table.secrets).browsers()[0]) == known


def test_there_are_not_too_many(server: Server) -> None:
    """A table keeps the last ones."""
    table = server.table("Anna", "Ben", "Carl")
    anna, ben, _ = table.browsers()
    for _ in range(MOST // 2 + 3):
        anna.ask("hand_over", seat=0, bot="random")
        anna.ask("hand_over", seat=0)
    wait_until(lambda: not server.hall.rooms[table.name].bots_at_work)
    assert len(notes(ben)) == MOST


def test_the_replay_has_them(server: Server) -> None:
    """With everything else of a finished game."""
    table = played_out(server)
    clan = good(table.get(""))["seats"][0]["clan"]
    (note,) = good(table.get("replay"))["notes"]
    assert note["note"] == "handed"
    assert (note["seat"], note["bot"]) == (clan, "random")
