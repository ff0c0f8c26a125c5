"""Secrets of seats: whoever knows one holds the seat. Only hashes are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no lookalikes
NAME_LENGTH = 14  # 69 bits: a private table cannot be guessed


def new_secret() -> str:
    """A secret for a seat: 192 bits."""
    return secrets.token_urlsafe(24)


def secret_again(secret: str, table: str) -> str:
    """The secret of the same person's seat at a rematch.

    It follows from the old one, so that whoever holds the old seat, and nobody else, gets the same one every time.
    """
    derived = hmac.new(secret.encode(), f"rematch {table}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(derived[:24]).decode()


def hashed(secret: str) -> str:
    """The hash that is stored. It needs no salt: 192 random bits cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def held(given: Iterable[str], kept: Mapping[int, str]) -> tuple[int, ...]:
    """The seats that these secrets open. Every pair is compared, in constant time."""
    found: set[int] = set()
    for secret in given:
        mine = hashed(secret)
        for seat, hash_ in kept.items():
            if hmac.compare_digest(mine, hash_):
                found.add(seat)
    return tuple(sorted(found))


def new_name() -> str:
    """A random name for a table, as used in its link."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))
