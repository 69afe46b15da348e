"""What a page does and hears while one plays: a decision is one request, answered with what changed; the stream brings the rest.

The page's stream knows what the page has. The answer to a decision tells it, so that nothing is sent twice; where the two meet in
different processes, or an answer is lost, the page notices by the numbers and asks anew.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import StreamingResponse

from regalia.table import moves, planning
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.web.access import AnyCaller, Lang, SeatQuery, SureCaller, TableId, TheHall, WatchKey, member
from regalia.web.bodies import PageAct, PageHas, PagePlan, PageStep, PageTry
from regalia.web.pages.making import NEVER
from regalia.web.pages.news import Had, HaveText, Look, NumberQuery, ToldText, had, news
from regalia.web.pages.plans import Draft
from regalia.web.stream import Told, stream

PAGES = 20_000
PageName = Annotated[str, Query(max_length=64)]

router = APIRouter(include_in_schema=False)


class Reader:
    """A page that listens: what it has, and whether an answer to it is under way."""

    def __init__(self, has: Had) -> None:
        self.has = has
        self.busy = asyncio.Lock()


class Readers:
    """The pages that listen in this process, by person and the page's own name."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, str, str], Reader] = OrderedDict()

    def enter(self, key: tuple[str, str, str], has: Had) -> Reader:
        reader = self.known[key] = Reader(has)
        if len(self.known) > PAGES:
            self.known.popitem(last=False)
        return reader

    def leave(self, key: tuple[str, str, str], reader: Reader) -> None:
        if self.known.get(key) is reader:
            del self.known[key]

    @contextlib.asynccontextmanager
    async def answering(self, key: tuple[str, str, str], has: Had) -> AsyncIterator[None]:
        """The stream of this page waits for the answer, and then knows what the page has."""
        reader = self.known.get(key)
        if reader is None:
            yield
            return
        async with reader.busy:
            yield
            reader.has = has


def readers_of(request: Request) -> Readers:
    """One for each application; it lives as long as that."""
    state = request.app.state
    if not hasattr(state, "readers"):
        state.readers = Readers()
    found: Readers = state.readers
    return found


class PageNews:
    """Tells a page which parts to change."""

    def __init__(self, hall: Hall, caller: Caller, seat: int, watch: str, lang: str, reader: Reader) -> None:
        self.hall = hall
        self.caller = caller
        self.seat = seat
        self.watch = watch
        self.lang = lang
        self.reader = reader

    async def message(self, live: Live) -> bytes:
        async with self.reader.busy:
            look = Look(live, self.caller, self.seat, self.watch)
            if live.state is None or self.reader.has.sequence >= live.sequence(look.viewer):
                return b""
            data = await news(self.hall, look, self.lang, self.reader.has)
            return b"id: %d\nevent: news\ndata: %s\n\n" % (self.reader.has.sequence, data)


@router.get("/tables/{id}/events", response_class=StreamingResponse)
async def events(
    request: Request,
    id: TableId,
    caller: AnyCaller,
    hall: TheHall,
    lang: Lang,
    seat: SeatQuery = -1,
    watch: WatchKey = "",
    have: HaveText = "",
    told: ToldText = "",
    plays: NumberQuery = -1,
    sequence: NumberQuery = -1,
    page: PageName = "",
) -> Response:
    """`news` with the parts that changed since what the page has, `presence` with the seats that look on."""
    look = Look(await hall.table(id), caller, seat, watch)
    key, readers = (caller.identity, id, page), readers_of(request)
    reader = readers.enter(key, had(have, told, plays, sequence))
    answer = stream(request, hall, id, look.viewer, caller, lang, PageNews(hall, caller, seat, watch, lang, reader))
    if isinstance(answer, Told):
        answer.over.append(lambda: readers.leave(key, reader))
    else:
        readers.leave(key, reader)
    return answer


async def _decided(
    request: Request, id: str, caller: Caller, hall: Hall, lang: str, body: PageHas, propose: Callable[[Live], int]
) -> Response:
    """Propose a change; the answer is what the page must change to show it."""
    has = had(body.have, body.told, body.plays, body.sequence)
    async with readers_of(request).answering((caller.identity, id, body.page), has):
        live, seat = await hall.change(id, lambda draft: propose(member(draft, caller)))
        content = await news(hall, Look(live, caller, seat, ""), lang, has)
    return Response(content, media_type="application/json", headers=NEVER)


@router.post("/tables/{id}/act")
async def act(request: Request, id: TableId, body: PageAct, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Decide by key, as the API does."""
    post = moves.Post(body.seat, tuple(body.keys), body.expected_step, body.request_id, body.confirm, body.pass_forced)
    return await _decided(request, id, caller, hall, lang, body, lambda draft: moves.act(draft, caller, post, hall.now()).seat)


@router.post("/tables/{id}/try")
async def take_up(request: Request, id: TableId, body: PageTry, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Take up a piece, put it back, or plan on a private copy: the page shows what then can be done; the table stays as it is."""
    has = had(body.have, body.told, body.plays, body.sequence)
    async with readers_of(request).answering((caller.identity, id, body.page), has):
        live = member(await hall.table(id), caller)
        seat = moves.playing_seat(live, caller, body.seat)
        moves.expect(live, seat, body.expected_step)
        content = await news(
            hall, Look(live, caller, seat, ""), lang, has, draft=Draft(tuple(body.keys), tuple(body.plan), body.planning)
        )
    return Response(content, media_type="application/json", headers=NEVER)


@router.post("/tables/{id}/plan")
async def plan(request: Request, id: TableId, body: PagePlan, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Keep a plan until the seat is asked, always pass, or neither any more."""

    def propose(draft: Live) -> int:
        if body.passes:
            return planning.always_pass(draft, caller, body.seat, hall.now())
        if not body.keys:
            return planning.drop(draft, caller, body.seat, hall.now())
        return planning.keep(draft, caller, body.seat, body.keys, body.strict, hall.now())

    return await _decided(request, id, caller, hall, lang, body, propose)


@router.post("/tables/{id}/undo")
async def undo(request: Request, id: TableId, body: PageStep, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    def propose(draft: Live) -> int:
        moves.undo(draft, caller, body.seat, body.expected_step, hall.now())
        return body.seat

    return await _decided(request, id, caller, hall, lang, body, propose)


@router.post("/tables/{id}/redo")
async def redo(request: Request, id: TableId, body: PageStep, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    def propose(draft: Live) -> int:
        moves.redo(draft, caller, body.seat, body.expected_step, hall.now())
        return body.seat

    return await _decided(request, id, caller, hall, lang, body, propose)
