"""What an Automa clan looks at: Force, provinces at war, its reserve."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hinode.engine import changes, queries
from hinode.engine.actions import Kill, Summon
from hinode.engine.automa.cards.card import A_MONSTER
from hinode.engine.board import MONSTER, N_PROVINCES
from hinode.engine.core.rng import Rng
from hinode.engine.state import GameState

T = TypeVar("T")


def pick(s: GameState, things: Sequence[T]) -> T:
    """A random one of these, from the game's generator (A1.4); a single one is not drawn."""
    if len(things) == 1:
        return things[0]
    rng = Rng(s.rng)
    one = rng.pick(list(things))
    s.rng = rng.state
    return one


# ------------------------------------------------------------------------------- Force (A1.6)
def enemy_force(s: GameState, seat: int, place: int) -> int:
    """The Force of the strongest other clan, allies included; 0 if there is none."""
    return max(queries.force(s, other, place) for other in s.seats if other != seat)


def has_most(s: GameState, seat: int, place: int) -> bool:
    """Whether a clan has strictly more Force than every other; honor does not count."""
    return queries.force(s, seat, place) > enemy_force(s, seat, place)


def keeps_most(s: GameState, seat: int, piece: int, place: int) -> bool:
    """Whether a clan would still have the most Force in a place without one of its figures."""
    without = s.clone()
    changes.to_reserve(without, seat, piece, place)
    return has_most(without, seat, place)


def piece_force(s: GameState, seat: int, piece: int, place: int) -> int:
    """The part of a clan's Force in a place that one figure makes."""
    without = s.clone()
    changes.to_reserve(without, seat, piece, place)
    return queries.force(s, seat, place) - queries.force(without, seat, place)


def worst_loss(s: GameState, options: list[Kill]) -> Kill:
    """The victim of a monster's effect: humans first, then the most Force, then any (A1.7)."""

    def rank(option: Kill) -> tuple[bool, int]:
        force = piece_force(s, option.owner, option.piece, option.place)
        return s.is_automa(option.owner), -force

    worst = min(map(rank, options))
    return pick(s, [option for option in options if rank(option) == worst])


# ------------------------------------------------------------------------------- provinces (A1.3)
def not_at_war(s: GameState) -> list[int]:
    """The provinces without a war this season."""
    return [place for place in range(N_PROVINCES) if place not in s.war]


def stations(s: GameState, seat: int) -> list[int]:
    """A clan's strongholds by their provinces: in war order from the top, then the others in random order (A4.2)."""
    number = queries.strongholds(s, seat)
    others = changes.shuffle(s, peaceful_strongholds(s, seat))
    ordered = (*(place for place in s.war if number[place]), *others)
    return [place for place in ordered for _ in range(number[place])]


def peaceful_strongholds(s: GameState, seat: int) -> tuple[int, ...]:
    """The provinces without a war where a clan has strongholds; their order is random."""
    number = queries.strongholds(s, seat)
    return tuple(place for place in not_at_war(s) if number[place])


def first_stronghold(s: GameState, options: list[Summon]) -> Summon:
    """Where a monster just taken comes in: the first stronghold in war order from the top, else any (A4.4)."""
    on_map = [option for option in options if option.place < N_PROVINCES]
    at_war = [option for place in s.war for option in on_map if option.place == place]
    return at_war[0] if at_war else pick(s, on_map)


# ------------------------------------------------------------------------------- figures
def figure_kind(piece: int) -> int:
    """The kind of a figure on the cards: a monster is a monster, whatever else it counts as (A4.1)."""
    return A_MONSTER if piece >= MONSTER else piece
