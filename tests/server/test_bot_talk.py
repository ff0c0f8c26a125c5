"""Bots as partners over real sockets: they answer, offer, give and speak, and nobody else hears of it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from hinode.bots.negotiation.pledges import Dealings
from hinode.deals.promises import StayOut
from hinode.engine.core.events import Event
from hinode.engine.events import ALLIANCE_BROKEN
from hinode.engine.hooks import SEAT
from hinode.server.room.bots.dealings import moment
from hinode.server.room.bots.voices import OFFERS, Voices
from hinode.server.room.room import Room
from hinode.server.store.interface import PLAYING
from tests.server.dealing import offer
from tests.server.process import Served
from tests.server.serving import Browser, Json, Playing, Server, good, some_line, wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock ticks."""
    with Server(tmp_path) as server:
        yield server


def gift(by: int, coins: int = 1) -> Json:
    """A promise of coins."""
    return {"promise": "give", "by": by, "coins": coins}


def stay_out(by: int, province: str) -> Json:
    """A promise to stay out of a province."""
    return {"promise": "stay_out", "by": by, "province": province}


def answered(browser: Browser, number: int) -> str:
    """How a bot answers a deal; it says why."""
    browser.until(lambda b: b.deals[number]["state"] != "offered" and words(b, deal=number))
    return browser.deals[number]["state"]


def words(browser: Browser, reason: str = "", deal: int | None = None) -> list[Json]:
    """What a browser has heard bots say: of this reason, about this deal."""
    spoken = [line for line in browser.talk if "spoken" in line]
    return [
        line
        for line in spoken
        if reason in ("", line["spoken"]["reason"]) and deal in (None, line["spoken"].get("deal"))
    ]


def dealings(server: Server, table: Playing, seat: int) -> Dealings:
    """What the bot on a seat knows of its deals."""
    return server.run(lambda: server.hall.rooms[table.name].talk.dealings(seat))


# ------------------------------------------------------------------------------- deals
def test_a_deal_is_answered_in_words(server: Server) -> None:
    """Accepted or refused for a reason, in the manner of the character. No third party hears any of it."""
    table = server.table("Anna", "Ben", bots=2, bot="normal-loyal")
    anna, ben = table.browsers()
    watcher = server.browser(table.name)
    fine = offer(anna, 2, gift(0, 2))
    assert answered(anna, fine) == "accepted"
    (line,) = words(anna, deal=fine)
    assert (line["seat"], line["to"], line["text"]) == (2, [0], "")
    assert line["spoken"] == {"reason": "good_price", "manner": "loyal", "deal": fine}
    bad = offer(anna, 3, gift(3, 99))
    assert answered(anna, bad) == "refused"
    (line,) = words(anna, deal=bad)
    assert line["spoken"] == {"reason": "too_dear", "manner": "loyal", "deal": bad, "about": {"coins": 99}}
    for browser in (ben, watcher, server.browser(table.name, table.secrets[1]), server.browser(table.name)):
        browser.settle()
        assert not words(browser)
        assert not browser.deals
    with server.client() as client:
        for seat in (None, 1):
            assert "good_price" not in table.get("record", seat).text
        assert "good_price" not in client.get(f"/api/tables/{table.name}").text
    again = server.browser(table.name, table.secrets[0])
    assert [line["spoken"] for line in words(again)] == [line["spoken"] for line in words(anna)]


def test_coins_for_coins_later_are_paid_at_once(server: Server) -> None:
    """A loyal bot gives what it promised without being asked again; the judge sees it."""
    table = server.table("Anna", bots=2, bot="normal-loyal")
    (anna,) = table.browsers()
    number = offer(anna, 1, gift(0, 3), gift(1, 1))
    assert answered(anna, number) == "accepted"
    anna.until(lambda b: b.deals[number]["promises"][1]["verdict"] == "kept")
    assert dealings(server, table, 1).pledges == ()


def test_a_counter_offer(server: Server) -> None:
    """A deal that is nearly good enough comes back with a price, as the bot's own offer, which can be accepted."""
    table = server.table("Anna", bots=2, bot="normal-opportunist")
    (anna,) = table.browsers()
    for province in anna.view["war"]:
        number = offer(anna, 1, stay_out(1, province))
        answered(anna, number)
        if words(anna, "asks_more", number):
            break
    else:
        pytest.fail("it asked for nothing")
    more = words(anna, "asks_more", number)[0]["spoken"]["about"]["coins"]
    anna.until(lambda b: any(deal["seat"] == 1 for deal in b.deals.values()))
    (counter,) = (deal for deal in anna.deals.values() if deal["seat"] == 1)
    promises = [judged["promise"] for judged in counter["promises"]]
    assert promises[0] == anna.deals[number]["promises"][0]["promise"]
    assert (promises[1]["promise"], promises[1]["by"], promises[1]["coins"]) == ("give", 0, more)
    assert anna.ask("answer_deal", seat=0, deal=counter["deal"], yes=True)["type"] == "done"
    wait_until(lambda: len(dealings(server, table, 1).pledges) == 1)


