"""What a player may see, as numbers: everything public, and what it drew, bid and said itself.

Players are listed clockwise from the observer and padded with zeros up to `MAX_PLAYERS`, so that the size is the same
for every number of players. `observation.FIELDS` sets the order of the fields.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from hinode.engine import queries
from hinode.engine.board import (
    ADVANTAGES,
    ASIDE,
    BUSHI,
    DAIMYO,
    KAMI,
    KINDS,
    MANDATES,
    MONSTER,
    N_PROVINCES,
    RESERVE,
    SHINTO,
    SHRINE,
    TILES_DRAWN,
    TRACK,
    WINTER,
)
from hinode.engine.hooks import CARDS, CLANS, MONSTERS
from hinode.engine.setup import MAX_PLAYERS
from hinode.engine.state import GameState
from hinode.knowledge.view import draws_now, windows

TURNS: Final = TRACK.count("M")


class Sight:
    """An observer and a game. `said` and `asked` are the observer's own, `offers` are everybody's."""

    __slots__ = ("asked", "me", "offers", "order", "rank", "s", "said")

    def __init__(self, s: GameState, me: int, said: tuple[int, ...], asked: bool, offers: dict[int, int]) -> None:
        self.s = s
        self.me = me
        self.said = said
        self.asked = asked
        self.offers = offers
        self.order = queries.clockwise_from(s, me)
        self.rank = {seat: k for k, seat in enumerate(self.order)}

    def each(self, look: Callable[[int], int]) -> list[int]:
        """A number for every player."""
        return [look(seat) for seat in self.order] + [0] * (MAX_PLAYERS - len(self.order))

    def rows(self, look: Callable[[int], Iterable[int]], width: int) -> list[int]:
        """Some numbers for every player."""
        found: list[int] = []
        for seat in self.order:
            found += look(seat)
        return found + [0] * (width * (MAX_PLAYERS - len(self.order)))

    def offers_of(self, seat: int) -> int:
        """Proposals and gifts a player can still make this season."""
        return self.offers[seat]

    def those(self, seats: Iterable[int]) -> list[int]:
        """A flag for every player: whether it is one of these (-1 is nobody)."""
        found = [0] * MAX_PLAYERS
        for seat in seats:
            if seat >= 0:
                found[self.rank[seat]] = 1
        return found


def flags(size: int, *places: int) -> list[int]:
    """Zeros, and ones at some places."""
    found = [0] * size
    for place in places:
        found[place] = 1
    return found


def counts(size: int, items: Iterable[int]) -> list[int]:
    """How often each number occurs."""
    found = [0] * size
    for item in items:
        found[item] += 1
    return found


# ------------------------------------------------------------------------------- the table
def war_numbers(v: Sight) -> list[int]:
    """1 for the first war of the season."""
    return [v.s.war.index(p) + 1 if p in v.s.war else 0 for p in range(N_PROVINCES)]


def shrine_places(v: Sight) -> list[int]:
    """1 for the leftmost shrine."""
    return [v.s.shrines.index(kami) + 1 if kami in v.s.shrines else 0 for kami in range(len(KAMI))]


def provinces(v: Sight) -> list[int]:
    """Pieces of every kind, province by province."""
    found: list[int] = []
    for place in range(N_PROVINCES):
        found += v.rows(partial(v.s.counts, place=place), len(KINDS))
    return found


def forces(v: Sight, first: int, number: int) -> list[int]:
    """The Force of every player in some places."""
    found: list[int] = []
    for place in range(first, first + number):
        empty = place >= SHRINE and queries.strongest(v.s, place)[0] < 0  # most shrines are
        found += [0] * MAX_PLAYERS if empty else v.each(lambda seat, at=place: queries.force(v.s, seat, at))
    return found


def worshippers(v: Sight) -> list[int]:
    """Shinto at each shrine."""
    found: list[int] = []
    for kami in range(len(KAMI)):
        found += v.each(lambda seat, at=SHRINE + kami: v.s.count(seat, SHINTO, at))
    return found


def monster_owners(v: Sight) -> list[int]:
    """Whose each monster is."""
    owner = {piece: seat for seat in v.order for piece in v.s.monsters[seat]}
    return [n for i in range(len(MONSTERS)) for n in v.those((owner.get(MONSTER + i, -1),))]


def monster_places(v: Sight) -> list[int]:
    """Where each monster is; zeros if it has no owner."""
    found: list[int] = []
    for at in v.s.monster_at:
        found += flags(ASIDE + 1, *((at,) if at >= 0 else ()))
    return found


# ------------------------------------------------------------------------------- players
def clans(v: Sight) -> list[int]:
    """The clan of each player."""
    return v.rows(lambda seat: flags(len(CLANS), seat), len(CLANS))


def reserve(v: Sight) -> list[int]:
    """Pieces of every kind in reserve."""
    return v.rows(partial(v.s.counts, place=RESERVE), len(KINDS))


def dead(v: Sight) -> list[int]:
    """Figures killed in the current battle; monsters are in their own field."""
    kinds = (BUSHI, SHINTO, DAIMYO)
    return v.rows(lambda seat: [v.s.aside.count((seat, kind)) for kind in kinds], len(kinds))


def hostages(v: Sight) -> list[int]:
    """Bushi and Shinto each captor holds of each owner; monsters are in their own field."""
    found = [0] * (2 * MAX_PLAYERS * MAX_PLAYERS)
    for captor, owner, piece in v.s.hostages:
        if piece in (BUSHI, SHINTO):
            found[2 * (MAX_PLAYERS * v.rank[captor] + v.rank[owner]) + piece] += 1
    return found


def tokens(v: Sight) -> list[int]:
    """War tokens by season and province."""
    return v.rows(lambda seat: counts(WINTER * N_PROVINCES, v.s.tokens[seat]), WINTER * N_PROVINCES)


def cards(v: Sight) -> list[int]:
    """Copies of every card."""
    return v.rows(lambda seat: counts(len(CARDS), v.s.cards[seat]), len(CARDS))


def allied_seasons(v: Sight) -> list[int]:
    """The seasons in which a player had an ally."""
    return v.rows(lambda seat: [v.s.allied_seasons[seat] >> i & 1 for i in range(WINTER)], WINTER)


# ------------------------------------------------------------------------------- mandates
def per_turn(v: Sight, look: Callable[[int], list[int]], width: int) -> list[int]:
    """Some numbers for each mandate turn of the season that has been played."""
    found: list[int] = []
    for turn in range(len(v.s.played)):
        found += look(turn)
    return found + [0] * (width * (TURNS - len(v.s.played)))


def choosers(v: Sight) -> list[int]:
    """The chooser of each mandate turn."""
    return per_turn(v, lambda turn: v.those((v.s.played[turn][0],)), MAX_PLAYERS)


def announced(v: Sight) -> list[int]:
    """The mandate that was performed: for a hidden tile, only its announcement."""
    return per_turn(v, lambda turn: flags(len(MANDATES), v.s.played[turn][3]), len(MANDATES))


def hidden(v: Sight) -> list[int]:
    """Whether the tile lies face down."""
    return per_turn(v, lambda turn: [int(CLANS[v.s.played[turn][0]].hides_mandate)], 1)


def own_tiles(v: Sight) -> list[int]:
    """The tiles the player itself drew, now and earlier this season; zeros for others' turns."""
    seen = list(windows(v.s)) if any(turn[0] == v.me for turn in v.s.played) else [()] * len(v.s.played)
    drawn = [window if turn[0] == v.me else () for turn, window in zip(v.s.played, seen, strict=True)]
    if draws_now(v.s, v.me):
        drawn.append(v.s.deck[:TILES_DRAWN])
    size = TILES_DRAWN * len(MANDATES)
    found: list[int] = []
    for window in drawn:
        found += flags(size, *(i * len(MANDATES) + tile for i, tile in enumerate(window)))
    return found + [0] * (size * (TURNS - len(drawn)))


