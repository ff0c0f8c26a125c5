"""Asking why: what `act` would say, without acting."""

from __future__ import annotations

from pathlib import Path

from hinode.server.web.limits import Limits
from tests.server.people import Match, fails, match, played_out, reach_bids
from tests.server.serving import FAST, Browser, FakeTime, Json, Server

LINES = (
    *("ready", "pass", "propose lotus", "accept koi", "bid 0 0 0 0", "bid 99 0 0 0", "mandate 1 train", "dance", " "),
    *(
        "summon bushi edo",
        "summon daimyo fujin",
        "move bushi edo kyoto",
        "gift lotus 99 0",
        "gift koi 1 0",
        "build edo",
    ),
)


def why(browser: Browser, seat: int, line: str, number: int | None = None) -> Json:
    """What a browser hears when it asks."""
    return browser.ask("why", seat=seat, line=line, number=browser.number if number is None else number)


def ask_and_act(playing: Match, clan: int) -> set[str]:
    """Ask about all lines: those that are refused are refused by `act` in the same words. The reasons given."""
    browser, seat = playing.holder(clan)
    reasons: set[str] = set()
    for line in LINES:
        before = playing.game.state.key(), len(playing.game.actions)
        answer = why(browser, seat, line)
        assert (playing.game.state.key(), len(playing.game.actions)) == before
        if answer["type"] == "failed":
            assert {**browser.act(line, seat), "id": 0} == {**answer, "id": 0}
            reasons.add(answer.get("reason", ""))
    return reasons


def test_what_is_refused_is_explained_the_same_way(server: Server) -> None:
    """At many decisions of a game, by those who are asked and by those who are not; nothing happens by asking."""
    playing = match(server)
    reasons: set[str] = set()
    for step in ("tea", "choose_mandate", "recruit", "marshal", "bids"):
        playing.play_to(step)
        for clan in playing.game.seats:
            reasons |= ask_and_act(playing, clan)
    playing.agree()
    assert {"not_here", "not_your_turn", "open_tile", "large_gift", "no_stronghold"} <= reasons


def test_what_is_legal(server: Server) -> None:
    """All options are, and asking does not do them."""
    playing = match(server)
    playing.play_to("recruit")
    clan = playing.game.actors[0]
    browser, seat = playing.holder(clan)
    before = playing.game.state.key(), len(playing.game.actions)
    for option in playing.game.options(clan):
        assert why(browser, seat, option.text)["type"] == "done"
    assert (playing.game.state.key(), len(playing.game.actions)) == before


def test_a_refusal_has_a_name_and_what_it_is_about(server: Server) -> None:
    """So that a client can translate it. A line that is no action has none."""
    playing = match(server)
    playing.play_to("recruit")
    clan = playing.game.actors[0]
    browser, seat = playing.holder(clan)
    place = next(p["province"] for p in browser.view["provinces"] if browser.clan(seat) not in p["clans"])
    answer = why(browser, seat, f"summon bushi {place}")
    assert (answer["reason"], answer["about"], answer["rule"]) == ("no_stronghold", {"place": place}, "R1.5")
    assert answer["sentence"] == f"You have no stronghold in {place.capitalize()}."
    unreadable = why(browser, seat, "dance")
    assert fails(unreadable) == "unreadable"
    assert "reason" not in unreadable


def test_who_may_ask(server: Server) -> None:
    """Only for your own seat, during the game; an old question is stale."""
    playing = match(server)
    anna, _, _, watcher = playing.browsers
    assert fails(why(anna, 1, "ready")) == "not_your_seat"
    assert fails(why(watcher, 0, "ready")) == "not_your_seat"
    early = why(anna, 0, "ready", anna.number + 1)
    assert (fails(early), early["sentence"]) == ("stale", "There is no such question yet.")
    number = anna.number
    assert anna.act(f"propose {anna.clan(1)}")["type"] == "done"
    assert anna.act(f"withdraw {anna.clan(1)}")["type"] == "done"
    late = why(anna, 0, "ready", number)
    assert (fails(late), late["reason"]) == ("stale", "stale")
    with server.browser((waiting := server.table("Anna", start=False)).name, waiting.secrets[0]) as early:
        assert fails(why(early, 0, "ready", 1)) == "not_now"
    over = played_out(server)
    with server.browser(over.name, *over.secrets) as late:
        assert fails(why(late, 0, "ready", 1)) == "not_now"


def test_sealed_bids_stay_sealed(server: Server) -> None:
    """A player who has not bid gets the same answer whatever others have bid: only their own coins count."""
    playing = match(server)
    reach_bids(playing)
    clan = playing.game.actors[0]
    browser, seat = playing.holder(clan)
    coins = playing.game.state.coins[clan]
    assert why(browser, seat, f"bid {coins} 0 0 0")["type"] == "done"
    assert why(browser, seat, f"bid {coins + 1} 0 0 0")["about"] == {"purse": coins}


def test_it_counts_as_a_message(tmp_path: Path) -> None:
    """Asking too fast is refused, as with any message."""
    counted = Limits(requests=FAST.requests, openings=FAST.openings)
    with Server(tmp_path, FakeTime(), counted) as strict:
        table = strict.table("Anna", "Ben", "Cleo")
        with strict.browser(table.name, table.secrets[0]) as browser:
            answers = [why(browser, 0, "ready") for _ in range(counted.messages[1])]
    assert answers[0]["type"] == "done"
    assert fails(answers[-1]) == "too_fast"
