"""Watching: spectators, where they are allowed; the list of tables; games that are over. Over real sockets."""

from __future__ import annotations

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

import hinode
from hinode.knowledge.view import SPECTATOR
from hinode.server.web import visit
from tests.server.people import Person, fails, match, people, plain, played_out
from tests.server.serving import Browser, Json, Playing, Server, good, refusal

CLOCK = {"seconds": 30, "bank": 60, "tea": 120, "late": "wait"}


@pytest.fixture(scope="module")
def closed(server: Server) -> Playing:
    """A game that is over, at a table that allowed no spectators and was in no list."""
    return played_out(server, spectators=False)


# -------------------------------------------------------------------------------- spectators
def test_who_came_before_the_start_sees_no_closed_game(server: Server) -> None:
    """Neither strangers nor former players, not even by asking for Force. When the game is over, all may."""
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    stranger = server.browser(played[0].table)
    leaver = played[2].browser()
    good(played[2].leave(2))
    Person(server, "Dora").sit(played[0].table)
    good(played[0].ask("start"))
    for browser in (stranger, leaver):
        browser.settle()
        assert fails(browser.ask("force")) == "no_spectators"
        assert browser.views == {}
    with played[0].browser() as anna:
        assert anna.ask("force")["type"] == "forces"


def test_spectators_see_the_public_side(server: Server) -> None:
    """From before the start on; they see no tiles, have no options and can do nothing."""
    played = people(server, "Anna", "Ben", "Cleo")
    watcher = server.browser(played[0].table)
    assert (watcher.holds, watcher.views) == ([], {})
    browser = played[0].browser()
    browser.settle()
    assert browser.table["watchers"] == 1
    good(played[0].ask("start"))
    for seat, person in enumerate(played):
        with person.browser() as player:
            assert player.act("ready", seat)["type"] == "done"
    watcher.until(lambda w: w.views and w.views[None]["phase"] == "political")
    view = watcher.views[None]
    assert view == good(Person(server).get("view", played[0].table))
    assert (view["seat"], view["own_tiles"], view["decision"]["options"]) == (None, [], None)
    assert {"event": "drew", "seat": view["decision"]["actors"][0]} in watcher.events[None]
    for seat in range(4):
        asked: list[tuple[str, Json]] = [
            ("act", {"line": "pass", "number": view["decision"]["number"]}),
            ("undo", {"number": view["decision"]["number"]}),
            ("ask_take_back", {"length": 0}),
            ("hand_over", {"bot": "random"}),
            ("choose_clan", {"clan": "koi"}),
            ("say", {"text": "hello"}),
        ]
        for kind, fields in asked:
            assert fails(watcher.ask(kind, seat=seat, **fields)) == "not_your_seat"
    watcher.settle()
    assert watcher.views[None] == view


def test_a_table_without_spectators(server: Server) -> None:
    """Its link shows the table, so that people can sit down, but the game only to its players."""
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    table = played[0].table
    with server.browser(table) as early:
        assert early.table["settings"]["spectators"] is False
    good(played[0].ask("start"))
    late = server.browser(table, greet=False)
    assert fails(late.ask("hello")) == "no_spectators"
    stranger = Person(server)
    for what in ("view", "record"):
        assert refusal(stranger.get(what, table)) == "no_spectators"
        assert refusal(stranger.get(what, table, seat=0)) == "not_your_seat"
        assert played[1].get(what).is_success  # players may see the public view
    assert refusal(stranger.get("replay", table)) == "not_now"
    with played[0].browser() as browser:
        assert set(browser.views) == {0}


