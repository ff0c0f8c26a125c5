"""A season without a mouse: everything can be reached with Tab, is seen when it is reached, and answers to Enter."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypedDict

from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.player import SIDE_DOORS, Player
from tests.web.prepared import asked
from tests.web.truth import agrees, game_of

FAR = 120  # more presses of Tab than anybody would bear
# What has the focus, and whether a person sees that it does.
FOCUS = """() => {
  const one = document.activeElement ?? document.body;
  const style = getComputedStyle(one);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  const shadowed = style.boxShadow !== "none";
  const ringed = document.querySelector(".ring.focus") !== null || parseFloat(style.strokeWidth) >= 6;
  const drawn = one instanceof SVGElement && ringed;
  const words = (one.ariaLabel ?? one.innerText ?? "").replace(/\\s+/g, " ").trim();
  return {
    name: words || (one.labels?.[0]?.innerText ?? ""),
    key: one.dataset?.key ?? "",
    choice: one.dataset?.choice ? `choice ${one.dataset.choice}` : "",
    deciding: one.closest("#decision") !== null,
    enabled: !one.disabled && one.matches("button, [role=button], [role=spinbutton], input, a"),
    visible: one === document.body || outlined || shadowed || drawn,
    html: one.outerHTML.slice(0, 200),
  };
}"""


class Focus(TypedDict):
    """What has the focus."""

    name: str
    key: str
    choice: str  # a button of something that also glows on the table, as Player names it
    deciding: bool
    enabled: bool
    visible: bool
    html: str


def test_a_season(server: Server, visit: Visit) -> None:
    """From the start page to the end of spring."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(page, "4")  # the number of players
    page.keyboard.press("ArrowLeft")
    tab_to(page, "Normal")  # the bots
    for _ in range(10):
        if focus_of(page)["name"] == "Carefree":
            break
        page.keyboard.press("ArrowLeft")
    assert focus_of(page)["name"] == "Carefree"
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    player, dice = Player(page), Random(1)
    while game_of(server, visitor.table).state.season == 0:
        if player.wait()["over"]:
            break
        answer(player, dice)
    chair = server.hall.rooms[visitor.table].table.chair(0)
    agrees(page, server, visitor.table, chair.clan)


def test_arrows_and_escape(server: Server, visit: Visit) -> None:
    """On the map arrows lead from one thing that glows to the next; Escape takes a choice back."""
    page = asked(server, "marshal").open(visit())
    player = Player(page)
    before = player.wait()
    found = tab_until(page, lambda focus: focus["key"].startswith("figure:"))
    page.keyboard.press("ArrowUp")
    other = focus_of(page)
    assert other["key"].startswith("figure:")
    assert other["key"] != found["key"]
    page.keyboard.press("Enter")
    player.answered(before)
    assert any(key.startswith("province:") for key in player.wait()["lit"])
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('[data-key^=province][role=button]') === null")
    assert player.look()["lit"] == before["lit"]


def test_the_log(server: Server, visit: Visit) -> None:
    """The log is one stop; in it the arrows lead from line to line, and Enter shows what a line is about."""
    page = asked(server, "marshal").open(visit())
    tab_to(page, "Log")
    box = tab_until(page, lambda focus: 'role="log"' in focus["html"])
    page.keyboard.press("ArrowUp")
    last = focus_of(page)
    page.keyboard.press("ArrowUp")
    assert box["name"] == "Log"
    assert last["name"] != focus_of(page)["name"] != ""
    page.keyboard.press("Enter")
    expect(page.locator("[role=log] button[aria-pressed=true]")).to_have_count(1)


def test_the_way_to_the_decision(server: Server, visit: Visit) -> None:
    """The first Tab leads to a link that leads to the decision."""
    page = asked(server, "choose_mandate").open(visit())
    page.keyboard.press("Tab")
    assert focus_of(page)["name"] == "To the decision"
    page.keyboard.press("Enter")
    assert focus_of(page)["deciding"]
    tab_until(page, lambda focus: focus["key"].startswith("tile:"), 3)


# ------------------------------------------------------------------------------- with keys only
def answer(player: Player, dice: Random) -> None:
    """Answer the question somehow."""
    page = player.page
    seen = player.wait()
    if seen["confirm"]:
        expect(player.decision.locator(".confirm button.main")).to_be_focused()
    elif "Ready: end the talks" in seen["buttons"]:
        tab_to(page, "Ready: end the talks")
    elif "Bid nothing" in seen["buttons"]:
        stake = tab_until(page, lambda focus: 'role="spinbutton"' in focus["html"])
        page.keyboard.press("ArrowUp")
        assert stake["deciding"]
        tab_until(page, lambda focus: focus["name"] in ("Seal the bid", "Bid nothing"))
    else:
        wanted = dice.choice([*seen["lit"], *(name for name in seen["buttons"] if name not in SIDE_DOORS)])
        tab_until(page, lambda focus: wanted in (focus["key"], focus["choice"], focus["name"] * focus["deciding"]))
    player.clicked = focus_of(page)["name"]
    before = player.look()
    page.keyboard.press("Enter")
    player.answered(before)


def tab_to(page: Page, name: str) -> Focus:
    """Press Tab until something with this name has the focus."""
    return tab_until(page, lambda focus: focus["name"] == name)


def tab_until(page: Page, found: Callable[[Focus], bool], most: int = FAR) -> Focus:
    """Press Tab until the right thing has the focus; wherever it stops, one must see it."""
    for _ in range(most):
        focus = focus_of(page)
        assert focus["visible"], f"nobody sees that this has the focus: {focus['html']}"
        if found(focus):
            return focus
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with {most} presses of Tab")


def focus_of(page: Page) -> Focus:
    """What has the focus now."""
    return page.evaluate(FOCUS)
