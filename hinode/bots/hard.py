"""The hard bot: plays the normal bot's favourite actions on in many possible worlds, until its time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hinode.bots.budget import Budget
from hinode.bots.judgement.bids import candidates
from hinode.bots.judgement.race import Race
from hinode.bots.judgement.response import best_response
from hinode.bots.judgement.seasons import play_on, played_bonds
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS, Weights
from hinode.bots.negotiation.character import scruple
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.tea import Bonds
from hinode.bots.normal import NormalBot
from hinode.engine.actions import Action
from hinode.engine.actions import Bid as BidAction
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import answer
from hinode.engine.queries import ronin_of
from hinode.engine.state import GameState
from hinode.knowledge.determinize import determinize

TURNS: Final = 4  # mandate turns to play ahead
TALK: Final = 0.8  # seconds: people should not wait longer for an answer in the tea ceremony


class HardBot(NormalBot):
    """Searches for the best action by playing games on."""

    __slots__ = ("budget", "turns")

    def __init__(self, name: str, seed: int, character: int, budget: Budget, w: Weights = WEIGHTS) -> None:
        super().__init__(name, seed, character, w)
        self.budget = budget
        self.turns = TURNS

    def bonds(self, world: GameState, seat: int, memory: Memory, rng: Rng) -> Bonds:
        watch = Budget(min(TALK, self.budget.seconds), self.budget.tries).start()
        return played_bonds(world, seat, self.w, memory, watch, rng)

    def bid(self, world: GameState, seat: int, rng: Rng) -> Action:
        own = candidates(world.coins[seat], ronin_of(world, seat) > 0)
        if self.pledges:
            own = [bid for bid in own if self.honest(world, seat, bid)]
        bid = best_response(world, seat, own, self.w, rng)
        return BidAction(bid[0], bid[1], bid[2], bid[3])

    def look_ahead(self, world: GameState, seat: int, found: list[Action], rng: Rng) -> Action:
        return found[self.race(world, seat, found, rng).best()]

    def race(
        self,
        world: GameState,
        seat: int,
        found: list[Action],
        rng: Rng,
        kept: int = -1,
        watch_outcome: Callable[[int, Outlook], None] | None = None,
    ) -> Race:
        """Compare options by playing on. `watch_outcome` sees where each try of each option led."""
        watch = self.budget.start()
        first = self.first_sight(world, seat, found, rng)
        qualms = [scruple(world, seat, action, self.character, self.pledges) for action in found]
        race = Race(first, kept)
        while race.undecided() and watch.more():
            world = determinize(world, seat, rng)
            chance = rng.below(1 << 60)
            for i in race.runners:
                after = world.clone()
                answer(after, seat, found[i])
                play_on(after, Rng(chance), self.w, self.turns)
                look = Outlook(after, self.w)
                race.count(i, look.utility(seat) - qualms[i])
                if watch_outcome is not None:
                    watch_outcome(i, look)
            race.drop()
        return race
