"""Winter (R9): the final scoring."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.board import N_PROVINCES, OVER
from hinode.engine.core.steps import Step, register
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.state import GameState

# R9.2: how many different provinces are worth how much
SET_BONUS = ((7, 30), (5, 20), (3, 10))


class Winter(Step):
    """R9.1: hostages home, winter upgrades, war tokens; then the winner."""

    __slots__ = ()
    NAME = "winter"

    def run(self, s: GameState) -> None:
        changes.emit(s, ev.SEASON_BEGAN, s.season)
        s.end_beat()
        changes.release_hostages(s)
        s.end_beat()
        if s.automa:
            card_player().score_cards(s)
        for seat in s.seats:
            for source in queries.sources(s, seat):
                if source.winter is not None:
                    score(s, seat, source.winter(s, seat), source.slug)
        if s.automa:
            card_player().score_tokens_and_honor(s)
        else:
            score_tokens(s)
        s.winners = winners(s)
        s.phase = OVER
        changes.emit(s, ev.GAME_OVER, s.winners)


def score(s: GameState, seat: int, vp: int, why: str) -> None:
    """Points of winter, counted one after the other."""
    changes.gain_vp(s, seat, vp, why)
    s.end_beat()


def score_tokens(s: GameState) -> None:
    """War tokens and sets of them (R9.1, R9.2)."""
    for seat in s.seats:
        score(s, seat, token_vp(s.tokens[seat]), "war_tokens")
        score(s, seat, set_bonus(s.tokens[seat]), "token_set")


def token_vp(tokens: tuple[int, ...]) -> int:
    """1 VP a token of Spring, 2 of Summer, 3 of Autumn (R9.1)."""
    return sum(token // N_PROVINCES + 1 for token in tokens)


def set_bonus(tokens: tuple[int, ...]) -> int:
    """For tokens of different provinces (R9.2)."""
    different = len({token % N_PROVINCES for token in tokens})
    for least, vp in SET_BONUS:
        if different >= least:
            return vp
    return 0


def winners(s: GameState) -> tuple[int, ...]:
    """Most VP, then honor; an ally tied with the winner shares the victory (R9.3, Q86)."""
    best = max(s.vp[seat] for seat in s.seats)
    tied = [seat for seat in s.seats if s.vp[seat] == best]
    first = queries.most_honorable(s, tied)
    ally = s.ally[first]
    return tuple(sorted((first, ally))) if ally in tied else (first,)


register(Winter)
