"""A browser's visit to a table, over one socket.

One task handles its messages, one after the other. Every message is checked; a bad one changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Any

import msgspec
from litestar import WebSocket

from hinode.server.errors import Refused
from hinode.server.metrics import ACT_SECONDS, MESSAGES, REFUSALS
from hinode.server.protocol import (
    ENVELOPE,
    MAX_MESSAGE,
    READ,
    VERSION,
    Act,
    AnswerDeal,
    AnswerTakeBack,
    AnyMessage,
    AskPreview,
    AskRemarks,
    AskTakeBack,
    Choose,
    Done,
    Failed,
    Force,
    Forces,
    HandOver,
    Hello,
    Look,
    OfferDeal,
    Previewed,
    Remarks,
    Say,
    SayPhrase,
    SayRemark,
    Talk,
    Undo,
    Welcome,
    Why,
    encode,
)
from hinode.server.room import foresee, play
from hinode.server.room.connection import Connection
from hinode.server.room.room import Room
from hinode.server.store.interface import StoreError
from hinode.server.table.secret import held
from hinode.server.web.limits import Bucket, Limits
from hinode.server.web.unreadable import unreadable
from hinode.server.web.web import secrets_of
from hinode.server.web.wire import push_of

LOG = logging.getLogger("hinode.server")
STRIKES = 200  # a flood: messages refused for speed, minus those let through in between
MAX_WATCHERS = 200  # at one table
MAX_SOCKETS = 20  # for one seat
HELLO_WITHIN = 30.0  # seconds

POLICY = 1008  # close codes
TRY_AGAIN = 1013


class Visit:
    """A browser's stay at a table."""

    def __init__(self, socket: WebSocket[Any, Any, Any], room: Room, limits: Limits) -> None:
        self._socket = socket
        self._room = room
        self._connection = Connection((), push_of(socket.scope))
        self._greeted = asyncio.Event()
        self._bucket = Bucket(room.time, *limits.messages)
        self._previews = Bucket(room.time, *limits.previews)
        self._remarks = Bucket(room.time, *limits.remarks)
        self._strikes = 0
        self._handling = asyncio.Lock()  # held while a message is handled

    async def stay(self) -> None:
        """Handle messages until the browser goes, while another task writes to it."""
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        greeting = asyncio.create_task(self._in_time())
        try:
            wait = (writer, reader, greeting, self._connection.lagging)
            done, _ = await asyncio.wait(wait, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            await self._handling.acquire()  # finish the message in progress: it may be on disk already
            for task in (writer, reader, greeting):
                task.cancel()
            self._room.leave(self._connection)
            await asyncio.gather(writer, reader, greeting, return_exceptions=True)

    async def _in_time(self) -> None:
        """Disconnect clients that never say hello."""
        try:
            await asyncio.wait_for(self._greeted.wait(), HELLO_WITHIN)
        except TimeoutError:
            raise Refused("not_now", "Nobody said hello.") from None
        await asyncio.Event().wait()  # forever: the first task to end ends the visit

    async def _write(self) -> None:
        await self._connection.pump(self._socket.send_data)
        await self._socket.close(TRY_AGAIN, "reconnect")

    async def _read(self) -> None:
        while self._strikes < STRIKES:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            async with self._handling:
                await self._handle((event.get("bytes") or b"") if text is None else text.encode())
        await self._socket.close(POLICY, "too_fast")

    # ---------------------------------------------------------------------------- one message
    async def _handle(self, data: bytes) -> None:
        """Do what a message asks for and answer it. The pushes it causes go out together with the answer."""
        began = perf_counter()
        MESSAGES.number += 1
        message: AnyMessage | None = None
        answer: Done | Failed | Previewed | Forces | None
        with self._connection:
            try:
                self._check_speed()
                message = read(data)
                answer = await self._do(message)
            except Refused as error:
                answer = refusal(error, data, message)
            except StoreError:
                answer = refusal(Refused("storage", "The store does not answer. Try again."), data, message)
            except Exception as error:
                LOG.error("a message failed", exc_info=error)
                raise
            if answer is not None:
                self._connection.send(encode(answer))
        if isinstance(message, Act):
            ACT_SECONDS.observe(perf_counter() - began)

    def _check_speed(self) -> None:
        if self._bucket.take():
            self._strikes = max(0, self._strikes - 1)
            return
        self._strikes += 1
        raise Refused("too_fast", "You send messages too fast; wait a little.")

    def _check_greeted(self) -> None:
        if not self._greeted.is_set():
            raise Refused("not_now", "Say hello first.")

    def _check_seat(self, seat: int) -> None:
        if seat not in self._connection.seats:
            raise Refused("not_your_seat", "This is not your seat.")

    async def _do(self, message: AnyMessage) -> Done | Failed | Previewed | Forces | None:
        if isinstance(message, Hello):
            await self._greet(message)
            return None
        self._check_greeted()
        if isinstance(message, Look):
            self._room.show(self._connection, None)
            return Done(id=message.id)
        if isinstance(message, Force):
            self._room.check_sees(self._connection.seats)
            return foresee.force(self._room, message)
        if isinstance(message, SayRemark):
            return Done(id=message.id, n=await self._remark(message))
        if isinstance(message, AskRemarks):
            await self._room.talk.gallery.show(self._connection)
            return Done(id=message.id)
        self._check_seat(message.seat)
        if isinstance(message, AskPreview):
            if not self._previews.take(len(message.lines)):
                raise Refused("too_fast", "You ask for previews too fast; wait a little.")
            return await foresee.preview(self._room, message)
        if isinstance(message, Why):  # a question, so its answer is not counted as a refusal
            error = self._room.table.why(message.seat, message.line, message.number)
            return Done(id=message.id) if error is None else failed(error, message.id)
        return Done(id=message.id, n=await do(self._room, message))

    async def _remark(self, message: SayRemark) -> int:
        if not self._remarks.take():
            raise Refused("too_fast", "You talk too fast; wait a little.")
        return await self._room.talk.gallery.say(self._connection, message.name, message.text)

    async def _greet(self, hello: Hello) -> None:
        """Find out which seats this browser holds, and send it what they may know."""
        room, connection = self._room, self._connection
        given = [*secrets_of(self._socket, room.table.name), *hello.secrets]
        seats = held(given, room.secrets)
        if room.table.game is not None:
            room.check_sees(seats)
        await play.came_back(room, seats)
        await room.talk.ledger()
        async with room.talk.lock:
            lines = await room.talk.history(seats, hello.talk)
            remarks = [] if seats or not room.table.settings.spectators else await room.talk.gallery.history()
            if held(given, room.secrets) != seats:
                raise Refused("stale", "Somebody has left or sat down meanwhile; say hello again.")
            self._check_space(seats)
            # No await from here on, so that nothing is missed or sent twice.
            self._greeted.set()
            connection.seats = seats
            room.join(connection)
            connection.send(encode(Welcome(protocol=VERSION, table=room.info(), holds=list(seats), id=hello.id)))
            room.show(connection, hello.since)
            connection.send(encode(Talk(lines=lines)))
            if remarks:
                connection.send(encode(Remarks(lines=remarks)))
            room.talk.show(connection)
        room.voices.wake()  # an offer to a bot may have been waiting since a restart

    def _check_space(self, seats: tuple[int, ...]) -> None:
        """Refuse a spectator, or a socket for a seat, if there are too many already."""
        others = [other.seats for other in self._room.connections if other is not self._connection]
        if not seats and others.count(()) >= MAX_WATCHERS:
            raise Refused("full", "Too many are watching this table.")
        if any(sum(seat in theirs for theirs in others) >= MAX_SOCKETS for seat in seats):
            raise Refused("full", "This seat is open in too many windows.")


async def do(
    room: Room,
    message: Act | Undo | AskTakeBack | AnswerTakeBack | Say | SayPhrase | OfferDeal | AnswerDeal | HandOver | Choose,
) -> int:
    """Do what a message from the holder of a seat asks for."""
    match message:
        case Act():
            return await play.act(room, message.seat, message.line, message.number, message.seen)
        case Undo():
            return await play.undo(room, message.seat, message.turn, message.number)
        case AskTakeBack():
            return await play.ask_take_back(room, message.seat, message.length)
        case AnswerTakeBack():
            return await play.answer_take_back(room, message.seat, message.wish, message.yes)
        case Say():
            return await room.talk.say(message.seat, message.text, message.to)
        case SayPhrase():
            return await room.talk.say_phrase(message.seat, message.phrase, message.about, message.to)
        case OfferDeal():
            return await room.talk.offer(message.seat, message.to, message.promises, message.instead)
        case AnswerDeal():
            return await room.talk.answer(message.seat, message.deal, message.yes)
        case HandOver():
            return await play.hand_over(room, message.seat, message.bot)
        case Choose():
            return await play.choose_clan(room, message.seat, message.clan)


def read(data: bytes) -> AnyMessage:
    """Decode a message; Refused if it is not one."""
    if len(data) > MAX_MESSAGE:
        raise Refused("too_large", f"A message has at most {MAX_MESSAGE} bytes.")
    try:
        return READ.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("unreadable", unreadable(data, error)) from None


def id_of(data: bytes) -> int | None:
    """The id of an otherwise unreadable message, so that its sender gets an answer."""
    try:
        return ENVELOPE.decode(data).id if len(data) <= MAX_MESSAGE else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def refusal(error: Refused, data: bytes, message: AnyMessage | None) -> Failed:
    """A refusal as the answer to a message (None: an unreadable one)."""
    REFUSALS.labels(error.code).inc()
    return failed(error, id_of(data) if message is None else message.id)


def failed(error: Refused, id_: int | None) -> Failed:
    """A refusal as a message."""
    return Failed(
        code=error.code,
        sentence=error.sentence,
        rule=error.rule,
        reason=error.reason,
        about=dict(error.about),
        id=id_,
    )
