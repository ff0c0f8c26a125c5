"""The review beside a replay: asked for, watched, and used to go to where the game turned."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.planted import keep, short_record
from tests.server.serving import Server, good
from tests.web.conftest import PHONE, Visit
from tests.web.prepared import finished, planted


def test_a_review(server: Server, visit: Visit) -> None:
    """A short game: the button, then the plot with its keys, and a swing that leads to its moment."""
    name = good(keep(server, record=short_record()))["table"]
    page = visit().page
    page.goto(f"/replay/{name}")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Review this game").click()
    chances = page.get_by_role("slider", name="Chance to win")
    expect(chances).to_be_visible()
    swing = page.get_by_role("region", name="Review").get_by_role("button").filter(has_text="Battle in").first
    swing.click()
    page.wait_for_url("**/replay/*?review=1&at=*")
    chances.press("Home")
    expect(page.get_by_text("0/6", exact=True)).to_be_visible()
    chances.press("ArrowRight")
    expect(page.get_by_text("1/6", exact=True)).to_be_visible()
    page.get_by_text("Show as a table").click()
    expect(page.get_by_role("row").filter(has_text="Autumn")).to_be_visible()


def test_a_kept_review_on_a_phone(server: Server, visit: Visit) -> None:
    """Whoever asks later gets it at once, and nothing is wider than the screen."""
    name = good(keep(server, record=short_record(2)))["table"]
    page = visit(**PHONE).page
    page.goto(f"/replay/{name}?review=1")
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Where the game turned")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Where the game turned")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_from_the_final_table(server: Server, visit: Visit) -> None:
    """A link leads from the end of a game to its review."""
    page = planted(server, finished()).open(visit())
    page.get_by_role("link", name="Review", exact=True).click()
    expect(page.get_by_role("button", name="Review this game")).to_be_visible()
