"""Addresses that people give: which are allowed, and what is shown of them."""

from __future__ import annotations

import asyncio
import hashlib
import re
from typing import Final
from urllib.parse import parse_qsl, urlsplit

from hinode.server.errors import Refused
from hinode.server.notices import guard
from hinode.server.notices.setup import Setup
from hinode.server.notices.slips import Address, Language

MAX_ADDRESS: Final = 500
LOOKUP: Final = 5.0  # seconds
HIDDEN: Final = "•••"
ASCII: Final = re.IGNORECASE | re.ASCII
MAIL: Final = re.compile(r"[\w.+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}", ASCII)
SCHEME: Final = re.compile(r"([a-z][a-z0-9]*)://\S+", ASCII)
# Apprise's parameters can also name files of this machine and change requests at will: only these may be given.
PARAMETERS: Final = frozenset(
    ("to", "from", "name", "topic", "thread", "priority", "tags", "mode", "channel", "silent", "sound")
)


def bad(sentence: str) -> Refused:
    """A refusal of an address."""
    return Refused("bad_address", sentence)


async def check_push(setup: Setup, endpoint: str) -> None:
    """Refuse a push endpoint that is not an https address of the open internet."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        host, port, parts = "", None, urlsplit("")
    schemes = ("https", "http") if setup.local else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None or not endpoint.isprintable():
        raise bad("This is not the address of a push service.")
    if not setup.local:
        await check_host(host, port or 443)


async def check_host(host: str, port: int) -> None:
    """Refuse a host unless every address it resolves to is public. Sending checks again, when it connects."""
    try:
        looked_up = asyncio.to_thread(guard.addresses_of, host, port)
        found = await asyncio.wait_for(looked_up, LOOKUP)
    except (OSError, UnicodeError, TimeoutError):
        raise bad("This address cannot be found.") from None
    if not all(map(guard.is_public, found)):
        raise bad("Notices may not go to this address.")


async def read_address(setup: Setup, text: str, language: Language) -> Address:
    """An address as somebody typed it: a mail address, or an Apprise URL of an allowed kind."""
    text = text.strip()
    if setup.mail is not None and MAIL.fullmatch(text):
        return Address("mail", text, language)
    scheme = SCHEME.fullmatch(text)
    if scheme is None or not text.isprintable() or scheme[1].lower() not in setup.kinds:
        allowed = sorted(f"{kind}://" for kind in setup.kinds) + ["a mail address"] * (setup.mail is not None)
        raise bad(f"This server sends to these kinds of addresses: {', '.join(allowed) or 'none'}.")
    try:
        parts = urlsplit(text)
        names = {name.lower() for name, _ in parse_qsl(parts.query, keep_blank_values=True, max_num_fields=20)}
        host = parts.hostname or ""
    except ValueError:
        raise bad("This address cannot be read.") from None
    if not names <= PARAMETERS:
        raise bad(f"An address may have these parameters: {', '.join(sorted(PARAMETERS))}.")
    if not setup.local and _is_numeric(host) and not guard.is_public(host):
        raise bad("Notices may not go to this address.")
    return Address("apprise", text, language)


def _is_numeric(host: str) -> bool:
    """Whether a host could be an address instead of a name (or a token, in the address of a chat service)."""
    return ":" in host or host == "localhost" or re.fullmatch(r"\d+(\.\d+){3}", host) is not None


def masked(address: Address) -> str:
    """What is shown of an address, even to its owner."""
    if address.way == "mail":
        name, _, host = address.to.rpartition("@")
        return f"{name[:1]}{HIDDEN}@{host}"
    if address.way == "push":
        return urlsplit(address.to).hostname or HIDDEN
    return f"{address.to.partition('://')[0]}://{HIDDEN}"


def mark(address: Address) -> str:
    """What a browser recognizes its own push subscription by, without revealing it."""
    return hashlib.sha256(address.to.encode()).hexdigest()[:16] if address.way == "push" else ""
