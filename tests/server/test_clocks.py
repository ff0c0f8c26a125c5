"""Clocks, over real sockets and in fake time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hinode.bots.random_bot import choose
from hinode.engine.core.rng import Rng
from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from hinode.server.settings import DAY, Clock
from hinode.server.table.clock import TimeSource, asked, asked_again, begin, deadline, in_tea, moved_on
from tests.server.serving import Browser, FakeTime, Server, catch_up, play_on, wait_until
from tests.server.timing import (
    BANK,
    PEOPLE,
    SECONDS,
    TEA,
    act,
    after_tea,
    by_bots,
    late,
    no_bot_moves,
    stands,
    timed,
    written,
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


# ------------------------------------------------------------------------------- seconds and the bank
def test_without_a_clock_nothing_is_ever_due(server: Server) -> None:
    """However long it takes."""
    table = server.table(*PEOPLE)
    browsers = table.browsers()
    after_tea(browsers)
    before = written(server, table)
    server.pass_time(1000 * DAY)
    assert server.run(lambda: server.hall.store.due(10**15, 10)) == []
    assert late(browsers[0]) == set()
    assert browsers[0].clocks is None
    assert written(server, table) == before


def test_first_the_seconds_then_the_bank(server: Server) -> None:
    """Each decision has its seconds; what it takes longer is gone from the bank for good."""
    _, browsers = timed(server)
    who = after_tea(browsers)
    assert stands(who) == (SECONDS, BANK, True)
    server.pass_time(50)
    assert stands(who) == (10, BANK, True)
    server.pass_time(20)
    assert stands(who) == (0, BANK - 10, True)
    act(who, browsers)
    assert stands(who)[:2] == (SECONDS, BANK - 10)
    assert late(who) == set()


def test_every_push_carries_the_clocks(server: Server) -> None:
    """Others hear without asking whose clock runs, and how much time everybody has."""
    _, browsers = timed(server)
    who = after_tea(browsers)
    server.pass_time(SECONDS + 4)
    act(who, browsers)
    for browser in browsers:
        assert browser.seen[-1]["type"] in ("news", "done")
        assert browser.clocks is not None
        assert [clock["seat"] for clock in browser.clocks] == [0, 1, 2]
        for other, clock in zip(browsers, browser.clocks, strict=True):
            bank = BANK - 4 if other is who else BANK
            stands = {"left": SECONDS * 1000, "bank": bank * 1000, "running": other.to_act(), "starts": 0}
            assert clock == {"seat": other.seat, **stands}


def test_a_correspondence_clock_is_the_same_with_days(server: Server) -> None:
    """Days for a decision, days in the bank."""
    table = server.table(*PEOPLE, clock={"seconds": 3 * DAY, "bank": 7 * DAY, "late": "bot_once"})
    browsers = table.browsers()
    assert stands(browsers[0]) == (12 * DAY, 7 * DAY, True)  # the tea ceremony takes four times as long
    who = after_tea(browsers)
    for _ in range(9):
        server.pass_time(DAY)
    assert stands(who) == (0, DAY, True)
    server.pass_time(DAY - 0.001)
    assert late(who) == set()
    server.pass_time(0.001)
    no_bot_moves(server, table, browsers)
    assert late(who) == {who.seat}
    assert by_bots(server, table, who.seat) == 1


# ------------------------------------------------------------------------------- several seats at once
def test_the_tea_ceremony_is_one_decision(server: Server) -> None:
    """With an allowance of its own: talk, and other questions it brings, give nobody new time."""
    _, browsers = timed(server)
    anna, ben, _ = browsers
    server.pass_time(TEA - 20)
    for line in (f"propose {anna.clan()}", f"propose {anna.clan()} give 1 0"):  # other terms are another question
        number = ben.number
        assert ben.act(line)["type"] == "done"
    assert ben.number > number
    catch_up(browsers, ben.n)
    assert anna.act(f"refuse {ben.clan()}")["type"] == "done"
    for browser in browsers:
        assert stands(browser) == (20, BANK, True)
    server.pass_time(20 + BANK)
    assert late(anna) == {0, 1, 2}


def test_the_tea_ceremony_has_a_clock_for_each_seat(server: Server) -> None:
    """A ready player's clock stops, the others' run on; after the ceremony all have the usual seconds."""
    _, browsers = timed(server)
    anna, ben, carl = browsers
    server.pass_time(TEA - 20)
    assert anna.act("ready")["type"] == "done"
    server.pass_time(25)
    assert stands(anna)[1:] == (BANK, False)
    for seat in (1, 2):
        assert stands(anna, seat) == (0, BANK - 5, True)
    assert ben.act("ready")["type"] == "done"
    server.pass_time(BANK - 5)
    assert late(anna) == {2}
    assert carl.act("ready")["type"] == "done"
    catch_up(browsers, carl.n)
    assert late(anna) == set()
    assert [stands(anna, seat)[1] for seat in range(3)] == [BANK, BANK - 5, 0]
    assert stands(next(browser for browser in browsers if browser.to_act()))[::2] == (SECONDS, True)


def test_who_is_no_longer_ready_gets_no_new_time(server: Server) -> None:
    """The tea ceremony is one decision, however often one says ready and wait. Being ready costs nothing."""
    _, browsers = timed(server)
    anna = browsers[0]
    for left in (TEA - 50, TEA - 100, TEA - 150):
        server.pass_time(50)
        assert stands(anna) == (left, BANK, True)
        assert anna.act("ready")["type"] == "done"
        assert anna.act("wait")["type"] == "done"
        assert stands(anna) == (left, BANK, True)
    assert anna.act("ready")["type"] == "done"
    server.pass_time(20)
    assert anna.act("wait")["type"] == "done"
    assert stands(anna) == (TEA - 150, BANK, True)


def test_bids_of_several_seats(server: Server) -> None:
    """All bidders think at the same time; a bid stops its bidder's clock."""
    _, browsers = timed(server)
    play_on(server, browsers, lambda: browsers[0].view["decision"]["what"]["step"] == "bids")
    first, *others = [browser for browser in browsers if browser.to_act()]
    assert others
    server.pass_time(SECONDS + 1)
    assert first.act("bid 0 0 0 0")["type"] == "done"
    server.pass_time(BANK - 1)
    assert stands(first)[1:] == (BANK - 1, False)
    assert late(first) == {browser.seat for browser in others}
    for browser in others:
        assert stands(browser) == (0, 0, True)


