"""Checks on answers and tables that several tests of bad input share."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from hinode.server.errors import CODES
from tests.server.serving import Browser, Playing

# Pages of other sites, as they are named in the header Origin.
FOREIGN = (
    "https://evil.example",
    "null",
    "",
    "http://[",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "\xff",
)


def state(table: Playing) -> list[bytes]:
    """Everything there is to know of a table."""
    with table.server.client() as client:
        found = [client.get(f"/api/tables/{table.name}").content]
    return found + [table.get(what, seat).content for what in ("view", "record") for seat in (None, 0, 1, 2)]


def closed(browser: Browser) -> int:
    """Listen until the server closes the connection; the code it gives."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            browser.hear()
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


def guarded(answer: httpx.Response) -> None:
    """Every answer tells browsers what they must not do, once, and nothing about the program."""
    policy = [part.strip() for part in answer.headers["content-security-policy"].split(";")]
    assert {"default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"} <= set(policy)
    assert not any(part.startswith("script-src") and part != "script-src 'self'" for part in policy)
    assert not any(word in part for part in policy for word in ("*", "http", "unsafe-eval"))
    assert not any("unsafe-inline" in part and not part.startswith("style-src") for part in policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    names = [name.lower() for name, _ in answer.headers.multi_items() if name.lower() != "set-cookie"]
    assert len(names) == len(set(names))
    assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(names)


def refused(answer: httpx.Response) -> str:
    """The code of a typed refusal; the answer has all headers."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text)
    problem = answer.json()
    assert set(problem) == {"code", "sentence", "rule"}
    assert problem["code"] in CODES
    assert problem["sentence"]
    guarded(answer)
    return problem["code"]
