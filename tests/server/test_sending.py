"""Notices that really leave the server: what they say, how they are secured, and where they may not go."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hinode.server.notices import guard
from hinode.server.notices.guard import Forbidden, Guard, is_public
from hinode.server.notices.keys import FILE, private_key, public_key
from hinode.server.notices.setup import BadSetup, read_setup
from hinode.server.notices.slips import Item
from hinode.server.notices.texts import plain
from tests.server.catchers import Catcher, Mailbox, Subscribed, catching, mail_server, signed_by
from tests.server.notified import allowing, later, notices, tell
from tests.server.serving import FakeTime, Json, Playing, Server, good, refusal

APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
URL = "https://table.example.org"


@pytest.fixture(scope="module")
def catcher() -> Iterator[Catcher]:
    """Web hooks and push messages arrive here."""
    with catching() as catcher:
        yield catcher


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Mailbox, int]]:
    """Mails arrive here."""
    with mail_server() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: tuple[Mailbox, int]) -> Iterator[Server]:
    """A host who allows everything, on this machine too."""
    folder = tmp_path_factory.mktemp("server")
    mail = {"mail": f"smtp://127.0.0.1:{post[1]}", "sender": "Hinode <hinode@example.org>"}
    with Server(folder, FakeTime(), notices=allowing(folder, contact="mailto:host@example.org", **mail)) as server:
        yield server


@pytest.fixture(autouse=True)
def empty(catcher: Catcher, post: tuple[Mailbox, int]) -> None:
    """Nothing has arrived yet, and everything will be taken."""
    catcher.caught.clear()
    catcher.status, catcher.location = 201, ""
    post[0].letters.clear()
    post[0].refuse = False


def lobby(server: Server) -> Playing:
    """Three people before the start, and a title with signs in it."""
    return server.table("Anna", "Ben", "Cleo", start=False, title="Hi @all [x](http://x.org)")


def start(table: Playing) -> None:
    """It is everybody's turn, and the notices go out."""
    with table.server.client() as client:
        good(client.post(f"/api/tables/{table.name}/start", headers={"authorization": f"Bearer {table.secrets[0]}"}))
    later(table.server, 30)


def address(table: Playing, seat: int) -> Json:
    """The only address of a seat, as its owner sees it."""
    (found,) = good(notices(table, seat))["addresses"]
    return found


# ------------------------------------------------------------------------------- Web Push
def test_web_push(server: Server, catcher: Catcher) -> None:
    """Encrypted for the browser, signed with the server's key, and short-lived; it says whose turn it is, and where."""
    browser, table = Subscribed(catcher.port), lobby(server)
    key = good(notices(table, 1, "/push", {**browser.body, "language": "pl"}))["push"]
    start(table)
    (caught,) = catcher.caught
    told = browser.read(caught)
    assert told["title"] == "Hi all x http x org: Twoja kolej."
    assert told["body"] == "Twoja kolej."
    assert told["url"] == f"{URL}/t/{table.name}"
    assert told["stop"] == f"{URL}/unsubscribe/{table.name}/{address(table, 1)['id']}"
    claims = signed_by(caught, key)
    assert claims["sub"] == "mailto:host@example.org"
    assert claims["aud"] == f"http://127.0.0.1:{catcher.port}"
    assert int(caught.headers["ttl"]) == 86400
    assert table.secrets[1].encode() not in caught.body


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_subscription_is_dropped(server: Server, catcher: Catcher, status: int) -> None:
    """The push service says that the browser is gone."""
    catcher.status = status
    table = lobby(server)
    good(notices(table, 1, "/push", Subscribed(catcher.port).body))
    start(table)
    assert len(catcher.caught) == 1
    assert good(notices(table, 1))["addresses"] == []


def test_a_push_service_in_trouble(server: Server, catcher: Catcher) -> None:
    """It is tried again; a redirect is not followed."""
    table = lobby(server)
    good(notices(table, 1, "/push", Subscribed(catcher.port).body))
    catcher.status, catcher.location = 307, f"http://127.0.0.1:{catcher.port}/elsewhere"
    start(table)
    catcher.status = 503
    later(server, 30)
    catcher.status = 201
    later(server, 120)
    assert [caught.path for caught in catcher.caught] == ["/push/anna"] * 3
    later(server, 10_000)
    assert len(catcher.caught) == 3


