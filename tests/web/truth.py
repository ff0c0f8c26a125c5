"""Checks that a page is right: compares it with the game, put into the words of the English page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

import hinode
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.server.serving import Json, Server, wait_until

COUNTED = ("bushi", "shinto", "daimyo", "stronghold")
# What a page says about clans and provinces to those who listen: everything that stands on the table.
SHOWN = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const clans = all('[aria-label="The clans in order of honor"] .unseen:first-child');
  const provinces = all('path[data-key^="province:"]');
  return {
    clans: clans.map((one) => one.textContent),
    provinces: Object.fromEntries(provinces.map((one) => [one.dataset.key.slice(9), one.ariaLabel])),
    turn: document.title.startsWith("●"),
  };
}"""


def game_of(server: Server, table: str) -> Game:
    """The game of a table, as no browser sees it."""
    game = server.hall.rooms[table].table.game
    assert game is not None
    return game


def agrees(page: Page, server: Server, table: str, clan: str) -> None:
    """Wait until a page shows a clan what it may see. The game may move on meanwhile."""

    def both() -> tuple[Json, Json]:
        return page.evaluate(SHOWN), told(hinode.view(game_of(server, table), SEAT.index[clan]))

    try:
        wait_until(lambda: fits(*both()))
    except AssertionError as error:
        raise AssertionError("the page shows {}, but so it is: {}".format(*both())) from error


def fits(shown: Json, true: Json) -> bool:
    """Whether the page shows all expected facts."""
    clans = len(shown["clans"]) == len(true["clans"]) and all(
        words in said for said, parts in zip(shown["clans"], true["clans"], strict=True) for words in parts
    )
    return clans and shown["provinces"] == true["provinces"] and shown["turn"] == true["turn"]


def told(view: Mapping[str, Any]) -> Json:
    """A view in words."""
    players = {player["seat"]: player for player in view["players"]}
    clans = [goods(rank, players[clan]) for rank, clan in enumerate(view["honor"], 1)]
    provinces = {one["province"]: province(view, one) for one in view["provinces"]}
    decision = view["decision"]
    return {"clans": clans, "provinces": provinces, "turn": decision is not None and view["seat"] in decision["actors"]}


def goods(rank: int, player: Json) -> list[str]:
    """A clan and what it has."""
    coins = f"{player['coins']} coin{'' if player['coins'] == 1 else 's'}"
    words = [f"Honor {rank}. {player['seat'].capitalize()}", f"{player['vp']} VP, {coins} and {player['ronin']} ronin"]
    return [*words, *([f"Allied with {player['ally'].capitalize()}"] if player["ally"] else [])]


def province(view: Mapping[str, Any], one: Json) -> str:
    """A province, its war and who stands there."""
    reward = one["harvest"]
    coins = f"{reward['coins']} coin{'' if reward['coins'] == 1 else 's'}"
    gains = [f"{reward['vp']} VP"] * (reward["vp"] > 0) + [coins] * (reward["coins"] > 0)
    gains += [f"{reward['ronin']} ronin"] * (reward["ronin"] > 0)
    parts = [one["province"].capitalize(), f"Harvest {listed(gains)}", *war(view, one["province"])]
    for clan, standing in one["clans"].items():
        parts.append(f"{clan.capitalize()}: Force {standing['force']}, {listed(pieces(standing['pieces']))}")
    return ". ".join(parts)


def war(view: Mapping[str, Any], name: str) -> list[str]:
    """The war in a province, if there is one."""
    if name not in view["war"]:
        return []
    number = view["war"].index(name) + 1
    if view["battle"] is not None and view["battle"]["province"] == name:
        return ["A battle is being fought here"]
    return [f"War number {number} is over" if number <= view["fought"] else f"At war, number {number}"]


def pieces(counts: dict[str, int]) -> list[str]:
    """Pieces with their numbers; there is only one of each monster."""
    return [counted(piece, n) if piece in COUNTED else monster(piece) for piece, n in counts.items() if n > 0]


def counted(piece: str, n: int) -> str:
    """'2 Bushi', '1 stronghold'."""
    return f"{n} {piece.capitalize()}" if piece != "stronghold" else f"{n} stronghold{'' if n == 1 else 's'}"


def monster(piece: str) -> str:
    """'Oni of Skulls'."""
    return " ".join(word if word == "of" else word.capitalize() for word in piece.split("_"))


def listed(parts: list[str]) -> str:
    """'a, b and c'."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)
