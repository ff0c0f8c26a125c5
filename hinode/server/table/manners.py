"""What happens at a table by itself: bots act, with manners towards people, and people become late.

All times are served time and follow from the log, so they survive a restart.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from hinode.engine.actions import Accept, Action, Gift, Propose, Ready, Refuse, Wait, Withdraw
from hinode.engine.reading import parse
from hinode.engine.rules.tea import Tea, unallied
from hinode.server.store.interface import DRAFTING, PLAYING
from hinode.server.table import clock
from hinode.server.table.chairs import Chair
from hinode.server.table.table import Table

SECOND = 1000  # ms
TEA_PAUSE: Final = 1.5  # seconds between two actions of bots in the tea ceremony
STAND_IN_PAUSE: Final = 2.5  # seconds a bot takes to decide for a person, who may want to stop it
IN_TEA: Final = (Propose, Accept, Refuse, Withdraw, Ready, Wait, Gift)


class Move(NamedTuple):
    """A seat that a bot can play now, and the bot."""

    seat: int
    bot: str


# ------------------------------------------------------------------------------- who is there
def people(table: Table) -> list[tuple[int, Chair]]:
    """The seats that belong to people."""
    return [(seat, chair) for seat, chair in enumerate(table.chairs) if chair is not None and not chair.bot]


def paused(table: Table, present: Collection[int]) -> bool:
    """Whether bots must wait because no person is in control. `present`: the seats whose owners are connected."""
    owned = people(table)
    if table.status not in (PLAYING, DRAFTING) or not owned:
        return False
    return not any(_in_control(table, seat, chair, present) for seat, chair in owned)


def _in_control(table: Table, seat: int, chair: Chair, present: Collection[int]) -> bool:
    """Whether a person plays, or has chosen to let a bot play and is watching it."""
    if chair.stand_in:
        return not chair.until_back and seat in present
    settings = table.settings.clock
    return not (chair.late and settings is not None and settings.late == "bot_once")


# ------------------------------------------------------------------------------- bots
def bots_to_move(table: Table) -> list[Move]:
    """The moves bots can make now, the most urgent first: in the tea ceremony people are answered first."""
    if not table.bots:
        return []
    proposed = _proposals_to_bots(table)
    asked = [seat for seat in table.waiting if seat in table.bots]
    by_people = [to for by, to in proposed if by not in table.bots]
    seats = dict.fromkeys([*by_people, *asked, *(to for _, to in proposed)])
    return [Move(seat, table.bots[seat]) for seat in seats]


def _proposals_to_bots(table: Table) -> list[tuple[int, int]]:
    """Proposals to bots, which answer even if they are ready and so not asked: by whom and to whom."""
    tea = table.game.decision if table.game is not None and table.status == PLAYING else None
    if not isinstance(tea, Tea):
        return []
    pairs = [(table.clans.index(proposal[0]), table.clans.index(proposal[1])) for proposal in tea.proposals]
    return [(by, to) for by, to in pairs if table.chair(to).played_by]


def earliest(table: Table, move: Move, line: str | None = None) -> int:
    """When a bot may act: at once, after a pause, or when people have had time to read.

    `line`: its action, if it is known; otherwise one that does not have to wait for people.
    """
    if table.lesson:
        return 0
    chair = table.chair(move.seat)
    pause = 0 if chair.bot else STAND_IN_PAUSE
    last, reading = table.acted_at, 0
    if clock.in_tea(table.game):
        pause = max(pause, TEA_PAUSE)
        start = tea_start(table)
        last = max([table.time_of(start), *(at for at, bot in table.deeds[start:] if bot)])
        reading = reading_until(table, start) if line is not None and not _to_person(table, line) else 0
    return max(max(last, chair.since) + int(pause * SECOND) if pause else 0, reading)


def tea_start(table: Table) -> int:
    """The number of actions before the current tea ceremony."""
    actions = table.playing().actions[:]
    return next((i for i in range(len(actions), 0, -1) if not isinstance(actions[i - 1][1], IN_TEA)), 0)


def reading_until(table: Table, start: int) -> int:
    """Until when bots leave the tea ceremony to people; 0 once every person has acted in it."""
    game = table.playing()
    new = zip(game.actions[start:], table.deeds[start:], strict=True)
    acted = {seat for (seat, action), (_, bot) in new if not bot and not isinstance(action, Gift)}
    free = unallied(game.state)
    undecided = {table.clans[seat] for seat, chair in people(table) if not chair.played_by}
    if undecided.intersection(free) <= acted:
        return 0
    return table.time_of(start) + int(table.settings.reading_time * SECOND)


def _to_person(table: Table, line: str) -> bool:
    """Whether an action answers a person, or proposes something to one."""
    action: Action = parse(line)
    if isinstance(action, Propose):
        other = action.to
    elif isinstance(action, (Accept, Refuse)):
        other = action.proposer
    else:
        return isinstance(action, Gift)
    return table.clans.index(other) not in table.bots


# ------------------------------------------------------------------------------- clocks
def next_late(table: Table) -> tuple[int, int] | None:
    """When the next person will be late, and on which seat."""
    settings = table.settings.clock
    if settings is None or not table.times:
        return None
    tea = clock.in_tea(table.game)
    due: list[tuple[int, int]] = []
    for seat in table.waiting:
        chair = table.chair(seat)
        if not (chair.played_by or chair.overdue):
            when = clock.deadline(settings, table.times, tea, seat)
            if when is not None:
                due.append((when, seat))
    return min(due, default=None)


def due(table: Table, present: Collection[int] = ()) -> int | None:
    """When the table needs attention: 0 if a bot can move at once, None if nothing will happen by itself."""
    moves = [] if paused(table, present) else bots_to_move(table)
    late = next_late(table)
    return min([*(earliest(table, move) for move in moves), *(late or ())[:1]], default=None)
