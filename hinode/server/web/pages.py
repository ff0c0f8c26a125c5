"""The client's pages, built from web/ into the package. The client does its own routing."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

from hinode.server.room.hall import Hall
from hinode.server.web.preview import home_head, table_head

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = STATIC / "index.html"
NOT_BUILT: Final = "The browser client is not built: run `make web`, then start the server again. The API is at /api."
KEEP: Final = CacheControlHeader(public=True, max_age=365 * 24 * 60 * 60, immutable=True)
ADDRESSES: Final = ["/", "/replay/{table:str}", "/rules"]
TITLE: Final = "<title>Hinode</title>"  # in the client's page; replaced by what a link shows in a chat

AnyRequest = Request[Any, Any, Any]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest) -> Response[str]:
    """The client's only page."""
    return client(home_head(base(request)))


@get("/t/{table:str}", include_in_schema=False)
async def table_page(table: FromPath[str], request: AnyRequest, hall: NamedDependency[Hall]) -> Response[str]:
    """The same page for a table, with a preview for chats."""
    return client(await table_head(hall, table, base(request)))


def client(head: str, status: int = 200) -> Response[str]:
    """The client with this head."""
    if not INDEX.exists():
        return Response(f"{NOT_BUILT}\n", media_type="text/plain", status_code=503)
    html = INDEX.read_text("utf-8").replace(TITLE, head, 1)
    return Response(html, media_type="text/html", headers={"cache-control": "no-cache"}, status_code=status)


def wants_page(request: AnyRequest) -> bool:
    """Whether a browser looks for a page, so that "not found" should be one too."""
    path = request.scope["path"]
    return request.method == "GET" and not path.startswith("/api") and "text/html" in request.headers.get("accept", "")


def no_page(request: AnyRequest) -> Response[str]:
    """The client, which says that there is nothing at this address and shows the way home."""
    return client(home_head(base(request)), 404)


def base(request: AnyRequest) -> str:
    """The address of this server as the browser knows it."""
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


def page_routes() -> list[HTTPRouteHandler | Router]:
    """The page and its assets. Assets are named by their content, so browsers may cache them forever."""
    assets = STATIC / "assets"
    if not assets.exists():
        return [page, table_page]
    files = create_static_files_router(
        path="/assets", directories=[assets], include_in_schema=False, cache_control=KEEP
    )
    return [page, table_page, files]
