"""The tea ceremony (R5): alliances, open to all seats at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hinode.engine import changes
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, Accept, Action, Propose, Ready, Refuse, Wait, Withdraw
from hinode.engine.board import TEA
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Json, Many, Pair
from hinode.engine.core.options import NONE, Either, Listed, Options
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import Decision, Step, register
from hinode.engine.hooks import SEAT
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.shared_actions import ACCEPTS, READY, REFUSES, WAIT, WITHDRAWS
from hinode.engine.state import GameState

Proposal = tuple[int, int, int, int, int, int]  # from, to, coins and ronin given, coins and ronin asked
PROPOSAL: Final = Pair(SEAT, SEAT, NUMBER, NUMBER, NUMBER, NUMBER)


class TeaCeremony(Step):
    """R5.1: last season's alliances end; then everybody talks."""

    __slots__ = ()
    NAME = "tea_ceremony"

    def run(self, s: GameState) -> None:
        s.phase = TEA
        for seat in s.seats:
            if s.ally[seat] >= 0:
                changes.end_alliance(s, seat, broken=False)
        if s.automa:
            card_player().hold_tea_ceremony(s)
            return
        s.asked += 1
        s.push(Tea())


class Tea(Decision):
    """Proposals on the table, and who is ready to go on (Q87)."""

    __slots__ = ("proposals", "ready")
    NAME = "tea"
    FIELDS = (
        ("proposals", Many(PROPOSAL)),
        ("ready", Many(SEAT)),
    )
    RULE = "R5.2"

    def __init__(self, proposals: tuple[Proposal, ...] = (), ready: tuple[int, ...] = ()) -> None:
        self.proposals = proposals
        self.ready = ready

    def actors(self, s: GameState) -> tuple[int, ...]:
        return tuple(seat for seat in unallied(s) if seat not in self.ready)

    def waits(self, s: GameState) -> bool:
        if self.actors(s) and len(unallied(s)) > 1:
            return True
        s.agenda.pop()
        changes.emit(s, ev.TEA_OVER)
        return False

    def options(self, s: GameState, seat: int) -> Options:
        if seat not in s.seats or s.ally[seat] >= 0:
            return NONE
        listed: list[Action] = [WAIT if seat in self.ready else READY]
        for proposal in self.proposals:
            if proposal[0] == seat:
                listed.append(WITHDRAWS[proposal[1]])
            elif proposal[1] == seat:
                if affordable(s, proposal):
                    listed.append(ACCEPTS[proposal[0]])
                listed.append(REFUSES[proposal[0]])
        return Either(Listed(listed), Proposals(s, seat))

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Propose):
            new = (seat, action.to, action.give_coins, action.give_ronin, action.ask_coins, action.ask_ronin)
            changes.emit(s, ev.PROPOSED, *new)
            s.push(Tea((*self._without(s, seat, action.to), new), self.ready))
        elif isinstance(action, Accept):
            proposal = next(p for p in self.proposals if p[:2] == (action.proposer, seat))
            self._agree(s, proposal)
        elif isinstance(action, Refuse):
            changes.emit(s, ev.REFUSED, seat, action.proposer)
            s.push(Tea(self._without(s, action.proposer, seat), self.ready))
        elif isinstance(action, Withdraw):
            changes.emit(s, ev.WITHDREW, seat, action.to)
            s.push(Tea(self._without(s, seat, action.to), self.ready))
        elif isinstance(action, Ready):
            changes.emit(s, ev.READY, seat)
            s.push(Tea(self.proposals, (*self.ready, seat)))
        else:
            assert isinstance(action, Wait)
            changes.emit(s, ev.WAITING, seat)
            s.push(Tea(self.proposals, tuple(other for other in self.ready if other != seat)))

    def _without(self, s: GameState, proposer: int, to: int) -> tuple[Proposal, ...]:
        """All proposals but one. If it was there, this is another question: other terms may take its place, and an
        acceptance on its way must not agree to those."""
        rest = tuple(p for p in self.proposals if p[:2] != (proposer, to))
        if len(rest) < len(self.proposals):
            s.asked += 1
        return rest

    def _agree(self, s: GameState, proposal: Proposal) -> None:
        """The alliance is made and what was promised changes hands."""
        a, b = proposal[:2]
        changes.make_alliance(s, a, b)
        changes.give(s, a, b, proposal[2], proposal[3])
        changes.give(s, b, a, proposal[4], proposal[5])
        open_ = tuple(p for p in self.proposals if not {a, b} & {p[0], p[1]})
        s.push(Tea(open_, tuple(seat for seat in self.ready if seat not in (a, b))))

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if s.ally[seat] >= 0:
            return because("has_ally", "R5.2")
        if isinstance(action, Propose):
            if action.to == seat:
                return because("own_ally", "R5.2")
            if action.to not in s.seats or s.ally[action.to] >= 0:
                return because("no_ally_for_you", "R5.2", seat=SEAT.text(action.to))
            return because("large_proposal", "Q25")
        if isinstance(action, Accept) and any(p[:2] == (action.proposer, seat) for p in self.proposals):
            return because("void_proposal", "Q17")
        if isinstance(action, (Accept, Refuse)):
            return because("no_proposal_from", "R5.2", seat=SEAT.text(action.proposer))
        if isinstance(action, Withdraw):
            return because("no_proposal_to", "R5.2", seat=SEAT.text(action.to))
        if isinstance(action, Ready):
            return because("ready_already", "R5.2")
        return None


