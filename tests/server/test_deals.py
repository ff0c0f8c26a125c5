"""The deal ledger over real sockets: who sees a deal, who answers it, and what cannot be promised."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.server.table.ledger import MAX_DEALS, MAX_OPEN
from tests.server.dealing import (
    OF_EACH_KIND,
    PEOPLE,
    deal,
    do,
    hear_verdict,
    offer,
    on_turn,
    reach,
    reply,
    verdicts,
)
from tests.server.people import fails
from tests.server.serving import Browser, FakeTime, Json, Playing, Server, good, play_on


# ------------------------------------------------------------------------------- offers and answers
@pytest.mark.parametrize(
    ("seat", "yes", "state"), [(1, True, "accepted"), (1, False, "refused"), (0, False, "withdrawn")]
)
def test_an_offer_and_its_answer(server: Server, seat: int, yes: bool, state: str) -> None:
    """Both parties see every kind of promise at once, and how it ends; nobody else sees anything."""
    table = server.table(*PEOPLE)
    browsers = table.browsers()
    anna, ben, carl = browsers
    spectator = server.browser(table.name)
    number = offer(anna, 1, *OF_EACH_KIND)
    ben.until(lambda ben: number in ben.deals)
    for browser in (anna, ben):
        shown = browser.deals[number]
        assert (shown["seat"], shown["to"], shown["state"]) == (0, 1, "offered")
        assert shown["when"] == server.time.wall()
        assert [judged["promise"] for judged in shown["promises"]] == OF_EACH_KIND
        assert verdicts(browser, number) == ["open"] * 5 + ["words"]
    answer = reply(browsers[seat], number, yes)
    assert (answer["type"], answer["n"]) == ("done", number)
    for browser in (anna, ben):
        browser.until(lambda browser: browser.deals[number]["state"] == state)
        assert verdicts(browser, number) == ["open"] * 5 + ["words"]
    for browser in (carl, spectator, server.browser(table.name, table.secrets[2]), server.browser(table.name)):
        browser.settle()
        assert not [message for message in browser.seen if message["type"] == "deals"]
        assert "laugh" not in str(browser.seen)
    for secrets in ([table.secrets[0]], [table.secrets[1], table.secrets[2]]):
        assert server.browser(table.name, *secrets).deals == anna.deals


@pytest.mark.parametrize(("seat", "state"), [(1, "refused"), (0, "withdrawn")])
def test_a_counter_offer(tmp_path: Path, seat: int, state: str) -> None:
    """In one step it takes the place of the offer, also after a restart; the other party can accept it."""
    with Server(tmp_path, FakeTime()) as server:
        table = server.table(*PEOPLE)
        browsers = table.browsers()
        first = offer(browsers[0], 1, {"promise": "give", "by": 0, "coins": 1})
        promise = {"promise": "give", "by": 0, "coins": 2}
        answer = browsers[seat].ask("offer_deal", seat=seat, to=1 - seat, promises=[promise], instead=first)
        second = answer["n"]
        for browser in browsers[:2]:
            browser.until(lambda browser: second in browser.deals)
            states = {number: shown["state"] for number, shown in browser.deals.items()}
            assert states == {first: state, second: "offered"}
        browsers[2].settle()
        assert browsers[2].deals == {}
    with Server(tmp_path, FakeTime()) as server:
        anna, ben, _ = Playing(server, table.name, table.secrets).browsers()
        assert [shown["state"] for shown in anna.deals.values()] == [state, "offered"]
        assert reply((anna, ben)[1 - seat], second, True)["type"] == "done"


def test_what_is_no_counter_offer(server: Server) -> None:
    """To a deal of others, with somebody else, or that was answered already: nothing changes."""
    anna, ben, carl = server.table(*PEOPLE).browsers()
    promise = {"promise": "words", "by": 1, "text": "perhaps"}
    first = offer(anna, 1, {"promise": "ally", "by": 0})

    def counter(browser: Browser, to: int, instead: int) -> str:
        promises = [{**promise, "by": browser.seat}]
        return fails(browser.ask("offer_deal", seat=browser.seat, to=to, promises=promises, instead=instead))

    assert counter(carl, 0, first) == counter(ben, 0, first + 1) == counter(ben, 2, first) == "no_such_deal"
    assert counter(ben, 0, 2**53) == "unreadable"
    anna.settle()
    assert [shown["state"] for shown in anna.deals.values()] == ["offered"]
    assert reply(ben, first, True)["type"] == "done"
    assert counter(ben, 0, first) == "stale"


def test_counter_offers_are_offers(server: Server) -> None:
    """They count towards the most that a seat may offer."""
    anna = server.table(*PEOPLE).browsers()[0]
    last = offer(anna, 1, {"promise": "ally", "by": 0})
    for _ in range(MAX_DEALS - 1):
        promises = [{"promise": "ally", "by": 0}]
        last = anna.ask("offer_deal", seat=0, to=1, promises=promises, instead=last)["n"]
    assert (
        fails(anna.ask("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}], instead=last)) == "not_now"
    )


@pytest.fixture(scope="module")
def table(server: Server) -> Playing:
    """A table to deal at."""
    return server.table(*PEOPLE)


@pytest.mark.parametrize(
    ("to", "promise", "code", "said"),
    [
        (0, {"promise": "ally", "by": 0}, "bad_promise", "somebody else"),
        (1, {"promise": "ally", "by": 2}, "bad_promise", "two parties"),
        (1, {"promise": "mandate", "by": 0, "mandate": "attack"}, "bad_promise", "recruit, marshal, train, harvest"),
        (1, {"promise": "stay_out", "by": 0, "province": "fujin"}, "bad_promise", "hokkaido, oshu, "),
        (
            1,
            {"promise": "leave_advantage", "by": 0, "advantage": "x", "province": "edo"},
            "bad_promise",
            "seppuku, hostage, ronin, poets",
        ),
        (
            1,
            {"promise": "leave_advantage", "by": 0, "advantage": "poets", "province": "x"},
            "bad_promise",
            "hokkaido, oshu, ",
        ),
        (1, {"promise": "give", "by": 0}, "bad_promise", "at least one coin"),
        (1, {"promise": "words", "by": 0, "text": "\u200b \n"}, "bad_promise", "in words"),
        (3, {"promise": "ally", "by": 0}, "no_such_seat", "Nobody"),
        (5, {"promise": "ally", "by": 0}, "unreadable", "to"),
        (1, {"promise": "ally"}, "unreadable", "by"),
        (1, {"promise": "ally", "by": 0, "forever": True}, "unreadable", "forever"),
        (1, {"promise": "marry", "by": 0}, "unreadable", "marry"),
        (1, {"promise": "give", "by": 0, "coins": -1}, "unreadable", "coins"),
        (1, {"promise": "give", "by": 0, "coins": 1, "season": "winter"}, "unreadable", "winter"),
        (1, {"promise": "words", "by": 0, "text": "x" * 301}, "unreadable", "300"),
    ],
)
def test_what_cannot_be_promised(table: Playing, to: int, promise: Json, code: str, said: str) -> None:
    """The sentence says what is wrong and lists valid names; a valid promise in the same deal does not help."""
    anna, ben, _ = table.browsers()
    before = dict(anna.deals)
    for promises in ([promise], [{"promise": "words", "by": 0, "text": "fine"}, promise]):
        anna.send("offer_deal", seat=0, to=to, promises=promises)
        answer = next(answer for answer in iter(anna.hear, None) if answer["type"] in ("failed", "done"))
        assert fails(answer) == code
        assert said in answer["sentence"]
    for browser in (anna, ben):
        browser.settle()
        assert browser.deals == before


@pytest.mark.parametrize("number", [0, 7])
def test_how_many_promises(table: Playing, number: int) -> None:
    """A deal has one to six."""
    anna = table.browsers()[0]
    anna.send("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}] * number)
    assert fails(next(answer for answer in iter(anna.hear, None) if answer["type"] == "failed")) == "unreadable"


def test_words_are_text(table: Playing) -> None:
    """As in talk: nothing is run, nothing is hidden."""
    anna, *_ = table.browsers()
    number = offer(anna, 1, {"promise": "words", "by": 0, "text": "<b>\x1byes\u202e</b>"})
    assert anna.deals[number]["promises"][0]["promise"]["text"] == "<b> yes </b>"


def test_who_can_answer(server: Server, table: Playing) -> None:
    """Only the other side, only once; outsiders do not even learn that there is a deal."""
    anna, ben, carl = table.browsers()
    number = offer(anna, 1, {"promise": "ally", "by": 0})
    assert fails(reply(anna, number, True)) == "not_now"
    refused, unknown = (carl.ask("answer_deal", seat=2, deal=n, yes=True) for n in (number, 10**6))
    assert fails(refused) == "no_such_deal"
    assert refused["sentence"] == unknown["sentence"]
    assert fails(carl.ask("answer_deal", seat=1, deal=number, yes=True)) == "not_your_seat"
    spectator = server.browser(table.name)
    assert fails(spectator.ask("answer_deal", seat=1, deal=number, yes=True)) == "not_your_seat"
    assert fails(spectator.ask("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}])) == "not_your_seat"
    assert reply(ben, number, True)["type"] == "done"
    for browser, yes in ((ben, True), (ben, False), (anna, False)):
        assert fails(reply(browser, number, yes)) == "stale"
    anna.settle()
    assert anna.deals[number]["state"] == "accepted"


def test_too_many_open_offers(server: Server) -> None:
    """The limit is per seat; answered and withdrawn offers do not count."""
    table = server.table(*PEOPLE)
    anna, ben, _ = table.browsers()
    promise: Json = {"promise": "ally", "by": 0}
    numbers = [offer(anna, 1 + n % 2, promise) for n in range(MAX_OPEN)]
    assert fails(anna.ask("offer_deal", seat=0, to=1, promises=[promise])) == "not_now"
    offer(ben, 0, promise)
    assert reply(ben, numbers[0], False)["type"] == "done"
    assert reply(anna, numbers[1], False)["type"] == "done"
    offer(anna, 2, promise)
    offer(anna, 2, promise)
    assert fails(anna.ask("offer_deal", seat=0, to=1, promises=[promise])) == "not_now"


def test_no_deals_before_the_start(server: Server) -> None:
    """There is nothing to promise yet."""
    table = server.table(*PEOPLE, start=False)
    anna = table.browsers()[0]
    assert fails(anna.ask("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}])) == "not_now"


# ------------------------------------------------------------------------------- over and over again
def test_everybody_sees_accepted_deals_when_the_game_is_over(tmp_path: Path) -> None:
    """With verdicts, for players, spectators and newcomers, even after a restart. Mere offers stay secret."""
    with Server(tmp_path, FakeTime()) as server:
        table = server.table(*PEOPLE)
        browsers = table.browsers()
        anna, ben, carl = browsers
        spectator = server.browser(table.name)
        told = [deal(anna, ben, "give", coins=1), deal(ben, anna, "words", text="Trust me.")]
        secret = [offer(anna, 1, *OF_EACH_KIND), offer(anna, 1, *OF_EACH_KIND), offer(ben, 0, *OF_EACH_KIND)]
        assert reply(ben, secret[0], False)["type"] == "done"
        do(anna, f"gift {ben.clan()} 1", browsers)
        play_on(server, browsers, lambda: anna.view["phase"] == "war")
        carl.settle()
        assert carl.deals == {}
        play_on(server, browsers, lambda: anna.view["decision"] is None)
        for browser in (carl, spectator):
            browser.until(lambda browser: browser.deals)
        newcomers = [server.browser(table.name), server.browser(table.name, table.secrets[2])]
        for browser in (carl, spectator, *newcomers):
            browser.settle()
            assert list(browser.deals) == told
            assert [verdicts(browser, number) for number in told] == [["kept"], ["words"]]
        late = anna.ask("offer_deal", seat=0, to=1, promises=[{"promise": "ally", "by": 0}])
        assert fails(late) == fails(reply(ben, secret[-1], True)) == "not_now"
        anna.settle()
        assert anna.deals.keys() == {*told, *secret}
    with Server(tmp_path, FakeTime()) as server:
        for seats, before in (((), spectator), ((2,), carl), ((0,), anna)):
            browser = server.browser(table.name, *(table.secrets[seat] for seat in seats))
            assert browser.deals == before.deals


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    """Deals, their states and verdicts; open ones can still be answered and judged."""
    with Server(tmp_path, FakeTime()) as server:
        table = server.table(*PEOPLE)
        browsers = table.browsers()
        anna, _, carl = browsers
        open_ = offer(anna, 1, *OF_EACH_KIND)
        deal(carl, anna, "give", coins=1)
        who, (other, _) = reach(server, browsers, "choose_mandate")
        kept = deal(who, other, "mandate", mandate=who.view["decision"]["options"]["actions"][0].split()[-1])
        for browser in browsers:
            browser.settle()
    with Server(tmp_path, FakeTime()) as server:
        again = Playing(server, table.name, table.secrets).browsers()
        assert [browser.deals for browser in again] == [browser.deals for browser in browsers]
        assert server.browser(table.name).deals == {}
        assert reply(again[1], open_, True)["type"] == "done"
        who, (other, _) = on_turn(again)
        do(who, who.view["decision"]["options"]["actions"][0], again)
        hear_verdict(kept, "kept", who, other)
        with server.client() as client:
            assert "deal" not in str(good(client.get(f"/api/tables/{table.name}")))


def test_nobody_fills_the_ledger_for_others(server: Server) -> None:
    """Each seat has its own limit of offers in a game."""
    table = server.table(*PEOPLE)
    anna, _, carl = table.browsers()
    promise: Json = {"promise": "words", "by": 0, "text": "perhaps"}
    for _ in range(MAX_DEALS):
        assert reply(anna, offer(anna, 1, promise), False)["type"] == "done"
    assert fails(anna.ask("offer_deal", seat=0, to=1, promises=[promise])) == "not_now"
    offer(carl, 1, {**promise, "by": 2})
