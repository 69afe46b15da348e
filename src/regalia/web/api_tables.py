"""Tables: the games on offer, creating, joining, starting, leaving, chat, rematch, fork, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Response

from regalia.core.config import Mode
from regalia.core.registry import games
from regalia.core.step import NOBODY
from regalia.table import forks, seating, ties
from regalia.table.errors import Conflict
from regalia.table.live import Live
from regalia.table.proving import prove
from regalia.table.records import REMATCH
from regalia.table.tending import only_bots
from regalia.web.access import (
    AnyCaller,
    Lang,
    LinkKey,
    NamedCaller,
    Spend,
    SureCaller,
    TableId,
    TheHall,
    member_table,
    viewer_of,
)
from regalia.web.bodies import (
    Chat,
    Envelope,
    Error,
    ForkBody,
    GameShape,
    Invitation,
    Listed,
    NewId,
    NewTable,
    Removal,
    SeatOnly,
    SeatSettings,
    Sit,
    StandIn,
    StartBody,
    Waiting,
)
from regalia.web.doors import TheDoor
from regalia.web.envelope import envelope

router = APIRouter(prefix="/api", tags=["tables"])
IN_LOBBY = 50
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 404, 409)}


@router.get("/games", response_model=list[GameShape])
async def list_games() -> Any:
    """The games with their modes, player counts and options."""
    return [
        {
            "id": game.id,
            "title": game.info.title,
            "players": list(game.info.players),
            "modes": [_mode(mode) for mode in game.info.modes],
        }
        for game in games()
    ]


def _mode(mode: Mode) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(mode)
    return found


@router.get("/tables", responses=REFUSED)
async def my_tables(
    caller: SureCaller, hall: TheHall, status: Annotated[Literal["open", "running", "finished", "closed"] | None, Query()] = None
) -> list[Listed]:
    """The caller's tables, newest first; finished ones are records."""
    rows: list[Listed] = [msgspec.to_builtins(row) for row in await hall.store.listed(caller.identity, status)]
    return rows


@router.post("/tables", status_code=201, response_model=Envelope)
async def create(body: NewTable, door: TheDoor, hall: TheHall, lang: Lang, response: Response, spend: Spend) -> Response:
    """A new table; it starts at once when no seat is open."""
    if body.pack is not None:
        spend("pack")
    person = await door.welcome(body.name)
    known = await hall.made(person.identity, body.request_id)
    if known is not None:
        _check_request(known, known.header.game == body.game and not known.header.origin)
        return await envelope(hall, known, viewer_of(known, person, NOBODY, known.header.watch_key), person, lang, 201, response)
    wish = seating.Wish(
        game=body.game,
        mode=body.mode,
        players=body.players,
        options=body.options,
        pack=body.pack,
        seats=body.seats,
        clock=body.clock.settings(),
        confirm=body.confirm,
        public=body.public,
        title=body.title,
        hold=body.hold,
        lot=body.lot,
        rated=body.rated,
    )
    fresh = seating.create(person, wish, hall.now())
    live = await hall.add(fresh, body.request_id)
    _check_request(live, live.header.game == body.game and not live.header.origin)
    viewer = viewer_of(live, person, NOBODY, live.header.watch_key)
    return await envelope(hall, live, viewer, person, lang, 201, response)


def _check_request(made: Live, asked_for: bool) -> None:
    """Nobody is given another thing than they asked for because they use a word again."""
    if not asked_for:
        raise Conflict("table-request-reused", made.step(NOBODY))


@router.get("/lobby")
async def lobby(hall: TheHall, lang: Lang) -> list[Waiting]:
    """Tables open to everybody that wait for people, newest first, each with the key to join it."""
    found = await hall.each(await hall.store.waiting(IN_LOBBY))
    return [{**_invitation(live, lang), "join": live.header.join_key} for live in found if live.status == "open"]


@router.get("/join/{key}", responses=REFUSED)
async def invitation(key: LinkKey, hall: TheHall, lang: Lang) -> Invitation:
    """What the link invites to."""
    return _invitation(await hall.by_join(key), lang)


def _invitation(live: Live, lang: str) -> Invitation:
    h = live.header
    return {
        "id": h.id,
        "game": h.game,
        "title": live.game.info.title[lang],
        "mode": h.mode,
        "players": h.players,
        "status": live.status,
        "open": [number for number, seat in enumerate(live.seats) if seat.kind == "open"],
    }


@router.post("/join/{key}", response_model=Envelope, responses=REFUSED)
async def join(
    key: LinkKey, body: Sit, caller: AnyCaller, door: TheDoor, hall: TheHall, lang: Lang, response: Response
) -> Response:
    """Take a seat; somebody who sits already keeps theirs, or takes a further one by its number (hot seat)."""
    live = await hall.by_join(key)
    await ties.check_welcome(hall.store, live, caller.identity)
    person = await door.welcome(body.name)
    live, seat = await hall.change(live.header.id, lambda draft: seating.sit(draft, person, body.seat, hall.now()))
    return await envelope(hall, live, seat, person, lang, 200, response)


