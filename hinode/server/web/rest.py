"""The REST routes: opening tables, sitting down, starting; views, records and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from hinode.bots.negotiation.character import CHARACTERS
from hinode.bots.own import MAX_NAME
from hinode.deals.promises import Seat
from hinode.server.errors import Refused
from hinode.server.protocol import VERSION, TableInfo
from hinode.server.room import play
from hinode.server.room.hall import Hall
from hinode.server.room.past.records import Replay, broken_log, check_record, finished_record, seat_log
from hinode.server.room.room import Room
from hinode.server.room.summary import Listing, listing
from hinode.server.schema import schema
from hinode.server.settings import Settings, check_settings
from hinode.server.store.interface import BROKEN, DRAFTING, OPEN, OVER, PLAYING
from hinode.server.table import seating
from hinode.server.table.learn import find_lesson, lesson_settings
from hinode.server.table.seating import Opening, lesson_opening, opening
from hinode.server.table.secret import held
from hinode.server.web.limits import Buckets
from hinode.server.web.web import address, must_be_host, must_hold, seat_cookie, seats_of

AnyRequest = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
Openings = NamedDependency[Buckets]
TableName = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,20}$", description="the name in the table's link")]
LessonName = Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$", description="the name of a lesson")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=4)]
SeenFrom = Annotated[int | None, QueryParameter(ge=0, le=4)]
LISTED_AT_MOST = 200
BOT_NAME = "normal"

Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": seating.MAX_NAME})]  # see `seating`
Clan = Annotated[str, Meta(max_length=20)]
BotName = Annotated[str, Meta(max_length=MAX_NAME)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class NewTable(Body, frozen=True):
    """A table with its first person. `play_now` fills free seats with bots and starts."""

    name: Name
    settings: Settings = Settings()
    clan: Clan = ""
    play_now: bool = False
    bot: BotName = BOT_NAME


class SitDown(Body, frozen=True):
    """Take a seat: any free one, or a certain one."""

    name: Name
    clan: Clan = ""
    seat: Seat | None = None


class Learn(Body, frozen=True):
    """Open a lesson."""

    name: Name


class Enter(Body, frozen=True):
    """The secret from a seat's own link."""

    secret: Annotated[str, Meta(min_length=16, max_length=64)]


class Fill(Body, frozen=True):
    """Bots for free seats; without a number, for all."""

    bot: BotName = BOT_NAME
    number: Annotated[int, Meta(ge=1, le=5)] | None = None


class Record(Body, frozen=True):
    """A game record in the engine's notation."""

    record: Annotated[str, Meta(min_length=1)]


class Seated(msgspec.Struct, frozen=True):
    """A seat was taken. `link` is the seat's own: whoever opens it holds the seat."""

    table: str
    seat: int
    secret: str
    link: str
    share: str


class Entered(msgspec.Struct, frozen=True):
    """A seat was entered by its link."""

    table: str
    seats: list[int]


class Tables(msgspec.Struct, frozen=True):
    """Listed tables, most recently changed first."""

    tables: list[Listing]


class Created(msgspec.Struct, frozen=True):
    """A table that shows a record."""

    table: str


class About(msgspec.Struct, frozen=True):
    """What this server can do."""

    protocol: int
    bots: list[str]
    characters: list[str]


def seated(table: str, seat: int, secret: str) -> Seated:
    """The links of a seat. The secret comes after '#', which browsers never send to a server."""
    return Seated(table, seat, secret, f"/t/{table}#seat={secret}", f"/t/{table}")


async def open_table(hall: Hall, opened: Opening, request: AnyRequest) -> Response[Seated]:
    """Open a table, and give the caller its first seat."""
    await hall.open_table(opened)
    name = opened.table.name
    ((seat, secret),) = opened.secrets.items()
    return Response(seated(name, seat, secret), cookies=[seat_cookie(request, name, seat, secret)])


