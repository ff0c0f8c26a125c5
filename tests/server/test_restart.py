"""A server that stops and starts again on the same folder: every table is as it was."""

from __future__ import annotations

from pathlib import Path

from tests.server.people import (
    Match,
    Person,
    fails,
    match,
    reach_bids,
    reach_mandate,
    reach_own_turn,
    reach_tea,
)
from tests.server.serving import FakeTime, Json, Playing, Server, good, wait_until


def whole(table: Playing) -> list[object]:
    """Everything anybody can ask for at a table, except who is connected."""
    info: Json = {**good(table.get("")), "watchers": 0}
    info["seats"] = [{**seat, "connected": False} for seat in info["seats"]]
    seats = [None, *range(len(table.secrets))]
    views = [good(table.get("view", seat)) for seat in seats]
    return [info, views, [table.get("record", seat).text for seat in seats]]


def resumed(server: Server, table: Playing, seed: int) -> Match:
    """The same people at the same table, on new sockets."""
    again = Playing(server, table.name, table.secrets)
    return Match(again, [*again.browsers(), server.browser(table.name)], seed)


def undo_twice(playing: Match) -> None:
    """Two actions are taken back."""
    reach_own_turn(playing)
    for _ in range(2):
        playing.undo(playing.game.actions[-1][0])


def hand_over(playing: Match) -> None:
    """Let a bot play for somebody who is not to act."""
    clan = next(seat for seat in playing.game.seats if seat not in playing.game.actors)
    browser, seat = playing.holder(clan)
    assert browser.ask("hand_over", seat=seat, bot="random")["type"] == "done"


def test_a_restart_in_the_middle_of_anything(tmp_path: Path) -> None:
    """All views, numbers and records are unchanged; the same secrets hold the seats, and the game continues."""
    with Server(tmp_path, FakeTime()) as server:
        table = match(server).table
        before = whole(table)
    decisions: set[str] = set()
    for seed, reach in enumerate((reach_tea, undo_twice, reach_mandate, Match.turn, reach_bids, hand_over)):
        with Server(tmp_path, FakeTime()) as server:
            playing = resumed(server, table, seed)
            assert whole(playing.table) == before
            reach(playing)
            playing.agree(last=len(playing.game.events))
            before = whole(playing.table)
            assert playing.game.decision is not None
            decisions.add(playing.game.decision.NAME)
    with Server(tmp_path, FakeTime()) as server:
        assert whole(Playing(server, table.name, table.secrets)) == before
    assert {"tea", "choose_mandate", "bids"} <= decisions


def test_a_take_back_outlives_the_server(tmp_path: Path) -> None:
    """Agreements stay valid; when the others agree, the game goes back, and numbers still only grow."""
    with Server(tmp_path, FakeTime()) as server:
        playing = match(server)
        reach_mandate(playing)
        table, number = playing.table, playing.game.number
        assert playing.browsers[0].ask("ask_take_back", seat=0, length=2)["type"] == "done"
        assert playing.browsers[2].agree()["type"] == "done"
        before = whole(table)
        number_of_wish = playing.browsers[2].table["take_back"]["wish"]
    with Server(tmp_path, FakeTime()) as server:
        playing = resumed(server, table, seed=1)
        assert whole(playing.table) == before
        for browser in playing.browsers:
            assert browser.table["take_back"] == {"wish": number_of_wish, "seat": 0, "length": 2, "agreed": [0, 2]}
        playing.hear(playing.browsers[1].agree())
        assert len(playing.game.actions) == 2
        assert playing.game.number > number
        playing.agree(last=len(playing.game.events))
        before = whole(playing.table)
    with Server(tmp_path, FakeTime()) as server:
        playing = resumed(server, table, seed=1)
        assert whole(playing.table) == before
        assert fails(playing.browsers[0].act("ready", number=number)) == "stale"


def test_bots_go_on(tmp_path: Path) -> None:
    """A game between bots continues when the server is back; everything that was pushed has happened."""
    with Server(tmp_path, FakeTime()) as server:
        anna = Person(server)
        anna.open(play_now=True, players=5)
        with anna.browser() as browser:
            # One that thinks for long, so that the game cannot end before the server does.
            assert browser.ask("hand_over", seat=0, bot="hard")["type"] == "done"
            browser.until(lambda b: b.n > 10)
        told = browser.events[0]
    with Server(tmp_path, FakeTime()) as server:
        table = Playing(server, anna.table, [anna.secret])
        with table.browsers()[0] as browser:
            assert browser.events[0][: len(told)] == told
            assert browser.table["status"] == "playing"
            assert browser.ask("hand_over", seat=0, bot="easy")["type"] == "done"
            server.pass_time(0)
            wait_until(lambda: good(table.get(""))["status"] == "over")
