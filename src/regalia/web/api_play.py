"""Playing: the view, options and refusals of a seat, decisions, taking back, the log, the journal, the stream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Query, Request, Response
from starlette.responses import StreamingResponse

from regalia.table import moves, papers, payload
from regalia.table.hall import Hall
from regalia.table.live import Live, Receipt
from regalia.table.moves import Caller
from regalia.table.shapes import Happening, PartialJournal, Refused
from regalia.web.access import AnyCaller, Lang, SeatQuery, SureCaller, TableId, TheHall, WatchKey, member, member_table, viewer_of
from regalia.web.api_tables import REFUSED
from regalia.web.bodies import Accepted, ActBody, Consent, Envelope, SeatStep
from regalia.web.envelope import envelope
from regalia.web.limits import caller_address
from regalia.web.slow import Slow
from regalia.web.stream import Updates, stream

router = APIRouter(prefix="/api/tables/{id}", tags=["play"])


@router.get("", response_model=Envelope, responses=REFUSED)
async def table(
    id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> Response:
    """The table from the caller's seat (or as a spectator): view, options with their labels, clocks, seats."""
    live = await hall.table(id)
    return await envelope(hall, live, viewer_of(live, caller, seat, watch), caller, lang)


@router.get("/refusals", responses=REFUSED)
async def refusals(id: TableId, caller: SureCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1) -> list[Refused]:
    """Every candidate of the question that the rules refuse, with its reason and its clause."""
    live = await member_table(hall, id, caller)
    return payload.refusals(live, viewer_of(live, caller, seat, live.header.watch_key), lang)


@router.get("/log", response_model=list[Happening], responses=REFUSED)
async def log(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
) -> Response:
    """What happened after the first `since` things, as the viewer may know it; chat included."""
    live = await hall.table(id)
    # Of a long game it is much, and nobody else waits for it.
    content = await asyncio.to_thread(_log, live, viewer_of(live, caller, seat, watch), lang, since)
    return Response(content, media_type="application/json")


def _log(live: Live, viewer: int, lang: str, since: int) -> bytes:
    return msgspec.json.encode(payload.happened(live, viewer, lang, since))


@router.get("/journal", response_model=PartialJournal | dict[str, Any], responses=REFUSED)
async def journal(
    request: Request, id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> Response:
    """Whole when the game is over (every other command reads it); before, only what the viewer may know."""
    live = await hall.table(id)
    viewer = viewer_of(live, caller, seat, watch)
    if live.status == "finished":
        content = papers.whole(live).to_text().encode()
    else:
        journals: Slow = request.app.state.journals
        key, who = (id, live.sequence(viewer), viewer, lang, *live.names(lang)), caller.identity or caller_address(request)
        content = await journals.of(key, _partial, live, viewer, lang, who=who)
    named = {"content-disposition": f'attachment; filename="{live.header.game}-{id}.json"'}
    return Response(content, media_type="application/json", headers=named)


def _partial(live: Live, viewer: int, lang: str) -> bytes:
    return msgspec.json.encode(papers.partial(live, viewer, lang))


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses={**REFUSED, 200: {"content": {"text/event-stream": {}}, "description": "server-sent events"}},
)
async def events(
    request: Request,
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    last_event_id: Annotated[str, Header(max_length=20)] = "",
) -> Response:
    """The update stream: `update` with everything since the last one, `presence` with the seats that look on."""
    live = await hall.table(id)
    viewer = viewer_of(live, caller, seat, watch)
    since = int(last_event_id) if last_event_id.isascii() and last_event_id.isdecimal() else None
    return stream(request, hall, id, viewer, caller, lang, Updates(viewer, lang, since))


# -- decisions -------------------------------------------------------------------------------------


async def _post(hall: Hall, id: str, caller: Caller, seat: int, lang: str, propose: Callable[[Live], int]) -> Response:
    """The answer to everything that goes on with the game: the step after it, and the table as it then stands."""
    live, step = await hall.change(id, lambda draft: propose(member(draft, caller)))
    viewer = viewer_of(live, caller, seat, "")
    content = b'{"accepted":true,"step":%d,"table":%s}' % (step, payload.table_bytes(live, viewer, lang))
    return Response(content, media_type="application/json")


@router.post("/actions", response_model=Accepted, responses=REFUSED)
async def act(id: TableId, body: ActBody, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Decide by key; several keys are applied all or not at all."""
    post = moves.Post(body.seat, tuple(body.keys), body.expected_step, body.request_id, body.confirm, body.pass_forced)
    seats: list[int] = []

    def propose(draft: Live) -> int:
        receipt: Receipt = moves.act(member(draft, caller), caller, post, hall.now())
        seats[:] = [receipt.seat]
        return receipt.step

    live, step = await hall.change(id, propose)
    content = b'{"accepted":true,"step":%d,"table":%s}' % (step, payload.table_bytes(live, seats[0], lang))
    return Response(content, media_type="application/json")


@router.post("/undo", response_model=Accepted, responses=REFUSED)
async def undo(id: TableId, body: SeatStep, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Take back one's last decision, as far as nothing hidden was shown and nobody else acted."""
    seat, expected = body.seat, body.expected_step
    return await _post(hall, id, caller, seat, lang, lambda draft: moves.undo(draft, caller, seat, expected, hall.now()))


@router.post("/redo", response_model=Accepted, responses=REFUSED)
async def redo(id: TableId, body: SeatStep, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    seat, expected = body.seat, body.expected_step
    return await _post(hall, id, caller, seat, lang, lambda draft: moves.redo(draft, caller, seat, expected, hall.now()))


@router.post("/take-back", response_model=Accepted, responses=REFUSED)
async def take_back(id: TableId, body: SeatStep, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Ask the others to go back before one's last decision, whatever happened since; at once when nobody is to be asked."""
    seat, expected = body.seat, body.expected_step
    return await _post(hall, id, caller, seat, lang, lambda draft: moves.ask_back(draft, caller, seat, expected, hall.now()))


@router.post("/consent", response_model=Accepted, responses=REFUSED)
async def consent(id: TableId, body: Consent, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Agree to a take-back, or not."""
    return await _post(
        hall, id, caller, body.seat, lang, lambda draft: moves.answer(draft, caller, body.seat, body.yes, hall.now())
    )
