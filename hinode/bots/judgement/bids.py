"""Bidding: a small game between the participants, solved by regret matching, and a bid drawn from the mixture."""

from __future__ import annotations

from typing import Final

from hinode.bots.judgement.battle import BattleModel
from hinode.bots.judgement.value import Outlook
from hinode.engine.core.rng import Rng
from hinode.engine.state import Bid, GameState

# How coins are spread over seppuku, hostage, ronin and poets.
SPREADS: Final = (
    (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1),
    (0, 0, 1, 1), (0, 1, 1, 0), (0, 1, 0, 1), (1, 0, 0, 1), (1, 1, 0, 0), (1, 0, 1, 0),
    (0, 1, 1, 1), (1, 1, 1, 1), (0, 0, 2, 1), (0, 1, 3, 1), (0, 1, 0, 2), (3, 1, 0, 1),
)  # fmt: skip
NOTHING: Final[Bid] = (0, 0, 0, 0)


def split(coins: int, spread: tuple[int, int, int, int]) -> Bid:
    """Split coins over the advantages in these proportions; the remainder goes to the largest part."""
    total = spread[0] + spread[1] + spread[2] + spread[3]
    found = [coins * part // total for part in spread]
    found[spread.index(max(spread))] += coins - sum(found)
    return found[0], found[1], found[2], found[3]


def candidates(coins: int, ronin: bool) -> list[Bid]:
    """A few dozen sensible bids."""
    found: list[Bid] = [NOTHING]
    for spend in sorted({coins, (2 * coins + 2) // 3, (coins + 2) // 3, 1}):
        if 0 < spend <= coins:
            for spread in SPREADS:
                if spread[2] and not ronin:
                    continue
                bid = split(spend, spread)
                if bid not in found:
                    found.append(bid)
    return found


def candidate(model: BattleModel, i: int, rng: Rng) -> Bid:
    """A random sensible bid of a participant."""
    coins = model.coins[i]
    if not coins:
        return NOTHING
    spread = rng.pick(SPREADS)
    if spread[2] and not model.ronin[i]:
        spread = (spread[0], spread[1], 0, spread[3] + 1)
    return split(coins - rng.below(coins + 1) // 2, spread)


def bid_game(s: GameState, look: Outlook) -> BidGame:
    """The bidding game of the current battle."""
    model = BattleModel(s, look)
    weights: list[list[float]] = []
    for seat in model.seats:
        concern = look.concern(seat)
        weights.append([concern[other] for other in model.seats])
    return BidGame(model, weights)


class BidGame:
    """The participants' candidates and their mixtures."""

    __slots__ = ("model", "moves", "regrets", "sums", "weights")

    def __init__(self, model: BattleModel, weights: list[list[float]]) -> None:
        """`weights[i][j]`: how much j's gain matters to i."""
        self.model = model
        self.weights = weights
        self.moves: list[list[Bid]] = []
        for i in range(model.n):
            self.moves.append(candidates(model.coins[i], model.ronin[i] > 0))
        self.regrets = [[0.0] * len(moves) for moves in self.moves]
        self.sums = [[0.0] * len(moves) for moves in self.moves]

    def restrict(self, i: int, moves: list[Bid]) -> None:
        """Restrict a participant to these bids."""
        self.moves[i] = moves or [NOTHING]
        self.regrets[i] = [0.0] * len(self.moves[i])
        self.sums[i] = [0.0] * len(self.moves[i])

    def mixture(self, i: int) -> list[float]:
        """A participant's current mixture: proportional to its positive regrets."""
        regrets = self.regrets[i]
        total = 0.0
        for regret in regrets:
            if regret > 0.0:
                total += regret
        if total <= 0.0:
            return [1.0 / len(regrets)] * len(regrets)
        return [regret / total if regret > 0.0 else 0.0 for regret in regrets]

    def solve(self, rounds: int, rng: Rng) -> None:
        """Play the game for a number of rounds and learn from the regrets."""
        model = self.model
        n = model.n
        gain = [0.0] * n
        for turn in range(rounds):
            mixtures = [self.mixture(i) for i in range(n)]
            profile = [self.moves[i][draw(mixtures[i], rng)] for i in range(n)]
            for i in range(n):
                moves = self.moves[i]
                weights = self.weights[i]
                own = profile[i]
                worth = [0.0] * len(moves)
                mean = 0.0
                for k in range(len(moves)):
                    profile[i] = moves[k]
                    model.play(profile, gain)
                    total = 0.0
                    for j in range(n):
                        total += weights[j] * gain[j]
                    worth[k] = total
                    mean += mixtures[i][k] * total
                profile[i] = own
                regrets, sums = self.regrets[i], self.sums[i]
                for k in range(len(moves)):
                    regrets[k] = max(0.0, regrets[k] + worth[k] - mean)
                    sums[k] += mixtures[i][k] * turn

    def draw(self, i: int, rng: Rng) -> Bid:
        """A bid drawn from the learned mixture."""
        sums = self.sums[i]
        return self.moves[i][draw(sums, rng)]


def draw(weights: list[float], rng: Rng) -> int:
    """An index, drawn in proportion to its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return rng.below(len(weights))
    x = rng.below(1 << 30) / (1 << 30) * total
    for i in range(len(weights)):
        x -= weights[i]
        if x < 0.0:
            return i
    return len(weights) - 1
