"""Secrets of seats: whoever knows one holds the seat. Only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

NAME_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no lookalikes
NAME_LENGTH = 14  # 69 bits: a private table cannot be guessed
COUNTED = 2**32  # greater than the numbers that lines and deals of older versions were given in turn
LARGEST = 2**53  # whole numbers below it are exact in JavaScript


def new_secret() -> str:
    """A secret for a seat: 192 bits."""
    return secrets.token_urlsafe(24)


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


def new_number() -> int:
    """A random number for a line of talk or a deal. Numbers given in turn would count those that are private."""
    return COUNTED + secrets.randbelow(LARGEST - COUNTED)


def new_name() -> str:
    """A random name for a table, as used in its link."""
    return "".join(secrets.choice(NAME_LETTERS) for _ in range(NAME_LENGTH))
