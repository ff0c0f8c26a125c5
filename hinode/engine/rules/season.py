"""A season (R4): seasonal setup, the order of phases, cleanup."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.board import (
    AUTUMN,
    CLEANUP,
    MANDATES,
    N_PROVINCES,
    POLITICAL,
    SETUP,
    SPRING,
    TEA,
    TILES_OF_A_KIND,
    WAR,
    WINTER,
)
from hinode.engine.core.steps import Step, register
from hinode.engine.hooks import CARDS, SEASON_STARTED
from hinode.engine.rules.order import everybody
from hinode.engine.rules.political import Political
from hinode.engine.rules.tea import TeaCeremony
from hinode.engine.rules.war.provinces import WarPhase, WarProvinces
from hinode.engine.rules.winter import Winter
from hinode.engine.state import GameState

WAR_TOKENS_MORE_THAN_PLAYERS = 2


def season_cards(card_set: str, season: int) -> tuple[int, ...]:
    """The twelve cards of a season: the core and the chosen set (R3.4)."""
    return tuple(
        card.id
        for card in CARDS
        if card.season == season and ("core" in card.sets or card_set in card.sets)
        for _ in range(card.copies)
    )


def begin_season(s: GameState) -> None:
    """Put a whole season on the agenda."""
    s.push_all(SeasonSetup(), TeaCeremony(), Political(), WarPhase(), Cleanup())


class SeasonSetup(Step):
    """R4.1-R4.4: war provinces, season cards, income, hostages."""

    __slots__ = ()
    NAME = "season_setup"

    def run(self, s: GameState) -> None:
        s.phase = SETUP
        changes.emit(s, ev.SEASON_BEGAN, s.season)
        s.end_beat()
        tokens = changes.shuffle(s, tuple(range(N_PROVINCES)))
        s.war = tokens[: len(s.seats) + WAR_TOKENS_MORE_THAN_PLAYERS]
        s.fought = 0
        changes.emit(s, ev.WAR_DRAWN, s.war)
        s.end_beat()
        s.display = season_cards(s.card_set, s.season)
        changes.emit(s, ev.CARDS_SHOWN, s.display)
        s.end_beat()
        # Q55: all receive income at once, so nobody is richer just before it and no effect reacts to it.
        for seat in s.seats:
            if not s.is_automa(seat):  # A1.1
                changes.receive_coins(s, seat, changes.clan_income(seat), "income")
        if s.season != SPRING:
            s.end_beat()
            changes.release_hostages(s)
        everybody(s, SEASON_STARTED)


class Cleanup(Step):
    """R4.5: coins and ronin back, worshippers home, mandate tiles reshuffled."""

    __slots__ = ()
    NAME = "cleanup"

    def run(self, s: GameState) -> None:
        s.phase = CLEANUP
        for seat in s.seats:
            changes.lose_coins(s, seat, s.coins[seat], "cleanup")
            changes.lose_ronin(s, seat, s.ronin[seat], "cleanup")
            for place in queries.shrine_places(s):
                for piece in queries.all_pieces_in(s, seat, place):
                    changes.to_reserve(s, seat, piece, place)
        s.deck = changes.shuffle(s, all_tiles())
        s.played = ()
        s.turn = 0
        s.war = ()
        s.fought = 0
        s.display = ()
        changes.emit(s, ev.CLEANED_UP, s.season)
        s.season += 1
        if s.season > AUTUMN:
            s.push(Winter())
        else:
            begin_season(s)


def all_tiles() -> tuple[int, ...]:
    """The ten mandate tiles (R3.6)."""
    return tuple(kind for kind in range(len(MANDATES)) for _ in range(TILES_OF_A_KIND))


def outer_agenda(season: int, phase: int) -> list[Step]:
    """What a phase always has below its own steps: the rest of the season, bottom first."""
    if phase == TEA:
        return [Cleanup(), WarPhase(), Political()]
    if phase == POLITICAL:
        return [Cleanup(), WarPhase(), Political()]
    if phase == WAR:
        return [Cleanup(), WarProvinces()]
    if phase == CLEANUP:
        return [Winter()] if season == WINTER else [Cleanup()]
    if phase == SETUP:
        return [Cleanup(), WarPhase(), Political(), TeaCeremony()]
    return []


register(SeasonSetup, Cleanup)
