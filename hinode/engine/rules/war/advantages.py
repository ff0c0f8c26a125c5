"""War advantages before the outcome: Seppuku, Take hostage, Hire ronin (R8.3-R8.6)."""

from __future__ import annotations

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, Action, Capture, Use
from hinode.engine.board import ADVANTAGES, HOSTAGE, RONIN, SEPPUKU
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, Step, register
from hinode.engine.events import ADVANTAGE_FIELD
from hinode.engine.hooks import AFTER_CAPTURE, PIECE, SEAT, SOURCE
from hinode.engine.rules.effects import won_tie
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.shared_actions import PASS, capture, use
from hinode.engine.state import GameState


def advantage_winner(s: GameState, advantage: int) -> int:
    """The highest bid of at least 1, ties by honor as it is now (R8.3); -1 if nobody bid."""
    battle = s.battle
    assert battle is not None
    contesting = card_player().contest(s, advantage) if s.automa else []
    best = max(bid[advantage] for bid in battle.bids)
    if best < 1 and not contesting:
        return -1
    tied = [seat for seat, bid in zip(battle.participants, battle.bids, strict=True) if bid[advantage] == best]
    if s.automa:  # a clan that contests with 0 ties with humans who bid 0 (A6.2)
        tied = [seat for seat in tied if seat in contesting or not s.is_automa(seat)]
    winner = queries.most_honorable(s, tied)
    changes.emit(s, ev.ADVANTAGE_WON, advantage, winner)
    won_tie(s, winner, tied)
    if s.automa:
        card_player().promise_refunds(s, advantage, winner)
    return winner


class Advantage(Step):
    """One of the first three advantages is resolved."""

    __slots__ = ("advantage",)
    NAME = "advantage"
    FIELDS = (("advantage", ADVANTAGE_FIELD),)

    def __init__(self, advantage: int) -> None:
        self.advantage = advantage

    def run(self, s: GameState) -> None:
        changes.begin_event(s)
        winner = advantage_winner(s, self.advantage)
        if winner < 0:
            return
        if self.advantage == SEPPUKU:
            s.push(SeppukuChoice(winner))
        elif self.advantage == HOSTAGE:
            more = sum(source.captures for source in queries.sources(s, winner))
            s.push(HostageChoice(winner, 1 + more))
        else:
            s.push(RoninChoice(winner))


class AdvantageChoice(Choice):
    """The winner of an advantage may use it or not (Q21)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def use_or_pass(self, advantage: int, worth: int) -> Options:
        """`use` and `pass`, or nothing to ask if it would give nothing."""
        return Listed([use(SOURCE.read(ADVANTAGES[advantage])), PASS] if worth else [PASS])


class SeppukuChoice(AdvantageChoice):
    """R8.4: kill all your own figures for VP and honor."""

    __slots__ = ()
    NAME = "seppuku"
    FIELDS = (("seat", SEAT),)
    RULE = "R8.4"
    GRAVE = True

    def choices(self, s: GameState) -> Options:
        assert s.battle is not None
        return self.use_or_pass(SEPPUKU, queries.figures_in(s, self.seat, s.battle.province))

    def automatic(self, s: GameState, offer: Options) -> Action:
        return card_player().use_seppuku(s, self.seat)

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert s.battle is not None
        province = s.battle.province
        if not isinstance(action, Use):
            if queries.figures_in(s, seat, province):
                changes.emit(s, ev.ADVANTAGE_DECLINED, SEPPUKU, seat)
            return
        losses = tuple((seat, piece) for piece in queries.all_pieces_in(s, seat, province))
        changes.kill(s, seat, losses, province, ADVANTAGES[SEPPUKU])
        changes.gain_vp(s, seat, len(losses), ADVANTAGES[SEPPUKU])
        changes.gain_honor(s, seat, len(losses))


class HostageChoice(Choice):
    """R8.5: capture a figure of another participant, never a Daimyo; cards may allow more (Q42)."""

    __slots__ = ("left",)
    NAME = "hostage"
    FIELDS = (
        ("seat", SEAT),
        ("left", NUMBER),
    )
    RULE = "R8.5"

    def __init__(self, seat: int, left: int = 1) -> None:
        self.seat = seat
        self.left = left

    def choices(self, s: GameState) -> Options:
        battle = s.battle
        assert battle is not None
        found: list[Action] = [
            capture(owner, piece)
            for owner in battle.participants
            if owner != self.seat
            for piece in queries.pieces_in(s, owner, battle.province)
            if not queries.is_daimyo(piece)
        ]
        return Listed([*found, PASS])

    def automatic(self, s: GameState, offer: Options) -> Action:
        return card_player().take_hostage(s, self.seat, [action for action in offer if isinstance(action, Capture)])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if not isinstance(action, Capture):
            if self.choices(s).count() > 1:
                changes.emit(s, ev.ADVANTAGE_DECLINED, HOSTAGE, seat)
            return
        assert s.battle is not None
        if self.left > 1:
            s.push(HostageChoice(seat, self.left - 1))
        changes.capture(s, seat, action.owner, action.piece, s.battle.province)
        if s.is_automa(seat) and not s.vp[action.owner]:
            changes.gain_vp(s, seat, 1, ADVANTAGES[HOSTAGE])  # A6.3: even if there is nothing to steal
        changes.steal_vp(s, seat, action.owner, 1, ADVANTAGES[HOSTAGE])
        changes.fire(s, AFTER_CAPTURE, seat, amount=1, only=seat)

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if isinstance(action, Capture):
            if queries.is_daimyo(action.piece):
                return because("daimyo_is_free", "R8.5")
            if action.owner == seat:
                return because("own_hostage", "R8.5")
            return because("nobody_to_take", "R8.5", seat=SEAT.text(action.owner), piece=PIECE.text(action.piece))
        return None


class RoninChoice(AdvantageChoice):
    """R8.6: each ronin is one Force in this battle; they are not spent."""

    __slots__ = ()
    NAME = "hire_ronin"
    FIELDS = (("seat", SEAT),)
    RULE = "R8.6"

    def choices(self, s: GameState) -> Options:
        return self.use_or_pass(RONIN, queries.ronin_of(s, self.seat))

    def automatic(self, s: GameState, offer: Options) -> Action:
        return next(iter(offer))

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        battle = s.battle
        assert battle is not None
        if isinstance(action, Use):
            force = queries.ronin_of(s, seat)
            battle.hired += ((seat, force),)
            changes.emit(s, ev.RONIN_HIRED, seat, force)
        elif queries.ronin_of(s, seat):
            changes.emit(s, ev.ADVANTAGE_DECLINED, RONIN, seat)


register(Advantage, SeppukuChoice, HostageChoice, RoninChoice)
