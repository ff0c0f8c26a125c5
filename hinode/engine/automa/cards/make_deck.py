"""Builds the shipped deck of the Automa (A2) and prints it: `python -m hinode.engine.automa.cards.make_deck`.

Every field of the cards is a column with fixed counts. The columns are shuffled with a fixed seed. Then entries of a
column are swapped wherever that brings the fields closer to independence: a card's war value says nothing about the
advantages it contests, nor its mandate and position about what that mandate reads. The same seed always gives the same
deck. A shipped deck never changes, because records name it; a better one gets a new name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations
from typing import Any

from hinode.engine.automa.cards.card import A_MONSTER, CARD_KINDS, CLAN, FIGURES, AutomaCard
from hinode.engine.automa.cards.deck import Deck, write_deck
from hinode.engine.board import ADVANTAGES, BETRAY, BUSHI, DAIMYO, HARVEST, MARSHAL, RECRUIT, SHINTO, TRAIN
from hinode.engine.core.rng import Rng, seeded

SEED = 1
CARDS = 68
SWAPS = 30_000

MANDATE_COUNTS = {RECRUIT: 14, MARSHAL: 14, TRAIN: 14, HARVEST: 13, BETRAY: 13}
POSITION_COUNTS = dict.fromkeys((1, 2, 3, 4), 17)
MOVES_COUNTS = {1: 34, 2: 34}
DIRECTION_COUNTS = {0: 34, 1: 34}
WAR_COUNTS = {0: 2, 1: 8, 2: 14, 3: 18, 4: 15, 5: 11}
HARVEST_COUNTS = {2: 4, 3: 8, 4: 14, 5: 20, 6: 22}
FRONT_COUNTS = {(): 20, (A_MONSTER,): 16, (DAIMYO,): 16, (A_MONSTER, DAIMYO): 8, (DAIMYO, A_MONSTER): 8}
BUSHI_FIRST_COUNTS = {True: 40, False: 28}
SHINTO_COUNTS = {SHINTO: 8, **{len(FIGURES) + shrine: 15 for shrine in range(4)}}
MOST_ICONS = 3

Column = list[Any]  # the values of one field
# The fields that must be independent of each other. Of a column with many different values, only a part is compared:
# which kind of card comes first, whether an advantage is shown.
READ_BY_MANDATES = ("front", "moves", "first", "harvest", "direction")
INDEPENDENT = [
    *(("war", f"shows {name}") for name in ADVANTAGES),
    *((chosen, read) for chosen in ("mandate", "position") for read in READ_BY_MANDATES),
    ("mandate", "position"),
]


def spread(counts: Mapping[Any, int]) -> Column:
    """A list with the given number of each item."""
    return [value for value, number in counts.items() for _ in range(number)]


def advantages() -> Column:
    """12 cards show one, 44 two, 12 three; each advantage stands on 34, each pair of two on 7 or 8."""
    every = range(len(ADVANTAGES))
    pairs = list(combinations(every, 2))
    twos = pairs * 7 + [pairs[0], pairs[-1]]  # the last complements the first, so all counts stay even
    threes = list(combinations(every, 3)) * 3
    return [*((one,) for one in every for _ in range(3)), *twos, *threes]


def priorities(rng: Rng) -> Column:
    """Different orders of the five kinds of cards; each kind comes first 13 or 14 times."""
    found: Column = []
    for kind in range(len(CARD_KINDS)):
        orders = tuple(order for order in permutations(range(len(CARD_KINDS))) if order[0] == kind)
        found += rng.shuffled(orders)[: 14 if kind < CARDS % len(CARD_KINDS) else 13]
    return found


def pairings(rng: Rng) -> Column:
    """Four pairs of all eight clans; every pair of clans 9 or 10 times.

    Seven rounds of a round-robin tournament pair all clans with each other once. Nine tournaments of differently
    numbered clans and five rounds of a tenth make 68.
    """
    clans = range(len(CLAN.names))
    last = len(clans) - 1
    found: Column = []
    while len(found) < CARDS:
        names = rng.shuffled(tuple(clans))
        for turn in range(last):
            ring = [(turn + i) % last for i in range(last)]
            games = [(last, ring[0]), *((ring[i], ring[-i]) for i in range(1, len(clans) // 2))]
            pairs = sorted((min(names[a], names[b]), max(names[a], names[b])) for a, b in games)
            found.append(tuple(pairs))
    return found[:CARDS]


def columns(rng: Rng) -> dict[str, Column]:
    """Every field of all cards, shuffled."""
    plain: dict[str, Mapping[Any, int]] = {
        "mandate": MANDATE_COUNTS,
        "position": POSITION_COUNTS,
        "moves": MOVES_COUNTS,
        "direction": DIRECTION_COUNTS,
        "war": WAR_COUNTS,
        "harvest": HARVEST_COUNTS,
        "front": FRONT_COUNTS,
        "bushi_first": BUSHI_FIRST_COUNTS,
        "shinto": SHINTO_COUNTS,
    }
    found = {name: spread(counts) for name, counts in plain.items()}
    found |= {"advantages": advantages(), "priority": priorities(rng), "pairs": pairings(rng)}
    return {name: list(rng.shuffled(tuple(column))) for name, column in found.items()}


# ------------------------------------------------------------------------------- independence
def looked_at(found: dict[str, Column], what: str) -> Column:
    """A column, or the part of it that is compared."""
    if what == "first":
        return [order[0] for order in found["priority"]]
    if what.startswith("shows "):
        advantage = ADVANTAGES.index(what.removeprefix("shows "))
        return [advantage in shown for shown in found["advantages"]]
    return found[what]


def dependence(one: Column, other: Column) -> float:
    """How far the pairs of values are from those of independent columns."""
    ones, others, both = Counter(one), Counter(other), Counter(zip(one, other, strict=True))
    return sum((both[a, b] - ones[a] * others[b] / CARDS) ** 2 for a in ones for b in others)


def cost(found: dict[str, Column], column: str) -> float:
    """The total dependence that involves a column."""
    part = {"priority": "first", "advantages": "shows "}.get(column, column)
    return sum(
        dependence(looked_at(found, one), looked_at(found, other))
        for one, other in INDEPENDENT
        if one == part or other.startswith(part)
    )


def balance(found: dict[str, Column], rng: Rng) -> None:
    """Swap two entries of a column wherever that does not increase the dependence."""
    movable = ("position", "moves", "direction", "war", "harvest", "front", "priority", "advantages")
    costs = {name: cost(found, name) for name in movable}
    for _ in range(SWAPS):
        name = rng.pick(movable)
        column = found[name]
        i, j = rng.below(CARDS), rng.below(CARDS)
        column[i], column[j] = column[j], column[i]
        after = cost(found, name)
        if after <= costs[name]:
            costs = {other: cost(found, other) for other in movable} if after < costs[name] else costs
        else:
            column[i], column[j] = column[j], column[i]


# ------------------------------------------------------------------------------- cards
def icons(front: tuple[int, ...], bushi_first: bool, shinto: int) -> tuple[int, ...]:
    """The leading icon, then Bushi and Shinto in either order, cut to three."""
    rest = (BUSHI, shinto) if bushi_first else (shinto, BUSHI)
    return (*front, *rest)[:MOST_ICONS]


def make_deck(seed: int = SEED) -> Deck:
    """The deck of a seed."""
    rng = Rng(seeded(seed))
    found = columns(rng)
    balance(found, rng)
    cards: list[AutomaCard] = []
    for i in range(CARDS):
        row = {name: column[i] for name, column in found.items()}
        shown = icons(row.pop("front"), row.pop("bushi_first"), row.pop("shinto"))
        cards.append(AutomaCard(number=i + 1, icons=shown, **row))
    return Deck(tuple(cards))


ABOUT = f"""The Automa's deck of Hinode. Made by hinode/automa/make_deck.py, seed {SEED}; docs/automa.md explains it.
card NUMBER MANDATE POSITION MOVES ICONS ADVANTAGES WAR HARVEST DIRECTION PRIORITY PAIRS"""

if __name__ == "__main__":
    print(write_deck(make_deck(), ABOUT), end="")
