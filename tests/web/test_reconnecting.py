"""Connections break, people reload, click twice and have two tabs open: the page explains itself and recovers."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.doing import do, lay
from tests.web.player import Player
from tests.web.prepared import FIVE, asked
from tests.web.truth import agrees, game_of
from tests.web.visitor import settled

# A player looking at another tab, and a browser with permission to notify.
ELSEWHERE = """
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    static async requestPermission() { return "granted"; }
    constructor(title) { window.told.push(title); }
  };
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
"""
QUIET = ("WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load resource")  # what browsers say when a server is gone


def test_a_server_that_stops_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """The page says that the connection is lost, disables clicks, and recovers when the server is back."""
    anna = visit()
    with Server(tmp_path) as first:
        table = asked(first, "choose_mandate")
        page = table.open(anna)
        port = first.port
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    assert (Player(page).look()["lit"], Player(page).look()["buttons"]) == ([], [])
    with Server(tmp_path, port=port) as second:
        try_now = page.get_by_role("button", name="Try now")
        if try_now.is_visible():  # it may have connected by itself
            try_now.click(force=True)
        expect(page.get_by_text("The connection is lost.")).to_have_count(0)
        clan = FIVE[table.seats[0]]
        game = game_of(second, table.table.name)
        agrees(page, second, table.table.name, clan)
        do(Player(page), clan, next(iter(game.options(game.actors[0]))).text)
        agrees(page, second, table.table.name, clan)
    anna.forgive(*QUIET)


def test_a_click_that_comes_too_late(server: Server, visit: Visit) -> None:
    """The same seat has answered elsewhere, and the news has not arrived: the page says so, nothing else happens."""
    table = asked(server, "marshal")
    anna = visit()
    news = Held()
    page = anna.page
    page.route_web_socket("**/socket", news.between)
    table.open(anna)
    other = table.open(visit())
    news.hold = True
    clan = FIVE[table.seats[0]]
    do(Player(other), clan, "pass")
    before = len(game_of(server, table.table.name).actions)
    late = Player(page)
    late.press("Done")
    status = late.decision.get_by_role("status")
    expect(status).not_to_be_empty()
    assert len(game_of(server, table.table.name).actions) == before
    news.let_go()
    agrees(page, server, table.table.name, clan)


def test_two_tabs(server: Server, visit: Visit) -> None:
    """What one does in one tab is seen in the other: a sealed bid, too."""
    table = asked(server, "bids", seed=5, skip=0)
    anna = visit()
    one = table.open(anna)
    two = anna.context.new_page()
    two.goto(one.url)
    player = Player(one)
    lay(player, [1, 2, 0, 0])
    player.seal()
    for page in (one, two):
        expect(Player(page).decision).to_contain_text("Your bid is sealed.")
        agrees(page, server, table.table.name, FIVE[table.seats[0]])
    again = Player(two)
    again.press("Change it")
    again.press("Clear")
    again.seal()
    expect(player.decision.locator(".piles")).to_contain_text("0")
    expect(player.decision.locator(".piles")).not_to_contain_text("2")


def test_reload(server: Server, visit: Visit) -> None:
    """Whatever is asked is asked again, with the same answers."""
    anna = visit()
    for decision in ("tea", "recruit", "hostage", "favor"):
        page = asked(server, decision).open(anna)
        before = Player(page).wait()
        page.reload()
        Player(page).wait()
        assert Player(settled(page)).look() == before


def test_the_title_and_a_notification(server: Server, visit: Visit) -> None:
    """The tab shows whose turn it is; players can have a notification."""
    table = asked(server, "toll_choice")  # one is asked whether another may sail for free
    mover = FIVE.index(table.table.get("view").json()["decision"]["what"]["mover"])
    anna, ben = visit(), visit()
    ben.context.add_init_script(ELSEWHERE)
    page = table.open(anna)
    waiting = table.open(ben, mover)
    expect(page).to_have_title("● Your turn · Hinode")
    expect(waiting).to_have_title("Hinode")
    waiting.get_by_role("button", name="Menu").click()
    waiting.get_by_role("menuitem", name="My seat").click()
    waiting.get_by_role("checkbox", name="Tell me when it is my turn").check()
    waiting.get_by_role("button", name="Close").click()
    do(Player(page), FIVE[table.seats[0]], "pass")
    expect(waiting).to_have_title("● Your turn · Hinode")
    expect(page).to_have_title("Hinode")
    assert waiting.evaluate("() => window.told") == ["● Your turn · Hinode"]


def test_no_such_table(visit: Visit) -> None:
    """A wrong link leads to a sentence and home."""
    anna = visit()
    anna.page.goto("/t/nowhere")
    expect(anna.page.get_by_role("alert")).to_contain_text("no such table")
    anna.page.get_by_role("link", name="Back to the start").click()
    expect(anna.page.get_by_role("button", name="Play now")).to_be_visible()
    anna.forgive("404")


class Held:
    """News on the way from the server to a page, kept back while somebody wants it."""

    def __init__(self) -> None:
        self.hold = False
        self.kept: list[str | bytes] = []
        self.page: WebSocketRoute | None = None

    def between(self, route: WebSocketRoute) -> None:
        """Stand between a page and its server."""
        self.page = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        """A message from the server: answers pass, news may be delayed."""
        assert self.page is not None
        if self.hold and json.loads(message)["type"] in ("news", "table"):
            self.kept.append(message)
        else:
            self.page.send(message)

    def let_go(self) -> None:
        """All of it arrives."""
        assert self.page is not None
        self.hold = False
        for message in self.kept:
            self.page.send(message)
