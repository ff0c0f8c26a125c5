"""A game that no longer replays: its page says so, and its players can download what they know of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.planted import lines_of, plant, played_until
from tests.server.serving import Playing, Server
from tests.web.conftest import PHONE, Visit

SEED = 3
ANNA = 0  # seats at the table
BEN = 1


@pytest.fixture(scope="module")
def broken(server: Server) -> Playing:
    """A table whose last action leads elsewhere than it did when it was played."""
    game = played_until("marshal", SEED)
    assert game is not None
    return plant(server, "broken", SEED, lines_of(game), broken=True)


def test_who_sat_there(server: Server, visit: Visit, broken: Playing) -> None:
    """The page says what has become of the game, and gives what this seat knows, on a laptop and on a phone."""
    for size in ({}, PHONE):
        page = visit(**size).sits(server, broken.name, broken.secrets[ANNA])
        expect(page.get_by_role("alert")).to_have_text("This game cannot be played on with the present rules.")
        expect(page.get_by_text("Nothing is lost")).to_be_visible()
        record = downloaded(page, "Download what Anna knows")
        assert record == broken.get("record", ANNA).text
        assert "hinode broken 1" in record.splitlines()
        assert "koi ready" in record  # the player's own actions
        assert "lotus ready" not in record  # and not those of others


def test_two_seats(server: Server, visit: Visit, broken: Playing) -> None:
    """Who held two seats gets the record of each."""
    visitor = visit()
    for seat in (ANNA, BEN):
        visitor.sits(server, broken.name, broken.secrets[seat])
        expect(
            visitor.page.get_by_role("link", name=f"Download what {'Anna' if seat == ANNA else 'Ben'} knows")
        ).to_be_visible()
    assert "koi ready" in downloaded(visitor.page, "Download what Anna knows")
    assert "lotus ready" in downloaded(visitor.page, "Download what Ben knows")


def test_who_did_not(visit: Visit, broken: Playing) -> None:
    """A stranger gets what everybody knows, and finds the way back to the start page."""
    page = visit().page
    page.goto(f"/t/{broken.name}")
    record = downloaded(page, "Download what happened")
    assert record == broken.get("record").text
    assert "ready" not in record
    page.get_by_role("link", name="Back to the start").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def downloaded(page: Page, link: str) -> str:
    """The file behind a link."""
    with page.expect_download() as download:
        page.get_by_role("link", name=link).click()
    assert download.value.suggested_filename == "broken.txt"
    return Path(download.value.path()).read_text("utf-8")
