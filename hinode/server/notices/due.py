"""When somebody is to be told of something. Pure functions of a table and of what is remembered about a seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hinode.server.notices.slips import (
    ADDRESS,
    DEAL,
    LETTER,
    MESSAGE,
    NEWS,
    OVER,
    SENT,
    TURN,
    WANTED,
    Item,
    Kind,
    Letter,
    Sent,
    Turn,
    Wanted,
    read,
    slip,
)
from hinode.server.store.interface import OVER as GAME_OVER
from hinode.server.store.interface import Slip
from hinode.server.table import clock
from hinode.server.table import entries as log
from hinode.server.table.table import Table

Slips = Mapping[str, Slip]  # of one seat, by key

WINDOW: Final = 30_000  # ms: whatever happens in this time is one notice
HOUR: Final = 3_600_000
PER_HOUR: Final = 12  # notices to one seat
SHARE: Final = 5  # a warning comes when this part of the time for a decision is left,
LONGEST: Final = HOUR  # but at most this long before the end,
SHORTEST: Final = 60_000  # and never if it would be less than this: that is live play
RETRIES: Final = (30_000, 120_000, 600_000)  # ms before a notice that failed is tried again


# ------------------------------------------------------------------------------- looking at a table
def waits(table: Table, seat: int) -> bool:
    """Whether the table waits for the person on a seat."""
    return seat in table.waiting and seat not in table.bots


def warn_at(table: Table, seat: int) -> int | None:
    """The served time at which to warn a person that their time runs out; None if there is no need."""
    settings = table.settings.clock
    if settings is None or not table.times or table.chair(seat).overdue:
        return None
    tea = clock.in_tea(table.game)
    lead = min(settings.allowance(tea) // SHARE, LONGEST)
    end = clock.deadline(settings, table.times, tea, seat)
    return None if end is None or lead < SHORTEST else end - lead


def wants(memo: Slips, kind: Kind) -> bool:
    """Whether a person wants notices of this kind."""
    wanted = read(Wanted, memo.get(WANTED)) or Wanted()
    return kind in wanted.kinds


# ------------------------------------------------------------------------------- after something happened
def after(
    seat: int, memo: Slips, before: Table, table: Table, entries: Sequence[log.AnyEntry], here: bool, now: int
) -> list[Slip]:
    """What changes for a seat when entries lead from one table to another. `here`: its page is open."""
    if any(isinstance(entry, log.Left) and entry.seat == seat for entry in entries):
        return [Slip(seat, key) for key in memo]  # the next person there must not inherit anything
    slips: list[Slip] = []
    waited, waiting = waits(before, seat), waits(table, seat)
    if waiting and (not waited or _was_there(seat, entries)):
        slips.append(_asked(seat, table, memo, now))
    elif waited and not waiting:
        slips.append(Slip(seat, TURN))
    if table.status == GAME_OVER != before.status and not here and wants(memo, "over"):
        slips.append(slip(seat, OVER, Item("over"), now + WINDOW))
    return slips


def _was_there(seat: int, entries: Sequence[log.AnyEntry]) -> bool:
    """Whether a seat has done something, so that its next question is another one."""
    return any(isinstance(entry, log.Acted | log.Chose | log.Undone) and entry.seat == seat for entry in entries)


def _asked(seat: int, table: Table, memo: Slips, now: int) -> Slip:
    turn = Turn(told=not wants(memo, "turn"), warned=not wants(memo, "late"))
    return slip(seat, TURN, turn, next_due(turn, table, seat, now))


def next_due(turn: Turn, table: Table, seat: int, now: int) -> int | None:
    """When a turn needs attention next."""
    warning = None if turn.warned else warn_at(table, seat)
    if not turn.told:
        return now + WINDOW
    return None if warning is None else max(warning, now + WINDOW)


# ------------------------------------------------------------------------------- coming and going
def came(seat: int, memo: Slips, table: Table, now: int) -> list[Slip]:
    """Somebody opens the page: nothing that has happened so far needs a notice any more."""
    slips = [Slip(seat, key) for key in memo if key.startswith((*NEWS, LETTER))]
    turn = read(Turn, memo.get(TURN))
    if turn is not None and not turn.told:
        turn = Turn(told=True, warned=turn.warned)
        slips.append(slip(seat, TURN, turn, next_due(turn, table, seat, now)))
    return slips


def went(seat: int, memo: Slips, table: Table, now: int) -> list[Slip]:
    """The last page of a seat is closed. If the turn began while it was open, nobody may have looked at it."""
    turn = read(Turn, memo.get(TURN))
    if turn is None or not waits(table, seat):
        return []
    return [slip(seat, TURN, turn, next_due(turn, table, seat, now))]


# ------------------------------------------------------------------------------- making notices
class Batch(NamedTuple):
    """What to tell somebody now, and what changes with it."""

    items: tuple[Item, ...]
    slips: list[Slip]


def is_due(memo: Slips, now: int) -> bool:
    """Whether a seat needs attention."""
    return any(slip.due is not None and slip.due <= now for slip in memo.values())


def present(seat: int, memo: Slips) -> list[Slip]:
    """A seat that is due while its page is open: the turn waits until the page is closed, the rest is seen."""
    slips = [Slip(seat, key) for key in memo if key.startswith((*NEWS, LETTER))]
    turn = memo.get(TURN)
    if turn is not None:
        slips.append(Slip(seat, TURN, turn.body))
    return slips


def batch(seat: int, memo: Slips, table: Table, now: int) -> Batch:
    """Everything there is to tell a person who is away, as letters to all addresses."""
    if not any(slip.due is not None and slip.due <= now for key, slip in memo.items() if not key.startswith(LETTER)):
        return Batch((), [])
    items, slips = _gather(seat, memo, table, now)
    if not items:
        return Batch((), slips)
    sent = tuple(time for time in (read(Sent, memo.get(SENT)) or Sent()).times if now - HOUR < time <= now)
    if len(sent) >= PER_HOUR:
        later = sent[0] + HOUR
        keys = [key for key in memo if key.startswith((TURN, *NEWS)) and memo[key].due is not None]
        return Batch((), [Slip(seat, key, memo[key].body, later) for key in keys])
    slips.append(slip(seat, SENT, Sent((*sent, now))))
    for key in memo:
        if key.startswith(ADDRESS):
            to = LETTER + key.removeprefix(ADDRESS)
            older = read(Letter, memo.get(to))
            still = () if older is None else valid(older, table, seat).items
            letter = Letter(tuple(dict.fromkeys((*still, *items))), now)
            slips.append(slip(seat, to, letter, now))
    return Batch(items, slips)


def _gather(seat: int, memo: Slips, table: Table, now: int) -> tuple[tuple[Item, ...], list[Slip]]:
    items: list[Item] = []
    slips: list[Slip] = []
    turn = read(Turn, memo.get(TURN))
    if turn is not None and not waits(table, seat):
        slips.append(Slip(seat, TURN))
    elif turn is not None:
        warning = warn_at(table, seat)
        late = not turn.warned and warning is not None and warning <= now
        items += [Item("turn")] * (not turn.told) + [Item("late")] * late
        turn = Turn(told=True, warned=turn.warned or late)
        slips.append(slip(seat, TURN, turn, next_due(turn, table, seat, now)))
    for key in sorted(memo):
        if key.startswith(NEWS):
            item = read(Item, memo[key])
            if item is not None and (item.kind != "over" or table.status == GAME_OVER):
                items.append(item)
            slips.append(Slip(seat, key))
    return tuple(items), slips


def valid(letter: Letter, table: Table, seat: int) -> Letter:
    """A letter without what is no longer so: a turn that was made or taken back, an end that was undone."""
    turn, over = waits(table, seat), table.status == GAME_OVER
    still = {"turn": turn, "late": turn, "over": over}
    return Letter(tuple(item for item in letter.items if still.get(item.kind, True)), letter.made, letter.attempt)


# ------------------------------------------------------------------------------- talk and deals
def message(seat: int, memo: Slips, writer: int, name: str, now: int) -> list[Slip]:
    """Somebody wrote to a seat in private."""
    if not wants(memo, "message"):
        return []
    return [slip(seat, f"{MESSAGE}{writer}", Item("message", name), _with(memo, now))]


def deal(seat: int, memo: Slips, number: int, name: str, now: int) -> list[Slip]:
    """Somebody offers a seat a deal."""
    if not wants(memo, "deal"):
        return []
    return [slip(seat, f"{DEAL}{number}", Item("deal", name), _with(memo, now))]


def _with(memo: Slips, now: int) -> int:
    """When to tell of something new: together with what already waits."""
    waiting = [slip.due for key, slip in memo.items() if key.startswith((TURN, *NEWS)) and slip.due is not None]
    return min([*waiting, now + WINDOW])
