"""Server-sent events: one `update` for whatever the viewer has not seen yet, with its number for resuming."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import msgspec
from fastapi import Request
from starlette.responses import Response, StreamingResponse

from regalia.core.errors import UserError
from regalia.table.hall import Hall
from regalia.table.moves import Caller
from regalia.table.payload import update_bytes
from regalia.web.answers import answer
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings

ROOM = 10
HEADERS = {"cache-control": "no-cache, no-transform", "x-accel-buffering": "no"}


class Streams:
    """How many streams each person has open in this process."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.open: Counter[str] = Counter()

    def full(self, who: str, known: bool) -> bool:
        """Behind one address there may be a whole room of spectators."""
        return self.open[who] >= self.settings.max_streams * (1 if known else ROOM)


def stream(request: Request, hall: Hall, id: str, viewer: int, caller: Caller, lang: str, since: int | None) -> Response:
    streams: Streams = request.app.state.streams
    who = caller.identity or (request.client.host if request.client else "")
    if streams.full(who, bool(caller.identity)):
        return answer(UserError("web-too-many-streams"), lang, 429)
    content = _counted(streams, who, _messages(hall, streams.settings.heartbeat, id, viewer, caller, lang, since))
    return StreamingResponse(content, media_type="text/event-stream", headers=HEADERS)


async def _counted(streams: Streams, who: str, messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    streams.open[who] += 1
    streams.metrics.streams.inc()
    try:
        async for message in messages:
            yield message
    finally:
        streams.open[who] -= 1
        if not streams.open[who]:
            del streams.open[who]
        streams.metrics.streams.dec()
        await messages.aclose()  # type: ignore[attr-defined]


async def _messages(
    hall: Hall, heartbeat: float, id: str, viewer: int, caller: Caller, lang: str, since: int | None
) -> AsyncIterator[bytes]:
    if caller.identity:
        await hall.presence.arrived(id, caller.identity)
    try:
        with hall.news.waiting(id) as event:
            yield b"retry: 1000\n\n"
            async for message in _updates(hall, event, heartbeat, id, viewer, caller, lang, since):
                yield message
    finally:
        if caller.identity:
            await asyncio.shield(hall.presence.left(id, caller.identity))


async def _updates(
    hall: Hall, event: asyncio.Event, heartbeat: float, id: str, viewer: int, caller: Caller, lang: str, since: int | None
) -> AsyncIterator[bytes]:
    """The first message is sent at once unless the client says that it has seen everything."""
    shown: list[int] | None = None
    while not hall.news.closed:
        event.clear()
        live = await hall.followed(id)
        last = live.sequence(viewer)
        if since is None or since != last:
            data = update_bytes(live, viewer, lang, last if since is None else min(since, last))
            since = last
            yield b"id: %d\nevent: update\ndata: %s\n\n" % (last, data)
        present = await hall.presence.present(live)
        if present != shown:
            shown = present
            yield b"event: presence\ndata: %s\n\n" % msgspec.json.encode(present)
        try:
            await asyncio.wait_for(event.wait(), heartbeat)
        except TimeoutError:
            if caller.identity:
                await hall.presence.stays(id, caller.identity)
            yield b": here\n\n"
