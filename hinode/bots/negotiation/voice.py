"""A bot at the table: its answers and offers, and the reasons. Only tables with deals use this; the arena does not.

Every function looks at a world the seat could be in, never at the truth, and keeps nothing: what a bot has promised,
and what was promised to it, is in `Dealings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hinode.bots.bot import Bot, Player
from hinode.bots.budget import USUAL, Budget
from hinode.bots.negotiation.character import CHARACTERS
from hinode.bots.negotiation.diplomat import Answer, Diplomat, Offer
from hinode.bots.negotiation.pledges import Dealings, Pledge
from hinode.bots.negotiation.reasons import Reason, reason
from hinode.bots.negotiation.word import Word
from hinode.bots.registry import make_bot
from hinode.deals.promises import BeAlly
from hinode.engine.actions import Accept, Action, Gift, Refuse
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.game import Game
from hinode.engine.rules.tea import Tea, unallied
from hinode.knowledge.determinize import determinize

_STREAM: Final = 1 << 40  # of random numbers, apart from those of decisions


def negotiator(name: str, seed: int, dealings: Dealings, budget: Budget = USUAL) -> Bot:
    """The bot on a seat, with its deals."""
    bot = make_bot(name, seed, budget)
    if isinstance(bot, Player):
        bot.dealings = dealings
    return bot


def manner(bot: Bot) -> str:
    """The manner in which a bot speaks: its character."""
    return CHARACTERS[bot.character] if isinstance(bot, Player) else ""


def _rng(bot: Bot, game: Game) -> Rng:
    return Rng(seeded(bot.seed, _STREAM + len(game.actions)))


def _diplomat(bot: Player, game: Game, seat: int) -> Diplomat:
    world = determinize(game, seat, _rng(bot, game))  # nothing below sees the truth
    return Diplomat(world, seat, bot.character, bot.memory(game))


def answer(bot: Bot, game: Game, seat: int, pledges: Sequence[Pledge]) -> Answer:
    """A bot's answer to a deal."""
    if isinstance(bot, Player):
        return _diplomat(bot, game, seat).answer(pledges)
    return Answer("accept" if _rng(bot, game).below(2) else "refuse", reason("chance"))


def offer(bot: Bot, game: Game, seat: int) -> Offer | None:
    """A deal a bot would like to make now: the best that it has not offered before."""
    if not isinstance(bot, Player):
        return None
    found = _diplomat(bot, game, seat).offers()
    return next((one for one in found if one.pledges not in bot.dealings.offered), None)


def gift(bot: Bot, game: Game, seat: int) -> Gift | None:
    """The promised gift that a bot means to make now. Gifts need no question."""
    if not isinstance(bot, Player):
        return None
    world = determinize(game, seat, _rng(bot, game))
    due = Word(world, seat, bot.character, bot.pledges, bot.memory(game)).due()
    return due if isinstance(due, Gift) else None


def explain(bot: Bot, game: Game, seat: int, action: Action) -> Reason | None:
    """Why a bot accepts or refuses an alliance; None for anything else."""
    tea = game.decision
    if not isinstance(tea, Tea) or not isinstance(action, (Accept, Refuse)):
        return None
    if not isinstance(bot, Player):
        return reason("chance")
    proposal = next(one for one in tea.proposals if one[:2] == (action.proposer, seat))
    diplomat = _diplomat(bot, game, seat)
    yes, why = diplomat.alliance(proposal)
    if yes == isinstance(action, Accept):
        return why
    promised = [pledge.to for pledge in bot.pledges if isinstance(pledge.promise, BeAlly)]
    if isinstance(action, Accept):
        return reason("as_promised" if action.proposer in promised else "good_for_both")
    gain = diplomat.bonds.gain[seat]
    others = [one for one in unallied(game.state) if one not in (seat, action.proposer)]
    better = promised or others
    return reason("stronger_ally", max(better, key=lambda one: gain[one])) if better else reason("no_gain")
