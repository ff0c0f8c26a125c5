"""Tables with a clock for tests, and questions to ask about them."""

from __future__ import annotations

from typing import Any

from hinode.server.table.entries import DECODER, Acted, AnyEntry
from hinode.server.table.manners import bots_to_move
from tests.server.serving import Browser, Playing, Server, catch_up, wait_until

SECONDS, BANK, TEA = 60, 30, 200
PEOPLE = ("Anna", "Ben", "Carl")


def timed(server: Server, late: str = "wait", **settings: Any) -> tuple[Playing, list[Browser]]:
    """Three people and a clock."""
    clock = {"seconds": SECONDS, "bank": BANK, "tea": TEA, "late": late}
    table = server.table(*PEOPLE, clock=clock, **settings)
    return table, table.browsers()


def after_tea(browsers: list[Browser]) -> Browser:
    """Everybody is ready; who chooses the first mandate."""
    for browser in browsers:
        answer = browser.act("ready")
        assert answer["type"] == "done"
        catch_up(browsers, answer["n"])
    return next(browser for browser in browsers if browser.to_act())


def act(browser: Browser, browsers: list[Browser]) -> None:
    """Do the first thing one can do."""
    answer = browser.act(browser.view["decision"]["options"]["actions"][0])
    assert answer["type"] == "done"
    catch_up(browsers, answer["n"])


def stands(browser: Browser, seat: int | None = None) -> tuple[float, float, bool]:
    """How a clock stands now: seconds left, seconds in the bank, whether it is running."""
    browser.settle()
    assert browser.clocks is not None
    found = next(clock for clock in browser.clocks if clock["seat"] == (browser.seat if seat is None else seat))
    return found["left"] / 1000, found["bank"] / 1000, found["running"]


def late(browser: Browser) -> set[int]:
    """The seats that everybody sees as late."""
    browser.settle()
    return {place["seat"] for place in browser.table["seats"] if place["late"]}


def stand_in(browser: Browser, seat: int | None) -> str:
    """The stand-in bot of a seat."""
    browser.settle()
    return next(place["stand_in"] for place in browser.table["seats"] if place["seat"] == seat)


def written(server: Server, table: Playing) -> list[AnyEntry]:
    """The table's log."""
    return [DECODER.decode(body) for body in server.run(lambda: server.hall.store.load(table.name))]


def by_bots(server: Server, table: Playing, seat: int | None) -> int:
    """How often a bot has acted for a seat."""
    return sum(isinstance(entry, Acted) and entry.seat == seat and entry.bot != "" for entry in written(server, table))


def no_bot_moves(server: Server, table: Playing, browsers: list[Browser]) -> None:
    """Wait until bots have done what they have to, and everybody has heard of it."""
    wait_until(lambda: not bots_to_move(server.hall.rooms[table.name].table))
    for browser in browsers:
        browser.settle()
