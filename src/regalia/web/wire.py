"""The least of HTTP that a load needs: it shares the processors with the server it measures, so it reads no more than it must."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any

import msgspec

NUMBER = re.compile(rb"\nid: (\d+)\n")
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
COOKIE = re.compile(rb"\r\nset-cookie: ([^;\r]+)", re.IGNORECASE)
LONGEST_NUMBER = 32
LARGEST_HEAD = 1 << 20


class Watching(asyncio.Protocol):
    """One viewer: notes the number of each update and when it came. What it says is read by nobody."""

    def __init__(self, request: bytes, heard: Callable[[int, float], None]) -> None:
        self.request = request
        self.heard = heard
        self.rest = b""
        self.lost = False

    def connection_made(self, transport: Any) -> None:
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        both = self.rest + data
        end = 0
        for found in NUMBER.finditer(both):
            self.heard(int(found[1]), now)
            end = found.end()
        self.rest = both[max(end, len(both) - LONGEST_NUMBER) :]

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True


class Asking:
    """Requests one after another over connections that are kept; as many as there are requests at once."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        self.cookie = b""

    def head(self, method: str, path: str, length: int) -> bytes:
        cookie = b"cookie: " + self.cookie + b"\r\n" if self.cookie else b""
        kind = b"content-type: application/json\r\ncontent-length: %d\r\n" % length if length else b""
        return f"{method} {path} HTTP/1.1\r\nhost: {self.host}\r\n".encode() + cookie + kind + b"\r\n"

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """The body of the answer; anything but success is an error."""
        content = b"" if body is None else msgspec.json.encode(body)
        reader, writer = await self._connection()
        writer.write(self.head(method, path, len(content)) + content)
        head = await reader.readuntil(b"\r\n\r\n")
        length = LENGTH.search(head)
        found = await reader.readexactly(int(length[1])) if length else b""
        self.free.append((reader, writer))
        if head[9:10] != b"2":
            raise ConnectionError((head[:200] + found[:500]).decode(errors="replace"))
        if not self.cookie and (given := COOKIE.search(head)) is not None:
            self.cookie = given[1]
        return found

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One that is free and that the server has not given up meanwhile; else a new one."""
        while self.free:
            reader, writer = self.free.pop()
            if not reader.at_eof():
                return reader, writer
            writer.close()
        return await asyncio.open_connection(self.host, self.port, limit=LARGEST_HEAD)

    def close(self) -> None:
        for _, writer in self.free:
            writer.close()
