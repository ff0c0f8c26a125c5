"""Continuity: the way back to a game, another device, a rematch; closed tables and wrong addresses."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.people import Person, people
from tests.server.serving import Server, good
from tests.web.conftest import PHONE, Visit
from tests.web.prepared import asked, finished, planted
from tests.web.visitor import Visitor, settled


# ------------------------------------------------------------------------------- my games
def test_close_the_tab_and_come_back(visit: Visit) -> None:
    """The start page leads back to the game, which waits for its player."""
    anna = visit()
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="My games")).to_have_count(0)
    anna.page.get_by_role("button", name="Play now").click()
    expect(anna.page.get_by_role("region", name="Decision")).to_be_visible()
    table = anna.table
    anna.page.close()
    page = anna.context.new_page()
    page.goto("/")
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(page).to_have_title("(1) Hinode")
    games.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(page.get_by_role("region", name="Decision")).to_be_visible()


def test_games_in_order(server: Server, visit: Visit) -> None:
    """Those that wait for one come first; what was said is counted; a game can be forgotten after a question."""
    anna = visit()
    mine, theirs = (
        server.table("Anna", "Ben", "Cleo", title="Mine"),
        server.table("Anna", "Ben", "Cleo", title="Theirs"),
    )
    with theirs.browsers()[0] as browser:
        assert browser.act("ready")["type"] == "done"
    with mine.browsers()[1] as ben:
        ben.ask("say", seat=1, text="Shall we?")
    over = planted(server, finished())
    for table in (theirs, mine, over.table):
        anna.sits(server, table.name, table.secrets[0])
        expect(anna.page.locator("#decision h2")).not_to_be_empty()
    page = home(anna)
    games = page.get_by_role("region", name="My games")
    expect(games.get_by_role("heading", level=3)).to_have_text(["Your turn", "Waiting for others", "Finished"])
    expect(games.get_by_role("listitem").first).to_contain_text("Mine")
    expect(games.get_by_role("listitem").first.get_by_label("1 unread")).to_be_visible()
    expect(games.get_by_role("listitem").nth(1)).to_contain_text("is ready to end the tea ceremony.")
    games.get_by_role("button", name="Forget: Theirs").click()
    expect(games.get_by_text("Without the link of your seat you cannot play on")).to_be_visible()
    games.get_by_role("button", name="Never mind").click()
    expect(games.get_by_text("Theirs")).to_be_visible()
    games.get_by_role("button", name="Forget: Theirs").click()
    games.get_by_role("button", name="Forget this game").click()
    expect(games.get_by_text("Theirs")).to_have_count(0)
    page.goto(f"/t/{theirs.name}")
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_what_newcomers_see(visit: Visit) -> None:
    """A line about the game and the way to the lesson; on a phone it scrolls there."""
    page = visit(**PHONE).page
    page.goto("/")
    expect(page.get_by_text("Rising Sun is a board game")).to_be_visible()
    page.get_by_role("button", name="New here?").tap()
    expect(page.get_by_role("heading", name="Your first game")).to_be_in_viewport()


# ------------------------------------------------------------------------------- a rematch
def test_a_rematch_of_two_browsers(server: Server, visit: Visit) -> None:
    """One asks, the other is invited: at the old table, and among the own games."""
    anna, ben, cleo = visit(), visit(), visit()
    over = planted(server, finished())
    pages = [over.open(visitor, seat) for seat, visitor in enumerate((anna, ben, cleo))]
    pages[0].get_by_role("button", name="Rematch with the same people").click()
    expect(anna.page.get_by_role("heading", name="Around the table")).to_be_visible()
    expect(pages[1].get_by_text("You are invited to a rematch.")).to_be_visible()
    pages[1].get_by_role("button", name="Rematch: sit down").click()
    expect(ben.page.get_by_role("heading", name="Around the table")).to_be_visible()
    page = home(cleo)
    expect(page.get_by_role("heading", name="Invitations")).to_be_visible()
    page.get_by_role("button", name="Rematch: sit down").click()
    for visitor in (anna, ben, cleo):
        expect(visitor.page.get_by_role("listitem").filter(has_text="Cleo").first).to_be_visible()
        assert visitor.table == anna.table


def test_play_again_against_bots(server: Server, visit: Visit) -> None:
    """One click, and the next game has begun. The final table says who was a bot."""
    anna = visit()
    person = Person(server)
    person.open(play_now=True, players=3)
    with person.browser() as browser:
        assert browser.ask("hand_over", seat=0, bot="random")["type"] == "done"
        browser.until(lambda b: b.table["status"] == "over")
    page = anna.sits(server, person.table, person.secret)
    expect(page.get_by_role("region", name="Game over").get_by_text("Carefree")).to_have_count(2)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("region", name="Decision")).to_be_visible()
    assert anna.table != person.table


def test_another_table_like_this(server: Server, visit: Visit) -> None:
    """The form is filled in with the settings of the finished game."""
    anna = visit()
    over = planted(server, finished())
    page = over.open(anna)
    page.get_by_role("button", name="Open a table like this").click()
    form = page.locator("form", has=page.get_by_role("heading", name="Open a table"))
    expect(form.get_by_role("group", name="Players").get_by_role("radio", name="5")).to_be_checked()
    expect(form.get_by_role("checkbox", name="Show it in the list of tables")).to_be_checked()


# ------------------------------------------------------------------------------- the menu
def test_move_a_seat_to_another_device(server: Server, visit: Visit) -> None:
    """The link of the seat, with a warning, as text and as QR code; the other device holds the seat."""
    laptop, phone = visit(), visit(**PHONE)
    page = asked(server, "tea").open(laptop)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="My seat").click()
    dialog = page.get_by_role("dialog", name="My seat")
    expect(dialog).to_contain_text("Whoever has it plays for you")
    dialog.get_by_role("button", name="Show the link of my seat").click()
    dialog.get_by_role("button", name="QR code").click()
    expect(dialog.get_by_role("img", name=re.compile("^Seat of"))).to_be_visible()
    link = dialog.get_by_label(re.compile("^Seat of")).and_(dialog.locator("input")).input_value()
    phone.page.goto(link)
    expect(phone.page).to_have_title("● Your turn · Hinode")
    assert "#" not in phone.page.url


def test_the_menu_by_keyboard(server: Server, visit: Visit) -> None:
    """Arrow keys, Home and End move; Escape closes and gives the focus back."""
    page = asked(server, "tea").open(visit())
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("ArrowDown")
    items = page.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    page.keyboard.press("Home")
    expect(items.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(button).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(items.last).to_be_focused()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    dialog.get_by_label("Size of text").select_option("large")
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "18.4px"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(button).to_be_focused()


def test_actions_without_confirmation(server: Server, visit: Visit) -> None:
    """Whoever turns confirmations off acts with one click."""
    visitor = visit()
    visitor.context.add_init_script("try { localStorage.setItem('hinode.confirm', 'off') } catch {}")
    page = asked(server, "choose_mandate").open(visitor)
    number = page.locator("#decision > section").get_attribute("data-number")
    page.locator("#decision [data-key^='tile:']").first.click()
    mandate = page.locator("#decision [data-key^='mandate:']")
    if mandate.count():
        mandate.first.click()
    expect(page.locator("#decision > section")).not_to_have_attribute("data-number", str(number))


# ------------------------------------------------------------------------------- edges
def test_a_stranger_when_a_private_game_begins(server: Server, visit: Visit) -> None:
    """Told before, and told when it begins; the same when they come later, and for as long as they look."""
    early, late = visit(), visit()
    played = people(server, "Anna", "Ben", "Cleo", spectators=False)
    early.page.goto(f"/t/{played[0].table}")
    expect(early.page.get_by_text("Only those who play will see the game.")).to_be_visible()
    expect(early.page.get_by_text("Once the game has begun, only those who play see this table.")).to_be_visible()
    good(played[0].ask("start"))
    late.page.goto(f"/t/{played[0].table}")
    for visitor in (early, late):
        expect(visitor.page.get_by_role("alert")).to_have_text(
            "The game has begun; only those who play see this table."
        )
        expect(visitor.page.get_by_role("link", name="Back to the start")).to_be_visible()


def test_a_wrong_path(visit: Visit) -> None:
    """A page with the way home."""
    anna = visit()
    answer = anna.page.goto("/nothing/here")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("alert")).to_have_text("There is nothing at this address.")
    anna.page.get_by_role("link", name="Back to the start").click()
    expect(anna.page.get_by_role("button", name="Play now")).to_be_visible()
    anna.forgive("404")


def home(visitor: Visitor) -> Page:
    """The start page, once it shows one's games."""
    visitor.page.goto("/")
    expect(visitor.page.get_by_role("heading", name="My games")).to_be_visible()
    return settled(visitor.page)
