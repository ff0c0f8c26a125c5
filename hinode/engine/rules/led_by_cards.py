"""What a clan led by cards does where the rules would ask a player (A3-A7).

The rules know only this interface. The Automa implements it (`engine/automa/player.py`) and `engine/setup.py` registers
it, so the rules never import the Automa.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from hinode.engine.actions import Action, Capture, Kill, Summon
from hinode.engine.core.steps import Step
from hinode.engine.state import GameState


class CardPlayer(ABC):
    """Plays every clan that is led by cards."""

    # the season
    @abstractmethod
    def hold_tea_ceremony(self, s: GameState) -> None:
        """Make the season's alliances and call to arms (A3.2, A3.3)."""

    @abstractmethod
    def choose_tile(self, s: GameState, seat: int) -> int:
        """The position, from 0, of the mandate tile a clan takes (A4.0)."""

    @abstractmethod
    def perform(self, s: GameState, seat: int, mandate: int, bonus: int) -> None:
        """Perform a mandate (A4.2-A4.6)."""

    @abstractmethod
    def win_shrine(self, s: GameState, seat: int, kami: int) -> None:
        """Take the benefit of a shrine (A5)."""

    # war
    @abstractmethod
    def battle_by_cards(self) -> Step:
        """The step that fights a battle without humans (A6.1)."""

    @abstractmethod
    def contest(self, s: GameState, advantage: int) -> list[int]:
        """The clans that contest an advantage; their bids are in the battle (A6.2)."""

    @abstractmethod
    def promise_refunds(self, s: GameState, advantage: int, winner: int) -> None:
        """Note what humans get back of a lost bid (A6.2)."""

    @abstractmethod
    def refunds(self) -> Step:
        """The step that pays it back."""

    @abstractmethod
    def use_seppuku(self, s: GameState, seat: int) -> Action:
        """Use Seppuku or pass (A6.3)."""

    @abstractmethod
    def take_hostage(self, s: GameState, seat: int, options: list[Capture]) -> Action:
        """Whom to capture (A6.3)."""

    # choices of cards
    @abstractmethod
    def place_monster(self, s: GameState, options: list[Summon]) -> Summon:
        """Where a monster just taken comes in (A4.4)."""

    @abstractmethod
    def kill(self, s: GameState, options: list[Kill]) -> Kill:
        """Whom a monster's effect hits (A1.7)."""

    # winter
    @abstractmethod
    def score_cards(self, s: GameState) -> None:
        """VP for season cards (A7)."""

    @abstractmethod
    def score_tokens_and_honor(self, s: GameState) -> None:
        """VP for war tokens and places on the honor track (A7)."""


_PLAYERS: Final[list[CardPlayer]] = []


def register_card_player(player: CardPlayer) -> None:
    """Let this player lead the clans of the Automa."""
    _PLAYERS.append(player)


def card_player() -> CardPlayer:
    """Who leads the clans of the Automa."""
    return _PLAYERS[0]
