"""The tea ceremony: which alliances to propose, on which terms, and which to refuse (R5.2)."""

from __future__ import annotations

from typing import Final

from hinode.bots.judgement.gains import Gains
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import Weights
from hinode.bots.negotiation.memory import Memory
from hinode.engine.actions import Accept, Action, Propose, Refuse
from hinode.engine.hooks import SEATS
from hinode.engine.rules.tea import Proposal, Tea, affordable, unallied
from hinode.engine.shared_actions import READY, WAIT
from hinode.engine.state import GameState

MOST_PROPOSALS: Final = 3  # for a seat in one tea ceremony
LEAST: Final = 0.3  # what an alliance has to bring
GRUDGE: Final = 1.5  # what a betrayal in the past costs an alliance


class Bonds:
    """The value of each possible alliance to both sides, as utility."""

    __slots__ = ("coin", "gain", "s", "w")

    def __init__(self, s: GameState, w: Weights, memory: Memory) -> None:
        self.s = s
        self.w = w
        now = Outlook(s, w)
        self.coin = [0.0] * SEATS
        self.gain = [[0.0] * SEATS for _ in range(SEATS)]
        free = unallied(s)
        before = [now.utility(seat) if seat in free else 0.0 for seat in range(SEATS)]
        for seat in free:
            self.coin[seat] = Gains(now, seat).coin
        for i, a in enumerate(free):
            for b in free[i + 1 :]:
                s.ally[a], s.ally[b] = b, a
                then = Outlook(s, w)
                s.ally[a] = s.ally[b] = -1
                self.gain[a][b] = then.utility(a) - before[a] - GRUDGE * memory.betrayals[b]
                self.gain[b][a] = then.utility(b) - before[b] - GRUDGE * memory.betrayals[a]

    def worth(self, seat: int, proposal: Proposal) -> float:
        """The value of a proposal to one of its two sides, gifts included."""
        a, b, coins, ronin, asked_coins, asked_ronin = proposal
        got = (asked_coins - coins) * self.coin[seat] + (asked_ronin - ronin) * self.w.ronin
        return self.gain[a][b] + got if seat == a else self.gain[b][a] - got

    def hope(self, seat: int, other: int) -> float:
        """The value a seat can expect from proposing to another: more if the other has no better choice."""
        mine, theirs = self.gain[seat][other], self.gain[other][seat]
        if mine < LEAST or theirs < LEAST:
            return 0.0
        first = True
        for rival in unallied(self.s):
            if (
                rival != seat
                and rival != other
                and self.gain[other][rival] > theirs
                and self.gain[rival][other] > LEAST
            ):
                first = False
        return mine * (0.8 if first else 0.4)


def take_tea(s: GameState, seat: int, bonds: Bonds, memory: Memory) -> Action:
    """The next action in the tea ceremony."""
    tea = s.waiting
    assert isinstance(tea, Tea)
    others = [other for other in unallied(s) if other != seat]
    open_to = [other for other in others if not memory.refusals.get((other, seat))]
    answer = reply(s, seat, tea, bonds, open_to)
    if answer is not None:
        return answer
    asked = [proposal[1] for proposal in tea.proposals if proposal[0] == seat]
    if memory.proposed[seat] < MOST_PROPOSALS and not asked:
        proposal = best_proposal(s, seat, bonds, memory, others)
        if proposal is not None:
            return proposal
    return WAIT if seat in tea.ready else READY


def reply(s: GameState, seat: int, tea: Tea, bonds: Bonds, open_to: list[int]) -> Action | None:
    """Accept the best proposal if nothing better can be hoped for; refuse what is not good enough."""
    best: Proposal | None = None
    top = LEAST
    to_me = [proposal for proposal in tea.proposals if proposal[1] == seat]
    for proposal in to_me:
        worth = bonds.worth(seat, proposal)
        if affordable(s, proposal) and worth >= top:
            best, top = proposal, worth
    hope = max([bonds.hope(seat, other) for other in open_to if best is None or other != best[0]], default=0.0)
    if best is not None and top >= hope:
        return Accept(best[0])
    return Refuse(to_me[0][0]) if to_me else None


def best_proposal(s: GameState, seat: int, bonds: Bonds, memory: Memory, others: list[int]) -> Action | None:
    """The best proposal to make now, with its terms."""
    best, top = -1, 0.0
    for other in others:
        refused = memory.refusals.get((other, seat), 0)
        hope = bonds.hope(seat, other) * (0.5 if refused else 1.0)
        if refused < 2 and hope > top:
            best, top = other, hope
    return None if best < 0 else terms(s, seat, best, bonds, memory)


def terms(s: GameState, seat: int, other: int, bonds: Bonds, memory: Memory) -> Action | None:
    """The coins of a proposal: the side that gains much more pays, and pays more after a refusal."""
    mine, theirs = bonds.gain[seat][other], bonds.gain[other][seat]
    price = max(0.2, bonds.coin[seat])
    if memory.refusals.get((other, seat), 0):
        give = min(s.coins[seat] // 3, int(0.5 * mine / price))
        return Propose(other, give) if give else None
    surplus = (theirs - mine) / 2
    if surplus > price:
        return Propose(other, 0, 0, min(s.coins[other] // 4, int(surplus / price)))
    if -surplus > 2 * price:
        return Propose(other, min(s.coins[seat] // 4, int(-surplus / price) - 1))
    return Propose(other)
