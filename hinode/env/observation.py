"""The observation: its fields in order. A test compares them with the list in docs/env.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hinode.engine.board import (
    ADVANTAGES,
    ASIDE,
    KAMI,
    KINDS,
    MANDATES,
    N_PROVINCES,
    PHASES,
    SEASONS,
    SHRINE,
    TILES_DRAWN,
    WINTER,
)
from hinode.engine.core.errors import HinodeError
from hinode.engine.hooks import CARDS, CLANS, MONSTERS, SETS
from hinode.engine.setup import MAX_PLAYERS
from hinode.env import question, sight
from hinode.env.question import DECISIONS, NUMBERS_SAID, TERMS
from hinode.env.sight import TURNS, Sight, counts, flags
from hinode.env.words import OTHER_WORDS, WORDS

HIGHEST: Final = 255  # larger numbers are clipped to this
P: Final = MAX_PLAYERS


class Field:
    """A named part of the observation."""

    __slots__ = ("look", "name", "shape", "text")

    def __init__(self, name: str, shape: tuple[int, ...], text: str, look: Callable[[Sight], list[int]]) -> None:
        self.name = name
        self.shape = shape
        self.text = text
        self.look = look


FIELDS: Final[tuple[Field, ...]] = (
    # the table
    Field("players", (1,), "how many play", lambda v: [len(v.order)]),
    Field("card_set", (len(SETS),), "which set is in play", lambda v: flags(len(SETS), SETS.index(v.s.card_set))),
    Field("season", (len(SEASONS),), "which season it is", lambda v: flags(len(SEASONS), v.s.season)),
    Field("phase", (len(PHASES),), "which phase it is", lambda v: flags(len(PHASES), v.s.phase)),
    Field("turn", (1,), "how many turns of the mandate track have begun", lambda v: [v.s.turn]),
    Field("war", (N_PROVINCES,), "the number of the war in a province, 0 for none", sight.war_numbers),
    Field("fought", (1,), "how many wars have begun", lambda v: [v.s.fought]),
    Field("display", (len(CARDS),), "copies of a card on display", lambda v: counts(len(CARDS), v.s.display)),
    Field("shrines", (len(KAMI),), "the place of a shrine from the left, 0: not in play", sight.shrine_places),
    # players
    Field("clans", (P, len(CLANS)), "the clan of a player", sight.clans),
    Field("vp", (P,), "victory points", lambda v: v.each(lambda o: v.s.vp[o])),
    Field("coins", (P,), "coins", lambda v: v.each(lambda o: v.s.coins[o])),
    Field("ronin", (P,), "ronin", lambda v: v.each(lambda o: v.s.ronin[o])),
    Field("honor", (P,), "place on the honor track, 1 at the top", lambda v: v.each(lambda o: v.s.honor.index(o) + 1)),
    Field("allies", (P, P), "who is allied with whom", lambda v: v.rows(lambda o: v.those((v.s.ally[o],)), P)),
    Field("allied_seasons", (P, WINTER), "in which seasons a player had an ally", sight.allied_seasons),
    Field("holder", (P,), "who has the mandate deck", lambda v: v.those((v.s.holder,))),
    Field("cards", (P, len(CARDS)), "copies of a card a player owns", sight.cards),
    Field("tokens", (P, WINTER, N_PROVINCES), "war tokens a player owns", sight.tokens),
    Field("reserve", (P, len(KINDS)), "pieces in reserve", sight.reserve),
    Field("dead", (P, 3), "Bushi, Shinto and Daimyo killed in the current battle", sight.dead),
    Field("hostages", (P, P, 2), "Bushi and Shinto a captor holds of an owner", sight.hostages),
    Field("offers", (P,), "proposals and gifts a player can still make this season", lambda v: v.each(v.offers_of)),
    # places
    Field("provinces", (N_PROVINCES, P, len(KINDS)), "pieces in a province", sight.provinces),
    Field("province_force", (N_PROVINCES, P), "Force in a province", lambda v: sight.forces(v, 0, N_PROVINCES)),
    Field("worshippers", (len(KAMI), P), "Shinto at a shrine", sight.worshippers),
    Field("shrine_force", (len(KAMI), P), "Force at a shrine", lambda v: sight.forces(v, SHRINE, len(KAMI))),
    Field("monster_owner", (len(MONSTERS), P), "whose a monster is", sight.monster_owners),
    Field("monster_place", (len(MONSTERS), ASIDE + 1), "where a monster is", sight.monster_places),
    # mandates
    Field("choosers", (TURNS, P), "who chose in a mandate turn", sight.choosers),
    Field("mandates", (TURNS, len(MANDATES)), "the mandate that was performed", sight.announced),
    Field("face_down", (TURNS,), "whether the tile lies face down", sight.hidden),
    Field("own_tiles", (TURNS, TILES_DRAWN, len(MANDATES)), "the tiles one drew oneself", sight.own_tiles),
    Field("own_positions", (TURNS, TILES_DRAWN), "which of them one played", sight.own_positions),
    # the current battle
    Field("battle", (N_PROVINCES,), "where it is", sight.battle_province),
    Field("participants", (P,), "who takes part", sight.participants),
    Field("battle_force", (P,), "Force with hired ronin", sight.battle_forces),
    Field("bids", (P, len(ADVANTAGES)), "bids, once they are revealed", sight.bids),
    Field("hired", (P,), "Force from hired ronin", sight.hired),
    Field("killed", (1,), "figures killed", lambda v: [v.s.battle.killed if v.s.battle else 0]),
    Field("battle_winner", (P,), "who has won it", lambda v: v.those((v.s.battle.winner if v.s.battle else -1,))),
    # the current question
    Field("decision", (len(DECISIONS),), "which decision is asked", question.decision),
    Field("actors", (P,), "whom the game waits for", question.actors),
    Field("asked", (1,), "whether it is the one who looks that speaks next", lambda v: [int(v.asked)]),
    Field("named", (len(WORDS),), "how often the question names a word", question.named),
    Field("bonus", (1,), "whether a mandate is performed with its bonus", question.bonus),
    Field("proposals", (P, P, TERMS), "open proposals from one to another, with their terms", question.proposals),
    Field("ready", (P,), "who is done with the tea ceremony", question.ready),
    Field("sealed", (P,), "who has bid", question.sealed),
    Field("own_bid", (len(ADVANTAGES),), "one's own sealed bid", question.own_bid),
    Field("said", (len(OTHER_WORDS),), "words one has said in this decision, numbers apart", question.said),
    Field("numbers_said", (NUMBERS_SAID + 1,), "the numbers one has said, and how many", question.numbers_said),
    # the end
    Field("winners", (P,), "who has won the game", lambda v: v.those(v.s.winners)),
)  # fmt: skip


def _places() -> dict[str, slice]:
    found: dict[str, slice] = {}
    start = 0
    for field in FIELDS:
        found[field.name] = slice(start, start + prod(field.shape))
        start += prod(field.shape)
    return found


PLACES: Final = _places()  # the offset of each field
SIZE: Final = sum(prod(field.shape) for field in FIELDS)


def observe(v: Sight) -> NDArray[np.float32]:
    """All fields, one after the other."""
    numbers: list[int] = []
    for field in FIELDS:
        numbers += field.look(v)
    return np.minimum(np.array(numbers, dtype=np.float32), HIGHEST)


def mask_of(words: Iterable[int]) -> NDArray[np.int8]:
    """A 1 for each of these words."""
    mask = np.zeros(len(WORDS), dtype=np.int8)
    mask[[*words]] = 1
    return mask


def read(observation: NDArray[np.float32], name: str) -> NDArray[np.float32]:
    """One field of an observation, in its shape."""
    if name not in PLACES:
        raise HinodeError(f"There is no field '{name}'; the fields are {', '.join(PLACES)}.")
    shape = next(field.shape for field in FIELDS if field.name == name)
    return observation[PLACES[name]].reshape(shape)
