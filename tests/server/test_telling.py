"""A decision's clock starts when its story has been told: later by a time that depends on the log alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hinode.engine import events as ev
from hinode.engine.core.events import Event
from hinode.engine.hooks import SEAT
from hinode.server.table.clock import BEAT, LONGEST_STORY, news_for, telling_time
from tests.server.serving import Browser, FakeTime, Playing, Server, play_on
from tests.server.timing import act, after_tea, late, stands

SECONDS, BANK = 15, 20


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


@pytest.fixture
def hurry() -> None:
    """Stories take their time."""


def starts(browser: Browser) -> int:
    """The milliseconds until the clock of a browser's seat starts."""
    browser.settle()
    assert browser.clocks is not None
    return next(clock["starts"] for clock in browser.clocks if clock["seat"] == browser.seat)


def begun(server: Server) -> tuple[Playing, list[Browser]]:
    """Three people with a short clock."""
    table = server.table("Anna", "Ben", "Carl", clock={"seconds": SECONDS, "bank": BANK, "late": "wait"})
    return table, table.browsers()


def story(table: Playing, browser: Browser) -> int:
    """How long it takes to tell a player what happened."""
    return telling_time(news_for(table.game, SEAT.index[browser.clan()]))


def asked_next(server: Server, browsers: list[Browser], who: Browser) -> Browser:
    """Let the others play until another person than `who` is asked."""
    play_on(server, browsers, lambda: not who.to_act())
    return next(browser for browser in browsers if browser.to_act())


def test_the_clock_starts_when_the_story_has_been_told(server: Server) -> None:
    """Until then it is full and does not run; then it runs as usual, and the deadline is as much later."""
    table, browsers = begun(server)
    who = asked_next(server, browsers, after_tea(browsers))
    wait = story(table, who)
    assert BEAT <= starts(who) <= wait
    server.pass_time(starts(who) / 1000)
    assert (starts(who), stands(who)[:2]) == (0, (SECONDS, BANK))
    server.pass_time(5)
    assert stands(who)[0] == SECONDS - 5
    server.pass_time(SECONDS + BANK - 5 - 0.001)
    assert late(who) == set()
    server.pass_time(0.001)
    assert late(who) == {who.seat}


def test_answering_at_once_costs_nothing(server: Server) -> None:
    """Neither seconds nor bank, and the time that was left for the story is not saved."""
    _, browsers = begun(server)
    who = asked_next(server, browsers, after_tea(browsers))
    act(who, browsers)
    play_on(server, browsers, who.to_act)
    assert stands(who)[:2] == (SECONDS, BANK)
    assert starts(who) <= LONGEST_STORY


def test_the_tea_ceremony_starts_later_once(server: Server) -> None:
    """Proposals during the ceremony do not stop its clock again."""
    _, (anna, ben, _) = begun(server)
    wait = starts(anna)
    assert 0 < wait <= LONGEST_STORY
    server.pass_time(wait / 1000 + 10)
    assert ben.act(f"propose {anna.clan()}")["type"] == "done"
    assert (starts(anna), stands(anna)[0]) == (0, 4 * SECONDS - 10)


def test_a_long_story_is_not_told_forever() -> None:
    """At most 15 seconds; what only the log tells takes no time."""
    told = Event(ev.VP, (0, 1, "battle"))
    assert telling_time([]) == 0
    assert telling_time([told] * 3) == 3 * BEAT
    assert telling_time([told] * 500) == LONGEST_STORY
    assert telling_time([Event(ev.READY, (0,))] * 9) == 0
