"""Hostile requests: each gets a typed error with all headers, never a 500, and changes nothing."""

from __future__ import annotations

import socket

import httpx
import pytest

from hinode.server.web.app import MAX_BODY
from hinode.server.web.web import SAFE_METHODS
from tests.server.checks import FOREIGN, refused, state
from tests.server.everything import ADDRESS
from tests.server.serving import Playing, Server, good

JSON = {"content-type": "application/json"}


def everything(table: Playing) -> list[object]:
    """All there is to know of a table, and how many tables there are."""
    return [*state(table), table.server.run(table.server.hall.store.count)]


# ------------------------------------------------------------------------------- bodies
def routes(server: Server) -> list[tuple[str, str]]:
    """All routes that could change something, with made-up parameters."""
    found = [(method, route.path_format) for route in server.app.routes for method in getattr(route, "methods", ())]
    assert len(found) > 20
    return sorted((method, path) for method, path in found if method not in SAFE_METHODS)


BODIES = {
    "nothing": b"",
    "not JSON": b"name=Anna",
    "half an object": b'{"name": "Ann',
    "two objects": b'{"name": "Anna"}{"name": "Anna"}',
    "a list": b'[{"name": "Anna"}]',
    "null": b"null",
    "no number": b"NaN",
    "a number as name": b'{"name": 1, "secret": 1, "record": 1, "bot": 1}',
    "null for everything": b'{"name": null, "secret": null, "record": null, "bot": null}',
    "an unknown field": b'{"name": "Anna", "secret": "0123456789abcdef", "record": "x", "bot": "", "admin": true}',
    "no UTF-8": b'{"name": "\xff\xfe", "secret": "\xff", "record": "\xff", "bot": "\xff"}',
    "an unknown field that is no UTF-8": b'{"\xff\xfe": 1}',
    "a lone surrogate": b'{"name": "\\ud800", "secret": "\\ud800", "record": "\\ud800", "bot": "\\ud800"}',
    "only what nobody sees": b'{"name": "\\u200b\\u0000\\u202e", "secret": "", "record": "\\u0000", "bot": "\\u0000"}',
    "deep lists": b"[" * 100_000,
    "deep objects": b'{"name":' * 40_000,
    "a deep field": b'{"name": ' + b"[" * 50_000 + b"]" * 50_000 + b"}",
    "a huge number": b'{"name": ' + b"9" * 10_000 + b"}",
    "a huge exponent": b'{"name": 1e999999}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_bad_body(server: Server, table: Playing, client: httpx.Client, body: bytes) -> None:
    """Every route refuses a body of the wrong shape, even from the holder of a seat."""
    before = everything(table)
    bearer = {"authorization": f"Bearer {table.secrets[0]}", **JSON}
    for method, path in routes(server):
        if method == "POST" and not path.endswith("/start"):
            refused(client.post(path.format(table=table.name, **ADDRESS), content=body, headers=bearer))
    assert everything(table) == before


SETTINGS = (
    '{"players": 2}', '{"players": 6}', '{"players": 1e3}', '{"players": true}',
    '{"card_set": "../../etc/passwd"}', '{"card_set": ""}', '{"shrines": "ryujin,ryujin,ryujin,ryujin"}',
    '{"shrines": ""}', '{"clans": "stolen"}', '{"clock": {"seconds": 0}}', '{"clock": {"seconds": 1e9}}',
    '{"clock": {"seconds": 60, "late": "resign"}}', '{"clock": 60}', '{"language": "xx"}', '{"seed": 1}',
    '{"listed": "yes"}', '{"title": "' + "x" * 61 + '"}',
)  # fmt: skip


@pytest.mark.parametrize("settings", SETTINGS)
def test_bad_settings(table: Playing, client: httpx.Client, settings: str) -> None:
    """A table that cannot be played at is not made."""
    before = everything(table)
    body = f'{{"name": "Anna", "settings": {settings}}}'
    assert refused(client.post("/api/tables", content=body, headers=JSON)) in ("unreadable", "bad_settings")
    assert everything(table) == before


TYPES = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/msgpack")


@pytest.mark.parametrize("content_type", TYPES)
def test_a_wrong_content_type(table: Playing, client: httpx.Client, content_type: str) -> None:
    """Only JSON is read: what a form of another page can send without asking is not."""
    before = everything(table)
    headers = {"content-type": content_type}
    assert refused(client.post("/api/tables", content=b'{"name": "Anna"}', headers=headers)) == "unreadable"
    assert refused(client.post("/api/tables", content=b"name=Anna", headers=headers)) == "unreadable"
    assert everything(table) == before


def test_a_huge_body(table: Playing, client: httpx.Client) -> None:
    """A body that is too large is refused, also if it does not say how large it is."""
    before = everything(table)
    pieces = [b'{"name": "', *[b"x" * 10_000] * (MAX_BODY // 10_000 + 1), b'"}']
    assert refused(client.post("/api/tables", content=b"".join(pieces), headers=JSON)) == "too_large"
    assert refused(client.post("/api/tables", content=iter(pieces), headers=JSON)) == "too_large"
    assert everything(table) == before


POSITION = "hinode record 1\nposition\nhonor koi lotus turtle\n"
RECORDS = {
    "a header": "hinode",
    "a version of 5000 digits": f"hinode record {'9' * 5000}",
    "a version that looks like a digit": "hinode record \u00b2",
    "a position that breaks the engine down": f"""{POSITION}season spring\nphase war 1\nwar edo\nkoi coins 3
        koi edo bushi\nlotus edo bushi\nbattle edo koi,lotus\nnext bids\nnext bids
        actions\nkoi bid 0 0 0 0\nend 1\n""",
    "a position that cannot be shown": f"""{POSITION}season winter\nphase over\nnext cleanup
        actions\nend 0 koi 0 lotus 0 turtle 0\n""",
    "one long line": "hinode record 1\n" + "x" * 190_000,
    "many lines": "\n" * 150_000,
}


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_a_bad_record(table: Playing, client: httpx.Client, record: str) -> None:
    """A record that cannot be played or shown is refused, whatever it does to the engine."""
    before = everything(table)
    answer = client.post("/api/records", json={"record": record})
    assert refused(answer) in ("bad_record", "too_large")
    assert everything(table) == before


# ------------------------------------------------------------------------------- addresses
NAMES = (
    "%00",
    "%0d%0aSet-Cookie:x=1",
    "%ff",
    "%F0%9F%98%80",
    "..",
    "%2e%2e%2f%2e%2e",
    "%27%20OR%201=1",
    "a" * 9000,
    "A" * 9,
)


@pytest.mark.parametrize("name", NAMES)
def test_a_bad_table_name(server: Server, table: Playing, client: httpx.Client, name: str) -> None:
    """No path leads anywhere but to a table."""
    before = everything(table)
    for route in server.app.routes:
        for method in getattr(route, "methods", ()):
            if route.path_format.startswith("/api/tables/{table") and method != "OPTIONS":
                path = route.path_format.format(table=name, seat=0)
                refused(client.request(method, path, json={} if method == "POST" else None))
    assert everything(table) == before


@pytest.mark.parametrize("up", ["..", "%2e%2e", "%2e%2e%2f%2e%2e", "..%5c..", "%00", "a/../../.."])
def test_no_file_of_ours_is_served(client: httpx.Client, up: str) -> None:
    """Only the built client is served: no file of the program, and none of the system."""
    for file in ("index.html", "app.py", "hinode.sqlite", "etc/passwd"):
        assert client.get(f"/assets/{up}/{file}").status_code in (400, 404)


@pytest.mark.parametrize("seat", ["x", "-1", "5", "9" * 5000, "%00", "0x0", "1.5", "\u0663", "", "0,1"])
def test_a_bad_seat(table: Playing, client: httpx.Client, seat: str) -> None:
    """A seat is a number that tables have."""
    before = everything(table)
    path = f"/api/tables/{table.name}"
    bearer = {"authorization": f"Bearer {table.secrets[0]}"}
    for what in ("view", "record"):
        refused(client.get(f"{path}/{what}", params={"seat": seat}, headers=bearer))
    refused(client.delete(f"{path}/seats/{seat}", headers=bearer))
    assert everything(table) == before


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "POST", "GET"])
def test_a_wrong_method(server: Server, table: Playing, client: httpx.Client, method: str) -> None:
    """Routes answer to their own methods only."""
    before = everything(table)
    for route in server.app.routes:
        if method not in getattr(route, "methods", {method}):
            path = route.path_format.format(table=table.name, seat=0, **ADDRESS)
            assert client.request(method, path).status_code == 405
            refused(client.request(method, path))
    assert everything(table) == before


@pytest.mark.parametrize(
    "head",
    [b"GET /api/tables/\xff\xfe HTTP/1.1\r\nHost: x", b"GET /api/tables?\xff HTTP/1.1\r\nHost: x", b"GET / HTTP/1.0",
     b"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: \xff\xfe=;;=\x80; hinode-=\"", b"\x16\x03\x01\x02\x00\x01",
     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1",
     b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: x"],
)  # fmt: skip
def test_bytes_that_are_hardly_http(server: Server, head: bytes) -> None:
    """No bytes lead to a 500."""
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(head + b"\r\nConnection: close\r\n\r\n")
        answer = b"".join(iter(lambda: raw.recv(4096), b""))
    assert answer.startswith(b"HTTP/1.1 ")
    assert not answer.startswith(b"HTTP/1.1 5")


def test_headers_without_end(server: Server) -> None:
    """Endless headers are cut off before they fill the memory."""
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET /api/about HTTP/1.1\r\nHost: x\r\nX: ")
        with pytest.raises(ConnectionError):
            for _ in range(50):
                raw.sendall(b"x" * 1_000_000)


# ------------------------------------------------------------------------------- where a page comes from
@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page(server: Server, table: Playing, client: httpx.Client, origin: str) -> None:
    """A page of another site can do nothing, even with all secrets of a browser."""
    before = everything(table)
    bearer = f"Bearer {table.secrets[0]}".encode()
    headers = {b"origin": origin.format(port=server.port).encode("latin-1"), b"authorization": bearer}
    for method, path in routes(server):
        where = path.format(table=table.name, seat=1, **ADDRESS)
        assert refused(client.request(method, where, headers=headers, json={"name": "Eve"})) == "forbidden_origin"
    assert everything(table) == before


def test_a_page_of_our_own(server: Server, client: httpx.Client) -> None:
    """Our own pages can, and programs without an origin."""
    for headers in ({"origin": server.url}, {}):
        good(client.post("/api/tables", json={"name": "Anna"}, headers=headers))
