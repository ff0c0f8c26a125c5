"""Pictures of every screen at both sizes, into docs/screens: `make screens`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import Server
from tests.web.conftest import FLAGS, PHONE, USUAL, chromium
from tests.web.palette import small
from tests.web.prepared import Asked, asked, finished, planted
from tests.web.visitor import Visitor

FOLDER = Path("/tmp/browser/screens")
SIZES: dict[str, dict[str, Any]] = {"": {}, "-phone": PHONE}
MOMENTS = ("tea", "choose_mandate", "recruit", "marshal", "train", "betray", "bids", "seppuku", "hostage")
Shot = Callable[[Visitor], Page]


def shots(server: Server) -> dict[str, Shot]:
    """Every screen: its name, and how one gets there."""
    tables = {name: asked(server, name) for name in MOMENTS}
    over = planted(server, finished())
    found: dict[str, Shot] = {
        "start": lambda visitor: start(visitor, server, ""),
        "start-open": lambda visitor: start(visitor, server, "Open a table"),
        "start-device": lambda visitor: start(visitor, server, "One device"),
        "lobby": lambda visitor: lobby(visitor, server),
        "rules": lambda visitor: show(visitor, f"{server.url}/rules"),
        "cards": lambda visitor: cards(visitor, server),
        "veil": lambda visitor: veil(visitor, server),
        "end": over.open,
        "replay": lambda visitor: show(visitor, f"{server.url}/replay/{over.table.name}?at=310"),
    }
    return found | {f"table-{name}": opener(table) for name, table in tables.items()}


def opener(table: Asked) -> Shot:
    """Sit down where one is asked."""
    return table.open


def show(visitor: Visitor, url: str) -> Page:
    """An address, when all of it is there."""
    visitor.page.goto(url)
    visitor.page.wait_for_load_state("networkidle")
    return visitor.page


def start(visitor: Visitor, server: Server, door: str) -> Page:
    """The start page with a door open."""
    page = show(visitor, server.url)
    if door:
        page.get_by_role("button", name=door).click()
    return page


def lobby(visitor: Visitor, server: Server) -> Page:
    """A table before the game, with somebody and a bot."""
    page = start(visitor, server, "Open a table")
    page.get_by_label("Your name").last.fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("radio", name="Koi").check()
    return page


def cards(visitor: Visitor, server: Server) -> Page:
    """The gallery of season cards."""
    page = show(visitor, f"{server.url}/rules")
    page.get_by_label("Search by name or text").scroll_into_view_if_needed()
    page.get_by_role("heading", name="Season cards").evaluate("(heading) => heading.scrollIntoView()")
    return page


def veil(visitor: Visitor, server: Server) -> Page:
    """The device goes from hand to hand."""
    page = start(visitor, server, "One device")
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Sit down and begin").click()
    page.get_by_role("button", name="Ready: end the talks").click()
    page.get_by_role("dialog").wait_for()
    return page


def take(browser: Browser, name: str, shot: Shot, **differently: Any) -> None:
    """One picture."""
    context = browser.new_context(**{**USUAL, **differently})
    page = shot(Visitor(context))
    page.wait_for_timeout(300)  # pictures and fonts are painted
    picture = page.screenshot()
    page.goto("about:blank")  # our own pages forbid what it takes to count colours
    (FOLDER / f"{name}.png").write_bytes(small(page, picture))
    context.close()


def main(wanted: list[str]) -> None:
    """All pictures, or those with these names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, shot in shots(server).items():
            for size, differently in SIZES.items():
                if not wanted or name + size in wanted:
                    take(browser, name + size, shot, **differently)
            if (name in ("table-marshal", "start")) and (not wanted or f"{name}-dark" in wanted):
                take(browser, f"{name}-dark", shot, color_scheme="dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
