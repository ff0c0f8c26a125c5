"""What happened meanwhile: the pushes that a browser missed, from any moment on. Over real sockets."""

from __future__ import annotations

from typing import Any

import pytest

from hinode import view
from hinode.server.room.past import recount
from hinode.server.web import visit
from tests.server.people import Match, fails, match, plain
from tests.server.serving import Browser, Json, Server


def played(server: Server, actions: int, **settings: Any) -> Match:
    """A match in its middle."""
    playing = match(server, 3, seed=7, **settings)
    playing.play_until(lambda game: len(game.actions) >= actions)
    return playing


def told(browser: Browser, seat: int | None, since: int | None) -> Json:
    """The story, which must be one."""
    answer = browser.ask("recount", seat=seat, since=since)
    assert answer["type"] == "recounted", answer
    return answer


@pytest.mark.parametrize("since", [0, 1, 20, 60])
def test_the_story_leads_from_then_to_now(server: Server, since: int) -> None:
    """From the view of that moment, push after push and beat after beat, to the current view of every seat."""
    playing = played(server, 60)
    for browser in playing.browsers:
        seat = browser.holds[0] if browser.holds else None
        story = told(browser, seat, since)
        game = playing.table.game.at(since)
        clan = None if seat is None else browser.views[seat]["seat"]
        assert {**story["view"], "decision": None} == {**plain(view(game, clan)), "decision": None}
        assert (story["actions"], story["first"]) == (since, len(game.events))
        teller = Telling(story)
        browser.settle()
        assert teller.view == browser.views[seat]
        assert teller.events == browser.events[seat][len(game.events) :]


def test_the_story_from_the_very_beginning(server: Server) -> None:
    """Without a moment: also how the first season was set up, beat by beat, from the table before it."""
    playing = played(server, 3)
    browser = playing.browsers[0]
    seat = browser.holds[0]
    story = told(browser, seat, None)
    assert (story["actions"], story["first"], story["view"]["war"], story["view"]["decision"]) == (0, 0, [], None)
    opening = story["news"][0]
    assert opening["actions"] == 0
    assert [event["event"] for event in opening["events"]][:2] == ["season_began", "war_drawn"]
    assert opening["beats"][0]["end"] == 1
    teller = Telling(story)
    browser.settle()
    assert teller.view == browser.views[seat]
    assert teller.events == browser.events[seat]


class Telling:
    """A client that is told a story."""

    def __init__(self, story: Json) -> None:
        self.view: Json = story["view"]
        self.events: list[Json] = []
        for news in story["news"]:
            ends = [beat["end"] for beat in news.get("beats", [])]
            assert ends == sorted(set(ends))
            for beat in news.get("beats", []):
                self._patch(beat["patch"])
            self._patch(news["patch"])
            self.events += news["events"]

    def _patch(self, patch: Json) -> None:
        for path, value in patch.items():
            key, _, index = path.partition("/")
            if index:
                self.view[key][int(index)] = value
            else:
                self.view[key] = value


def test_a_seat_hears_only_its_own_story(server: Server) -> None:
    """Nobody is told the story of a seat it does not hold."""
    playing = played(server, 5)
    first, second = playing.browsers[:2]
    assert fails(first.ask("recount", seat=second.holds[0], since=0)) == "not_your_seat"
    assert fails(playing.browsers[-1].ask("recount", seat=0, since=0)) == "not_your_seat"
    assert fails(first.ask("recount", seat=9, since=0)) in ("not_your_seat", "unreadable")


def test_a_closed_table_tells_strangers_nothing(server: Server) -> None:
    """A stranger who came before the start hears no story of a game without spectators."""
    table = server.table("Anna", "Ben", "Cleo", spectators=False)
    browser = table.browsers()[0]
    assert fails(browser.ask("recount", seat=None, since=0)) == "no_spectators"


def test_a_long_story_is_cut(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its end is told, whatever the browser says it has seen."""
    monkeypatch.setattr(recount, "MOST", 10)
    playing = played(server, 30)
    browser = playing.browsers[0]
    length = len(playing.table.game.actions)
    story = told(browser, browser.holds[0], 0)
    assert (story["actions"], len(story["news"])) == (length - 10, 10)
    story = told(browser, browser.holds[0], 1_000_000)
    assert (story["actions"], story["news"]) == (length, [])


def test_stories_are_limited(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """They cost the server work, so they share a limit with previews."""
    playing = played(server, 5)
    browser = playing.browsers[0]
    monkeypatch.setattr(visit, "RECOUNT", 10_000_000)
    assert fails(browser.ask("recount", seat=browser.holds[0], since=0)) == "too_fast"
