"""Reconnecting on another socket at any moment: the browser gets exactly what it missed."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from tests.server.people import Match, match, people, reach_bids, reach_mandate, reach_own_turn, reach_tea
from tests.server.serving import Browser, Json, Server, good

Memory = list[tuple[dict[int | None, list[Json]], list[int], int]]


def remembered(playing: Match) -> Memory:
    """What each browser would still know if its socket broke now: its events and marks, and the last news' number."""
    return [(deepcopy(browser.events), browser.marks[:], browser.n) for browser in playing.browsers]


def come_back(
    playing: Match, browser: Browser, events: dict[int | None, list[Json]], marks: list[int], since: int
) -> Browser:
    """A browser whose socket broke opens another. It asks for what it missed, and for nothing else."""
    table = playing.table
    again = table.server.browser(table.name, greet=False)
    again.events = deepcopy(events)
    again.marks = marks[:]
    again.send("hello", secrets=[table.secrets[seat] for seat in browser.holds], since=since)
    again.until(lambda b: any(message["type"] == "talk" for message in b.seen))
    return again


def all_come_back(playing: Match, memory: Memory) -> None:
    """Everybody comes back and knows exactly what those know who stayed."""
    for browser, (events, marks, since) in zip(playing.browsers, memory, strict=True):
        with come_back(playing, browser, events, marks, since) as again:
            assert again.holds == browser.holds
            assert again.views == browser.views
            assert again.events == browser.events
            assert again.marks == browser.marks


@pytest.mark.parametrize("reach", [reach_tea, reach_mandate, reach_bids])
def test_coming_back(server: Server, reach: Callable[[Match], None]) -> None:
    """In the middle of a decision, having missed everything, a little or nothing; the game continues from there."""
    playing = match(server, seed=4)
    memories = [remembered(playing)]
    for _ in range(2):
        playing.turn()
    memories.append(remembered(playing))
    reach(playing)
    memories.append(remembered(playing))
    for memory in memories:
        all_come_back(playing, memory)
    for browser, (events, marks, since) in zip(playing.browsers, memories[-1], strict=True):
        with come_back(playing, browser, events, marks, since) as again:  # it missed nothing, so it gets no event
            assert [message["events"] for message in again.seen if message["type"] == "sync"] == [[]]
    clan = playing.game.actors[0]
    stayed, seat = playing.holder(clan)
    playing.browsers[seat] = come_back(playing, stayed, *memories[-1][seat])
    playing.turn(clan)
    playing.agree()


def test_coming_back_after_an_undo(server: Server) -> None:
    """A browser that saw the undone action forgets it; one that did not never hears of it, even if others followed."""
    playing = match(server, seed=2)
    memories = [remembered(playing)]
    reach_own_turn(playing)
    clan = playing.game.actions[-1][0]
    memories.append(remembered(playing))
    playing.undo(clan)
    memories.append(remembered(playing))
    playing.undo(clan)
    for memory in memories:
        all_come_back(playing, memory)
    for _ in range(3):
        memories.append(remembered(playing))
        playing.turn()
    for memory in memories:
        all_come_back(playing, memory)


@pytest.mark.parametrize("since", [0, 3])
def test_coming_back_after_the_start(server: Server, since: int) -> None:
    """A browser that was there before the game began has seen none of its events."""
    played = people(server, "Anna", "Ben", "Cleo")
    with played[0].browser() as early:
        assert early.table["n"] == 3
    good(played[0].ask("start"))
    with server.browser(played[0].table, greet=False) as again, played[0].browser() as fresh:
        again.send("hello", secrets=[played[0].secret], since=since)
        again.until(lambda b: b.views)
        assert again.events == fresh.events
        assert again.view == fresh.view
