"""People who are away: the game never runs on without a person in control, and their bots take their time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hinode.server.table import clock as clocks
from hinode.server.table.bots import STAND_IN
from hinode.server.table.entries import Acted
from tests.server.serving import Browser, FakeTime, Playing, Server, any_line, wait_until
from tests.server.timing import by_bots, late, stand_in, written

SECONDS, BANK = 15, 30
TEA = 4 * SECONDS


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server for each test: time passes for all its tables."""
    with Server(tmp_path, FakeTime()) as server:
        yield server


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take their time, but clocks start at once."""
    monkeypatch.setattr(clocks, "BEAT", 0)


def pass_time(server: Server, table: Playing, seconds: float, step: float = 0.5) -> list[Acted]:
    """Let time pass in steps; what bots did in it."""
    before = len(written(server, table))
    room = server.hall.rooms.get(table.name)
    for _ in range(int(seconds / step)):
        server.pass_time(step)
        wait_until(lambda: room is None or not room.bots_at_work)
    return [entry for entry in written(server, table)[before:] if isinstance(entry, Acted) and entry.bot]


def is_paused(browser: Browser) -> bool:
    """Whether the table says that it is paused."""
    browser.settle()
    return browser.table["paused"]


def begun(server: Server, *names: str, late: str = "bot", bots: int = 2) -> tuple[Playing, list[Browser]]:
    """People and bots in the first tea ceremony, with a short clock."""
    table = server.table(
        *names, bots=bots, bot="random", clock={"seconds": SECONDS, "bank": BANK, "late": late}, reading=0
    )
    return table, table.browsers()


# ------------------------------------------------------------------------------- nobody in control
def test_the_game_pauses_when_everybody_is_late(server: Server) -> None:
    """Both pages are open, and both have a bot: nothing happens until one of the two plays again."""
    table, (anna, ben) = begun(server, "Anna", "Ben")
    pass_time(server, table, TEA + BANK)
    assert (late(anna), stand_in(anna, 0), stand_in(anna, 1)) == ({0, 1}, STAND_IN, STAND_IN)
    assert is_paused(anna)
    length = len(table.game.actions)
    assert pass_time(server, table, 600, step=10) == []
    assert len(table.game.actions) == length
    assert ben.ask("hand_over", seat=1)["type"] == "done"
    assert not is_paused(anna)
    assert pass_time(server, table, 10)


@pytest.mark.parametrize("how", ["acts", "reconnects"])
def test_who_plays_again_ends_the_pause(server: Server, how: str) -> None:
    """Acting takes the seat back, and so does coming back."""
    table, (anna,) = begun(server, "Anna")
    pass_time(server, table, TEA + BANK)
    assert is_paused(anna)
    if how == "acts":
        decision = anna.view["decision"]
        assert anna.act("ready" if anna.to_act() else any_line(decision["options"]))["type"] == "done"
    else:
        server.browser(table.name, table.secrets[0])
    assert not is_paused(anna)


def test_a_paused_table_stays_paused_after_a_restart(tmp_path: Path) -> None:
    """It is not even due."""
    with Server(tmp_path, FakeTime()) as server:
        table, (anna,) = begun(server, "Anna")
        pass_time(server, table, TEA + BANK)
        assert is_paused(anna)
        length = len(written(server, table))
    with Server(tmp_path, FakeTime()) as server:
        server.pass_time(1000)
        assert server.hall.rooms == {}
        assert len(written(server, Playing(server, table.name, table.secrets))) == length


def test_one_person_in_control_is_enough(server: Server) -> None:
    """Ben plays on with the bot of Anna, who is late."""
    table, (_, ben) = begun(server, "Anna", "Ben", bots=1)
    assert ben.act("ready")["type"] == "done"
    pass_time(server, table, TEA + BANK + 6)
    assert (stand_in(ben, 0), stand_in(ben, 1), is_paused(ben)) == (STAND_IN, "", False)
    assert by_bots(server, table, 0) > 0


def test_bots_that_decide_once_do_not_play_alone(server: Server) -> None:
    """Everybody is late and nobody has acted since: no bot decides for them, nor for itself, until one is back."""
    table, (anna,) = begun(server, "Anna", late="bot_once")
    pass_time(server, table, TEA + 2 * BANK)
    assert (late(anna), is_paused(anna)) == ({0}, True)
    assert by_bots(server, table, 0) == 0
    assert anna.ask("hand_over", seat=0)["type"] == "done"
    assert (late(anna), is_paused(anna)) == (set(), False)


def test_a_person_may_watch_a_bot_play(server: Server) -> None:
    """Who has handed over is in control while connected; the game pauses when they close the page."""
    table, (anna,) = begun(server, "Anna")
    assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
    watcher = server.browser(table.name)
    pass_time(server, table, 20)
    assert by_bots(server, table, 0) > 1
    assert not is_paused(anna)
    anna.socket.close()
    watcher.until(lambda b: b.table["paused"])
    pass_time(server, table, 5)
    assert pass_time(server, table, 60, step=5) == []
    back = server.browser(table.name, table.secrets[0])
    assert stand_in(back, 0) == "random"
    assert pass_time(server, table, 20)


# ------------------------------------------------------------------------------- bots for people take their time
def test_a_stand_in_takes_its_time(server: Server) -> None:
    """At least two seconds for each decision, and after the seat was handed over: its owner can see and stop it."""
    table, browsers = begun(server, "Anna", "Ben", "Carl", bots=0)
    for browser in browsers[1:]:
        assert browser.act("ready")["type"] == "done"
    server.pass_time(1)
    began = server.time.served()
    assert browsers[0].ask("hand_over", seat=0, bot="random")["type"] == "done"
    pass_time(server, table, 60)
    times = [entry.at for entry in written(server, table) if isinstance(entry, Acted) and entry.seat == 0 and entry.bot]
    assert times
    assert all(2000 <= later - earlier for earlier, later in zip([began, *times], times, strict=False))
    assert times[0] - began <= 3000


def test_an_owner_can_interrupt(server: Server) -> None:
    """In the seconds before the bot decides, the seat and the decision are the owner's again."""
    table, (anna, ben, carl) = begun(server, "Anna", "Ben", "Carl", bots=0)
    assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
    assert pass_time(server, table, 2) == []
    assert anna.ask("hand_over", seat=0)["type"] == "done"
    assert pass_time(server, table, 20) == []
    for browser in (anna, ben, carl):
        browser.settle()
        assert browser.to_act()
