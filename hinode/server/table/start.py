"""Starting a game: clans picked, dealt or drafted. Pure functions from a table to entries."""

from __future__ import annotations

import random
import secrets

import msgspec

from hinode.engine.automa.cards.deck import STANDARD
from hinode.engine.hooks import SEAT
from hinode.server.errors import Refused
from hinode.server.store.interface import DRAFTING, OPEN
from hinode.server.table import entries as log
from hinode.server.table.clock import begin, moved_on
from hinode.server.table.table import Addition, Table

DICE = random.SystemRandom()


def draft_began(table: Table, now: int) -> Addition:
    """Start a draft with the seats in random order."""
    order = tuple(DICE.sample(range(len(table.chairs)), len(table.chairs)))
    return log.DraftBegan(at=now, order=order, times=_draft_times(table, order[0], now)), None


def chosen(table: Table, seat: int, clan: str, now: int, bot: str = "") -> list[Addition]:
    """Choose a clan: any time before the start if clans are picked, in turn in a draft."""
    if clan and table.chair(seat).clan == clan and table.status == OPEN:
        return []
    if table.status == DRAFTING:
        if table.drafting != seat:
            raise Refused("not_now", f"{table.chair(table.drafting).name} chooses now.")
        if not clan:
            raise Refused("illegal", "Choose a clan.", "R3.1")
        return _go_on(table, log.Chose(at=now, seat=seat, clan=free_clan(table, clan), bot=bot), now)
    if table.status != OPEN or table.settings.clans != "picked":
        raise Refused("not_now", "Clans cannot be chosen now.")
    return [(log.Chose(at=now, seat=seat, clan=free_clan(table, clan)), None)]


def free_clan(table: Table, clan: str) -> str:
    """Check that a clan is free; '' is no choice."""
    if not clan:
        return ""
    if table.settings.clans == "random":
        raise Refused("not_now", "At this table clans are dealt at random.")
    if table.settings.clans == "drafted" and table.status == OPEN:
        raise Refused("not_now", "At this table clans are chosen one after the other when the game starts.")
    if clan not in SEAT.index:
        raise Refused("illegal", f"There is no clan '{clan}'; the clans are {', '.join(SEAT.names)}.", "R3.1")
    if clan not in table.free_clans:
        raise Refused("taken", f"Somebody else leads {clan}.", "R3.1")
    return clan


def started(table: Table, now: int) -> Addition:
    """Start the game. Seats without a clan, and the Automa, get random ones."""
    free = table.free_clans
    DICE.shuffle(free)
    clans = tuple(chair.clan or free.pop() for chair in table.chairs if chair is not None)
    automa = tuple(free[: table.settings.automa])
    deck = STANDARD if automa else ""
    entry = log.Started(at=now, seed=secrets.randbits(64), clans=clans, automa=automa, deck=deck)
    game = table.begin(entry)
    clock = table.settings.clock
    if clock is None:
        return entry, game
    seats = tuple(SEAT.index[clan] for clan in clans)
    times = moved_on(clock, begin(clock, len(clans)), None, game, seats, now)
    return msgspec.structs.replace(entry, times=times), game


def _go_on(table: Table, entry: log.Chose, now: int) -> list[Addition]:
    """Continue the draft: a last clan is assigned without asking, and the last choice starts the game."""
    after = table.copy()
    after.apply(entry)
    left = [seat for seat in after.order if not after.chair(seat).clan]
    steps: list[Addition] = [(entry, None)]
    if len(left) == 1 and len(after.free_clans) == 1:
        last = log.Chose(at=now, seat=left.pop(), clan=after.free_clans[0])
        after.apply(last)
        steps.append((last, None))
    if not left:
        return [*steps, started(after, now)]
    timed = log.Chose(at=now, seat=entry.seat, clan=entry.clan, bot=entry.bot, times=_draft_times(table, left[0], now))
    return [(timed, None)]


def _draft_times(table: Table, seat: int, now: int) -> log.Times | None:
    clock = table.settings.clock
    if clock is None:
        return None
    return tuple((now, bank, i == seat) for i, (_, bank, _) in enumerate(begin(clock, len(table.chairs))))
