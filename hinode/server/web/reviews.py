"""The routes of reviews."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from hinode.server.room.reviews import ReviewState
from hinode.server.web.limits import Buckets
from hinode.server.web.rest import Body, TableName, TheHall
from hinode.server.web.web import address

Reviewers = NamedDependency[Buckets]


class AskReview(Body, frozen=True):
    """Which decisions to look at: those of people, or everybody's."""

    everyone: bool = False


class OfReviews(Controller):
    """The review of a finished game."""

    path = "/api/tables/{table:str}/review"
    tags = ["table"]  # noqa: RUF012

    @get("/", summary="The review of a finished game, or how far it is")
    async def look(self, table: TableName, hall: TheHall) -> ReviewState:
        async with hall.room(table) as room:
            return await hall.reviews.look(room.table)

    @post("/", summary="Have a finished game reviewed", status_code=200)
    async def ask(
        self,
        table: TableName,
        data: JSONBody[AskReview],
        hall: TheHall,
        request: Request[Any, Any, Any],
        reviewers: Reviewers,
    ) -> ReviewState:
        async with hall.room(table) as room:
            ledger = await room.talk.ledger()
            return await hall.reviews.ask(room.table, ledger, data.everyone, lambda: reviewers.take(address(request)))
