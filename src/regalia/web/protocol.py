"""HTTP for strangers: whoever does not say in time what they want is dropped, and nobody holds too many connections.

uvicorn waits for the rest of a request for ever. Here a connection must have brought the head of a request within seconds; the
body has a limit of its own (guard.py), and so has an answer that is not read (readers.py).
"""

from __future__ import annotations

import asyncio
import importlib
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from regalia.web.limits import address_of
from regalia.web.pieces import Pieces
from regalia.web.readers import Readers

HEAD_SECONDS = 10.0
SPARED = 64
"""Descriptors that are not for connections: the database, the log, the bots."""
OF_ONE_ADDRESS = 0.25
"""The share of all connections that one address may hold."""
FEWEST, MANY = 16, 65_536


def most_connections() -> int:
    """As many as there are descriptors, where the system says so."""
    try:
        system: Any = importlib.import_module("resource")
    except ImportError:
        return MANY
    soft, _ = system.getrlimit(system.RLIMIT_NOFILE)
    return max(FEWEST, (soft if soft != system.RLIM_INFINITY else MANY) - SPARED)


class PatientProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    head_seconds = HEAD_SECONDS

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if isinstance(getattr(self, "conn", None), h11.Connection):
            self.conn = Pieces(self.config.h11_max_incomplete_event_size)
        _at_once(transport)
        self.deadline: asyncio.TimerHandle | None = None
        self.counted = ""
        state: Any = self.server_state
        if not hasattr(state, "addresses"):
            state.addresses, state.most = Counter(), most_connections()
            Readers(self.connections).keep_looking(self.loop)
        # A trusted proxy speaks for many: only the total holds for it.
        proxied = bool(self.config.proxy_headers) and self.client is not None and self.client[0] in _trusted(self.config)
        if self.client is not None and not proxied:
            self.counted = address_of(self.client[0])
            state.addresses[self.counted] += 1
        of_one = max(FEWEST, int(state.most * OF_ONE_ADDRESS))
        if len(self.connections) > state.most or state.addresses[self.counted] > of_one:
            transport.abort()
            return
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._busy():
            self._stop_waiting()
        elif self.deadline is None:
            self._wait_for_head()

    def send_400_response(self, msg: str) -> None:
        """Whoever spoils a request that is being answered, or was, gets no second answer: the line is cut. uvicorn would try, and
        fail with an error in the log, at any guest's wish."""
        if self._busy():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self.transport.abort()
            return
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self.counted:
            addresses = self.server_state.addresses
            addresses[self.counted] -= 1
            if addresses[self.counted] <= 0:
                del addresses[self.counted]
            self.counted = ""
        super().connection_lost(exc)

    def _busy(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def _wait_for_head(self) -> None:
        self.deadline = self.loop.call_later(self.head_seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _too_late(self) -> None:
        self.deadline = None
        if not self._busy() and not self.transport.is_closing():
            self.transport.abort()


def _at_once(transport: Any) -> None:
    """An answer is sent when it is written. asyncio sees to that only for sockets that name their protocol; those that several
    processes share do not, and each answer then waits some 40 ms for the other side's acknowledgement."""
    line = transport.get_extra_info("socket")
    if line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _trusted(config: Any) -> Any:
    from uvicorn.middleware.proxy_headers import _TrustedHosts

    return _TrustedHosts(config.forwarded_allow_ips)
