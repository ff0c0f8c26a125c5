"""Pictures of every screen at both sizes, into docs/screens: `make screens`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.serving import PATIENCE, Server
from tests.web import pictured
from tests.web.conftest import FLAGS, PHONE, USUAL, chromium
from tests.web.palette import small
from tests.web.player import Player
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES: dict[str, dict[str, Any]] = {"": {}, "-phone": PHONE}
WIDTHS = {"": 640, "-phone": 185}  # in the page that shows them all: the same height
# By night and in other languages: a few of them.
OTHERS: dict[str, dict[str, Any]] = {
    "start-dark": {"color_scheme": "dark"},
    "marshal-dark": {"color_scheme": "dark"},
    "bid-phone-dark": {**PHONE, "color_scheme": "dark"},
    "replay-dark": {"color_scheme": "dark"},
    "tea-it": {"locale": "it"},
    "marshal-pl": {"locale": "pl"},
    "end-fr": {"locale": "fr"},
}
WORDS = {"dark": "by night", "phone": "on a phone", "it": "in Italian", "pl": "in Polish", "fr": "in French"}
Shot = Callable[[Visitor, Server], Page]
SHOTS: dict[str, Shot] = {}
SLOWLY = "localStorage.setItem('hinode.pace', 'slow')"


def shot(one: Shot) -> Shot:
    """A screen, and how one gets there. Its name is the name of the function."""
    SHOTS[one.__name__] = one
    return one


# ------------------------------------------------------------------------------- before the game
@shot
def start(visitor: Visitor, server: Server) -> Page:
    """The start page."""
    return show(visitor, server.url)


@shot
def automa(visitor: Visitor, server: Server) -> Page:
    """A game against the Automa, before it begins."""
    page = show(visitor, server.url)
    page.get_by_role("radio", name="The Automa").check()
    page.get_by_role("radio", name="Lotus").first.check()
    return page


@shot
def lobby(visitor: Visitor, server: Server) -> Page:
    """A table before the game, with somebody and a bot."""
    page = show(visitor, server.url)
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Your name").last.fill("Anna")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    page.get_by_role("radio", name="Koi").check()
    page.get_by_role("button", name="Send away").wait_for()
    return page


@shot
def lesson(visitor: Visitor, server: Server) -> Page:
    """The first game, with somebody who explains it."""
    page = show(visitor, server.url)
    page.get_by_role("button", name="Learn", exact=True).click()
    page.get_by_role("button", name="Begin the lesson").click()
    page.locator(".coach").wait_for()
    return page


@shot
def device(visitor: Visitor, server: Server) -> Page:
    """One device goes from hand to hand."""
    page = show(visitor, server.url)
    page.get_by_role("button", name="One device").click()
    page.get_by_label("Name of player 1").fill("Anna")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_role("button", name="Sit down and begin").click()
    page.get_by_role("button", name="Ready: end the talks").click()
    page.get_by_role("dialog").wait_for()
    return page


# ------------------------------------------------------------------------------- the season
@shot
def tea(visitor: Visitor, server: Server) -> Page:
    """The tea ceremony: a proposal to answer, and one's own."""
    asked = pictured.at(server, pictured.SECOND_TEA)
    pictured.tell(asked.table, pictured.LOTUS, "propose koi give 1 0")
    pictured.tell(asked.table, pictured.TURTLE, "propose dragonfly")
    page = asked.open(visitor, pictured.KOI)
    Player(page).wait()
    return page


@shot
def mandate(visitor: Visitor, server: Server) -> Page:
    """Four tiles, one of them chosen."""
    page = pictured.at(server, pictured.MANDATE).open(visitor)
    player = Player(page)
    player.point(player.wait()["lit"][1])
    return page


@shot
def recruit(visitor: Visitor, server: Server) -> Page:
    """A figure of the reserve, and where it may stand."""
    return chosen(visitor, server, pictured.RECRUIT, "figure:koi:shinto:reserve")


