"""The hard bot's bids: the best response to what the others may bid.

The model of the others learns the bidding game for a short while, each time a little differently, and draws bids
from what it learned. So the response varies too, where several are good.
"""

from __future__ import annotations

from typing import Final

from hinode.bots.judgement.bids import NOTHING, bid_game
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import Weights
from hinode.engine.core.rng import Rng
from hinode.engine.state import Bid, GameState

LEARNED: Final = 6  # how often the bidding game is learned,
ROUNDS: Final = 60  # for how many rounds each time,
DRAWN: Final = 20  # and how many bids of the others are drawn from it


def best_response(s: GameState, seat: int, own: list[Bid], w: Weights, rng: Rng) -> Bid:
    """The best of a seat's bids against bids the others may make."""
    if not own:
        return NOTHING
    total = [sum(worth) for worth in zip(*responses(s, seat, own, w, rng), strict=True)]
    return own[total.index(max(total))]


def responses(s: GameState, seat: int, own: list[Bid], w: Weights, rng: Rng) -> list[list[float]]:
    """What each of a seat's bids brings on average, once for each time the bidding game was learned."""
    look = Outlook(s, w)
    found: list[list[float]] = []
    for _ in range(LEARNED):
        bids = bid_game(s, look)
        bids.solve(ROUNDS, rng)
        model = bids.model
        me = model.seats.index(seat)
        weights = bids.weights[me]
        gain = [0.0] * model.n
        total = [0.0] * len(own)
        for _ in range(DRAWN):
            profile = [bids.draw(i, rng) for i in range(model.n)]
            for k in range(len(own)):
                profile[me] = own[k]
                model.play(profile, gain)
                for j in range(model.n):
                    total[k] += weights[j] * gain[j]
        found.append([worth / DRAWN for worth in total])
    return found
