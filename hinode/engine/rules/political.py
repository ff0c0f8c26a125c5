"""The political phase (R6): the track, the mandate turn, who performs what and when."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import MANDATE, NUMBER, Action, Mandate
from hinode.engine.board import BETRAY, HARVEST, MANDATES, MARSHAL, POLITICAL, RECRUIT, TILES_DRAWN, TRACK, TRAIN
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Many, Pair
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.hooks import CLANS, END_OF_MANDATE, MANDATE_CHOSEN, MANDATE_PERFORMED, SEAT
from hinode.engine.rules.kami import KamiTurn
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.rules.mandates import betray, harvest, marshal, recruit, train
from hinode.engine.rules.order import everybody
from hinode.engine.shared_actions import mandate
from hinode.engine.state import GameState


class Political(Step):
    """R6.1: mandate turns and kami turns as the track says, then war."""

    __slots__ = ()
    NAME = "political"

    def run(self, s: GameState) -> None:
        s.phase = POLITICAL
        if s.turn == len(TRACK):
            return
        turn = TRACK[s.turn]
        s.turn += 1
        s.push(self)
        s.push(MandateTurn() if turn == "M" else KamiTurn(TRACK[: s.turn].count("K")))


class MandateTurn(Step):
    """R6.3: whoever has the deck draws four tiles in secret."""

    __slots__ = ()
    NAME = "mandate_turn"

    def run(self, s: GameState) -> None:
        seat = s.holder
        if s.is_automa(seat):
            position = card_player().choose_tile(s, seat)
            play_tile(s, seat, position, s.deck[position])
            return
        changes.emit(s, ev.DREW, seat, s.deck[:TILES_DRAWN])
        s.push(ChooseMandate(seat))


class ChooseMandate(Choice):
    """R6.3: play one of the four; the others go back on top in the same order."""

    __slots__ = ()
    NAME = "choose_mandate"
    FIELDS = (("seat", SEAT),)
    RULE = "R6.3"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: GameState) -> Options:
        window = s.deck[:TILES_DRAWN]
        if CLANS[self.seat].hides_mandate:  # R10.2: face down, announced as anything
            kinds = range(len(MANDATES))
            return Listed([mandate(i, kind) for i in range(1, len(window) + 1) for kind in kinds])
        return Listed([mandate(i, tile) for i, tile in enumerate(window, 1)])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Mandate)
        play_tile(s, seat, action.position - 1, action.kind)

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, Mandate) and 1 <= action.position <= TILES_DRAWN:
            tile = MANDATE.text(s.deck[action.position - 1])
            return because("open_tile", "R6.3", position=action.position, mandate=tile)
        return None


def play_tile(s: GameState, seat: int, i: int, kind: int) -> None:
    """The tile at a position of the deck is played as a mandate, which everybody performs."""
    tile = s.deck[i]
    s.deck = s.deck[:i] + s.deck[i + 1 :]
    s.played += ((seat, i, tile, kind),)
    hidden = queries.hides_mandate(s, seat)
    changes.emit(s, ev.MANDATE_PLAYED, seat, kind, int(hidden))
    if hidden:
        changes.emit(s, ev.TILE_HIDDEN, seat, tile)
    changes.begin_event(s)
    s.push(EndMandate(seat, kind))
    held = tuple((other, s.coins[other]) for other in s.seats) if kind == HARVEST else ()
    for performer in reversed(performers(s, seat, kind)):
        s.push(Perform(performer, kind, seat, held))
    changes.fire(s, MANDATE_CHOSEN, seat, amount=kind, only=seat)


def performers(s: GameState, chooser: int, kind: int) -> tuple[int, ...]:
    """R6.4: everybody clockwise, the chooser last; Train: the chooser first; Betray: the chooser alone.

    An Automa chooser is always first (A4.0).
    """
    if kind == BETRAY:
        return (chooser,)
    seats = queries.clockwise_from(s, chooser)
    return seats if kind == TRAIN or s.is_automa(chooser) else (*seats[1:], chooser)


class Perform(Step):
    """One player performs a mandate, with the bonus for the chooser and its ally (R6.5)."""

    __slots__ = ("chooser", "held", "mandate", "seat")
    NAME = "perform"
    FIELDS = (
        ("seat", SEAT),
        ("mandate", MANDATE),
        ("chooser", SEAT),
        ("held", Many(Pair(SEAT, NUMBER))),
    )

    def __init__(self, seat: int, mandate: int, chooser: int, held: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat
        self.mandate = mandate
        self.chooser = chooser
        self.held = held  # everybody's coins when a Harvest began (Q36)

    def run(self, s: GameState) -> None:
        seat = self.seat
        bonus = int(seat == self.chooser or s.ally[self.chooser] == seat)
        changes.emit(s, ev.PERFORMS, seat, self.mandate, bonus)
        changes.begin_event(s)
        if s.is_automa(seat):
            card_player().perform(s, seat, self.mandate, bonus)
        elif self.mandate == RECRUIT:
            s.push(recruit.Recruit(seat, bonus))
        elif self.mandate == MARSHAL:
            marshal.begin_marshal(s, seat, bonus)
        elif self.mandate == TRAIN:
            s.push(train.Train(seat, bonus))
        elif self.mandate == HARVEST:
            harvest.harvest(s, seat, bonus, self.held)
        else:
            betray.begin_betray(s, seat)


class EndMandate(Step):
    """After everybody has performed (Q10): the cards that wait for it, then the deck passes to the left."""

    __slots__ = ("mandate", "seat")
    NAME = "end_mandate"
    FIELDS = (
        ("seat", SEAT),
        ("mandate", MANDATE),
    )

    def __init__(self, seat: int, mandate: int) -> None:
        self.seat = seat
        self.mandate = mandate

    def run(self, s: GameState) -> None:
        s.holder = queries.left_of(s, self.seat)
        changes.begin_event(s)
        everybody(s, END_OF_MANDATE, self.mandate)
        changes.fire(s, MANDATE_PERFORMED, self.seat, amount=self.mandate, only=self.seat)


register(Political, MandateTurn, ChooseMandate, Perform, EndMandate)
