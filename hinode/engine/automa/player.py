"""The Automa's side of the interface that the rules call."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine import events as ev
from hinode.engine.actions import Action, Capture, Kill, Summon
from hinode.engine.automa.battle import WarCards
from hinode.engine.automa.contest import Refunds, contest, promise_refunds, take_hostage, use_seppuku
from hinode.engine.automa.kami import favor
from hinode.engine.automa.mandates import choose_tile, perform_by_card
from hinode.engine.automa.sight import first_stronghold, worst_loss
from hinode.engine.automa.tea import call_to_arms, card_alliances
from hinode.engine.automa.winter import score_cards, score_tokens_and_honor
from hinode.engine.core.steps import Step
from hinode.engine.rules.led_by_cards import CardPlayer
from hinode.engine.state import GameState


class Automa(CardPlayer):
    """Delegates each question to a module of this package."""

    def hold_tea_ceremony(self, s: GameState) -> None:
        card_alliances(s)
        changes.emit(s, ev.TEA_OVER)
        call_to_arms(s)

    def choose_tile(self, s: GameState, seat: int) -> int:
        return choose_tile(s, seat)

    def perform(self, s: GameState, seat: int, mandate: int, bonus: int) -> None:
        perform_by_card(s, seat, mandate, bonus)

    def win_shrine(self, s: GameState, seat: int, kami: int) -> None:
        favor(s, seat, kami)

    def battle_by_cards(self) -> Step:
        return WarCards()

    def contest(self, s: GameState, advantage: int) -> list[int]:
        return contest(s, advantage)

    def promise_refunds(self, s: GameState, advantage: int, winner: int) -> None:
        promise_refunds(s, advantage, winner)

    def refunds(self) -> Step:
        return Refunds()

    def use_seppuku(self, s: GameState, seat: int) -> Action:
        return use_seppuku(s, seat)

    def take_hostage(self, s: GameState, seat: int, options: list[Capture]) -> Action:
        return take_hostage(s, seat, options)

    def place_monster(self, s: GameState, options: list[Summon]) -> Summon:
        return first_stronghold(s, options)

    def kill(self, s: GameState, options: list[Kill]) -> Kill:
        return worst_loss(s, options)

    def score_cards(self, s: GameState) -> None:
        score_cards(s)

    def score_tokens_and_honor(self, s: GameState) -> None:
        score_tokens_and_honor(s)
