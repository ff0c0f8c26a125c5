"""How to declare a card: facts first, then its effects, as short as possible."""

from __future__ import annotations

from collections.abc import Callable

from hinode.engine import changes
from hinode.engine.board import AUTUMN, SPRING, SUMMER
from hinode.engine.hooks import SETS, Card, Effect, Modifier, Occasion, register_card
from hinode.engine.state import GameState

SEASON_BY_NAME = {"spring": SPRING, "summer": SUMMER, "autumn": AUTUMN}


def card(
    slug: str,
    season: str,
    sets: str,
    kind: str,
    cost: int,
    copies: int,
    *,
    oni: bool = False,
    strength: int | Modifier = 1,
    counts_as: tuple[int, ...] = (),
) -> Card:
    """A new card; its slug is its English name in lower case with underscores. Register it with `add`."""
    group = tuple(sets.split())
    return Card(
        slug, SEASON_BY_NAME[season], group, kind, cost, copies, oni=oni, strength=strength, counts_as=counts_as
    )


def add(*cards: Card) -> None:
    """Register finished cards."""
    for one in cards:
        register_card(one)


def add_set(name: str, *cards: Card) -> None:
    """Register the cards of a set that players can choose."""
    SETS.append(name)
    add(*cards)


# ------------------------------------------------------------------------------- small effects
def coins(amount: int, why: str) -> Effect:
    """Gain coins from the pile."""

    def effect(s: GameState, seat: int, about: Occasion) -> None:
        changes.gain_coins(s, seat, amount, why)

    return effect


def ronin(amount: int, why: str) -> Effect:
    """Gain ronin."""

    def effect(s: GameState, seat: int, about: Occasion) -> None:
        changes.gain_ronin(s, seat, amount, why)

    return effect


def per(vp: int, number: Callable[[GameState, int], int]) -> Callable[[GameState, int], int]:
    """VP for each of something, in winter."""

    def score(s: GameState, seat: int) -> int:
        return vp * number(s, seat)

    return score
