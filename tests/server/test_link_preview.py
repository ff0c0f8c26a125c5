"""What the pages say before a browser draws them: previews of links in chats, and addresses where nothing is."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from hinode.server.web import pages
from hinode.server.web.web import HEADERS
from tests.server.people import Person, people, played_out
from tests.server.serving import Server, good, refusal

BUILT = "<html><head><title>Hinode</title></head><body></body></html>"
HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client, whether or not it has been built."""
    index = tmp_path_factory.mktemp("static") / "index.html"
    index.write_text(BUILT, "utf-8")
    monkeypatch.setattr(pages, "INDEX", index)


def head(server: Server, path: str, **headers: str) -> dict[str, str]:
    """The title and the tags of a page."""
    with server.client() as client:
        answer = client.get(path, headers=headers)
    assert answer.is_success
    tags = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', answer.text)
    titles = re.findall("<title>(.*?)</title>", answer.text)
    assert len(titles) == 1
    return {"title": unescape(titles[0]), **{name: unescape(text) for name, text in tags}}


# ------------------------------------------------------------------------------- previews
def test_a_listed_table(server: Server) -> None:
    """Its title, seats and clans, in its language; and a picture of ours."""
    anna = Person(server)
    anna.open(players=3, listed=True, title="Sunday")
    found = head(server, f"/t/{anna.table}")
    assert found["title"] == found["og:title"] == "Sunday \N{EN DASH} Hinode"
    assert found["og:description"] == found["description"] == "2 of 3 seats are free."
    assert found["og:image"] == f"{server.url}/assets/link.png"
    good(anna.ask("bots", bot="random"))
    good(anna.ask("start"))
    playing = head(server, f"/t/{anna.table}")["og:description"]
    assert playing.startswith("Spring. In play: ")
    assert all(seat["clan"].title() in playing for seat in anna.info()["seats"])
    over = played_out(server, listed=True, language="pl")
    assert head(server, f"/t/{over.name}")["og:description"].startswith("Koniec gry. Zwycięstwo: ")


def test_private_tables_tell_nothing(server: Server) -> None:
    """An unlisted table, one without spectators and one that does not exist look the same."""
    unlisted = people(server, "Anna", "Ben", "Cleo", title="Our secret")[0]
    closed = people(server, "Dora", "Emil", "Fay", title="Our secret", listed=True, spectators=False)[0]
    seen = [head(server, f"/t/{table}") for table in (unlisted.table, closed.table, "nosuchtable", "No-Such")]
    assert all(one == seen[0] for one in seen)
    assert seen[0]["title"] == "You are invited to a game of Rising Sun"
    assert seen[0]["robots"] == "noindex"


def test_titles_are_escaped(server: Server) -> None:
    """Whatever people call their table. (A host that is no name is refused before.)"""
    anna = Person(server)
    anna.open(players=3, listed=True, title='"/><script>alert(1)</script>&')
    with server.client() as client:
        html = client.get(f"/t/{anna.table}").text
        assert refusal(client.get(f"/t/{anna.table}", headers={"host": 'x"><script>'})) == "unreadable"
    assert "<script>" not in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;&amp;" in html


def test_other_pages(server: Server) -> None:
    """They say what Hinode is."""
    for path in ("/", "/rules", "/replay/abcd"):
        assert head(server, path)["og:description"].startswith("An open home for the board game Rising Sun")


# ------------------------------------------------------------------------------- wrong addresses
@pytest.mark.parametrize("path", ["/nothing", "/t", "/t/a/b", "/index.php", "/assets/none.js", "/%2e%2e/etc"])
def test_a_wrong_address_is_a_page(server: Server, path: str) -> None:
    """For a browser: the client, which shows the way home, with all headers. Programs get JSON."""
    with server.client() as client:
        answer = client.get(path, headers=HTML)
        assert (answer.status_code, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert answer.text.endswith("</body></html>")
        assert HEADERS.items() <= dict(answer.headers).items()
        assert refusal(client.get(path, headers={"accept": "*/*"})) == "unreadable"


@pytest.mark.parametrize("path", ["/api/nothing", "/api", "/api/tables/nosuchtable", "/api/tables/No-Such/view"])
def test_the_api_answers_with_json(server: Server, client: httpx.Client, path: str) -> None:
    """Also to somebody who looks at it with a browser."""
    assert refusal(client.get(path, headers=HTML)) in ("unreadable", "no_such_table")


def test_only_looking_is_answered_with_a_page(client: httpx.Client) -> None:
    """A form that is sent to a wrong address gets JSON."""
    assert client.post("/nothing", headers=HTML).headers["content-type"].startswith("application/json")