@router.get("/watch/{key}", responses=REFUSED)
async def watch(key: LinkKey, hall: TheHall) -> NewId:
    """The table of a spectator link; the key goes with every further request as `watch`."""
    return {"id": (await hall.by_watch(key)).header.id}


@router.post("/tables/{id}/start", status_code=204, responses=REFUSED)
async def start(id: TableId, body: StartBody, caller: SureCaller, hall: TheHall) -> None:
    """By the owner: bots take the open seats and, if wished, stand in for people who are missing."""
    live = await member_table(hall, id, caller)
    present = await hall.presence.present(live)
    away = [number for number in range(len(live.seats)) if number not in present] if body.missing else []
    alone = not _people(live)

    def propose(draft: Live) -> None:
        if not alone and not _people(draft):
            raise Conflict("table-conflict", draft.step(NOBODY))  # the last of them has just gone
        seating.start(draft, caller, body.fill, hall.now(), away)

    async with hall.bots_begin(caller.identity, alone):
        await hall.change(id, propose)


def _people(live: Live) -> bool:
    return any(seat.kind == "human" for seat in live.seats)


@router.post("/tables/{id}/remove", status_code=204, responses=REFUSED)
async def remove(id: TableId, body: Removal, caller: SureCaller, hall: TheHall) -> None:
    """By the owner, before the start: whoever sits there goes and cannot come back to this table."""
    await member_table(hall, id, caller)
    await hall.change(id, lambda draft: seating.remove(draft, caller, body.seat, hall.now()))


@router.post("/tables/{id}/close", status_code=204, responses=REFUSED)
async def close(id: TableId, caller: NamedCaller, hall: TheHall) -> None:
    """By the owner: the table ends without a result; what happened at it can still be read."""
    await member_table(hall, id, caller)
    await hall.change(id, lambda draft: seating.close(draft, caller, hall.now()))


@router.post("/tables/{id}/leave", status_code=204, responses=REFUSED)
async def leave(id: TableId, body: SeatOnly, caller: SureCaller, hall: TheHall) -> None:
    """Stand up, or leave a running game; a stand-in is then offered to the others."""
    await member_table(hall, id, caller)
    await hall.change(id, lambda draft: seating.leave(draft, caller, body.seat, hall.now()))


@router.post("/tables/{id}/stand-in", status_code=204, responses=REFUSED)
async def stand_in(id: TableId, body: StandIn, caller: SureCaller, hall: TheHall) -> None:
    """Lend a bot to an absent seat, or play again oneself."""
    offered = await hall.presence.offered(await member_table(hall, id, caller))
    bot = body.bot or ""
    await hall.change(id, lambda draft: seating.stand_in(draft, caller, body.seat, bot, hall.now(), offered))


@router.post("/tables/{id}/chat", status_code=204, responses=REFUSED)
async def chat(id: TableId, body: Chat, caller: NamedCaller, hall: TheHall) -> None:
    deaf = await ties.deaf(hall.store, await member_table(hall, id, caller), caller.identity)
    await hall.change(id, lambda draft: seating.chat(draft, caller, body.text, hall.now(), body.request_id, deaf))


@router.post("/tables/{id}/settings", status_code=204, responses=REFUSED)
async def settings(id: TableId, body: SeatSettings, caller: SureCaller, hall: TheHall) -> None:
    """Whether to be asked before one's turn ends."""
    await member_table(hall, id, caller)
    await hall.change(id, lambda draft: seating.setting(draft, caller, body.seat, body.confirm, hall.now()))


@router.post("/tables/{id}/rematch", responses=REFUSED)
async def rematch(id: TableId, caller: SureCaller, hall: TheHall) -> NewId:
    """The same people at a new table, every seat one further. Whoever asks later gets the same table."""
    live = await member_table(hall, id, caller)
    if live.status in ("open", "running"):
        raise Conflict("table-not-finished", live.step(NOBODY))
    if live.rematch:
        return {"id": live.rematch}
    unwanted = await ties.apart(hall.store, caller.identity, (seat.identity for seat in live.seats))
    misnamed = await hall.store.misnamed((seat.identity, seat.name) for seat in live.seats)
    fresh = seating.again(live, caller, hall.now(), unwanted, misnamed)
    await asyncio.to_thread(prove, fresh)

    def link(draft: Live) -> None:
        if not draft.rematch:
            draft.write(REMATCH, hall.now(), who=caller.identity, data={"table": fresh.header.id})
            draft.born = fresh

    async with hall.bots_begin(caller.identity, only_bots(fresh)):
        live, _ = await hall.change(id, link)
    return {"id": live.rematch}


@router.post("/tables/{id}/fork", status_code=201, responses=REFUSED)
async def fork(id: TableId, body: ForkBody, caller: NamedCaller, hall: TheHall) -> NewId:
    """A new table from any step of a finished game, or of a running one with everything hidden dealt anew."""
    live = await member_table(hall, id, caller)
    known = await hall.made(caller.identity, body.request_id)
    fresh = known or await hall.add(forks.fork(live, caller, body.seat, body.step, hall.now()), body.request_id)
    _check_request(fresh, fresh.header.origin.get("fork") == id)
    return {"id": fresh.header.id}
