"""A real browser in front of a real server. The client must have been built: `make web`.

These tests come last in the suite: while Playwright runs, nothing else in its thread can start an event loop.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from hinode.server.web.pages import INDEX
from tests.server.people import same_chance
from tests.server.serving import PATIENCE, Server
from tests.web.visitor import Visitor

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
# A laptop in English, in light mode, with reduced motion.
USUAL: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "service_workers": "block",  # tests that stand between a page and its server would not see what a worker fetches
}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
expect.set_options(timeout=PATIENCE * 1000)
Visit = Callable[..., Visitor]


def chromium() -> str:
    """The system's own browser: Playwright downloads nothing."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not found:
        pytest.fail("there is no chromium: install Debian's package (`make chromium`) or set CHROMIUM", pytrace=False)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker. Every test opens tables of its own."""
    if not INDEX.exists():
        pytest.fail("the client has not been built: run `make web`", pytrace=False)
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same clans, games and bots every time."""
    same_chance(monkeypatch)


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    """Where pages are."""
    return server.url


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's browser, quiet."""
    return {**browser_type_launch_args, "executable_path": chromium(), "args": list(FLAGS)}


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """Visitors with browsers of their own. At the end no page may have complained."""
    visitors: list[Visitor] = []

    def come(**differently: Any) -> Visitor:
        context = new_context(**{**USUAL, **differently})
        context.set_default_timeout(PATIENCE * 1000)
        visitors.append(Visitor(context))
        return visitors[-1]

    yield come
    for visitor in visitors:
        assert visitor.problems == []