@shot
def marshal(visitor: Visitor, server: Server) -> Page:
    """A figure chosen, and what its way would lead to."""
    page = chosen(visitor, server, pictured.MARSHAL, "figure:lotus:oni_of_blood:edo")
    page.locator('[data-choice="province:oshu"]').hover()
    page.locator(".board .foreseen").first.wait_for()
    return page


@shot
def train(visitor: Visitor, server: Server) -> Page:
    """Season cards to buy."""
    page = pictured.at(server, pictured.TRAIN).open(visitor)
    Player(page).wait()
    return page


@shot
def betray(visitor: Visitor, server: Server) -> Page:
    """A monster is turned against its clan."""
    return chosen(visitor, server, pictured.BETRAY, "figure:koi:river_dragon:shikoku")


# ------------------------------------------------------------------------------- war
@shot
def bid(visitor: Visitor, server: Server) -> Page:
    """Coins on the war advantages."""
    page = pictured.at(server, pictured.BATTLE).open(visitor)
    player = Player(page)
    player.wait()
    for step in page.locator("[data-advantage=ronin] .step:last-child, [data-advantage=poets] .step:last-child").all():
        step.click()
    return page


@shot
def battle(visitor: Visitor, server: Server) -> Page:
    """A battle told to somebody who was not in it."""
    asked = pictured.at(server, pictured.BATTLE)
    visitor.context.add_init_script(SLOWLY)
    page = asked.open(visitor, pictured.LOTUS)
    pictured.go_on(asked.table, pictured.BATTLE, pictured.BATTLE_OVER)
    page.locator(".tale .stages li:nth-child(4) button").click()
    return page


@shot
def hire(visitor: Visitor, server: Server) -> Page:
    """After the reveal: Force by source, and an advantage to use."""
    page = pictured.at(server, pictured.HIRE).open(visitor)
    Player(page).wait()
    return page


# ------------------------------------------------------------------------------- beside the decision
@shot
def force(visitor: Visitor, server: Server) -> Page:
    """Where Force comes from."""
    page = tab(visitor, server, "Force")
    page.locator(".places summary").filter(has_text="Kyoto").click()
    page.locator("details[open] .parts").first.wait_for()
    return page


@shot
def why(visitor: Visitor, server: Server) -> Page:
    """The rule behind what is asked."""
    page = pictured.at(server, pictured.MARSHAL).open(visitor)
    page.locator("#decision header button[aria-haspopup]").click()
    page.get_by_role("dialog").wait_for()
    return page


@shot
def talk(visitor: Visitor, server: Server) -> Page:
    """What people say."""
    page = tab(visitor, server, "Talk")
    page.get_by_text("I hear coins").wait_for()
    return page


@shot
def deals(visitor: Visitor, server: Server) -> Page:
    """Promises given and offered."""
    page = tab(visitor, server, "Deals")
    page.get_by_role("button", name="Offer a deal").wait_for()
    return page


@shot
def log(visitor: Visitor, server: Server) -> Page:
    """What has happened."""
    return tab(visitor, server, "Log")


# ------------------------------------------------------------------------------- the end
@shot
def winter(visitor: Visitor, server: Server) -> Page:
    """Winter is counted line by line."""
    asked = pictured.at(server, pictured.LAST)
    visitor.context.add_init_script(SLOWLY)
    page = asked.open(visitor, pictured.KOI)
    pictured.go_on(asked.table, pictured.LAST, pictured.LAST + 1)
    page.locator(".tale header .main").click()
    page.locator(".end tbody td").filter(has_text="+").nth(1).wait_for()
    return page


@shot
def end(visitor: Visitor, server: Server) -> Page:
    """The final table."""
    asked = over(server)
    page = asked.open(visitor, pictured.KOI)
    page.locator(".end figure").first.wait_for()
    return page


