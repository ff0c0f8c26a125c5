"""Gifts (R5.3): coins and ronin change hands at any decision of the tea ceremony and the political phase."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.actions import Gift
from hinode.engine.board import OVER, POLITICAL, TEA, WAR
from hinode.engine.core.errors import because
from hinode.engine.hooks import SEAT
from hinode.engine.state import GameState


def check_gift(s: GameState, seat: int, gift: Gift) -> None:
    """Raise the reason why a gift is not possible now."""
    if s.phase == WAR:
        raise because("no_gifts_in_war", "R8.1")
    if s.phase == OVER:
        raise because("over", "R9.3")
    if s.phase not in (TEA, POLITICAL):
        raise because("no_gifts_now", "R5.3")
    if gift.to == seat:
        raise because("gift_to_oneself", "R5.3")
    if gift.to not in s.seats:
        raise because("not_playing", "R5.3", seat=SEAT.text(gift.to))
    if s.is_automa(gift.to):
        raise because("gift_to_automa", "A1.7")
    if gift.coins < 0 or gift.ronin < 0 or gift.coins + gift.ronin < 1:
        raise because("empty_gift", "R5.3")
    if gift.coins > s.coins[seat] or gift.ronin > s.ronin[seat]:
        raise because("large_gift", "Q25", purse=s.coins[seat], ronin=s.ronin[seat])


def give_gift(s: GameState, seat: int, gift: Gift) -> None:
    """A gift that has been checked.

    The current question stays, even if only `pass` is left: another gift may bring the choice back.
    """
    changes.give(s, seat, gift.to, gift.coins, gift.ronin)
    s.offer = None