def unallied(s: GameState) -> list[int]:
    """Players without an ally."""
    return [seat for seat in s.seats if s.ally[seat] < 0]


def affordable(s: GameState, proposal: Proposal) -> bool:
    """Whether both sides have what would change hands."""
    a, b, coins, ronin, asked_coins, asked_ronin = proposal
    mine = s.coins[a] >= coins and s.ronin[a] >= ronin
    return mine and s.coins[b] >= asked_coins and s.ronin[b] >= asked_ronin


class Proposals(Options):
    """Every alliance a player can propose: to whom, for what."""

    __slots__ = ("limits",)

    def __init__(self, s: GameState, seat: int) -> None:
        # to, then the most coins and ronin given and asked
        self.limits = [(to, s.coins[seat], s.ronin[seat], s.coins[to], s.ronin[to]) for to in unallied(s) if to != seat]

    def __contains__(self, action: Action) -> bool:
        if not isinstance(action, Propose):
            return False
        if min(action.give_coins, action.give_ronin, action.ask_coins, action.ask_ronin) < 0:
            return False
        for to, coins, ronin, asked_coins, asked_ronin in self.limits:
            if to == action.to:
                given = action.give_coins <= coins and action.give_ronin <= ronin
                return given and action.ask_coins <= asked_coins and action.ask_ronin <= asked_ronin
        return False

    def count(self) -> int:
        return sum((c + 1) * (r + 1) * (ac + 1) * (ar + 1) for _, c, r, ac, ar in self.limits)

    def sample(self, rng: Rng) -> Action:
        n = rng.below(self.count())
        for to, c, r, ac, ar in self.limits:
            size = (c + 1) * (r + 1) * (ac + 1) * (ar + 1)
            if n < size:
                n, give_coins = divmod(n, c + 1)
                n, give_ronin = divmod(n, r + 1)
                ask_ronin, ask_coins = divmod(n, ac + 1)
                return Propose(to, give_coins, give_ronin, ask_coins, ask_ronin)
            n -= size
        raise AssertionError("sampled past the end")

    def __iter__(self) -> Iterator[Action]:
        for to, c, r, ac, ar in self.limits:
            for give_coins in range(c + 1):
                for give_ronin in range(r + 1):
                    for ask_coins in range(ac + 1):
                        for ask_ronin in range(ar + 1):
                            yield Propose(to, give_coins, give_ronin, ask_coins, ask_ronin)

    def json(self) -> Json:
        return {
            "kind": "propose",
            "to": [
                {
                    "seat": SEAT.text(to),
                    "give_coins": c,
                    "give_ronin": r,
                    "ask_coins": ac,
                    "ask_ronin": ar,
                }
                for to, c, r, ac, ar in self.limits
            ],
        }


register(TeaCeremony, Tea)
