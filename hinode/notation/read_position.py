"""Reading positions. Strict: every error names its line."""

from __future__ import annotations

from collections.abc import Callable

from hinode.engine.actions import MANDATE, PROVINCE
from hinode.engine.board import BEGINNER_SHRINES, KAMI, PHASES, POLITICAL, SHRINES_IN_PLAY, TEA, TRACK, WAR, WINTER
from hinode.engine.core.errors import NotationError, SetupError
from hinode.engine.core.fields import Names
from hinode.engine.core.lines import Line, check_header, split
from hinode.engine.core.steps import Step, read_step
from hinode.engine.hooks import SEAT, SETS
from hinode.engine.rules.season import all_tiles, outer_agenda, season_cards
from hinode.engine.rules.tea import Tea
from hinode.engine.setup import check_clans
from hinode.engine.state import Battle, GameState, empty_state
from hinode.notation.read_automa import AUTOMA_LINES, AutomaReader
from hinode.notation.read_clan import ANY_SET, ClanReader
from hinode.notation.words import NUMBER, SEASON, read_generator, read_seat, read_word, seats_in

KAMI_NAME = Names("kami", KAMI)
# Steps that make sense in the middle of a battle only.
BATTLE_STEPS = (
    "open_bids", "bids", "war_cards", "advantage", "seppuku", "hostage", "hire_ronin",
    "outcome", "poets", "spoils", "refunds", "reparations", "favor", "battle_over",
)  # fmt: skip
BEFORE_BIDS = BATTLE_STEPS[:3]


def read_position(text: str) -> GameState:
    """A state from its text; NotationError with line and reason."""
    lines = split(text)
    check_header(lines, "position")
    return read_position_lines(lines)


def read_position_lines(lines: list[Line]) -> GameState:
    """A state from the lines of a position, without the header."""
    return _Reader(lines).read()


