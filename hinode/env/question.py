"""The current question as a player sees it: what is asked of whom, and the player's own words so far."""

from __future__ import annotations

from typing import Final

from hinode.engine.board import ADVANTAGES
from hinode.engine.core.steps import STEPS, Decision
from hinode.engine.rules.tea import Tea
from hinode.engine.rules.war.provinces import Bids
from hinode.engine.setup import MAX_PLAYERS
from hinode.env.sight import Sight, counts, flags
from hinode.env.words import NUMBERS, OTHER_WORDS, WORDS, words_in

DECISIONS: Final = tuple(sorted(name for name, step in STEPS.items() if issubclass(step, Decision)))
NUMBERS_SAID: Final = 4
TERMS: Final = 5  # of a proposal: 1, coins and ronin given, coins and ronin asked


def decision(v: Sight) -> list[int]:
    """The kind of decision."""
    return flags(len(DECISIONS), *(() if v.s.waiting is None else (DECISIONS.index(v.s.waiting.NAME),)))


def actors(v: Sight) -> list[int]:
    """The players the game waits for."""
    return v.those(() if v.s.waiting is None else v.s.waiting.actors(v.s))


def named(v: Sight) -> list[int]:
    """How often the question names each word. Tea and bids are shown elsewhere, as far as a seat may see them."""
    waiting = v.s.waiting
    if waiting is None or isinstance(waiting, (Tea, Bids)):
        return [0] * len(WORDS)
    found: list[int] = []
    for (_, field), value in zip(waiting.FIELDS, waiting.values(), strict=True):
        found += words_in(field, value, v.s.seats, v.me)
    return counts(len(WORDS), found)


def bonus(v: Sight) -> list[int]:
    """Whether a mandate is performed with its bonus."""
    return [int(getattr(v.s.waiting, "bonus", 0))]


def proposals(v: Sight) -> list[int]:
    """Open proposals from each to each: 1, coins and ronin given, coins and ronin asked."""
    found = [0] * (TERMS * MAX_PLAYERS * MAX_PLAYERS)
    if isinstance(v.s.waiting, Tea):
        for giver, to, *terms in v.s.waiting.proposals:
            i = TERMS * (MAX_PLAYERS * v.rank[giver] + v.rank[to])
            found[i : i + TERMS] = 1, *terms
    return found


def ready(v: Sight) -> list[int]:
    """The players who are ready in the tea ceremony."""
    return v.those(v.s.waiting.ready if isinstance(v.s.waiting, Tea) else ())


def sealed(v: Sight) -> list[int]:
    """The players who have bid, but not their bids."""
    return v.those(bid[0] for bid in v.s.waiting.sealed) if isinstance(v.s.waiting, Bids) else [0] * MAX_PLAYERS


def own_bid(v: Sight) -> list[int]:
    """The player's own sealed bid."""
    if isinstance(v.s.waiting, Bids):
        for bid in v.s.waiting.sealed:
            if bid[0] == v.me:
                return list(bid[1:])
    return [0] * len(ADVANTAGES)


def said(v: Sight) -> list[int]:
    """How often each word but the numbers has been said in this decision."""
    found = counts(len(WORDS), v.said)
    return [found[word] for word in OTHER_WORDS]


def numbers_said(v: Sight) -> list[int]:
    """The numbers said, in order, and how many they are."""
    top = NUMBERS + len(WORDS) - len(OTHER_WORDS)
    numbers = [word - NUMBERS for word in v.said if NUMBERS <= word < top]
    return numbers + [0] * (NUMBERS_SAID - len(numbers)) + [len(numbers)]
