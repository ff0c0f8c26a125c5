"""Undo within the rules, and take-backs that all agree to. Over real sockets."""

from __future__ import annotations

import pytest

from hinode.engine.core.events import KINDS
from hinode.engine.hooks import SEAT
from tests.server.people import Match, Person, fails, match
from tests.server.serving import Browser, Json, Server


def seen(playing: Match) -> list[Json]:
    """What each browser sees; but not the number of the question, which only ever grows."""
    views = [dict(browser.view) for browser in playing.browsers]
    for view in views:
        view["decision"] = {**view["decision"], "number": None}
    return views


# -------------------------------------------------------------------------------- undo
@pytest.mark.parametrize("turn", [False, True])
def test_undo(server: Server, turn: bool) -> None:
    """One action or all of the turn: everybody sees the game as before, and is asked with a new number."""
    playing = match(server)
    anna, ben, *_ = playing.browsers
    before, events, numbers = seen(playing), len(playing.game.events), {anna.number}
    for line in (f"propose {ben.clan(1)} give 1 0", "ready", "wait") if turn else ("ready",):
        playing.hear(anna.act(line))
        numbers.add(anna.number)
    assert [browser.view["undo"] for browser in playing.browsers] == [True, False, False, False]
    playing.hear(anna.undo(0, turn))
    assert seen(playing) == before
    assert all(len(browser.events[browser.seat]) == events for browser in playing.browsers)
    playing.agree()
    assert anna.number > max(numbers)
    assert all(fails(anna.act("ready", number=number)) == "stale" for number in numbers)
    playing.hear(anna.act("ready"))
    playing.agree()


def test_no_undo(server: Server) -> None:
    """Not before the first action, not of what others did, not after somebody else has acted or tiles were drawn."""
    playing = match(server)
    anna, ben, cleo, _ = playing.browsers

    def refused(browser: Browser, seat: int) -> None:
        before = playing.game.state.key()
        for turn in (False, True):
            answer = browser.undo(seat, turn)
            assert (fails(answer), answer.get("rule", "")) == ("illegal", "")
        assert playing.game.state.key() == before
        assert browser.view["undo"] is False

    refused(anna, 0)
    playing.hear(anna.act("ready"))
    refused(ben, 1)
    playing.hear(ben.act("ready"))
    refused(anna, 0)
    playing.hear(cleo.act("ready"))  # the last: now tiles are drawn
    assert playing.game.events[-1].kind.name == "drew"
    for seat, browser in enumerate((anna, ben, cleo)):
        refused(browser, seat)
    assert fails(anna.undo(1)) == "not_your_seat"
    playing.agree()


def test_numbers_never_repeat(server: Server) -> None:
    """However often people take back what they can: browsers agree, and no old answer fits a new question."""
    playing = match(server, players=4, seed=3)
    highest = undone = 0
    for _ in range(100):
        playing.turn()
        highest = max(highest, playing.game.number)
        clan = playing.game.actions[-1][0]
        if playing.game.can_undo(clan) and not playing.rng.below(2):
            playing.undo(clan, turn=not playing.rng.below(3))
            assert playing.game.number > highest
            highest = playing.game.number
            undone += 1
            playing.agree()
    assert undone > 10
    playing.agree(last=len(playing.game.events))


# -------------------------------------------------------------------------------- take-backs
def wish(browser: Browser) -> Json | None:
    """The take-back a browser is asked about, but for its number."""
    browser.settle()
    asked = browser.table["take_back"]
    return asked and {key: value for key, value in asked.items() if key != "wish"}


def ask(browser: Browser, length: int) -> Json:
    """Ask for a take-back."""
    return browser.ask("ask_take_back", seat=browser.seat, length=length)


def drawn(server: Server) -> Match:
    """A match in which several have drawn tiles: no undo goes back to before that."""
    playing = match(server, seed=5)
    playing.play_until(lambda game: len(game.state.played) == 3)
    return playing


