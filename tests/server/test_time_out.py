"""What happens when time runs out, wherever everybody is; and bots for people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hinode.engine.hooks import SEAT
from hinode.server.settings import DAY
from hinode.server.table.bots import STAND_IN
from hinode.server.table.entries import Chose, Late
from hinode.server.table.manners import bots_to_move
from tests.server.gates import Slow
from tests.server.serving import Browser, FakeTime, Playing, Server, good, play_on, some_line, wait_until
from tests.server.timing import (
    BANK,
    SECONDS,
    TEA,
    act,
    after_tea,
    by_bots,
    late,
    no_bot_moves,
    stand_in,
    stands,
    timed,
    written,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


# ------------------------------------------------------------------------------- when time runs out
def test_late_only_waits(server: Server) -> None:
    """The seat is marked until its person acts; nobody acts for it."""
    table, browsers = timed(server, "wait")
    who = after_tea(browsers)
    number = who.number
    server.pass_time(SECONDS + BANK - 0.001)
    assert late(who) == set()
    server.pass_time(0.001)
    for browser in browsers:
        assert late(browser) == {who.seat}
    server.pass_time(100 * DAY)
    assert sum(isinstance(entry, Late) for entry in written(server, table)) == 1
    assert (who.number, who.to_act(), stands(who)) == (number, True, (0, 0, True))
    act(who, browsers)
    assert late(who) == set()
    assert stands(who)[1] == 0


def test_a_bot_makes_that_one_decision(server: Server) -> None:
    """The next one is the person's again, with new seconds."""
    table, browsers = timed(server, "bot_once")
    who = after_tea(browsers)
    number = who.number
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert who.number > number
    assert by_bots(server, table, who.seat) == 1
    assert (late(who), stand_in(who, who.seat)) == ({who.seat}, "")
    play_on(server, browsers, who.to_act)
    server.pass_time(SECONDS - 1)
    assert who.to_act()
    assert by_bots(server, table, who.seat) == 1
    act(who, browsers)
    assert late(who) == set()
    assert not bots_to_move(server.hall.rooms[table.name].table)


@pytest.mark.parametrize("how", ["reconnects", "acts", "takes it back"])
def test_a_bot_takes_the_seat_until_its_owner_returns(server: Server, how: str) -> None:
    """It plays every decision of the seat; the others coming and going change nothing."""
    table, browsers = timed(server, "bot")
    who = after_tea(browsers)
    assert who.seat is not None
    others = [browser for browser in browsers if browser is not who]
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert (late(who), stand_in(who, who.seat)) == ({who.seat}, STAND_IN)
    for browser in others:
        server.browser(table.name, table.secrets[browser.holds[0]])
    decisions = by_bots(server, table, who.seat)
    assert decisions >= 1

    def bot_has_played_on() -> bool:
        no_bot_moves(server, table, browsers)
        gift = who.view["decision"]["gift"]
        return by_bots(server, table, who.seat) > decisions + 1 and gift is not None and gift["coins"] > 0

    play_on(server, others, bot_has_played_on)
    assert stand_in(who, who.seat) == STAND_IN
    if how == "reconnects":
        server.browser(table.name, table.secrets[who.seat])
    elif how == "acts":
        assert who.act(f"gift {others[0].clan()} 1")["type"] == "done"
    else:
        assert who.ask("hand_over", seat=who.seat)["type"] == "done"
    assert stand_in(who, who.seat) == ""
    played = by_bots(server, table, who.seat)
    play_on(server, browsers, who.to_act)
    server.pass_time(SECONDS - 1)
    assert (who.to_act(), by_bots(server, table, who.seat)) == (True, played)
    act(who, browsers)
    assert late(who) == set()


@pytest.mark.parametrize("how", ["reconnects", "takes it back"])
def test_who_returns_while_the_bot_still_thinks_decides(server: Server, how: str) -> None:
    """With new seconds, but nothing in the bank; what the bot thinks of is not done."""
    table, browsers = timed(server, "bot")
    who = after_tea(browsers)
    assert who.seat is not None
    slow = server.hall.rooms[table.name].thinkers = Slow()
    server.pass_time(SECONDS + BANK + 1)
    wait_until(lambda: bool(slow.asked))
    if how == "reconnects":
        server.browser(table.name, table.secrets[who.seat])
    else:
        assert who.ask("hand_over", seat=who.seat)["type"] == "done"
    slow.stop(server)
    server.pass_time(1)
    no_bot_moves(server, table, browsers)
    assert (by_bots(server, table, who.seat), stand_in(who, who.seat)) == (0, "")
    assert stands(who) == (SECONDS - 1, 0, True)
    act(who, browsers)
    assert late(who) == set()


