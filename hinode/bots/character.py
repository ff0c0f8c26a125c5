"""Characters: how much a bot's word is worth. A player can learn to read them."""

from __future__ import annotations

from typing import Final

from hinode.core.rng import Rng, seeded

LOYAL: Final = 0
OPPORTUNIST: Final = 1
TREACHEROUS: Final = 2
CHARACTERS: Final = ("loyal", "opportunist", "treacherous")

# What it costs to break one's word, in victory points: an alliance by Betray, or a promise.
BETRAYAL: Final[list[float]] = [8.0, 2.0, 0.0]
BROKEN_PROMISE: Final[list[float]] = [8.0, 1.5, 0.0]

_STREAM: Final = 0


def drawn(seed: int) -> int:
    """The character of a bot whose name does not say it."""
    return Rng(seeded(seed, _STREAM)).below(len(CHARACTERS))
