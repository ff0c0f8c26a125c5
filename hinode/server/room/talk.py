"""Talk and deals in a room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from hinode.bots.negotiation.pledges import Dealings
from hinode.deals.promises import AnyPromise
from hinode.engine.actions import PROVINCE
from hinode.engine.hooks import SEAT
from hinode.server.errors import Refused, readable
from hinode.server.protocol import Deals, Talk, encode
from hinode.server.room.bots.dealings import dealings
from hinode.server.room.connection import Connection
from hinode.server.room.gallery import Gallery
from hinode.server.settings import clean
from hinode.server.speech import PHRASES, RemarkLine, Spoken, TalkLine
from hinode.server.store.interface import OVER, Conflict, Note, StoreError
from hinode.server.table.ledger import DECODER, ENCODER, Deal, Ledger, Offered, Settled
from hinode.server.table.secret import new_number

if TYPE_CHECKING:
    from hinode.server.room.room import Room
    from hinode.server.table.table import Table

LOG = logging.getLogger("hinode.server")
SHOWN = 500  # lines of talk sent to a browser when it connects
NOBODY = -1  # the seat of a spectator
PAGES = 20  # of that many lines are searched, at most, for lines it may see


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of talk as stored. `entries`: the length of the table's log, which tells who sat where then."""

    seat: int
    text: str
    when: int
    entries: int
    to: tuple[int, ...] = ()
    spoken: Spoken | None = None  # what a bot says, or a phrase, instead of a text
    name: str = ""  # who said it: before the start the seat may change hands
    number: int = 0  # what it is called; 0 in lines of older versions, which are called by their place in the store
    watching: bool = False  # a spectator to the others

    def line(self, n: int) -> TalkLine:
        """As it is sent; `n` is its place in the store."""
        return TalkLine(self.number or n, self.seat, self.text, self.when, self.to, self.spoken, self.name)


SAID: Final = msgspec.json.Decoder(Said)


