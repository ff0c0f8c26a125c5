"""Train (R6.9, R6.10): acquire a season card; Ryujin works the same way at full cost (R7.2)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, Action, Buy
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Flag
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.events import KAMI_FIELD
from hinode.engine.hooks import CARD, CARD_TAKEN, CARDS, CLANS, COINS_SPENT, HOOKS, SEAT
from hinode.engine.rules.effects import shrine_used
from hinode.engine.rules.mandates.recruit import SummonMonster
from hinode.engine.shared_actions import PASS, buy
from hinode.engine.state import GameState

TRAIN_DISCOUNT = 1


def card_price(seat: int, card: int, bonus: bool) -> int:
    """What a player pays for a card in Train, with the bonus or without (R10.5: discounts come after the cap)."""
    full = queries.price(seat, CARDS[card].cost)
    return max(0, full - TRAIN_DISCOUNT) if bonus else full


class Train(Choice):
    """Acquire at most one card on display."""

    __slots__ = ("bonus", "kami")
    NAME = "train"
    FIELDS = (
        ("seat", SEAT),
        ("bonus", Flag("bonus")),
        ("kami", KAMI_FIELD),
    )
    RULE = "R6.9"
    PRICED = True

    def __init__(self, seat: int, bonus: int = 0, kami: int = -1) -> None:
        self.seat = seat
        self.bonus = bonus
        self.kami = kami  # whose shrine it is, if any

    def cost(self, card: int, full: int) -> int:
        """What this player pays for a card; `full` declines the discount."""
        return card_price(self.seat, card, bool(self.bonus) and not full)

    def price(self, s: GameState, action: Action) -> int | None:
        return self.cost(action.card, action.full) if isinstance(action, Buy) else None

    def choices(self, s: GameState) -> Options:
        coins = s.coins[self.seat]
        found: list[Action] = []
        cap = CLANS[self.seat].price_cap
        last = -1
        for card in s.display:
            if card == last:
                continue  # copies lie side by side
            last = card
            if HOOKS["may_buy"] and not queries.may_buy(s, self.seat, card):
                continue
            full = CARDS[card].cost
            if 0 <= cap < full:
                full = cap
            if full and self.bonus:
                if full - TRAIN_DISCOUNT <= coins:
                    found.append(buy(card))
                if full <= coins:  # the discount may be declined (Q57)
                    found.append(buy(card, 1))
            elif full <= coins:
                found.append(buy(card))
        found.append(PASS)
        return Listed(found)

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            paid = self.cost(action.card, action.full)
            changes.lose_coins(s, seat, paid, CARDS[action.card].slug)
            if self.kami >= 0:
                shrine_used(s, seat, self.kami)
            s.push(TakeCard(seat, action.card, paid))
            if paid:
                changes.fire(s, COINS_SPENT, seat, amount=paid, only=seat)

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, Buy):
            card = CARDS[action.card].slug
            if action.card not in s.display:
                return because("not_on_display", "R6.9", card=card)
            if not queries.may_buy(s, seat, action.card):
                return because("not_for_your_clan", "R6.9", card=card)
            cost = self.cost(action.card, action.full)
            if cost > s.coins[seat]:
                return because("too_expensive", "R6.9", card=card, cost=cost, coins=s.coins[seat])
            return because("no_discount", "Q57")
        return None


class TakeCard(Step):
    """Q58: after the payment the card is taken, its monster summoned."""

    __slots__ = ("card", "paid", "seat")
    NAME = "take_card"
    FIELDS = (
        ("seat", SEAT),
        ("card", CARD),
        ("paid", NUMBER),
    )

    def __init__(self, seat: int, card: int, paid: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.paid = paid

    def run(self, s: GameState) -> None:
        seat = self.seat
        changes.acquire(s, seat, self.card)
        changes.emit(s, ev.BOUGHT, seat, self.card, self.paid)
        piece = CARDS[self.card].piece
        if piece >= 0:
            if queries.monster_places(s, seat, piece):
                s.push(SummonMonster(seat, piece))
            else:
                changes.emit(s, ev.TO_RESERVE, seat, piece)
        changes.fire(s, CARD_TAKEN, seat, amount=self.card, only=seat)


register(Train, TakeCard)
