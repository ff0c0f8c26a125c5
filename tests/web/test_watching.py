"""Who watches sees nothing hidden. Twin tables differ in a secret only: a watcher's page and socket must not differ."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import hinode
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from tests.server.people import plain
from tests.server.planted import CLANS, Lines, lines_of, plant, played_until
from tests.server.serving import Playing, Server, wait_until
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, settled

SEED = 3


def test_sealed_bids(server: Server, visit: Visit) -> None:
    """One bid is sealed. Its bidder sees it; a spectator sees only that there is one."""
    game = played_until("bids", SEED, 3)
    assert game is not None
    assert len(game.actors) > 1, "a last bid reveals them all"
    seat = CLANS.index(SEAT.text(game.actors[0]))
    assert game.state.coins[game.actors[0]] >= 2, "too poor for two different bids"
    lines = lines_of(game)
    twins = [planted(server, f"bids{bid[4]}", [*lines, (seat, bid)]) for bid in ("bid 2 0 0 0", "bid 0 0 0 2")]
    own = [seen(visit(), twin, seat) for twin in twins]
    assert own[0] != own[1], "these twins do not differ"
    watched = [seen(visit(), twin) for twin in twins]
    assert watched[0] == watched[1]


def test_tiles(server: Server, visit: Visit) -> None:
    """A tile lies face down, and the next player has drawn: from other tiles, if it was another one."""
    game = new_game(CLANS, seed=SEED)
    for clan in CLANS:
        game.act(clan, "ready")
    while SEAT.text(game.actors[0]) != "lotus":
        game.act(game.actors[0], first_tile(game))
        pass_by(game)
    lines = lines_of(game)
    kinds = tiles(game)
    other = next(position for position, kind in enumerate(kinds, 1) if kind != kinds[0])
    twins = [planted(server, f"tiles{tile}", [*lines, (1, f"mandate {tile} harvest")]) for tile in (1, other)]
    drawn = {tuple(tiles(twin.game)) for twin in twins}
    assert len(drawn) == 2, "these twins do not differ"
    chooser = CLANS.index(SEAT.text(twins[0].game.actors[0]))
    own = [seen(visit(), twin, chooser) for twin in twins]
    assert own[0] != own[1], "who chooses must see the tiles"
    for other_seat in (None, 2 if chooser != 2 else 0):
        watched = [seen(visit(), twin, other_seat) for twin in twins]
        assert watched[0] == watched[1]


def test_watching(server: Server, visit: Visit) -> None:
    """The page says that you are watching, and asks nothing."""
    game = played_until("choose_mandate", SEED, 1)
    assert game is not None
    page = watch(visit(), planted(server, "watched", lines_of(game)))
    expect(page.get_by_role("region", name="Decision")).to_contain_text("You are watching.")
    expect(page.get_by_role("list", name="Your mandate tiles, from the top")).to_have_count(0)
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_text("You hear what is said to everybody.")).to_be_visible()
    expect(page.get_by_label("What you say")).to_have_count(0)
    assert page.locator("[data-key][role=button], button[data-key]").count() == 0


# ------------------------------------------------------------------------------- seeing
def seen(visitor: Visitor, table: Playing, seat: int | None = None) -> tuple[str, list[str]]:
    """Everything a browser has been given: the whole page with every attribute, and every message."""
    page = watch(visitor, table) if seat is None else visitor.sits(table.server, table.name, table.secrets[seat])
    expect(page.locator("#decision h2")).not_to_be_empty()
    for tab in ("Cards", "Talk", "Deals", "Log"):
        page.get_by_role("tab", name=tab).click()
        settled(page)
    wait_until(lambda: page.evaluate("true") and any('"type":"talk"' in frame for frame in visitor.frames))  # the last
    expect(page.get_by_role("log").get_by_role("listitem").last).to_be_visible()
    html = re.sub(r"-c\d+|id=\"[^\"]*\"", "", page.content())
    return html.replace(table.name, "TABLE"), [frame.replace(table.name, "TABLE") for frame in visitor.frames]


def watch(visitor: Visitor, table: Playing) -> Page:
    """Open a table without a seat."""
    visitor.page.goto(f"/t/{table.name}")
    return visitor.page


def planted(server: Server, name: str, lines: Lines) -> Playing:
    """A table with these actions, and its game in memory."""
    table = plant(server, name, SEED, lines)
    assert table.get("view").is_success
    return table


# ------------------------------------------------------------------------------- playing
def tiles(game: Game) -> list[str]:
    """The tiles of the current chooser, from the top."""
    view = plain(hinode.view(game, game.actors[0]))
    return view["own_tiles"][-1]["tiles"]


def first_tile(game: Game) -> str:
    """The first way to choose a tile."""
    return next(iter(game.options(game.actors[0]))).text


def pass_by(game: Game) -> None:
    """Pass until the next mandate is chosen."""
    while game.decision is not None and game.decision.NAME != "choose_mandate":
        game.act(game.actors[0], "pass")
