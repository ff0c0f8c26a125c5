"""The lesson in a browser: what it talks about can be seen, on a laptop and on a phone, up to the second Betray."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit

# Follows the lesson's advice over a socket of its own, until a page of it comes.
FOLLOW = """(wanted) => new Promise((done, failed) => {
  const table = location.pathname.split("/").at(-1);
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
  let number = 0, seen = 0, id = 0;
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", id: 0, talk: 0 }));
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    const decision = (told.view ?? told.patch ?? {}).decision;
    if (told.actions !== undefined) seen = told.actions;
    if (decision) number = decision.number;
    if (told.type === "failed") failed(told.sentence);
    if (told.type !== "hint") return;
    if (told.pages.some(({ say }) => say === wanted)) { socket.close(); return done(told.pages.length); }
    const line = told.line || decision?.options?.actions?.[0] || "summon bushi kyushu";
    socket.send(JSON.stringify({ type: "act", id: ++id, seat: told.seat, line, number, seen }));
  };
})"""


def begun(visit: Visit, **device: Any) -> Page:
    """A lesson at its first question."""
    page = visit(**device).page
    page.goto("/")
    page.get_by_role("button", name="Learn", exact=False).first.click()
    page.get_by_role("button", name="Begin the lesson").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region", name="The lesson")).to_be_visible()
    return page


def read_on(page: Page, until: str) -> None:
    """Turn the coach's pages until one that begins with these words."""
    coach = page.get_by_role("region", name="The lesson")
    while not coach.locator(".words").inner_text().startswith(until):
        coach.get_by_role("button", name="Next").click()


def ringed(page: Page) -> list[dict[str, float]]:
    """The boxes of the rings."""
    page.wait_for_function("() => document.querySelector('.pointer .ring.over')")
    return page.evaluate(
        "() => [...document.querySelectorAll('.pointer .ring.over')].map((one) => one.getBoundingClientRect().toJSON())"
    )


def holds(ring: dict[str, float], page: Page, selector: str) -> bool:
    """Whether a ring is around something."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    return ring["left"] <= x <= ring["right"] and ring["top"] <= y <= ring["bottom"]


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_what_it_points_at(visit: Visit, screen: dict[str, Any]) -> None:
    """Talk and deals at their tabs, the powers at the clan, and the second Betray at its victim in Kansai."""
    page = begun(visit, **screen)
    for wanted, words, thing in (
        ("talk", "Players talk here", '[role=tab][id$="-talk"]'),
        ("deals", "And here are deals", '[role=tab][id$="-deals"]'),
        ("powers", "Every clan has a power", '[data-key="player:bonsai"], [role=tab][id$="-clans"]'),
        ("kinds", "There are five kinds", ""),
        ("replace-dragonfly", "The second figure", '[data-key="figure:dragonfly:bushi:kansai"]'),
    ):
        page.evaluate(FOLLOW, wanted)
        read_on(page, words)
        rings = ringed(page)
        assert not thing or any(holds(ring, page, thing) for ring in rings), (wanted, rings)