def test_all_agree(server: Server) -> None:
    """The game goes back past what no undo could; everybody sees the same; numbers grow; it can be played on."""
    playing = drawn(server)
    anna, ben, cleo, watcher = playing.browsers
    number, then = playing.game.number, playing.game.at(3)
    assert ask(anna, 3)["type"] == "done"
    for browser in playing.browsers:
        assert wish(browser) == {"seat": 0, "length": 3, "agreed": [0]}
    assert cleo.agree()["type"] == "done"
    assert wish(watcher) == {"seat": 0, "length": 3, "agreed": [0, 2]}
    assert len(playing.game.actions) > 3
    playing.hear(ben.agree())
    assert playing.game.state.key() == then.state.key()
    assert playing.game.number > number
    playing.agree(last=len(playing.game.events))
    assert wish(watcher) is None
    for _ in range(5):
        playing.turn()
        playing.agree()


def test_back_to_before_a_line_of_the_log(server: Server) -> None:
    """The marks say how many actions remain so that an event, and what came with it, has not happened."""
    playing = drawn(server)
    anna, ben, cleo, _ = playing.browsers
    for browser in (anna, ben, cleo):
        browser.settle()
    event = next(i for i, event in enumerate(anna.events[0]) if event["event"] == "mandate_played")
    length = sum(mark <= event for mark in anna.marks) - 1
    kept = anna.marks[length]
    before = anna.events[0][:kept]
    assert kept <= event
    assert ask(anna, length)["type"] == "done"
    assert ben.agree()["type"] == "done"
    playing.hear(cleo.agree())
    anna.settle()
    assert len(playing.game.actions) == length == len(anna.marks)
    assert anna.events[0] == before
    playing.turn()
    playing.agree()


@pytest.mark.parametrize("who", [0, 1])
def test_one_no_ends_it(server: Server, who: int) -> None:
    """The player who asked can withdraw, too. Nothing has changed, and it can be asked again."""
    playing = drawn(server)
    anna, _, cleo, watcher = playing.browsers
    before = playing.game.state.key()
    assert ask(anna, 0)["type"] == "done"
    assert cleo.agree()["type"] == "done"
    assert playing.browsers[who].agree(yes=False)["type"] == "done"
    assert wish(watcher) is None
    assert fails(cleo.agree()) == "stale"
    assert playing.game.state.key() == before
    assert ask(cleo, 1)["type"] == "done"
    assert wish(anna) == {"seat": 2, "length": 1, "agreed": [2]}


@pytest.mark.parametrize("how", ["act", "undo"])
def test_playing_on_ends_it(server: Server, how: str) -> None:
    """Acting counts as a no."""
    playing = match(server)
    anna, ben, cleo, _ = playing.browsers
    for browser in (cleo, anna):
        playing.hear(browser.act("ready"))
    assert ask(ben, 0)["type"] == "done"
    playing.hear(anna.act("wait") if how == "act" else anna.undo(0))
    assert wish(ben) is None
    assert fails(cleo.agree()) == "stale"
    playing.agree()


def test_nonsense(server: Server) -> None:
    """There must be something to take back, and an answer must name the open request."""
    playing = match(server)
    anna, ben, _, watcher = playing.browsers
    assert fails(ask(anna, 0)) == "not_now"
    playing.hear(anna.act("ready"))
    for length in (1, 2, 10**9):
        assert fails(ask(anna, length)) == "not_now"
    assert fails(ben.agree()) == "stale"
    assert ask(anna, 0)["type"] == "done"
    assert fails(ben.ask("answer_take_back", seat=1, wish=0, yes=True)) == "stale"
    assert fails(ben.ask("answer_take_back", seat=2, wish=0, yes=True)) == "not_your_seat"
    assert fails(watcher.ask("answer_take_back", seat=0, wish=0, yes=True)) == "not_your_seat"
    assert fails(watcher.ask("ask_take_back", seat=0, length=0)) == "not_your_seat"
    assert wish(ben) == {"seat": 0, "length": 0, "agreed": [0]}
    dora = Person(server, "Dora")
    dora.open()
    with dora.browser() as browser:
        assert fails(ask(browser, 0)) == "not_now"
        assert fails(browser.agree()) == "stale"


