"""The page behind the link in every notice. It needs no seat, and works without scripts.

Mail scanners open links, so opening this one changes nothing: only its button, or the one-click request of a mail
program (RFC 8058), ends the notices.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import PathParameter

from hinode.server.errors import Refused
from hinode.server.notices.addresses import masked
from hinode.server.notices.slips import Address
from hinode.server.room.hall import Hall
from hinode.server.web.rest import TheHall
from hinode.words import say, speaking

DEFAULT: Final = "en"  # for a link that no longer belongs to anybody
LINK: Final = "/unsubscribe/{table:str}/{id:str}"
Name = Annotated[str, PathParameter(pattern="^[a-z0-9]{4,20}$")]
Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{32}$")]
PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>{title}</title>
<style>
:root {{ color-scheme: light dark }}
body {{ max-width: 30rem; margin: 4rem auto; padding: 0 1.2rem; font: 1.05rem/1.5 system-ui, sans-serif;
  background: light-dark(#f5efe0, #1e1c1a); color: light-dark(#1f1d1a, #f1e9d8) }}
h1 {{ font: 1.6rem/1.3 Georgia, serif }}
button {{ padding: .6rem 1.2rem; border: 0; border-radius: 4px; font: inherit;
  background: light-dark(#b23222, #ea7561); color: light-dark(#fffaf0, #1a1210) }}
a {{ color: inherit }}
</style>
</head>
<body><main><h1>{title}</h1><p>{text}</p>{form}</main></body>
</html>
"""
FORM: Final = '<form method="post"><button>{button}</button></form>'


@get(LINK, include_in_schema=False)
async def unsubscribe_page(table: Name, id: Id, hall: TheHall) -> Response[str]:
    """Ask whether these notices should end."""
    address = await _find(hall, table, id)
    if address is None:
        return _stopped(DEFAULT)
    with speaking(address.language):
        form = FORM.format(button=escape(say("notice-stop-button")))
        text = say("notice-stop-text", address=masked(address))
        return _page(address.language, say("notice-stop-title"), text, form)


@post(LINK, include_in_schema=False, status_code=200)
async def unsubscribe(table: Name, id: Id, hall: TheHall) -> Response[str]:
    """End the notices to an address."""
    address = await _find(hall, table, id)
    if address is not None:
        async with hall.room(table) as room:
            seat = room.watch.seat_of(id)
            if seat is not None:
                await room.watch.remove(seat, id)
    return _stopped(DEFAULT if address is None else address.language)


async def _find(hall: Hall, table: str, id_: str) -> Address | None:
    """The address of a link; None if it is gone."""
    try:
        async with hall.room(table) as room:
            seat = room.watch.seat_of(id_)
            return None if seat is None else room.watch.address(seat, id_)
    except Refused:
        return None


def _stopped(language: str) -> Response[str]:
    with speaking(language):
        return _page(language, say("notice-stopped"), say("notice-stopped-text"))


def _page(language: str, title: str, text: str, form: str = "") -> Response[str]:
    page = PAGE.format(language=language, title=escape(title), text=escape(text), form=form)
    return Response(page, media_type="text/html")
