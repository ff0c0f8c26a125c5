"""A player who knows no rules: looks at what the page offers and clicks on some of it."""

from __future__ import annotations

import re
from random import Random
from typing import Any, TypedDict

from playwright.sync_api import Locator, Page, TimeoutError, expect

ANYTHING = re.compile(r"\S")
# Buttons of the decision that do not answer it.
SIDE_DOORS = ("Undo", "Undo the turn", "Give coins or ronin", "Back", "Clear", "Change it")
# What glows on the table, what can be pressed in the decision, and whether it is one's turn. The buttons of things that
# also glow on the table have them for a name: their words change when it is known what they would do. What is only
# foreseen comes when it likes and answers no click, and "Why?" answers no decision.
LOOK = """(doors) => {
  const section = document.querySelector("#decision > section");
  const shown = (one) => one.checkVisibility() && !one.disabled && !one.closest("[inert]");
  const words = (one) => (one?.ariaLabel ?? one?.innerText ?? "").replace(/\\s+/g, " ").trim();
  const name = (one) => (one.dataset.choice ? `choice ${one.dataset.choice}` : words(one));
  const lit = [...document.querySelectorAll('[data-key][role=button], button[data-key]')].filter(shown);
  const buttons = [...(section?.querySelectorAll("button:not([data-key], [aria-haspopup])") ?? [])].filter(shown);
  const glowing = lit.map((one) => one.dataset.key + one.ariaPressed);
  const told = section?.cloneNode(true);
  for (const one of told?.querySelectorAll(".ponder, .each, .means, .mark, svg") ?? []) one.remove();
  return {
    over: section?.ariaLabel === "Game over",
    turn: document.title.startsWith("●"),
    busy: section?.ariaBusy === "true",
    number: section?.dataset.number ?? "",
    confirm: words(section?.querySelector(".confirm button.main:enabled")),
    lit: lit.filter((one) => one.ariaPressed !== "true").map((one) => one.dataset.key),
    buttons: buttons.map(name).filter((one) => !doors.includes(one) && !one.startsWith("Less")),
    all: [section?.dataset.number, told?.textContent, ...glowing, document.title].join(),
  };
}"""
# A point of a thing where nothing else lies on top of it; null if it cannot be pointed at.
POINT = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps) for (const across of steps) {
    const [px, py] = [x + width * across, y + height * down];
    if (document.elementFromPoint(px, py)?.closest("[data-key]") === thing) return [px, py];
  }
  return null;
}"""


class Seen(TypedDict):
    """What a player sees at a glance."""

    over: bool
    turn: bool
    busy: bool
    number: str  # of the question
    confirm: str  # the button that says yes
    lit: list[str]  # keys of what glows
    buttons: list[str]
    all: str  # different whenever the page has changed


class Player:
    """Clicks."""

    def __init__(self, page: Page, dice: int = 1) -> None:
        self.page = page
        self.dice = Random(dice)
        self.clicked = ""
        self.decision: Locator = page.get_by_role("region", name="Decision")

    def look(self) -> Seen:
        """A glance at the page."""
        return self.page.evaluate(LOOK, SIDE_DOORS)

    def wait(self) -> Seen:
        """Wait for something to do, or the end."""
        asked = f"""(doors) => {{
          const {{ over, turn, busy, lit, buttons }} = ({LOOK})(doors);
          return over || (turn && !busy && lit.length + buttons.length > 0);
        }}"""
        self.page.wait_for_function(asked, arg=SIDE_DOORS, polling=30)
        return self.look()

    def turn(self) -> None:
        """One click that the page answers; for a bid and a yes, all that belongs to it."""
        seen = self.wait()
        if "Seal the bid" in seen["buttons"] or "Bid nothing" in seen["buttons"]:
            self.bid(seen["buttons"])
        elif "Ready: end the talks" in seen["buttons"]:
            self.press("Ready: end the talks")
        elif seen["confirm"]:
            self.agree()
        else:
            offer = self.dice.choice([*seen["lit"], *seen["buttons"]])
            if offer in seen["lit"]:
                self.point(offer)
            else:
                self.press(offer)
        self.answered(seen)

    def bid(self, buttons: list[str]) -> None:
        """A coin here or there, and the seal."""
        more = [name for name in buttons if name.startswith("More")]
        if more and self.dice.random() < 0.7:
            self.press(self.dice.choice(more))
        self.seal()

    def seal(self) -> None:
        """Seal a bid, whatever is in it."""
        button = self.decision.get_by_role("button", name=re.compile("^(Seal the bid|Bid nothing)$"))
        button.click()

    def agree(self) -> None:
        """Confirm the action."""
        self.clicked = "yes"
        self.decision.locator(".confirm button.main").click()

    def press(self, name: str) -> None:
        """Press a button of the decision."""
        self.clicked = name
        thing = name.removeprefix("choice ")
        if thing == name:
            button = self.decision.get_by_role("button", name=name, exact=True).first
        else:
            button = self.decision.locator(f'[data-choice="{thing}"]')
            expect(button).to_have_accessible_name(ANYTHING)
        button.click()

    def point(self, key: str) -> None:
        """Point at a thing on the table, where it can be seen."""
        self.clicked = key
        thing = self.page.locator(f'[data-key="{key}"]').and_(self.page.get_by_role("button")).first
        expect(thing).to_have_accessible_name(ANYTHING)
        thing.scroll_into_view_if_needed()
        spot: Any = thing.evaluate(POINT)
        assert spot is not None, f"{key} glows, but cannot be pointed at"
        self.page.mouse.click(*spot)

    def answered(self, before: Seen) -> None:
        """Wait until the page shows something else than before."""
        changed = f"([doors, before]) => ({LOOK})(doors).all !== before"
        try:
            self.page.wait_for_function(changed, arg=[SIDE_DOORS, before["all"]], polling=30)
        except TimeoutError as error:
            raise AssertionError(f"{self.clicked!r} changed nothing on the page: {before}") from error
