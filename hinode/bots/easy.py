"""The easy bot: the quick player, which sees one step and misjudges it."""

from __future__ import annotations

from typing import Final

from hinode.bots.bot import Player
from hinode.bots.judgement.weights import WEIGHTS
from hinode.bots.light import pick
from hinode.bots.negotiation.character import scruple
from hinode.bots.negotiation.tea import Bonds, take_tea
from hinode.bots.negotiation.word import Word
from hinode.engine.actions import Action, Bid
from hinode.engine.core.options import Listed
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea
from hinode.knowledge.determinize import determinize

DOUBT: Final = 1.0  # points


class EasyBot(Player):
    """Sensible and beatable."""

    __slots__ = ()

    def choose(self, game: Game, seat: int) -> Action:
        rng = self.rng(game)
        world = determinize(game, seat, rng)
        waiting = world.waiting
        assert waiting is not None
        memory = self.memory(game)
        word = Word(world, seat, self.character, self.pledges, memory)
        kept = word.due()
        if kept is not None:
            return kept
        if isinstance(waiting, Tea):
            return word.in_tea(waiting, take_tea(world, seat, Bonds(world, WEIGHTS, memory), memory))
        options = waiting.options(world, seat)
        if isinstance(options, Listed):
            decent = [a for a in options.actions if not scruple(world, seat, a, self.character, self.pledges)]
            if decent:
                world.offer = Listed(decent)
        chosen = pick(world, seat, rng, WEIGHTS, DOUBT)
        return word.in_war(chosen) if isinstance(chosen, Bid) else chosen
