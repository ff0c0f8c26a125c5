"""The client's pages, built from web/ into the package. The client does its own routing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType]

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = STATIC / "index.html"
NOT_BUILT: Final = "The browser client is not built: run `make web`, then start the server again. The API is at /api."
KEEP: Final = CacheControlHeader(public=True, max_age=365 * 24 * 60 * 60, immutable=True)
ADDRESSES: Final = ["/", "/t/{table:str}", "/replay/{table:str}", "/rules"]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The client's only page."""
    if not INDEX.exists():
        return Response(f"{NOT_BUILT}\n", media_type="text/plain", status_code=503)
    return Response(INDEX.read_text("utf-8"), media_type="text/html", headers={"cache-control": "no-cache"})


def page_routes() -> list[HTTPRouteHandler | Router]:
    """The page and its assets. Assets are named by their content, so browsers may cache them forever."""
    assets = STATIC / "assets"
    if not assets.exists():
        return [page]
    files = create_static_files_router(
        path="/assets", directories=[assets], include_in_schema=False, cache_control=KEEP
    )
    return [page, files]
