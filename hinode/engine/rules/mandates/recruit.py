"""Recruit (R6.6, R6.7) and every other Summon (R1.5)."""

from __future__ import annotations

from typing import ClassVar

from hinode.engine import changes, queries
from hinode.engine.actions import NUMBER, PROVINCE, Action, Pass, Summon, Use
from hinode.engine.board import BUSHI, MONSTER, N_PROVINCES, RAIJIN, SHRINE, STRONGHOLD
from hinode.engine.core.errors import IllegalAction, because
from hinode.engine.core.fields import Field, Flag, Many
from hinode.engine.core.options import Listed, Options
from hinode.engine.core.steps import Choice, register
from hinode.engine.hooks import CLANS, HOOKS, MONSTERS, PIECE, SEAT, SOURCE, SOURCES, Occasion
from hinode.engine.rules.effects import offered, shrine_used
from hinode.engine.rules.led_by_cards import card_player
from hinode.engine.rules.order import AfterSummon
from hinode.engine.shared_actions import PASS, summon, summons
from hinode.engine.state import GameState

ALL_PROVINCES = (1 << N_PROVINCES) - 1


class Recruit(Choice):
    """Summon a figure at each stronghold, and one more with the bonus; one at a time (Q80).

    `placed` are the provinces used so far, `worship` the Shinto sent to shrines. Which stronghold a
    worshipper came from is never fixed: what counts is that all figures together find a place.
    """

    __slots__ = ("bonus", "placed", "used", "worship")
    NAME = "recruit"
    FIELDS: ClassVar[tuple[tuple[str, Field], ...]] = (
        ("seat", SEAT),
        ("bonus", Flag("bonus")),
        ("placed", Many(PROVINCE)),
        ("worship", NUMBER),
        ("used", Many(SOURCE)),
    )
    RULE = "R6.6"
    TURN = ("placed", "worship")

    def __init__(
        self,
        seat: int,
        bonus: int = 0,
        placed: tuple[int, ...] = (),
        worship: int = 0,
        used: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.bonus = bonus
        self.placed = placed
        self.worship = worship
        self.used = used

    def open_places(self, s: GameState) -> int:
        """The provinces where one more figure may be summoned, as bits."""
        seat, placed = self.seat, self.placed
        total = used = first = free = 0
        for p, n in enumerate(queries.strongholds(s, seat)):
            if n:
                total += n
                first |= 1 << p
                here = placed.count(p) if placed else 0
                if here < n:
                    free |= 1 << p
                else:
                    used += here - n  # by the bonus
        anywhere = CLANS[seat].summons_anywhere
        if not (total or anywhere) or len(placed) + self.worship >= total + self.bonus:
            return 0
        found = first if used < self.bonus else free
        if anywhere:
            found = ALL_PROVINCES
        if s.owned & HOOKS["room"]:
            found = sum(1 << p for p in range(N_PROVINCES) if found >> p & 1 and queries.has_room(s, seat, p))
        return found

    def choices(self, s: GameState) -> Options:
        return Listed([*self.summons(s), *offered(s, self.seat, "recruit", self.used), PASS])

    def summons(self, s: GameState) -> list[Action]:
        """Every figure that can be summoned now, and where."""
        found: list[Action] = []
        places = self.open_places(s)
        if places:
            shrines = 0
            for kami in s.shrines:
                shrines |= 1 << (SHRINE + kami)
            for piece in queries.reserve_of(s, self.seat):
                special = MONSTERS[piece - MONSTER].places if piece >= MONSTER else None
                if special is not None:
                    found += [summon(piece, place) for place in special(s, self.seat)]
                    continue
                found += summons(piece, places | shrines if queries.can_worship(piece) else places)
        return found

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        placed, worship = self.placed, self.worship
        if isinstance(action, Pass):
            if placed or worship:
                s.push(AfterSummon(seat))
        elif isinstance(action, Use):
            s.push(Recruit(seat, self.bonus, placed, worship, (*self.used, action.source)))
            used = SOURCES[action.source].used
            assert used is not None
            used(s, seat, Occasion(seat=seat))
        else:
            assert isinstance(action, Summon)
            if action.place < N_PROVINCES:
                placed += (action.place,)
            else:
                worship += 1
            s.push(Recruit(seat, self.bonus, placed, worship, self.used))
            changes.summon(s, seat, action.piece, action.place)

    def explain(self, s: GameState, seat: int, action: Action) -> IllegalAction | None:
        if not isinstance(action, Summon):
            return None
        if not queries.in_reserve(s, seat, action.piece) or action.piece == STRONGHOLD:
            return because("not_in_reserve", "R1.5", piece=PIECE.text(action.piece))
        if not self.open_places(s):
            return because("all_summoned", "R6.6")
        if action.place >= N_PROVINCES:
            if not queries.can_worship(action.piece):
                return because("no_worshipper", "R6.7")
            return because("no_such_shrine", "R3.3")
        if not queries.strongholds(s, seat)[action.place]:
            return because("no_stronghold", "R1.5", place=PROVINCE.text(action.place))
        return because("strongholds_used", "R6.6", place=PROVINCE.text(action.place))


class SummonMonster(Choice):
    """R6.10: a bought monster is summoned at once (Q6); one that counts as a Shinto may worship (Q46)."""

    __slots__ = ("piece",)
    NAME = "summon_monster"
    FIELDS = (
        ("seat", SEAT),
        ("piece", PIECE),
    )
    RULE = "R6.10"

    def __init__(self, seat: int, piece: int) -> None:
        self.seat = seat
        self.piece = piece

    def choices(self, s: GameState) -> Options:
        places = queries.monster_places(s, self.seat, self.piece)
        return Listed([summon(self.piece, place) for place in places])

    def automatic(self, s: GameState, offer: Options) -> Action:
        return card_player().place_monster(s, [action for action in offer if isinstance(action, Summon)])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        assert isinstance(action, Summon)
        s.push(AfterSummon(seat))
        changes.summon(s, seat, action.piece, action.place)


class SummonBushi(Choice):
    """Raijin (R7.2): one Bushi from the reserve to any province."""

    __slots__ = ()
    NAME = "summon_bushi"
    FIELDS = (("seat", SEAT),)
    RULE = "R7.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choices(self, s: GameState) -> Options:
        if not queries.in_reserve(s, self.seat, BUSHI):
            return Listed([PASS])
        places = [place for place in range(N_PROVINCES) if queries.has_room(s, self.seat, place)]
        return Listed([*(summon(BUSHI, place) for place in places), PASS])

    def answer(self, s: GameState, seat: int, action: Action) -> None:
        if isinstance(action, Summon):
            shrine_used(s, seat, RAIJIN)
            s.push(AfterSummon(seat))
            changes.summon(s, seat, action.piece, action.place)


register(Recruit, SummonMonster, SummonBushi)
