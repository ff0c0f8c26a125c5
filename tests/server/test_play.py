"""Playing over real sockets: acting, refusals, views kept by patches, several tabs, bots for people."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hinode.engine.hooks import SEAT
from hinode.server.store.interface import Row
from tests.server.people import Match, Person, fails, is_news, match
from tests.server.serving import Browser, Json, Server, good


def on_disk(playing: Match) -> Row | None:
    """What the store says of the table."""
    server, name = playing.table.server, playing.table.name
    return server.run(lambda: server.hall.store.row(name))


# -------------------------------------------------------------------------------- acting
def test_an_action_is_answered_and_pushed_to_all(server: Server) -> None:
    """The actor gets an answer; everybody, the actor included, gets the events and the changes."""
    playing = match(server)
    anna, *others = playing.browsers
    answer = anna.act("ready")
    assert answer["type"] == "done"
    for browser in (anna, *others):
        browser.until(lambda b: is_news(b.seen[-1], answer["n"]) or b is anna)
        (news,) = (message for message in browser.seen if message["type"] == "news")
        assert (news["seat"], news["n"]) == (browser.seat, answer["n"])
        assert news["events"] == [{"event": "ready", "seat": anna.clan(0)}]
        assert "decision" in news["patch"]
        assert "provinces" not in news["patch"]
    row = on_disk(playing)
    assert row is not None
    assert row.n == answer["n"]
    playing.agree()


def refused(playing: Match, browser: Browser, seat: int, line: str, number: int) -> Json:
    """The refusal of an action; nothing changes by it, on disk or here, and nobody else hears of it."""
    heard = [settled(other) for other in playing.browsers if other is not browser]
    before = on_disk(playing), playing.game.state.key(), len(playing.game.events)
    answer = browser.ask("act", seat=seat, line=line, number=number)
    assert fails(answer)
    assert (on_disk(playing), playing.game.state.key(), len(playing.game.events)) == before
    assert [settled(other) - 2 for other in playing.browsers if other is not browser] == heard
    playing.agree()
    return answer


def settled(browser: Browser) -> int:
    """How many messages a browser has heard in all, with the view it asks for and the answer."""
    browser.settle()
    return len(browser.seen)


def test_stale(server: Server) -> None:
    """An answer to a question of before or after is refused."""
    playing = match(server)
    playing.play_to("marshal")
    browser, seat = playing.holder(playing.game.actors[0])
    line = playing.game.options(playing.game.actors[0]).sample(playing.rng).text
    for number in (0, browser.number - 1, browser.number + 1, 10**9):
        assert refused(playing, browser, seat, line, number)["code"] == "stale"
    playing.act(playing.game.actors[0], line)


def test_illegal(server: Server) -> None:
    """With a sentence and the rule; a line that is no action is `unreadable`."""
    playing = match(server)
    anna, ben, *_ = playing.browsers
    for line in ("pass", "bid 1 0 0 0", f"accept {ben.clan(1)}", f"propose {anna.clan(0)}", "propose dragonfly"):
        answer = refused(playing, anna, 0, line, anna.number)
        assert (answer["code"], answer["rule"]) == ("illegal", "R5.2")
    for line in ("dance", "propose fox", "bid 1 2", "ready ready", " "):
        assert refused(playing, anna, 0, line, anna.number)["code"] == "unreadable"
    answer = refused(playing, anna, 0, f"gift {ben.clan(1)} 99 0", anna.number)
    assert (answer["code"], answer["rule"][0]) == ("illegal", "Q")
    playing.play_to("marshal")
    clan = playing.game.actors[0]
    other, seat = playing.holder(next(seat for seat in playing.game.seats if seat != clan))
    answer = refused(playing, other, seat, "pass", other.number)
    assert (answer["code"], answer["rule"][:2]) == ("illegal", "R6")


def test_nobody_acts_for_another_seat(server: Server) -> None:
    """Not even what that seat could do; nor for a seat where nobody sits."""
    playing = match(server)
    anna, _, _, watcher = playing.browsers
    for browser, seat in ((anna, 1), (anna, 3), (watcher, 0)):
        assert refused(playing, browser, seat, "ready", anna.number)["code"] == "not_your_seat"


def test_nothing_is_played_before_the_start(server: Server) -> None:
    """There is no game to act in."""
    anna = Person(server)
    anna.open()
    with anna.browser() as browser:
        assert fails(browser.ask("act", seat=0, line="ready", number=1)) == "not_now"
        assert fails(browser.undo(0)) == "not_now"


# -------------------------------------------------------------------------------- views
@pytest.mark.parametrize("players", [3, 5])
def test_patches_keep_views_right(server: Server, players: int) -> None:
    """Through a whole game, after every message, for each seat and a spectator."""
    playing = match(server, players, seed=players)
    one, two = playing.game.seats[:2]
    for clan, line in ((one, f"propose {SEAT.text(two)} give 1 0"), (two, f"gift {SEAT.text(one)} 1 0")):
        playing.act(clan, line)
    while not playing.game.over:
        playing.turn()
        playing.agree()
        for browser in playing.browsers:
            assert good(playing.table.get("view", browser.seat)) == browser.view
    playing.agree(last=len(playing.game.events))
    assert {"proposed", "gift", "drew", "bid", "bid_revealed"} <= {event.kind.name for event in playing.game.events}
    for browser in playing.browsers:
        assert not any(message["type"] == "sync" for message in browser.seen[10:])
        browser.until(lambda b: b.table["status"] == "over")


# -------------------------------------------------------------------------------- tabs
def test_two_tabs(server: Server) -> None:
    """One acts, both see it; the late click of the other is stale."""
    playing = match(server)
    playing.play_to("choose_mandate")
    first, seat = playing.holder(playing.game.actors[0])
    second = server.browser(playing.table.name, playing.table.secrets[seat])
    assert (second.holds, second.view) == (first.holds, first.view)
    number = second.number
    line = playing.game.options(playing.game.actors[0]).sample(playing.rng).text
    playing.act(playing.game.actors[0], line)
    assert fails(second.act(line, number=number)) == "stale"
    playing.browsers.append(second)
    playing.agree()
    for _ in range(5):
        playing.turn()
        playing.agree()
    watcher = playing.browsers[3]
    for tab in (first, second):
        watcher.settle()
        assert watcher.table["seats"][seat]["connected"]
        tab.socket.close()
    watcher.until(lambda b: not b.table["seats"][seat]["connected"])


# -------------------------------------------------------------------------------- bots
def stands_in(seat: int, bot: str) -> Callable[[Browser], bool]:
    """Whether a browser sees that a bot plays for a seat ('': that none does)."""
    return lambda browser: browser.table["seats"][seat]["stand_in"] == bot


def proposal(browser: Browser, proposer: str, to: str) -> bool:
    """Whether a browser sees a proposal on the table."""
    return any(p[:2] == [proposer, to] for p in browser.view["decision"]["what"]["proposals"])


def test_a_seat_is_handed_to_a_bot_and_back(server: Server) -> None:
    """Everybody sees who plays. The owner gets the seat back by asking for it, or by acting."""
    playing = match(server)
    anna, ben, *_ = playing.browsers
    for _ in range(2):
        assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
        assert stands_in(0, "random")(anna)
        anna.until(lambda b: not b.to_act())  # the bot is ready in the end, the others are not
        assert anna.act("wait")["type"] == "done"
        assert stands_in(0, "")(anna)
        for browser in playing.browsers[1:]:
            browser.until(stands_in(0, "random"))
            browser.until(stands_in(0, ""))
        anna.settle()
        assert anna.to_act()
    assert anna.ask("hand_over", seat=0, bot="random")["type"] == "done"
    anna.until(lambda b: not b.to_act())
    assert anna.ask("hand_over", seat=0)["type"] == "done"
    ben.settle()
    assert ben.act(f"propose {anna.clan(0)}")["type"] == "done"
    anna.settle()
    assert stands_in(0, "")(anna)
    assert proposal(anna, ben.clan(1), anna.clan(0))  # no bot answers for Anna any more


def test_who_can_be_handed_over(server: Server) -> None:
    """One's own seat, in a game, to a bot that exists."""
    playing = match(server)
    anna = playing.browsers[0]
    assert fails(anna.ask("hand_over", seat=0, bot="hal")) == "bad_settings"
    assert fails(anna.ask("hand_over", seat=1, bot="random")) == "not_your_seat"
    ben = Person(server, "Ben")
    ben.open()
    with ben.browser() as browser:
        assert fails(browser.ask("hand_over", seat=0, bot="random")) == "not_now"


