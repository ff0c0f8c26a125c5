"""What the host of a server allows: the ways by which notices leave it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from hinode.server.notices import keys

# Apprise calls these kinds of addresses, but they act on the machine itself instead of sending anything.
NEVER: Final = frozenset(
    ("dbus", "gio", "glib", "gnome", "kde", "macosx", "qt", "windows", "syslog", "exec", "file", "vapid")
)
SMTP_PORTS: Final = {"smtp": 587, "smtps": 465}


class BadSetup(ValueError):
    """The host asked for something that cannot work."""


class MailServer(msgspec.Struct, frozen=True):
    """The host's mail server. `tls`: from the first byte; otherwise STARTTLS where the server offers it."""

    host: str
    port: int
    tls: bool
    user: str = ""
    password: str = ""


class Setup(msgspec.Struct, frozen=True):
    """How notices leave this server. Without a public address, none do."""

    url: str = ""  # the server's public address, without a slash at the end
    contact: str = ""  # whom push services may write to; '' if there is no Web Push
    kinds: frozenset[str] = frozenset()  # schemes of Apprise that people may use
    mail: MailServer | None = None
    sender: str = ""  # of mails
    local: bool = False  # whether notices may go to private addresses and to this machine
    pem: str = ""  # the private key of Web Push

    @property
    def works(self) -> bool:
        """Whether any notice can leave."""
        return bool(self.url and (self.contact or self.kinds or self.mail))

    @property
    def public_key(self) -> str:
        """The key a browser subscribes with; '' without Web Push."""
        return keys.public_key(self.pem) if self.works and self.contact else ""


NOTHING: Final = Setup()


def read_setup(
    data: Path,
    url: str = "",
    contact: str = "",
    kinds: tuple[str, ...] = (),
    mail: str = "",
    sender: str = "",
    local: bool = False,
) -> Setup:
    """The setup that options describe; BadSetup if it cannot work. Creates the key of Web Push when first needed."""
    if not (contact or kinds or mail):
        return Setup(url=_public(url) if url else "")
    for wanted, package in ((contact, "pywebpush"), (kinds, "apprise")):
        if wanted and find_spec(package) is None:
            raise BadSetup(f"Notices need the package {package}: install hinode-rising-sun[notices].")
    if not url:
        raise BadSetup("Notices carry a link to the table: say with --url where people reach this server.")
    if bool(mail) != bool(sender):
        raise BadSetup("Mails need both --mail-server and --mail-from.")
    if contact and not contact.startswith(("mailto:", "https://")):
        raise BadSetup(f"'{contact}' is no contact; one looks like mailto:you@example.org.")
    return Setup(
        url=_public(url),
        contact=contact,
        kinds=frozenset(map(_kind, kinds)),
        mail=_mail_server(mail) if mail else None,
        sender=sender,
        local=local,
        pem=keys.private_key(data) if contact else "",
    )


def _public(url: str) -> str:
    parts = _split(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise BadSetup(f"'{url}' is no address of a server; one looks like https://table.example.org.")
    return url.rstrip("/")


def _kind(name: str) -> str:
    if not name.isalnum() or name.lower() in NEVER:
        raise BadSetup(f"'{name}' is no kind of address to send to; Apprise's names are like discord, ntfys or tgram.")
    return name.lower()


def _mail_server(url: str) -> MailServer:
    parts = _split(url)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in SMTP_PORTS or not parts.hostname or port == -1 or parts.path not in ("", "/"):
        raise BadSetup("A mail server looks like smtp://user:password@mail.example.org:587, or smtps://...")
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or SMTP_PORTS[parts.scheme], tls, user, password)


def _split(url: str) -> SplitResult:
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")
