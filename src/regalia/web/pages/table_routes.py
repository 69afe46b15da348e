"""Addresses of a table: the page, the replay, and what the page fetches while one plays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, Query, Response
from fastapi.responses import HTMLResponse

from regalia.core.step import NOBODY
from regalia.table.errors import Busy, Conflict, Missing
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.thinking import Question
from regalia.web.access import AnyCaller, Lang, LinkKey, SeatQuery, TableId, TheHall, WatchKey, viewer_of
from regalia.web.envelope import you
from regalia.web.pages import home, lesson
from regalia.web.pages.covers import arms
from regalia.web.pages.desk import Desk, table_data
from regalia.web.pages.fragments import mark, safe, with_marks
from regalia.web.pages.making import NEVER, Page, page
from regalia.web.pages.options import why_not
from regalia.web.pages.results import results_beside

HINTING = "greedy"
HINTS = 3
"""Questions of one person that may wait at once."""
AtQuery = Annotated[int | None, Query(ge=0, le=10_000_000)]
HaveQuery = Annotated[str, Query(max_length=2000)]
ToldQuery = Annotated[str, Query(max_length=24)]
PlaceQuery = Annotated[int | None, Query(alias="as", ge=-1, le=99)]

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)


class Look:
    """From where somebody looks at a table: a seat of theirs, as a spectator, or after the end from any seat."""

    def __init__(self, live: Live, caller: Caller, seat: int, watch: str, place: int | None) -> None:
        self.live = live
        self.caller = caller
        self.viewer = viewer_of(live, caller, seat, watch)
        if place is not None and live.status == "finished" and -1 <= place < len(live.seats):
            self.viewer = place
        query: dict[str, Any] = {}
        if watch:
            query["watch"] = watch
        if live.seats_of(caller.identity):
            query["seat"] = viewer_of(live, caller, seat, watch)
        if place is not None:
            query["as"] = place
        self.query = urlencode(query)


async def facts(hall: Hall, live: Live, caller: Caller) -> dict[str, Any]:
    present = await hall.presence.present(live)
    offered = await hall.presence.offered(live)
    links = you(live, caller)
    return {
        "owner": links["owner"],
        "join": links["join"],
        "watch": links["watch"],
        "present": present,
        "offered": offered,
        "now": hall.now(),
    }


async def table_page(hall: Hall, look: Look, lang: str, at: int | None, replay: bool) -> HTMLResponse:
    live = look.live
    game = live.game
    context: dict[str, Any] = {"title": game.info.title[lang], "game": game.id, "arms": arms(game)}
    links = await facts(hall, live, look.caller)
    if live.state is None and live.status == "closed":
        raise Conflict("table-closed", live.step(NOBODY))
    if live.state is None:
        seats = home.seats_of(live, lang)
        words = home.settings_of(live, lang)
        html = page(
            "lobby.html",
            lang,
            game,
            id=live.header.id,
            seats=seats,
            links=links,
            settings=words,
            mine=live.seats_of(look.caller.identity),
            query=look.query,
            **context,
        )
        return HTMLResponse(html, headers=NEVER)
    desk = Desk(live, look.viewer, lang, at, replay, await results_beside(hall, live, look.caller))
    data = table_data(desk, look.caller, links, look.query)
    hall.drawn()
    html = await asyncio.to_thread(_whole_page, desk, data, context)
    return HTMLResponse(html, headers=NEVER)


def _whole_page(desk: Desk, data: dict[str, Any], context: dict[str, Any]) -> str:
    parts = desk.parts()
    marks = {name: mark(html) for name, html in parts.items()}
    return page(
        "table.html",
        desk.lang,
        desk.live.game,
        parts=safe(parts),
        boards=desk.boards(),
        names=desk.sight.names,
        live=not desk.replay,
        mine=data["mine"],
        data=data | {"marks": marks},
        **context,
    )


@shown.get("/tables/{id}")
async def show_table(
    id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> HTMLResponse:
    live = await hall.table(id)
    return await table_page(hall, Look(live, caller, seat, watch, None), lang, None, False)


@shown.get("/watch/{key}")
async def show_watch(key: LinkKey, hall: TheHall, lang: Lang) -> HTMLResponse:
    """A spectator's page, also for somebody who sits at the table."""
    live = await hall.by_watch(key)
    return await table_page(hall, Look(live, Caller(""), -1, key, None), lang, None, False)


