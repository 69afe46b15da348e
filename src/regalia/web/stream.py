"""Server-sent events: one message for whatever the viewer has not seen yet, with its number for resuming.

Programs get an `update` with what happened and the table as it stands; a page of ours gets `news`, the parts that it must change.
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Protocol

import msgspec
from fastapi import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from regalia.core.errors import UserError
from regalia.core.step import NOBODY
from regalia.table.errors import Missing, Quarantined, Unavailable
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.news import Waiter
from regalia.table.payload import update_bytes
from regalia.web.answers import answer
from regalia.web.identity import Identities
from regalia.web.limits import EVERYBODY, address_of
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings

ROOM = 10
AGAIN = 1.0
"""Seconds after which a stream looks again for a database that was away."""
COMPRESSION = 4
MUCH = 100
"""Whoever has missed so much is told it by a thread: nobody else waits for it."""
HEADERS = {"cache-control": "no-store, no-transform", "x-accel-buffering": "no"}


class Streams:
    """How many streams each person has open in this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.open: Counter[str] = Counter()

    def full(self, who: str, address: str) -> bool:
        """Behind one address there may be a whole room of spectators."""
        return self.open[who] >= self.settings.max_streams or self.open[address] >= self.settings.max_streams * ROOM

    def overfull(self) -> bool:
        return self.open[EVERYBODY] >= self.settings.all_streams

    def count(self, names: tuple[str, ...], change: int) -> None:
        for name in names:
            self.open[name] += change
            if self.open[name] <= 0:
                del self.open[name]

    def enter(self, names: tuple[str, ...]) -> None:
        self.count(names, 1)
        self.metrics.streams.inc()

    def leave(self, names: tuple[str, ...]) -> None:
        self.count(names, -1)
        self.metrics.streams.dec()


class Told(StreamingResponse):
    """A stream counts from when it is granted, not from its first message: many that come at once would all find room. However it
    ends, even before it began, `over` is done."""

    def __init__(self, content: AsyncIterator[bytes], headers: dict[str, str], over: Callable[[], None]) -> None:
        super().__init__(content, media_type="text/event-stream", headers=headers)
        self.over = [over]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            for work in self.over:
                work()


class Teller(Protocol):
    """What a stream says to its viewer."""

    async def message(self, live: Live) -> bytes:
        """Everything that the viewer has not been told yet; nothing where there is nothing."""


class Updates:
    """What happened, and the table as it stands: for programs."""

    def __init__(self, viewer: int, lang: str, since: int | None) -> None:
        self.viewer = viewer
        self.lang = lang
        self.since = since
        """None: the first message is sent at once."""

    async def message(self, live: Live) -> bytes:
        last = live.sequence(self.viewer)
        if self.since == last:
            return b""
        since = last if self.since is None else min(self.since, last)
        if last - since > MUCH:
            data = await asyncio.to_thread(update_bytes, live, self.viewer, self.lang, since)
        else:
            data = update_bytes(live, self.viewer, self.lang, since)
        self.since = last
        return b"id: %d\nevent: update\ndata: %s\n\n" % (last, data)


class Place(msgspec.Struct, frozen=True):
    """From where somebody looks at a table, whether they still may, and how they are told."""

    id: str
    viewer: int
    caller: Caller
    lang: str
    may_look: Callable[[Live], bool]
    teller: Teller


def stream(request: Request, hall: Hall, id: str, viewer: int, caller: Caller, lang: str, teller: Teller) -> Response:
    streams: Streams = request.app.state.streams
    address = "at " + address_of(request.client.host if request.client else "")
    names = (caller.identity or "with " + address, address, EVERYBODY)
    if streams.full(caller.identity, address):
        return answer(UserError("web-too-many-streams"), lang, 429)
    if streams.overfull():
        return answer(UserError("web-overload"), lang, 503)
    identities: Identities = request.app.state.identities

    def may_look(live: Live) -> bool:
        """Whoever has left the seat, or has logged out, sees nothing more of it."""
        return (viewer == NOBODY or viewer in live.seats_of(caller.identity)) and (
            not caller.identity or identities.still_good(request)
        )

    place = Place(id, viewer, caller, lang, may_look, teller)
    content = _messages(hall, streams.settings.heartbeat, place)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = HEADERS | {"content-encoding": "gzip"} if packed else HEADERS
    streams.enter(names)
    return Told(_compressed(content) if packed else content, headers, partial(streams.leave, names))


async def _compressed(messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Each message can be read as soon as it is there."""
    packer = zlib.compressobj(COMPRESSION, wbits=zlib.MAX_WBITS | 16)
    try:
        async for message in messages:
            yield packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    finally:
        await messages.aclose()  # type: ignore[attr-defined]


async def _messages(hall: Hall, heartbeat: float, place: Place) -> AsyncIterator[bytes]:
    id, caller = place.id, place.caller
    if caller.identity:
        with contextlib.suppress(Unavailable):
            await hall.finish(hall.presence.arrived(id, caller.identity))
    try:
        with hall.news.waiting(id) as event:
            yield b"retry: 1000\n\n"
            async for message in _updates(hall, event, heartbeat, place):
                yield message
    finally:
        if caller.identity:
            with contextlib.suppress(UserError):
                await hall.finish(hall.presence.left(id, caller.identity))


async def _present(hall: Hall, live: Live, before: list[int] | None) -> list[int] | None:
    """Who looks on; while the database is away, who did."""
    known = hall.presence.known_present(live)
    if known is not None:
        return known
    with contextlib.suppress(Unavailable):
        return await hall.finish(hall.presence.present(live))
    return before


async def _updates(hall: Hall, event: Waiter, heartbeat: float, place: Place) -> AsyncIterator[bytes]:
    """The first message is sent at once unless the client says that it has seen everything. The heart beats at its own times,
    whatever happens at the table: what only others see must not be felt here. So who looks on is asked when somebody comes or
    goes, at a beat, and with what this viewer sees, but not whenever something happens."""
    id, caller = place.id, place.caller
    shown: list[int] | None = None
    loop = asyncio.get_running_loop()
    beat = loop.time() + heartbeat
    event.people = True
    while not hall.news.closed:
        event.clear()
        try:
            known = hall.known(id)
            live = known if known is not None else await hall.finish(hall.followed(id))
        except Unavailable:
            await asyncio.sleep(AGAIN)
            continue
        except (Missing, Quarantined):
            return
        if not place.may_look(live):
            return
        message = await place.teller.message(live)
        if message:
            yield message
        if message or event.people:
            event.people = False
            present = await _present(hall, live, shown)
            if present != shown:
                shown = present
                yield b"event: presence\ndata: %s\n\n" % msgspec.json.encode(present)
        try:
            async with asyncio.timeout_at(beat):
                await event.wait()
        except TimeoutError:
            beat = max(beat + heartbeat, loop.time())
            if caller.identity:
                hall.presence.stays(id, caller.identity)
            event.people = True
            yield b": here\n\n"
