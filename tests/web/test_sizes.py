"""Everything for a decision is seen without scrolling on a laptop; on a phone map and decision, the rest a tap away."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Server
from tests.web.conftest import PHONE, Visit
from tests.web.prepared import DECISIONS, asked, finished, planted

# What lies outside the window or is cut off by what scrolls around it.
HIDDEN = """(selector) => {
  const within = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const hidden = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    let clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let box = one.parentElement; box; box = box.parentElement)
      if (getComputedStyle(box).overflow !== "visible") clip = within(clip, box.getBoundingClientRect());
    return left < clip.left - 1 || top < clip.top - 1 || right > clip.right + 1 || bottom > clip.bottom + 1;
  };
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  return all.filter(hidden).map((one) => one.outerHTML.slice(0, 200));
}"""
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth;
}"""
ASKED = "#decision h2, #decision button, #decision [role=spinbutton], #decision table"
ANSWERS = (
    "#decision .chip, #decision .tea button, #decision .main, #decision .other, #decision .pass, "
    "#decision .tiles [data-key], #decision .bid [role=spinbutton]"
)
AROUND = ".board, .track, .shrines li, .clans > ol > li, .menu, .foot li, [role=tab]"


def test_a_laptop(server: Server, visit: Visit) -> None:
    """The map, the clans, the shrines, the reserve, and the whole decision."""
    visitor = visit()
    for decision in DECISIONS:
        page = asked(server, decision).open(visitor)
        assert hidden(page, ASKED) == [], decision
        assert hidden(page, AROUND) == [], decision
        assert not page.evaluate(SCROLLS), decision


def test_a_phone(server: Server, visit: Visit) -> None:
    """The map, and the question with all its answers; nothing is wider than the screen."""
    visitor = visit(**PHONE)
    for decision in DECISIONS:
        page = asked(server, decision).open(visitor)
        assert hidden(page, ".board, .glance li, [role=tab], #decision h2") == [], decision
        assert hidden(page, ANSWERS) == [], decision
        assert not page.evaluate(SCROLLS), decision


def test_a_battle_of_all_on_a_phone(server: Server, visit: Visit) -> None:
    """However many fight: the coins to bid lie below the map without scrolling."""
    page = asked(server, "bids", seed=32, skip=8).open(visit(**PHONE))
    expect(page.locator("#decision .camps li")).to_have_count(5)
    assert hidden(page, ".board, #decision h2") == []
    assert hidden(page, ANSWERS) == []


def test_a_tap_away(server: Server, visit: Visit) -> None:
    """On a phone every other part opens with one tap, lies in the window, and closes with another tap."""
    page = asked(server, "marshal").open(visit(**PHONE))
    inside: dict[str, Locator] = {
        "Clans": page.get_by_role("tabpanel").get_by_role("list", name="The clans in order of honor"),
        "Shrines": page.get_by_role("list", name="Shrines"),
        "Log": page.get_by_role("log"),
        "Talk": page.get_by_label("What you say"),
        "Deals": page.get_by_role("button", name="Offer a deal"),
        "Cards": page.get_by_role("list", name="Season cards"),
    }
    for name, part in inside.items():
        page.get_by_role("tab", name=name).tap()
        expect(part).to_be_in_viewport()
        assert hidden(page, ".board") == []
        page.get_by_role("tab", name=name).tap()
        expect(part).not_to_be_in_viewport()
    expect(page.get_by_role("region", name="Decision")).to_be_in_viewport()


def test_other_pages_are_not_wider_than_a_phone(server: Server, visit: Visit) -> None:
    """They may be long, but nobody scrolls sideways."""
    visitor = visit(**PHONE)
    page = visitor.page
    over = planted(server, finished())
    for address in ("/", "/rules", f"/replay/{over.table.name}", f"/t/{over.table.name}"):
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth"), address


def hidden(page: Page, selector: str) -> list[str]:
    """What cannot be seen without scrolling."""
    assert page.locator(selector).count() > 0, "nothing like that on the page"
    return page.evaluate(HIDDEN, selector)
