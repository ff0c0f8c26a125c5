"""A table: the fold of its log. Turns requests into log entries. Knows nothing of sockets, storage or time."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from hinode.engine.actions import Gift
from hinode.engine.automa.cards.deck import shipped
from hinode.engine.core.errors import HinodeError, IllegalAction, UnreadableAction
from hinode.engine.core.growing import Growing
from hinode.engine.core.rng import MASK
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse
from hinode.knowledge.view import SPECTATOR
from hinode.notation.read_position import read_position
from hinode.notation.record import read_record
from hinode.server.errors import Refused, refused
from hinode.server.settings import Settings
from hinode.server.store.interface import BROKEN, DRAFTING, OPEN, OVER, PLAYING
from hinode.server.table import clock, notes
from hinode.server.table import entries as log
from hinode.server.table.bots import STAND_IN
from hinode.server.table.chairs import Chair, TakeBack
from hinode.server.table.entries import Times

Chairs = tuple[Chair | None, ...]  # who sits where
Addition = tuple[log.AnyEntry, Game | None]  # an entry, and the game after it if it changed
Deed = tuple[int, bool]  # the served time of an action, and whether a bot chose it

RULES = 3  # raised when a change of the rules makes old games play differently


class Table:
    """The state of a table after a given number of log entries."""

    def __init__(self, name: str, settings: Settings, created: int, rules: int = RULES, chairs: Chairs = ()) -> None:
        self.name = name
        self.settings = settings
        self.created = created
        self.rules = rules
        self.n = 0
        self.status = OPEN
        self.trouble = ""  # why a broken game is broken
        self.chairs: Chairs = chairs or (None,) * settings.seats
        self.bots: dict[int, str] = {}  # the seats that bots play now, and which; derived from `chairs`
        self.order: tuple[int, ...] = ()  # of the draft
        self.game: Game | None = None
        self.clans: tuple[int, ...] = ()  # engine seats by chair
        self.lesson = ""  # its name, if this table is a lesson
        self.began = 0  # the number of the entry that began the game
        self.born: Growing[int] = Growing()  # by action: the number of its entry
        self.deeds: Growing[Deed] = Growing()  # by action: when, and whether a bot chose it
        self.began_at = 0  # served time of the game's start
        self.notes: tuple[notes.Noted, ...] = ()  # what happened at the table, for the log
        self.times: Times = ()
        self.times_before: Growing[Times] = Growing()  # by action: the clocks before it
        self.take_back: TakeBack | None = None
        self.undone: log.Undone | None = None  # the last one
        self.rematch = ""  # the table to which its people were invited after the game

    def copy(self) -> Table:
        """A copy to apply entries to. It shares the game, which entries replace and never change."""
        new = Table(self.name, self.settings, self.created, self.rules, self.chairs)
        new.n = self.n
        new.status = self.status
        new.trouble = self.trouble
        new.bots = self.bots
        new.order = self.order
        new.game = self.game
        new.clans = self.clans
        new.lesson = self.lesson
        new.began = self.began
        new.times = self.times
        new.take_back = self.take_back
        new.undone = self.undone
        new.began_at = self.began_at
        new.notes = self.notes
        new.rematch = self.rematch
        new.born = self.born.copy()
        new.deeds = self.deeds.copy()
        new.times_before = self.times_before.copy()
        return new

    # ---------------------------------------------------------------------------- reading the log
    @staticmethod
    def load(name: str, settings: Settings, created: int, rules: int, entries: Sequence[bytes]) -> Table:
        """Replay a log. If its game no longer replays, the table is marked as broken."""
        table = Table(name, settings, created, rules)
        line: list[log.Acted] = []
        began: log.Started | None = None
        for number, body in enumerate(entries, 1):
            try:
                entry = log.DECODER.decode(body)
                table.apply(entry)
            except Exception:  # damage, or another version, must not stop the server
                table.n = len(entries)
                table.break_down(f"Entry {number} of the log cannot be read")
                return table
            if isinstance(entry, log.Started):
                began = entry
            elif isinstance(entry, log.Acted):
                line.append(entry)
            elif isinstance(entry, log.Undone):
                del line[entry.length :]
        if began is not None:
            table._play_again(began, line)
        return table

    def break_down(self, why: str) -> None:
        """Mark the game as broken. Everybody may read why, so the reason must not quote any action."""
        self.status = BROKEN
        self.game = None
        self.trouble = f"{why} (rules {self.rules}, read with rules {RULES})."

    def _play_again(self, began: log.Started, line: list[log.Acted]) -> None:
        number = 0
        try:
            game = self.begin(began)
            for number, entry in enumerate(line, 1):
                game.act(self.clans[entry.seat], entry.line)
                if check(game) != entry.check:
                    self.break_down(f"Action {number} leads elsewhere")
                    return
        except Exception as error:  # a change of the rules must not stop the server
            self.break_down(f"Action {number} is no longer possible: {type(error).__name__}")
            return
        if self.undone is not None:
            game.number_from(self.undone.ahead)
        self.game = game
        if game.over:
            self.status = OVER

    def begin(self, entry: log.Started) -> Game:
        """The game at its start."""
        if entry.position:
            return Game(read_position(entry.position))
        settings, clans = self.settings, (*entry.clans, *entry.automa)
        deck = shipped(entry.deck) if entry.deck else None
        return new_game(clans, settings.card_set, settings.shrines, entry.seed, entry.automa, settings.level, deck)

    # ---------------------------------------------------------------------------- applying an entry
    def apply(self, entry: log.AnyEntry, game: Game | None = None) -> None:
        """Apply an entry. `game`: the game after it, if it changed (None while a log is read)."""
        self.notes = notes.after(self, entry)
        self.n += 1
        if game is not None:
            self.game = game
        match entry:
            case log.Acted():
                self._acted(entry)
            case log.Sat():
                self._seat(entry.seat, Chair(entry.name, entry.clan, entry.bot, sat=self.n))
            case log.Left():
                self._seat(entry.seat, None)
            case log.Chose():
                self._change(entry.seat, clan=entry.clan)
                self._in_time(entry)
            case log.DraftBegan():
                self.order = entry.order
                self.status = DRAFTING
            case log.Started():
                self.began, self.began_at = self.n, entry.at
                self._start(entry)
            case log.Imported():
                self.began = self.n
                self._import(entry)
            case log.Undone():
                self.born.cut(entry.length)
                self.deeds.cut(entry.length)
                self.times_before.cut(entry.length)
                self.take_back = None
                self.undone = entry
                self.status = PLAYING
                self._ask_again(entry)
            case log.Asked():
                self.take_back = TakeBack(self.n, entry.seat, entry.length, frozenset((entry.seat,)))
            case log.Answered():
                self._answered(entry)
            case log.Late():
                self._change(entry.seat, late=True, overdue=True, since=entry.at)
            case log.Handed():
                self._hand(entry)
            case log.Rematch():
                self.rematch = entry.table
        if entry.times is not None:
            self.times = entry.times

    def _start(self, entry: log.Started) -> None:
        self.status = PLAYING
        self.lesson = entry.lesson
        self.clans = tuple(SEAT.index[clan] for clan in entry.clans)
        for seat, clan in enumerate(entry.clans):
            self._change(seat, clan=clan)

    def _import(self, entry: log.Imported) -> None:
        self.status = OVER
        try:
            game = read_record(entry.record)
        except HinodeError as error:
            self.status = BROKEN
            self.trouble = str(error)
            return
        self.game = game
        self.clans = tuple(game.seats)
        self.chairs = tuple(Chair(SEAT.text(seat), SEAT.text(seat)) for seat in game.seats)

    def _hand(self, entry: log.Handed) -> None:
        # An owner who reclaims the seat decides in person, and is no longer late.
        chair, bot = self.chair(entry.seat), bool(entry.bot)
        late, overdue = chair.late and bot, chair.overdue and bot
        fields = {"stand_in": entry.bot, "until_back": entry.until_back, "since": entry.at}
        self._change(entry.seat, late=late, overdue=overdue, **fields)

    def _ask_again(self, entry: log.Undone) -> None:
        # Overdue questions are gone, or are asked again. If all agreed to that, nobody was late.
        for seat, chair in enumerate(self.chairs):
            if chair is not None and (chair.overdue or chair.late):
                self._change(seat, overdue=False, late=chair.late and not entry.agreed)

    def _in_time(self, entry: log.Acted | log.Chose) -> None:
        # Answering ends being overdue, and answering in person ends being late.
        chair = self.chair(entry.seat)
        if chair.late or chair.overdue:
            self._change(entry.seat, overdue=False, late=chair.late and bool(entry.bot))

    def _acted(self, entry: log.Acted) -> None:
        self.born.append(self.n)
        self.deeds.append((entry.at, bool(entry.bot)))
        self.times_before.append(self.times)
        self.take_back = None
        if not is_gift(entry.line):  # a gift answers no question
            self._in_time(entry)
        if self.game is not None and self.game.over:
            self.status = OVER

    def _answered(self, entry: log.Answered) -> None:
        if not entry.yes:
            self.take_back = None
        elif self.take_back is not None:
            agreed = self.take_back.agreed | {entry.seat}
            self.take_back = msgspec.structs.replace(self.take_back, agreed=agreed)

    def _change(self, seat: int, **fields: str | bool | int) -> None:
        self._seat(seat, msgspec.structs.replace(self.chair(seat), **fields))

    def _seat(self, seat: int, chair: Chair | None) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        clock = self.settings.clock
        once = clock is not None and clock.late != "wait"
        self.bots = {
            i: chair.played_by or STAND_IN
            for i, chair in enumerate(self.chairs)
            if chair is not None and (chair.played_by or (chair.overdue and once))
        }

    # ---------------------------------------------------------------------------- asking
    def seat_of(self, chair: int | None) -> int:
        """The clan a chair leads, as the engine's seat (None: a spectator)."""
        return SPECTATOR if chair is None else self.clans[chair]

    def chair(self, seat: int) -> Chair:
        """The person or bot on a chair. Messages and log entries call its number `seat`."""
        chair = self.chairs[seat] if 0 <= seat < len(self.chairs) else None
        if chair is None:
            raise Refused("no_such_seat", "Nobody sits there.")
        return chair

    @property
    def host(self) -> int | None:
        """The first person at the table."""
        return next((i for i, chair in enumerate(self.chairs) if chair is not None and not chair.bot), None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats the table waits for."""
        if self.status == PLAYING:
            return tuple(i for i, waits in enumerate(clock.asked(self.game, self.clans)) if waits)
        if self.status == DRAFTING:
            return (self.drafting,)
        return ()

    @property
    def drafting(self) -> int:
        """The seat that chooses a clan now."""
        return next(seat for seat in self.order if not self.chair(seat).clan)

    @property
    def free_clans(self) -> list[str]:
        """The clans nobody has chosen."""
        chosen = {chair.clan for chair in self.chairs if chair is not None}
        return [clan for clan in SEAT.names if clan not in chosen]

    def playing(self) -> Game:
        """The game, if it is being played."""
        if self.status == BROKEN:
            raise Refused("broken", f"This game cannot be played on. {self.trouble}")
        if self.game is None or self.status != PLAYING:
            raise Refused("not_now", "The game is over." if self.status == OVER else "The game has not begun.")
        return self.game

    def new_since(self, n: int) -> int:
        """The first event that is new to a browser which has seen `n` entries."""
        game = self.game
        if game is None or n < self.began:
            return 0
        seen = bisect_right(self.born[:], n)
        return game.marks[seen] if seen < len(game.marks) else len(game.events)

    def time_of(self, length: int) -> int:
        """The served time at which the game had this many actions."""
        return self.deeds[length - 1][0] if length else self.began_at

    @property
    def acted_at(self) -> int:
        """The served time of the last action, or of the start."""
        return self.time_of(len(self.deeds))

    def same_face(self, other: Table) -> bool:
        """Whether the table looks the same apart from the game. If not, it is broadcast."""
        return (
            self.status == other.status
            and self.chairs == other.chairs
            and self.take_back == other.take_back
            and self.order == other.order
            and self.trouble == other.trouble
            and self.rematch == other.rematch
        )

    # ---------------------------------------------------------------------------- acting
    def act(
        self, seat: int, line: str, number: int | None, bot: str, now: int, seen: int | None = None
    ) -> tuple[log.Acted, Game]:
        """An action as an entry, with the game after it. Raises if the action is illegal."""
        game = self.playing().clone()
        try:
            if seen is not None and is_gift(line):
                self._check_not_given(seat, line, seen)
            game.act(self.clans[seat], line, number, watch=True)
        except (UnreadableAction, IllegalAction) as error:
            raise refused(error) from None
        text = game.actions[-1][1].text
        return log.Acted(
            at=now, times=self.times_after(game, now), seat=seat, line=text, check=check(game), bot=bot
        ), game

    def _check_not_given(self, seat: int, line: str, seen: int) -> None:
        """Refuse a gift that was given after action `seen`: gifts leave the decision's number as it is."""
        if (self.clans[seat], parse(line)) in self.playing().actions[seen:]:
            raise Refused("stale", "You have given that already.")

    def why(self, seat: int, line: str, number: int) -> Refused | None:
        """Why `act` would refuse this action; None if it is legal."""
        try:
            self.playing().check(self.clans[seat], line, number)
        except (UnreadableAction, IllegalAction) as error:
            return refused(error)
        return None

    def times_after(self, game: Game, now: int) -> Times | None:
        """The clocks once the game has changed to this one."""
        settings = self.settings.clock
        if settings is None:
            return None
        return clock.moved_on(settings, self.times, self.game, game, self.clans, now)

    def handed_back(self, seat: int, now: int) -> log.Handed:
        """An owner reclaims a seat from a bot."""
        settings = self.settings.clock
        times = None
        if settings is not None and self.times:
            times = clock.back(settings, self.times, clock.in_tea(self.game), seat, now)
        return log.Handed(at=now, times=times, seat=seat)


def is_gift(line: str) -> bool:
    """Whether an action is a gift, which is legal at any decision."""
    return line.split(maxsplit=1)[:1] == [Gift.VERB]


def check(game: Game) -> int:
    """A checksum that differs if a game took another course."""
    s = game.state
    return (s.rng * 31 + s.asked * 7 + len(game.events)) & MASK
