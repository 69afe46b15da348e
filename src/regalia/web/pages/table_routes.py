"""Addresses of a table: the page, the replay, and what the page fetches while one plays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

from regalia.core.step import NOBODY
from regalia.drawing.film import film
from regalia.drawing.guide import guide_of
from regalia.table import papers
from regalia.table.errors import Conflict, Missing
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.web.access import AnyCaller, Lang, LinkKey, SeatQuery, TableId, TheHall, WatchKey, viewer_of
from regalia.web.limits import caller_address
from regalia.web.pages import lesson
from regalia.web.pages.covers import arms
from regalia.web.pages.desk import Desk, table_data
from regalia.web.pages.fragments import mark, safe
from regalia.web.pages.lobby import lobby_context
from regalia.web.pages.making import NEVER, Page, page
from regalia.web.pages.news import HaveText, Look, NumberQuery, ToldText, facts, had, news
from regalia.web.pages.options import why_not
from regalia.web.pages.overview import me_of
from regalia.web.pages.plans import Draft
from regalia.web.pages.reading import barred_now, titles
from regalia.web.pages.results import results_beside
from regalia.web.settings import Settings
from regalia.web.slow import Slow

AtQuery = Annotated[int | None, Query(ge=0, le=10_000_000)]
HeldText = Annotated[str, Query(max_length=400)]
"""Decisions that take up a piece, with blanks between them."""
PlanText = Annotated[str | None, Query(max_length=2000)]
PlaceQuery = Annotated[int | None, Query(alias="as", ge=-1, le=99)]

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)


def base_of(request: Request) -> str:
    """How people reach us, for links that are passed on."""
    settings: Settings = request.app.state.settings
    return (settings.public_url or str(request.base_url)).rstrip("/")


async def table_page(hall: Hall, look: Look, lang: str, at: int | None, replay: bool, base: str) -> HTMLResponse:
    live = look.live
    game = live.game
    context: dict[str, Any] = {"title": game.info.title[lang], "game": game.id, "arms": arms(game)}
    links = await facts(hall, live, look.caller)
    if live.state is None and live.status == "closed":
        raise Conflict("table-closed", live.step(NOBODY))
    if live.state is None:
        about = await lobby_context(hall, live, look.caller, lang, links, base)
        html = page(
            "lobby.html", lang, game, links=links, query=look.query, me=await me_of(hall, look.caller), **context, **about
        )
        return HTMLResponse(html, headers=NEVER)
    desk = Desk(live, look.viewer, lang, at, replay, await results_beside(hall, live, look.caller))
    desk.points = hall.reviews.points(live.header.id, look.viewer)
    data = table_data(desk, look.caller, links, look.query) | {"since": await since_last_look(hall, look)}
    hall.drawn()
    html = await asyncio.to_thread(whole_page, desk, data, context)
    return HTMLResponse(html, headers=NEVER)


async def since_last_look(hall: Hall, look: Look) -> int | None:
    """How many decisions there were when the viewer last looked, if others have gone on since; None where there is no film."""
    live, viewer = look.live, look.viewer
    if viewer == NOBODY or not live.running or not look.caller.identity:
        return None
    looked = await hall.store.looked(live.header.id, look.caller.identity)
    plays = live.line.plays[: live.last_step()]
    own = max((number for number, play in enumerate(plays, 1) if play.line.seat == viewer), default=0)
    known = sum(live.rows[play.row - 1].at <= (looked or 0.0) for play in plays)
    return max(known, own) if looked is not None and max(known, own) < len(plays) else None


def whole_page(desk: Desk, data: dict[str, Any], context: dict[str, Any]) -> str:
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
        fork=desk.live.header.origin if "fork" in desk.live.header.origin else None,
        guide=guide_of(desk.live.game) is not None,
        mine=data["mine"],
        data=data | {"marks": marks},
        **context,
    )


@shown.get("/tables/{id}")
async def show_table(
    request: Request, id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> HTMLResponse:
    live = await hall.table(id)
    return await table_page(hall, Look(live, caller, seat, watch, None), lang, None, False, base_of(request))


@shown.get("/watch/{key}")
async def show_watch(request: Request, key: LinkKey, hall: TheHall, lang: Lang) -> HTMLResponse:
    """A spectator's page, also for somebody who sits at the table."""
    live = await hall.by_watch(key)
    return await table_page(hall, Look(live, Caller(""), -1, key, None), lang, None, False, base_of(request))


@shown.get("/replay/{id}")
async def show_replay(
    request: Request,
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
    return await table_page(hall, Look(live, caller, seat, watch, place), lang, step or 0, True, base_of(request))


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
    have: HaveText = "",
    told: ToldText = "",
    plays: NumberQuery = -1,
) -> Response:
    """The parts of the page with a mark each, and the facts beside them. A page that says which parts it has (`have`, as
    name~mark with commas) and how far its log goes (`told`) gets only what is new."""
    look = Look(await hall.table(id), caller, seat, watch, place)
    content = await news(hall, look, lang, had(have, told, plays), at, replay, asides=True)
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
    held: HeldText = "",
    plan: PlanText = None,
) -> Response:
    live = await hall.table(id)
    draft = Draft(tuple(held.split()), tuple((plan or "").split()), plan is not None)
    found = why_not(Desk(live, viewer_of(live, caller, seat, watch), lang, None, draft=draft).sight, piece)
    return Response(msgspec.json.encode(found), media_type="application/json")


@router.get("/tables/{id}/barred")
async def barred(
    id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> dict[str, list[str]]:
    """The pieces that each clause keeps the viewer from using now."""
    live = await hall.table(id)
    return barred_now(Desk(live, viewer_of(live, caller, seat, watch), lang, None).sight)


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
    return {"title": found[0], "text": found[1], "clause": found[2], "rule": titles(live.game, lang).get(found[2], "")}


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


@router.get("/tables/{id}/film.html")
async def whole_game(
    request: Request, id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1, watch: WatchKey = ""
) -> Response:
    """A finished game as one page that needs no server, to be kept."""
    live = await hall.table(id)
    viewer_of(live, caller, seat, watch)
    if live.status != "finished" or not live.game.has_board:
        raise Missing("web-not-found")
    hall.drawn()
    films: Slow = request.app.state.films
    who = caller.identity or caller_address(request)
    found = await films.of((id, live.last, lang, *live.names(lang)), _film, live, lang, who=who)
    named = {"content-disposition": f'attachment; filename="{live.game.id}-{id}.html"', **NEVER}
    return Response(found, media_type="text/html; charset=utf-8", headers=named)


def _film(live: Live, lang: str) -> bytes:
    return film(live.game, papers.whole(live), lang).encode()


router.routes += shown.routes
