"""The clans (R10): their facts and their powers. The only place that knows a clan by name."""

from __future__ import annotations

from typing import Final

from hinode.engine import changes
from hinode.engine.board import N_PROVINCES, PROVINCES, STRONGHOLD
from hinode.engine.hooks import CARDS, START_OF_WAR, Clan, Occasion, register_clan
from hinode.engine.rules.order import can_apply
from hinode.engine.state import GameState


def _clan(slug: str, rank: int, home: str, income: int) -> Clan:
    return Clan(slug, rank, PROVINCES.index(home), income)


# ---------------------------------------------------------------------------------- R10.1 Koi
koi = _clan("koi", 1, "edo", 5)


def _ronin_become_coins(s: GameState, seat: int, about: Occasion) -> None:
    ronin = s.ronin[seat]
    changes.lose_ronin(s, seat, ronin, koi.slug)
    changes.receive_coins(s, seat, ronin, koi.slug)


def _exchanges(s: GameState, seat: int, about: int) -> bool:
    # Its own cards may bring ronin first (Q29), but a card that gives nothing does not count (Q93).
    cards = (CARDS[card] for card in s.cards[seat])
    return s.ronin[seat] > 0 or any(START_OF_WAR in card.on and can_apply(s, seat, card, about) for card in cards)


koi.on = {START_OF_WAR: _ronin_become_coins}
koi.applies = _exchanges
koi.free = (START_OF_WAR,)
koi.last = True  # Q29
koi.ronin_per_coin = 1

# ---------------------------------------------------------------------------------- R10.2 Lotus
lotus = _clan("lotus", 3, "nagato", 7)
lotus.hides_mandate = True

# ---------------------------------------------------------------------------------- R10.3 Turtle
turtle = _clan("turtle", 4, "kyoto", 6)


def _stronghold_force(s: GameState, seat: int, place: int) -> int:
    return s.count(seat, STRONGHOLD, place) if place < N_PROVINCES else 0


turtle.force = _stronghold_force
turtle.moves_strongholds = True

# ---------------------------------------------------------------------------------- R10.4 Dragonfly
dragonfly = _clan("dragonfly", 5, "hokkaido", 6)
dragonfly.summons_anywhere = True
dragonfly.moves_anywhere = True

# ---------------------------------------------------------------------------------- R10.5 Bonsai
bonsai = _clan("bonsai", 7, "kyushu", 4)
bonsai.price_cap = 1

# The clans of the expansions; the Automa's cards pair all eight (A2).
NOT_YET: Final = ("fox", "sun", "moon")

for clan in sorted((koi, lotus, turtle, dragonfly, bonsai), key=lambda one: one.honor_rank):
    register_clan(clan)