class _Reader:
    """Reads the lines in the order of their dependencies, not in that of the text."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        self.end = lines[-1].number if lines else 1
        self.by_word: dict[str, list[Line]] = {}
        self.state = empty_state((0,), "archway", BEGINNER_SHRINES, 0)

    def read(self) -> GameState:
        for line in self.lines:
            self.by_word.setdefault(line.words[0], []).append(line)
        self._honor()
        known = {*HEADS, *REPEATED, "honor", *(SEAT.text(seat) for seat in self.state.seats)}
        for line in self.lines:
            if line.words[0] not in known:
                if line.words[0] in SEAT.index:
                    raise line.error(f"{line.words[0]} is not on the honor track")
                raise line.error(f"'{line.words[0]}' starts no line of a position")
        for word, read in HEADS.items():
            head = self._one(word)
            if head is not None:
                self._safely(head, read)
        s = self.state
        if s.season == WINTER and PHASES[s.phase] not in ("cleanup", "over"):
            raise NotationError(
                "winter has no phases but cleanup and over", (self._one("phase") or self.by_word["season"][0]).number
            )
        self._played_and_deck()
        AutomaReader(s, self.by_word).read()  # before the clans: it decides whose cards count
        tokens: set[int] = set()
        for seat in s.seats:
            ClanReader(s, seat, self.by_word.get(SEAT.text(seat), []), tokens).read()
        self.state.aside = tuple(sorted(self.state.aside))
        self.state.hostages = tuple(sorted(self.state.hostages))
        self._alliances()
        self._display()
        self._battle()
        self._agenda()
        return self.state

    # ---------------------------------------------------------------------------- helpers
    def _one(self, word: str) -> Line | None:
        found = self.by_word.get(word, [])
        if len(found) > 1:
            raise found[1].error(f"there is a second '{word}' line")
        return found[0] if found else None

    def _safely(self, line: Line, read: Callable[[_Reader, Line], None]) -> None:
        try:
            read(self, line)
        except ValueError as error:
            raise line.error(str(error)) from None

    # ---------------------------------------------------------------------------- heads
    def _honor(self) -> None:
        line = self._one("honor")
        if line is None:
            raise NotationError("a position needs an 'honor' line with all clans from the top", self.end)
        try:
            names = check_clans(tuple(line.words[1:]))
        except SetupError as error:
            raise line.error(str(error)) from None
        honor = [SEAT.read(name) for name in names]
        self.state = empty_state(tuple(sorted(honor)), "archway", BEGINNER_SHRINES, 0)
        self.state.honor = honor
        self.state.holder = honor[0]

    def set(self, line: Line) -> None:
        """set NAME"""
        if line.rest not in (*SETS, ANY_SET):
            raise ValueError(f"there is no card set '{line.rest}'; choose one of {', '.join(SETS)} or {ANY_SET}")
        self.state.card_set = line.rest

    def shrines(self, line: Line) -> None:
        """shrines FOUR KAMI"""
        kami = tuple(read_word(line, KAMI_NAME, word) for word in line.words[1:])
        if len(kami) != SHRINES_IN_PLAY or len(set(kami)) != SHRINES_IN_PLAY:
            raise ValueError(f"there are {SHRINES_IN_PLAY} different shrines")
        self.state.shrines = kami

    def season(self, line: Line) -> None:
        """season NAME"""
        self.state.season = read_word(line, SEASON, line.rest)

    def phase(self, line: Line) -> None:
        """phase NAME [HOW MANY]"""
        word, *more = line.words[1:] or [""]
        if word not in PHASES:
            raise ValueError(f"'{word}' is not a phase; the phases are {', '.join(PHASES)}")
        s = self.state
        s.phase = PHASES.index(word)
        number = NUMBER.read(more[0]) if more else 0
        if s.phase == POLITICAL:
            if number > len(TRACK):
                raise ValueError(f"the track has {len(TRACK)} turns")
            s.turn = number
        elif s.phase == WAR:
            s.turn = len(TRACK)
            s.fought = number
        elif more:
            raise ValueError(f"the {word} phase has no number")
        if len(more) > 1:
            raise ValueError("a phase is one word and at most one number")

    def war(self, line: Line) -> None:
        """war PROVINCES IN ORDER"""
        war = tuple(read_word(line, PROVINCE, word) for word in line.words[1:])
        if len(set(war)) != len(war):
            raise ValueError("a province is at war at most once a season")
        self.state.war = war
        if self.state.fought > len(war):
            raise ValueError(f"{self.state.fought} wars have begun, but there are only {len(war)}")

    def holder(self, line: Line) -> None:
        """holder CLAN"""
        self.state.holder = read_seat(self.state, line, line.rest)

    def deck(self, line: Line) -> None:
        """deck TILES FROM THE TOP"""
        self.state.deck = tuple(read_word(line, MANDATE, word) for word in line.words[1:])

    def gained(self, line: Line) -> None:
        """gained CLANS"""
        self.state.gained = self._mask(line)

    def drew(self, line: Line) -> None:
        """drew CLANS"""
        self.state.drew = self._mask(line)

    def _mask(self, line: Line) -> int:
        return sum(1 << read_seat(self.state, line, name) for name in set(line.rest.split(",")))

    def winners(self, line: Line) -> None:
        """winners CLANS"""
        self.state.winners = tuple(read_seat(self.state, line, name) for name in line.rest.split(","))

    def asked(self, line: Line) -> None:
        """asked NUMBER"""
        self.state.asked = NUMBER.read(line.rest)

    def rng(self, line: Line) -> None:
        """rng NUMBER"""
        self.state.rng = read_generator(line, line.rest)

    # ---------------------------------------------------------------------------- mandate tiles
    def _played_and_deck(self) -> None:
        s = self.state
        left = list(all_tiles())
        for line in self.by_word.get("played", []):
            words = line.words[1:]
            if len(words) == 5 and words[3] == "as":
                announced = words[4]
            elif len(words) == 3:
                announced = words[2]
            else:
                raise line.error("it reads: played CLAN POSITION TILE [as MANDATE]")
            seat = read_seat(self.state, line, words[0])
            position = read_word(line, NUMBER, words[1])
            tile = read_word(line, MANDATE, words[2])
            if not 1 <= position <= 4:
                raise line.error("a tile is played from position 1 to 4")
            if tile not in left:
                raise line.error(f"there are only two {words[2]} tiles")
            left.remove(tile)
            s.played += ((seat, position - 1, tile, read_word(line, MANDATE, announced)),)
        deck = self._one("deck")
        if deck is None:
            s.deck = tuple(left)
        elif sorted(s.deck) != left:
            raise deck.error("deck and played tiles together must be two of each of the five mandates")

    # ---------------------------------------------------------------------------- the rest
    def _alliances(self) -> None:
        s = self.state
        for seat in s.seats:
            ally = s.ally[seat]
            if ally >= 0 and s.ally[ally] != seat:
                line = self.by_word[SEAT.text(seat)][0]
                raise line.error(f"{SEAT.text(seat)} and {SEAT.text(ally)} must both name each other as ally")

    def _display(self) -> None:
        """R4.2: this season's cards that nobody has bought."""
        s = self.state
        about_to_begin = any(line.words[1:] == ["season_setup"] for line in self.by_word.get("next", []))
        if s.season == WINTER or about_to_begin:
            return
        left = list(season_cards(s.card_set, s.season))
        for seat in s.seats:
            for card in s.cards[seat]:
                if card in left:
                    left.remove(card)
        s.display = tuple(left)

    def _battle(self) -> None:
        s = self.state
        line = self._one("battle")
        if line is None:
            for word in ("bid", "hired", "refund"):
                if word in self.by_word:
                    raise self.by_word[word][0].error(f"'{word}' needs a 'battle' line")
            return
        if len(line.words) < 3 or len(line.words) % 2 == 0:
            raise line.error("it reads: battle PROVINCE CLANS [killed N] [winner CLAN]")
        province = read_word(line, PROVINCE, line.words[1])
        names = line.words[2].split(",")
        if "" in names:
            raise line.error("the participants are joined by commas, without spaces")
        seats = tuple(sorted(read_seat(self.state, line, name) for name in names))
        if len(set(seats)) < 2 or len(set(seats)) < len(seats):
            raise line.error("a battle has at least two different participants")
        if s.phase != WAR or province not in s.war:
            raise line.error("a battle is fought in the war phase, in a province of the 'war' line")
        battle = s.battle = Battle(province, seats)
        for word, value in zip(line.words[3::2], line.words[4::2], strict=True):
            if word == "killed":
                battle.killed = read_word(line, NUMBER, value)
            elif word == "winner":
                battle.winner = read_seat(self.state, line, value)
            else:
                raise line.error(f"'{word}' does not belong on this line")
        self._bids(battle)

    def _bids(self, battle: Battle) -> None:
        bids: dict[int, tuple[int, int, int, int]] = {}
        for line in self.by_word.get("bid", []):
            if len(line.words) != 6:
                raise line.error("it reads: bid CLAN SEPPUKU HOSTAGE RONIN POETS")
            a, b, c, d = (read_word(line, NUMBER, word) for word in line.words[2:])
            bids[read_seat(self.state, line, line.words[1])] = (a, b, c, d)
        if bids:
            if set(bids) != set(battle.participants):
                raise self.by_word["bid"][0].error("every participant has one 'bid' line, or none has")
            battle.bids = tuple(bids[seat] for seat in battle.participants)
        for line in self.by_word.get("hired", []):
            if len(line.words) != 3:
                raise line.error("it reads: hired CLAN FORCE")
            battle.hired += ((read_seat(self.state, line, line.words[1]), read_word(line, NUMBER, line.words[2])),)
        for line in self.by_word.get("refund", []):
            if len(line.words) != 3:
                raise line.error("it reads: refund CLAN COINS")
            battle.refunds += ((read_seat(self.state, line, line.words[1]), read_word(line, NUMBER, line.words[2])),)

    def _agenda(self) -> None:
        s = self.state
        s.agenda = outer_agenda(s.season, s.phase)
        steps: list[Step] = []
        for line in self.by_word.get("next", []):
            if not line.rest:
                raise line.error("it reads: next STEP")
            try:
                new = read_step(line.rest)
            except ValueError as error:
                raise line.error(str(error)) from None
            self._check_step(line, new)
            steps.append(new)
        if s.phase == TEA and not steps and not s.automa:
            steps.append(Tea())
        battle = self._one("battle")
        if battle is not None and not any(step.NAME in BATTLE_STEPS for step in steps):
            raise battle.error("a battle needs 'next' lines: what is left of it, from 'open_bids' to 'battle_over'")
        s.agenda += reversed(steps)

    def _check_step(self, line: Line, step: Step) -> None:
        if step.NAME in BATTLE_STEPS:
            if self.state.battle is None:
                raise line.error(f"'{step.NAME}' needs a 'battle' line")
            if step.NAME not in BEFORE_BIDS and not self.state.battle.bids:
                raise line.error(f"'{step.NAME}' needs the revealed bids")
        if self.state.automa and isinstance(step, Tea):
            raise line.error("with Automa clans alliances are made by a card (A3.2)")
        for (name, field), value in zip(step.FIELDS, step.values(), strict=True):
            for seat in seats_in(field, value):
                optional = seat == -1
                if not optional and seat not in self.state.seats:
                    raise line.error(f"{SEAT.text(seat)} does not play in this game")
                if optional and name == "seat":
                    raise line.error(f"'{step.NAME}' needs a clan")


HEADS: dict[str, Callable[[_Reader, Line], None]] = {
    "set": _Reader.set,
    "shrines": _Reader.shrines,
    "season": _Reader.season,
    "phase": _Reader.phase,
    "war": _Reader.war,
    "holder": _Reader.holder,
    "deck": _Reader.deck,
    "gained": _Reader.gained,
    "drew": _Reader.drew,
    "winners": _Reader.winners,
    "asked": _Reader.asked,
    "rng": _Reader.rng,
}
REPEATED = ("played", "battle", "bid", "hired", "refund", "next", *AUTOMA_LINES)
