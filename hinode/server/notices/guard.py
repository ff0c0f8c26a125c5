"""Keeps notices away from private networks and from this machine.

People choose where their notices go, so an address could be that of a router or of a service behind the firewall. Names
are resolved when a connection is made, and may resolve to something else than a moment before. So the process that
sends checks every connection it makes, by Python's audit hooks: redirects and tricks with names end there too.
"""

from __future__ import annotations

import socket
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import get_ident
from typing import Any, Final

NAT64: Final = IPv6Network("64:ff9b::/96")  # IPv4 addresses behind a gateway
CONNECTING: Final = ("socket.connect", "socket.sendto", "socket.sendmsg")


class Forbidden(OSError):
    """A connection to an address that notices may not go to."""


def is_public(address: str) -> bool:
    """Whether a numeric address is one of the open internet, in whatever form it is written."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return all(_is_public(one) for one in _forms(ip))


def _forms(ip: IPv4Address | IPv6Address) -> Iterator[IPv4Address | IPv6Address]:
    """An address, or the IPv4 address it stands for, and those it may lead to."""
    if isinstance(ip, IPv4Address):
        yield ip
    elif ip.ipv4_mapped is not None or ip in NAT64:
        yield IPv4Address(int(ip) & 0xFFFFFFFF)
    else:
        yield ip
        yield from ip.teredo or ()
        if ip.sixtofour is not None:
            yield ip.sixtofour


def _is_public(ip: IPv4Address | IPv6Address) -> bool:
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def addresses_of(host: str, port: int) -> set[str]:
    """Everything a host name resolves to. Blocks; OSError if it resolves to nothing."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return {str(address[0]) for _, _, _, _, address in found}


class Guard:
    """Refuses connections of this process to addresses that are not public."""

    def __init__(self, local: bool) -> None:
        self._local = local
        self._trusted = 0  # the thread that may connect anywhere

    def install(self) -> None:
        """Check every connection from now on. It cannot be undone in this process."""
        sys.addaudithook(self._hear)

    @contextmanager
    def trusting(self) -> Generator[None]:
        """For the host's own mail server, which may be on this machine."""
        self._trusted = get_ident()
        try:
            yield
        finally:
            self._trusted = 0

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if event not in CONNECTING or self._local or self._trusted == get_ident():
            return
        if args[1] is not None:  # otherwise the socket is connected, so its address has been checked
            self.check(args[1])

    def check(self, address: Any) -> None:
        """Refuse an address as sockets take it. Names and paths are refused too: clients resolve names first."""
        host: Any = address[0] if isinstance(address, tuple) and address else ""  # pyright: ignore[reportUnknownVariableType]
        if not isinstance(host, str) or not is_public(host):
            raise Forbidden("notices may not go to this address")
