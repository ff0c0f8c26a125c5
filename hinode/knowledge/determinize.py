"""A random world consistent with what a seat knows, for search.

Hidden from a seat are: the generator, others' sealed bids, the order of the Automa's cards, and the mandate
tiles. Of the tiles it knows those it drew itself, with their order, those the Automa laid out, and which
mandates others played face up; not which position they took them from, nor a tile played face down.
"""

from __future__ import annotations

from hinode.engine import queries
from hinode.engine.automa.cards.pile import Pile
from hinode.engine.board import TILES_DRAWN
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game
from hinode.engine.rules.season import all_tiles
from hinode.engine.rules.war.provinces import Bids, Splits
from hinode.engine.state import GameState, Turn
from hinode.knowledge.view import draws_now, windows


def determinize(game: Game | GameState, seat: int, rng: Rng) -> GameState:
    """A copy in which everything the seat cannot know has been redrawn (-1: a spectator)."""
    s = (game.state if isinstance(game, Game) else game).clone()
    _Tiles(s, seat, rng).resample()
    if isinstance(s.waiting, Bids):
        s.waiting = s.agenda[-1] = _unseal(s, s.waiting, seat, rng)
    if s.pile is not None:
        pile = s.pile
        s.pile = Pile(pile.deck, pile.level, rng.shuffled(pile.cards), pile.discards, pile.in_use)
    s.offer = None  # options follow from what has just been redrawn
    s.rng = rng.below(1 << 64)
    return s


def _unseal(s: GameState, step: Bids, seat: int, rng: Rng) -> Bids:
    """Redraw the sealed bids of the others."""
    sealed: list[tuple[int, int, int, int, int]] = []
    for bid in step.sealed:
        if bid[0] != seat:
            a, b, c, d = (int(n) for n in Splits(s.coins[bid[0]]).sample(rng).text.split()[1:])
            bid = (bid[0], a, b, c, d)
        sealed.append(bid)
    return Bids(tuple(sealed))


class _Tiles:
    """Redraws the season's tiles.

    The ten tiles of the season's first deck are slots 0-9. Going through the turns in order, each turn
    takes one of the first four slots away; what a seat has seen fixes slots. If positions do not
    fit what was seen later, the search backtracks.
    """

    def __init__(self, s: GameState, seat: int, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.seen = windows(s)
        self.slots: list[int] = [-1] * len(all_tiles())
        self.left = [all_tiles().count(kind) for kind in range(5)]
        self.taken: list[tuple[int, int]] = []  # position and slot, turn by turn

    def resample(self) -> None:
        s = self.s
        if not self._turn(0, list(range(len(self.slots)))):
            raise AssertionError("the seat knows something impossible")
        rest = self.rng.shuffled(tuple(kind for kind in range(5) for _ in range(self.left[kind])))
        unknown = [slot for slot, tile in enumerate(self.slots) if tile < 0]
        for slot, tile in zip(unknown, rest, strict=True):
            self.slots[slot] = tile
        played: list[Turn] = []
        for turn, (position, slot) in zip(s.played, self.taken, strict=True):
            played.append((turn[0], position, self.slots[slot], turn[3]))
        gone = {slot for _, slot in self.taken}
        s.deck = tuple(tile for slot, tile in enumerate(self.slots) if slot not in gone)
        s.played = tuple(played)

    def _turn(self, number: int, deck: list[int]) -> bool:
        """Fill in a turn and all that follow; False if nothing fits."""
        s = self.s
        if number == len(s.played):
            return not draws_now(s, self.seat) or self._fix(deck, s.deck[:TILES_DRAWN]) is not None
        chooser, position, _, kind = s.played[number]
        if chooser == self.seat or s.is_automa(chooser):  # A4.0: its tiles are public
            fixed = self._fix(deck, self.seen[number])
            if fixed is None:
                return False
            if self._take(number, deck, position):
                return True
            self._free(fixed)
            return False
        hidden = queries.hides_mandate(s, chooser)
        for i in self._likely(deck, -1 if hidden else kind):
            fixed = [] if hidden else self._fix([deck[i]], (kind,))
            if fixed is None:
                continue
            if self._take(number, deck, i):
                return True
            self._free(fixed)
        return False

    def _take(self, number: int, deck: list[int], position: int) -> bool:
        self.taken.append((position, deck[position]))
        if self._turn(number + 1, deck[:position] + deck[position + 1 :]):
            return True
        self.taken.pop()
        return False

    def _likely(self, deck: list[int], kind: int) -> list[int]:
        """The positions a tile may have come from, in random order, likelier ones sooner."""
        unknown = sum(self.left) or 1
        weighted: list[tuple[int, int]] = []
        for i in range(TILES_DRAWN):
            tile = self.slots[deck[i]]
            weight = unknown if kind < 0 or tile == kind else self.left[kind] if tile < 0 else 0
            if weight:
                weighted.append((weight, i))
        order: list[int] = []
        while weighted:
            n = self.rng.below(sum(weight for weight, _ in weighted))
            for pair in weighted:
                n -= pair[0]
                if n < 0:
                    order.append(pair[1])
                    weighted.remove(pair)
                    break
        return order

    def _fix(self, slots: list[int], tiles: tuple[int, ...]) -> list[int] | None:
        """Put known tiles into slots; the slots that were open, or None (with nothing changed) if they do not fit."""
        fixed: list[int] = []
        for slot, tile in zip(slots, tiles, strict=False):
            if self.slots[slot] == tile:
                continue
            if self.slots[slot] >= 0 or not self.left[tile]:
                self._free(fixed)
                return None
            self.slots[slot] = tile
            self.left[tile] -= 1
            fixed.append(slot)
        return fixed

    def _free(self, slots: list[int]) -> None:
        for slot in slots:
            self.left[self.slots[slot]] += 1
            self.slots[slot] = -1
