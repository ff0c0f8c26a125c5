"""Asking before acting, over real sockets: what a choice would do, where Force comes from."""

from __future__ import annotations

import pytest

from hinode.knowledge.breakdown import forces
from hinode.knowledge.preview import preview
from hinode.server.protocol import MAX_PREVIEWS
from hinode.server.web.limits import Limits
from tests.server.people import Match, fails, match
from tests.server.serving import AT_ONCE, FakeTime, Server, play_on


def at_marshal(server: Server) -> Match:
    """A match in which somebody is about to move."""
    playing = match(server)
    play_on(server, playing.browsers, lambda: playing.game.decision and playing.game.decision.NAME == "marshal")
    return playing


def untouched(playing: Match) -> tuple[object, ...]:
    """All that must not change by asking."""
    game = playing.game
    return game.state.key(), len(game.actions), len(game.events), [len(browser.seen) for browser in playing.browsers]


def test_what_some_lines_would_do(server: Server) -> None:
    """One answer for all lines, in order, as the engine says; nobody else hears of it and nothing changes."""
    playing = at_marshal(server)
    mover = next(browser for browser in playing.browsers if browser.to_act())
    lines = mover.view["decision"]["options"]["actions"][:3] + ["pass"]
    for browser in playing.browsers:
        browser.settle()
    before = untouched(playing)
    answer = mover.ask("preview", seat=mover.seat, lines=lines, number=mover.number)
    mover.seen.pop()
    assert answer["type"] == "previewed"
    assert answer["previews"] == [preview(playing.game, mover.clan(), line) for line in lines]
    for browser in playing.browsers:
        browser.settle()
        browser.seen[-2:] = []  # the view again, and that it was sent
    assert untouched(playing) == before


def test_where_force_comes_from(server: Server) -> None:
    """Everybody may ask, spectators too, and hears the same."""
    playing = at_marshal(server)
    told = forces(playing.game.state)
    with server.browser(playing.table.name) as watcher:
        for browser in (*playing.browsers, watcher):
            answer = browser.ask("force")
            assert (answer["type"], answer["places"]) == ("forces", told)


def test_refused_as_the_action_would_be(server: Server) -> None:
    """Illegal, stale, unreadable, another's seat, too many, none: each with its code."""
    playing = at_marshal(server)
    mover = next(browser for browser in playing.browsers if browser.to_act())
    other = next(browser for browser in playing.browsers if not browser.to_act())
    number = mover.number

    def refused(seat: int | None, lines: list[str], number: int = number) -> str:
        return fails(mover.ask("preview", seat=seat, lines=lines, number=number))

    assert refused(mover.seat, ["pass", "bid 1 0 0 0"]) == "illegal"
    assert refused(mover.seat, ["pass"], number - 1) == "stale"
    assert refused(mover.seat, ["dance"]) == "unreadable"
    assert refused(other.seat, ["pass"]) == "not_your_seat"
    assert refused(mover.seat, []) == "unreadable"
    assert refused(mover.seat, ["pass"] * (MAX_PREVIEWS + 1)) == "unreadable"
    assert fails(other.ask("preview", seat=other.seat, lines=["pass"], number=number)) == "illegal"


def test_before_the_game_there_is_nothing_to_ask(server: Server) -> None:
    """Neither a choice nor Force."""
    table = server.table("Anna", start=False, players=3)
    with server.browser(table.name, table.secrets[0]) as anna:
        assert fails(anna.ask("force")) == "not_now"
        assert fails(anna.ask("preview", seat=0, lines=["ready"], number=0)) == "not_now"


def test_too_many_previews_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The limit counts lines, not messages; acting still works, and previews come back with time."""
    limits = Limits(requests=AT_ONCE, openings=AT_ONCE, messages=AT_ONCE, previews=(2, 5))
    time = FakeTime()
    with Server(tmp_path_factory.mktemp("slow"), time, limits) as server:
        table = server.table("Anna", "Ben", "Cleo")
        with server.browser(table.name, table.secrets[0]) as anna:

            def asked(lines: int) -> str:
                answer = anna.ask("preview", seat=0, lines=["ready"] * lines, number=anna.number)
                return answer["type"] if answer["type"] == "previewed" else fails(answer)

            assert [asked(4), asked(2), asked(1), asked(1)] == ["previewed", "too_fast", "previewed", "too_fast"]
            assert anna.act("ready")["type"] == "done"
            time.now += 1000
            assert anna.act("wait")["type"] == "done"
            assert [asked(2), asked(1)] == ["previewed", "too_fast"]