class TalkRoom:
    """What is said and promised at a table, and who hears it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.gallery = Gallery(room)
        self.lock = asyncio.Lock()  # held while a line is written and sent, and while a newcomer's history is read
        self._reading = asyncio.Lock()  # held while the ledger is read
        self._ledger: Ledger | None = None
        self._told: dict[int, tuple[str, ...]] = {}  # verdicts already sent to the parties

    async def read_again(self) -> None:
        """Read the ledger again, because another process has written to it, and send it to everybody."""
        self._ledger = None
        await self.ledger()
        for connection in self._room.connections:
            self.show(connection)

    # ---------------------------------------------------------------------------- talk
    async def say(self, seat: int, text: str, to: Sequence[int]) -> int:
        """Say something to everybody, or to some seats."""
        text = clean(text)
        if not text:
            raise Refused("unreadable", "There is nothing said in that.")
        return await self._say(seat, text, None, to)

    async def say_phrase(self, seat: int, phrase: str, about: str, to: Sequence[int]) -> int:
        """Say a phrase that every reader sees in their own language."""
        return await self._say(seat, "", phrase_of(self._room.table, phrase, about), to)

    async def _say(self, seat: int, text: str, spoken: Spoken | None, to: Sequence[int]) -> int:
        for other in to:
            self._room.table.chair(other)
        hearers = tuple(sorted({*to} - {seat}))
        if to and not hearers:
            raise Refused("no_such_seat", "Talk to somebody else.")
        n = await self.speak(seat, spoken, hearers, text)
        self._room.voices.letter(seat, hearers)
        return n

    async def speak(self, seat: int, spoken: Spoken | None, to: tuple[int, ...], text: str = "") -> int:
        """Let a bot or a person say something."""
        room = self._room
        name = room.table.chair(seat).name
        said = Said(seat, text, room.time.wall(), room.table.n, to, spoken, name, new_number())
        async with self.lock:
            line = said.line(await self._keep(said))
            data = encode(Talk(lines=[line]))
            for connection in room.connections:
                if hears(said, connection.seats, room.table):
                    connection.send(data)
            return line.n

    async def keep_remark(self, line: RemarkLine) -> None:
        """Store what a spectator said, and tell the others."""
        table = self._room.table
        said = Said(NOBODY, line.text, line.when, table.n, name=line.name, number=line.n, watching=True)
        async with self.lock:
            await self._keep(said)
            self.gallery.tell(line)

    async def _keep(self, said: Said) -> int:
        """Store a line; returns its place there."""
        try:
            return await self._room.store.say(self._room.table.name, encode(said))
        except StoreError:
            raise Refused("storage", "This could not be saved, so nobody heard it. Try again.") from None

    async def spoken_to(self, bot: int, seat: int, reason: str) -> list[int]:
        """When a bot recently gave a seat this reason, as lengths of the table's log."""
        lines = [said for _, said in await self._lines(None)]
        told = [line for line in lines if line.spoken is not None and line.spoken.reason == reason]
        return [line.entries for line in told if line.seat == bot and line.to == (seat,)]

    async def history(self, seats: Sequence[int], after: int) -> list[TalkLine]:
        """The last lines that these seats may see, after the one with that number if it is among them."""
        table = self._room.table
        heard = await self.recent(lambda said: hears(said, seats, table), SHOWN, after)
        return [said.line(n) for n, said in heard]

    async def recent(self, wanted: Callable[[Said], bool], most: int, after: int = 0) -> list[tuple[int, Said]]:
        """The last lines of a kind with their places in the store, at most after the one with that number."""
        found: list[tuple[int, Said]] = []
        before: int | None = None
        for _ in range(PAGES):
            lines = await self._lines(before)
            page = [(n, said) for n, said in lines if wanted(said)]
            known = next((i for i, (n, said) in enumerate(page) if after and (said.number or n) == after), None)
            found[:0] = page if known is None else page[known + 1 :]
            if not lines or known is not None or len(found) >= most:
                break
            before = lines[0][0]
        return found[-most:]

    async def _lines(self, before: int | None) -> list[tuple[int, Said]]:
        """The last lines before a place in the store, without those that cannot be read."""
        name = self._room.table.name
        lines: list[tuple[int, Said]] = []
        for note in await self._room.store.talk(name, 0, SHOWN, before):
            try:
                lines.append((note.n, SAID.decode(note.body)))
            except msgspec.DecodeError:
                LOG.error("a line of talk cannot be read", extra={"table": name[:6], "line": note.n})
        return lines

    # ---------------------------------------------------------------------------- deals
    async def ledger(self) -> Ledger:
        """All deals of the table, read when first needed."""
        async with self._reading:
            if self._ledger is None:
                ledger = Ledger()
                for note in await self._room.store.deals(self._room.table.name):
                    self._read_deal(ledger, note)
                self._ledger = ledger
                self._told = self._verdicts(list(ledger.deals.values()))
            return self._ledger

    def _read_deal(self, ledger: Ledger, note: Note) -> None:
        """Apply an entry of the ledger; skip it if it cannot be read."""
        try:
            ledger.apply(DECODER.decode(note.body))
        except (msgspec.DecodeError, KeyError):
            ledger.n = note.n
            LOG.error("a deal cannot be read", extra={"table": self._room.table.name[:6], "entry": note.n})

    async def offer(self, seat: int, to: int, promises: Sequence[AnyPromise], instead: int = 0) -> int:
        """Offer a deal, perhaps instead of another; returns its number."""
        room = self._room
        async with room.lock:
            ledger = await self.ledger()
            return await self._write(lambda: ledger.offer(room.table, seat, to, promises, room.time.wall(), instead))

    async def answer(self, seat: int, number: int, yes: bool) -> int:
        """Accept, refuse or withdraw."""
        room = self._room
        async with room.lock:
            ledger = await self.ledger()
            return await self._write(lambda: ledger.answer(room.table, seat, number, yes, room.time.wall()))

    async def dealings(self, seat: int) -> Dealings:
        """The deals of a seat, as its bot needs them."""
        return dealings(self._room.table, await self.ledger(), seat)

    async def _write(self, make: Callable[[], Offered | Settled]) -> int:
        ledger = await self.ledger()
        entry = make()
        try:
            await self._room.store.deal(self._room.table.name, ledger.n, ENCODER.encode(entry))
        except Conflict:
            await self.read_again()
            raise Refused("stale", "Something else happened in the ledger at the same moment; look again.") from None
        except StoreError:
            raise Refused("storage", "This could not be saved, so it did not happen. Try again.") from None
        deal = ledger.apply(entry)
        former = ledger.deals.get(entry.instead) if isinstance(entry, Offered) else None
        self._tell([deal] if former is None else [former, deal], self._room.connections)
        self._room.voices.wake()
        return deal.number

    def judge(self, over: bool, undone: bool) -> None:
        """After an action, tell the parties which promises were kept or broken; at the end, everybody.

        Verdicts are final unless something is undone.
        """
        if self._ledger is None or not self._ledger.deals:
            return
        if undone:
            self._ledger.forget_verdicts()
        told = self._told
        deals = [d for d in self._ledger.deals.values() if over or undone or "open" in told.get(d.number, ("open",))]
        verdicts = self._verdicts(deals)
        changed = [deal for deal in deals if over or verdicts[deal.number] != told.get(deal.number)]
        if not changed:
            return
        before = {deal.number: told.get(deal.number, ()) for deal in changed}
        self._tell(changed, self._room.connections)
        if not undone:
            self._hear_broken(changed, before)

    def _hear_broken(self, deals: list[Deal], before: Mapping[int, tuple[str, ...]]) -> None:
        """Tell the bots which promises were just broken."""
        for deal in deals:
            for promise, was, now in zip(
                deal.offer.promises, before[deal.number], self._told[deal.number], strict=False
            ):
                if now == "broken" and was != now:
                    self._room.voices.broken(deal, promise)

    def show(self, connection: Connection) -> None:
        """Send a browser the deals it may see."""
        if self._ledger is not None:
            self._tell(list(self._ledger.deals.values()), (connection,))

    def _tell(self, deals: list[Deal], connections: Iterable[Connection]) -> None:
        ledger, table = self._ledger, self._room.table
        assert ledger is not None
        shown = ledger.shown(table, deals)
        for number, deal in shown.items():
            self._told[number] = tuple(promise.verdict for promise in deal.promises)
        for connection in connections:
            visible = ledger.visible(connection.seats, table.status == OVER)
            mine = [shown[deal.number] for deal in visible if deal.number in shown]
            if mine:
                connection.send(encode(Deals(deals=mine)))

    def _verdicts(self, deals: list[Deal]) -> dict[int, tuple[str, ...]]:
        assert self._ledger is not None
        judged = self._ledger.judged(self._room.table, deals)
        return {number: tuple(one.verdict for one in promises) for number, promises in judged.items()}


