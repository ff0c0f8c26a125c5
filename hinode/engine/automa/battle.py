"""A battle among Automa clans only (A6.1)."""

from __future__ import annotations

from hinode.engine import changes
from hinode.engine.automa import events as ev
from hinode.engine.automa.cards.pile import draw, war_value
from hinode.engine.automa.contest import the_battle
from hinode.engine.board import ADVANTAGES, POETS
from hinode.engine.core.steps import Step, register
from hinode.engine.rules.war.outcome import BattleOver, Outcome
from hinode.engine.state import GameState


class WarCards(Step):
    """Each clan draws a card and adds its war value to its Force; then the outcome, and VP for the dead."""

    __slots__ = ()
    NAME = "war_cards"

    def run(self, s: GameState) -> None:
        battle = the_battle(s)
        battle.bids = ((0, 0, 0, 0),) * len(battle.participants)
        for seat in [seat for seat in s.honor if seat in battle.participants]:
            card = draw(s)
            value = war_value(s, card)
            changes.emit(s, ev.WAR, seat, card.number, value)
            if value:
                battle.hired += ((seat, value),)
            s.end_beat()
        s.push_all(Outcome(), Spoils(), BattleOver())


class Spoils(Step):
    """The winner gets 1 VP for each figure killed."""

    __slots__ = ()
    NAME = "spoils"

    def run(self, s: GameState) -> None:
        battle = the_battle(s)
        changes.begin_event(s)
        changes.gain_vp(s, battle.winner, battle.killed, ADVANTAGES[POETS])


register(WarCards, Spoils)
