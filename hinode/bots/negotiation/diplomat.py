"""A bot's diplomacy: what it answers to a deal, what it offers, and whether it means it. Pure functions.

All look at a world the seat could be in (`determinize`), never at the truth. The reasons are codes with arguments,
so that a client can put them into words in any language.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from hinode.bots.judgement.gains import Gains
from hinode.bots.judgement.value import Outlook, cell
from hinode.bots.judgement.weights import WEIGHTS, Weights
from hinode.bots.light import mandate_worth
from hinode.bots.negotiation.character import BROKEN_PROMISE, LOYAL, OPPORTUNIST, TREACHEROUS
from hinode.bots.negotiation.favors import cost, worth
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.pledges import CHAIR, Pledge
from hinode.bots.negotiation.reasons import Reason, reason
from hinode.bots.negotiation.tea import LEAST, Bonds
from hinode.deals.promises import BeAlly, Give, LeaveAdvantage, PlayMandate, StayOut, Words
from hinode.engine.actions import MANDATE, PROVINCE
from hinode.engine.board import BETRAY, POLITICAL, TEA
from hinode.engine.rules.tea import Proposal, affordable, unallied
from hinode.engine.state import GameState

ENOUGH: Final = 0.1  # what a deal has to bring, in points
TRUST: Final = 0.75  # how far a stranger's word is believed
NO_TILE: Final = 1 / 3  # the chance that none of four drawn tiles is of a certain kind
# What keeping a promise may cost, in points, before a character breaks it.
PATIENCE: Final[list[float]] = [1e9, 1.0, 0.0]
# How much of a promise's cost a character expects to bear.
BURDEN: Final[list[float]] = [1.0, 0.8, 0.3]


class Answer(NamedTuple):
    """A bot's answer to a deal. A counter-offer has the same parties; `by` and `to` are seats of the game."""

    verdict: Literal["accept", "refuse", "counter"]
    reason: Reason
    counter: tuple[Pledge, ...] = ()


class Offer(NamedTuple):
    """A deal a bot would like to make."""

    to: int
    pledges: tuple[Pledge, ...]


