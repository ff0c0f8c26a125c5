"""The installable app: readable without a connection, and the panel that asks for notices."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.catchers import Catcher, Subscribed, catching
from tests.server.notified import allowing
from tests.server.people import played_out
from tests.server.serving import Server
from tests.web.conftest import PHONE, Visit
from tests.web.prepared import asked
from tests.web.test_axe import check, inspected
from tests.web.visitor import Visitor, settled

# What browsers say without a connection.
QUIET = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "Failed to load resource", "WebSocket")
KEPT = "async () => (await caches.keys()).length > 0 && navigator.serviceWorker.controller !== null"
# A browser with permission, and a subscription at a push service on this machine.
ALLOWED = """(made) => {
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
  let there = null;
  const options = { applicationServerKey: null };
  const subscription = { endpoint: made.endpoint, options, unsubscribe: async () => true,
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.p256dh, auth: made.auth } }) };
  PushManager.prototype.getSubscription = async () => there;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.signedWith = applicationServerKey.length;
    return (there = subscription);
  };
}"""


@pytest.fixture(scope="module")
def catcher() -> Iterator[Catcher]:
    """Where notices arrive."""
    with catching() as catcher:
        yield catcher


@pytest.fixture(scope="module")
def sending(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that sends notices."""
    folder = tmp_path_factory.mktemp("sending")
    with Server(folder, notices=allowing(folder, contact="mailto:host@example.org")) as server:
        yield server


def with_worker(visit: Visit) -> Visitor:
    """Somebody whose browser runs the service worker."""
    return visit(service_workers="allow")


def kept(page: Page) -> None:
    """Wait until the worker is in charge and has kept what the page loaded."""
    page.wait_for_function(KEPT)
    page.wait_for_function(
        """async () => {
          const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
          const assets = loaded.filter((path) => path.startsWith("/assets/"));
          return (await Promise.all(assets.map((path) => caches.match(path)))).every(Boolean);
        }"""
    )


def test_the_rules_without_a_connection(server: Server, visit: Visit) -> None:
    """After one visit, the start page and the rules can be read; the start page says how it is."""
    anna = with_worker(visit)
    page = anna.page
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules and cards")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_be_visible()
    kept(page)
    anna.context.set_offline(True)
    page.reload()
    page.get_by_role("searchbox").fill("6.3")
    expect(page.get_by_role("link", name="R6.3 Choosing a mandate")).to_be_visible()
    page.goto("/")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    anna.context.set_offline(False)
    anna.forgive(*QUIET)


def test_a_replay_without_a_connection(server: Server, visit: Visit) -> None:
    """One that was opened before; another one is not there."""
    first, other = played_out(server), played_out(server)
    anna = with_worker(visit)
    page = anna.page
    page.goto("/")
    kept(page)
    page.goto(f"/replay/{first.name}")
    expect(page.locator("main.replay")).to_be_visible()
    kept(page)
    anna.context.set_offline(True)
    page.reload()
    expect(page.locator("main.replay")).to_be_visible()
    page.goto(f"/replay/{other.name}")
    expect(page.get_by_role("link", name="Back to the start")).to_be_visible()
    anna.context.set_offline(False)
    anna.forgive(*QUIET)


def test_nothing_of_a_running_game_is_kept(server: Server, visit: Visit) -> None:
    """Without a connection its page says so and waits; no answer about it is in any cache."""
    table = asked(server, "choose_mandate")
    anna = with_worker(visit)
    anna.page.goto(server.url)
    kept(anna.page)
    page = settled(table.open(anna))
    kept(page)
    urls: list[str] = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return lists.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in urls
    assert all(url == "/" or url.startswith("/assets/") for url in urls)
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    anna.context.set_offline(False)
    anna.forgive(*QUIET)


def test_the_panel_of_a_server_without_setup(server: Server, visit: Visit) -> None:
    """It says that there are notices in the page only."""
    page = asked(server, "tea").open(visit())
    page.get_by_role("button", name="My seat").click()
    page.get_by_role("button", name="Notices when the page is closed").click()
    expect(page.get_by_role("dialog")).to_contain_text("This server sends no notices.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_asking_for_notices(sending: Server, catcher: Catcher, visit: Visit, phone: bool) -> None:
    """Turn on push in this browser, add an address, try both, remove them."""
    catcher.caught.clear()
    browser = Subscribed(catcher.port)
    anna = inspected(visit, service_workers="allow", **(PHONE if phone else {}))
    anna.context.add_init_script(f"({ALLOWED})({json.dumps(browser.body)})")
    page = asked(sending, "tea").open(anna)
    if phone:
        page.get_by_role("tab", name="Clans").click()
    page.get_by_role("button", name="My seat").click()
    page.get_by_role("button", name="Notices when the page is closed").click()
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Tell me in this browser").click()
    expect(panel).to_contain_text("This browser gets notices.")
    panel.get_by_role("button", name="Send a test notice").click()
    expect(panel).to_contain_text("Sent.")
    assert browser.read(catcher.caught[0])["body"] == "This is a test: notices reach you here."
    panel.get_by_role("textbox").fill("ftp://nowhere")
    panel.get_by_role("button", name="Add").click()
    expect(panel).to_contain_text("This server sends to these kinds of addresses: json://.")
    panel.get_by_role("textbox").fill(f"json://127.0.0.1:{catcher.port}/anna")
    panel.get_by_role("button", name="Add").click()
    expect(panel.get_by_role("listitem")).to_have_count(2)
    panel.get_by_role("checkbox", name="when the game is over").uncheck()
    expect(panel.get_by_role("checkbox", name="when the game is over")).to_be_enabled()
    check(page, "notices")
    panel.get_by_role("button", name="Remove json").click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    anna.forgive("400")


def test_the_page_that_ends_notices(sending: Server, catcher: Catcher, visit: Visit) -> None:
    """Its button works in a real browser, without scripts or a seat."""
    table = asked(sending, "tea").table
    with sending.client() as client:
        headers = {"authorization": f"Bearer {table.secrets[0]}"}
        at = f"/api/tables/{table.name}/seats/0/notices"
        body = {"address": f"json://127.0.0.1:{catcher.port}/anna"}
        added = client.post(f"{at}/addresses", json=body, headers=headers).json()
        anna = visit(java_script_enabled=False)
        anna.page.goto(f"{sending.url}/unsubscribe/{table.name}/{added['addresses'][0]['id']}")
        anna.page.get_by_role("button", name="Stop them").click()
        expect(anna.page.get_by_role("heading", name="No more notices")).to_be_visible()
        assert client.get(f"{at}/", headers=headers).json()["addresses"] == []