@shown.get("/replay/{id}")
async def show_replay(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    step: AtQuery = None,
    place: PlaceQuery = None,
) -> HTMLResponse:
    """The game from its beginning, one decision after the other; `?step=N` is a moment to share."""
    live = await hall.table(id)
    return await table_page(hall, Look(live, caller, seat, watch, place), lang, step or 0, True)


@router.get("/tables/{id}/parts")
async def parts(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    at: AtQuery = None,
    replay: bool = False,
    place: PlaceQuery = None,
    have: HaveQuery = "",
    told: ToldQuery = "",
) -> Response:
    """The parts of the page with a mark each, and the facts beside them. A page that says which parts it has (`have`, as
    name~mark with commas) and how far its log goes (`told`) gets only what is new."""
    live = await hall.table(id)
    look = Look(live, caller, seat, watch, place)
    desk = Desk(live, look.viewer, lang, at, replay, await results_beside(hall, live, caller))
    after = desk.told(told)
    known = dict(entry.partition("~")[::2] for entry in have.split(","))
    data = table_data(desk, caller, await facts(hall, live, caller), look.query)
    hall.drawn()
    drawn = await asyncio.to_thread(lambda: with_marks(desk.parts(after), known))
    content = msgspec.json.encode({"parts": drawn, "after": after, "table": data})
    return Response(content, media_type="application/json", headers=NEVER)


@router.get("/tables/{id}/why")
async def why(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    piece: Annotated[str, Query(max_length=200)],
    seat: SeatQuery = -1,
    watch: WatchKey = "",
) -> Response:
    live = await hall.table(id)
    found = why_not(Desk(live, viewer_of(live, caller, seat, watch), lang, None).sight, piece)
    return Response(msgspec.json.encode(found), media_type="application/json")


@router.get("/tables/{id}/lesson")
async def astray(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    piece: Annotated[str, Query(max_length=200)] = "",
    key: Annotated[str, Query(max_length=200)] = "",
    seat: SeatQuery = -1,
) -> Response:
    """What the lesson answers to a choice that it does not want now."""
    live = await hall.table(id)
    desk = Desk(live, viewer_of(live, caller, seat, ""), lang, None)
    if desk.guide is None or desk.guide.over:
        raise Missing("lesson-none")
    return Response(msgspec.json.encode(lesson.answer(desk.sight, desk.guide, piece, key)), media_type="application/json")


@router.get("/tables/{id}/tip")
async def tip(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    thing: Annotated[str, Query(max_length=200)],
    seat: SeatQuery = -1,
    watch: WatchKey = "",
) -> dict[str, str]:
    """What a component is called, what it does, and where the rules say so; with the values of the table's pack."""
    live = await hall.table(id)
    viewer_of(live, caller, seat, watch)
    found = live.game.tip(lang, thing, live.config.pack)
    if found is None:
        raise Missing("web-not-found")
    return {"title": found[0], "text": found[1], "clause": found[2]}


@router.get("/tables/{id}/hint")
async def hint(id: TableId, caller: AnyCaller, hall: TheHall, seat: SeatQuery = -1) -> dict[str, str]:
    """What a bot would do in this place: the same bots that play, with no more knowledge than the seat has."""
    live = await hall.table(id)
    viewer = viewer_of(live, caller, seat, "")
    state = live.state
    if state is None or viewer == NOBODY or viewer not in live.people_asked():
        raise Missing("web-no-hint")
    seed = live.header.seed(live.step(viewer), "hint")
    thinker = hall.tender.thinker
    question = Question(live.game.id, state.to_json(), viewer, HINTING, seed, min(2.0, thinker.budget))
    if thinker.line.waiting_of(caller.identity) >= HINTS:
        raise Busy("table-busy")
    key = await thinker.think(question, caller.identity)
    return {"key": key}


@router.get("/tables/{id}/picture.svg")
async def picture(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    at: AtQuery = None,
    place: PlaceQuery = None,
) -> Response:
    live = await hall.table(id)
    look = Look(live, caller, seat, watch, place)
    found = await asyncio.to_thread(live.game.picture, Desk(live, look.viewer, lang, at).sight.state, look.viewer, lang)
    if found is None:
        raise Missing("web-not-found")
    named = {"content-disposition": f'attachment; filename="{live.game.id}.svg"', **NEVER}
    return Response(found, media_type="image/svg+xml", headers=named)


router.include_router(shown)
