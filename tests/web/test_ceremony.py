"""Ceremonies: great moments take the table while they are told, and leave it again. And the end of the game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web import pictured
from tests.web.conftest import PHONE, Visit
from tests.web.shots import over
from tests.web.test_axe import check, inspected

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
STEP = 100  # ms
LONGEST = 4000  # ms: no ceremony lasts longer
PATIENCE = 300  # steps until a ceremony has to appear
# What happens at which action of the game in the pictures, and who looks on.
CEREMONIES = {
    "alliance": (67, pictured.TURTLE),
    "betrayal": (17, pictured.LOTUS),
    "war": (46, pictured.KOI),
    "bids": (54, pictured.LOTUS),
    "season": (63, pictured.KOI),
}


def opened(server: Server, visit: Visit, kind: str, **differently: Any) -> Page:
    """A page whose clock the test drives, when the action has been done that brings a ceremony."""
    action, seat = CEREMONIES[kind]
    asked = pictured.at(server, action)
    visitor = visit(**{**MOVING, **differently})
    visitor.page.clock.install()
    page = asked.open(visitor, seat)
    pictured.go_on(asked.table, action, action + 1)
    return page


def told(page: Page, kind: str) -> None:
    """Let the story run until a ceremony is shown."""
    shown = page.locator(f'[data-ceremony="{kind}"]')
    for _ in range(PATIENCE):
        if shown.count():
            return
        page.clock.run_for(STEP)
    raise AssertionError(f"no {kind} was shown")


@pytest.mark.parametrize("kind", CEREMONIES)
def test_a_ceremony_comes_with_its_moment_and_goes(server: Server, visit: Visit, kind: str) -> None:
    """It lasts as long as the story stays at its moment."""
    page = opened(server, visit, kind)
    told(page, kind)
    page.clock.run_for(LONGEST)
    expect(page.locator(f'[data-ceremony="{kind}"]')).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_ceremony_leaves_your_question_alone(server: Server, visit: Visit, size: str) -> None:
    """At tea the question stays open: the alliance is shown on the map, beside the decision."""
    page = opened(server, visit, "alliance", **SIZES[size])
    told(page, "alliance")
    inside = """() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [one, map] = [box("[data-ceremony] button"), box("main.map")];
      return one.left >= map.left && one.right <= map.right && one.top >= map.top && one.bottom <= map.bottom;
    }"""
    assert page.evaluate(inside)
    page.get_by_role("button", name="Ready: end the talks").click(trial=True)


def test_the_space_bar_skips_a_ceremony(server: Server, visit: Visit) -> None:
    """The next moment is shown at once."""
    page = opened(server, visit, "war")
    told(page, "war")
    page.keyboard.press(" ")
    expect(page.locator('[data-ceremony="war"]')).to_have_count(0)


def test_with_reduced_motion_there_is_none(server: Server, visit: Visit) -> None:
    """The page shows the present."""
    page = opened(server, visit, "betrayal", reduced_motion="reduce")
    expect(page.get_by_text("Dragonfly breaks the alliance with Koi.").first).to_be_attached()
    expect(page.locator("[data-ceremony]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_takes_the_whole_table_and_folds(server: Server, visit: Visit, size: str) -> None:
    """Ranking, promises, the battle of the game, plots and buttons; then the board, and back."""
    page = over(server).open(inspected(visit, **SIZES[size]), pictured.KOI)
    end = page.get_by_role("region", name="Game over")
    expect(end.get_by_text("Autumn, Kansai: Turtle won against Lotus and Dragonfly.")).to_be_visible()
    expect(end.get_by_role("img", name="Alliances and betrayals")).to_be_visible()
    expect(end.get_by_role("link", name="Look at the game again")).to_be_visible()
    expect(end.get_by_role("button", name="Share")).to_be_visible()
    expect(page.locator("main.map")).to_be_hidden()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    check(page, "the finale")
    end.get_by_role("button", name="Look at the board").click()
    expect(page.locator("main.map")).to_be_visible()
    check(page, "the finale, folded")
    end.get_by_role("button", name="Show the whole ending").click()
    expect(page.locator("main.map")).to_be_hidden()
