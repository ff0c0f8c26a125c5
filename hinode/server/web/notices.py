"""The REST routes for notices: where a seat's owner wants to be told of what."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from hinode.server.errors import Refused
from hinode.server.notices.addresses import MAX_ADDRESS, check_push, mark, masked, read_address
from hinode.server.notices.setup import Setup
from hinode.server.notices.slips import KINDS, Address, Kind, Language
from hinode.server.room.hall import Hall
from hinode.server.room.room import Room
from hinode.server.web.limits import Buckets
from hinode.server.web.rest import AnyRequest, Body, SeatNumber, TableName, TheHall
from hinode.server.web.web import must_hold

Tests = NamedDependency[Buckets]
AddressId = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{32}$", description="the id of an address")]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+={0,2}$", max_length=120)]


class PushHere(Body, frozen=True):
    """A browser's push subscription, as the browser describes it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MAX_ADDRESS)]
    p256dh: Key
    auth: Key
    language: Language = "en"


class NewAddress(Body, frozen=True):
    """A mail address, or an Apprise URL of a kind that the host allows."""

    address: Annotated[str, Meta(min_length=3, max_length=MAX_ADDRESS)]
    language: Language = "en"


class WantedKinds(Body, frozen=True):
    """What to be told of."""

    kinds: Annotated[list[Kind], Meta(max_length=len(KINDS))]


class AddressInfo(msgspec.Struct, frozen=True):
    """An address of a seat. `shown` is masked; `mark` is what a browser recognizes its own subscription by."""

    id: str
    way: str
    shown: str
    mark: str


class NoticesInfo(msgspec.Struct, frozen=True):
    """What a server can do about notices, and what a seat has asked for.

    `push` is the key to subscribe with, or '' without Web Push; `services` are the kinds of Apprise URLs allowed.
    """

    push: str
    mail: bool
    services: list[str]
    kinds: list[Kind]
    addresses: list[AddressInfo]


class Tested(msgspec.Struct, frozen=True):
    """Whether a test notice could be handed over."""

    sent: bool


class AtSeat(Controller):
    """The notices of one seat. Only its owner may see or change them."""

    path = "/api/tables/{table:str}/seats/{seat:int}/notices"
    tags = ["notices"]  # noqa: RUF012

    @get("/", summary="What a seat is told of, and where")
    async def look(self, table: TableName, seat: SeatNumber, hall: TheHall, request: AnyRequest) -> NoticesInfo:
        async with hall.room(table) as room:
            owned(request, room, seat)
            return info(hall, room, seat)

    @post("/push", summary="Be told by Web Push in this browser", status_code=200)
    async def push(
        self, table: TableName, seat: SeatNumber, data: JSONBody[PushHere], hall: TheHall, request: AnyRequest
    ) -> NoticesInfo:
        async with hall.room(table) as room:
            owned(request, room, seat)
            if not hall.postman.post.public_key:
                raise Refused("not_now", "This server sends no push messages.")
            await check_push(setup(hall), data.endpoint)
            address = Address("push", data.endpoint, data.language, data.p256dh, data.auth)
            await room.watch.add(room.table, seat, address)
            return info(hall, room, seat)

    @post("/addresses", summary="Be told at a mail address or by a chat service", status_code=200)
    async def add(
        self, table: TableName, seat: SeatNumber, data: JSONBody[NewAddress], hall: TheHall, request: AnyRequest
    ) -> NoticesInfo:
        async with hall.room(table) as room:
            owned(request, room, seat)
            if not setup(hall).works:
                raise Refused("not_now", "This server sends no notices.")
            await room.watch.add(room.table, seat, await read_address(setup(hall), data.address, data.language))
            return info(hall, room, seat)

    @post("/kinds", summary="Choose what to be told of", status_code=200)
    async def kinds(
        self, table: TableName, seat: SeatNumber, data: JSONBody[WantedKinds], hall: TheHall, request: AnyRequest
    ) -> NoticesInfo:
        async with hall.room(table) as room:
            owned(request, room, seat)
            await room.watch.want(seat, tuple(kind for kind in KINDS if kind in data.kinds))
            return info(hall, room, seat)

    @post("/{id:str}/test", summary="Send a test notice to one address", status_code=200)
    async def test(
        self, table: TableName, seat: SeatNumber, id: AddressId, hall: TheHall, request: AnyRequest, tests: Tests
    ) -> Tested:
        async with hall.room(table) as room:
            owned(request, room, seat)
            address = room.watch.address(seat, id)
            if address is None:
                raise Refused("bad_address", "There is no such address.")
            if not tests.take(f"{table} {seat}"):
                raise Refused("too_fast", "You have sent enough tests; wait a few minutes.")
            made = hall.time.served()
            outcome = await hall.postman.post.send(table, room.table.settings, seat, id, address, (), made)
            return Tested(outcome == "sent")

    @delete("/{id:str}", summary="Remove an address", status_code=200)
    async def remove(
        self, table: TableName, seat: SeatNumber, id: AddressId, hall: TheHall, request: AnyRequest
    ) -> NoticesInfo:
        async with hall.room(table) as room:
            owned(request, room, seat)
            await room.watch.remove(seat, id)
            return info(hall, room, seat)


def owned(request: AnyRequest, room: Room, seat: int) -> None:
    """Refuse all but the owner of a seat."""
    room.table.chair(seat)
    must_hold(request, room, seat)


def setup(hall: Hall) -> Setup:
    """What the host allows."""
    return hall.postman.post.setup


def info(hall: Hall, room: Room, seat: int) -> NoticesInfo:
    """What a seat's owner may know of its notices."""
    allowed = setup(hall)
    return NoticesInfo(
        push=hall.postman.post.public_key,
        mail=allowed.works and allowed.mail is not None,
        services=sorted(allowed.kinds) if allowed.works else [],
        kinds=list(room.watch.wanted(seat)),
        addresses=[
            AddressInfo(id_, address.way, masked(address), mark(address))
            for id_, address in room.watch.addresses(seat).items()
        ],
    )
