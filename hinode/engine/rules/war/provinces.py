"""The war phase (R8): start of war, the war provinces in order, the course of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from hinode.engine import changes, queries
from hinode.engine import events as ev
from hinode.engine.actions import NUMBER, PROVINCE, Action, Bid
from hinode.engine.board import HOSTAGE, RONIN, SEPPUKU, WAR
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Json, Many, Pair
from hinode.engine.core.options import NONE, Options
from hinode.engine.core.rng import Rng
from hinode.engine.core.steps import Decision, Step, register
from hinode.engine.hooks import BEFORE_PROVINCE, SEAT, START_OF_BATTLE, START_OF_WAR
from hinode.engine.rules.effects import won_tie
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.rules.order import everybody
from hinode.engine.rules.war.advantages import Advantage
from hinode.engine.rules.war.outcome import BattleOver, Outcome, Poets, Reparations
from hinode.engine.state import Battle, GameState

Sealed = tuple[int, int, int, int, int]  # seat and its four bids


class WarPhase(Step):
    """R8.1: start-of-war effects, once, then the provinces."""

    __slots__ = ()
    NAME = "war_phase"

    def run(self, s: GameState) -> None:
        s.phase = WAR
        s.fought = 0
        changes.emit(s, ev.WAR_BEGAN, s.season)
        changes.begin_event(s)
        s.push(WarProvinces())
        everybody(s, START_OF_WAR)


class WarProvinces(Step):
    """R8.2: the next war province, while there is one."""

    __slots__ = ()
    NAME = "war_provinces"

    def run(self, s: GameState) -> None:
        if s.fought == len(s.war):
            return
        province = s.war[s.fought]
        s.fought += 1
        changes.emit(s, ev.PROVINCE_AT_WAR, s.fought, province)
        s.push(self)
        s.push(ProvinceWar(province))
        everybody(s, BEFORE_PROVINCE)


class ProvinceWar(Step):
    """R8.2: nobody, one alone, an allied pair, or a battle."""

    __slots__ = ("province",)
    NAME = "province_war"
    FIELDS = (("province", PROVINCE),)

    def __init__(self, province: int) -> None:
        self.province = province

    def run(self, s: GameState) -> None:
        province = self.province
        present = tuple(seat for seat in s.seats if queries.force(s, seat, province) > 0)
        changes.begin_event(s)
        if not present:
            changes.emit(s, ev.TOKEN_DISCARDED, province)
        elif len(present) == 1:
            changes.take_token(s, present[0], province)
        elif len(present) == 2 and s.ally[present[0]] == present[1]:
            seat, tied = queries.strongest(s, province)
            changes.take_token(s, seat, province)
            won_tie(s, seat, tied)
        else:
            s.battle = Battle(province, present)
            changes.emit(s, ev.BATTLE, province, present)
            s.push(card_player().battle_by_cards() if queries.only_automa(s, present) else OpenBids())
            everybody(s, START_OF_BATTLE)


class OpenBids(Step):
    """Bidding begins."""

    __slots__ = ()
    NAME = "open_bids"

    def run(self, s: GameState) -> None:
        s.asked += 1
        s.push(Bids())


class Bids(Decision):
    """R8.3: everybody splits its coins in secret; a bid may be changed until the last one is in."""

    __slots__ = ("sealed",)
    NAME = "bids"
    FIELDS = (("sealed", Many(Pair(SEAT, NUMBER, NUMBER, NUMBER, NUMBER))),)
    RULE = "R8.3"
    SEALED = True

    def __init__(self, sealed: tuple[Sealed, ...] = ()) -> None:
        self.sealed = sealed

    def actors(self, s: GameState) -> tuple[int, ...]:
        battle = s.battle
        assert battle is not None
        done = [sealed[0] for sealed in self.sealed]
        # Without coins there is nothing to decide.
        return tuple(seat for seat in battle.participants if seat not in done and s.coins[seat])

    def waits(self, s: GameState) -> bool:
        if self.actors(s):
            return True
        s.agenda.pop()
        self.reveal(s)
        return False

    def options(self, s: GameState, seat: int) -> Options:
        battle = s.battle
        assert battle is not None
        if seat not in battle.participants or not s.coins[seat]:
            return NONE
        return Splits(s.coins[seat])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        bid = (seat, action.seppuku, action.hostage, action.ronin, action.poets)
        changes.emit(s, ev.BID, *bid)
        s.push(Bids((*(sealed for sealed in self.sealed if sealed[0] != seat), bid)))

    def reveal(self, s: GameState) -> None:
        """All bids are in: the coins leave the reserves (Q20) and the battle takes its course."""
        battle = s.battle
        assert battle is not None
        by_seat = {sealed[0]: sealed[1:] for sealed in self.sealed}
        battle.bids = tuple(by_seat.get(seat, (0, 0, 0, 0)) for seat in battle.participants)
        for seat, bid in zip(battle.participants, battle.bids, strict=True):
            if s.is_automa(seat):
                continue  # it bids later, by cards (A6.2)
            s.coins[seat] -= sum(bid)
            changes.emit(s, ev.BID_REVEALED, seat, *bid, s.coins[seat])
        s.push_all(
            Advantage(SEPPUKU),
            Advantage(HOSTAGE),
            Advantage(RONIN),
            Outcome(),
            Poets(),
            *((card_player().refunds(),) if s.automa else ()),
            Reparations(),
            BattleOver(),
        )

    def shown(self, seat: int) -> dict[str, Json]:
        """Which seats have bid is public; each sees only its own bid."""
        own = [list(sealed[1:]) for sealed in self.sealed if sealed[0] == seat]
        return {
            "step": self.NAME,
            "sealed": [SEAT.json(sealed[0]) for sealed in sorted(self.sealed)],
            "own": list[Json](own[0]) if own else None,
        }

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        battle = s.battle
        assert battle is not None
        if seat not in battle.participants:
            return because("no_part", "R8.3")
        if isinstance(action, Bid):
            return because("large_bid", "R8.3", purse=s.coins[seat])
        return None


class Splits(Options):
    """Every way to split some coins over the four advantages and what is kept back."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __contains__(self, action: Action) -> bool:
        if not isinstance(action, Bid):
            return False
        bid = (action.seppuku, action.hostage, action.ronin, action.poets)
        return min(bid) >= 0 and sum(bid) <= self.coins

    def count(self) -> int:
        return comb(self.coins + 4, 4)

    def sample(self, rng: Rng) -> Action:
        # Stars and bars: four bars among coins + 4 places, every set of places equally likely.
        bars: list[int] = []
        for low in range(self.coins, self.coins + 4):
            place = rng.below(low + 1)
            bars.append(low if place in bars else place)
        bars.sort()
        a, b, c, d = bars
        return Bid(a, b - a - 1, c - b - 1, d - c - 1)

    def __iter__(self) -> Iterator[Action]:
        n = self.coins
        for a in range(n + 1):
            for b in range(n + 1 - a):
                for c in range(n + 1 - a - b):
                    for d in range(n + 1 - a - b - c):
                        yield Bid(a, b, c, d)

    def json(self) -> Json:
        return {"kind": "bid", "coins": self.coins}


register(WarPhase, WarProvinces, ProvinceWar, OpenBids, Bids)
