"""Which mandate an Automa clan chooses, and how it performs one (A4.0, A4.4, A4.5)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine.automa import events as ev
from hinode.engine.automa.betray import betray_by_card
from hinode.engine.automa.cards.card import CARD_KINDS
from hinode.engine.automa.cards.pile import hold, put_away
from hinode.engine.automa.marshal import marshal_by_card
from hinode.engine.automa.recruit import summon_at_strongholds
from hinode.engine.automa.sight import pick
from hinode.engine.board import HARVEST, MARSHAL, RECRUIT, TILES_DRAWN, TRAIN
from hinode.engine.hooks import CARDS
from hinode.engine.rules.mandates.train import TakeCard
from hinode.engine.state import GameState

WANTED, MISSING, PLAYED = range(3)


def choose_tile(s: GameState, seat: int) -> int:
    """The position, from 0, of the tile an Automa clan takes: its card's mandate, or the card's position (A4.0)."""
    tiles = s.deck[:TILES_DRAWN]
    changes.emit(s, ev.TILES, seat, tiles)
    card = hold(s)
    reason = WANTED
    if card.mandate not in tiles:
        reason = MISSING
    elif any(kind == card.mandate for _, _, _, kind in s.played):
        reason = PLAYED
    position = card.position - 1 if reason else tiles.index(card.mandate)
    changes.emit(s, ev.CHOICE, seat, card.number, card.mandate, position + 1, reason)
    s.end_beat()
    return position


def perform_by_card(s: GameState, seat: int, mandate: int, bonus: int) -> None:
    """An Automa clan performs a mandate with a card: the chooser's own, or one it draws now."""
    if mandate == RECRUIT:
        summon_at_strongholds(s, seat, bonus)
    elif mandate == MARSHAL:
        marshal_by_card(s, seat, bonus)
    elif mandate == TRAIN:
        train_by_card(s, seat)
    elif mandate == HARVEST:
        harvest_by_card(s, seat, bonus)
    else:
        betray_by_card(s, seat)


def train_by_card(s: GameState, seat: int) -> None:
    """The most expensive card of the first kind in the card's order that is on display; 1 VP if there is none."""
    drawn = hold(s)
    allowed = [card for card in s.display if queries.may_buy(s, seat, card)]
    kinds = {CARDS[card].kind for card in allowed}
    kind = next((kind for kind in drawn.priority if CARD_KINDS[kind] in kinds), -1)
    changes.emit(s, ev.TRAIN, seat, drawn.number, drawn.priority, kind)
    of_kind = [card for card in allowed if kind >= 0 and CARDS[card].kind == CARD_KINDS[kind]]
    if len(most_expensive(of_kind)) > 1:
        changes.by_lot(s, "card")
    s.end_beat()
    put_away(s)
    if kind < 0:
        changes.gain_vp(s, seat, 1, "train")
        return
    s.push(TakeCard(seat, dearest(s, of_kind)))


def dearest(s: GameState, cards: list[int]) -> int:
    """The most expensive of these cards; ties at random."""
    return pick(s, most_expensive(cards))


def most_expensive(cards: list[int]) -> list[int]:
    """The cards of the highest cost, each once."""
    most = max((CARDS[card].cost for card in cards), default=0)
    return [card for card in dict.fromkeys(cards) if CARDS[card].cost == most]


def harvest_by_card(s: GameState, seat: int, bonus: int) -> None:
    """The card's harvest if the clan or its ally chose the mandate, else 1 VP (A4.5)."""
    card = hold(s)
    vp = card.harvest if bonus else 1
    changes.emit(s, ev.HARVEST, seat, card.number, vp, bonus)
    s.end_beat()
    put_away(s)
    changes.gain_vp(s, seat, vp, "harvest")
