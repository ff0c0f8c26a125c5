"""Bots leave people time in the tea ceremony, and who has handed over plays on with one click."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from hinode.engine.actions import Ready
from hinode.server.table.entries import Acted
from tests.server.serving import Playing, Server
from tests.server.timing import written
from tests.web.conftest import PHONE, Visit
from tests.web.visitor import settled

READING = 4  # seconds


@pytest.fixture
def hurry() -> None:
    """Bots take their time."""


def test_a_person_always_has_time_to_read(server: Server, visit: Visit) -> None:
    """No bot is ready before; afterwards they go on, and the person can still act."""
    table = server.table("Anna", bots=3, bot="easy", reading=READING)
    began = server.hall.rooms[table.name].table.began_at
    anna = visit()
    page = settled(anna.sits(server, table.name, table.secrets[0]))
    expect(page.get_by_role("button", name="Ready: end the talks")).to_be_enabled()
    log = page.get_by_role("log")
    expect(log).to_contain_text("is ready to end the tea ceremony")
    ready = [at for at, line in by_bots(server, table) if line == Ready().text]
    assert ready
    assert min(ready) - began >= READING * 1000
    expect(page.get_by_role("region", name="Decision").get_by_role("button").first).to_be_enabled()


def by_bots(server: Server, table: Playing) -> list[tuple[int, str]]:
    """When bots acted, and what they did."""
    return [(entry.at, entry.line) for entry in written(server, table) if isinstance(entry, Acted) and entry.bot]


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_bot_plays_until_one_click(server: Server, visit: Visit, size: dict[str, Any]) -> None:
    """Handing over takes two steps; a banner stays until the owner plays on, and the log tells both."""
    table = server.table("Anna", "Ben", "Carl")
    anna = visit(**size)
    page = settled(anna.sits(server, table.name, table.secrets[0]))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="My seat").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("group", name="It decides for you")).to_be_visible()
    banner = page.locator("[data-away]")
    expect(banner).to_have_count(0)
    page.get_by_role("button", name="Let a bot play: Normal").click()
    expect(banner).to_contain_text("A bot plays for you: Normal.")
    page.reload()
    expect(settled(page).locator("[data-away]")).to_be_in_viewport()
    banner.get_by_role("button", name="Play on myself").click()
    expect(banner).to_have_count(0)
    if size:
        page.get_by_role("tab", name="Log").click()
    expect(page.locator("[data-note=handed]")).to_contain_text("A bot plays for")
    expect(page.locator("[data-note=back]")).to_contain_text("plays in person again")