class Lobby(Controller):
    """Tables as a whole."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/about", summary="What this server can do")
    async def about(self, hall: TheHall) -> About:
        return About(VERSION, hall.thinkers.offered.names, list(CHARACTERS))

    @get("/protocol", summary="JSON schema of the socket's messages")
    async def protocol(self) -> dict[str, Any]:
        return schema()

    @get("/tables", summary="Listed tables")
    async def tables(self, hall: TheHall) -> Tables:
        rows = await hall.store.list((OPEN, DRAFTING, PLAYING, OVER), LISTED_AT_MOST)
        return Tables([found for row in rows if (found := listing(row)) is not None])

    @post("/tables", summary="Open a table and sit down", raises=[])
    async def create(
        self, data: JSONBody[NewTable], hall: TheHall, request: AnyRequest, openings: Openings
    ) -> Response[Seated]:
        if not openings.take(address(request)):
            raise Refused("too_fast", "You open tables too fast; wait a little.")
        hall.thinkers.offered.check(data.bot)
        table = hall.new_table(check_settings(data.settings))
        opened = opening(table, data.name, data.clan, data.bot, data.play_now, hall.time.served())
        return await open_table(hall, opened, request)

    @post("/lessons/{lesson:str}", summary="Open a table for a lesson and sit down")
    async def learn(
        self, lesson: LessonName, data: JSONBody[Learn], hall: TheHall, request: AnyRequest, openings: Openings
    ) -> Response[Seated]:
        if not openings.take(address(request)):
            raise Refused("too_fast", "You open tables too fast; wait a little.")
        taught = find_lesson(lesson)
        table = hall.new_table(lesson_settings(taught))
        return await open_table(hall, lesson_opening(table, taught, data.name, hall.time.served()), request)

    @post("/records", summary="Import a record, to replay it")
    async def import_record(
        self, data: JSONBody[Record], hall: TheHall, request: AnyRequest, openings: Openings
    ) -> Created:
        if not openings.take(address(request)):
            raise Refused("too_fast", "You open tables too fast; wait a little.")
        game = await asyncio.to_thread(check_record, data.record)
        return Created(await hall.keep_record(game, data.record))


class AtTable(Controller):
    """One table."""

    path = "/api/tables/{table:str}"
    tags = ["table"]  # noqa: RUF012

    @get("/", summary="What everybody may know of a table")
    async def table(self, table: TableName, hall: TheHall) -> TableInfo:
        async with hall.room(table) as room:
            return room.info()

    @post("/seats", summary="Take a seat")
    async def sit(
        self, table: TableName, data: JSONBody[SitDown], hall: TheHall, request: AnyRequest
    ) -> Response[Seated]:
        async with hall.room(table) as room:
            seat, secret = await play.sit(room, data.name, data.clan, data.seat)
        return Response(seated(table, seat, secret), cookies=[seat_cookie(request, table, seat, secret)])

    @delete("/seats/{seat:int}", summary="Leave before the start; the host can send others away", status_code=200)
    async def leave(
        self, table: TableName, seat: SeatNumber, hall: TheHall, request: AnyRequest
    ) -> Response[TableInfo]:
        async with hall.room(table) as room:
            if room.table.host not in seats_of(request, room):
                must_hold(request, room, seat)
            await play.leave(room, seat)
            return Response(room.info(), cookies=[seat_cookie(request, table, seat, "")])

    @post("/enter", summary="Hold a seat by the secret of its own link", status_code=200)
    async def enter(
        self, table: TableName, data: JSONBody[Enter], hall: TheHall, request: AnyRequest
    ) -> Response[Entered]:
        async with hall.room(table) as room:
            seats = held([data.secret], room.secrets)
            if not seats:
                raise Refused("not_your_seat", "This link opens no seat at this table.")
            cookies = [seat_cookie(request, table, seat, data.secret) for seat in seats]
            return Response(Entered(table, list(seats)), cookies=cookies)

    @post("/bots", summary="Fill free seats with bots (host)", status_code=200)
    async def bots(self, table: TableName, data: JSONBody[Fill], hall: TheHall, request: AnyRequest) -> TableInfo:
        async with hall.room(table) as room:
            must_be_host(request, room)
            await play.add_bots(room, data.bot, data.number)
            return room.info()

    @post("/start", summary="Start the game (host)", status_code=200)
    async def start(self, table: TableName, hall: TheHall, request: AnyRequest) -> TableInfo:
        async with hall.room(table) as room:
            must_be_host(request, room)
            await play.start(room)
            return room.info()

    @get("/view", summary="What a seat sees; without a seat, what a spectator sees")
    async def view(self, table: TableName, hall: TheHall, request: AnyRequest, seat: SeenFrom = None) -> dict[str, Any]:
        async with hall.room(table) as room:
            may_look(request, room, seat)
            return {**room.view(seat)}

    @get(
        "/record",
        summary="The record of a finished game; of a running one, what a seat may know",
        media_type="text/plain",
    )
    async def record(self, table: TableName, hall: TheHall, request: AnyRequest, seat: SeenFrom = None) -> str:
        async with hall.room(table) as room:
            may_look(request, room, seat)
            if room.table.status == BROKEN:
                return broken_log(room.table, await hall.store.load(table), seat)
            if room.table.status == OVER or room.table.game is None:
                return finished_record(room.table)
            return seat_log(room.table.game, room.table.seat_of(seat))

    @get(
        "/replay",
        summary="A finished game move by move, with everything shown",
        responses={
            200: ResponseSpec(Replay, generate_examples=False, description="Request fulfilled, document follows")
        },
    )
    async def replay(self, table: TableName, hall: TheHall) -> Response[bytes]:
        async with hall.room(table) as room:
            if room.table.status != OVER:
                raise Refused("not_now", "A game can be replayed when it is over.")
            return Response(await hall.replays.of(room.table), media_type=MediaType.JSON)


def may_look(request: AnyRequest, room: Room, seat: int | None) -> None:
    """Refuse views of a seat to all but its holder, and of the table to outsiders where spectators are not allowed."""
    if seat is not None:
        room.table.chair(seat)
        must_hold(request, room, seat)
    else:
        room.check_sees(seats_of(request, room))