def own_positions(v: Sight) -> list[int]:
    """Which of the tiles the player itself played."""
    mine = v.s.played
    return per_turn(v, lambda t: flags(TILES_DRAWN, *((mine[t][1],) if mine[t][0] == v.me else ())), TILES_DRAWN)


# ------------------------------------------------------------------------------- the current battle
def battle_province(v: Sight) -> list[int]:
    """The province of the battle."""
    return flags(N_PROVINCES, *(() if v.s.battle is None else (v.s.battle.province,)))


def participants(v: Sight) -> list[int]:
    """The participants of the battle."""
    return v.those(() if v.s.battle is None else v.s.battle.participants)


def battle_forces(v: Sight) -> list[int]:
    """Force with hired ronin."""
    battle = v.s.battle
    fighting = () if battle is None else battle.participants
    return v.each(lambda seat: queries.battle_force(v.s, seat) if seat in fighting else 0)


def bids(v: Sight) -> list[int]:
    """The bids from the reveal on; sealed ones are not in the battle."""
    battle = v.s.battle
    open_ = {} if battle is None else dict(zip(battle.participants, battle.bids, strict=False))
    return v.rows(lambda seat: open_.get(seat, (0,) * len(ADVANTAGES)), len(ADVANTAGES))


def hired(v: Sight) -> list[int]:
    """Force from hired ronin."""
    who = {} if v.s.battle is None else dict(v.s.battle.hired)
    return v.each(lambda seat: who.get(seat, 0))
