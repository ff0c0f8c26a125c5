"""The REST routes for what a device holds: its games, giving up its seats there, and rematches."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Meta

from hinode.server.errors import Refused
from hinode.server.room.mine import MAX_TABLES, KnownTable, MyTable, my_table
from hinode.server.room.rematch import rematch
from hinode.server.web.limits import Buckets
from hinode.server.web.rest import AnyRequest, Body, Entered, Openings, Seated, TableName, TheHall, seated
from hinode.server.web.web import address, seat_cookie, secrets_of

Lookups = NamedDependency[Buckets]


class Mine(Body, frozen=True):
    """The tables this device knows."""

    tables: Annotated[tuple[KnownTable, ...], Meta(max_length=MAX_TABLES)]


class MyTables(msgspec.Struct, frozen=True):
    """Those of the tables where the device holds a seat, in the order they were asked for."""

    tables: list[MyTable]


class Rematched(msgspec.Struct, frozen=True):
    """The rematch, and the seats of this device there."""

    table: str
    seats: list[Seated]


class MyGames(Controller):
    """All tables of a device."""

    path = "/api/mine"
    tags = ["mine"]  # noqa: RUF012

    @post("/", summary="The games of a device that shows the secrets of its seats", status_code=200)
    async def mine(self, data: JSONBody[Mine], hall: TheHall, request: AnyRequest, lookups: Lookups) -> MyTables:
        if not lookups.take(address(request), len(data.tables)):
            raise Refused("too_fast", "You ask for your games too fast; wait a little.")
        found = [await my_table(hall, known) for known in data.tables]
        return MyTables([table for table in found if table is not None])


class MySeats(Controller):
    """The seats of a device at one table."""

    path = "/api/tables/{table:str}"
    tags = ["mine"]  # noqa: RUF012

    @delete("/cookies", summary="Forget the seats on this device; they stay taken", status_code=200)
    async def forget(self, table: TableName, request: AnyRequest) -> Response[Entered]:
        prefix = f"hinode-{table}-"
        seats = [name.removeprefix(prefix) for name in request.cookies if name.startswith(prefix)]
        known = [int(seat) for seat in seats if seat in ("0", "1", "2", "3", "4")]
        return Response(Entered(table, []), cookies=[seat_cookie(request, table, seat, "") for seat in known])

    @post("/rematch", summary="Sit down at a rematch of a finished game (who played)", status_code=200)
    async def again(
        self, table: TableName, hall: TheHall, request: AnyRequest, openings: Openings
    ) -> Response[Rematched]:
        async with hall.room(table) as room:
            if not room.table.rematch and not openings.take(address(request)):
                raise Refused("too_fast", "You open tables too fast; wait a little.")
            name, secrets = await rematch(hall, room, secrets_of(request, table))
        seats = [seated(name, seat, secret) for seat, secret in secrets.items()]
        cookies = [seat_cookie(request, name, seat, secret) for seat, secret in secrets.items()]
        return Response(Rematched(name, seats), cookies=cookies)
