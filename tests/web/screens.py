"""Pictures of every screen at both sizes, into docs/screens, and the one for links: `make screens`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import PATIENCE, Server, wait_until
from tests.web.conftest import FLAGS, PHONE, USUAL, chromium
from tests.web.palette import small
from tests.web.shots import SHOTS
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
LINK_PICTURE = FOLDER.parents[1] / "web" / "public" / "assets" / "link.png"
SIZES: dict[str, dict[str, Any]] = {"": {}, "-phone": PHONE}
WIDTHS = {"": 640, "-phone": 185}  # in the page that shows them all: the same height
SEEN_ANYWAY = ("log", "deals")  # phone only: on a laptop other pictures already show them
# Dark mode and other languages: a few of them.
OTHERS: dict[str, dict[str, Any]] = {
    "start-dark": {"color_scheme": "dark"},
    "marshal-dark": {"color_scheme": "dark"},
    "bid-phone-dark": {**PHONE, "color_scheme": "dark"},
    "tea-it": {"locale": "it"},
    "marshal-pl": {"locale": "pl"},
    "end-fr": {"locale": "fr"},
}
WORDS = {"dark": "in dark mode", "phone": "on a phone", "it": "in Italian", "pl": "in Polish", "fr": "in French"}


def sizes(name: str) -> list[str]:
    """The sizes at which a screen is taken, as ends of names."""
    return [size for size in SIZES if size or name not in SEEN_ANYWAY]


def take(browser: Browser, server: Server, name: str, **differently: Any) -> None:
    """One picture."""
    context = browser.new_context(**{**USUAL, **differently})
    context.set_default_timeout(PATIENCE * 1000)
    page = SHOTS[name.partition("-")[0]](Visitor(context), server)
    page.evaluate("document.fonts.ready")
    picture = at_rest(page)
    page.goto("about:blank")  # our own pages forbid what it takes to count colours
    (FOLDER / f"{name}.png").write_bytes(small(page, picture))
    context.close()


def at_rest(page: Page) -> bytes:
    """The page once it no longer changes."""
    pictures = [b""]

    def still() -> bool:
        pictures.append(page.screenshot(animations="disabled"))
        return pictures[-2] == pictures[-1]

    wait_until(still)
    return pictures[-1]


def link_picture(browser: Browser, server: Server) -> None:
    """The picture that chats show beside a link: the head of the start page."""
    page = browser.new_page(viewport={"width": 1200, "height": 630}, locale="en", reduced_motion="reduce")
    page.goto(server.url)
    page.locator(".hero").wait_for()
    page.locator(".hero").evaluate("(hero) => hero.setAttribute('style', 'height: 630px')")
    page.locator("main").evaluate("(main) => main.remove()")  # it lies over the sea
    picture = page.screenshot(animations="disabled")
    page.goto("about:blank")
    LINK_PICTURE.write_bytes(small(page, picture))
    page.close()


def index() -> str:
    """A page that shows them all."""
    rows = [
        "# Every screen",
        "",
        "Look through this page to see what playing on Hinode is like. All pictures are of one game, on a laptop",
        "(1440x900) and on a phone (390x844). `make screens` takes them again.",
        "",
    ]
    for name, one in SHOTS.items():
        caption = (one.__doc__ or "").strip()
        pictures = [f'<img src="{name}{size}.png" width="{WIDTHS[size]}" alt="{caption}">' for size in sizes(name)]
        rows += [f"## {name.capitalize()}", "", caption, "", " ".join(pictures), ""]
    rows += ["## Dark mode and other languages", ""]
    for name in OTHERS:
        screen, *how = name.split("-")
        caption = f"{screen.capitalize()} {' '.join(WORDS[word] for word in how)}"
        width = WIDTHS["-phone" if "phone" in how else ""]
        rows += [caption, "", f'<img src="{name}.png" width="{width}" alt="{caption}">', ""]
    return "\n".join(rows)


def main(wanted: list[str]) -> None:
    """All pictures, or those with these names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    every = {name + size: SIZES[size] for name in SHOTS for size in sizes(name)} | OTHERS
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, differently in every.items():
            if not wanted or name in wanted or name.partition("-")[0] in wanted:
                take(browser, server, name, **differently)
        if not wanted or "link" in wanted:
            link_picture(browser, server)
        browser.close()
    (FOLDER / "README.md").write_text(index(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