@shot
def replay(visitor: Visitor, server: Server) -> Page:
    """The same game again, with everything that was hidden."""
    return show(visitor, f"{server.url}/replay/{over(server).table.name}?at=143")


# ------------------------------------------------------------------------------- to look up
@shot
def rules(visitor: Visitor, server: Server) -> Page:
    """The rules, searched."""
    page = show(visitor, f"{server.url}/rules")
    page.get_by_role("searchbox").first.fill("hostage")
    return page


@shot
def cards(visitor: Visitor, server: Server) -> Page:
    """The gallery of season cards."""
    page = show(visitor, f"{server.url}/rules#cards")
    page.get_by_role("heading", name="Season cards", exact=True).wait_for()
    return page


# ------------------------------------------------------------------------------- how one gets there
def show(visitor: Visitor, url: str) -> Page:
    """An address, when all of it is there."""
    visitor.page.goto(url)
    visitor.page.wait_for_load_state("networkidle")
    return visitor.page


def chosen(visitor: Visitor, server: Server, moment: int, *keys: str) -> Page:
    """A moment at which something has been pointed at."""
    page = pictured.at(server, moment).open(visitor)
    player = Player(page)
    for key in keys:
        seen = player.wait()
        if page.locator(f'[data-choice="{key}"]').count():
            page.locator(f'[data-choice="{key}"]').click()
        else:
            player.point(key)
        player.answered(seen)
    return page


def tab(visitor: Visitor, server: Server, name: str) -> Page:
    """A tab beside the decision, after talk and deals."""
    asked = pictured.at(server, pictured.MARSHAL)
    pictured.talk(asked.table)
    pictured.make_deals(asked.table, 1)
    page = asked.open(visitor, pictured.KOI)
    page.get_by_role("tab", name=name).click()
    return page


def over(server: Server) -> pictured.Asked:
    """The game at its end, with deals kept and broken."""
    asked = pictured.at(server, pictured.THIRD_TEA)
    pictured.make_deals(asked.table, 2)
    pictured.go_on(asked.table, pictured.THIRD_TEA, pictured.LAST + 1)
    return asked


def take(browser: Browser, server: Server, name: str, **differently: Any) -> None:
    """One picture."""
    context = browser.new_context(**{**USUAL, **differently})
    context.set_default_timeout(PATIENCE * 1000)
    page = SHOTS[name.partition("-")[0]](Visitor(context), server)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)  # what was foreseen is drawn
    picture = page.screenshot()
    page.goto("about:blank")  # our own pages forbid what it takes to count colours
    (FOLDER / f"{name}.png").write_bytes(small(page, picture))
    context.close()


def index() -> str:
    """A page that shows them all."""
    rows = [
        "# Every screen",
        "",
        "All of one game, at 1440x900 and at 390x844. `make screens` makes them anew.",
        "",
    ]
    for name, one in SHOTS.items():
        caption = (one.__doc__ or "").strip()
        pictures = [f'<img src="{name}{size}.png" width="{width}" alt="{caption}">' for size, width in WIDTHS.items()]
        rows += [f"## {name.capitalize()}", "", caption, "", " ".join(pictures), ""]
    rows += ["## By night and in other languages", ""]
    for name in OTHERS:
        screen, *how = name.split("-")
        caption = f"{screen.capitalize()} {' '.join(WORDS[word] for word in how)}"
        width = WIDTHS["-phone" if "phone" in how else ""]
        rows += [caption, "", f'<img src="{name}.png" width="{width}" alt="{caption}">', ""]
    return "\n".join(rows)


def main(wanted: list[str]) -> None:
    """All pictures, or those with these names."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    every = {name + size: differently for name in SHOTS for size, differently in SIZES.items()} | OTHERS
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, differently in every.items():
            if not wanted or name in wanted or name.partition("-")[0] in wanted:
                take(browser, server, name, **differently)
        browser.close()
    (FOLDER / "README.md").write_text(index(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
