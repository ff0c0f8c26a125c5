"""The Teapot set."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.board import BETRAY
from hinode.engine.cards.registry import add_set, card, coins, per
from hinode.engine.hooks import AFTER_SUMMON, COINS_GAINED, MANDATE_CHOSEN, Occasion
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
honesty = card("honesty", "spring", "teapot", "virtue", 0, 2)


def _honesty(s: GameState, seat: int, about: Occasion) -> None:
    if s.ally[seat] >= 0 and about.amount != BETRAY:
        changes.gain_vp(s, seat, 2, honesty.slug)


honesty.on = {MANDATE_CHOSEN: _honesty}

path_of_the_patron = card("path_of_the_patron", "spring", "teapot", "enhancement", 2, 1)


def _is_patron(s: GameState, seat: int, about: int) -> bool:
    return len(s.honor) - 1 - s.honor.index(seat) >= 2


def _patron(s: GameState, seat: int, about: Occasion) -> None:
    if _is_patron(s, seat, -1):
        changes.gain_coins(s, seat, 2, path_of_the_patron.slug)


path_of_the_patron.on = {AFTER_SUMMON: _patron}
path_of_the_patron.applies = _is_patron

path_of_the_warlord = card("path_of_the_warlord", "spring", "teapot", "enhancement", 1, 2)
path_of_the_warlord.on = {AFTER_SUMMON: coins(1, path_of_the_warlord.slug)}
path_of_the_warlord.free = (AFTER_SUMMON,)

# ---------------------------------------------------------------------------------- Summer
loyalty = card("loyalty", "summer", "teapot", "virtue", 1, 2)
loyalty.vp_bonus = lambda s, seat: int(s.ally[seat] >= 0)

way_of_the_merchant = card("way_of_the_merchant", "summer", "teapot", "enhancement", 2, 2)


def _merchant(s: GameState, seat: int, about: Occasion) -> None:
    # Q36: richer just before the gain
    if about.seat != seat and about.held[about.seat] > about.held[seat]:
        changes.receive_coins(s, seat, 1, way_of_the_merchant.slug)


way_of_the_merchant.on = {COINS_GAINED: _merchant}

# ---------------------------------------------------------------------------------- Autumn
form_of_the_kindred = card("form_of_the_kindred", "autumn", "teapot", "winter", 3, 2)
form_of_the_kindred.winter = per(3, lambda s, seat: s.allied_seasons[seat].bit_count())

path_of_the_unrighteous = card("path_of_the_unrighteous", "autumn", "teapot", "enhancement", 0, 2)
path_of_the_unrighteous.replacements = 1

add_set(
    "teapot",
    honesty, path_of_the_patron, path_of_the_warlord,
    loyalty, way_of_the_merchant,
    form_of_the_kindred, path_of_the_unrighteous,
)  # fmt: skip
