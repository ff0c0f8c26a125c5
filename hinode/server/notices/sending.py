"""Sending one notice. Runs in a process of its own, where every connection is checked (guard.py)."""

from __future__ import annotations

import json
import os
import signal
import smtplib
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.utils import make_msgid
from importlib import import_module
from types import FrameType
from typing import Any, Final, Literal, NamedTuple

from hinode.server.notices.guard import Guard
from hinode.server.notices.setup import MailServer, Setup
from hinode.server.notices.slips import Address
from hinode.server.notices.texts import Notice

Outcome = Literal["sent", "failed", "gone"]  # gone: this address will never work again

SECONDS: Final = 10.0  # for one answer of another server
AT_MOST: Final = 30.0  # for a notice in all
DAY: Final = 24 * 60 * 60  # how long a push service keeps a notice for a device that is off
DEAD: Final = (404, 410)
# Proxies and passwords of the account this runs under are not for addresses that others choose.
SETTINGS: Final = ("http_proxy", "https_proxy", "all_proxy", "ftp_proxy", "requests_ca_bundle", "curl_ca_bundle")

_guards: Final[list[Guard]] = []  # of this process


class Task(NamedTuple):
    """A notice and where it goes."""

    notice: Notice
    address: Address
    setup: Setup


class OutOfTime(Exception):
    """Another server took too long."""


def begin(local: bool) -> None:
    """Prepare a process for sending."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in SETTINGS:
        os.environ.pop(name, None)
        os.environ.pop(name.upper(), None)
    os.environ["NETRC"] = os.devnull
    guard = Guard(local)
    guard.install()
    _guards.append(guard)


def send(task: Task) -> Outcome:
    """Send a notice. Errors may name the address, so they stay here."""
    with suppress(Exception):
        signal.signal(signal.SIGALRM, _out_of_time)
        signal.setitimer(signal.ITIMER_REAL, AT_MOST)
        try:
            return WAYS[task.address.way](task)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return "failed"


def _out_of_time(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


# ------------------------------------------------------------------------------- Web Push
def push(task: Task) -> Outcome:
    """By Web Push: encrypted for the browser, signed by this server."""
    import requests

    vapid: Any = import_module("py_vapid")  # neither has types
    webpush: Any = import_module("pywebpush")
    notice, address, setup = task
    told = {
        "title": notice.title,
        "body": notice.text,
        "url": notice.link,
        "stop": notice.stop,
        "stopText": notice.stop_text,
        "tag": notice.tag,
    }
    session = requests.Session()
    session.max_redirects = 0
    session.trust_env = False
    try:
        webpush.webpush(
            {"endpoint": address.to, "keys": {"p256dh": address.p256dh, "auth": address.auth}},
            json.dumps(told, ensure_ascii=False),
            vapid.Vapid02.from_pem(setup.pem.encode()),
            {"sub": setup.contact},
            timeout=SECONDS,
            ttl=DAY,
            headers={"topic": notice.tag[:32]},
            requests_session=session,
        )
    except webpush.WebPushException as error:
        return "gone" if getattr(error.response, "status_code", 0) in DEAD else "failed"
    return "sent"


# ------------------------------------------------------------------------------- mail
def mail(task: Task) -> Outcome:
    """By mail, through the host's mail server."""
    notice, address, setup = task
    assert setup.mail is not None
    letter = EmailMessage()
    letter["From"] = setup.sender
    letter["To"] = address.to
    letter["Subject"] = notice.title
    host = setup.sender.rpartition("@")[2].strip("> ") or "hinode"
    letter["Message-ID"] = f"<{notice.tag}@{host}>" if notice.tag else make_msgid(domain=host)
    letter["List-Unsubscribe"] = f"<{notice.stop}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(as_text(notice))
    with _guards[0].trusting(), _connected(setup.mail) as server:
        try:
            server.send_message(letter)
        except smtplib.SMTPRecipientsRefused:
            return "gone"
    return "sent"


def _connected(server: MailServer) -> smtplib.SMTP:
    secure = ssl.create_default_context()
    if server.tls:
        opened: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=secure)
    else:
        opened = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        opened.ehlo()
        if opened.has_extn("starttls"):
            opened.starttls(context=secure)
    if server.user:
        opened.login(server.user, server.password)
    return opened


def as_text(notice: Notice) -> str:
    """A notice as plain text with its links."""
    return f"{notice.text}\n\n{notice.open_text} {notice.link}\n\n{notice.stop_text} {notice.stop}\n"


# ------------------------------------------------------------------------------- Apprise
def apprise(task: Task) -> Outcome:
    """By a service that Apprise knows."""
    from apprise import Apprise, AppriseAsset

    asset = AppriseAsset(
        app_id="Hinode",
        app_desc="Hinode",
        app_url=task.setup.url,
        allow_templates=False,
        async_mode=False,
        http_redirects=False,
        pem_autogen=False,
        pgp_autogen=False,
        plugin_paths=[],
        secure_logging=True,
        service_timeout=SECONDS,
        storage_mode="memory",
    )
    service: Any = Apprise(asset=asset)
    if not service.add(task.address.to):
        return "gone"
    return "sent" if service.notify(as_text(task.notice), title=task.notice.title, body_format="text") else "failed"


WAYS: Final = {"push": push, "mail": mail, "apprise": apprise}
