"""The largest values of an observation's numbers, to scale them to 0..1."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from hinode.engine.board import FIGURES_OF_A_KIND, SHINTO, SHRINES_IN_PLAY, TRACK
from hinode.engine.hooks import CARDS
from hinode.engine.rules.season import WAR_TOKENS_MORE_THAN_PLAYERS
from hinode.engine.setup import MAX_PLAYERS
from hinode.env.asking import OFFERS
from hinode.env.observation import FIELDS
from hinode.env.question import NUMBERS_SAID
from hinode.env.words import MOST

Scale = int | tuple[int, ...]  # for all numbers of a field, or for each along its last axis

COPIES: Final = max(card.copies for card in CARDS)
WARS: Final = MAX_PLAYERS + WAR_TOKENS_MORE_THAN_PLAYERS
COINS: Final = 40
RONIN: Final = 12

# Counts that can never be larger. Fields that are in neither table are flags: 0 or 1.
LIMITS: Final[dict[str, Scale]] = {
    "players": MAX_PLAYERS,
    "turn": len(TRACK),
    "war": WARS,
    "fought": WARS,
    "display": COPIES,
    "shrines": SHRINES_IN_PLAY,
    "honor": MAX_PLAYERS,
    "cards": COPIES,
    "reserve": FIGURES_OF_A_KIND,
    "dead": FIGURES_OF_A_KIND[:3],
    "hostages": FIGURES_OF_A_KIND[:2],
    "provinces": FIGURES_OF_A_KIND,
    "worshippers": FIGURES_OF_A_KIND[SHINTO],
    "numbers_said": (*(MOST,) * NUMBERS_SAID, NUMBERS_SAID),
}
# Counts without a limit. Games rarely go beyond these numbers; `scaled` clips what does.
USUAL: Final[dict[str, Scale]] = {
    "vp": 100,
    "coins": COINS,
    "ronin": RONIN,
    "offers": OFFERS,
    "province_force": 20,
    "shrine_force": 5,
    "battle_force": 20,
    "bids": COINS,
    "hired": RONIN,
    "killed": 10,
    "named": 6,
    "proposals": (1, COINS, RONIN, COINS, RONIN),
    "own_bid": COINS,
}


def scale_of(name: str) -> Scale:
    """The scale of a field."""
    return (LIMITS | USUAL).get(name, 1)


SCALES: Final[NDArray[np.float32]] = np.concatenate(
    [np.broadcast_to(np.array(scale_of(field.name), np.float32), field.shape).ravel() for field in FIELDS]
)


def scaled(observation: NDArray[np.float32]) -> NDArray[np.float32]:
    """An observation with every number from 0 to 1."""
    return np.minimum(observation / SCALES, np.float32(1))
