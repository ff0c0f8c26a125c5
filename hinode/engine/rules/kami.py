"""Kami turns (R7): the shrines from left to right."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, Action, Move, Use
from hinode.engine.board import AMATERASU, FUJIN, HACHIMAN, KAMI, RAIJIN, RYUJIN, SHRINE, SUSANOO, TSUKUYOMI
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.events import KAMI_FIELD
from hinode.engine.hooks import END_OF_KAMI_TURN, SEAT, SOURCE
from hinode.engine.rules.effects import shrine_used, won_tie
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.rules.mandates.moving import TOLLS, Moving, Toll
from hinode.engine.rules.mandates.recruit import SummonBushi
from hinode.engine.rules.mandates.train import Train
from hinode.engine.rules.order import everybody
from hinode.engine.shared_actions import PASS, use
from hinode.engine.state import GameState

FUJIN_MOVES = 2
HACHIMAN_RONIN = 2
TSUKUYOMI_COINS = 2
PAY_BY_THEMSELVES = (HACHIMAN, SUSANOO, TSUKUYOMI)


class KamiTurn(Step):
    """R7.1: each shrine in turn."""

    __slots__ = ("number",)
    NAME = "kami_turn"
    FIELDS = (("number", NUMBER),)

    def __init__(self, number: int = 1) -> None:
        self.number = number

    def run(self, s: GameState) -> None:
        changes.emit(s, ev.KAMI_TURN, self.number)
        s.push(EndKamiTurn())
        for kami in reversed(s.shrines):
            s.push(Shrine(kami))


class Shrine(Step):
    """The most Force at a shrine gets its benefit at once; ties by honor as it is now."""

    __slots__ = ("kami",)
    NAME = "shrine"
    FIELDS = (("kami", KAMI_FIELD),)

    def __init__(self, kami: int) -> None:
        self.kami = kami

    def run(self, s: GameState) -> None:
        seat, tied = queries.strongest(s, SHRINE + self.kami)
        if seat < 0:
            return
        changes.begin_event(s)
        changes.emit(s, ev.SHRINE_WON, self.kami, seat)
        if s.is_automa(seat):
            card_player().win_shrine(s, seat, self.kami)
        else:
            self.benefit(s, seat)
        won_tie(s, seat, tied)

    def benefit(self, s: GameState, seat: int) -> None:
        """R7.2. The first four may be declined, the last three pay by themselves."""
        kami = self.kami
        name = KAMI[kami]
        if kami == AMATERASU:
            s.push(AmaterasuChoice(seat))
        elif kami == FUJIN:
            s.push(FujinMoves(seat, FUJIN_MOVES))
        elif kami == RAIJIN:
            s.push(SummonBushi(seat))
        elif kami == RYUJIN:
            s.push(Train(seat, 0, RYUJIN))
        elif kami == HACHIMAN:
            changes.gain_ronin(s, seat, HACHIMAN_RONIN, name)
        elif kami == SUSANOO:
            changes.gain_vp(s, seat, queries.stronghold_count(s, seat), name)
        else:
            assert kami == TSUKUYOMI
            changes.gain_coins(s, seat, TSUKUYOMI_COINS, name)
        if kami in PAY_BY_THEMSELVES:
            shrine_used(s, seat, kami)


class EndKamiTurn(Step):
    """After the last shrine."""

    __slots__ = ()
    NAME = "end_kami_turn"

    def run(self, s: GameState) -> None:
        changes.begin_event(s)
        everybody(s, END_OF_KAMI_TURN)


class AmaterasuChoice(Choice):
    """Go to the top of the honor track, or stay."""

    __slots__ = ()
    NAME = "amaterasu_choice"
    FIELDS = (("seat", SEAT),)
    RULE = "R7.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: GameState) -> Options:
        if s.honor[0] == self.seat:
            return Listed([PASS])
        return Listed([use(SOURCE.read(KAMI[AMATERASU])), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Use):
            changes.top_honor(s, seat)
            shrine_used(s, seat, AMATERASU)


class FujinMoves(Moving):
    """Up to two moves, with two figures or one twice (Q19, Q28)."""

    __slots__ = ("left",)
    NAME = "fujin"
    FIELDS = (
        ("seat", SEAT),
        ("left", NUMBER),
        ("tolls", TOLLS),
    )
    RULE = "R7.2"

    def __init__(self, seat: int, left: int, tolls: tuple[Toll, ...] = ()) -> None:
        self.seat = seat
        self.left = left
        self.tolls = tolls

    def after(self, move: Move) -> FujinMoves | None:
        return FujinMoves(self.seat, self.left - 1, self.tolls) if self.left > 1 else None

    def settled(self, tolls: tuple[Toll, ...]) -> FujinMoves:
        return FujinMoves(self.seat, self.left, tolls)

    def choices(self, s: GameState) -> Options:
        return Listed([*self.moves(s), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Move):
            self.try_move(s, action)
        elif self.left < FUJIN_MOVES:
            shrine_used(s, seat, FUJIN)

    def go(self, s: GameState, action: Move) -> None:
        if self.left == 1:
            shrine_used(s, self.seat, FUJIN)
        super().go(s, action)


register(KamiTurn, Shrine, EndKamiTurn, AmaterasuChoice, FujinMoves)
