"""The value function: the victory points each seat can expect at the end, from what is public (docs/bots.md).

An `Outlook` is computed from one state. It keeps intermediate results (Force, chances, the value of a token), so
that a policy can ask what one more figure here or there would change without making the move.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from hinode.bots.judgement.weights import CARD_WORTH, SETS_TO_COME, Weights
from hinode.engine.board import (
    AMATERASU,
    FUJIN,
    HACHIMAN,
    HARVEST,
    MANDATES,
    MONSTER,
    N_PROVINCES,
    OVER,
    POLITICAL,
    RAIJIN,
    RECRUIT,
    REWARDS,
    RYUJIN,
    SHRINE,
    STRONGHOLD,
    SUSANOO,
    TILES_OF_A_KIND,
    TRACK,
)
from hinode.engine.hooks import CARDS, SEATS
from hinode.engine.queries import battle_force, force
from hinode.engine.rules.political import ChooseMandate
from hinode.engine.state import GameState

MANDATES_AFTER: Final = [TRACK[turn:].count("M") for turn in range(len(TRACK) + 1)]
KAMI_AFTER: Final = [TRACK[turn:].count("K") for turn in range(len(TRACK) + 1)]
SEASONS_LEFT: Final = (2, 1, 0, 0)
TILES: Final = len(MANDATES) * TILES_OF_A_KIND


def cell(province: int, seat: int) -> int:
    """Where a table of provinces and seats keeps its entry."""
    return province * SEATS + seat


def forces(s: GameState) -> list[float]:
    """The Force of every seat in every province, by cell."""
    found = [0.0] * (N_PROVINCES * SEATS)
    for seat in s.seats:
        for p in range(N_PROVINCES):
            found[cell(p, seat)] = force(s, seat, p)
    return found


def head_counts(s: GameState) -> list[int]:
    """The figures of every seat in every province, by cell."""
    found = [0] * (N_PROVINCES * SEATS)
    for seat in s.seats:
        for p in range(N_PROVINCES):
            found[cell(p, seat)] = s.counted_figures(seat, p)
        for piece in s.monsters[seat]:
            at = s.monster_at[piece - MONSTER]
            if at < N_PROVINCES:
                found[cell(at, seat)] += 1
    return found


class Outlook:
    """The points each seat can expect from a state."""

    __slots__ = (
        "at_war", "chance", "figures", "force", "harvest", "kami_left", "left", "mandates_left", "pending", "price",
        "purse", "ready", "recruits", "s", "share", "spread", "tie", "turns", "value", "w",
    )  # fmt: skip

    def __init__(self, s: GameState, w: Weights) -> None:
        self.s = s
        self.w = w
        self.value = [0.0] * SEATS
        if s.phase == OVER:
            for seat in s.seats:
                self.value[seat] = float(s.vp[seat])
            return
        self.force = forces(s)
        self.figures = head_counts(s)
        self._clock()
        self._standing()
        self._wars()
        self._shrines()
        self._harvests()

    # ---------------------------------------------------------------------------- time
    def _clock(self) -> None:
        """How much of the season is left, and whose turns."""
        s, w = self.s, self.w
        self.left = SEASONS_LEFT[s.season]
        political = s.phase <= POLITICAL
        turns = MANDATES_AFTER[s.turn] if political else 0
        self.kami_left = KAMI_AFTER[s.turn] if political else 0
        i = s.seats.index(s.holder)
        if isinstance(s.waiting, ChooseMandate):
            turns += 1
        elif s.phase == POLITICAL and s.turn and TRACK[s.turn - 1] == "M":
            i += 1  # the current mandate is the holder's
        self.mandates_left = turns
        self.turns = [0] * SEATS
        n = len(s.seats)
        for k in range(turns):
            self.turns[s.seats[(i + k) % n]] += 1
        recruits = harvests = TILES_OF_A_KIND
        for turn in s.played:
            if turn[3] == RECRUIT:
                recruits -= 1
            elif turn[3] == HARVEST:
                harvests -= 1
        tiles = TILES - len(s.played)
        self.recruits = turns * max(0, recruits) / tiles if turns else 0.0
        self.harvest = [0.0] * SEATS
        if turns and harvests > 0:
            each = harvests / tiles
            for seat in s.seats:
                ally = s.ally[seat]
                self.harvest[seat] = each * (self.turns[seat] + (self.turns[ally] if ally >= 0 else 0))
        self.spread = w.spread + w.unrest * turns

    # ---------------------------------------------------------------------------- what one has
    def _standing(self) -> None:
        """Points, pieces, cards, honor, purse and ally: what counts on its own."""
        s, w, left = self.s, self.w, self.left
        n = len(s.seats)
        before_war = s.phase <= POLITICAL
        wars = left + (1 if before_war else 0)
        total = 0
        for seat in s.seats:
            total += s.coins[seat]
        self.tie = [0.0] * SEATS
        self.share = [0.0] * SEATS
        for rank in range(n):
            seat = s.honor[rank]
            above = (n - 1 - rank) / (n - 1)
            self.tie[seat] = w.tie * above
            worth = float(s.vp[seat]) + w.honor * above * n * wars
            for token in s.tokens[seat]:
                worth += token // N_PROVINCES + 1
            for p in range(N_PROVINCES):
                standing = s.count(seat, STRONGHOLD, p)
                if standing:
                    worth += standing * w.stronghold[left]
                worth += self.figures[cell(p, seat)] * w.figure[left]
            for card in s.cards[seat]:
                worth += CARD_WORTH[card] * wars
                winter = CARDS[card].winter
                if winter is not None:
                    worth += winter(s, seat)
            coins = s.coins[seat]
            if before_war:
                worth += coins * w.coin * self.mandates_left / 7 + w.ronin * s.ronin[seat]
            ally = s.ally[seat]
            if ally >= 0:
                worth += w.bonus * self.turns[ally]
            others = (total - coins) / (n - 1)
            self.share[seat] = coins / (coins + others + 2.0)
            self.value[seat] = worth
        for captor, _, _ in s.hostages:
            if left:
                self.value[captor] += w.coin

    # ---------------------------------------------------------------------------- war
    def _wars(self) -> None:
        """Tokens, sets, deaths and advantages of the wars to come this season."""
        s, w = self.s, self.w
        self.at_war = [False] * N_PROVINCES
        self.chance = [0.0] * (N_PROVINCES * SEATS)
        self.price = [0.0] * (N_PROVINCES * SEATS)
        battle = s.battle
        first = s.fought - 1 if battle is not None and battle.winner < 0 else s.fought
        self.ready = [0.0] * SEATS  # Force from ronin
        self.pending = w.pending * self.recruits
        for seat in s.seats:
            self.ready[seat] = w.ronin_force * self.share[seat] * s.ronin[seat]
        provinces: list[int] = []
        for i in range(first, len(s.war)):
            p = s.war[i]
            self.at_war[p] = True
            provinces.append(p)
            if battle is not None and battle.province == p:
                for seat in battle.participants:
                    self.force[cell(p, seat)] = battle_force(s, seat)
        self.purse = purse = [0.0] * SEATS  # what advantages can bring
        for p in provinces:
            self._fight(p, purse)
        for seat in s.seats:
            self.value[seat] += w.stake * self.share[seat] * purse[seat]
            self._collection(seat, provinces)

    def odds(self, p: int, found: list[float]) -> float:
        """Each seat's chance to take a province's token by its Force there, and the chance of a newcomer."""
        s = self.s
        at = cell(p, 0)
        spread = self.spread
        total = outsider = self.w.outsider * self.mandates_left
        for seat in s.seats:
            strength = self.force[at + seat]
            if self.pending:
                strength += self.pending * s.count(seat, STRONGHOLD, p)
            if strength > 0:
                x = exp((strength + self.ready[seat] + self.tie[seat]) / spread) - 1.0
                found[seat] = x
                total += x
            else:
                found[seat] = 0.0
        if total <= 0.0:
            return 0.0
        for seat in s.seats:
            found[seat] /= total
        return outsider / total

    def _fight(self, p: int, purse: list[float]) -> None:
        s, w = self.s, self.w
        at = cell(p, 0)
        odds = [0.0] * SEATS
        self.odds(p, odds)
        deaths = 0.0
        for seat in s.seats:
            self.chance[at + seat] = odds[seat]
            n = self.figures[at + seat]
            if n:
                ally = s.ally[seat]
                lost = 1.0 - odds[seat] - (odds[ally] if ally >= 0 else 0.0)
                deaths += n * lost
                self.value[seat] -= n * lost * w.figure[self.left]
        for seat in s.seats:
            mine = odds[seat]
            if mine > 0.0:
                purse[seat] += (w.stakes + deaths) * min(1.0, 2.0 * (1.0 - mine))

    def _collection(self, seat: int, provinces: list[int]) -> None:
        """War tokens of this season and the set they make (R9.1, R9.2); also what one more token is worth."""
        s = self.s
        have = 0
        for token in s.tokens[seat]:
            have |= 1 << token % N_PROVINCES
        sets = SETS_TO_COME[self.left]
        season = float(min(s.season, 2) + 1)
        base = have.bit_count()
        more = [1.0]  # the chances of 0, 1, 2, ... new provinces
        for p in provinces:
            chance = self.chance[cell(p, seat)]
            self.value[seat] += season * chance
            if chance > 0.0 and not have >> p & 1:
                more.append(0.0)
                for k in range(len(more) - 1, 0, -1):
                    more[k] += (more[k - 1] - more[k]) * chance
                more[0] *= 1.0 - chance
        bonus = step = 0.0
        for k, chance in enumerate(more):
            i = min(base + k, N_PROVINCES)
            bonus += chance * sets[i]
            step += chance * (sets[min(i + 1, N_PROVINCES)] - sets[i])
        self.value[seat] += bonus
        for p in provinces:
            self.price[cell(p, seat)] = season + (0.0 if have >> p & 1 else step)

    # ---------------------------------------------------------------------------- shrines and harvests
    def benefit(self, kami: int, seat: int) -> float:
        """The value of a shrine at one kami turn."""
        w = self.w
        if kami == FUJIN:
            return w.fujin
        if kami == RAIJIN:
            return w.raijin
        if kami == RYUJIN:
            return w.ryujin
        if kami == AMATERASU:
            return w.amaterasu / max(1, self.kami_left)
        if kami == SUSANOO:
            s = self.s
            return float(sum(s.count(seat, STRONGHOLD, p) for p in range(N_PROVINCES)))
        if kami == HACHIMAN:
            return 2 * w.ronin + 0.6
        return 2 * w.coin + 0.4

    def worship(self, kami: int, who: int, more: int) -> float:
        """The value of a shrine to a seat at all coming kami turns, with a number of worshippers more."""
        s = self.s
        place = SHRINE + kami
        total = 0.5 * self.recruits
        mine = 0.0
        for seat in s.seats:
            n = force(s, seat, place) + (more if seat == who else 0)
            if n > 0:
                x = exp((n + self.tie[seat]) / 0.5) - 1.0
                total += x
                if seat == who:
                    mine = x
        return self.kami_left * self.benefit(kami, who) * mine / total if mine > 0 else 0.0

    def _shrines(self) -> None:
        s = self.s
        if not self.kami_left:
            return
        for kami in s.shrines:
            if not any(s.figures[SHRINE + kami]) and SHRINE + kami not in s.monster_at:
                continue
            for seat in s.seats:
                self.value[seat] += self.worship(kami, seat, 0)

    def _harvests(self) -> None:
        if not self.mandates_left:
            return
        for p in range(N_PROVINCES):
            lead = self.leader(p, -1, 0.0)
            if lead >= 0:
                self.value[lead] += self.harvest[lead] * self.reward(p)

    def reward(self, p: int) -> float:
        """The value of a province's harvest."""
        vp, coins, ronin = REWARDS[p]
        return vp + 0.6 * coins + 0.6 * ronin

    def leader(self, p: int, who: int, more: float) -> int:
        """The seat with the most Force in a province, if one seat had more than it has; -1 if none has any."""
        best, lead = 0.0, -1
        for seat in self.s.honor:
            n = self.force[cell(p, seat)] + (more if seat == who else 0.0)
            if n > best:
                best, lead = n, seat
        return lead

    # ---------------------------------------------------------------------------- for one seat
    def utility(self, seat: int) -> float:
        """What a seat maximizes: its own points against those of its strongest rivals."""
        return utility(self.s, self.value, seat, self.w)

    def concern(self, seat: int) -> list[float]:
        """How much a point of each seat matters to one of them: its own in full, the rivals' against it."""
        s = self.s
        found = [0.0] * SEATS
        top = -1e9
        for other in s.seats:
            if other != seat and self.value[other] > top:
                top = self.value[other]
        total = 0.0
        for other in s.seats:
            if other != seat:
                found[other] = exp((self.value[other] - top) / self.w.rival)
                total -= found[other]
        for other in s.seats:
            found[other] /= total
        found[seat] = 1.0
        return found


def utility(s: GameState, value: list[float], seat: int, w: Weights) -> float:
    """Own points less a soft maximum of the others'."""
    sharp = w.rival
    top = -1e9
    for other in s.seats:
        if other != seat and value[other] > top:
            top = value[other]
    total = 0.0
    for other in s.seats:
        if other != seat:
            total += exp((value[other] - top) / sharp)
    return value[seat] - top - sharp * log(total / (len(s.seats) - 1))