# ------------------------------------------------------------------------------- mail
def test_mail(server: Server, post: tuple[Mailbox, int]) -> None:
    """Through the host's mail server, with a way to end it that mail programs know."""
    table = lobby(server)
    tell(table, 2, to="cleo@example.org", language="fr")
    start(table)
    (letter,) = post[0].letters
    stop = f"{URL}/unsubscribe/{table.name}/{address(table, 2)['id']}"
    assert letter["to"] == "cleo@example.org"
    assert letter["from"] == "Hinode <hinode@example.org>"
    assert letter["subject"] == f"Hi all x http x org\N{NO-BREAK SPACE}: C{APOSTROPHE}est à vous de jouer."
    assert letter["list-unsubscribe"] == f"<{stop}>"
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    text = letter.get_content()
    assert f"{URL}/t/{table.name}\r\n" in text
    assert stop in text


def test_an_address_nobody_has(server: Server, post: tuple[Mailbox, int]) -> None:
    """The mail server refuses it, so it is forgotten."""
    table = lobby(server)
    tell(table, 2, to="cleo@example.org")
    post[0].refuse = True
    start(table)
    assert good(notices(table, 2))["addresses"] == []


# ------------------------------------------------------------------------------- Apprise
def test_a_webhook(server: Server, catcher: Catcher) -> None:
    """Apprise's simplest kind."""
    table = lobby(server)
    tell(table, 0, to=f"json://127.0.0.1:{catcher.port}/anna", language="it")
    start(table)
    (caught,) = catcher.caught
    told = json.loads(caught.body)
    assert caught.path == "/anna"
    assert told["title"] == "Hi all x http x org: Tocca a te."
    assert f"{URL}/t/{table.name}" in told["message"]
    assert f"{URL}/unsubscribe/{table.name}/{address(table, 0)['id']}" in told["message"]


def test_private_messages_stay_private(server: Server, catcher: Catcher) -> None:
    """Only who wrote is told."""
    table = lobby(server)
    tell(table, 0, to=f"json://127.0.0.1:{catcher.port}/anna")
    with server.browser(table.name, table.secrets[1]) as ben:
        assert ben.ask("say", seat=1, text="the password is tanuki", to=[0])["type"] == "done"
    later(server, 30)
    (caught,) = catcher.caught
    assert b"Ben wrote to you." in caught.body
    assert b"tanuki" not in caught.body


def test_a_test_notice(server: Server, catcher: Catcher) -> None:
    """It says whether it could be sent."""
    table = lobby(server)
    tell(table, 0, to=f"json://127.0.0.1:{catcher.port}/anna")
    at = f"/{address(table, 0)['id']}/test"
    assert good(notices(table, 0, at, {})) == {"sent": True}
    assert b"This is a test" in catcher.caught[0].body
    catcher.status = 500
    assert good(notices(table, 0, at, {})) == {"sent": False}


# ------------------------------------------------------------------------------- unsubscribing
def test_the_link_in_every_notice(server: Server) -> None:
    """Opening it asks; pressing its button ends the notices, without a seat or a cookie, and may be repeated."""
    table = lobby(server)
    tell(table, 2, to="cleo@example.org", language="it")
    link = f"/unsubscribe/{table.name}/{address(table, 2)['id']}"
    with server.client() as stranger:
        for _ in range(3):
            page = stranger.get(link)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert 'lang="it"' in page.text
            assert "c•••@example.org" in page.text
            assert "Disattiva</button>" in page.text
        assert len(good(notices(table, 2))["addresses"]) == 1
        form = {"origin": "null"}  # as a browser sends it from a page without a referrer
        assert stranger.post(link, content=b"List-Unsubscribe=One-Click", headers=form).status_code == 200
        assert good(notices(table, 2))["addresses"] == []
        assert stranger.post(link).status_code == stranger.get(link).status_code == 200
        wrong = f"/unsubscribe/{table.name}/{'a' * 32}"
        assert "No more notices" in stranger.get(wrong).text
        assert stranger.get("/unsubscribe/nosuchtable/" + "a" * 32).status_code == 200


# ------------------------------------------------------------------------------- hostile requests
@pytest.mark.parametrize(
    "given",
    [
        "ftp://example.org/x",
        "discord://1/2",
        "dbus://",
        "json://127.0.0.1:9/x?template=/etc/passwd",
        "json://127.0.0.1:9/x?+Host=evil",
        "json://127.0.0.1:9/x?method=DELETE",
        "json://127.0.0.1:9/x\r\nHost: evil",
        "anna@example.org\nBcc: all@example.org",
        "anna@localhost",
        "anna",
        "json://[::1",
        "\u202ejson://127.0.0.1/x",
    ],
)
def test_addresses_that_are_refused(server: Server, given: str) -> None:
    """Kinds the host does not allow, parameters that name files or change requests, and nonsense."""
    table = lobby(server)
    answer = notices(table, 0, "/addresses", {"address": given})
    assert refusal(answer) == "bad_address"
    assert good(notices(table, 0))["addresses"] == []


