"""Addresses of the coach: its answer for the seat that has to decide, and the agreement of the others."""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import APIRouter, Request, Response

from regalia.table import coaching
from regalia.web.access import AnyCaller, Lang, SeatQuery, SureCaller, TableId, TheHall, member, viewer_of
from regalia.web.bodies import Consent
from regalia.web.pages.making import NEVER

router = APIRouter(include_in_schema=False)
GONE = 0.2
"""Seconds between two looks whether anybody still waits."""


@router.get("/tables/{id}/coach")
async def coach(
    request: Request, id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, longer: bool = False
) -> Response:
    """The best options of this seat and why, with no more knowledge than the seat has. Ends when the page goes away."""
    since = time.monotonic()
    live = await hall.table(id)
    viewer = viewer_of(live, caller, seat, "")
    asking = asyncio.create_task(hall.coach.ask(live, viewer, lang, caller.identity, longer, since))
    try:
        while not asking.done():
            await asyncio.wait([asking], timeout=GONE)
            if not asking.done() and await request.is_disconnected():
                break
    finally:
        if not asking.done():
            asking.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        return Response(await asking, media_type="application/json", headers=NEVER)
    return Response(status_code=204, headers=NEVER)


@router.post("/tables/{id}/coach", status_code=204)
async def agree(id: TableId, body: Consent, caller: SureCaller, hall: TheHall) -> None:
    """Let the others at the table ask the coach, or no longer."""
    await hall.change(id, lambda draft: coaching.agree(member(draft, caller), caller, body.seat, body.yes, hall.now()))
