"""The key pair that signs Web Push messages (VAPID). It is made once: browsers subscribe to its public half."""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Final

FILE: Final = "vapid.pem"


def private_key(folder: Path) -> str:
    """The private key in a data folder as PEM. Made when first asked for, in a file that only its owner can read."""
    path = folder / FILE
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _write(path, _new_key())
    return path.read_text("ascii")


def public_key(pem: str) -> str:
    """The public half of a private key, as browsers take it."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(pem.encode(), None).public_key()
    point = key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def _new_key() -> bytes:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _write(path: Path, pem: bytes) -> None:
    """Write a whole file or none: two servers that start at once use the same key."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(pem)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(partial, path)
    except FileExistsError:
        pass
    finally:
        partial.unlink()
