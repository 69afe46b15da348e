"""A post to an address that somebody gave us: only to the open internet, by https, without following anybody elsewhere.

The name is looked up once and the connection goes to the very address that was checked, so a name that changes its mind in
between leads nowhere else. An operator of a closed network, and the tests, may allow near addresses and plain http.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

PATIENCE = 10.0
LONGEST = 2000
MOST_READ = 10_000


class Unreachable(Exception):
    """It could not be sent now; trying again may help."""


class NotAllowed(ValueError):
    """It will never be sent there."""


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
    if any(character <= " " for character in url):
        raise NotAllowed(url)
    return parts.scheme, parts.hostname, port or (443 if parts.scheme == "https" else 80), path


def post(url: str, headers: Mapping[str, str], body: bytes, near: bool = False) -> int:
    """The status of the answer. Blocking: call it in a thread."""
    scheme, host, port, path = check_address(url, near)
    try:
        address = _looked_up(host, port, near)
        with socket.create_connection((address, port), PATIENCE) as plain:
            line = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if scheme == "https" else plain
            return _exchange(line, host, port, path, headers, body)
    except (OSError, http.client.HTTPException) as problem:
        raise Unreachable(type(problem).__name__) from None


def _looked_up(host: str, port: int, near: bool) -> str:
    addresses = [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    allowed = [one for one in addresses if near or ipaddress.ip_address(one.partition("%")[0]).is_global]
    if not allowed or len(allowed) < len(addresses):
        raise NotAllowed(host)
    return allowed[0]


def _exchange(line: socket.socket, host: str, port: int, path: str, headers: Mapping[str, str], body: bytes) -> int:
    connection = http.client.HTTPConnection(host, port, timeout=PATIENCE)
    connection.sock = line
    connection.request("POST", path, body, dict(headers))
    answer = connection.getresponse()
    answer.read(MOST_READ)
    return answer.status
