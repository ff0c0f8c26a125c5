"""A finished game and a record, moment by moment, with everything shown that was hidden."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import hinode
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.prepared import finished, planted
from tests.web.truth import SHOWN, told

RECORD = Path(__file__).parents[1] / "games" / "records" / "3p-archway-1.hinode"


def test_a_record(visit: Visit) -> None:
    """A record from a file: to the end, steps, the slider, and at every stop the board of that moment."""
    page = visit().page
    page.goto("/")
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("A file").set_input_files(RECORD)
    page.wait_for_url("**/replay/*")
    game = hinode.load(RECORD.read_text("utf-8"))
    last = len(game.actions)
    shows(page, game, 0)
    page.get_by_role("button", name="One action on").click()
    shows(page, game, 1)
    page.get_by_role("button", name="To the end").click()
    shows(page, game, last)
    expect(page.get_by_role("button", name="One action on")).to_be_disabled()
    page.get_by_role("button", name="One action back").click()
    shows(page, game, last - 1)
    page.get_by_label("Moment of the game").fill(str(last // 2))
    shows(page, game, last // 2)
    page.get_by_role("button", name="To the start").click()
    shows(page, game, 0)
    page.keyboard.press("ArrowRight")
    shows(page, game, 1)
    page.get_by_label("Speed").select_option("Fast")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    page.wait_for_function("() => document.querySelector('input[type=range]').valueAsNumber > 3")
    page.get_by_role("button", name="Pause", exact=True).click()


def test_a_link_to_a_moment(server: Server, visit: Visit) -> None:
    """From the final table to the replay; a link leads others to the same moment, with all that was hidden then."""
    game = finished()
    over = planted(server, game)
    anna = visit(permissions=["clipboard-read", "clipboard-write"])
    page = over.open(anna)
    page.get_by_role("link", name="Look at the game again").click()
    kinds = [name_at(game, n) for n in range(len(game.actions))]
    bids = next(n for n in range(1, len(kinds)) if kinds[n - 1] == kinds[n] == "bids")
    page.get_by_label("Moment of the game").fill(str(bids))
    page.get_by_role("button", name="Copy the link to this moment").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()) === location.href")
    link = page.url
    ben = visit().page
    ben.goto(link)
    shows(ben, game, bids)
    clan, bid = game.actions[bids - 1]
    row = ben.get_by_role("row").filter(has_text=SEAT.text(clan).capitalize())
    expect(row.get_by_role("cell")).to_have_text(bid.text.split()[1:])
    expect(ben.get_by_role("heading", name="Sealed bids")).to_be_visible()
    chosen = kinds.index("choose_mandate")
    ben.get_by_label("Moment of the game").fill(str(chosen))
    tiles = hinode.view(game.at(chosen), game.at(chosen).actors[0])["own_tiles"]
    hand = ben.get_by_role("heading", name="Tiles of").locator("xpath=following-sibling::ol[1]").get_by_role("listitem")
    assert isinstance(tiles, list)
    expect(hand).to_have_text([tile.capitalize() for tile in tiles[-1]["tiles"]])  # type: ignore[index]


def name_at(game: Game, n: int) -> str:
    """The question after a number of actions."""
    decision = game.at(n).decision
    return decision.NAME if decision is not None else ""


def shows(page: Page, game: Game, n: int) -> None:
    """Whether a replay shows the board after a number of actions."""
    expect(page.get_by_text(f"{n}/{len(game.actions)}", exact=True)).to_be_visible()
    true = told(hinode.view(game.at(n), None))
    shown = page.evaluate(SHOWN)
    assert shown["provinces"] == true["provinces"]
    for said, parts in zip(shown["clans"], true["clans"], strict=True):
        assert all(words in said for words in parts), (said, parts)
