"""The normal bot: looks ahead to the end of its own turn, in a few possible worlds."""

from __future__ import annotations

from typing import Final

from hinode.bots.bot import Player
from hinode.bots.judgement.bids import bid_game
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import WEIGHTS, Weights
from hinode.bots.light import NEAR, pick
from hinode.bots.negotiation.character import scruple
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.tea import Bonds, take_tea
from hinode.bots.negotiation.word import Word
from hinode.engine.actions import Action
from hinode.engine.actions import Bid as BidAction
from hinode.engine.core.options import Listed
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import answer
from hinode.engine.game import Game
from hinode.engine.rules.mandates.moving import TollPayment
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.rules.tea import Tea
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.state import Bid, GameState
from hinode.knowledge.determinize import determinize

WORLDS: Final = 2
ROUNDS: Final = 60  # of learning the bidding game


class NormalBot(Player):
    """Looks one decision ahead."""

    __slots__ = ("w",)

    def __init__(self, name: str, seed: int, character: int, w: Weights = WEIGHTS) -> None:
        super().__init__(name, seed, character)
        self.w = w

    def choose(self, game: Game, seat: int) -> Action:
        rng = self.rng(game)
        world = determinize(game, seat, rng)  # the first thing: nothing below sees the truth
        waiting = world.waiting
        assert waiting is not None
        memory = self.memory(game)
        word = Word(world, seat, self.character, self.pledges, memory, self.w)
        kept = word.due()
        if kept is not None:
            return kept
        if isinstance(waiting, Tea):
            return word.in_tea(waiting, take_tea(world, seat, self.bonds(world, seat, memory, rng), memory))
        if isinstance(waiting, Bids):
            return self.bid(world, seat, rng)
        options = waiting.options(world, seat)
        if isinstance(waiting, TollPayment) or not isinstance(options, Listed):
            return pick(world, seat, rng, self.w)
        return self.look_ahead(world, seat, options.actions, rng)

    def bonds(self, world: GameState, seat: int, memory: Memory, rng: Rng) -> Bonds:
        """What alliances would bring."""
        return Bonds(world, self.w, memory)

    def bid(self, world: GameState, seat: int, rng: Rng) -> Action:
        """A bid drawn from the mixture of the bidding game."""
        bids = bid_game(world, Outlook(world, self.w))
        me = bids.model.seats.index(seat)
        if self.pledges:
            bids.restrict(me, [bid for bid in bids.moves[me] if self.honest(world, seat, bid)])
        bids.solve(ROUNDS, rng)
        bid = bids.draw(me, rng)
        return BidAction(bid[0], bid[1], bid[2], bid[3])

    def look_ahead(self, world: GameState, seat: int, found: list[Action], rng: Rng) -> Action:
        """The action with the best outlook at the end of the turn."""
        worth = self.first_sight(world, seat, found, rng)
        best, top = found[0], -1e9
        for i, action in enumerate(found):
            n = worth[i] + rng.below(1000) * NEAR
            if n > top:
                best, top = action, n
        return best

    def first_sight(self, world: GameState, seat: int, found: list[Action], rng: Rng) -> list[float]:
        """The value of each action at the end of the turn."""
        everybody = isinstance(world.waiting, ChooseMandate) or world.battle is not None
        total = [-scruple(world, seat, action, self.character, self.pledges) for action in found]
        worlds = WORLDS if everybody else 1
        for number in range(worlds):
            if number:
                world = determinize(world, seat, rng)
            chance = rng.below(1 << 60)
            for i, action in enumerate(found):
                after = world.clone()
                answer(after, seat, action)
                settle(after, seat, Rng(chance), self.w, everybody)
                total[i] += Outlook(after, self.w).utility(seat) / worlds
        return total

    def honest(self, world: GameState, seat: int, bid: Bid) -> bool:
        """Whether a bid keeps all promises this character cares about."""
        action = BidAction(bid[0], bid[1], bid[2], bid[3])
        return not scruple(world, seat, action, self.character, self.pledges)


def settle(s: GameState, seat: int, rng: Rng, w: Weights, everybody: bool) -> None:
    """Let the quick player finish the seat's turn (or everybody's), up to the next major decision."""
    while True:
        waiting = s.waiting
        if waiting is None or isinstance(waiting, (ChooseMandate, Tea, Bids)):
            return
        actor = waiting.actors(s)[0]
        if not everybody and actor != seat:
            return
        answer(s, actor, pick(s, actor, rng, w))
