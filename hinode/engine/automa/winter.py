"""The final scoring of a game with Automa clans, where it differs (A7)."""

from __future__ import annotations

from hinode.engine.hooks import CARDS
from hinode.engine.rules.winter import score
from hinode.engine.state import GameState

TOKEN_VP = 4
HONOR_VP = (6, 4, 2)  # for the first three places; a human in one of them gets nothing


def score_cards(s: GameState) -> None:
    """An Automa clan gets the cost of each card it owns, at least 1 VP; winter upgrades score as usual."""
    for seat in s.seats:
        if s.is_automa(seat):
            owned = [CARDS[card] for card in s.cards[seat]]
            score(s, seat, sum(max(1, card.cost) for card in owned if card.kind != "winter"), "card_costs")


def score_tokens_and_honor(s: GameState) -> None:
    """War tokens for everybody, repeats included and without set bonuses; honor places for Automa clans."""
    for seat in s.seats:
        score(s, seat, TOKEN_VP * len(s.tokens[seat]), "war_tokens")
    for seat, vp in zip(s.honor, HONOR_VP, strict=False):
        if s.is_automa(seat):
            score(s, seat, vp, "honor_place")
