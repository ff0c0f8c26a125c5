"""Reading the lines of one clan in a position."""

from __future__ import annotations

from typing import Final

from hinode.engine import changes
from hinode.engine.actions import PROVINCE
from hinode.engine.board import (
    ASIDE,
    FIGURES_OF_A_KIND,
    HELD,
    KINDS,
    MONSTER,
    N_PROVINCES,
    PLACES,
    RESERVE,
    SEASONS,
    SETUP,
    SHRINE,
    SPRING,
    STRONGHOLD,
    WINTER,
)
from hinode.engine.core.fields import Pair
from hinode.engine.core.lines import Line
from hinode.engine.hooks import CARD, CARDS, PIECE, SEAT
from hinode.engine.queries import can_worship, is_daimyo
from hinode.engine.state import GameState
from hinode.notation.words import NUMBER, SEASON, read_pieces, read_seat, read_word

TOKEN: Final = Pair(SEASON, PROVINCE)
HEAD_WORDS: Final = ("vp", "coins", "ronin", "ally", "allied")
ANY_SET: Final = "any"  # for study: cards of every set may be owned, the core cards are on display


class ClanReader:
    """Pieces that no line names are in the reserve. `owned_tokens` are those of the clans read before."""

    def __init__(self, s: GameState, seat: int, lines: list[Line], owned_tokens: set[int]) -> None:
        self.state = s
        self.seat = seat
        self.lines = lines
        self.owned_tokens = owned_tokens

    def read(self) -> None:
        """All lines of the clan."""
        s, seat, lines = self.state, self.seat, self.lines
        for line in lines:
            if len(line.words) > 1 and line.words[1] == "cards":
                self._cards(line)
        for kind, number in enumerate(FIGURES_OF_A_KIND):
            s.count_more(seat, kind, RESERVE, number)
        seen: set[str] = set()
        for line in lines:
            word = line.words[1] if len(line.words) > 1 else ""
            zone = " ".join(line.words[1:3]) if word == "captive" else "vp" if word in HEAD_WORDS else word
            if zone in seen and word in HEAD_WORDS:
                raise line.error(f"vp, coins, ronin, ally and allied of {line.words[0]} stand on one line")
            if zone in seen:
                raise line.error(f"there is a second '{line.words[0]} {zone}' line")
            seen.add(zone)
            if word in HEAD_WORDS:
                self._head(line)
            elif word == "tokens":
                self._tokens(line)
            elif word == "aside":
                for piece in read_pieces(line, line.words[2:]):
                    self._from_reserve(piece, ASIDE, line)
                    s.aside += ((seat, piece),)
            elif word == "captive":
                self._captive(line)
            elif word in PLACES:
                self._zone(line)
            elif word != "cards":
                raise line.error(f"'{word}' is neither vp, cards, tokens, aside, captive nor a place")

    def _head(self, line: Line) -> None:
        """CLAN [vp N] [coins N] [ronin N] [ally CLAN] [allied SEASONS]"""
        s, seat = self.state, self.seat
        words = line.words[1:]
        if len(words) % 2:
            raise line.error("it reads: CLAN [vp N] [coins N] [ronin N] [ally CLAN] [allied SEASONS]")
        pairs = dict(zip(words[::2], words[1::2], strict=True))
        if len(pairs) * 2 != len(words):
            raise line.error("a word stands twice on this line")
        s.vp[seat] = read_word(line, NUMBER, pairs.pop("vp", "0"))
        s.coins[seat] = read_word(line, NUMBER, pairs.pop("coins", "0"))
        s.ronin[seat] = read_word(line, NUMBER, pairs.pop("ronin", "0"))
        if s.is_automa(seat) and s.coins[seat] + s.ronin[seat]:
            raise line.error("an Automa clan holds neither coins nor ronin (A1.2)")
        ally = pairs.pop("ally", "-")
        if ally != "-":
            s.ally[seat] = read_seat(s, line, ally)
            if s.season < WINTER and s.phase != SETUP:  # before the tea ceremony it is last season's ally
                s.allied_seasons[seat] |= 1 << s.season
        for name in pairs.pop("allied", "").split(","):
            if name:
                s.allied_seasons[seat] |= 1 << read_word(line, SEASON, name)
        if pairs:
            raise line.error(f"'{next(iter(pairs))}' does not belong on this line")

    def _cards(self, line: Line) -> None:
        s = self.state
        for word in line.words[2:]:
            card = CARDS[read_word(line, CARD, word)]
            if s.card_set != ANY_SET and not {"core", s.card_set} & set(card.sets):
                raise line.error(f"{word} is not in the {s.card_set} set")
            if card.season > s.season:
                raise line.error(f"{word} cannot be bought before {SEASONS[card.season]}")
            if sum(s.cards[other].count(card.id) for other in s.seats) >= card.copies:
                raise line.error(f"there are not so many copies of {word}")
            changes.own(s, self.seat, card.id)

    def _from_reserve(self, piece: int, place: int, line: Line) -> None:
        """Move a piece from the reserve to a place."""
        s, seat = self.state, self.seat
        if piece >= MONSTER:
            if piece not in s.monsters[seat]:
                raise line.error(f"{SEAT.text(seat)} does not own the card {PIECE.text(piece)}")
            if s.monster_at[piece - MONSTER] != RESERVE:
                raise line.error(f"{PIECE.text(piece)} stands in two places")
            s.monster_at[piece - MONSTER] = place
            return
        if not s.count(seat, piece, RESERVE):
            raise line.error(f"{SEAT.text(seat)} has only {FIGURES_OF_A_KIND[piece]} {KINDS[piece]}")
        s.count_more(seat, piece, RESERVE, -1)
        if place < RESERVE:
            s.count_more(seat, piece, place, 1)

    def _zone(self, line: Line) -> None:
        place = PLACES.index(line.words[1])
        if place >= SHRINE and place - SHRINE not in self.state.shrines:
            raise line.error(f"the shrine of {line.words[1]} is not in this game")
        for piece in read_pieces(line, line.words[2:]):
            if place >= SHRINE and not can_worship(piece):
                raise line.error(f"a {PIECE.text(piece)} does not worship")
            self._from_reserve(piece, place, line)

    def _captive(self, line: Line) -> None:
        if len(line.words) < 4:
            raise line.error("it reads: CLAN captive CAPTOR PIECES")
        s, seat = self.state, self.seat
        captor = read_seat(s, line, line.words[2])
        if captor == seat:
            raise line.error("nobody is its own captor")
        for piece in read_pieces(line, line.words[3:]):
            if is_daimyo(piece) or piece == STRONGHOLD:
                raise line.error(f"a {PIECE.text(piece)} is never a hostage")
            self._from_reserve(piece, HELD, line)
            s.hostages += ((captor, seat, piece),)

    def _tokens(self, line: Line) -> None:
        for word in line.words[2:]:
            try:
                pair = TOKEN.read(word)
            except ValueError as error:
                raise line.error(str(error)) from None
            assert isinstance(pair, tuple)
            season, province = pair
            assert isinstance(season, int)
            assert isinstance(province, int)
            token = season * N_PROVINCES + province
            if not SPRING <= season < WINTER or province < 0:
                raise line.error(f"there is no token '{word}'")
            if token in self.owned_tokens:
                raise line.error(f"the token {word} is owned twice")
            self.owned_tokens.add(token)
            self.state.tokens[self.seat] += (token,)
