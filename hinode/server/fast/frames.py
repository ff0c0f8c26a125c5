"""Frames of the WebSocket protocol (RFC 6455, 5.2), as far as the short way needs them."""

from __future__ import annotations

from typing import Final

TEXT: Final = b"\x81"  # a whole text message in one frame


def frame(data: bytes) -> bytes:
    """A text message as a server sends it."""
    n = len(data)
    if n < 126:
        return b"%b%c%b" % (TEXT, n, data)
    if n < 65_536:
        return b"%b\x7e%b%b" % (TEXT, n.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (TEXT, n.to_bytes(8, "big"), data)


def payload(data: bytes) -> int:
    """Where the payload begins, if this is exactly one frame from a browser, final and masked; else 0."""
    if len(data) < 6 or data[0] < 0x80 or data[1] < 0x80:
        return 0
    size = data[1] & 0x7F
    if size < 126:
        return 6 if len(data) == 6 + size else 0
    return 8 if size == 126 and len(data) == 8 + int.from_bytes(data[2:4], "big") else 0
