"""Going back: undo within the rules, and take-backs that all agree to. Pure functions from a table to entries."""

from __future__ import annotations

from collections.abc import Sequence

from hinode.engine.core.errors import IllegalAction
from hinode.server.errors import Refused, refused
from hinode.server.table import clock
from hinode.server.table import entries as log
from hinode.server.table.table import Addition, Table


def undone(table: Table, seat: int, whole_turn: bool, number: int, now: int) -> Addition:
    """Undo a seat's last action, or as many as the rules allow. `number`: the current decision's."""
    game = table.playing().clone()
    if number != game.number:
        raise Refused("stale", "The game has moved on meanwhile; look again.")
    try:
        steps = 1
        if whole_turn:
            steps = game.undo_turn(table.clans[seat])
        else:
            game.undo(table.clans[seat])
    except IllegalAction as error:
        raise refused(error) from None
    length = len(table.born) - steps
    times = table.times_before[length] if table.settings.clock is not None else None
    return log.Undone(at=now, times=times, seat=seat, length=length, ahead=game.ahead), game


def with_take_back(table: Table, steps: Sequence[Addition], now: int) -> list[Addition]:
    """The steps, followed by the take-back if everybody agrees to it after them."""
    after = table.copy()
    for entry, game in steps:
        after.apply(entry, game)
    taken_back = _taken_back(after, now)
    return [*steps] if taken_back is None else [*steps, taken_back]


def _taken_back(table: Table, now: int) -> Addition | None:
    """The take-back, once every person agrees. Bots always agree, also as stand-ins."""
    wish = table.take_back
    if wish is None:
        return None
    people = {i for i, chair in enumerate(table.chairs) if chair is not None and not chair.played_by}
    if not people <= wish.agreed:
        return None
    game = table.playing().clone()
    game.rewind(wish.length)
    times = None
    if table.settings.clock is not None:
        times = clock.asked_again(table.times, game, table.clans, now)
    return log.Undone(at=now, times=times, seat=wish.seat, length=wish.length, ahead=game.ahead, agreed=True), game
