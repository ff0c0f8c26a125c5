"""The Teapot set."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.board import BETRAY
from hinode.engine.cards.registry import add_set, card, coins, per
from hinode.engine.hooks import AFTER_SUMMON, COINS_GAINED, MANDATE_CHOSEN, Occasion
from hinode.engine.state import GameState

# ---------------------------------------------------------------------------------- Spring
honesty = card(
    "Honesty", "spring", "teapot", "virtue", 0, 2,
    "While you have an ally, choosing a mandate other than Betray is worth 2 VP.",
)  # fmt: skip


def _honesty(s: GameState, seat: int, about: Occasion) -> None:
    if s.ally[seat] >= 0 and about.amount != BETRAY:
        changes.gain_vp(s, seat, 2, honesty.slug)


honesty.on = {MANDATE_CHOSEN: _honesty}

path_of_the_patron = card(
    "Path of the Patron", "spring", "teapot", "enhancement", 2, 1,
    "After you summon, 2 coins if at least two players have lower honor.",
)  # fmt: skip


def _is_patron(s: GameState, seat: int, about: int) -> bool:
    return len(s.honor) - 1 - s.honor.index(seat) >= 2


def _patron(s: GameState, seat: int, about: Occasion) -> None:
    if _is_patron(s, seat, -1):
        changes.gain_coins(s, seat, 2, path_of_the_patron.slug)


path_of_the_patron.on = {AFTER_SUMMON: _patron}
path_of_the_patron.applies = _is_patron

path_of_the_warlord = card(
    "Path of the Warlord", "spring", "teapot", "enhancement", 1, 2,
    "After you summon, take a coin.",
)  # fmt: skip
path_of_the_warlord.on = {AFTER_SUMMON: coins(1, path_of_the_warlord.slug)}
path_of_the_warlord.free = (AFTER_SUMMON,)

# ---------------------------------------------------------------------------------- Summer
loyalty = card(
    "Loyalty", "summer", "teapot", "virtue", 1, 2,
    "While you have an ally, each time you gain VP before winter you gain 1 more.",
)  # fmt: skip
loyalty.vp_bonus = lambda s, seat: int(s.ally[seat] >= 0)

way_of_the_merchant = card(
    "Way of the Merchant", "summer", "teapot", "enhancement", 2, 2,
    "When a richer player takes coins from the pile, take one too.",
)  # fmt: skip


def _merchant(s: GameState, seat: int, about: Occasion) -> None:
    # Q36: richer just before the gain
    if about.seat != seat and about.held[about.seat] > about.held[seat]:
        changes.receive_coins(s, seat, 1, way_of_the_merchant.slug)


way_of_the_merchant.on = {COINS_GAINED: _merchant}

# ---------------------------------------------------------------------------------- Autumn
form_of_the_kindred = card(
    "Form of the Kindred", "autumn", "teapot", "winter", 3, 2,
    "In winter, 3 VP for each season in which you had an ally.",
)  # fmt: skip
form_of_the_kindred.winter = per(3, lambda s, seat: s.allied_seasons[seat].bit_count())

path_of_the_unrighteous = card(
    "Path of the Unrighteous", "autumn", "teapot", "enhancement", 0, 2,
    "Each Betray of yours may replace one figure more, of any opponent, even at a shrine.",
)  # fmt: skip
path_of_the_unrighteous.replacements = 1

add_set(
    "teapot",
    honesty, path_of_the_patron, path_of_the_warlord,
    loyalty, way_of_the_merchant,
    form_of_the_kindred, path_of_the_unrighteous,
)  # fmt: skip
