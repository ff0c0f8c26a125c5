"""Seats: names, clans, leaving, the host, the draft, several seats in one browser. Over real requests and sockets."""

from __future__ import annotations

import pytest

from hinode.engine.hooks import SEAT
from hinode.server.table.seating import MAX_NAME
from tests.server.people import Match, Person, fails, people
from tests.server.serving import Playing, Server, good, refusal


# -------------------------------------------------------------------------------- names, seats, clans
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x", "x"),
        ("  Zoë   Müller\t", "Zoë Müller"),
        ("日の出", "日の出"),
        ("a\u202eb\u0000c\nd", "a b c d"),
        ("🦊" * 24, "🦊" * 24),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_names(server: Server, name: str, shown: str) -> None:
    """Any text a person can read, on one line."""
    anna = Person(server)
    anna.open()
    Person(server, name).sit(anna.table)
    assert anna.names() == ["Anna", shown]


@pytest.mark.parametrize("name", ["", " \t\n", "\u200b\u202e", "x" * 25, "x" * 61, "\u0000"])
def test_bad_names(server: Server, name: str) -> None:
    """Nothing to read, or too much."""
    anna = Person(server)
    anna.open()
    answer = anna.ask("seats", name=name)
    assert refusal(answer) == "bad_name"
    assert answer.json()["sentence"] == f"A name has 1 to {MAX_NAME} characters."
    assert anna.names() == ["Anna"]


def test_no_name_twice(server: Server) -> None:
    """Not in other letters either; a name is free again when its owner has left."""
    anna, ben, _ = people(server, "Anna", "Straße", "Cleo")
    good(anna.leave(2))
    for name in ("Anna", "aNNA", " Anna ", "STRASSE"):
        assert refusal(anna.ask("seats", name=name)) == "taken"
    good(ben.leave(1))
    good(anna.ask("seats", name="STRASSE"))


def test_no_bot_is_called_like_a_person(server: Server) -> None:
    """The first to use a name keeps it."""
    anna = Person(server, "Random 3")
    anna.open(players=3)
    good(anna.ask("bots"))
    assert len({name.casefold() for name in anna.names()}) == 3


def test_seats_taken(server: Server) -> None:
    """A seat can be asked for; it is had once."""
    anna, ben = Person(server), Person(server, "Ben")
    anna.open(players=3)
    assert ben.sit(anna.table, seat=2)["seat"] == 2
    assert refusal(anna.ask("seats", name="Cleo", seat=2)) == "taken"
    assert refusal(anna.ask("seats", name="Cleo", seat=3)) == "no_such_seat"
    assert refusal(anna.ask("seats", name="Cleo", seat=-1)) == "unreadable"
    assert refusal(anna.ask("seats", name="Cleo", seat=5)) == "unreadable"
    assert good(anna.ask("seats", name="Cleo"))["seat"] == 1
    assert refusal(anna.ask("seats", name="Dora")) == "taken"
    assert anna.names() == ["Anna", "Cleo", "Ben"]


def test_clans_picked(server: Server) -> None:
    """Each clan has one player. Until the start it can be changed and given back; everybody sees it."""
    anna, ben = Person(server), Person(server, "Ben")
    anna.open(clan="koi", players=3)
    for clan, code in (("koi", "taken"), ("dog", "illegal")):
        answer = anna.ask("seats", name="Ben", clan=clan)
        assert (refusal(answer), answer.json()["rule"]) == (code, "R3.1")
    ben.sit(anna.table, clan="lotus")
    with anna.browser() as one, ben.browser() as two:
        assert fails(two.ask("choose_clan", seat=1, clan="koi")) == "taken"
        assert fails(two.ask("choose_clan", seat=1, clan="dog")) == "illegal"
        assert fails(two.ask("choose_clan", seat=0, clan="turtle")) == "not_your_seat"
        assert one.ask("choose_clan", seat=0, clan="turtle")["type"] == "done"
        assert two.ask("choose_clan", seat=1, clan="koi")["type"] == "done"
        assert one.ask("choose_clan", seat=0, clan="")["type"] == "done"
        for browser in (one, two):
            browser.settle()
            assert [seat["clan"] for seat in browser.table["seats"]] == ["", "koi"]
        good(anna.ask("bots"))
        good(anna.ask("start"))
        one.settle()
        assert one.table["seats"][1]["clan"] == "koi"
        assert len({seat["clan"] for seat in one.table["seats"]}) == 3
        assert fails(one.ask("choose_clan", seat=0, clan="bonsai")) == "not_now"


