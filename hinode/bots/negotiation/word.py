"""A bot's word: which of its open promises it means to keep, and what they require now."""

from __future__ import annotations

from hinode.bots.judgement.weights import WEIGHTS, Weights
from hinode.bots.negotiation.diplomat import Diplomat
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.pledges import Pledge, due
from hinode.deals.promises import BeAlly, LeaveAdvantage
from hinode.engine.actions import PROVINCE, Accept, Action, Bid, Propose, Refuse
from hinode.engine.events import ADVANTAGE_FIELD
from hinode.engine.rules.tea import Tea
from hinode.engine.shared_actions import READY, WAIT
from hinode.engine.state import GameState


class Word:
    """The promises a seat means to keep now. Without promises this costs no time."""

    __slots__ = ("meant", "memory", "s", "seat")

    def __init__(
        self,
        world: GameState,
        seat: int,
        character: int,
        pledges: tuple[Pledge, ...],
        memory: Memory,
        w: Weights = WEIGHTS,
    ) -> None:
        self.s = world
        self.seat = seat
        self.memory = memory
        self.meant: list[Pledge] = []
        if pledges:
            diplomat = Diplomat(world, seat, character, memory, w)
            self.meant = [pledge for pledge in pledges if diplomat.keeps(pledge)]

    def due(self) -> Action | None:
        """The action required now: a gift, or a step towards an alliance."""
        for pledge in self.meant:
            action = due(self.s, pledge, self.memory)
            if action is not None:
                return action
        return None

    def in_tea(self, tea: Tea, wish: Action) -> Action:
        """The action it prefers in the tea ceremony, unless it is promised to somebody else."""
        s, seat = self.s, self.seat
        for pledge in self.meant:
            if not isinstance(pledge.promise, BeAlly) or s.ally[pledge.to] >= 0:
                continue
            if isinstance(wish, Accept) and wish.proposer != pledge.to:
                return Refuse(wish.proposer)
            if isinstance(wish, Propose) and wish.to != pledge.to:
                return WAIT if seat in tea.ready else READY
        return wish

    def in_war(self, bid: Bid) -> Bid:
        """A bid without the advantages it has promised to leave to others."""
        parts = [bid.seppuku, bid.hostage, bid.ronin, bid.poets]
        here = -1 if self.s.battle is None else self.s.battle.province
        for pledge in self.meant:
            promise = pledge.promise
            if isinstance(promise, LeaveAdvantage) and PROVINCE.read(promise.province) == here:
                parts[ADVANTAGE_FIELD.read(promise.advantage)] = 0
        return Bid(parts[0], parts[1], parts[2], parts[3])
