"""Checks for every request and socket: origin, secrets, seats; and the security headers."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from hinode.server.errors import Refused
from hinode.server.protocol import SECRET_LENGTH
from hinode.server.room.room import Room
from hinode.server.table.secret import held

Request = ASGIConnection[Any, Any, Any, Any]

COOKIE_AGE: Final = 400 * 24 * 60 * 60
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

# No content from elsewhere, no framing. Inline styles are allowed because our scripts set them.
HEADERS: Final[dict[str, str]] = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
RAW_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


def check_origin(request: Request, allowed: tuple[str, ...]) -> None:
    """Refuse requests from pages of other sites, which would act with a player's cookies."""
    origin = request.headers.get("origin")
    if origin is None or origin in allowed:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host != request.headers.get("host"):
        raise Refused("forbidden_origin", "This page does not belong to this server.")


def cookie_name(table: str, seat: int) -> str:
    """The cookie that holds the secret of a seat."""
    return f"hinode-{table}-{seat}"


def seat_cookie(request: Request, table: str, seat: int, secret: str) -> Cookie:
    """A seat's cookie: only for this table's routes, hidden from scripts, and TLS-only if the request used TLS."""
    return Cookie(
        key=cookie_name(table, seat),
        value=secret,
        path=f"/api/tables/{table}",
        max_age=COOKIE_AGE if secret else 0,
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] in ("https", "wss"),
    )


def secrets_of(request: Request, table: str) -> list[str]:
    """The secrets in a request: cookies, or a bearer token (for programs)."""
    prefix = f"hinode-{table}-"
    given = [value for name, value in request.cookies.items() if name.startswith(prefix)]
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        given.append(value)
    return [secret for secret in given if 0 < len(secret) <= SECRET_LENGTH]


def seats_of(request: Request, room: Room) -> tuple[int, ...]:
    """The seats that a request holds."""
    return held(secrets_of(request, room.table.name), room.secrets)


def must_hold(request: Request, room: Room, seat: int) -> None:
    """Refuse unless the request holds this seat."""
    if seat not in seats_of(request, room):
        raise Refused("not_your_seat", "This is not your seat.")


def must_be_host(request: Request, room: Room) -> None:
    """Refuse unless the request holds the host's seat."""
    if room.table.host not in seats_of(request, room):
        raise Refused("not_host", "Only the host of the table can do that.")


def address(request: Request) -> str:
    """The address a request comes from."""
    return request.client.host if request.client is not None else "?"
