"""A table at a glance, for a list of one's games and the preview of a link. Its players may know all of it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from hinode.engine.board import SEASONS
from hinode.engine.game import Game
from hinode.engine.hooks import SEAT
from hinode.knowledge.shapes import defined
from hinode.knowledge.view import SPECTATOR
from hinode.server.settings import Settings
from hinode.server.store.interface import BROKEN, Row
from hinode.server.table.table import Table

KEPT: Final = 2_000  # tables; beyond that the oldest are forgotten

AnyEvent = Annotated[dict[str, Any], defined("GameEvent")]


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, and the clan's victory points."""

    seat: int
    name: str
    clan: str
    bot: str
    vp: int


class Glimpse(msgspec.Struct, frozen=True):
    """A table after a given number of entries."""

    table: str
    n: int
    settings: Settings
    status: str
    lesson: bool
    host: int | None
    players: list[Player]
    sat: list[int]  # by seat: the length of the log when its person sat down
    waiting: list[int]
    season: str
    winners: list[str]
    last: AnyEvent | None
    rematch: str
    updated: int


class Glimpses:
    """Glimpses that were asked for, by table."""

    def __init__(self) -> None:
        self._kept: dict[str, Glimpse] = {}

    def known(self, row: Row) -> Glimpse | None:
        """The glimpse of a table, if nothing has happened there since it was made."""
        kept = self._kept.get(row.table)
        return kept if kept is not None and kept.n == row.n else None

    def of(self, table: Table, updated: int) -> Glimpse:
        """The glimpse of a table in memory."""
        made = glimpse(table, updated)
        self._kept.pop(table.name, None)  # so that the first ones are the oldest
        self._kept[table.name] = made
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return made


def glimpse(table: Table, updated: int) -> Glimpse:
    """A table at a glance."""
    game = table.game
    return Glimpse(
        table=table.name,
        n=table.n,
        settings=table.settings,
        status=table.status,
        lesson=bool(table.lesson),
        host=table.host,
        players=[
            Player(seat, chair.name, chair.clan, chair.bot, _points(game, chair.clan))
            for seat, chair in enumerate(table.chairs)
            if chair is not None
        ],
        sat=[0 if chair is None else chair.sat for chair in table.chairs],
        waiting=[] if table.status == BROKEN else list(table.waiting),
        season="" if game is None else SEASONS[game.state.season],
        winners=[] if game is None else [SEAT.text(winner) for winner in game.state.winners],
        last=None if game is None else last_move(game),
        rematch=table.rematch,
        updated=updated,
    )


def _points(game: Game | None, clan: str) -> int:
    return 0 if game is None or not clan else game.state.vp[SEAT.index[clan]]


def last_move(game: Game) -> dict[str, Any] | None:
    """The first thing everybody saw of the last action of which they saw something: mostly the action itself."""
    end = len(game.events)
    for mark in reversed(game.marks[:]):
        for event in game.events[mark:end]:
            if not event.kind.private:
                return event.json_for(SPECTATOR)
        end = mark
    return None
