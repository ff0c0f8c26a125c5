"""Where Force comes from and who leads: the numbers of `queries`, broken down for people.

All of it is public: pieces, cards, clans and honor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hinode.engine import queries
from hinode.engine.board import BUSHI, DAIMYO, KINDS, N_PROVINCES, PLACES, SHINTO
from hinode.engine.hooks import CLANS, PIECE, SEAT
from hinode.engine.state import GameState

if TYPE_CHECKING:
    from hinode.knowledge.shapes import ForcePart, PlaceForces, SourceKind


class Part:
    """A source of Force: how many there are, and their Force together."""

    __slots__ = ("count", "force", "kind", "name")

    def __init__(self, kind: SourceKind, name: str, count: int, force: int) -> None:
        self.kind: SourceKind = kind
        self.name = name
        self.count = count
        self.force = force

    def json(self) -> ForcePart:
        """For a client."""
        return {"kind": self.kind, "name": self.name, "count": self.count, "force": self.force}


def force_parts(s: GameState, seat: int, place: int) -> list[Part]:
    """The Force of a player in a place by source; the sum is `queries.force`."""
    parts: list[Part] = []
    for kind in (BUSHI, SHINTO, DAIMYO):
        n = s.count(seat, kind, place)
        if n:
            parts.append(Part("figures", KINDS[kind], n, n))
    for piece in queries.monsters_in(s, seat, place):
        parts.append(Part("monster", PIECE.text(piece), 1, queries.strength(s, seat, piece, place)))
    heeded = list(queries.sources(s, seat))
    for source in dict.fromkeys(heeded):
        copies = heeded.count(source)
        more = 0 if source.force is None else copies * source.force(s, seat, place)
        if more:
            parts.append(Part("clan" if source is CLANS[seat] else "card", source.slug, copies, more))
    return parts


def weight_parts(s: GameState, seat: int, place: int) -> list[Part]:
    """The same, with hired ronin in a battle; the sum is `weight`."""
    parts = force_parts(s, seat, place)
    battle = s.battle
    if battle is not None and battle.province == place:
        parts += [Part("ronin", "ronin", force, force) for who, force in battle.hired if who == seat]
    return parts


def weight(s: GameState, seat: int, place: int) -> int:
    """The Force that counts in a place now: in a battle with hired ronin (R8.6)."""
    battle = s.battle
    if battle is not None and battle.province == place:
        return queries.battle_force(s, seat)
    return queries.force(s, seat, place)


def leader(s: GameState, place: int) -> tuple[int, bool]:
    """Who has the most Force in a place (-1: nobody), and whether only honor decides it (R2.3)."""
    seat, tied = queries.strongest(s, place, weight)
    return seat, len(tied) > 1


def forces(s: GameState) -> dict[str, PlaceForces]:
    """Every player's Force by source, and the leader, in every province and shrine with any Force."""
    found: dict[str, PlaceForces] = {}
    for place in (*range(N_PROVINCES), *queries.shrine_places(s)):
        clans: dict[str, list[ForcePart]] = {}
        for seat in s.seats:
            parts = weight_parts(s, seat, place)
            if parts:
                clans[SEAT.text(seat)] = [part.json() for part in parts]
        if clans:
            first, tie = leader(s, place)
            found[PLACES[place]] = {"clans": clans, "leader": SEAT.json(first), "tie": tie}
    return found
