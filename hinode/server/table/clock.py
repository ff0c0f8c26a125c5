"""Clocks. They run on *served* time, which stops while the server is down."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from hinode.engine.actions import Gift
from hinode.engine.core.events import Event
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea
from hinode.server.settings import Clock
from hinode.server.table.entries import Times


class TimeSource:
    """Wall time, and served time over all runs."""

    def __init__(self) -> None:
        self._before = 0
        self._start = self.monotonic()

    def monotonic(self) -> int:
        """Milliseconds that never go back."""
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def resume(self, served: int) -> None:
        """Continue from the served time of earlier runs."""
        self._before = served
        self._start = self.monotonic()

    def served(self) -> int:
        """Milliseconds served, over all runs."""
        return self._before + self.monotonic() - self._start


BEAT = 700  # ms to tell one event
LONGEST_STORY: Final = 15_000  # ms


def telling_time(events: Iterable[Event]) -> int:
    """The milliseconds a player needs to see these events happen."""
    return min(LONGEST_STORY, BEAT * sum(not event.kind.quiet for event in events))


def news_for(game: Game, clan: int) -> list[Event]:
    """What has happened since a clan's last decision, apart from what it chose itself."""
    for i in range(len(game.actions) - 1, -1, -1):
        seat, action = game.actions[i]
        if seat == clan and not isinstance(action, Gift):
            return game.events[game.marks[i] + 1 :]
    return game.events[:]


def begin(clock: Clock, players: int) -> Times:
    """Clocks at the start: full banks, not running."""
    return ((0, clock.bank * 1000, False),) * players


def asked(game: Game | None, clans: tuple[int, ...]) -> tuple[bool, ...]:
    """Which seats the game waits for, by chair."""
    actors = game.actors if game is not None else ()
    return tuple(clan in actors for clan in clans)


def same_question(before: Game | None, after: Game | None) -> bool:
    """Whether two games wait for the same answer. The whole tea ceremony counts as one question."""
    if before is None or after is None or before.state.season != after.state.season:
        return False
    return before.number == after.number or (in_tea(before) and in_tea(after))


def in_tea(game: Game | None) -> bool:
    """Whether the tea ceremony is in progress."""
    return game is not None and isinstance(game.decision, Tea)


def moved_on(
    clock: Clock, times: Times, before: Game | None, after: Game | None, clans: tuple[int, ...], now: int
) -> Times:
    """The clocks after an action: answering uses time, a new question gives new time once its story has been told."""
    same = same_question(before, after)
    allowance = clock.allowance(in_tea(before))
    new: list[tuple[int, int, bool]] = []
    for (began, bank, running), waits, clan in zip(times, asked(after, clans), clans, strict=True):
        if not (running and waits and same):
            used = max(0, now - began) if running else began
            if running:
                bank = max(0, bank - max(0, used - allowance))
            used = min(used, allowance) if same else 0
            began = now - used if waits else used
            if waits and not same and after is not None:
                began += telling_time(news_for(after, clan))
        new.append((began, bank, waits))
    return tuple(new)


def asked_again(times: Times, game: Game, clans: tuple[int, ...], now: int) -> Times:
    """The clocks after an agreed take-back: new time for the seats that are asked, and unchanged banks."""
    waiting = asked(game, clans)
    return tuple((now if waits else 0, bank, waits) for (_, bank, _), waits in zip(times, waiting, strict=True))


def back(clock: Clock, times: Times, tea: bool, seat: int, now: int) -> Times | None:
    """The clocks when an owner reclaims a seat: if its time ran out, it gets new time and an empty bank; else None."""
    when = deadline(clock, times, tea, seat)
    return None if when is None or when > now else (*times[:seat], (now, 0, True), *times[seat + 1 :])


def deadline(clock: Clock, times: Times, tea: bool, seat: int) -> int | None:
    """When a seat will be late; None if it is not asked."""
    began, bank, running = times[seat]
    return began + clock.allowance(tea) + bank if running else None