def test_nobody_is_late_after_a_take_back(server: Server) -> None:
    """All agreed to go back: nothing is overdue, players to act have new time, and no bot decides."""
    table, browsers = timed(server, "bot_once")
    who = after_tea(browsers)
    others = [browser for browser in browsers if browser is not who]
    slow = server.hall.rooms[table.name].thinkers = Slow()
    assert others[0].ask("ask_take_back", seat=others[0].seat, length=2)["type"] == "done"
    assert who.agree()["type"] == "done"
    server.pass_time(SECONDS + BANK)
    wait_until(lambda: bool(slow.asked))
    assert late(who) == {who.seat}
    assert others[1].agree()["type"] == "done"
    slow.stop(server)
    no_bot_moves(server, table, browsers)
    assert late(who) == set()
    assert sum(by_bots(server, table, browser.seat) for browser in browsers) == 0


def test_a_gift_answers_nothing(server: Server) -> None:
    """A late player who makes a gift is still late."""
    _, browsers = timed(server, "wait")
    who = after_tea(browsers)
    other = next(browser for browser in browsers if browser is not who)
    server.pass_time(SECONDS + BANK)
    assert who.act(f"gift {other.clan()} 1")["type"] == "done"
    assert late(who) == {who.seat}


# ------------------------------------------------------------------------------- the draft
def drafting(browsers: list[Browser]) -> Browser:
    """Whose turn it is to choose a clan."""
    for browser in browsers:
        browser.settle()
    return next(browser for browser in browsers if browser.table["waiting"] == [browser.seat])


def choose(browser: Browser) -> None:
    """Choose any clan."""
    taken = {place["clan"] for place in browser.table["seats"]}
    clan = next(clan for clan in SEAT.names if clan not in taken)
    assert browser.ask("choose_clan", seat=browser.seat, clan=clan)["type"] == "done"


def test_late_in_the_draft(server: Server) -> None:
    """Each choice has its seconds; choosing ends being late, and a player can be late again in the game."""
    _, browsers = timed(server, "wait", clans="drafted")
    for _ in range(3):
        who = drafting(browsers)
        server.pass_time(SECONDS + BANK - 0.001)
        assert late(who) == set()
        server.pass_time(0.001)
        assert late(who) == {who.seat}
        choose(who)
        assert late(who) == set()
    assert stands(browsers[0])[::2] == (TEA, True)
    server.pass_time(TEA + BANK)
    assert late(browsers[0]) == {0, 1, 2}


def test_a_bot_makes_one_choice_in_the_draft(server: Server) -> None:
    """And nothing else: not the next choice, and nothing in the game."""
    table, browsers = timed(server, "bot_once", clans="drafted")
    first = drafting(browsers)
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert sum(isinstance(entry, Chose) for entry in written(server, table)) == 1
    assert first.clan() != ""
    for _ in range(2):
        who = drafting(browsers)
        assert who is not first
        choose(who)
    no_bot_moves(server, table, browsers)
    assert [by_bots(server, table, seat) for seat in range(3)] == [0, 0, 0]
    assert first.to_act()


def test_a_bot_takes_the_seat_in_the_draft(server: Server) -> None:
    """The same bot plays on, until the owner returns."""
    table, browsers = timed(server, "bot", clans="drafted")
    who = drafting(browsers)
    assert who.seat is not None
    server.pass_time(SECONDS + BANK)
    no_bot_moves(server, table, browsers)
    assert (who.clan() != "", stand_in(who, who.seat)) == (True, STAND_IN)
    server.browser(table.name, table.secrets[who.seat])
    assert stand_in(who, who.seat) == ""


# ------------------------------------------------------------------------------- while nobody is there
@pytest.mark.parametrize("later", [10**12, 5])
def test_clocks_stop_while_the_server_is_down(tmp_path: Path, later: int) -> None:
    """Whatever the system clock says: served time continues where it stopped, and so does the deadline."""
    with Server(tmp_path, FakeTime()) as server:
        table, browsers = timed(server)
        who = after_tea(browsers)
        assert who.seat is not None
        server.pass_time(SECONDS - 20)
        served = server.time.served()
        row = server.run(lambda: server.hall.store.row(table.name))
    time = FakeTime()
    time.now = later
    with Server(tmp_path, time) as server:
        assert time.served() == served
        assert server.run(lambda: server.hall.store.row(table.name)) == row
        again = server.browser(table.name, table.secrets[who.seat])
        assert stands(again) == (20, BANK, True)
        server.pass_time(20 + BANK - 0.001)
        assert late(again) == set()
        server.pass_time(0.001)
        assert late(again) == {who.seat}


