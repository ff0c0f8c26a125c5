"""The hard bot: what the normal bot likes, played on into many worlds that could be, until its time is up."""

from __future__ import annotations

from typing import Final

from hinode.actions import Action
from hinode.bots.budget import Budget
from hinode.bots.character import scruple
from hinode.bots.light import pick
from hinode.bots.normal import NormalBot
from hinode.bots.value import Outlook
from hinode.bots.weights import WEIGHTS, Weights
from hinode.core.rng import Rng
from hinode.core.steps import answer
from hinode.determinize import determinize
from hinode.rules.political import ChooseMandate
from hinode.rules.tea import Tea
from hinode.state import GameState

TURNS: Final = 3  # mandate turns played on
ROUNDS: Final = 300  # in which the bidding game is learned
MOST: Final = 8  # options worth a closer look,
MARGIN: Final = 5.0  # and by how many points they may fall behind at first sight
TRUST: Final = 2.0  # how many playouts the first sight counts for


class HardBot(NormalBot):
    """Searches."""

    __slots__ = ("budget", "turns")

    def __init__(self, name: str, seed: int, character: int, budget: Budget, w: Weights = WEIGHTS) -> None:
        super().__init__(name, seed, character, w)
        self.budget = budget
        self.rounds = ROUNDS
        self.turns = TURNS

    def look_ahead(self, world: GameState, seat: int, found: list[Action], rng: Rng) -> Action:
        watch = self.budget.start()
        first = self.first_sight(world, seat, found, rng)
        qualms = [scruple(world, seat, action, self.character, self.pledges) for action in found]
        race = Race(first)
        while race.undecided() and watch.more():
            world = determinize(world, seat, rng)
            chance = rng.below(1 << 60)
            for i in race.runners:
                after = world.clone()
                answer(after, seat, found[i])
                play_on(after, Rng(chance), self.w, self.turns)
                race.count(i, Outlook(after, self.w).utility(seat) - qualms[i])
            race.drop()
        return found[race.best()]


class Race:
    """Options that are tried again and again; those that have fallen behind are dropped."""

    __slots__ = ("first", "number", "runners", "squares", "total")

    def __init__(self, first: list[float]) -> None:
        self.first = first
        top = max(first)
        order = sorted(range(len(first)), key=lambda i: -first[i])
        self.runners = [i for i in order[:MOST] if first[i] > top - MARGIN]
        self.number = [0] * len(first)
        self.total = [0.0] * len(first)
        self.squares = [0.0] * len(first)

    def undecided(self) -> bool:
        """Whether more than one is left."""
        return len(self.runners) > 1

    def count(self, i: int, worth: float) -> None:
        """One more try."""
        self.number[i] += 1
        self.total[i] += worth
        self.squares[i] += worth * worth

    def mean(self, i: int) -> float:
        """What an option is worth by all that is known."""
        return (self.first[i] * TRUST + self.total[i]) / (TRUST + self.number[i])

    def best(self) -> int:
        """The one to take."""
        return max(self.runners, key=self.mean)

    def drop(self) -> None:
        """Give up what is clearly worse than the best. All have run in the same worlds."""
        best = self.best()
        n = self.number[best]
        if n < 6 or n % 2:
            return
        mean = self.mean(best)
        spread = max(1.0, self.squares[best] / n - (self.total[best] / n) ** 2)
        reach = 1.5 * (spread / n) ** 0.5
        self.runners = [i for i in self.runners if self.mean(i) > mean - reach]


def play_on(s: GameState, rng: Rng, w: Weights, turns: int) -> None:
    """Let the quick player go on for all, for so many mandate turns or to the end of the season."""
    season = s.season
    while True:
        waiting = s.waiting
        if waiting is None or isinstance(waiting, Tea) or s.season != season:
            return
        if isinstance(waiting, ChooseMandate):
            if not turns:
                return
            turns -= 1
        actor = waiting.actors(s)[0]
        answer(s, actor, pick(s, actor, rng, w))
