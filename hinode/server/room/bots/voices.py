"""Bots at the table as partners: they answer deals, offer some, give what they promised, and say why.

Offers, promises and what was said are all stored, so bots resume after a restart, and a stand-in can come and go. Only
remarks not yet made are lost. A stand-in answers offers and keeps the seat's promises, but makes no offers in a
person's name.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from hinode.bots.negotiation.reasons import REASONS, Reason, reason
from hinode.deals.promises import AnyPromise, Give, PlayMandate
from hinode.engine import events as ev
from hinode.engine.actions import Accept, Refuse
from hinode.engine.board import POLITICAL, TEA
from hinode.engine.core.events import Event
from hinode.engine.hooks import SEAT
from hinode.engine.reading import parse
from hinode.server.errors import Refused
from hinode.server.room.bots.dealings import moment, pledges_of, promises_of
from hinode.server.room.bots.thinking import QUICK, Thought
from hinode.server.speech import Spoken
from hinode.server.store.interface import PLAYING
from hinode.server.table.ledger import ACCEPTED, OFFERED, Deal, Ledger

if TYPE_CHECKING:
    from hinode.server.room.room import Room

LOG = logging.getLogger("hinode.server")
OFFERS: Final = 2  # per bot and season, not counting counter-offers
PAUSE: Final = 60_000  # ms after a failure
Words = tuple[int, Reason, int | None, int]  # seat, reason, addressee (None: everybody), deal


class Voices:
    """What the bots of a table say and offer."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        self._pause_until = 0  # served time; after a failure
        self._words: list[Words] = []  # still to say
        self._letters: list[tuple[int, int]] = []  # private lines from people to bots: sender, bot
        self._weighed: tuple[int, int] | None = None  # when a bot last considered an offer
        self._given: set[int] = set()  # deals whose gifts have been considered

    # ---------------------------------------------------------------------------- who is there
    def bot(self, seat: int) -> str:
        """The bot that plays a seat now, stand-ins included; '' for a person."""
        return self._room.table.chair(seat).played_by

    def own(self, seat: int) -> str:
        """The bot that owns a seat; '' for a person, even one with a stand-in."""
        return self._room.table.chair(seat).bot

    @property
    def at_work(self) -> bool:
        """Whether bots are busy here."""
        return self._task is not None

    # ---------------------------------------------------------------------------- what they hear of
    def wake(self) -> None:
        """Let the bots react to what happened, if there are any."""
        table = self._room.table
        if not table.bots or table.status != PLAYING:
            return
        if self._task is None and self._room.time.served() >= self._pause_until:
            self._task = asyncio.create_task(self._run())

    def happened(self, events: Sequence[Event]) -> None:
        """Comment on broken alliances, publicly: the bot that left, and the bot that was left."""
        clans = self._room.table.clans
        for event in events:
            if event.kind is ev.ALLIANCE_BROKEN:
                by, ally = cast(tuple[int, int], event.args)
                for clan, why in ((by, reason("betrays", ally)), (ally, reason("betrayed", by))):
                    if clan in clans and self.own(clans.index(clan)):
                        self._words.append((clans.index(clan), why, None, 0))

    def broken(self, deal: Deal, promise: AnyPromise) -> None:
        """Comment on a broken promise to the other party, as the bot that broke it or was wronged."""
        clans = self._room.table.clans
        other = deal.other(promise.by)
        for seat, to, code in ((promise.by, other, "breaks"), (other, promise.by, "wronged")):
            said = any(words[0] == seat and words[2] in (to, None) for words in self._words)
            chance = code == "wronged" and isinstance(promise, PlayMandate)  # it may not have drawn that tile
            if self.own(seat) and not self.bot(to) and not said and not chance:
                self._words.append((seat, reason(code, clans[to]), to, deal.number))

    def letter(self, seat: int, to: Sequence[int]) -> None:
        """Note a private line to a bot, which must reply that it only answers deals."""
        if len(to) == 1 and self._room.table.status == PLAYING and self.own(to[0]):
            self._letters.append((seat, to[0]))
            self.wake()

    # ---------------------------------------------------------------------------- seeing to it
    async def _run(self) -> None:
        try:
            ledger = await self._room.talk.ledger()
            while self._room.table.status == PLAYING and await self._do(ledger):
                ledger = await self._room.talk.ledger()
        except Refused as error:  # the store failed, another process wrote, or a deal was withdrawn: retry later
            LOG.info("a bot could not speak", extra={"table": self._room.table.name[:6], "reason": error.code})
        except Exception as error:
            self._pause_until = self._room.time.served() + PAUSE
            LOG.error("a bot failed to speak", exc_info=error, extra={"table": self._room.table.name[:6]})
        finally:
            self._task = None

    async def _do(self, ledger: Ledger) -> bool:
        """Do one thing; False if there is nothing to do."""
        if self._words:
            seat, why, to, about = self._words.pop(0)
            await self.say(seat, why, to, about)
            return True
        if self._letters:
            await self._write_back(*self._letters.pop(0))
            return True
        for deal in ledger.deals.values():
            if deal.state == OFFERED and self.bot(deal.offer.to):
                await self._answer(deal)
                return True
            if deal.state == ACCEPTED and deal.number not in self._given:
                self._given.add(deal.number)
                await self._give(deal)
                return True
        return await self._offer(self._who_may_offer(ledger))

    async def say(self, seat: int, why: Reason, to: int | None = None, deal: int = 0) -> None:
        """Say something as a bot, to everybody or to one seat."""
        table = self._room.table
        game, bot = table.game, self.bot(seat)
        if game is None or not bot:
            return
        about = {
            name: SEAT.text(cast(int, word)) if name == "clan" else word
            for name, word in zip(REASONS[why.code], why.args, strict=True)
        }
        manner = self._room.thinkers.manner(bot, game, table.clans[seat])
        await self._room.talk.speak(seat, Spoken(why.code, manner, about, deal), () if to is None else (to,))

    async def explain(self, seat: int, thought: Thought) -> None:
        """Say publicly why a bot accepted or refused a person's alliance."""
        action = parse(thought.line)
        if thought.why is None or not isinstance(action, (Accept, Refuse)):
            return
        if not self.bot(self._room.table.clans.index(action.proposer)):
            await self.say(seat, thought.why)

    # ---------------------------------------------------------------------------- deals
    async def _answer(self, deal: Deal) -> None:
        room, seat, other = self._room, deal.offer.to, deal.offer.seat
        table = room.table
        game, bot, clan = table.playing(), self.bot(seat), table.clans[seat]
        dealings = await room.talk.dealings(seat)
        answer = await room.thinkers.answer(bot, game, clan, dealings, pledges_of(table, deal))
        if self.bot(seat) != bot:
            return  # its owner came back meanwhile
        await room.talk.answer(seat, deal.number, answer.verdict == "accept")
        if not self.bot(other):
            await self.say(seat, answer.reason, other, deal.number)
        if answer.counter and answer.counter not in dealings.offered:
            await room.talk.offer(seat, other, promises_of(table, answer.counter))

    async def _give(self, deal: Deal) -> None:
        """Let bots give at once what they have just promised for this season, if they mean to keep it."""
        room = self._room
        for seat in (deal.offer.seat, deal.offer.to):
            promised = any(isinstance(promise, Give) and promise.by == seat for promise in deal.offer.promises)
            if not promised or not self.bot(seat) or not in_talks(room.table.playing().state.phase):
                continue
            dealings = await room.talk.dealings(seat)
            async with room.lock:
                table, bot = room.table, self.bot(seat)
                line = room.thinkers.gift(bot, table.playing(), table.clans[seat], dealings) if bot else ""
                if line:
                    await room.commit(table.act(seat, line, None, bot, room.time.served()))

    def _who_may_offer(self, ledger: Ledger) -> list[int]:
        """The bots that may consider an offer now: once a turn, while the game waits for a person."""
        table = self._room.table
        game = table.game
        if game is None or table.lesson or not in_talks(game.state.phase) or table.bot_to_move() is not None:
            return []
        now = moment(table, table.n)
        if now == self._weighed:
            return []
        self._weighed = now
        made = {
            i: [moment(table, d.offer.n) for d in ledger.deals.values() if d.offer.seat == i] for i in self._minds()
        }
        if any(now in own for own in made.values()):
            return []
        free = [seat for seat, own in made.items() if sum(season == now[0] for season, _ in own) < OFFERS]
        first = sum(now) % max(1, len(free))
        return free[first:] + free[:first]

    def _minds(self) -> list[int]:
        """The seats of bots that make offers: all but the quick ones."""
        return [i for i in range(len(self._room.table.chairs)) if self.own(i) and self.own(i) not in QUICK]

    async def _offer(self, seats: list[int]) -> bool:
        """Make the first offer that one of these bots can think of; False if there is none."""
        room = self._room
        table, game = room.table, room.table.playing()
        for seat in seats:
            found = await room.thinkers.offer(self.own(seat), game, table.clans[seat], await room.talk.dealings(seat))
            if room.table.game is not game:
                return False  # somebody acted meanwhile
            if found is not None:
                to = table.clans.index(found.to)
                number = await room.talk.offer(seat, to, promises_of(table, found.pledges))
                if not self.bot(to):
                    await self.say(seat, reason("offers"), to, number)
                return True
        return False

    # ---------------------------------------------------------------------------- letters
    async def _write_back(self, seat: int, bot: int) -> None:
        """Reply to a private line, at most once a season, that bots only answer deals."""
        table = self._room.table
        season = moment(table, table.n)[0]
        said = await self._room.talk.spoken_to(bot, seat, "no_letters")
        if all(moment(table, n)[0] != season for n in said):
            await self.say(bot, reason("no_letters"), seat)

    async def stop(self) -> None:
        """Stop talking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def in_talks(phase: int) -> bool:
    """Whether coins can change hands in this phase."""
    return phase in (TEA, POLITICAL)