@pytest.mark.parametrize("stand_in", [True, False])
def test_a_bot_that_is_ready_answers_proposals(server: Server, stand_in: bool) -> None:
    """A bot on its own seat, and one that plays for a person."""
    table = server.table("Anna", "Cleo", "Ben") if stand_in else server.table("Anna", "Cleo", bots=1)
    anna = table.browsers()[0]
    if stand_in:
        assert table.browsers()[2].ask("hand_over", seat=2, bot="random")["type"] == "done"
    mine, bots = anna.clan(0), anna.clan(2)
    anna.until(lambda b: bots not in b.view["decision"]["actors"])
    assert anna.act(f"propose {bots}")["type"] == "done"
    answers = ({"event": "refused", "seat": bots, "proposer": mine}, {"event": "allied", "seat": mine, "ally": bots})
    anna.until(lambda b: any(answer in b.events[0] for answer in answers))


def test_an_acceptance_is_for_the_terms_the_player_saw(server: Server) -> None:
    """A proposal withdrawn or refused meanwhile, then made with other terms, is a new question."""
    for how in ("withdraw", "refuse"):
        playing = match(server)
        anna, ben, *_ = playing.browsers
        playing.hear(anna.act(f"propose {ben.clan(1)} give 1 0"))
        number = ben.views[1]["decision"]["number"]
        playing.hear(anna.act(f"withdraw {ben.clan(1)}") if how == "withdraw" else ben.act(f"refuse {anna.clan(0)}", 1))
        playing.hear(anna.act(f"propose {ben.clan(1)} ask 1 0"))
        assert fails(ben.act(f"accept {anna.clan(0)}", 1, number)) == "stale"


def test_a_gift_that_is_sent_again_is_given_once(server: Server) -> None:
    """A resent gift is not given twice; a player who has seen the first may give as much again."""
    playing = match(server)
    anna, ben, *_ = playing.browsers
    gift: Json = {"seat": 0, "line": f"gift {ben.clan(1)} 1 0", "number": anna.number}
    playing.hear(anna.ask("act", **gift, seen=0))
    assert fails(anna.ask("act", **gift, seen=0)) == "stale"
    playing.hear(ben.act("ready", 1))
    assert fails(anna.ask("act", **gift, seen=0)) == "stale"
    playing.hear(anna.ask("act", **gift, seen=2))
    assert [action.text for _, action in playing.game.actions].count(gift["line"]) == 2
