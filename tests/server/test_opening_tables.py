"""Tables: how they are asked for, their links, and the secrets of their seats. Over real requests and sockets."""

from __future__ import annotations

from http.cookies import Morsel, SimpleCookie

import httpx
import pytest

from hinode.engine.board import KAMI
from hinode.engine.hooks import SEAT, SETS
from hinode.server.table.secret import hashed
from tests.server.people import Person, people
from tests.server.serving import Json, Server, good, refusal

FOUR = "fujin,raijin,hachiman,susanoo"
CLOCK = {"seconds": 30, "bank": 60, "tea": 120, "late": "bot"}
DAYS = {"seconds": 86400, "bank": 0, "tea": None, "late": "wait"}
DEFAULTS = {
    "players": 4,
    "card_set": "archway",
    "shrines": "beginner",
    "clans": "picked",
    "listed": False,
    "spectators": True,
    "clock": None,
    "language": "en",
    "title": "",
    "automa": 0,
    "level": "standard",
    "reading": 20,
}


def tables(server: Server) -> dict[str, int]:
    """How many tables there are in each state."""
    return server.run(server.hall.store.count)


# -------------------------------------------------------------------------------- settings
SETTINGS: list[Json] = [
    {},
    {"players": 3, "card_set": "random", "shrines": "random", "clans": "random", "listed": True, "spectators": False},
    {"players": 4, "card_set": "teapot", "shrines": FOUR, "language": "it", "title": "Sunday"},
    {"clans": "drafted"},
    {"players": 5, "automa": 4, "level": "harder"},
    {"players": 4, "automa": 2, "level": "easier", "clans": "random"},
    {"players": 5, "card_set": "horseman", "clock": CLOCK, "language": "pl"},
    {"players": 5, "card_set": "archway", "clock": DAYS, "language": "fr", "title": "Été 日の出"},
]


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_table_is_as_it_was_asked_for(server: Server, settings: Json) -> None:
    """Every setting is kept, shown, and the game begins with it."""
    anna = Person(server)
    anna.open(play_now=True, **settings)
    assert anna.info()["settings"] == {**DEFAULTS, **settings}
    with anna.browser() as browser:
        if settings.get("clans") == "drafted":
            assert anna.info()["status"] == "drafting"
            return
        view = browser.view
    assert len(view["players"]) == settings.get("players", 4)
    wished = settings.get("card_set", "archway")
    assert view["set"] in SETS if wished == "random" else view["set"] == wished
    kami = [shrine["kami"] for shrine in view["shrines"]]
    assert len(set(kami) & set(KAMI)) == 4
    if settings.get("shrines") == FOUR:
        assert sorted(kami) == sorted(FOUR.split(","))
    assert (browser.clocks is None) == (settings.get("clock") is None)


@pytest.mark.parametrize("clan", SEAT.names)
def test_a_clan_is_picked_when_a_table_is_opened(server: Server, clan: str) -> None:
    """And the others get the remaining clans."""
    anna = Person(server)
    anna.open(clan=clan, play_now=True, players=5)
    clans = [seat["clan"] for seat in anna.info()["seats"]]
    assert clans[0] == clan
    assert sorted(clans) == sorted(SEAT.names)


BAD: list[tuple[str, Json]] = [
    *(("unreadable", {"settings": {"players": players}}) for players in ("four", 3.5, None)),
    *(("bad_settings", {"settings": {"players": players}}) for players in (-1, 2, 6, 10**18)),
    ("bad_settings", {"settings": {"card_set": "poker"}}),
    ("unreadable", {"settings": {"card_set": "x" * 21}}),
    *(
        ("bad_settings", {"settings": {"shrines": shrines}})
        for shrines in ("", "fujin", FOUR[:-8] + "fujin", "a,b,c,d")
    ),
    ("unreadable", {"settings": {"clans": "mine"}}),
    *(("bad_settings", {"settings": {"players": 3, "automa": automa}}) for automa in (1, 3, 4)),
    *(("unreadable", {"settings": {"automa": automa}}) for automa in (-2, 5, "two", None)),
    ("unreadable", {"settings": {"automa": 2, "level": "brutal"}}),
    ("unreadable", {"settings": {"listed": "perhaps"}}),
    *(("unreadable", {"settings": {"clock": {"seconds": seconds}}}) for seconds in (4, -5, 2592001, 1e99)),
    ("unreadable", {"settings": {"clock": {"seconds": 30, "bank": -1}}}),
    ("unreadable", {"settings": {"clock": {"seconds": 30, "tea": 0}}}),
    ("unreadable", {"settings": {"clock": {"seconds": 30, "late": "explode"}}}),
    ("unreadable", {"settings": {"clock": {}}}),
    ("unreadable", {"settings": {"language": "xx"}}),
    ("unreadable", {"settings": {"title": "x" * 61}}),
    ("unreadable", {"settings": {"seed": 7}}),
    ("unreadable", {"seed": 7}),
    ("bad_name", {"name": ""}),
    ("unreadable", {"name": None}),
    ("bad_name", {"name": "\u200b \n"}),
    ("illegal", {"clan": "dog"}),
    ("not_now", {"clan": "koi", "settings": {"clans": "random"}}),
    ("not_now", {"clan": "koi", "settings": {"clans": "drafted"}}),
    ("bad_settings", {"bot": "hal", "play_now": True}),
]


