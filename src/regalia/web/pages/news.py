"""What is new for a page of a table: the parts that changed since what it has, and on the way there what the others did.

A page says what it has: a mark for each part, how far its log goes, how many decisions it shows, and the number of the last row
that it has seen. From that follows one message, whether it is the answer to a decision, to a question, or comes by the stream.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from fastapi import Query

from regalia.core.step import NOBODY
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.web.access import viewer_of
from regalia.web.envelope import you
from regalia.web.pages.desk import Desk, table_data
from regalia.web.pages.fragments import with_marks
from regalia.web.pages.plans import Draft
from regalia.web.pages.results import results_beside
from regalia.web.pages.story import DIVIDERS

FRAMES = 14
"""Positions between two of a page that are sent at most: the last ones."""
NOT_IN_FILM = ("bar", "result")
HaveText = Annotated[str, Query(max_length=2000)]
ToldText = Annotated[str, Query(max_length=24)]
NumberQuery = Annotated[int, Query(ge=-1, le=10_000_000)]


class Look:
    """From where somebody looks at a table: a seat of theirs, as a spectator, or after the end from any seat."""

    def __init__(self, live: Live, caller: Caller, seat: int, watch: str, place: int | None = None) -> None:
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


class Had(msgspec.Struct):
    """What a page has. `plays`: -1 where it wants no film of what lies between."""

    marks: dict[str, str] = {}
    told: str = ""
    plays: int = -1
    sequence: int = -1


def had(have: str, told: str = "", plays: int = -1, sequence: int = -1) -> Had:
    """`have`: name~mark with commas."""
    return Had(dict(entry.partition("~")[::2] for entry in have.split(",")), told, plays, sequence)


async def facts(hall: Hall, live: Live, caller: Caller) -> dict[str, Any]:
    links = you(live, caller)
    return {
        "owner": links["owner"],
        "join": links["join"],
        "watch": links["watch"],
        "present": await hall.presence.present(live),
        "offered": await hall.presence.offered(live),
        "now": hall.now(),
    }


async def news(
    hall: Hall,
    look: Look,
    lang: str,
    page: Had,
    at: int | None = None,
    replay: bool = False,
    draft: Draft | None = None,
    asides: bool = False,
) -> bytes:
    """The message for a page, as JSON; `page` is brought up to date with it. `asides`: with what a page asks for by itself."""
    live = look.live
    desk = Desk(live, look.viewer, lang, at, replay, await results_beside(hall, live, look.caller), draft)
    desk.points = hall.reviews.points(live.header.id, look.viewer)
    table = table_data(desk, look.caller, await facts(hall, live, look.caller), look.query)
    between = (
        [] if at is not None or replay else [Desk(live, look.viewer, lang, play) for play in film_of(live, look.viewer, page)]
    )
    hall.drawn()
    since = page.sequence
    film, parts, after = await asyncio.to_thread(_drawn, desk, between, page, asides)
    page.plays, page.sequence = live.last_step() if page.plays >= 0 else page.plays, live.sequence(look.viewer)
    return msgspec.json.encode({"since": since, "film": film, "parts": parts, "after": after, "table": table})


def film_of(live: Live, viewer: int, page: Had) -> list[int]:
    """The decisions of others between what the page shows and the newest, which are worth a look each."""
    last = live.last_step()
    if page.plays < 0 or viewer == NOBODY or not live.running:
        return []
    told = (
        (number, live.told[live.line.plays[number - 1].row - 1]) for number in range(max(page.plays + 1, last - FRAMES), last)
    )
    return [
        number
        for number, events in told
        if any(event.seat != viewer and event.key not in DIVIDERS and event.visible_to(viewer) for event in events)
    ]


def _drawn(
    desk: Desk, between: list[Desk], page: Had, asides: bool
) -> tuple[list[dict[str, Any]], dict[str, dict[str, str]], int]:
    film = []
    for frame in between:
        parts, after = _step(frame, page, NOT_IN_FILM)
        film.append({"at": frame.at, "parts": parts, "after": after, "told": page.told})
    parts, after = _step(desk, page, (), asides)
    return film, parts, after


def _step(desk: Desk, page: Had, without: tuple[str, ...], asides: bool = False) -> tuple[dict[str, dict[str, str]], int]:
    """The parts that the page has not got, and how many decisions its log keeps; then it has them."""
    after = desk.told(page.told)
    drawn = {name: html for name, html in desk.parts(after, asides).items() if name not in without}
    parts = with_marks(drawn, page.marks)
    page.marks |= {name: part["mark"] for name, part in parts.items() if name != "log"}
    page.told = desk.page_mark()
    return parts, after
