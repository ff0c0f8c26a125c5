"""The application: routes, headers, errors, and the hall behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Reference, Schema
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hinode import __version__
from hinode.server.errors import CODES, Refused, readable
from hinode.server.metrics import REFUSALS, exposition
from hinode.server.notices.post import Post
from hinode.server.notices.setup import NOTHING, Setup
from hinode.server.room.hall import Hall
from hinode.server.store.interface import Store, StoreError
from hinode.server.table.bots import Offered
from hinode.server.table.clock import TimeSource
from hinode.server.web.limits import Buckets, Limits
from hinode.server.web.notices import AtSeat
from hinode.server.web.pages import page_routes
from hinode.server.web.rest import AtTable, Lobby, TheHall
from hinode.server.web.socket import socket_route
from hinode.server.web.unsubscribe import unsubscribe, unsubscribe_page
from hinode.server.web.web import RAW_HEADERS, SAFE_METHODS, address, check_origin

LOG = logging.getLogger("hinode.server")
MAX_BODY = 400_000  # bytes


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused; nothing changed."""

    code: str
    sentence: str
    rule: str = ""


class Health(msgspec.Struct, frozen=True):
    """Whether the server works, its version, and the tables in memory."""

    status: str
    version: str
    rooms: int


def create_app(
    store: Callable[[], Store],
    time: TimeSource | None = None,
    origins: tuple[str, ...] = (),
    limits: Limits | None = None,
    ticking: bool = True,
    bots: tuple[str, ...] = (),
    notices: Setup = NOTHING,
) -> Litestar:
    """The server as an ASGI application. `store` opens the store at startup; `bots` are the host's own."""
    time = time or TimeSource()
    limits = limits or Limits()
    requests = Buckets(time, *limits.requests)
    openings = Buckets(time, *limits.openings)
    sockets = Buckets(time, *limits.sockets)
    tests = Buckets(time, *limits.tests)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        hall = Hall(store(), time, Offered(bots), Post(notices))
        app.state.hall = hall
        await hall.open(ticking)
        try:
            yield
        finally:
            await hall.close()

    async def before(request: Request[Any, Any, Any]) -> None:
        if "\0" in request.scope["path"]:  # which no file system accepts
            raise Refused("unreadable", "There is no such page.")
        # Whoever knows the link that ends notices may use it: mail programs do, and our own form sends no origin.
        if request.method not in SAFE_METHODS and not request.scope["path"].startswith("/unsubscribe/"):
            check_origin(request, origins)
        if not requests.take(address(request)):
            raise Refused("too_fast", "You ask too fast; wait a little.")

    async def get_hall(state: State) -> Hall:
        return state.hall

    app = Litestar(
        [
            Lobby,
            AtTable,
            AtSeat,
            unsubscribe_page,
            unsubscribe,
            socket_route(origins, limits, sockets),
            health,
            metrics,
            *page_routes(),
        ],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(get_hall),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "tests": Provide(lambda: tests, sync_to_thread=False),
        },
        before_request=before,
        request_class=JsonRequest,
        exception_handlers={
            Refused: refused,
            UnicodeDecodeError: not_json,
            RecursionError: not_json,
            HTTPException: bad_request,
            Exception: bug,
        },
        openapi_config=OpenAPIConfig(
            title="Hinode", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=MAX_BODY,
        logging_config=None,
    )
    app.asgi_handler = around_requests(app.asgi_handler)  # middleware would not see requests without a route
    describe_problems(app)
    return app


def describe_problems(app: Litestar) -> None:
    """Document `Problem` as the error response of every route, in place of the framework's own."""
    fields: dict[str, Schema | Reference] = {
        name: Schema(type=OpenAPIType.STRING) for name in Problem.__struct_fields__
    }
    problem = Schema(type=OpenAPIType.OBJECT, title="Problem", properties=fields, required=list(fields))
    answer = OpenAPIResponse(
        description="It was not done: a code for programs, a sentence for people, and the rule if it is one.",
        content={"application/json": OpenAPIMediaType(schema=problem)},
    )
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            if operation is not None:
                good = {code: found for code, found in (operation.responses or {}).items() if code.startswith("2")}
                operation.responses = {**good, "default": answer}


@get("/health", summary="Whether the server works", tags=["operation"])
async def health(hall: TheHall) -> Health:
    """Fails if the store does not answer."""
    await hall.store.row("-")
    return Health("ok", __version__, len(hall.rooms))


@get("/metrics", summary="Numbers for Prometheus", tags=["operation"], media_type="text/plain")
async def metrics() -> bytes:
    """Counters only; never names."""
    return exposition()


# ------------------------------------------------------------------------------- errors
def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A refusal as a response."""
    REFUSALS.labels(error.code).inc()
    return Response(Problem(error.code, error.sentence, error.rule), status_code=CODES[error.code])


def bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """A request that the framework rejected."""
    if _names_no_table(error.extra):
        return refused(request, Refused("no_such_table", "There is no such table."))
    status = error.status_code
    code = "too_large" if status == 413 else "unreadable"
    REFUSALS.labels(code).inc()
    problems = "; ".join(_problems(error.extra))
    sentence = f"This request cannot be read: {problems}." if problems else f"{error.detail.rstrip('.')}."
    return Response(Problem(code, readable(sentence)), status_code=status, headers=error.headers)


def not_json(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is not JSON, or is nested too deeply."""
    return refused(request, Refused("unreadable", "This is not JSON."))


def _names_no_table(extra: Any) -> bool:
    """Whether a request was rejected because its path cannot name a table."""
    return any(problem.get("key") == "table" and problem.get("source") == "path" for problem in extra or ())


def _problems(extra: Any) -> list[str]:
    """What exactly was wrong with a request, as the framework reports it."""
    return [f"{problem.get('key', '')}: {problem.get('message', '')}" for problem in extra or ()]


def bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error of ours: the details go to the log, not to the client."""
    if isinstance(error, StoreError):
        return Response(Problem("storage", "The store does not answer. Try again."), status_code=503)
    LOG.error("a request failed", exc_info=error)
    return Response(Problem("bug", "Something went wrong here; it has been noted."), status_code=500)


class JsonRequest(Request[Any, Any, Any]):
    """A request that must declare its body as JSON, which a form on another site cannot do."""

    async def json(self) -> Any:
        if self.content_type[0] != "application/json":
            raise Refused("unreadable", "Send JSON, and say so: content-type application/json.")
        return await super().json()


def around_requests(app: ASGIApp) -> ASGIApp:
    """Add security headers, and log each request without its query, cookies or body."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        status = 0
        began = perf_counter()

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *RAW_HEADERS]
                if not any(name == b"cache-control" for name, _ in headers):  # pages set their own
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
            await send(message)

        try:
            await app(scope, receive, send_with_headers)
        finally:
            took = round((perf_counter() - began) * 1000, 1)
            extra = {"method": scope["method"], "route": scope.get("path_template", ""), "status": status, "ms": took}
            LOG.info("request", extra=extra)

    return middleware
