"""Characters: how much a bot's word is worth to it. A player can learn to read them."""

from __future__ import annotations

from typing import Final

from hinode.bots.negotiation.pledges import Pledge, broken_by
from hinode.engine.actions import Action, Mandate
from hinode.engine.board import BETRAY
from hinode.engine.core.rng import Rng, seeded
from hinode.engine.state import GameState

LOYAL: Final = 0
OPPORTUNIST: Final = 1
TREACHEROUS: Final = 2
CHARACTERS: Final = ("loyal", "opportunist", "treacherous")

# The cost of breaking one's word, in victory points: an alliance by Betray, or a promise.
BETRAYAL: Final[list[float]] = [8.0, 2.0, 0.0]
BROKEN_PROMISE: Final[list[float]] = [30.0, 1.5, 0.0]

_STREAM: Final = 0


def drawn(seed: int) -> int:
    """The character of a bot whose name does not say it."""
    return Rng(seeded(seed, _STREAM)).below(len(CHARACTERS))


def scruple(s: GameState, seat: int, action: Action, character: int, pledges: tuple[Pledge, ...]) -> float:
    """What a bot of this character minds about an action, in points. `pledges`: its own open promises."""
    found = 0.0
    if isinstance(action, Mandate) and action.kind == BETRAY and s.ally[seat] >= 0:
        found += BETRAYAL[character]
    for pledge in pledges:
        if broken_by(s, pledge, action):
            found += BROKEN_PROMISE[character]
    return found
