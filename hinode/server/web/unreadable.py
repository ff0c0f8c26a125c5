"""Explains unreadable messages to people who write clients."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from hinode.server.errors import readable
from hinode.server.protocol import AnyMessage

QUOTED: Final = 20  # characters of an unknown type to quote


class Typed(msgspec.Struct, frozen=True):
    """The type that a message claims to have."""

    type: str = ""


TYPES: Final = tuple(sorted(str(message.__struct_config__.tag) for message in get_args(AnyMessage)))
TYPED: Final = msgspec.json.Decoder(Typed)


def unreadable(data: bytes, error: Exception) -> str:
    """Why a message cannot be read. For an unknown type, lists the types."""
    try:
        kind = TYPED.decode(data).type
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        kind = None
    if kind is None or kind in TYPES:
        return f"This is not a message of the protocol: {error}"
    wrong = f"There is no message type '{readable(kind, QUOTED)}'" if kind else "A message needs a type"
    return f"{wrong}; the types are {', '.join(TYPES)}."
