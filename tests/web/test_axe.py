"""axe-core finds no serious fault on any screen, by day and by night."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.prepared import asked, finished, planted
from tests.web.visitor import Visitor, settled

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (only) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(only && { runOnly: [only] }) });
  const where = ({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`;
  return violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(where).join(" | ")}`);
}"""
MOMENTS = ("tea", "choose_mandate", "train", "bids", "hostage")


def test_pages_before_a_game(visit: Visit) -> None:
    """The start page with each of its doors, and the lobby."""
    visitor = inspected(visit)
    page = visitor.page
    page.goto("/")
    for door in ("Learn", "Join or watch", "Open a table", "One device", "Open a record"):
        page.get_by_role("button", name=door, exact=True).click()
        heading = "Your first game" if door == "Learn" else door
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
        check(page, door)
    page.get_by_role("radio", name="The Automa").check()
    check(page, "Automa")
    form = visitor.opens()
    form.get_by_label("Your name").fill("Anna")
    form.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("button", name="Send away")).to_be_visible()
    check(page, "lobby")


def test_my_games_and_the_menu(server: Server, visit: Visit) -> None:
    """The start page of somebody with games, and the menu of a table with its dialogs."""
    for shape in ({}, PHONE):
        visitor = inspected(visit, **shape)
        over = planted(server, finished())
        over.open(visitor)
        with over.table.server.client() as client:
            bearer = {"authorization": f"Bearer {over.table.secrets[1]}"}
            assert client.post(f"/api/tables/{over.table.name}/rematch", headers=bearer).is_success
        page = asked(server, "tea", skip=0).open(visitor)
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("menu")).to_be_visible()
        check(page, "menu")
        for name in ("Settings", "Share", "My seat", "Leave the game"):
            if not page.get_by_role("menu").is_visible():
                page.get_by_role("button", name="Menu").click()
            page.get_by_role("menuitem", name=name).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            if name == "Share":
                page.get_by_role("button", name="QR code").click()
                expect(page.get_by_role("img", name="Link to the table")).to_be_visible()
            check(page, name)
            page.get_by_role("button", name="Close").click()
        page.goto("/")
        page.get_by_role("button", name=re.compile("^Forget")).first.click()
        check(page, "my games")


def test_the_table(server: Server, visit: Visit) -> None:
    """The table at many decisions, with a choice made, with each of its tabs, and for who watches."""
    visitor = inspected(visit)
    for moment in MOMENTS:
        page = asked(server, moment, skip=0).open(visitor)
        check(page, moment)
    page = asked(server, "marshal", skip=0).open(visitor)
    player = Player(page)
    player.point(next(key for key in player.wait()["lit"] if key.startswith("figure:")))
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_visible()
    player.press("Give coins or ronin")
    check(page, "a figure chosen, a gift begun")
    for tab in ("Talk", "Deals", "Cards", "Force"):
        page.get_by_role("tab", name=tab).click()
        check(page, tab)
    page.locator("#decision header").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "why")
    stranger = inspected(visit).page
    stranger.goto(page.url)
    expect(stranger.get_by_text("You are watching.")).to_be_visible()
    check(stranger, "watching")


def test_after_the_game(server: Server, visit: Visit) -> None:
    """The final table, the replay, the reference."""
    visitor = inspected(visit)
    over = planted(server, finished())
    check(over.open(visitor), "the end")
    page = visitor.page
    page.goto(f"/replay/{over.table.name}?at=60")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    check(page, "replay")
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Season cards", exact=True)).to_be_visible()
    check(page, "rules")


def test_a_phone(server: Server, visit: Visit) -> None:
    """The table on a phone, with its tabs."""
    page = asked(server, "bids", skip=0).open(inspected(visit, **PHONE))
    check(page, "bids")
    for tab in ("Clans", "Shrines", "Log", "Cards"):
        page.get_by_role("tab", name=tab).tap()
        check(page, tab)


def inspected(visit: Visit, **differently: Any) -> Visitor:
    """A visitor with axe in the bag. Our pages forbid foreign scripts, so this one comes before the page does."""
    visitor = visit(**differently)
    visitor.context.add_init_script(path=AXE)
    return visitor


def check(page: Page, what: str) -> None:
    """No serious fault; by night only colours are different."""
    settled(page)
    assert page.evaluate(RUN) == [], what
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert page.evaluate(RUN, "color-contrast") == [], f"{what} by night"
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