BODIES: list[tuple[str, Any]] = [
    ("/addresses", {}),
    ("/addresses", {"address": 7}),
    ("/addresses", {"address": "x" * 501}),
    ("/addresses", {"address": "json://127.0.0.1:9/x", "language": "xx"}),
    ("/addresses", {"address": "json://127.0.0.1:9/x", "more": 1}),
    ("/push", {"endpoint": "http://127.0.0.1/x", "p256dh": "!", "auth": "aa"}),
    ("/push", {"endpoint": "http://127.0.0.1/x", "p256dh": "a" * 200, "auth": "aa"}),
    ("/kinds", {"kinds": ["everything"]}),
    ("/kinds", {"kinds": ["turn"] * 99}),
    ("/kinds", []),
]


@pytest.mark.parametrize(("what", "body"), BODIES)
def test_bodies_that_are_refused(server: Server, what: str, body: Any) -> None:
    """Nothing changes."""
    table = lobby(server)
    assert refusal(notices(table, 0, what, body)) == "unreadable"
    assert good(notices(table, 0))["addresses"] == []


@pytest.mark.parametrize("endpoint", ["gopher://127.0.0.1/x", "http://a:b@127.0.0.1/x", "http://", "https://[::1", "x"])
def test_endpoints_that_are_refused(server: Server, endpoint: str) -> None:
    """No push service has such an address."""
    table = lobby(server)
    body = {"endpoint": endpoint, "p256dh": "aa", "auth": "aa"}
    assert refusal(notices(table, 0, "/push", body)) == "bad_address"


def test_only_the_owner_of_a_seat(server: Server) -> None:
    """Nobody else sees, changes or tries its addresses, and nobody sees the whole address again."""
    table = lobby(server)
    tell(table, 0, to="json://127.0.0.1:9/very-secret")
    id_ = address(table, 0)["id"]
    assert address(table, 0) == {"id": id_, "way": "apprise", "shown": "json://•••", "mark": ""}
    table.secrets[0], mine = table.secrets[1], table.secrets[0]
    asked: list[tuple[str, Json | None, str]] = [
        ("", None, "GET"),
        ("/addresses", {"address": "json://127.0.0.1:9/x"}, "POST"),
        ("/kinds", {"kinds": []}, "POST"),
        (f"/{id_}/test", {}, "POST"),
        (f"/{id_}", None, "DELETE"),
    ]
    for what, body, method in asked:
        assert refusal(notices(table, 0, what, body, method)) == "not_your_seat"
    assert refusal(notices(table, 1, f"/{id_}/test", {})) == "bad_address"  # of another seat
    good(notices(table, 1, f"/{id_}", method="DELETE"))
    table.secrets[0] = mine
    assert address(table, 0)["id"] == id_
    everything = [table.get("").text, table.get("record", 0).text, notices(table, 0).text]
    assert not any("very-secret" in text for text in everything)


# ------------------------------------------------------------------------------- private addresses
PRIVATE = (
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "224.0.0.1", "255.255.255.255", "240.0.0.1", "198.18.0.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1",
    "fd12::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1", "::127.0.0.1", "2002:7f00:1::",
    "2002:a00:1::1", "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "2001:0:0:0:0:0:80ff:fffe", "2001:db8::1", "localhost",
    "", "1", "0x7f.1",
)  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_private_addresses(host: str) -> None:
    """In every form they can be written in."""
    assert not is_public(host)
    with pytest.raises(Forbidden):
        Guard(local=False).check((host, 80))


@pytest.mark.parametrize("host", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])
def test_public_addresses(host: str) -> None:
    """These may be reached."""
    assert is_public(host)
    Guard(local=False).check((host, 443))


