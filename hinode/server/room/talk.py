"""Talk and deals in a room."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from hinode.bots.negotiation.pledges import Dealings
from hinode.deals.promises import AnyPromise
from hinode.server.errors import Refused
from hinode.server.protocol import Deals, Spoken, Talk, TalkLine, encode
from hinode.server.room.bots.dealings import dealings
from hinode.server.room.connection import Connection
from hinode.server.settings import clean
from hinode.server.store.interface import OVER, Conflict, Note, Slip, StoreError
from hinode.server.table.ledger import DECODER, ENCODER, Deal, Ledger, Offered, Settled

if TYPE_CHECKING:
    from hinode.server.room.room import Room
    from hinode.server.table.table import Table

LOG = logging.getLogger("hinode.server")
SHOWN = 500  # lines of talk sent to a browser when it connects
PAGES = 20  # of that many lines are searched, at most, for lines it may see


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of talk as stored. `entries`: the length of the table's log, which tells who sat where then."""

    seat: int
    text: str
    when: int
    entries: int
    to: tuple[int, ...] = ()
    spoken: Spoken | None = None  # a bot's remark, instead of a text
    name: str = ""  # who said it: before the start the seat may change hands

    def line(self, n: int) -> TalkLine:
        """As it is sent."""
        return TalkLine(n, self.seat, self.text, self.when, self.to, self.spoken, self.name)


SAID: Final = msgspec.json.Decoder(Said)


class TalkRoom:
    """What is said and promised at a table, and who hears it."""

    def __init__(self, room: Room) -> None:
        self._room = room
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
        room = self._room
        text = clean(text)
        if not text:
            raise Refused("unreadable", "There is nothing said in that.")
        for other in to:
            room.table.chair(other)
        hearers = tuple(sorted({*to} - {seat}))
        if to and not hearers:
            raise Refused("no_such_seat", "Talk to somebody else.")
        name = room.table.chair(seat).name
        n = await self._tell_line(Said(seat, text, room.time.wall(), room.table.n, hearers, name=name))
        room.voices.letter(seat, hearers)
        return n

    async def speak(self, seat: int, spoken: Spoken, to: tuple[int, ...]) -> None:
        """Let a bot say something."""
        room = self._room
        name = room.table.chair(seat).name
        await self._tell_line(Said(seat, "", room.time.wall(), room.table.n, to, spoken, name))

    async def _tell_line(self, said: Said) -> int:
        room = self._room
        async with self.lock:
            slips = () if said.spoken else room.watch.message(said.seat, said.name, said.to, room.present)
            try:
                n = await room.store.say(room.table.name, encode(said), slips)
            except StoreError:
                raise Refused("storage", "This could not be saved, so nobody heard it. Try again.") from None
            room.watch.adopt(slips)
            data = encode(Talk(lines=[said.line(n)]))
            for connection in room.connections:
                if hears(said, connection.seats, room.table):
                    connection.send(data)
            return n

    async def spoken_to(self, bot: int, seat: int, reason: str) -> list[int]:
        """When a bot recently gave a seat this reason, as lengths of the table's log."""
        lines = [said for _, said in await self._lines(0, None)]
        told = [line for line in lines if line.spoken is not None and line.spoken.reason == reason]
        return [line.entries for line in told if line.seat == bot and line.to == (seat,)]

    async def history(self, seats: Sequence[int], after: int) -> list[TalkLine]:
        """The last lines that these seats may see."""
        heard: list[TalkLine] = []
        before: int | None = None
        for _ in range(PAGES):
            lines = await self._lines(after, before)
            heard[:0] = [said.line(n) for n, said in lines if hears(said, seats, self._room.table)]
            if not lines or len(heard) >= SHOWN:
                break
            before = lines[0][0]
        return heard[-SHOWN:]

    async def _lines(self, after: int, before: int | None) -> list[tuple[int, Said]]:
        """The last lines between two numbers, without those that cannot be read."""
        name = self._room.table.name
        lines: list[tuple[int, Said]] = []
        for note in await self._room.store.talk(name, after, SHOWN, before):
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

    async def offer(self, seat: int, to: int, promises: Sequence[AnyPromise]) -> int:
        """Offer a deal; returns its number."""
        room = self._room
        async with room.lock:
            ledger = await self.ledger()
            return await self._write(lambda: ledger.offer(room.table, seat, to, promises, room.time.wall()))

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
        slips = self._slips(ledger, entry)
        try:
            await self._room.store.deal(self._room.table.name, ledger.n, ENCODER.encode(entry), slips)
        except Conflict:
            await self.read_again()
            raise Refused("stale", "Something else happened in the ledger at the same moment; look again.") from None
        except StoreError:
            raise Refused("storage", "This could not be saved, so it did not happen. Try again.") from None
        self._room.watch.adopt(slips)
        deal = ledger.apply(entry)
        self._tell([deal], self._room.connections)
        self._room.voices.wake()
        return deal.number

    def _slips(self, ledger: Ledger, entry: Offered | Settled) -> list[Slip]:
        """The slips about notices of an entry: an offer makes one, an answer takes it away."""
        room = self._room
        if isinstance(entry, Offered):
            return room.watch.deal(ledger.n + 1, room.table.chair(entry.seat).name, entry.to, room.present)
        return room.watch.no_deal(entry.number, ledger.deals[entry.number].offer.to)

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


def hears(said: Said, seats: Sequence[int], table: Table) -> bool:
    """Whether these seats may see a line. A private line stays with the people who sat there then."""
    if not said.to:
        return bool(seats) or table.settings.spectators or table.game is None or table.status == OVER
    parties = (said.seat, *said.to)
    return any(seat in parties and table.chair(seat).sat <= said.entries for seat in seats)