def test_the_own_clan_again(server: Server) -> None:
    """A second click on the clan one leads does not say that somebody else leads it."""
    anna = Person(server)
    anna.open(clan="koi")
    with anna.browser() as browser:
        assert browser.ask("choose_clan", seat=0, clan="koi")["type"] == "done"
    assert anna.info()["seats"][0]["clan"] == "koi"


# -------------------------------------------------------------------------------- leaving, the host, the start
def test_leaving_before_the_start(server: Server) -> None:
    """The seat is free, its secret opens nothing, and somebody else can have it."""
    anna, ben, cleo = people(server, "Anna", "Ben", "Cleo")
    with anna.browser() as watching, ben.browser() as gone:
        assert refusal(cleo.leave(1)) == "not_your_seat"
        good(ben.leave(1))
        watching.settle()
        assert [seat["seat"] for seat in watching.table["seats"]] == [0, 2]
        assert fails(gone.ask("choose_clan", seat=1, clan="koi")) == "not_your_seat"
        assert refusal(ben.ask("enter", secret=ben.secret)) == "not_your_seat"
        dora = Person(server, "Dora")
        assert dora.sit(anna.table)["seat"] == 1
        assert dora.secret != ben.secret
        good(anna.ask("start"))
        gone.settle()
        assert set(gone.views) == {None}
    for person, seat in ((anna, 0), (dora, 1), (anna, 1)):
        assert refusal(person.leave(seat)) == "not_now"
    assert refusal(Person(server).ask("seats", anna.table, name="Emil")) == "not_now"
    assert anna.names() == ["Anna", "Dora", "Cleo"]


def test_the_host(server: Server) -> None:
    """The first person sends others away, fills seats and starts; nobody else does."""
    anna, ben, cleo = people(server, "Anna", "Ben", "Cleo")
    good(anna.leave(2))
    assert refusal(cleo.ask("enter", secret=cleo.secret)) == "not_your_seat"
    assert refusal(anna.leave(2)) == "no_such_seat"
    for person in (ben, cleo):
        assert refusal(person.ask("bots")) == "not_host"
        assert refusal(person.ask("start")) == "not_host"
        assert refusal(person.leave(0)) == "not_your_seat"
    assert refusal(anna.ask("start")) == "not_now"  # a seat is free
    good(anna.ask("bots"))
    assert refusal(ben.leave(2)) == "not_your_seat"
    good(anna.leave(2))  # a bot goes too
    good(anna.ask("bots"))
    assert good(anna.ask("start"))["status"] == "playing"
    assert refusal(anna.ask("start")) == "not_now"
    assert refusal(anna.ask("bots")) == "not_now"


def test_the_next_person_is_the_host(server: Server) -> None:
    """When the host leaves; bots cannot be hosts. At a table without people, the first to sit down is."""
    anna = Person(server)
    anna.open(players=3)
    good(anna.ask("bots", number=1))
    ben = Person(server, "Ben")
    ben.sit(anna.table)
    assert anna.info()["host"] == 0
    good(anna.leave(0))
    assert anna.info()["host"] == 2
    assert refusal(anna.ask("bots")) == "not_host"
    good(ben.ask("bots", number=1))
    good(ben.leave(2))
    assert anna.info()["host"] is None
    assert refusal(ben.ask("start")) == "not_host"
    cleo = Person(server, "Cleo")
    cleo.sit(anna.table)
    assert good(cleo.ask("start"))["status"] == "playing"


def test_bots_fill_seats(server: Server) -> None:
    """So many as the host asks for, or all that are free."""
    anna = Person(server)
    anna.open(players=5)
    assert refusal(anna.ask("bots", bot="hal")) == "bad_settings"
    assert refusal(anna.ask("bots", number=0)) == "unreadable"
    good(anna.ask("bots", number=2))
    assert [seat["bot"] for seat in anna.info()["seats"]] == ["", "normal", "normal"]
    good(anna.ask("bots", number=5))
    assert len(anna.info()["seats"]) == 5
    assert refusal(anna.ask("bots")) == "taken"


def test_play_now(server: Server) -> None:
    """One request: a table, bots on all other seats, and the game has begun."""
    anna = Person(server)
    anna.open(play_now=True, players=4)
    info = anna.info()
    assert info["status"] == "playing"
    assert [bool(seat["bot"]) for seat in info["seats"]] == [False, True, True, True]
    assert good(anna.get("view", seat=0))["seat"] == info["seats"][0]["clan"]


