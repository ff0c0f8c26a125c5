"""The four layouts of the table at every usual size: nothing overlaps, no label is cut, the answers are in view."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Server
from tests.web.conftest import PHONE, Visit
from tests.web.prepared import Asked, asked

ON_ITS_SIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
ZOOMED: dict[str, Any] = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}  # 1440x900 at 200 %


def window(width: int, height: int) -> dict[str, Any]:
    """A browser's window of this size."""
    return {"viewport": {"width": width, "height": height}}


SIZES: dict[str, tuple[str, dict[str, Any]]] = {
    "390x844": ("portrait", PHONE),
    "844x390": ("landscape", ON_ITS_SIDE),
    "720x450": ("tablet", ZOOMED),
    "768x1024": ("tablet", window(768, 1024)),
    "1024x768": ("tablet", window(1024, 768)),
    "1280x720": ("desktop", window(1280, 720)),
    "1440x900": ("desktop", window(1440, 900)),
    "1920x1080": ("desktop", window(1920, 1080)),
}
SHOWN = ("marshal", "tea", "choose_mandate", "train", "hostage")
# Seldom and large: a bid in a battle of all five clans.
CROWDED: dict[str, Any] = {"decision": "bids", "seed": 32, "skip": 8}
FRAME = 2  # px: while a long question scrolls, the frame below its buttons is not seen
REGIONS = (".top", "header.line", "aside.clans", "main.map", ".table > .glance", "#decision", ".tabs", ".foot")
# Two regions that overlap, and parts of a region that lie outside it without being scrolled away.
OVERLAPS = """(regions) => {
  const box = (one) => one.getBoundingClientRect();
  const shown = regions.map((name) => [name, document.querySelector(name)]).filter(([, one]) => one?.checkVisibility());
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const found = [];
  for (const [i, [name, one]] of shown.entries())
    for (const [other, two] of shown.slice(i + 1)) if (meet(box(one), box(two))) found.push(`${name} and ${other}`);
  const buttons = [...document.querySelectorAll("#decision button:not([aria-haspopup])")].filter((one) =>
    one.checkVisibility() && !one.closest(".confirm, .answers"));
  for (const [i, one] of buttons.entries())
    for (const two of buttons.slice(i + 1))
      if (!one.contains(two) && meet(box(one), box(two))) found.push(`${one.textContent} and ${two.textContent}`);
  return found;
}"""
# Text that something around it cuts off at the side, or below if that does not scroll. A person's name may be cut.
CUT = """() => {
  const texts = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const found = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, parent = text.parentElement;
    if (!text.data.trim() || !parent.checkVisibility() || parent.closest(".unseen, .person, .story, svg, [role=log]"))
      continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let bad = left < -1 || right > innerWidth + 1;
    for (let box = parent; box && !bad; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box), clip = box.getBoundingClientRect();
      if (overflowX !== "visible") bad ||= left < clip.left - 1 || right > clip.right + 1;
      if (overflowY === "hidden") bad ||= top < clip.top - 2 || bottom > clip.bottom + 2;
      if (overflowY === "auto") break; // scrolled
    }
    if (bad) found.push(text.data.trim());
  }
  const map = document.querySelector(".board").getBoundingClientRect();
  for (const name of document.querySelectorAll(".board .marks text, .board .reward")) {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    if (left < map.left || right > map.right || top < map.top || bottom > map.bottom)
      found.push(name.textContent.trim());
  }
  return found;
}"""
SHARE = """() => {
  const { width, height } = document.querySelector(".board").getBoundingClientRect();
  return Math.max(width / innerWidth, height / innerHeight);
}"""
OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((one) => {
  if (!one.checkVisibility()) return false;
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const { left: l, right: r, top: t, bottom: b } = document.querySelector("#decision").getBoundingClientRect();
  return left < l - 1 || right > r + 1 || top < t - 1 || bottom > b + 1;
}).map((one) => one.textContent)"""
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.scrollingElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth;
}"""
PLACE = "(one) => { const { right, bottom } = one.getBoundingClientRect(); return [right, bottom]; }"


def seen(page: Page, name: str, folder: Path, layout: str = "") -> None:
    """Nothing is wrong with what the page shows. Keeps a picture of it."""
    page.screenshot(path=folder / f"{name}.png")
    if layout:
        expect(page.locator(f".page.{layout}")).to_be_visible()
    assert page.evaluate(OVERLAPS, REGIONS) == [], name
    assert page.evaluate(CUT) == [], name
    assert page.evaluate(OUTSIDE, "#decision h2, .confirm button, .answers .main") == [], name
    assert page.evaluate(SHARE) >= 0.5, name
    assert not page.evaluate(SCROLLS), name


def prepared(server: Server) -> dict[str, Asked]:
    """The tables that are looked at."""
    return {**{decision: asked(server, decision) for decision in SHOWN}, "bids": asked(server, **CROWDED)}


@pytest.mark.parametrize("size", SIZES)
def test_a_size(server: Server, visit: Visit, size: str, tmp_path: Path) -> None:
    """Five clans and much on the map; Back stays in one place from question to question."""
    layout, options = SIZES[size]
    visitor = visit(**options)
    rights: list[float] = []
    bottoms: list[float] = []
    for decision, table in prepared(server).items():
        page = table.open(visitor)
        seen(page, f"{size}-{decision}", tmp_path, layout)
        if decision in ("marshal", "train", "choose_mandate"):
            pick(page)
            seen(page, f"{size}-{decision}-picked", tmp_path)
            right, bottom = page.locator(".confirm button:last-child").evaluate(PLACE)
            rights.append(right)
            bottoms.append(bottom)
    assert max(rights) - min(rights) <= FRAME, rights
    assert max(bottoms) - min(bottoms) <= FRAME, bottoms


def pick(page: Page) -> None:
    """Choose the first thing that is offered."""
    page.locator("#decision [data-choice], #decision button[data-key]").first.click()
    expect(page.locator(".confirm button").last).to_be_visible()


@pytest.mark.parametrize("language", ["it", "pl", "fr"])
@pytest.mark.parametrize("size", ["390x844", "1280x720"])
def test_a_language(server: Server, visit: Visit, size: str, language: str, tmp_path: Path) -> None:
    """Longer words are not cut either."""
    visitor = visit(**SIZES[size][1], locale=language)
    for decision, table in prepared(server).items():
        seen(table.open(visitor), f"{size}-{decision}-{language}", tmp_path)
