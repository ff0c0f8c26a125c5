"""The end of a battle: outcome, poets, reparations (R8.7-R8.9)."""

from __future__ import annotations

from itertools import combinations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, PROVINCE, Action, Favor
from hinode.engine.board import ADVANTAGES, POETS
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.hooks import END_OF_BATTLE, SEAT
from hinode.engine.rules.effects import deaths, won_tie
from hinode.engine.rules.war.advantages import advantage_winner
from hinode.engine.state import GameState


class Outcome(Step):
    """R8.7: the most Force wins; the others' figures die, except those of the winner's ally."""

    __slots__ = ()
    NAME = "outcome"

    def run(self, s: GameState) -> None:
        battle = s.battle
        assert battle is not None
        changes.begin_event(s)
        forces = [queries.battle_force(s, seat) for seat in battle.participants]
        for seat, force in zip(battle.participants, forces, strict=True):
            changes.emit(s, ev.FORCE, seat, force)
        best = max(forces)
        tied = [seat for seat, force in zip(battle.participants, forces, strict=True) if force == best]
        winner = battle.winner = queries.most_honorable(s, tied)
        changes.emit(s, ev.BATTLE_WON, battle.province, winner)
        s.end_beat()
        if best:
            won_tie(s, winner, tied)
        s.push(TakeToken(winner, battle.province))
        # A6.1: where only Automa clans fight, allies die too.
        spares_nobody = queries.only_automa(s, battle.participants)
        losses = tuple(
            (seat, piece)
            for seat in battle.participants
            if seat != winner and (seat != s.ally[winner] or spares_nobody)
            for piece in queries.all_pieces_in(s, seat, battle.province)
        )
        deaths(s, winner, losses, battle.province, "battle")


class TakeToken(Step):
    """The winner takes the war token, after the kills (Q13)."""

    __slots__ = ("province", "seat")
    NAME = "take_token"
    FIELDS = (
        ("seat", SEAT),
        ("province", PROVINCE),
    )

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def run(self, s: GameState) -> None:
        changes.take_token(s, self.seat, self.province)


class Poets(Step):
    """R8.8: a VP for every figure killed in this battle, without a question (Q21)."""

    __slots__ = ()
    NAME = "poets"

    def run(self, s: GameState) -> None:
        assert s.battle is not None
        changes.begin_event(s)
        winner = advantage_winner(s, POETS)
        if winner >= 0:
            changes.gain_vp(s, winner, s.battle.killed, ADVANTAGES[POETS])


class Reparations(Step):
    """R8.9: the winner's bid coins are shared among the losers; theirs are gone."""

    __slots__ = ()
    NAME = "reparations"

    def run(self, s: GameState) -> None:
        battle = s.battle
        assert battle is not None
        winner = battle.winner
        losers = [seat for seat in battle.participants if seat != winner]
        pot = sum(battle.bids[battle.participants.index(winner)])
        if s.automa:  # war values are no coins (A1.2), and what was given back is gone (A6.4)
            back = sum(coins for seat, coins in battle.refunds if seat == winner)
            pot = 0 if s.is_automa(winner) else pot - back
        share, odd = divmod(pot, len(losers))
        for seat in losers:
            changes.receive_coins(s, seat, share, "reparations")
        if odd:
            s.push(FavorChoice(winner, odd))


class FavorChoice(Choice):
    """The winner chooses who gets the odd coins, one each (Q89)."""

    __slots__ = ("odd",)
    NAME = "favor"
    FIELDS = (
        ("seat", SEAT),
        ("odd", NUMBER),
    )
    RULE = "Q89"

    def __init__(self, seat: int, odd: int) -> None:
        self.seat = seat
        self.odd = odd

    def choices(self, s: GameState) -> Options:
        assert s.battle is not None
        losers = [seat for seat in s.battle.participants if seat != self.seat]
        return Listed([Favor(seats) for seats in combinations(losers, self.odd)])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Favor)
        for loser in action.seats:
            changes.receive_coins(s, loser, 1, "reparations")


class BattleOver(Step):
    """The dead go to their reserves (Q23)."""

    __slots__ = ()
    NAME = "battle_over"

    def run(self, s: GameState) -> None:
        assert s.battle is not None
        province = s.battle.province
        changes.bury(s)
        s.battle = None
        changes.fire(s, END_OF_BATTLE, place=province)


register(Outcome, TakeToken, Poets, Reparations, FavorChoice, BattleOver)
