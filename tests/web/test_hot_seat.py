"""Several people around one device: the next to act takes it, and sees only their own secrets."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.planted import CLANS
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.doing import ADVANTAGES, lay
from tests.web.player import LOOK, SIDE_DOORS, Player
from tests.web.prepared import asked
from tests.web.truth import agrees, game_of

PEOPLE = ("Anna", "Ben", "Cleo")
LED: dict[str, str] = dict(zip(PEOPLE, CLANS, strict=True))


def test_a_season_around_one_device(server: Server, visit: Visit) -> None:
    """Three people play until spring is over. Between two of them there is always the veil, and it hides everything."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="One device").click()
    for number, (name, clan) in enumerate(LED.items(), 1):
        page.get_by_label(f"Name of player {number}").fill(name)
        page.get_by_label(f"Clan of player {number}").select_option(clan)
    page.get_by_role("button", name="Sit down and begin").click()
    page.wait_for_url("**/t/*")
    player, holds, veils = Player(page), "Anna", 0
    while True:
        if veiled(page):
            holds = lift(page, holds)
            veils += 1
        game = game_of(server, visitor.table)
        if game.state.season > 0:
            break
        agrees(page, server, visitor.table, LED[holds])
        player.turn()
    assert veils > 9, "hardly a season"


def test_a_bid_stays_sealed(server: Server, visit: Visit) -> None:
    """The next one at the device does not find the coins that lie on the war advantages of the one before."""
    table = asked(server, "bids", seed=5, skip=0)
    visitor = visit()
    page = visitor.page
    for seat in table.seats[:2]:  # two seats of one browser
        table.open(visitor, seat)
    player = Player(page)
    lay(player, [2, 0, 1, 0])
    player.seal()
    assert veiled(page)
    lift(page, "")
    for advantage in ADVANTAGES:
        expect(player.decision.get_by_role("spinbutton", name=advantage)).to_have_attribute("aria-valuenow", "0")
    expect(player.decision.get_by_role("cell", name="sealed")).to_have_count(1)


# ------------------------------------------------------------------------------- the veil
def veiled(page: Page) -> bool:
    """Wait for something to do; whether the device is to be passed on first."""
    there = f"""(doors) => {{
      if (document.querySelector("[role=dialog]")) return true;
      const {{ over, turn, busy, lit, buttons }} = ({LOOK})(doors);
      return over || (turn && !busy && lit.length + buttons.length > 0);
    }}"""
    page.wait_for_function(there, arg=SIDE_DOORS, polling=30)
    return page.get_by_role("dialog").count() > 0


def lift(page: Page, before: str) -> str:
    """Look at the veil, and be the one it asks for: their name."""
    veil = page.get_by_role("dialog")
    name = re.findall(r"Pass the device to (\w+)", veil.inner_text())[0]
    assert name != before
    # Nothing else can be read, heard, or reached.
    assert page.locator("body").inner_text().strip() == veil.inner_text().strip()
    assert page.locator("body").aria_snapshot().count("button") == 1
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.closest('.table') === null")
    veil.get_by_role("button", name=f"I am {name}").click()
    expect(veil).to_have_count(0)
    return name
