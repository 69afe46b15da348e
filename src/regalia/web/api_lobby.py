"""The lobby: its host changes the table until the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Response

from regalia.table import lobby, ties
from regalia.web.access import Lang, SureCaller, TableId, TheHall, member_table, viewer_of
from regalia.web.bodies import Envelope, Error, LobbyBody
from regalia.web.envelope import envelope

router = APIRouter(prefix="/api", tags=["lobby"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 404, 409)}


@router.post("/tables/{id}/edit", response_model=Envelope, responses=REFUSED)
async def edit(id: TableId, body: LobbyBody, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """By the owner, before the start: seats and their order, bots, mode, options, clock, title."""
    await member_table(hall, id, caller)
    friends = {tie.key: tie for tie in await ties.friends(hall.store, caller.identity)} if body.seats else {}
    names = {tie.other: tie.name for tie in friends.values()}
    wish = lobby.Arrangement(
        mode=body.mode,
        options=body.options,
        seats=None if body.seats is None else [_meant(word, friends) for word in body.seats],
        clock=None if body.clock is None else body.clock.settings(),
        title=body.title,
        hold=body.hold,
        lot=body.lot,
        rated=body.rated,
    )
    live = await lobby.arrange(hall, id, caller, wish, names)
    return await envelope(hall, live, viewer_of(live, caller, -1, live.header.watch_key), caller, lang)


def _meant(word: str, friends: Mapping[str, ties.Tie]) -> str:
    """A seat for a friend is asked for by the friend's key; who that is stays here."""
    kind, _, key = word.partition(":")
    return f"invite:{friends[key].other}" if kind == "invite" and key in friends else "-" if kind == "invite" else word
