"""Gifts (R5.3): coins and ronin change hands at any decision of the tea ceremony and the political phase."""

from __future__ import annotations

from hinode import changes
from hinode.actions import Gift
from hinode.board import OVER, POLITICAL, TEA, WAR
from hinode.core.errors import IllegalAction, counted
from hinode.hooks import SEAT
from hinode.state import GameState


def check_gift(s: GameState, seat: int, gift: Gift) -> None:
    """Raise the reason why a gift is not possible now."""
    if s.phase == WAR:
        raise IllegalAction("Nothing can be given in the war phase.", "R8.1")
    if s.phase == OVER:
        raise IllegalAction("The game is over.", "R9.3")
    if s.phase not in (TEA, POLITICAL):
        raise IllegalAction("Gifts are possible in the tea ceremony and the political phase only.", "R5.3")
    if gift.to == seat:
        raise IllegalAction("A gift goes to another player.", "R5.3")
    if gift.to not in s.seats:
        raise IllegalAction(f"{SEAT.text(gift.to)} does not play in this game.", "R5.3")
    if gift.coins < 0 or gift.ronin < 0 or gift.coins + gift.ronin < 1:
        raise IllegalAction("A gift is at least one coin or one ronin.", "R5.3")
    if gift.coins > s.coins[seat] or gift.ronin > s.ronin[seat]:
        raise IllegalAction(
            f"You cannot give more than you have ({counted(s.coins[seat], 'coin')}, {s.ronin[seat]} ronin).", "Q25"
        )


def give_gift(s: GameState, seat: int, gift: Gift) -> None:
    """A gift that has been checked.

    The question at hand stays, even if only `pass` is left: another gift may bring the choice back.
    """
    changes.give(s, seat, gift.to, gift.coins, gift.ronin)
    s.offer = None
