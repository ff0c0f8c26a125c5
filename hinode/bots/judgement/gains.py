"""The value to one seat of a change in one place, estimated without making it."""

from __future__ import annotations

from hinode.bots.judgement.value import Outlook, cell
from hinode.bots.judgement.weights import CARD_WORTH
from hinode.engine.board import DAIMYO, MONSTER, N_PROVINCES, SHRINE, STRONGHOLD
from hinode.engine.hooks import CARDS, HOOKS, SEATS
from hinode.engine.queries import force, strength
from hinode.engine.state import GameState


class Gains:
    """The outlook of one seat: its own points count in full, its rivals' against it."""

    __slots__ = ("_base", "_more", "coef", "coin", "look", "s", "seat")

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look = look
        self.s = s = look.s
        self.seat = seat
        self.coef = look.concern(seat)
        self._base = [0.0] * N_PROVINCES
        self._more: dict[tuple[float, int, int], float] = {}
        for p in range(N_PROVINCES):
            self._base[p] = self._local(p)
        coins = s.coins[seat]
        share = look.share[seat]
        spent = coins / share if share > 0 else 4.0
        w = look.w
        self.coin = w.coin * look.mandates_left / 7 + w.stake * look.purse[seat] * (1.0 - share) / max(2.0, spent)

    def _local(self, p: int) -> float:
        """The value of a province as the outlook stands."""
        look, s, coef = self.look, self.s, self.coef
        total = 0.0
        at = cell(p, 0)
        if look.at_war[p]:
            odds = [0.0] * SEATS
            look.odds(p, odds)
            figure = look.w.figure[look.left]
            deaths = 0.0
            for seat in s.seats:
                n = look.figures[at + seat]
                worth = odds[seat] * look.price[at + seat]
                if n:
                    ally = s.ally[seat]
                    lost = n * (1.0 - odds[seat] - (odds[ally] if ally >= 0 else 0.0))
                    deaths += lost
                    worth -= lost * figure
                total += coef[seat] * worth
            mine = odds[self.seat]
            if mine > 0.0:
                w = look.w
                total += w.stake * look.share[self.seat] * (w.stakes + deaths) * min(1.0, 2.0 * (1.0 - mine))
        if look.mandates_left:
            lead = look.leader(p, -1, 0.0)
            if lead >= 0:
                total += coef[lead] * look.harvest[lead] * look.reward(p)
        return total

    def more(self, p: int, force: float, figures: int) -> float:
        """More Force and more figures in a province."""
        key = force, figures, p
        found = self._more.get(key)
        if found is None:
            look = self.look
            i = cell(p, self.seat)
            look.force[i] += force
            look.figures[i] += figures
            found = self._more[key] = self._local(p) - self._base[p]
            look.force[i] -= force
            look.figures[i] -= figures
        return found

    def relief(self, p: int, other: int) -> float:
        """The value of another seat not adding a figure to a province."""
        look = self.look
        i = cell(p, other)
        look.force[i] += 1.0
        look.figures[i] += 1
        found = self._base[p] - self._local(p)
        look.force[i] -= 1.0
        look.figures[i] -= 1
        return max(0.0, found)

    def swap(self, p: int, mine: float, owner: int, theirs: float) -> float:
        """The value of replacing another's figure with one's own."""
        look = self.look
        i, j = cell(p, self.seat), cell(p, owner)
        look.force[i] += mine
        look.figures[i] += 1
        look.force[j] -= theirs
        look.figures[j] -= 1
        found = self._local(p) - self._base[p]
        look.force[i] -= mine
        look.figures[i] -= 1
        look.force[j] += theirs
        look.figures[j] += 1
        figure = look.w.figure[look.left]
        return found + figure * (self.coef[self.seat] - self.coef[owner])

    def summon(self, piece: int, place: int) -> float:
        """The value of summoning a figure to a province or a shrine."""
        look = self.look
        if place >= SHRINE:
            kami = place - SHRINE
            return look.worship(kami, self.seat, 1) - look.worship(kami, self.seat, 0)
        f = might(self.s, self.seat, piece, place)
        gain = self.more(place, f, 1) + look.w.figure[look.left]
        if piece == DAIMYO:
            gain += 0.05
        elif piece == 1:
            gain -= 0.2
        return gain

    def move(self, piece: int, start: int, goal: int) -> float:
        """The value of moving a figure to another province."""
        if piece == STRONGHOLD:
            f = might(self.s, self.seat, piece, goal)
            return self.more(goal, f, 0) + self.more(start, -f, 0)
        f = might(self.s, self.seat, piece, goal)
        g = f if piece < DAIMYO else -might(self.s, self.seat, piece, start, -1)
        return self.more(goal, f, 1) + self.more(start, -g, -1)

    def build(self, p: int) -> float:
        """The value of a stronghold in a province, before its price."""
        look, s = self.look, self.s
        f = might(s, self.seat, STRONGHOLD, p)
        row = s.figures[p]
        s.count_more(self.seat, STRONGHOLD, p, 1)
        look.force[cell(p, self.seat)] += f
        gain = self._local(p) - self._base[p]
        look.force[cell(p, self.seat)] -= f
        s.figures[p] = row
        return gain + look.w.stronghold[look.left]

    def card(self, card: int) -> float:
        """The value of a season card, before its price."""
        look, s, seat = self.look, self.s, self.seat
        worth = CARD_WORTH[card] * (look.left + 1)
        before = winter(s, seat)
        cards = s.cards[seat]
        monsters = s.monsters[seat]
        piece = CARDS[card].piece
        s.cards[seat] = (*cards, card)
        if piece >= 0:
            s.monsters[seat] = (*monsters, piece)
        worth += winter(s, seat) - before
        if piece >= 0:
            own = CARDS[card].strength
            f = own if isinstance(own, int) else 2
            best = 0.0
            for p in range(N_PROVINCES):
                if s.count(seat, STRONGHOLD, p):
                    best = max(best, self.more(p, float(f), 1))
            worth += best + look.w.figure[look.left] * f
        s.cards[seat] = cards
        s.monsters[seat] = monsters
        return worth


def winter(s: GameState, seat: int) -> float:
    """The points a seat's winter cards would score now."""
    total = 0
    for card in s.cards[seat]:
        score = CARDS[card].winter
        if score is not None:
            total += score(s, seat)
    return float(total)


def might(s: GameState, seat: int, piece: int, place: int, more: int = 1) -> float:
    """The Force that one piece more (or less) makes in a province."""
    if piece >= MONSTER:
        return float(strength(s, seat, piece, place)) * more
    if piece < DAIMYO and not (s.cards[seat] and s.owned & HOOKS["force"]):
        return float(more)
    before = force(s, seat, place)
    row = s.figures[place]
    s.count_more(seat, piece, place, more)
    after = force(s, seat, place)
    s.figures[place] = row
    return float(after - before)
