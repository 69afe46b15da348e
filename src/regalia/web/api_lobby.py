"""The lobby: its host changes the table until the start."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from regalia.table import lobby
from regalia.web.access import Lang, SureCaller, TableId, TheHall, member_table, viewer_of
from regalia.web.bodies import Envelope, Error, LobbyBody
from regalia.web.envelope import envelope

router = APIRouter(prefix="/api", tags=["lobby"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 404, 409)}


@router.post("/tables/{id}/edit", response_model=Envelope, responses=REFUSED)
async def edit(id: TableId, body: LobbyBody, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """By the owner, before the start: seats and their order, bots, mode, options, clock, title."""
    await member_table(hall, id, caller)
    wish = lobby.Arrangement(
        mode=body.mode,
        options=body.options,
        seats=body.seats,
        clock=None if body.clock is None else body.clock.settings(),
        title=body.title,
        hold=body.hold,
        lot=body.lot,
        rated=body.rated,
    )
    live = await lobby.arrange(hall, id, caller, wish, {})
    return await envelope(hall, live, viewer_of(live, caller, -1, live.header.watch_key), caller, lang)
