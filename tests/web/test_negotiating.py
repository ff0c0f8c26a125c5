"""Negotiation in the foreground: toasts and replies, counter-offers, promises at stake, drafts, spectators."""

from __future__ import annotations

import itertools
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.server.dealing import deal
from tests.server.planted import CLANS, Lines, lines_of, plant, played_until
from tests.server.serving import Playing, Server
from tests.web.conftest import PHONE, Visit
from tests.web.test_axe import check, inspected

SEED = 7
SHOTS = os.environ.get("HINODE_SHOTS")  # a folder for pictures of these moments
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": PHONE,
    "night": {"color_scheme": "dark"},
    "phone-night": {**PHONE, "color_scheme": "dark"},
}
counter = itertools.count()


def shown(page: Page, name: str) -> None:
    """Take a picture, where somebody wants to look."""
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png")


def table_at(server: Server, lines: Lines, seed: int = SEED) -> Playing:
    """A table of Anna (Koi), Ben (Lotus) and Cleo (Turtle) in the middle of a game."""
    return plant(server, f"negotiating{next(counter)}", seed, lines)


def overlaps(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not (apart or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"])


@pytest.mark.parametrize("screen", SCREENS)
def test_a_whisper_is_a_toast_with_a_reply(server: Server, visit: Visit, screen: str) -> None:
    """It takes no focus, covers no decision, is answered with Enter and closed with Escape; nobody else sees it."""
    table = table_at(server, [])
    visitor = inspected(visit, **SCREENS[screen])
    anna = visitor.sits(server, table.name, table.secrets[0])
    decision = anna.get_by_role("region", name="Decision")
    expect(decision).to_be_visible()
    cleo = visit().sits(server, table.name, table.secrets[2])
    expect(cleo.get_by_role("region", name="Decision")).to_be_visible()
    with server.browser(table.name, table.secrets[1]) as ben:
        ben.ask("say", seat=1, text="Shall we share <b>Edo</b>?", to=[0])
        toasts = anna.get_by_role("region", name="New messages")
        expect(toasts).to_contain_text("Shall we share <b>Edo</b>?")
        ben.ask("say", seat=1, text="I like tea.")
        expect(cleo.get_by_role("region", name="New messages")).to_contain_text("I like tea.")
        ben.ask("offer_deal", seat=1, to=0, promises=[{"promise": "ally", "by": 1}])
        expect(toasts.locator(".toast")).to_have_count(3)
        shown(anna, f"toasts-{screen}")
        assert not overlaps(toasts, decision)
        assert anna.evaluate("document.activeElement.tagName") == "BODY"
        check(anna, f"toasts {screen}")
        reply = toasts.get_by_label("Reply to Ben")
        reply.fill("Gladly.")
        reply.press("Enter")
        ben.until(lambda ben: any(line["text"] == "Gladly." and line["to"] == [1] for line in ben.talk))
        expect(toasts).not_to_contain_text("share")
        ben.ask("phrase", seat=1, phrase="laugh", to=[0])
        expect(toasts.get_by_role("img", name="(laughs)")).to_be_visible()
        toasts.get_by_label("Reply to Ben").press("Escape")
        expect(toasts.get_by_role("img", name="(laughs)")).to_have_count(0)
    expect(cleo.locator("body")).not_to_contain_text("share")


@pytest.mark.parametrize("screen", SCREENS)
def test_the_menu_of_a_clan(server: Server, visit: Visit, screen: str) -> None:
    """By keyboard: whisper, propose, deal and gift, with that clan filled in; the same on a phone."""
    table = table_at(server, [])
    visitor = inspected(visit, **SCREENS[screen])
    page = visitor.sits(server, table.name, table.secrets[0])

    def choose(what: str) -> None:
        page.get_by_role("button", name="Talk and deal with Lotus").first.focus()
        page.keyboard.press("ArrowDown")
        menu = page.get_by_role("menu")
        expect(menu.get_by_role("menuitem")).to_have_count(4)
        shown(page, f"menu-{screen}")
        check(page, f"menu {screen}")
        menu.get_by_role("menuitem", name=what).click()
        expect(menu).to_have_count(0)

    choose("Propose an alliance")
    expect(page.locator("fieldset")).to_contain_text("Lotus")
    page.get_by_role("button", name="Back").click()
    choose("Give a gift")
    expect(page.get_by_role("radio", name="Lotus")).to_be_checked()
    choose("Whisper")
    expect(page.get_by_placeholder("To Ben")).to_be_visible()
    page.get_by_role("button", name="Phrases").click()
    shown(page, f"phrases-{screen}")
    check(page, f"phrases {screen}")
    page.get_by_role("button", name="Trust me.").click()
    expect(page.get_by_role("log")).to_contain_text("Trust me.")
    page.get_by_placeholder("To Ben").fill("half a li")
    choose("Offer a deal")
    expect(page.get_by_role("button", name="Ben", pressed=True)).to_be_visible()
    shown(page, f"deal-{screen}")


def test_drafts_survive_a_reload(server: Server, visit: Visit) -> None:
    """A half-written line, a half-filled deal, and coins that were not sealed."""
    game = next(game for seed in range(1, 200) if (game := bidding(seed)) is not None)
    assert game.seed is not None
    table = table_at(server, lines_of(game), game.seed)
    seat = CLANS.index(SEAT.text(game.actors[0]))
    page = visit().sits(server, table.name, table.secrets[seat])
    expect(page.locator(".bid")).to_be_visible()
    page.locator("[data-advantage=poets] .step").last.click()
    page.get_by_role("tab", name="Talk").click()
    page.get_by_label("What you say").fill("half a li")
    page.get_by_role("tab", name="Deals").click()
    page.get_by_role("button", name="Offer a deal").click()
    page.get_by_label("What", exact=True).select_option("words")
    page.get_by_label("In words").fill("perhaps")
    page.reload()
    expect(page.locator("[data-line='bid 0 0 0 1']")).to_be_visible()
    page.get_by_role("tab", name="Deals").click()
    expect(page.get_by_label("In words")).to_have_value("perhaps")
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_label("What you say")).to_have_value("half a li")
    page.locator("[data-line='bid 0 0 0 1']").click()
    expect(page.get_by_text("sealed", exact=False).first).to_be_visible()
    page.reload()
    expect(page.locator(".sealed")).to_be_visible()


def bidding(seed: int) -> Game | None:
    """A game in which three may bid and have coins."""
    game = played_until("bids", seed)
    rich = game is not None and len(game.actors) > 1 and all(game.state.coins[seat] > 1 for seat in game.actors)
    return game if rich else None


def test_counter_offers(server: Server, visit: Visit) -> None:
    """The form has the terms of the offer, and sending it refuses the offer: for deals and for proposals."""
    table = table_at(server, [])
    anna = visit().sits(server, table.name, table.secrets[0])
    ben = visit().sits(server, table.name, table.secrets[1])
    with server.browser(table.name, table.secrets[1]) as other:
        promise = {"promise": "give", "by": 0, "coins": 3}
        first = other.ask("offer_deal", seat=1, to=0, promises=[promise, {"promise": "ally", "by": 1}])["n"]
        anna.get_by_role("tab", name="Deals").click()
        anna.get_by_role("button", name="Counter").click()
        expect(anna.get_by_role("group", name="Coins")).to_contain_text("3")
        expect(anna.get_by_text("Sending it refuses the offer of Ben.")).to_be_visible()
        anna.get_by_role("button", name="One less: Coins").click()
        shown(anna, "counter-deal")
        anna.get_by_role("button", name="Offer it").click()
        other.until(lambda other: other.deals[first]["state"] == "refused" and len(other.deals) == 2)
        *_, second = other.deals.values()
        assert second["promises"][0]["promise"]["coins"] == 2
        other.act("propose koi give 1 0 ask 2 0")
    anna.get_by_role("region", name="Decision").get_by_role("button", name="Counter").click()
    expect(anna.get_by_role("spinbutton").first).to_have_attribute("aria-valuenow", "2")
    shown(anna, "counter-proposal")
    anna.get_by_role("region", name="Decision").get_by_role("button", name="Propose", exact=True).click()
    expect(ben.get_by_role("region", name="Decision").get_by_role("button", name="Counter")).to_be_visible()
    what = server.hall.rooms[table.name].view(0)["decision"]
    assert what is not None
    assert what["what"]["proposals"] == [["koi", "lotus", 2, 0, 1, 0]]


@pytest.mark.parametrize("screen", SCREENS)
def test_a_promise_at_stake(server: Server, visit: Visit, screen: str) -> None:
    """Before it is broken the page says so, and asks; the other party hears nothing until it happens."""
    table = table_at(server, [(seat, "ready") for seat in range(3)])
    with (
        server.browser(table.name, table.secrets[0]) as koi,
        server.browser(table.name, table.secrets[1]) as lotus,
    ):
        tiles = {line.split()[2]: line for line in koi.view["decision"]["options"]["actions"]}
        kept, broken = list(tiles)[:2]
        deal(koi, lotus, "mandate", mandate=kept)
    visitor = inspected(visit, **SCREENS[screen])
    page = visitor.sits(server, table.name, table.secrets[0])
    confirm = page.locator(".confirm")
    for mandate, words in ((broken, "Breaks your promise to Lotus."), (kept, "Keeps your promise to Lotus.")):
        tile = tiles[mandate].split()[1]
        page.locator(f"[data-key^='tile:{int(tile) - 1}'], [data-key='tile:{tile}']").first.click()
        expect(confirm).to_contain_text(words)
        shown(page, f"promise-{mandate == kept}-{screen}")
        check(page, f"promise {screen}")
        confirm.get_by_role("button", name="Back").click()


@pytest.mark.parametrize("screen", ["desktop", "phone-night"])
def test_spectators_talk_and_follow(server: Server, visit: Visit, screen: str) -> None:
    """Players see nothing of it; following a clan marks its row."""
    table = table_at(server, [])
    player = visit()
    anna = player.sits(server, table.name, table.secrets[0])
    visitors = [inspected(visit, **SCREENS[screen]), visit()]
    for visitor in visitors:
        visitor.page.goto(f"{server.url}/t/{table.name}")
        visitor.page.get_by_role("tab", name="Talk").click()
        visitor.page.get_by_role("button", name="Spectators").click()
    zoe, yan = (visitor.page for visitor in visitors)
    zoe.get_by_label("Your name as a spectator").fill("Zoe")
    zoe.get_by_label("To the spectators").fill("Koi sleeps <i>deeply</i>.")
    zoe.get_by_role("button", name="Say").click()
    for page in (zoe, yan):
        expect(page.get_by_role("log", name="Spectators")).to_contain_text("Koi sleeps <i>deeply</i>.")
    shown(zoe, f"gallery-{screen}")
    check(zoe, f"gallery {screen}")
    if screen == "phone-night":
        zoe.get_by_role("tab", name="Clans").click()
    zoe.get_by_role("list", name="Clans").last.get_by_role("button", name="Talk and deal with Lotus").click()
    zoe.get_by_role("menuitem", name="Follow Lotus").click()
    if screen == "phone-night":
        zoe.get_by_role("tab", name="Clans").click()
    expect(zoe.locator(".clan-row.followed")).to_have_attribute("data-clan", "lotus")
    shown(zoe, f"follow-{screen}")
    expect(anna.locator("body")).not_to_contain_text("sleeps")
    assert not any("sleeps" in frame for frame in player.frames)
