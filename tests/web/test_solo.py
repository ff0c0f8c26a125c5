"""A whole game against bots, clicked from the start page to the final table."""

from __future__ import annotations

from playwright.sync_api import expect

from hinode.engine.hooks import SEAT
from tests.server.serving import Server
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.truth import agrees, game_of


def test_a_whole_game(server: Server, visit: Visit) -> None:
    """One click to a running game; then any glowing thing, until the end. The page is right all along."""
    anna = visit()
    page = anna.page
    page.goto("/")
    page.get_by_label("Your name").first.fill("Anna")
    page.get_by_role("radio", name="Turtle").check()
    page.get_by_role("radio", name="Carefree").check()  # bots that think would take long, and nobody knows how long
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    player = Player(page)
    turns = 0
    while not player.wait()["over"]:
        agrees(page, server, anna.table, "turtle")
        player.turn()
        turns += 1
    game = game_of(server, anna.table)
    assert game.over
    assert turns > 30, "hardly a game"
    agrees(page, server, anna.table, "turtle")
    end = page.get_by_role("region", name="Game over")
    for seat in game.seats:
        row = end.get_by_role("row").filter(has=page.get_by_role("rowheader", name=SEAT.text(seat).capitalize()))
        expect(row.get_by_role("cell").last).to_have_text(str(game.state.vp[seat]))
    expect(end.get_by_role("heading")).to_contain_text("won")
    expect(page).to_have_title("The end · Hinode")
