"""The cost of a promise to the seat that makes it, and its value to the other, in victory points."""

from __future__ import annotations

from hinode.bots.judgement.gains import Gains
from hinode.bots.judgement.value import cell
from hinode.bots.light import mandate_worth
from hinode.bots.negotiation.pledges import Pledge
from hinode.bots.negotiation.tea import Bonds
from hinode.deals.promises import BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut
from hinode.engine.actions import MANDATE, PROVINCE
from hinode.engine.board import BETRAY


def cost(pledge: Pledge, mine: Gains, bonds: Bonds) -> float:
    """The cost of keeping a promise to the seat that makes it, in its own points."""
    s, promise = mine.s, pledge.promise
    look = mine.look
    if isinstance(promise, Give):
        return promise.coins * mine.coin + promise.ronin * look.w.ronin
    if isinstance(promise, StayOut):
        p = PROVINCE.read(promise.province)
        return max(0.0, mine.more(p, 1.0, 1)) if look.mandates_left else 0.0
    if isinstance(promise, PlayMandate):
        if not look.turns[pledge.by]:
            return 0.0
        worth = mandate_worth(mine)
        return max(0.0, max(worth) - worth[MANDATE.read(promise.mandate)])
    if isinstance(promise, LeaveAdvantage):
        p = PROVINCE.read(promise.province)
        fights = look.at_war[p] and look.force[cell(p, pledge.by)] > 0
        return look.w.stake * look.share[pledge.by] * 1.5 if fights else 0.0
    if isinstance(promise, BeAlly):
        if s.ally[pledge.by] == pledge.to:
            return 0.5  # no Betray this season
        return max(0.0, -bonds.gain[pledge.by][pledge.to])  # its gain is counted once, as the other's promise
    return 0.0


def worth(pledge: Pledge, theirs: Gains, bonds: Bonds) -> float:
    """The value of a promise, if kept, to the seat it is made to, in its own points."""
    s, promise = theirs.s, pledge.promise
    look = theirs.look
    if isinstance(promise, Give):
        return promise.coins * theirs.coin + promise.ronin * look.w.ronin
    if isinstance(promise, StayOut):
        p = PROVINCE.read(promise.province)
        if not (look.at_war[p] and look.mandates_left and look.force[cell(p, pledge.to)] > 0):
            return 0.0
        return 0.4 * theirs.relief(p, pledge.by)
    if isinstance(promise, PlayMandate):
        if not look.turns[pledge.by] or MANDATE.read(promise.mandate) == BETRAY:
            return 0.0  # Betray is for its chooser alone (R6.12)
        mean = mandate_worth(theirs)
        good = mean[MANDATE.read(promise.mandate)] - sum(mean) / len(mean)
        return max(0.0, good) * (0.6 if s.ally[pledge.by] == pledge.to else 0.3)
    if isinstance(promise, LeaveAdvantage):
        p = PROVINCE.read(promise.province)
        fights = look.at_war[p] and look.force[cell(p, pledge.by)] > 0 and look.force[cell(p, pledge.to)] > 0
        return look.w.stake * look.share[pledge.by] if fights else 0.0
    if isinstance(promise, BeAlly):
        if s.ally[pledge.to] == pledge.by:
            return 0.8
        return max(0.0, bonds.gain[pledge.to][pledge.by])
    return 0.0