@pytest.mark.parametrize("people", [1, 2])
def test_bots_agree(server: Server, people: int) -> None:
    """A person alone with bots goes back at once; two need each other's yes only."""
    table = server.table(*("Anna", "Ben")[:people], bots=3 - people)
    browsers = table.browsers()
    anna = browsers[0]
    bots = {seat["clan"] for seat in anna.table["seats"] if seat["bot"]}
    anna.until(lambda b: not bots & {*b.view["decision"]["actors"]})  # they are ready, or it is Anna's turn
    answer = ask(anna, 0)
    if people == 2:
        assert wish(anna) == {"seat": 0, "length": 0, "agreed": [0]}
        answer = browsers[1].agree()
    assert answer["type"] == "done"
    browsers[-1].settle()
    (back,) = [m for m in browsers[-1].seen if m["type"] == "news" and m["n"] == answer["n"]]
    assert (back["events"], back["first"]) == ([], len(table.game.at(0).events))
    browsers[-1].until(lambda b: not bots & {*b.view["decision"]["actors"]})  # and they play again


def test_a_late_yes_is_for_the_wish_it_was_meant_for(server: Server) -> None:
    """Anna's wish ends when Ben acts; his yes to it does not count for Cleo's, though it names the same position."""
    playing = match(server)
    anna, ben, cleo, _ = playing.browsers
    playing.hear(anna.act("ready"))
    assert ask(anna, 0)["type"] == "done"
    ben.settle()
    old = ben.table["take_back"]["wish"]
    playing.hear(ben.act("ready"))
    assert ask(cleo, 0)["type"] == "done"
    assert fails(ben.ask("answer_take_back", seat=1, wish=old, yes=True)) == "stale"
    assert wish(anna) == {"seat": 2, "length": 0, "agreed": [2]}


def test_handing_over_is_agreeing(server: Server) -> None:
    """Bots agree always: the last one who has not answered lets a bot play, and the game goes back."""
    playing = match(server)
    anna, ben, cleo, _ = playing.browsers
    playing.hear(anna.act("ready"))
    assert ask(anna, 0)["type"] == "done"
    assert cleo.agree()["type"] == "done"
    assert ben.ask("hand_over", seat=1, bot="random")["type"] == "done"
    anna.settle()
    assert anna.table["take_back"] is None
    assert any(m["type"] == "news" and m["actions"] == 0 for m in anna.seen)


def test_an_undo_that_is_sent_twice_takes_back_once(server: Server) -> None:
    """The second is for a question that is not asked any more."""
    playing = match(server)
    anna = playing.browsers[0]
    clan = anna.clan()
    for line in ("ready", "wait", "ready"):
        playing.hear(anna.act(line))
    number = anna.number
    playing.hear(anna.ask("undo", seat=0, number=number))
    assert fails(anna.ask("undo", seat=0, number=number)) == "stale"
    assert [action.text for seat, action in playing.game.actions if SEAT.text(seat) == clan] == ["ready", "wait"]


def test_a_take_back_reveals_nothing(server: Server) -> None:
    """Neither drawn nor hidden tiles, neither when they are taken back nor when they come again."""
    playing = drawn(server)
    for length in (4, 1):
        while len(playing.game.actions) < 12:
            playing.turn()
        anna, ben, cleo, _ = playing.browsers
        assert ask(ben, length)["type"] == "done"
        assert anna.agree()["type"] == "done"
        playing.hear(cleo.agree())
        playing.agree()
    playing.play_until(lambda game: len(game.state.played) == 3)
    for browser in playing.browsers:
        told = [event for message in browser.seen for event in message.get("events", ())]
        private = [event for event in told if KINDS[event["event"]].private]
        assert len(private) > 5
        own = browser.clan() if browser.holds else None
        assert all(event.keys() == {"event", "seat"} for event in private if event["seat"] != own)
        wishes = [m["table"]["take_back"] for m in browser.seen if m["type"] == "table"]
        assert all(asked is None or asked.keys() == {"wish", "seat", "length", "agreed"} for asked in wishes)