def rest(server: Server, table: Playing, browsers: list[Browser]) -> None:
    """Everybody goes, and after a while the table rests on disk."""
    for browser in browsers:
        browser.socket.close()
    wait_until(lambda: server.hall.rooms[table.name].idle)
    server.pass_time(SECONDS - 10)
    assert table.name not in server.hall.rooms


def test_a_resting_table_is_late_in_time(server: Server) -> None:
    """Nobody is there and it is not in memory."""
    table, browsers = timed(server)
    who = after_tea(browsers)
    rest(server, table, browsers)
    before = written(server, table)
    server.pass_time(10 + BANK - 0.001)
    assert written(server, table) == before
    assert table.name not in server.hall.rooms
    server.pass_time(0.001)
    assert [(type(entry), getattr(entry, "seat", None)) for entry in written(server, table)[len(before) :]] == [
        (Late, who.seat)
    ]
    with server.client() as client:
        seats = good(client.get(f"/api/tables/{table.name}"))["seats"]
    assert [place["late"] for place in seats] == [place["seat"] == who.seat for place in seats]


def test_a_bot_comes_to_a_resting_table(server: Server) -> None:
    """And makes the one decision."""
    table, browsers = timed(server, "bot_once")
    who = after_tea(browsers)
    rest(server, table, browsers)
    server.pass_time(10 + BANK)
    wait_until(lambda: by_bots(server, table, who.seat) == 1)


# ------------------------------------------------------------------------------- bots for people
def test_a_seat_is_handed_over_and_taken_back(server: Server) -> None:
    """At any time; the bot stays when its owner only comes and looks, and goes when the owner acts."""
    table, browsers = timed(server)
    anna, ben, carl = browsers
    assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
    no_bot_moves(server, table, browsers)
    assert by_bots(server, table, 0) >= 1  # it is ready, sooner or later
    server.browser(table.name, table.secrets[0])
    assert stand_in(ben, 0) == "random"
    assert anna.act("wait")["type"] == "done"
    assert stand_in(ben, 0) == ""
    assert anna.to_act()
    who = after_tea(browsers)
    assert who.ask("hand_over", seat=who.seat, bot="random")["type"] == "done"  # in the middle of a question
    no_bot_moves(server, table, browsers)
    assert stand_in(carl, who.seat) == "random"
    assert who.ask("hand_over", seat=who.seat)["type"] == "done"
    played = by_bots(server, table, who.seat)
    play_on(server, browsers, who.to_act)
    assert (stand_in(carl, who.seat), by_bots(server, table, who.seat)) == ("", played)


def test_handing_over_in_the_draft(server: Server) -> None:
    """The bot chooses in its turn; a player who has taken the seat back chooses in person."""
    table, browsers = timed(server, clans="drafted")
    first = drafting(browsers)
    second, third = (browser for browser in browsers if browser is not first)
    for browser in (second, third):
        assert browser.ask("hand_over", seat=browser.seat, bot="random")["type"] == "done"
    assert third.ask("hand_over", seat=third.seat)["type"] == "done"
    choose(first)
    no_bot_moves(server, table, browsers)
    assert drafting(browsers) is third
    choose(third)
    no_bot_moves(server, table, browsers)
    assert (second.clan() != "", stand_in(first, second.seat), stand_in(first, third.seat)) == (True, "random", "")
    assert by_bots(server, table, third.seat) == 0
    assert third.to_act()


def test_who_cannot_hand_over(server: Server) -> None:
    """Before the start, to a bot nobody knows, somebody else's seat."""
    table = server.table("Anna", "Ben", start=False, bots=1)
    anna, ben = table.browsers()
    assert anna.ask("hand_over", seat=0, bot="random")["code"] == "not_now"
    assert ben.ask("hand_over", seat=0, bot="random")["code"] == "not_your_seat"
    assert anna.ask("hand_over", seat=0, bot="genius")["code"] == "bad_settings"
    assert stand_in(anna, 0) == ""


@pytest.mark.parametrize("clans", ["picked", "drafted"])
def test_bots_are_never_late(server: Server, clans: str) -> None:
    """They move at once; only the person can be late."""
    clock = {"seconds": SECONDS, "bank": BANK, "tea": TEA, "late": "wait"}
    table = server.table("Anna", bots=3, clans=clans, clock=clock)
    (anna,) = table.browsers()
    for _ in range(5):
        no_bot_moves(server, table, [anna])
        server.pass_time(TEA + BANK)
        assert late(anna) == {0}
        if anna.table["status"] == "drafting":
            choose(anna)
        else:
            assert anna.act(some_line(anna.view["decision"]["options"], Random(1)))["type"] == "done"
        assert late(anna) == set()
