"""What `hard` would have done at a decision, and how much better it thinks that is.

It sees what the seat knew: it starts from a determinized world, like any bot. It weighs points only; promises and
loyalty cost it nothing, so that everybody is measured alike.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from hinode.bots.budget import Budget
from hinode.bots.hard import HardBot
from hinode.bots.judgement.bids import candidates
from hinode.bots.judgement.chances import chances
from hinode.bots.judgement.race import MARGIN, SURE, Race
from hinode.bots.judgement.response import responses
from hinode.bots.judgement.value import Outlook
from hinode.bots.negotiation.character import TREACHEROUS
from hinode.bots.negotiation.memory import Memory
from hinode.bots.negotiation.tea import Bonds, take_tea
from hinode.engine.actions import Accept, Action, Bid, Gift, Propose, Refuse
from hinode.engine.core.options import Listed
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.queries import ronin_of
from hinode.engine.rules.mandates.moving import TollPayment
from hinode.engine.rules.tea import Tea, unallied
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.state import GameState
from hinode.knowledge.determinize import determinize

SEED: Final = 0  # not the game's: a review must not depend on what nobody knew
LEAST: Final = 0.5  # points: less is never clear
ANSWERS: Final = (Accept, Refuse, Propose)  # the rest of a tea ceremony can be taken back


class Advice(NamedTuple):
    """The best action in the eyes of `hard`, and its advantage over the one that was played."""

    best: Action
    points: float = 0.0
    chance: float | None = None
    error: float = 0.0  # the standard error of the points

    @property
    def clear(self) -> bool:
        """Whether the advantage is more than noise."""
        return self.points >= max(LEAST, SURE * self.error)


def is_open(game: Game, seat: int, played: Action) -> bool:
    """Whether a decision is worth asking about: not forced, and one that `hard` thinks about."""
    waiting = game.decision
    if isinstance(played, Gift) or isinstance(waiting, TollPayment) or game.options(seat).count() < 2:
        return False
    if isinstance(waiting, Tea):
        return isinstance(played, ANSWERS)
    return isinstance(waiting, Bids) or isinstance(game.options(seat), Listed)


def advise(game: Game, seat: int, played: Action, tries: int) -> Advice:
    """What `hard` thinks of an action that is about to be played. The same game and tries give the same answer."""
    bot = HardBot("hard", SEED, TREACHEROUS, Budget(tries=tries))
    rng = bot.rng(game)
    world = determinize(game, seat, rng)  # the first thing: nothing below sees the truth
    if isinstance(world.waiting, Tea):
        return _in_tea(bot, world, seat, played, bot.memory(game), rng)
    if isinstance(played, Bid):
        return _bid(bot, world, seat, played, rng)
    assert world.waiting is not None
    options = world.waiting.options(world, seat)
    assert isinstance(options, Listed)
    return _listed(bot, world, seat, played, options.actions, rng)


def _listed(bot: HardBot, world: GameState, seat: int, played: Action, found: list[Action], rng: Rng) -> Advice:
    """Compare all options as `hard` does, and never drop the one that was played."""
    mine = found.index(played)
    hopes: list[list[float]] = [[] for _ in found]

    def watch(i: int, look: Outlook) -> None:
        hopes[i].append(chances(look)[world.seats.index(seat)])

    race = bot.race(world, seat, found, rng, mine, watch)
    best = race.best()
    if best == mine:
        return Advice(played, 0.0, 0.0)
    n = len(race.tries[best])
    chance = sum(a - b for a, b in zip(hopes[best], hopes[mine], strict=True)) / n if n else None
    return Advice(found[best], race.mean(best) - race.mean(mine), chance, _error(race, best, mine))


def _error(race: Race, best: int, mine: int) -> float:
    n = len(race.tries[best])
    return sqrt(race.spread(best, mine) / n) if n > 1 else MARGIN


def _bid(bot: HardBot, world: GameState, seat: int, played: Bid, rng: Rng) -> Advice:
    """The best response to what the others may bid, against the bid that was made."""
    mine = (played.seppuku, played.hostage, played.ronin, played.poets)
    own = [mine, *(bid for bid in candidates(world.coins[seat], ronin_of(world, seat) > 0) if bid != mine)]
    learned = responses(world, seat, own, bot.w, rng)
    mean = [sum(worth) / len(learned) for worth in zip(*learned, strict=True)]
    best = mean.index(max(mean))
    if best == 0:
        return Advice(played)
    points = mean[best] - mean[0]
    variance = sum((worth[best] - worth[0] - points) ** 2 for worth in learned) / (len(learned) - 1)
    return Advice(Bid(*own[best]), points, None, sqrt(variance / len(learned)))


def _in_tea(bot: HardBot, world: GameState, seat: int, played: Action, memory: Memory, rng: Rng) -> Advice:
    """Compare what proposals and answers can be hoped to bring."""
    bonds = bot.bonds(world, seat, memory, rng)
    best = take_tea(world, seat, bonds, memory)
    points = _hope(world, seat, best, bonds, memory) - _hope(world, seat, played, bonds, memory)
    if best == played or points <= 0.0:
        return Advice(played)
    return Advice(best, points)


def _hope(world: GameState, seat: int, action: Action, bonds: Bonds, memory: Memory) -> float:
    """What an action in the tea ceremony can be hoped to bring, in points."""
    tea = world.waiting
    assert isinstance(tea, Tea)
    if isinstance(action, Accept):
        proposal = next(one for one in tea.proposals if one[:2] == (action.proposer, seat))
        return bonds.worth(seat, proposal)
    if isinstance(action, Propose):
        hope = bonds.hope(seat, action.to)
        price = (action.give_coins - action.ask_coins) * bonds.coin[seat]
        return hope - price if hope else 0.0
    spurned = action.proposer if isinstance(action, Refuse) else -1
    others = [other for other in unallied(world) if other not in (seat, spurned)]
    open_to = [other for other in others if not memory.refusals.get((other, seat))]
    return max((bonds.hope(seat, other) for other in open_to), default=0.0)