TRY = """
import socket, sys, threading, urllib.request
from hinode.server.notices.guard import Forbidden, Guard

port = int(sys.argv[1])
guard = Guard(local=False)
guard.install()
udp = socket.socket(type=socket.SOCK_DGRAM)
ways = [
    lambda: urllib.request.urlopen(f"http://localhost:{port}/"),
    lambda: socket.create_connection(("127.0.0.1", port)),
    lambda: socket.create_connection(("2130706433", port)),
    lambda: socket.socket().connect(("localhost", port)),
    lambda: socket.socket(socket.AF_UNIX).connect("/run/x"),
    lambda: udp.sendto(b"x", ("127.0.0.1", 9)),
    lambda: udp.sendmsg([b"x"], [], 0, ("127.0.0.1", 9)),
]
for way in ways:
    try:
        way()
    except Forbidden:
        continue
    except urllib.error.URLError as error:
        assert isinstance(error.reason, Forbidden), error
        continue
    raise AssertionError(way)

def elsewhere():
    try:
        ways[1]()
    except Forbidden:
        print("guarded")

with guard.trusting():
    ways[1]()
    other = threading.Thread(target=elsewhere)
    other.start()
    other.join()
"""


def test_every_connection_is_checked(catcher: Catcher) -> None:
    """Whatever a library does to reach this machine: by name, by number, without a connection. Only mail may."""
    command = [sys.executable, "-c", TRY, str(catcher.port)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("guarded\n", "")


@contextmanager
def strict(folder: Path) -> Generator[Server]:
    """A host who does not allow private addresses."""
    setup = read_setup(folder, URL, "mailto:host@example.org", ("json", "jsons"))
    with Server(folder, FakeTime(), notices=setup) as server:
        yield server


def elsewhere(host: str, port: int) -> set[str]:
    """A name server that changes its mind."""
    return {"1.1.1.1"}


def test_nothing_goes_to_private_addresses(tmp_path: Path, catcher: Catcher, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused when they are given; and when a name leads there, when the connection is made."""
    with strict(tmp_path) as server:
        table = lobby(server)
        for given in ("json://127.0.0.1/x", "json://localhost/x", "json://[::ffff:10.0.0.1]/x", "jsons://10.0.0.1"):
            assert refusal(notices(table, 0, "/addresses", {"address": given})) == "bad_address"
        push = Subscribed(catcher.port).body
        port = catcher.port
        endpoints = (f"https://127.0.0.1:{port}/x", f"https://localhost:{port}/x", f"http://1.1.1.1:{port}/x")
        for endpoint in endpoints:
            assert refusal(notices(table, 0, "/push", {**push, "endpoint": endpoint})) == "bad_address"
        # These only turn out to be private when they are looked up.
        tell(table, 1, to=f"json://2130706433:{port}/x")
        tell(table, 1, to=f"json://0x7f.1:{port}/x")
        monkeypatch.setattr(guard, "addresses_of", elsewhere)
        good(notices(table, 1, "/push", {**push, "endpoint": f"https://localhost:{port}/x"}))
        for one in good(notices(table, 1))["addresses"]:
            assert good(notices(table, 1, f"/{one['id']}/test", {})) == {"sent": False}
    assert catcher.caught == []


# ------------------------------------------------------------------------------- setting up
def test_the_key_is_made_once(tmp_path: Path) -> None:
    """Only its owner can read it."""
    first = private_key(tmp_path)
    assert private_key(tmp_path) == first
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert len(public_key(first)) == 87


@pytest.mark.parametrize(
    "options",
    [
        {"kinds": ("discord",)},
        {"url": "table.example.org", "kinds": ("discord",)},
        {"url": "https://a:b@example.org", "kinds": ("discord",)},
        {"url": URL, "contact": "host@example.org"},
        {"url": URL, "kinds": ("dbus",)},
        {"url": URL, "kinds": ("json://",)},
        {"url": URL, "mail": "smtp://localhost"},
        {"url": URL, "sender": "a@example.org", "kinds": ("json",)},
        {"url": URL, "mail": "http://localhost", "sender": "a@example.org"},
        {"url": URL, "mail": "smtp://localhost:x", "sender": "a@example.org"},
    ],
)
def test_setups_that_cannot_work(tmp_path: Path, options: Any) -> None:
    """One sentence says why."""
    with pytest.raises(BadSetup):
        read_setup(tmp_path, **options)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Anna", "Anna"),
        ("Łukasz Żółć-Nowak Jr.", "Łukasz Żółć-Nowak Jr."),
        ("@everyone", "everyone"),
        ("<@1>[x](http://evil.org)", "1 x http evil org"),
        ("evil.org", "evil org"),
        ("\u202e`_*", ""),
    ],
)
def test_names_cannot_do_anything(written: str, shown: str) -> None:
    """Chat services and mail programs see letters, not links, mentions or markup."""
    assert plain(written) == shown
    assert Item("message", written).name == written