# -------------------------------------------------------------------------------- drafts
def test_a_draft(server: Server) -> None:
    """One after the other, in the order that was drawn; a taken clan is refused; then the game begins."""
    played = people(server, "Anna", "Ben", "Cleo", clans="drafted")
    browsers = [person.browser() for person in played]
    assert fails(browsers[0].ask("choose_clan", seat=0, clan="koi")) == "not_now"
    assert refusal(played[0].ask("seats", name="Dora", clan="koi")) == "taken"
    assert good(played[0].ask("start"))["status"] == "drafting"
    order: list[int] = played[0].info()["draft"]
    assert sorted(order) == [0, 1, 2]
    chosen = ["turtle", "koi", "bonsai"]
    for turn, seat in enumerate(order):
        mine = browsers[seat]
        for other in {0, 1, 2} - {seat}:
            assert fails(browsers[other].ask("choose_clan", seat=other, clan="dragonfly")) == "not_now"
        assert fails(mine.ask("choose_clan", seat=seat, clan="")) == "illegal"
        assert fails(mine.ask("choose_clan", seat=seat, clan="dog")) == "illegal"
        assert all(fails(mine.ask("choose_clan", seat=seat, clan=clan)) == "taken" for clan in chosen[:turn])
        assert not mine.views
        assert mine.ask("choose_clan", seat=seat, clan=chosen[turn])["type"] == "done"
    for browser in browsers:
        browser.settle()
        assert browser.table["status"] == "playing"
        assert browser.table["draft"] == order
        assert [browser.table["seats"][seat]["clan"] for seat in order] == chosen
        assert browser.view["seat"] == browser.clan()


def test_the_order_of_a_draft_is_drawn(server: Server) -> None:
    """It is not the order of the seats."""
    orders: set[tuple[int, ...]] = set()
    for _ in range(8):
        played = people(server, "Anna", "Ben", "Cleo", "Dora", "Emil", clans="drafted")
        orders.add(tuple(good(played[0].ask("start"))["draft"]))
    assert len(orders) > 1


def test_the_last_of_five_is_not_asked(server: Server) -> None:
    """One clan is left, and it is theirs."""
    played = people(server, "Anna", "Ben", "Cleo", "Dora", "Emil", clans="drafted")
    order: list[int] = good(played[0].ask("start"))["draft"]
    left = set(SEAT.names)
    for seat in order[:4]:
        assert played[0].info()["status"] == "drafting"
        with played[seat].browser() as browser:
            assert browser.ask("choose_clan", seat=seat, clan=left.pop())["type"] == "done"
    info = played[0].info()
    assert info["status"] == "playing"
    assert info["seats"][order[4]]["clan"] == left.pop()


@pytest.mark.parametrize("players", [3, 5])
def test_bots_draft_too(server: Server, players: int) -> None:
    """They do not keep people waiting."""
    anna = Person(server)
    anna.open(play_now=True, players=players, clans="drafted")
    with anna.browser() as browser:
        browser.until(lambda b: b.table["status"] == "playing" or b.table["waiting"] == [0])
        if browser.table["status"] == "drafting":
            free = set(SEAT.names) - {seat["clan"] for seat in browser.table["seats"]}
            assert browser.ask("choose_clan", seat=0, clan=free.pop())["type"] == "done"
        browser.until(lambda b: b.table["status"] == "playing")
        assert len({seat["clan"] for seat in browser.table["seats"]}) == players


# -------------------------------------------------------------------------------- hot-seat
@pytest.mark.parametrize("by", ["cookies", "secrets"])
def test_hot_seat(server: Server, by: str) -> None:
    """A browser holds several seats: each acts, and has a view and private events of its own."""
    sofa, cleo = Person(server, "Anna"), Person(server, "Cleo")
    secrets = [sofa.open(players=3)["secret"]]
    sofa.name = "Ben"
    secrets.append(sofa.sit(sofa.table)["secret"])
    cleo.sit(sofa.table)
    good(sofa.ask("start"))
    both = sofa.browser_with_cookies() if by == "cookies" else server.browser(sofa.table, *secrets)
    match = Match(Playing(server, sofa.table, secrets), [both, cleo.browser()])
    assert [browser.holds for browser in match.browsers] == [[0, 1], [2]]
    assert set(both.views) == {0, 1}
    assert fails(both.ask("act", seat=2, line="ready", number=both.number)) == "not_your_seat"
    match.play_until(lambda game: len({event.args[0] for event in game.events if event.kind.name == "drew"}) == 3)
    match.agree()
    for browser in match.browsers:
        for seat in browser.holds:
            draws = [event for event in browser.events[seat] if event["event"] == "drew"]
            assert all(("tiles" in event) == (event["seat"] == browser.clan(seat)) for event in draws)