class Diplomat:
    """One seat's valuation of deals."""

    def __init__(self, world: GameState, seat: int, character: int, memory: Memory, w: Weights = WEIGHTS) -> None:
        self.s = world
        self.seat = seat
        self.character = character
        self.memory = memory
        self.look = Outlook(world, w)
        self.bonds = Bonds(world, w, memory)
        self.gains = {other: Gains(self.look, other) for other in world.seats}
        self.concern = self.look.concern(seat)

    def trust(self, other: int) -> float:
        """How far another's word is believed: less if it has broken an alliance."""
        return TRUST / (1 + 2 * self.memory.betrayals[other])

    def bears(self, pledge: Pledge) -> float:
        """The cost of its own promise, as far as this character means to keep it. There may be no such tile to play."""
        risk = NO_TILE * BROKEN_PROMISE[self.character] if isinstance(pledge.promise, PlayMandate) else 0.0
        return cost(pledge, self.gains[self.seat], self.bonds) * BURDEN[self.character] + risk

    def gets(self, pledge: Pledge) -> float:
        """The value of another's promise, as far as it is believed."""
        return worth(pledge, self.gains[self.seat], self.bonds) * self.trust(pledge.by)

    def balance(self, pledges: Sequence[Pledge]) -> float:
        """The value of a deal to the seat, less what it brings the other as far as the other is a rival."""
        total = 0.0
        for pledge in pledges:
            if pledge.by == self.seat:
                theirs = worth(pledge, self.gains[pledge.to], self.bonds)
                total += 0.5 * self.concern[pledge.to] * theirs - self.bears(pledge)
            else:
                total += self.gets(pledge)
        return total

    # ---------------------------------------------------------------------------- answering
    def answer(self, pledges: Sequence[Pledge]) -> Answer:
        """The answer to a deal that another offers."""
        wrong = self._impossible(pledges)
        if wrong is not None:
            return Answer("refuse", wrong)
        net = self.balance(pledges)
        if net >= ENOUGH:
            paid = any(pledge.by != self.seat and isinstance(pledge.promise, Give) for pledge in pledges)
            return Answer("accept", reason("good_price") if paid else reason("good_for_both"))
        other = next(pledge.by if pledge.by != self.seat else pledge.to for pledge in pledges)
        if self.memory.betrayals[other] and net + self._doubt(pledges) >= ENOUGH:
            return Answer("refuse", reason("no_trust", other))
        return self._counter(pledges, other, net) or Answer("refuse", self._why_not(pledges, other, net))

    def _doubt(self, pledges: Sequence[Pledge]) -> float:
        """The value a deal loses through distrust."""
        given = [pledge for pledge in pledges if pledge.by != self.seat]
        return sum(self.gets(pledge) * (TRUST / self.trust(pledge.by) - 1) for pledge in given)

    def _impossible(self, pledges: Sequence[Pledge]) -> Reason | None:
        s = self.s
        if not pledges or all(isinstance(pledge.promise, Words) for pledge in pledges):
            return reason("only_words")
        for pledge in pledges:
            promise = pledge.promise
            if isinstance(promise, BeAlly):
                ally = s.ally[pledge.by]
                if ally >= 0 and ally != pledge.to:
                    return reason("has_ally", ally) if pledge.by == self.seat else reason("cannot")
                if ally < 0 and s.phase != TEA:
                    return reason("cannot")
            elif isinstance(promise, Give) and promise.season == "this":
                if s.phase > POLITICAL:
                    return reason("cannot")
                if s.coins[pledge.by] < promise.coins or s.ronin[pledge.by] < promise.ronin:
                    return reason("too_dear", promise.coins) if pledge.by == self.seat else reason("cannot")
            elif isinstance(promise, PlayMandate) and not self.look.turns[pledge.by] and pledge.by == self.seat:
                return reason("cannot")
        return None

    def _counter(self, pledges: Sequence[Pledge], other: int, net: float) -> Answer | None:
        """A counter-offer for a few coins more, if the other has them."""
        s = self.s
        price = max(0.2, self.gains[self.seat].coin) * self.trust(other)
        more = int((ENOUGH - net) / price) + 1
        mine = [pledge.promise for pledge in pledges if pledge.by == self.seat]
        paid = [pledge for pledge in pledges if pledge.by == other and _now(pledge)]
        given = sum(pledge.promise.coins for pledge in paid if isinstance(pledge.promise, Give))
        if s.phase > POLITICAL or not mine or any(isinstance(promise, Give) for promise in mine):
            return None
        if more > 3 or given + more > s.coins[other]:
            return None
        ask = Pledge(Give(by=CHAIR, coins=given + more), other, self.seat)
        return Answer("counter", reason("asks_more", more), (*(p for p in pledges if p not in paid), ask))

    def _why_not(self, pledges: Sequence[Pledge], other: int, net: float) -> Reason:
        """The reason for a refusal: the promise that is most in the way."""
        s, seat = self.s, self.seat
        ahead = max((seat for seat in s.seats), key=lambda seat: self.look.value[seat])
        if ahead == other and self.look.value[other] > self.look.value[seat] + 5:
            return reason("leads", other)
        mine = [pledge for pledge in pledges if pledge.by == seat]
        if not mine:
            return reason("no_gain")
        worst = max(mine, key=self.bears)
        promise = worst.promise
        if self.bears(worst) < ENOUGH:
            return self._no_ally(other) if isinstance(promise, BeAlly) else reason("no_gain")
        if isinstance(promise, StayOut):
            return reason("wants_province", promise.province)
        if isinstance(promise, LeaveAdvantage):
            return reason("wants_advantage", promise.advantage)
        if isinstance(promise, PlayMandate):
            return reason("other_plans", promise.mandate)
        if isinstance(promise, Give):
            return reason("too_dear", promise.coins)
        return self._no_ally(other)

    # ---------------------------------------------------------------------------- alliances
    def _no_ally(self, other: int) -> Reason:
        """The reason for refusing this ally."""
        s, seat = self.s, self.seat
        if s.ally[seat] >= 0:
            return reason("has_ally", s.ally[seat])
        gain = self.bonds.gain[seat]
        if self.memory.betrayals[other]:
            return reason("no_trust", other)
        better = [rival for rival in unallied(s) if rival not in (seat, other) and gain[rival] > gain[other]]
        if better:
            return reason("stronger_ally", max(better, key=lambda rival: gain[rival]))
        if max(s.seats, key=lambda one: self.look.value[one]) == other:
            return reason("leads", other)
        return reason("no_gain")

    def alliance(self, proposal: Proposal) -> tuple[bool, Reason]:
        """The answer to a proposal in the tea ceremony, and the reason."""
        s, seat = self.s, self.seat
        other = proposal[0]
        if not affordable(s, proposal):
            return False, reason("cannot")
        net = self.bonds.worth(seat, proposal)
        if net < LEAST:
            if self.bonds.gain[seat][other] >= LEAST:
                return False, reason("too_dear", proposal[4])
            return False, self._no_ally(other)
        rivals = [one for one in unallied(s) if one not in (seat, other)]
        if rivals:
            best = max(rivals, key=lambda rival: self.bonds.hope(seat, rival))
            if self.bonds.hope(seat, best) > net:
                return False, reason("stronger_ally", best)
        return True, reason("good_price") if proposal[2] or proposal[3] else reason("good_for_both")

    # ---------------------------------------------------------------------------- keeping one's word
    def keeps(self, pledge: Pledge) -> bool:
        """Whether the seat means to keep its own promise, as things stand."""
        price = cost(pledge, self.gains[self.seat], self.bonds)
        if self.character == TREACHEROUS:
            return price <= 0.1
        return self.character == LOYAL or price <= PATIENCE[self.character]

    # ---------------------------------------------------------------------------- offering
    def offers(self) -> list[Offer]:
        """Deals worth proposing now, the best first: each side gives something that costs it less than it brings."""
        s = self.s
        if s.phase not in (TEA, POLITICAL):
            return []
        found: list[tuple[float, Offer]] = []
        for other in s.seats:
            if other == self.seat or s.is_automa(other) or self.trust(other) < 0.3:
                continue
            mine, theirs = self._favors(self.seat, other), self._favors(other, self.seat)
            for give in mine:
                for take in theirs:
                    if isinstance(give.promise, Give) and isinstance(take.promise, Give):
                        continue  # coins for coins
                    deal = (give, take)
                    gain, back = self.balance(deal), self._back(give, take)
                    if gain >= ENOUGH and back >= ENOUGH:
                        found.append((min(gain, back), Offer(other, deal)))
        found.sort(key=lambda pair: -pair[0])
        return [offer for _, offer in found]

    def _back(self, give: Pledge, take: Pledge) -> float:
        """The value of a deal to the other side, assumed to be neither loyal nor treacherous."""
        theirs = self.gains[take.by]
        risk = NO_TILE * BROKEN_PROMISE[OPPORTUNIST] if isinstance(take.promise, PlayMandate) else 0.0
        return worth(give, theirs, self.bonds) * TRUST - cost(take, theirs, self.bonds) - risk

    def _favors(self, by: int, to: int) -> list[Pledge]:
        """Promises one seat could make to another."""
        s, look = self.s, self.look
        found: list[Pledge] = []
        for p in s.war[s.fought :]:
            if look.force[cell(p, to)] > look.force[cell(p, by)]:
                found.append(Pledge(StayOut(by=CHAIR, province=PROVINCE.text(p)), by, to))
        if look.turns[by]:
            worths = mandate_worth(self.gains[to])
            kind = max((kind for kind in range(len(worths)) if kind != BETRAY), key=lambda kind: worths[kind])
            found.append(Pledge(PlayMandate(by=CHAIR, mandate=MANDATE.text(kind)), by, to))
        for coins in (1, 2, 3):
            if s.coins[by] >= 2 * coins:
                found.append(Pledge(Give(by=CHAIR, coins=coins), by, to))
        return found


def _now(pledge: Pledge) -> bool:
    """Whether a promise is a plain gift of coins this season."""
    promise = pledge.promise
    return isinstance(promise, Give) and not promise.ronin and (promise.season, promise.phase) == ("this", "political")
