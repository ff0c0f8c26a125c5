"""Tables in the middle of a game: random games of five clans, stopped where a certain decision is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

from playwright.sync_api import Page, expect

from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from tests.server.planted import lines_of, plant, playing
from tests.server.serving import Playing, Server
from tests.web.visitor import Visitor, settled

FIVE = ("koi", "lotus", "turtle", "dragonfly", "bonsai")  # by seat at the table
SEED = 4  # in this game nearly everything is asked sooner or later
NUMBERS = count(1)
Stop = Callable[[Game], object]
# A late moment of each kind of decision, when the map is full: how many of them are skipped.
DECISIONS = {
    "tea": 24,
    "choose_mandate": 16,
    "recruit": 20,
    "marshal": 80,
    "train": 20,
    "betray": 2,
    "summon_monster": 1,
    "build_choice": 5,
    "toll_choice": 10,
    "toll_payment": 8,
    "fujin": 3,
    "amaterasu_choice": 1,
    "give_choice": 4,
    "bids": 20,
    "seppuku": 6,
    "hostage": 5,
    "hire_ronin": 2,
    "favor": 2,
    "place_figure": 6,
    "order": 0,
}


class Asked:
    """A table at which somebody is asked something."""

    def __init__(self, table: Playing, seats: list[int]) -> None:
        self.table = table
        self.seats = seats  # at the table

    def open(self, visitor: Visitor, seat: int | None = None) -> Page:
        """The page of the player to act, or of another seat, once it shows the table."""
        page = visitor.sits(
            self.table.server, self.table.name, self.table.secrets[self.seats[0] if seat is None else seat]
        )
        expect(page.locator("#decision h2")).not_to_be_empty()
        return settled(page)


def asked(server: Server, decision: str, seed: int = SEED, skip: int | None = None) -> Asked:
    """A table where this is asked."""
    return planted(server, _game(decision, DECISIONS[decision] if skip is None else skip, seed), seed)


def planted(server: Server, game: Game, seed: int = SEED) -> Asked:
    """A table with this game."""
    table = plant(server, f"prepared{next(NUMBERS)}", seed, lines_of(game, FIVE), clans=FIVE)
    return Asked(table, [FIVE.index(SEAT.text(seat)) for seat in game.actors] or [0])


@cache
def _game(decision: str, skip: int, seed: int) -> Game:
    for game in playing(seed, FIVE):
        if game.decision is not None and game.decision.NAME == decision:
            if not skip:
                return game.clone()
            skip -= 1
    raise AssertionError(f"{decision} is asked too seldom in this game")


@cache
def finished(seed: int = SEED) -> Game:
    """A game at its end."""
    *_, last = playing(seed, FIVE)
    return last
