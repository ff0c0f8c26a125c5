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
A_DAY: Final = CacheControlHeader(public=True, max_age=24 * 60 * 60)
ADDRESSES: Final = ["/", "/t/{table:str}", "/replay/{table:str}", "/rules"]
ASK_AGAIN: Final = {"cache-control": "no-cache"}  # so that a new build is noticed at once


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page() -> Response[str]:
    """The client's only page."""
    if not INDEX.exists():
        return Response(f"{NOT_BUILT}\n", media_type="text/plain", status_code=503)
    return Response(INDEX.read_text("utf-8"), media_type="text/html", headers=ASK_AGAIN)


@get("/sw.js", include_in_schema=False, sync_to_thread=False)
def service_worker() -> Response[bytes]:
    """The service worker. It lies at the root, because it speaks for all pages."""
    return Response((STATIC / "sw.js").read_bytes(), media_type="text/javascript", headers=ASK_AGAIN)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest() -> Response[bytes]:
    """What makes the page an app that can be installed."""
    data = (STATIC / "manifest.webmanifest").read_bytes()
    return Response(data, media_type="application/manifest+json", headers=ASK_AGAIN)


def page_routes() -> list[HTTPRouteHandler | Router]:
    """The page and its files. Assets are named by their content, so browsers may cache them forever."""
    if not (STATIC / "sw.js").exists():
        return [page]
    assets = create_static_files_router(
        path="/assets", directories=[STATIC / "assets"], include_in_schema=False, cache_control=KEEP
    )
    icons = create_static_files_router(
        path="/icons", directories=[STATIC / "icons"], include_in_schema=False, cache_control=A_DAY
    )
    return [page, service_worker, manifest, assets, icons]
