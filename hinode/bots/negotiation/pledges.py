"""Pledges: promises between two seats of a game, and what breaks them."""

from __future__ import annotations

from typing import Final, NamedTuple

from hinode.bots.negotiation.memory import Memory
from hinode.deals.promises import AnyPromise, BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut
from hinode.engine import actions as act
from hinode.engine.actions import MANDATE, PROVINCE, Action
from hinode.engine.board import BETRAY, N_PROVINCES, POLITICAL, TEA
from hinode.engine.events import ADVANTAGE_FIELD
from hinode.engine.rules.tea import Tea, affordable
from hinode.engine.state import GameState

CHAIR: Final = 0


class Pledge(NamedTuple):
    """A promise of one seat to another.

    Seats are clans here. A promise's own `by` counts chairs at a table, which a bot does not know: in the promises it
    makes it is `CHAIR`, and the table puts the right one there.
    """

    promise: AnyPromise
    by: int
    to: int


class Dealings(NamedTuple):
    """A seat's own deals."""

    pledges: tuple[Pledge, ...] = ()  # its own promises that are open
    wronged: tuple[int, ...] = ()  # a seat for each promise to it that was broken
    offered: tuple[tuple[Pledge, ...], ...] = ()  # the deals it has offered so far


NO_DEALINGS: Final = Dealings()


def broken_by(s: GameState, pledge: Pledge, action: Action) -> bool:
    """Whether the promising seat would break its word with an action it need not take."""
    promise = pledge.promise
    if isinstance(promise, StayOut):
        return _enters(action) == PROVINCE.read(promise.province)
    if isinstance(promise, PlayMandate):
        kind = MANDATE.read(promise.mandate)
        return isinstance(action, act.Mandate) and action.kind != kind and kind in s.deck[:4]
    if isinstance(promise, LeaveAdvantage):
        if not isinstance(action, act.Bid) or s.battle is None or s.battle.province != PROVINCE.read(promise.province):
            return False
        bid = (action.seppuku, action.hostage, action.ronin, action.poets)
        return bid[ADVANTAGE_FIELD.read(promise.advantage)] > 0
    if isinstance(promise, BeAlly):
        if isinstance(action, act.Mandate):
            return action.kind == BETRAY and s.ally[pledge.by] == pledge.to
        if isinstance(action, act.Refuse):
            return action.proposer == pledge.to
        return isinstance(action, act.Accept) and action.proposer != pledge.to
    return False


def _enters(action: Action) -> int:
    """The province an action brings a piece to; -1 for none."""
    if isinstance(action, act.Move):
        return action.goal
    if isinstance(action, (act.Summon, act.Place, act.Build, act.Replace)):
        return action.place if action.place < N_PROVINCES else -1
    return -1


def due(s: GameState, pledge: Pledge, memory: Memory) -> Action | None:
    """The action that keeping a promise requires now: a gift, or a step towards an alliance."""
    promise, seat, other = pledge.promise, pledge.by, pledge.to
    if isinstance(promise, Give):
        if promise.season != "this" or s.phase not in (TEA, POLITICAL):
            return None
        enough = s.coins[seat] >= promise.coins and s.ronin[seat] >= promise.ronin
        return act.Gift(other, promise.coins, promise.ronin) if enough else None
    tea = s.waiting
    if not isinstance(promise, BeAlly) or not isinstance(tea, Tea) or s.ally[seat] >= 0 or s.ally[other] >= 0:
        return None
    for proposal in tea.proposals:
        if proposal[:2] == (other, seat):
            return act.Accept(other) if affordable(s, proposal) else None
        if proposal[:2] == (seat, other):
            return None
    return None if memory.proposed[seat] else act.Propose(other)
