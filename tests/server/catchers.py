"""Servers on this machine that catch notices: a push service, a webhook and a mail server."""

from __future__ import annotations

import base64
import json
import socket
import threading
from collections.abc import Generator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from typing import Any, NamedTuple, cast

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from tests.server.serving import Json


class Caught(NamedTuple):
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes


class Catcher(ThreadingHTTPServer):
    """Writes down every request; answers with a status, and if told so, a place to go to."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Catching)
        self.caught: list[Caught] = []
        self.status = 201
        self.location = ""

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.server_address[1]


class Catching(BaseHTTPRequestHandler):
    """One request."""

    def do_POST(self) -> None:
        server = cast(Catcher, self.server)
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        server.caught.append(Caught(self.path, headers, body))
        self.send_response(server.status)
        if server.location:
            self.send_header("location", server.location)
        self.send_header("content-length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


@contextmanager
def catching() -> Generator[Catcher]:
    """A server for web hooks and push messages."""
    server = Catcher()
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscribed:
    """A browser's push subscription: it alone can read what is sent to it."""

    def __init__(self, port: int) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"
        self.endpoint = f"http://127.0.0.1:{port}/push/anna"

    @property
    def body(self) -> Json:
        """As a browser tells a server."""
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(*point)
        return {"endpoint": self.endpoint, "p256dh": encoded(public), "auth": encoded(self.auth)}

    def read(self, caught: Caught) -> Json:
        """What a push message says."""
        assert caught.headers["content-encoding"] == "aes128gcm"
        ece: Any = import_module("http_ece")  # it has no types
        text = ece.decrypt(caught.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(text)


def encoded(data: bytes) -> str:
    """Base64 as in URLs."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The inverse of `encoded`."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def signed_by(caught: Caught, public_key: str) -> Json:
    """The claims of a push message (VAPID), if this key signed them."""
    scheme, _, rest = caught.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme.lower() == "vapid"
    assert parts["k"].rstrip("=") == public_key
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    try:
        key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    except InvalidSignature:
        raise AssertionError("somebody else signed this") from None
    return json.loads(decoded(claims))


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = False

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]) -> str:
        """Somebody gets a letter."""
        if self.refuse:
            return "550 there is no such person"
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """A letter."""
        assert isinstance(envelope.content, bytes)
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@contextmanager
def mail_server() -> Generator[tuple[Mailbox, int]]:
    """A mail server, and its port."""
    mailbox = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    controller: Any = Controller(mailbox, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield mailbox, port
    finally:
        controller.stop()
