"""Every screen in all four languages: nothing English is left, no name of a message stands where its text should."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.people import NAMES
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.prepared import Asked, asked, finished, planted
from tests.web.texts import bare, messages, shown, untranslated
from tests.web.visitor import Visitor, settled

LANGUAGES = {"en": "English", "it": "Italiano", "pl": "Polski", "fr": "Français"}
MOMENTS = ("tea", "choose_mandate", "marshal", "train", "bids", "hostage")
# Names, as patterns: they are the same in every language.
PROPER = (*NAMES, *LANGUAGES.values(), "Hinode", "Rising Sun", "hinode record 1", "ronin")
Screens = dict[str, list[str]]  # the texts of each screen


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, Asked]:
    """Tables at many decisions, and one at the end."""
    return {moment: asked(server, moment) for moment in MOMENTS} | {"over": planted(server, finished())}


@pytest.fixture(scope="module")
def english() -> Screens:
    """The screens in English, looked at once."""
    return {}


@pytest.mark.parametrize("language", ["it", "pl", "fr"])
def test_every_screen(server: Server, visit: Visit, tables: dict[str, Asked], english: Screens, language: str) -> None:
    """The same screens in English and in another language."""
    if not english:
        english.update(screens(visit(), "en", tables))
    names = (*PROPER, *listed(server))
    for name, texts in screens(visit(locale=language), language, tables):
        assert bare(texts) == [], name
        assert untranslated(english[name], texts, language, names) == [], name


def test_the_menu(visit: Visit) -> None:
    """A language is chosen at the foot of the page, for this page and all later ones."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    for code, name in LANGUAGES.items():
        menu = page.locator("footer select").first
        menu.select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.get_by_role("button", name=messages(code)["play-now-go"], exact=True)).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name=messages(code)["play-now-go"], exact=True)).to_be_visible()
        assert bare(seen(page, code)) == []


def listed(server: Server) -> list[str]:
    """The names of the tables on the start page: other tests may have left some."""
    with server.client() as client:
        return [re.escape(table["table"]) for table in client.get("/api/tables").json()["tables"]]


def screens(visitor: Visitor, language: str, tables: dict[str, Asked]) -> Iterator[tuple[str, list[str]]]:
    """The texts of each screen, by its name."""
    page = visitor.page
    text = messages(language)
    page.goto("/")
    for door in ("door-lesson", "door-join", "door-open", "door-device", "door-record"):
        page.get_by_role("button", name=text[door], exact=True).click()
        yield door, seen(page, language)
    for moment in MOMENTS:
        tables[moment].open(visitor)
        yield moment, seen(page, language)
        if moment == "marshal":
            for tab in ("talk", "deals", "cards", "force"):
                page.get_by_role("tab", name=text[f"at-table-tab-{tab}"]).click()
                yield tab, seen(page, language)
    tables["over"].open(visitor)
    yield "over", seen(page, language)
    page.goto(f"/replay/{tables['over'].table.name}?at=300")
    expect(page.get_by_role("heading", name=text["plot-title"])).to_be_visible()
    yield "replay", seen(page, language)
    page.goto("/rules")
    expect(page.get_by_role("heading", name=text["rules-cards"], exact=True)).to_be_visible()
    yield "rules", seen(page, language)


def seen(page: Page, language: str) -> list[str]:
    """The texts of a page, which must say what language it speaks."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    return shown(settled(page))
