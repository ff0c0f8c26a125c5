"""Which mandates players usually choose: the hard bot's model of future mandates, its own and the others'.

The quick player values mandates poorly. Its guess counts here only as far as it predicts what the normal bot chooses
after looking ahead (docs/bots.md says how the numbers were fitted).
"""

from __future__ import annotations

from math import exp
from typing import Final

from hinode.bots.judgement.bids import draw
from hinode.bots.judgement.gains import Gains
from hinode.bots.judgement.value import Outlook
from hinode.bots.judgement.weights import Weights
from hinode.bots.light import mandate_worth
from hinode.engine.actions import Action, Mandate
from hinode.engine.board import BETRAY, MANDATES
from hinode.engine.core.options import Listed
from hinode.engine.core.rng import Rng
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.state import GameState

# By mandate: recruit, marshal, train, harvest, betray.
LEANING: Final[list[float]] = [0.0, 0.69, -0.86, -0.87, 0.58]  # its base score,
BELIEF: Final[list[float]] = [0.17, 0.43, 0.18, 0.44, 0.23]  # and the weight of a point of the guess
LOYALTY: Final = 2.1  # the penalty for leaving an ally
HIGHEST: Final = 20.0


def likely_mandate(s: GameState, seat: int, rng: Rng, w: Weights) -> Action:
    """A mandate, drawn as players usually choose."""
    waiting = s.waiting
    assert isinstance(waiting, ChooseMandate)
    options = waiting.options(s, seat)
    assert isinstance(options, Listed)
    found = options.actions
    worth = mandate_worth(Gains(Outlook(s, w), seat))
    chances = [0.0] * len(found)
    seen = 0
    for i in range(len(found)):
        action = found[i]
        assert isinstance(action, Mandate)
        kind = action.kind
        if not seen >> kind & 1:  # two tiles of a kind are one choice
            seen |= 1 << kind
            x = LEANING[kind] + BELIEF[kind] * worth[kind]
            if kind == BETRAY and s.ally[seat] >= 0:
                x -= LOYALTY
            chances[i] = exp(min(x, HIGHEST))
    return found[draw(chances, rng)]


assert len(LEANING) == len(BELIEF) == len(MANDATES)