def test_random_bots_answer_too(server: Server) -> None:
    """By dice, and they say so."""
    table = server.table("Anna", bots=2)
    (anna,) = table.browsers()
    number = offer(anna, 1, gift(0))
    answered(anna, number)
    assert words(anna)[0]["spoken"] == {"reason": "chance", "manner": "", "deal": number}


# ------------------------------------------------------------------------------- offers
def play(browser: Browser, room: Room, until: Callable[[], object]) -> None:
    """Let the person do anything until a condition is true, but not before the bots have decided what to say."""
    dice = Random(4)
    while not until() and browser.view["decision"] is not None:
        browser.settle()
        decision = browser.view["decision"]
        if decision is None:
            return
        if browser.to_act():
            wait_until(lambda: not room.voices.at_work)
            line = some_line(decision["options"], dice)
            browser.ask("act", seat=browser.seat, line=line, number=decision["number"])
        else:
            browser.hear()


def test_bots_offer_deals_themselves(server: Server) -> None:
    """Now and then, to people, with a line of talk; few in a season, never the same twice, and in private."""
    table = server.table("Anna", bots=3, bot="easy-treacherous")
    (anna,) = table.browsers()
    watcher = server.browser(table.name)
    room = server.hall.rooms[table.name]
    ledger = server.run(room.talk.ledger)
    play(anna, room, lambda: ledger.deals)
    assert room.table.status == PLAYING  # afterwards everybody sees all deals
    own = [deal.offer for deal in ledger.deals.values()]
    assert own
    assert all(one.seat != 0 for one in own)
    for seat in (1, 2, 3):
        seasons = [moment(room.table, one.n)[0] for one in own if one.seat == seat]
        assert all(seasons.count(season) <= 2 * OFFERS for season in seasons)  # with counter-offers
    assert len({(one.seat, one.to, one.promises) for one in own}) == len(own)
    anna.settle()
    assert {*anna.deals} == {number for number, deal in ledger.deals.items() if deal.of(0)}
    assert {line["spoken"]["deal"] for line in words(anna, "offers")} <= {*anna.deals}
    watcher.settle()
    assert not watcher.deals
    assert not [line for line in watcher.talk if "to" in line]


# ------------------------------------------------------------------------------- the tea ceremony
def test_a_proposal_is_answered_for_all_to_hear(server: Server) -> None:
    """An alliance is public, and so is why it is made or not."""
    table = server.table("Anna", bots=2, bot="normal-treacherous")
    (anna,) = table.browsers()
    watcher = server.browser(table.name)
    anna.until(lambda b: b.view["decision"]["what"]["step"] == "tea")
    if anna.to_act():
        anna.act(f"propose {anna.clan(1)}")
        anna.until(lambda b: words(b) or not b.to_act())
    anna.until(lambda b: any(e["event"] in ("refused", "allied") for e in b.events[0]))
    anna.until(words)
    line = words(anna)[0]
    assert "to" not in line
    assert line["spoken"]["manner"] == "treacherous"
    watcher.until(words)
    assert words(watcher)[0] == line


# ------------------------------------------------------------------------------- words
def test_a_letter_is_answered_once_a_season(server: Server) -> None:
    """That a bot does not read letters; what others hear too it does not answer, and after a restart it knows."""
    table = server.table("Anna", "Ben", bots=2, bot="easy-loyal")
    anna, ben = table.browsers()
    for to in ([], [1], [1, 2], [2], [2], [3]):
        assert anna.ask("say", seat=0, text="Shall we be friends?", to=to)["type"] == "done"
    anna.until(lambda b: len(words(b)) == 2)
    assert {(line["seat"], *line["to"]) for line in words(anna, "no_letters")} == {(2, 0), (3, 0)}
    assert ben.ask("say", seat=1, text="And we?", to=[2])["type"] == "done"
    ben.until(words)
    anna.settle()
    assert len(words(anna)) == 2
    assert len(words(ben)) == 1


def test_a_broken_promise_is_remembered(server: Server) -> None:
    """A player who does not pay by the end of the tea ceremony is told so in private, and is trusted less."""
    table = server.table("Anna", "Ben", bots=1, bot="easy-loyal")
    anna, ben = table.browsers()
    number = offer(anna, 2, {**gift(0, 1), "phase": "tea"})
    assert answered(anna, number) == "accepted"
    both = (anna, ben)
    while not words(anna, "wronged"):
        for browser in both:
            browser.settle()
            if browser.view["phase"] == "tea" and browser.to_act():
                lines = browser.view["decision"]["options"]["parts"][0]["actions"]
                refusals = [line for line in lines if line.startswith("refuse")]
                browser.act(refusals[0] if refusals else "ready")
    (line,) = words(anna, "wronged")
    assert (line["to"], line["spoken"]["about"], line["spoken"]["deal"]) == ([0], {"clan": anna.clan()}, number)
    assert dealings(server, table, 2).wronged == (SEAT.index[anna.clan()],)
    ben.settle()
    assert not words(ben, "wronged")


