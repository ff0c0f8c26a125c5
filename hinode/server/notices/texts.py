"""A notice in words: nothing secret, in the language of its reader."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hinode.server.notices.slips import Address, Item
from hinode.server.settings import Settings
from hinode.words import say, speaking

# What mails and chat services might take for more than a letter: links, mentions, markup.
SIGNS: Final = re.compile(r"[^\w .,;!?'\N{RIGHT SINGLE QUOTATION MARK}&+-]|_|\.(?=\w)")


class Notice(NamedTuple):
    """A notice as it is sent. `link` leads to the table, `stop` to a page that ends these notices."""

    title: str
    text: str
    link: str
    stop: str
    stop_text: str
    open_text: str
    tag: str  # the same for a notice that is sent again


def plain(text: str) -> str:
    """What a player has written, as nothing but letters."""
    return " ".join(SIGNS.sub(" ", text).split())


def in_words(items: tuple[Item, ...], settings: Settings, address: Address, link: str, stop: str, tag: str) -> Notice:
    """Things to tell as a notice; none of them for a test."""
    with speaking(address.language):
        told = [say(f"notice-{item.kind}", name=plain(item.name) or "?") for item in items] or [say("notice-test")]
        table = plain(settings.title) or say("notice-table")
        title = say("notice-title", what=told[0], table=table) if len(told) == 1 else table
        return Notice(title, "\n".join(told), link, stop, say("notice-stop"), say("notice-open"), tag)
