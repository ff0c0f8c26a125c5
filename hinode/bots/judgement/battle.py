"""A model of a battle: what each participant gains for given bids, computed without the engine (R8.3-R8.9).

It knows Force, figures, ronin, honor, coins and what each side stands to win. It ignores effects of cards beyond
Force: they are small beside the stakes.
"""

from __future__ import annotations

from hinode.bots.judgement.value import Outlook, cell
from hinode.engine.board import BUSHI, DAIMYO, HOSTAGE, POETS, RONIN, SEPPUKU, SHINTO
from hinode.engine.queries import is_daimyo, monsters_in, ronin_of, ronin_per_coin
from hinode.engine.state import Bid, GameState


class BattleModel:
    """The current battle. Lists are indexed by the order of its participants."""

    __slots__ = (
        "allies", "capturable", "coin", "coins", "figure", "figures", "force", "hostage_coin", "n", "points", "price",
        "rank", "ronin", "ronin_per_coin", "seats",
    )  # fmt: skip

    def __init__(self, s: GameState, look: Outlook) -> None:
        battle = s.battle
        assert battle is not None
        p = battle.province
        seats = battle.participants
        self.seats = seats
        self.n = len(seats)
        w = look.w
        self.figure = w.figure[look.left]
        self.hostage_coin = w.coin if look.left else 0.0
        self.force = [look.force[cell(p, seat)] for seat in seats]
        self.figures = [look.figures[cell(p, seat)] for seat in seats]
        self.price = [look.price[cell(p, seat)] for seat in seats]
        self.rank = [s.honor.index(seat) for seat in seats]
        self.coins = [s.coins[seat] for seat in seats]
        self.points = [s.vp[seat] for seat in seats]
        self.allies = [seats.index(s.ally[seat]) if s.ally[seat] in seats else -1 for seat in seats]
        self.capturable = [0] * self.n
        self.ronin = [0.0] * self.n
        self.ronin_per_coin = [0] * self.n
        self.coin = [0.0] * self.n
        for i, seat in enumerate(seats):
            free = s.count(seat, BUSHI, p) + s.count(seat, SHINTO, p)
            for piece in monsters_in(s, seat, p):
                if not is_daimyo(piece):
                    free += 1
            self.capturable[i] = free
            self.ronin[i] = float(ronin_of(s, seat))
            self.ronin_per_coin[i] = ronin_per_coin(s, seat)
            self.coin[i] = self._later(s, look, seat)

    def _later(self, s: GameState, look: Outlook, seat: int) -> float:
        """The value of a coin saved for later battles."""
        w = look.w
        purse = 0.0
        for i in range(s.fought, len(s.war)):
            at = cell(s.war[i], 0)
            mine = look.chance[at + seat]
            if mine > 0.0:
                deaths = 0.0
                for other in s.seats:
                    deaths += look.figures[at + other] * (1.0 - look.chance[at + other])
                purse += (w.stakes + deaths) * min(1.0, 2.0 * (1.0 - mine))
        coins = s.coins[seat]
        others = 0
        for other in s.seats:
            others += s.coins[other]
        others -= coins
        return w.stake * purse / (coins + others / (len(s.seats) - 1) + 2.0)

    def winner(self, bids: list[Bid], advantage: int) -> int:
        """The highest bid of at least 1, ties by honor; -1 if nobody bid."""
        best, who = 0, -1
        for i in range(self.n):
            bid = bids[i][advantage]
            if bid > best or (bid == best and bid and self.rank[i] < self.rank[who]):
                best, who = bid, i
        return who

    def strongest(self, force: list[float]) -> int:
        """The winner with this Force."""
        who = 0
        for i in range(1, self.n):
            if force[i] > force[who] or (force[i] == force[who] and self.rank[i] < self.rank[who]):
                who = i
        return who

    def play(self, bids: list[Bid], gain: list[float]) -> None:
        """Everybody's gain in victory points, kept coins included, if these are the bids."""
        n = self.n
        force = self.force[:]
        dying = self.figures[:]
        dead = 0
        for i in range(n):
            gain[i] = 0.0
        captor = self.winner(bids, HOSTAGE)
        hired = self.winner(bids, RONIN)
        spent = 0
        if hired >= 0:
            bid = bids[hired]
            spent = bid[0] + bid[1] + bid[2] + bid[3]
            more = self.ronin[hired] - self.ronin_per_coin[hired] * spent
        else:
            more = 0.0
        # Seppuku: a side that would lose its figures anyway kills them for honor.
        dies = self.winner(bids, SEPPUKU)
        if dies >= 0 and dying[dies]:
            if hired >= 0:
                force[hired] += more
            first = self.strongest(force)
            if hired >= 0:
                force[hired] -= more
            spared = first == dies or self.allies[dies] == first
            saved = self.price[dies] if first == dies else 0.0
            if not spared or dying[dies] > saved + self.figure * dying[dies]:
                gain[dies] += dying[dies] * (1.0 - self.figure)
                dead += dying[dies]
                force[dies] -= dying[dies]
                if force[dies] < 0.0:
                    force[dies] = 0.0
                dying[dies] = 0
        if captor >= 0:
            victim = self.victim(captor, force, dying)
            if victim >= 0:
                force[victim] = max(0.0, force[victim] - 1.0)
                dying[victim] -= 1
                gain[captor] += self.hostage_coin
                gain[victim] -= self.figure
                if self.points[victim]:
                    gain[captor] += 1.0
                    gain[victim] -= 1.0
        if hired >= 0:
            force[hired] += more
        won = self.strongest(force)
        gain[won] += self.price[won]
        for i in range(n):
            if i != won and self.allies[i] != won and dying[i]:
                dead += dying[i]
                gain[i] -= dying[i] * self.figure
        poet = self.winner(bids, POETS)
        if poet >= 0:
            gain[poet] += dead
        bid = bids[won]
        share = (bid[0] + bid[1] + bid[2] + bid[3]) / (n - 1)
        for i in range(n):
            bid = bids[i]
            kept = self.coins[i] - bid[0] - bid[1] - bid[2] - bid[3]
            gain[i] += self.coin[i] * (kept if i == won else kept + share)

    def victim(self, captor: int, force: list[float], dying: list[int]) -> int:
        """Whose figure a captor takes: the strongest opponent's, an ally's last."""
        best, who = -1.0, -1
        for i in range(self.n):
            if i != captor and self.capturable[i] and dying[i]:
                worth = force[i] + (0.5 if self.points[i] else 0.0) - (10.0 if self.allies[captor] == i else 0.0)
                if who < 0 or worth > best:
                    best, who = worth, i
        return who


assert (SEPPUKU, HOSTAGE, RONIN, POETS) == (0, 1, 2, 3)
assert DAIMYO == SHINTO + 1
