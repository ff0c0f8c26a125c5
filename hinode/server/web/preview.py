"""What a link to a table tells in a chat: Open Graph tags in the head of the page. Private tables tell nothing."""

from __future__ import annotations

import re
from html import escape
from typing import Final

from hinode import words
from hinode.server.room.glimpse import Glimpse
from hinode.server.room.hall import Hall
from hinode.server.store.interface import DRAFTING, OPEN, OVER, PLAYING, StoreError

NAME: Final = re.compile("[a-z0-9]{4,20}")
PICTURE: Final = "/assets/link.png"
STATUSES: Final = (OPEN, DRAFTING, PLAYING, OVER)


async def table_head(hall: Hall, table: str, base: str) -> str:
    """The tags for the page of a table. `base`: the address of the server."""
    found = await _public(hall, table)
    if found is None:  # an unlisted table looks like one that does not exist
        return head(words.say("preview-invitation"), words.say("preview-invitation-text"), base, listed=False)
    with words.speaking(found.settings.language):
        title = found.settings.title or words.say("preview-untitled")
        return head(words.say("preview-title", title=title), _about(found), base)


def home_head(base: str) -> str:
    """The tags for all other pages."""
    return head(words.say("preview-home"), words.say("preview-home-text"), base)


async def _public(hall: Hall, table: str) -> Glimpse | None:
    """A table that everybody may find and watch; None for all others."""
    if not NAME.fullmatch(table):
        return None
    try:
        row = await hall.store.row(table)
        found = await hall.glimpse(table) if row is not None and row.listed else None
    except StoreError:  # the page can be shown all the same
        return None
    return found if found is not None and found.settings.spectators and found.status in STATUSES else None


def _about(found: Glimpse) -> str:
    if found.status == OPEN:
        seats = len(found.sat)
        return words.say("preview-open", free=seats - len(found.players), players=seats)
    if found.status == DRAFTING:
        return words.say("preview-drafting")
    if found.status == OVER:
        return words.say("preview-over", clans=_clans(found.winners))
    season = words.say(f"season-{found.season}")
    return words.say("preview-playing", season=season, clans=_clans([player.clan for player in found.players]))


def _clans(clans: list[str]) -> str:
    return words.listing([words.name("CLAN", clan) for clan in clans])


def head(title: str, text: str, base: str, listed: bool = True) -> str:
    """A title and tags. Everything is escaped: people choose titles, and a client its Host header."""
    about = {
        "og:type": "website",
        "og:site_name": "Hinode",
        "og:title": title,
        "og:description": text,
        "og:image": f"{base}{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    named = {"description": text, "twitter:card": "summary_large_image"} | ({} if listed else {"robots": "noindex"})
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in about.items()]
    tags += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "".join((f"<title>{escape(title)}</title>", *tags))
