"""A table with what concerns the caller: their seats, the links they may pass on, who is present."""

from __future__ import annotations

import msgspec
from fastapi import Response

from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.payload import table_bytes
from regalia.web.bodies import You


def you(live: Live, caller: Caller) -> You:
    """Those who sit may invite players and spectators; the links are nobody else's business."""
    seats = live.seats_of(caller.identity)
    owner = bool(caller.identity) and caller.identity == live.header.owner
    inside = bool(seats) or owner
    return {
        "seats": seats,
        "owner": owner,
        "join": f"/join/{live.header.join_key}" if inside else None,
        "watch": f"/watch/{live.header.watch_key}" if inside else None,
    }


async def envelope(
    hall: Hall, live: Live, viewer: int, caller: Caller, lang: str, status: int = 200, response: Response | None = None
) -> Response:
    present = await hall.presence.present(live)
    offered = await hall.presence.offered(live)
    rest = {"you": you(live, caller), "present": present, "offered": offered, "now": hall.now()}
    content = b'{"table":' + table_bytes(live, viewer, lang) + b"," + msgspec.json.encode(rest)[1:]
    found = Response(content, status, media_type="application/json")
    if response is not None and "set-cookie" in response.headers:
        found.headers["set-cookie"] = response.headers["set-cookie"]
    return found
