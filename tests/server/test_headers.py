"""Security headers of every answer, and the scope of cookies."""

from __future__ import annotations

import struct
from http.cookies import SimpleCookie

import httpx
import pytest

from hinode.server.web.pages import INDEX
from tests.server.checks import guarded
from tests.server.serving import Playing, good


def test_headers(table: Playing, client: httpx.Client) -> None:
    """Good answers have them all; refusals are looked at wherever they are provoked."""
    at = f"/api/tables/{table.name}"
    for path in ("/health", "/metrics", "/api/tables", "/api/about", "/api/schema/openapi.json", at, f"{at}/view"):
        answer = client.get(path)
        assert answer.status_code == 200
        guarded(answer)
    guarded(client.post("/api/tables", json={"name": "Anna"}))
    guarded(client.get("/"))


def test_nothing_stays_in_a_cache(table: Playing, client: httpx.Client) -> None:
    """A private answer must not stay in a shared cache."""
    bearer = {"authorization": f"Bearer {table.secrets[0]}"}
    for what in ("", "/view?seat=0", "/record?seat=0"):
        answer = client.get(f"/api/tables/{table.name}{what}", headers=bearer)
        assert answer.headers.get("cache-control") == "no-store"
    assert client.post("/api/tables", json={"name": "Anna"}).headers.get("cache-control") == "no-store"


@pytest.mark.parametrize(("proxy", "secure"), [({}, False), ({"x-forwarded-proto": "https"}, True)])
def test_cookies(client: httpx.Client, proxy: dict[str, str], secure: bool) -> None:
    """A seat's cookie is for this table's routes, never for scripts or other sites, and behind TLS only for TLS."""
    answer = client.post("/api/tables", json={"name": "Anna"}, headers=proxy)
    seat = good(answer)
    entered = client.post(f"/api/tables/{seat['table']}/enter", json={"secret": seat["secret"]}, headers=proxy)
    for where in (answer, entered):
        (cookie,) = SimpleCookie(where.headers["set-cookie"]).values()
        assert cookie.key == f"hinode-{seat['table']}-0"
        assert cookie.value == seat["secret"]
        assert cookie["httponly"] is True
        assert cookie["samesite"] == "strict"
        assert cookie["path"] == f"/api/tables/{seat['table']}"
        assert not cookie["domain"]
        assert bool(cookie["secure"]) is secure


@pytest.mark.skipif(not INDEX.exists(), reason="the client has not been built")
def test_the_app(client: httpx.Client) -> None:
    """Browsers ask for the worker and the manifest again each time, so that nobody is left with an old client."""
    for path, kind in (("/sw.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        answer = client.get(path)
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["cache-control"] == "no-cache"
        guarded(answer)
    about = client.get("/manifest.webmanifest").json()
    for icon in about["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", answer.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