def test_who_is_turned_away_is_told_why(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the connection is closed at last: they did say hello, so "nobody said hello" would be wrong."""
    monkeypatch.setattr(visit, "HELLO_WITHIN", 0.2)
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    good(played[0].ask("start"))
    late = server.browser(played[0].table, greet=False)
    said = late.ask("hello")["sentence"]
    assert said == "The game has begun; only those who play see this table."
    last = late.hear()
    assert (last["code"], last["sentence"]) == ("no_spectators", said)
    silent = server.browser(played[0].table, greet=False)
    assert silent.hear()["sentence"] == "Nobody said hello."


def test_who_waits_outside_stays_outside(server: Server) -> None:
    """A browser that was at a table without spectators before the start does not see the game."""
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    early = server.browser(played[0].table)
    good(played[0].ask("start"))
    with played[0].browser() as browser:
        assert browser.act("ready")["type"] == "done"
    assert hears_nothing_of_the_game(early)


def test_who_waits_outside_sees_the_end(server: Server) -> None:
    """When the game is over it is open to all, to those too who have waited all the time."""
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    early = server.browser(played[0].table)
    good(played[0].ask("start"))
    browsers = [person.browser() for person in played]
    for seat, browser in enumerate(browsers):
        assert browser.ask("hand_over", seat=seat, bot="random")["type"] == "done"
    early.until(lambda b: b.views and b.views[None]["winners"])
    game = Playing(server, played[0].table, []).game
    assert early.events[None] == [event.json_for(SPECTATOR) for event in game.events]


def test_who_left_stays_outside(server: Server) -> None:
    """Giving up a seat at such a table ends the right to see its game."""
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    gone = played[2].browser()
    good(played[2].leave(2))
    good(played[0].ask("bots"))
    good(played[0].ask("start"))
    assert hears_nothing_of_the_game(gone)


def hears_nothing_of_the_game(browser: Browser) -> bool:
    """Whether a browser gets no view and no event: it is refused, or its socket is closed."""
    with suppress(ConnectionClosed):
        browser.ask("look")
    return not browser.views and not browser.events


def test_a_finished_game_is_open_to_all(server: Server, closed: Playing) -> None:
    """At a table without spectators too: on the socket, its view and its record."""
    with server.browser(closed.name) as browser:
        assert browser.table["status"] == "over"
        assert browser.views[None]["winners"]
        assert fails(browser.ask("act", seat=0, line="pass", number=1)) == "not_your_seat"
    assert closed.get("view").is_success
    with closed.browsers()[0] as owner:
        assert owner.holds == [0]
        assert fails(owner.ask("act", seat=0, line="pass", number=1)) == "not_now"
        assert fails(owner.undo(0)) == "not_now"
        assert fails(owner.ask("hand_over", seat=0)) == "not_now"


def test_the_replay_shows_everything(closed: Playing) -> None:
    """The seed's record, everybody's tiles, tiles played face down, and bids."""
    shown = good(closed.get("replay"))
    game = closed.game
    assert shown["record"] == closed.get("record").text == hinode.save(game)
    assert f"seed {game.seed}" in shown["record"].splitlines()
    events = shown["events"] + [event for moment in shown["moments"] for event in moment["events"]]
    assert events == [plain(event.json()) for event in game.events]
    assert {event["seat"] for event in events if event["event"] == "drew" and event["tiles"]} == {
        player["seat"] for player in shown["view"]["players"]
    }
    assert len(shown["view"]["deck"]) == 10
    assert any("bid " in moment["line"] for moment in shown["moments"])


def test_no_replay_before_the_end(server: Server) -> None:
    """It would reveal what is hidden."""
    anna = Person(server)
    anna.open(players=3)
    assert refusal(anna.get("replay")) == "not_now"
    assert refusal(anna.get("record")) == "not_now"
    assert refusal(anna.get("view")) == "not_now"
    playing = match(server)
    playing.play_to("choose_mandate")
    for seat in (None, 0, 1, 2):
        assert refusal(playing.table.get("replay", seat)) == "not_now"


# -------------------------------------------------------------------------------- the list
def listed(server: Server) -> dict[str, Json]:
    """The list of tables, by name."""
    with server.client() as client:
        return {table["table"]: table for table in good(client.get("/api/tables"))["tables"]}


def test_listed_tables(server: Server) -> None:
    """The list shows them in every state, with their players and free seats."""
    anna = Person(server)
    anna.open(players=4, listed=True, title=" Open\nhouse ", language="pl", clock=CLOCK)
    found = listed(server)[anna.table]
    assert (found["title"], found["language"], found["status"]) == ("Open house", "pl", "open")
    assert (found["players"], found["free"], found["names"]) == (4, 3, ["Anna"])
    assert (found["host"], found["card_set"], found["clock"], found["spectators"]) == ("Anna", "archway", CLOCK, True)
    assert found["created"] == found["updated"]
    Person(server, "Ben").sit(anna.table)
    good(anna.ask("bots"))
    found = listed(server)[anna.table]
    assert (found["free"], found["names"][:2], len(found["names"])) == (0, ["Anna", "Ben"], 4)
    good(anna.ask("start"))
    assert listed(server)[anna.table]["status"] == "playing"
    over = played_out(server, listed=True)
    assert listed(server)[over.name]["status"] == "over"


def test_private_tables_are_in_no_list(server: Server, closed: Playing) -> None:
    """Neither open nor in play nor when they are over; also without a word about it."""
    anna, ben = Person(server), Person(server, "Ben")
    anna.open(players=3)
    ben.open(players=3, listed=False, play_now=True)
    assert listed(server).keys().isdisjoint({anna.table, ben.table, closed.name})