@pytest.mark.parametrize(("code", "body"), BAD)
def test_bad_settings(server: Server, code: str, body: Json) -> None:
    """They are refused, and there is no new table."""
    before = tables(server)
    with server.client() as client:
        answer = client.post("/api/tables", json={"name": "Anna", **body})
        assert refusal(answer) == code
        assert not answer.cookies
    assert tables(server) == before


def test_bad_shrines_name_the_kami_once(server: Server) -> None:
    """Whether one of them does not exist, or there are too few."""
    with server.client() as client:
        for shrines in ("ebisu,fujin,raijin,susanoo", "fujin,raijin"):
            answer = client.post("/api/tables", json={"name": "Anna", "settings": {"shrines": shrines}})
            assert answer.json()["sentence"].count("amaterasu") == 1


# -------------------------------------------------------------------------------- links, cookies, secrets
def test_links(server: Server) -> None:
    """One to share, and one for each seat whose secret browsers send to nobody."""
    anna, ben, cleo = people(server, "Anna", "Ben", "Cleo")
    dora = Person(server, "Dora")
    seated = dora.open()
    assert seated["share"] == f"/t/{dora.table}"
    assert seated["link"] == f"/t/{dora.table}#seat={dora.secret}"
    assert dora.table != anna.table
    secrets = {person.secret for person in (anna, ben, cleo, dora)}
    assert len(secrets) == 4
    assert all(len(secret) >= 32 for secret in secrets)
    assert not any(secret in str(person.info()) for secret in secrets for person in (anna, dora))


def cookies(answer: httpx.Response) -> dict[str, Morsel[str]]:
    """The cookies of an answer with their attributes."""
    found: SimpleCookie = SimpleCookie()
    for line in answer.headers.get_list("set-cookie"):
        found.load(line)
    return dict(found)


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_the_cookie_of_a_seat(server: Server, scheme: str) -> None:
    """Only the server reads it, only for this table, only from its own pages; over TLS only where there is TLS."""
    client = server.client()
    client.headers["x-forwarded-proto"] = scheme  # as a proxy on this machine says
    opened = client.post("/api/tables", json={"name": "Anna"})
    at = f"/api/tables/{good(opened)['table']}"
    sat = client.post(f"{at}/seats", json={"name": "Ben"})
    entered = server.client().post(f"{at}/enter", json={"secret": good(sat)["secret"]}, headers=client.headers)
    seen: list[tuple[str, str]] = []
    for answer in (opened, sat, entered):
        ((name, cookie),) = cookies(answer).items()
        assert cookie["httponly"] is True
        assert cookie["samesite"].lower() == "strict"
        assert cookie["path"] == at
        assert cookie["secure"] == (True if scheme == "https" else "")
        assert int(cookie["max-age"]) > 0
        seen.append((name, cookie.value))
    assert seen[0][0] != seen[1][0] == seen[2][0]
    assert [value for _, value in seen] == [good(opened)["secret"], good(sat)["secret"], good(sat)["secret"]]


def test_leaving_ends_the_cookie(server: Server) -> None:
    """The browser forgets the secret of a seat that was left."""
    anna, ben, _ = people(server, "Anna", "Ben", "Cleo")
    assert len(ben.client.cookies) == 1
    ((_, cookie),) = cookies(ben.leave(1)).items()
    assert cookie["max-age"] == "0"
    assert len(ben.client.cookies) == 0
    assert len(anna.client.cookies) == 1


def test_only_hashes_are_on_disk(server: Server) -> None:
    """No file of the server holds a secret."""
    played = people(server, "Anna", "Ben", "Cleo")
    good(played[0].ask("start"))
    with played[1].browser() as browser:
        assert browser.holds == [1]
    assert Person(server).ask("enter", played[0].table, secret=played[2].secret).is_success
    files = [path.read_bytes() for path in server.path.parent.iterdir()]
    assert len(files) > 1  # the database and its log
    for person in played:
        assert any(hashed(person.secret).encode() in data for data in files)
        assert not any(person.secret.encode() in data for data in files)


def test_entering_by_a_link(server: Server) -> None:
    """Another browser holds the seat with the secret of its link, and nothing else with it."""
    anna, ben, _ = people(server, "Anna", "Ben", "Cleo")
    good(anna.ask("start"))
    phone = Person(server)
    phone.table = anna.table
    assert refusal(phone.get("view", seat=1)) == "not_your_seat"
    assert good(phone.ask("enter", secret=ben.secret)) == {"table": anna.table, "seats": [1]}
    view = good(phone.get("view", seat=1))
    assert view == good(ben.get("view", seat=1))
    assert view["seat"] == anna.info()["seats"][1]["clan"]
    assert refusal(phone.get("view", seat=0)) == "not_your_seat"
    with phone.browser_with_cookies() as browser:
        assert browser.holds == [1]


def test_a_secret_opens_one_seat_at_one_table(server: Server) -> None:
    """Not one of another table, none with a made-up secret, none with a hash."""
    anna, dora = Person(server), Person(server, "Dora")
    anna.open()
    dora.open()
    for secret in (dora.secret, "x" * 32, hashed(anna.secret), anna.secret[:-1]):
        answer = Person(server).ask("enter", anna.table, secret=secret)
        assert refusal(answer) == "not_your_seat"
        assert not answer.cookies
        with server.browser(anna.table, secret) as browser:
            assert browser.holds == []
    for secret in ("", "short", "x" * 65, None, 7):
        assert refusal(Person(server).ask("enter", anna.table, secret=secret)) == "unreadable"
    assert refusal(Person(server).ask("enter", "nosuchtable", secret=anna.secret)) == "no_such_table"