def test_a_betrayal_is_spoken_of(server: Server) -> None:
    """By the bot that betrays and by the one betrayed, in public."""
    table = server.table("Anna", bots=2, bot="easy-opportunist")
    (anna,) = table.browsers()
    room = server.hall.rooms[table.name]
    clans = room.table.clans

    async def betrayed() -> None:
        room.voices.happened([Event(ALLIANCE_BROKEN, pair) for pair in (clans[1:], clans[:2])])
        room.voices.wake()

    server.run(betrayed)
    anna.until(lambda b: len(words(b)) == 3)
    said = [(line["seat"], line["spoken"]["reason"], line["spoken"]["about"]["clan"]) for line in words(anna)]
    assert said == [(1, "betrays", anna.clan(2)), (2, "betrayed", anna.clan(1)), (1, "betrayed", anna.clan(0))]
    assert not any("to" in line for line in words(anna))


# ------------------------------------------------------------------------------- coming and going
def test_a_stand_in_answers_for_a_person_until_they_are_back(server: Server) -> None:
    """And the promises it made are the seat's."""
    table = server.table("Anna", "Ben", "Carl")
    anna, ben, _ = table.browsers()
    assert ben.ask("hand_over", seat=1, bot="normal-loyal")["type"] == "done"
    number = offer(anna, 1, gift(0, 3), stay_out(1, "hokkaido"))
    assert answered(anna, number) == "accepted"
    assert len(dealings(server, table, 1).pledges) == 1
    assert ben.ask("hand_over", seat=1)["type"] == "done"
    later = offer(anna, 1, gift(0, 1))
    for browser in (anna, ben):
        browser.settle()
        assert browser.deals[later]["state"] == "offered"
    assert ben.ask("hand_over", seat=1, bot="normal-loyal")["type"] == "done"
    assert answered(anna, later) == "accepted"
    assert len(dealings(server, table, 1).pledges) == 1


def test_promises_outlive_undoing_and_the_server(tmp_path: Path) -> None:
    """They are in the ledger: after a take-back and a restart a bot knows what it promised, and to whom."""
    with Server(tmp_path) as server:
        table = server.table("Anna", bots=2, bot="easy-loyal")
        (anna,) = table.browsers()
        number = offer(anna, 1, gift(0, 4), stay_out(1, "hokkaido"))
        assert answered(anna, number) == "accepted"
        known = dealings(server, table, 1)
        assert [type(pledge.promise) for pledge in known.pledges] == [StayOut]
        wait_until(lambda: len(table.game.actions) > 1)
        assert anna.ask("ask_take_back", seat=0, length=0)["type"] == "done"
        assert dealings(server, table, 1) == known
    with Server(tmp_path) as server:
        again = Playing(server, table.name, table.secrets)
        (anna,) = again.browsers()
        assert dealings(server, again, 1) == known
        assert anna.deals[number]["state"] == "accepted"


def deaf(voices: Voices) -> None:
    """Instead of `wake`: no bot hears anything."""


def test_an_offer_waits_for_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that dies before the answer answers when somebody is there again."""
    with monkeypatch.context() as patch, Server(tmp_path) as server:
        patch.setattr(Voices, "wake", deaf)
        table = server.table("Anna", bots=2, bot="easy-loyal")
        (anna,) = table.browsers()
        number = offer(anna, 1, gift(0, 2))
        assert anna.deals[number]["state"] == "offered"
    with Server(tmp_path) as server:
        (anna,) = Playing(server, table.name, table.secrets).browsers()
        assert answered(anna, number) == "accepted"


def test_kill_9(tmp_path: Path) -> None:
    """What a bot has answered and said it has answered and said."""
    with Served(tmp_path) as served:
        anna = Table(served)
        number = offer(anna.browser, 1, gift(0, 2))
        assert answered(anna.browser, number) == "accepted"
        said = words(anna.browser)
        served.stop(signal.SIGKILL)
    with Served(tmp_path) as served:
        browser = anna.again(served)
        assert browser.deals[number]["state"] == "accepted"
        assert words(browser)[: len(said)] == said
        assert answered(browser, offer(browser, 1, gift(1, 99))) == "refused"


class Table:
    """A table of a server in another process: one person and two bots."""

    def __init__(self, served: Served) -> None:
        body = {"name": "Anna", "settings": {"players": 3}, "play_now": True, "bot": "easy-loyal"}
        with served.client() as client:
            seated = good(client.post("/api/tables", json=body))
        self.name, self.secret = seated["table"], seated["secret"]
        self.browser = self.again(served)

    def again(self, served: Served) -> Browser:
        """The person at the table."""
        browser = Browser(f"ws://127.0.0.1:{served.port}/api/tables/{self.name}/socket")
        browser.ask("hello", secrets=[self.secret])
        browser.settle()
        return browser
