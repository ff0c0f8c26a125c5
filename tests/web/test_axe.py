"""axe-core finds no serious fault on any screen, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.planted import keep, short_record
from tests.server.serving import Server, good
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


def test_a_review(server: Server, visit: Visit) -> None:
    """The button, and all that the review says."""
    page = inspected(visit).page
    page.goto(f"/replay/{good(keep(server, record=short_record(3)))['table']}?review=1")
    button = page.get_by_role("button", name="Review this game")
    expect(button).to_be_enabled()
    check(page, "before the review")
    button.click()
    page.get_by_text("Show as a table").click()
    check(page, "the review")


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
