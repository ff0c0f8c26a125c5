"""The Automa is watched: its card stands beside the map with the part that is used, then goes; also in a replay."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import hinode
from tests.server.serving import Server
from tests.web.conftest import PHONE, Visit
from tests.web.player import Player
from tests.web.test_story import MOVING
from tests.web.truth import game_of

RECORD = Path(__file__).parents[1] / "games" / "records" / "automa-3p-2.hinode"


def drawn(page: Page) -> Locator:
    """The card that is being drawn."""
    return page.get_by_role("region", name="The card drawn")


def used(page: Page) -> list[str]:
    """The parts of the card that are marked."""
    return drawn(page).locator("dl > [aria-current] dt").all_text_contents()


def begun(visit: Visit, **device: Any) -> Page:
    """A game against the Automa, on a page whose clock the test drives."""
    page = visit(**MOVING, **device).page
    page.goto("/")
    page.get_by_label("Your name").first.fill("Anna")
    page.get_by_role("radio", name="The Automa").check()
    page.clock.install()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_cards_come_and_go(server: Server, visit: Visit, screen: dict[str, Any]) -> None:
    """From the alliances of the first spring on; at the question the last card is gone."""
    page = begun(visit, **screen)
    expect(page.locator("[data-told]")).not_to_have_attribute("data-told", "0")
    player = Player(page)
    seen: set[str] = set()
    for _ in range(400):
        if drawn(page).count():
            parts = used(page)
            seen.update(parts)
            expect(drawn(page).get_by_role("heading", level=3)).to_contain_text("card for")
        if (now := player.look())["turn"] and not now["busy"] and now["lit"] + now["buttons"]:
            expect(drawn(page)).to_have_count(0)
            if len(seen) > 3:
                break
            player.turn()
        page.clock.run_for(300)
    assert {"Alliances", "Wants"} <= seen
    game = game_of(server, page.url.partition("/t/")[2])
    assert int(page.locator("[data-told]").get_attribute("data-told") or 0) <= len(game.events)


def test_a_replay_by_beats(visit: Visit) -> None:
    """Moment by moment through an action: the log and the card follow; a whole action is still one step."""
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("A file").set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    game = hinode.load(RECORD.read_text("utf-8"))
    last = len(game.actions)
    long = next(n for n in range(1, last) if len(game.at(n).beats) > 8)
    page.get_by_label("Moment of the game").fill(str(long - 1))
    expect(page.get_by_text(f"{long - 1}/{last}", exact=True)).to_be_visible()
    page.get_by_role("heading", level=1).click()  # the slider uses the arrow keys itself
    beats = [beat.events for beat in game.at(long).beats]
    cards = [event for event in game.events[game.marks[long - 1] : game.marks[long]] if "drawn" in event.json()]
    met: list[str] = []
    for number in range(1, len(beats)):
        page.keyboard.press("Shift+ArrowRight")
        expect(page.get_by_text(f"moment {number} of {len(beats)}")).to_be_visible()
        if drawn(page).count():
            met.append(drawn(page).get_by_role("heading", level=4).inner_text().strip())
    assert {f"Card {event.json()['drawn']}" for event in cards} == set(met)
    page.get_by_role("button", name="One moment on").click()
    expect(page.get_by_text(f"moment {len(beats)} of")).to_have_count(0)
    expect(page.get_by_text(f"{long}/{last}", exact=True)).to_be_visible()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_text(f"moment {len(beats) - 1} of {len(beats)}")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"{long - 1}/{last}", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(f"{long}/{last}", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_text(f"0/{last}", exact=True)).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="moment")).to_be_visible()