# ------------------------------------------------------------------------------- going back
def play_to_undo(server: Server, browsers: list[Browser]) -> tuple[Browser, tuple[float, float, bool]]:
    """Play until somebody has done something that can be undone after 70 seconds; who, and its clock before it."""
    while True:
        browser = next(browser for browser in browsers if browser.to_act())
        server.pass_time(SECONDS + 10)
        before = stands(browser)
        act(browser, browsers)
        if browser.view["undo"]:
            return browser, before
        assert browser.view["decision"]["what"]["step"] != "bids"


def test_undo_gives_no_time_back(server: Server) -> None:
    """The question is asked again, and its clock runs on as if nothing had happened."""
    table = server.table(*PEOPLE, clock={"seconds": SECONDS, "bank": 10 * DAY, "late": "wait"})
    browsers = table.browsers()
    after_tea(browsers)
    browser, (left, bank, _) = play_to_undo(server, browsers)
    assert left == 0
    server.pass_time(5)
    assert browser.undo()["type"] == "done"
    assert stands(browser) == (0, bank - 5, True)
    assert [running for _, _, running in (stands(browser, seat) for seat in range(3))].count(True) == 1


def test_a_take_back_all_agree_to_gives_new_time(server: Server) -> None:
    """Players asked again get new seconds; banks stay as they are."""
    _, browsers = timed(server)
    who = after_tea(browsers)
    server.pass_time(SECONDS + 10)
    act(who, browsers)
    server.pass_time(5)
    assert who.ask("ask_take_back", seat=who.seat, length=3)["type"] == "done"
    for browser in browsers:
        if browser is not who:
            assert browser.agree()["type"] == "done"
    assert stands(who) == (SECONDS, BANK - 10, True)
    assert who.to_act()
    server.pass_time(SECONDS + BANK - 10.001)
    assert late(who) == set()
    server.pass_time(0.001)
    assert late(who) == {who.seat}


# ------------------------------------------------------------------------------- the arithmetic
CLOCKS = st.builds(Clock, st.integers(5, 300), st.integers(0, 300), st.none() | st.integers(5, 900))
MOMENT = st.integers(0, 10**6)


@given(CLOCKS, st.integers(0, 10**6), st.lists(st.integers(0, 400_000), max_size=40))
def test_clocks_through_a_game(clock: Clock, seed: int, pauses: list[int]) -> None:
    """Banks never grow and are never negative; players still thinking keep their deadline, others get a new one."""
    names = ("koi", "lotus", "turtle")
    clans = tuple(SEAT.index[name] for name in names)
    game = new_game(names, seed=seed)
    rng, now = Rng(seed), 5
    times = moved_on(clock, begin(clock, 3), None, game, clans, now)
    assert times == ((now, clock.bank * 1000, True),) * 3
    for pause in pauses:
        if game.over:
            break
        before = game.clone()
        now += pause
        actor = rng.pick(game.actors)
        game.act(actor, choose(game.options(actor), rng))
        after = moved_on(clock, times, before, game, clans, now)
        same = before.number == game.number or (in_tea(before) and in_tea(game))
        for seat in range(3):
            assert 0 <= after[seat][1] <= times[seat][1]
            assert after[seat][2] == asked(game, clans)[seat] == (clans[seat] in game.actors)
            old = deadline(clock, times, in_tea(before), seat)
            new = deadline(clock, after, in_tea(game), seat)
            if new is None:
                assert clans[seat] not in game.actors
            elif same and old is not None:
                assert new == old
            else:
                assert new == now + clock.allowance(in_tea(game)) + after[seat][1]
        again = asked_again(after, game, clans, now + 1)
        assert [bank for _, bank, _ in again] == [bank for _, bank, _ in after]
        assert {began for began, _, running in again if running} <= {now + 1}
        times = after


@given(CLOCKS, MOMENT, MOMENT, MOMENT, MOMENT, st.booleans())
def test_deadlines_are_monotone(clock: Clock, began: int, bank: int, later: int, more: int, tea: bool) -> None:
    """Being asked later, or having more in the bank, makes nobody late earlier; only players to act can be late."""
    first = deadline(clock, ((began, bank, True),), tea, 0)
    second = deadline(clock, ((began + later, bank + more, True),), tea, 0)
    assert first is not None
    assert second is not None
    assert began + clock.allowance(tea) + bank == first <= second
    assert deadline(clock, ((began, bank, False),), tea, 0) is None


@given(st.lists(st.tuples(MOMENT, st.integers(0, 10**12)), max_size=5))
def test_served_time_continues_where_it_stopped(runs: list[tuple[int, int]]) -> None:
    """Over any number of runs, whatever the machine's clock says at the start of each."""
    served = 0
    for length, start in runs:
        time = FakeTime()
        time.now = start
        time.resume(served)
        assert time.served() == served
        time.now += length
        served += length
        assert time.served() == served


def test_real_time_passes() -> None:
    """Outside of tests."""
    time = TimeSource()
    wait_until(lambda: time.served() > 0)
    assert time.wall() > 1_700_000_000_000
