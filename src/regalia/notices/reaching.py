"""A post to an address that somebody gave us: only to the open internet, by https, without following anybody elsewhere.

The name is looked up once and the connection goes to the very address that was checked, so a name that changes its mind in
between leads nowhere else. An operator of a closed network, and the tests, may allow near addresses and plain http.
"""

from __future__ import annotations

import http.client
import io
import ipaddress
import socket
import ssl
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

PATIENCE = 10.0
"""Seconds for the whole exchange, once the name was looked up."""
LONGEST = 2000
WORLD = ipaddress.IPv6Network("2000::/3")
"""All of IPv6 that is given to anybody."""
TRANSLATED = [
    (ipaddress.IPv6Network(network), bits)
    for network, bits in (("::ffff:0:0/96", 0), ("64:ff9b::/96", 0), ("2002::/16", 80), ("::ffff:0:0:0/96", 0), ("::/96", 0))
]
"""IPv6 addresses that stand for an IPv4 address, and how many bits from the right it lies: mapped, NAT64, 6to4, and two old
kinds."""


class Unreachable(Exception):
    """It could not be sent now; trying again may help."""


class NotAllowed(ValueError):
    """It will never be sent there."""


class Near(Unreachable, NotAllowed):
    """The name leads close by. Whoever named it is told no more than of a name that leads nowhere, or would learn which names
    there are in a network of ours."""


def check_address(url: str, near: bool) -> tuple[str, str, int, str]:
    """Scheme, host, port and path; NotAllowed unless it is a plain https address (near ones: http too)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed(url) from None
    fits = parts.scheme == "https" or (near and parts.scheme == "http")
    if not fits or not parts.hostname or parts.username or parts.password or len(url) > LONGEST or not url.isascii():
        raise NotAllowed(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if any(character <= " " for character in url) or not _can_be_looked_up(parts.hostname):
        raise NotAllowed(url)
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def _can_be_looked_up(host: str) -> bool:
    """A name with an empty or too long part is an error of another kind to whoever looks it up."""
    try:
        return bool(host.encode("idna"))
    except UnicodeError:
        return False


def post(url: str, headers: Mapping[str, str], body: bytes, near: bool = False) -> int:
    """The status of the answer. Blocking: call it in a thread. Whoever answers drop by drop is given up as well."""
    scheme, host, port, path = check_address(url, near)
    try:
        address = _looked_up(host, port, near)
        until = time.monotonic() + PATIENCE
        with socket.create_connection((address, port), PATIENCE) as plain:
            plain.settimeout(_left(until))
            line = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if scheme == "https" else plain
            with line:
                return _exchange(line, until, host, port, path, headers, body)
    except (OSError, http.client.HTTPException) as problem:
        raise Unreachable(type(problem).__name__) from None


def _left(until: float) -> float:
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _looked_up(host: str, port: int, near: bool) -> str:
    addresses = [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    allowed = [one for one in addresses if near or _far(ipaddress.ip_address(one.partition("%")[0]))]
    if not allowed or len(allowed) < len(addresses):
        raise Near(host)
    return allowed[0]


def _far(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether it lies in the open internet, and so does the address that a translator on the way would make of it."""
    if isinstance(address, ipaddress.IPv6Address):
        for network, bits in TRANSLATED:
            if address in network:
                return _far(ipaddress.IPv4Address((int(address) >> bits) & 0xFFFFFFFF))
        if address.is_site_local or address not in WORLD:
            return False
    return address.is_global and not address.is_multicast


def _exchange(line: socket.socket, until: float, host: str, port: int, path: str, headers: Mapping[str, str], body: bytes) -> int:
    connection = http.client.HTTPConnection(host, port)
    connection.sock = line
    line.settimeout(_left(until))
    connection.request("POST", path, body, dict(headers))
    answer = http.client.HTTPResponse(_Answering(line, until), method="POST")  # type: ignore[arg-type]
    answer.begin()
    return answer.status


class _Answering(io.RawIOBase):
    """What comes over a line, as a file: nothing of it after the moment at which all of it must have come."""

    def __init__(self, line: socket.socket, until: float) -> None:
        self.line = line
        self.until = until

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(self)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        self.line.settimeout(_left(self.until))
        return self.line.recv_into(buffer)