def phrase_of(table: Table, phrase: str, about: str) -> Spoken:
    """A phrase as it is said; refused if there is none such, or if it is about something else."""
    if phrase not in PHRASES:
        raise Refused("unreadable", f"There is no phrase '{readable(phrase)}'. Choose among {', '.join(PHRASES)}.")
    needed = PHRASES[phrase]
    names: dict[str, Sequence[str]] = {"": ("",), "province": PROVINCE.names, "clan": clan_names(table)}
    if about not in names[needed]:
        raise Refused("unreadable", f"'{readable(about)}' does not fit into the phrase '{phrase}'.")
    return Spoken(f"phrase_{phrase}", "", {needed: about} if needed else {})


def clan_names(table: Table) -> list[str]:
    """The clans that play, as far as they are known."""
    if table.game is not None:
        return [SEAT.text(seat) for seat in table.game.seats]
    return [chair.clan for chair in table.chairs if chair is not None and chair.clan]


def hears(said: Said, seats: Sequence[int], table: Table) -> bool:
    """Whether these seats may see a line. A private line stays with the people who sat there then."""
    if said.watching:
        return False
    if not said.to:
        return bool(seats) or table.settings.spectators or table.game is None or table.status == OVER
    parties = (said.seat, *said.to)
    return any(seat in parties and table.chair(seat).sat <= said.entries for seat in seats)
