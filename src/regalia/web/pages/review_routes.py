"""Addresses of the review: the page of a finished table, how far it is, and journals brought from elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from regalia.core.errors import JournalError
from regalia.core.journal import parse
from regalia.table import papers
from regalia.table.hall import Hall
from regalia.table.journals import table_of
from regalia.table.live import Live
from regalia.table.repeating import word_of
from regalia.web.access import AnyCaller, Lang, SeatQuery, Spend, TableId, TheHall, WatchKey, member
from regalia.web.bodies import Body
from regalia.web.doors import TheDoor
from regalia.web.pages.covers import arms
from regalia.web.pages.making import NEVER, Page, page
from regalia.web.pages.news import Look
from regalia.web.pages.review import Reading
from regalia.web.pages.table_routes import PlaceQuery

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)
AboutQuery = Annotated[int | None, Query(ge=0, le=99)]
PointQuery = Annotated[str, Query(max_length=1)]


class Wish(Body):
    """`go`: look on, or stop."""

    go: bool


@shown.get("/review")
async def show_opening(lang: Lang) -> HTMLResponse:
    return HTMLResponse(page("review_open.html", lang), headers=NEVER)


@shown.get("/review/{id}")
async def show_review(
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    place: PlaceQuery = None,
    about: AboutQuery = None,
    point: PointQuery = "",
) -> HTMLResponse:
    """A finished table reviewed; the first look starts the review."""
    live = await hall.table(id)
    look = Look(live, caller, seat, watch, place)
    known = await hall.reviews.of(live)
    if not known.done:
        known = await hall.reviews.start(live)
    wanted = about if about is not None and about < live.config.players else None
    html = await asyncio.to_thread(_page, hall, live, look, lang, wanted, point)
    return HTMLResponse(html, headers=NEVER)


def _page(hall: Hall, live: Live, look: Look, lang: str, about: int | None, point: str) -> str:
    game = live.game
    names = live.names(lang)
    review = hall.reviews.known[live.header.id]
    viewer = look.viewer if look.viewer < live.config.players else -1
    reading = Reading(game, papers.whole(live), review, lang, names, viewer, about)
    asked = "".join(f"{part}&" for part in (look.query, "" if about is None else f"about={about}") if part)
    context: dict[str, Any] = reading.context(point)
    return page(
        "review.html",
        lang,
        game,
        id=live.header.id,
        query=look.query,
        base=asked,
        title=game.info.title[lang],
        game=game.id,
        arms=arms(game),
        others=list(enumerate(reading.names[: live.config.players])),
        running=hall.reviews.running(live.header.id),
        minutes=round(hall.reviews.seconds_left(live.header.id) / 60),
        **context,
    )


@router.get("/review/{id}/state")
async def state(
    id: TableId, caller: AnyCaller, hall: TheHall, seat: SeatQuery = -1, watch: WatchKey = "", place: PlaceQuery = None
) -> dict[str, Any]:
    """How far the review is."""
    live = await hall.table(id)
    Look(live, caller, seat, watch, place)
    known = await hall.reviews.of(live)
    return {"done": known.done, "turns": len(known.story.turns), "running": hall.reviews.running(id)}


@router.post("/review/{id}/state", status_code=204)
async def go(
    id: TableId,
    body: Wish,
    caller: AnyCaller,
    hall: TheHall,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    place: PlaceQuery = None,
) -> None:
    """Those who played, or brought the table, may stop it too."""
    live = await hall.table(id)
    Look(live, caller, seat, watch, place)
    if body.go:
        await hall.reviews.start(live)
    else:
        hall.reviews.stop(member(live, caller).header.id)


@router.post("/review")
async def bring(request: Request, hall: TheHall, door: TheDoor, spend: Spend) -> dict[str, str]:
    """A journal from elsewhere becomes a finished table of whoever brings it; the same one again is that table."""
    data = await request.body()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise JournalError("journal-broken", file="journal", problem=problem.reason) from None
    person = await door.welcome("")
    word = word_of("journal", text)
    made = await hall.made(person.identity, word)
    if made is None:
        journal = await asyncio.to_thread(parse, text)
        if journal.pack is not None or (journal.position or {}).get("pack"):
            spend("pack")
        made = await hall.add(await asyncio.to_thread(table_of, journal, person, hall.now()), word)
    return {"id": made.header.id}


router.routes += shown.routes
