"""The application: FastAPI over the table service."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any, TypeVar

from fastapi import FastAPI, Response
from starlette.responses import JSONResponse

import regalia
from regalia.table.errors import Unavailable
from regalia.table.hall import Hall
from regalia.table.holding import held
from regalia.table.keeping import Rule
from regalia.table.live import Live
from regalia.table.migrate import default_database, migrate
from regalia.table.store import Store
from regalia.table.thinking import Thinker
from regalia.web import (
    answers,
    api_evenings,
    api_history,
    api_identity,
    api_lessons,
    api_lobby,
    api_notices,
    api_people,
    api_play,
    api_tables,
    faces,
    logs,
    pages,
)
from regalia.web.guard import Guard
from regalia.web.identity import Identities
from regalia.web.limits import Budgets
from regalia.web.metrics import Metrics
from regalia.web.noticing import courier_of
from regalia.web.settings import Settings, from_environment
from regalia.web.shedding import Shedding
from regalia.web.slow import Slow
from regalia.web.stream import Streams
from regalia.web.tidying import Tidying

T = TypeVar("T")
FILMS, JOURNALS = 4, 64
"""So many whole games as pages, and journals of running games, are kept in memory."""
DEADLINE = 3.0
"""Seconds within which /readyz answers."""
WAITING = 1.0
"""Seconds between two looks for a database that is away at the start."""


def create_app(settings: Settings | None = None, now: Callable[[], float] | None = None) -> FastAPI:
    """Settings from the environment unless given; `now` is the clock of the tables, for tests."""
    chosen = settings or from_environment()
    metrics = Metrics()
    lifespan = _lifespan(chosen, metrics, now)
    app = FastAPI(title="Regalia", version=regalia.__version__, lifespan=lifespan, redoc_url=None, docs_url=None)
    app.state.settings = chosen
    app.state.metrics = metrics
    app.state.streams = Streams(chosen, metrics)
    app.state.films, app.state.journals = Slow(FILMS), Slow(JOURNALS)
    app.state.taking = set()
    app.state.shedding = Shedding(max(1.0, chosen.budget))
    app.state.budgets = Budgets(chosen.budget)
    app.add_middleware(Guard, settings=chosen, metrics=metrics, shedding=app.state.shedding, budgets=app.state.budgets)
    answers.install(app)
    # Taken as they are: `include_router` would analyse every one of them again for each application.
    for part in (api_play, api_tables, api_lobby, api_lessons, api_identity, api_people, api_history, api_evenings, api_notices):
        app.router.routes += part.router.routes
    pages.install(app)
    _operation(app)
    return app


def _operation(app: FastAPI) -> None:
    @app.head("/healthz", include_in_schema=False)
    @app.get("/healthz", tags=["operation"])
    async def healthz() -> Response:
        """Whether the process is alive."""
        return JSONResponse({"status": "ok", "version": regalia.__version__})

    @app.head("/readyz", include_in_schema=False)
    @app.get("/readyz", tags=["operation"])
    async def readyz() -> Response:
        """Whether the process can serve: its database answers, tables are looked after, news come in. Said within a deadline."""
        hall: Hall = app.state.hall
        async with asyncio.timeout(DEADLINE):
            await hall.store.ping()
        if not hall.ready():
            raise Unavailable("web-unavailable")
        return JSONResponse({"status": "ready", "version": regalia.__version__})

    @app.get("/metrics", tags=["operation"], response_class=Response)
    async def metrics() -> Response:
        found: Metrics = app.state.metrics
        hall: Hall = app.state.hall
        found.look(hall, app.state.shedding)
        with contextlib.suppress(Unavailable):
            found.aside.set(len(await hall.store.faults()))
        return Response(found.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _lifespan(settings: Settings, metrics: Metrics, now: Callable[[], float] | None) -> Any:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        logs.install(settings.log_level)
        database = settings.database or default_database()
        await asyncio.to_thread(faces.faces)
        held_here = ExitStack()
        await asyncio.to_thread(held_here.enter_context, held(database))
        if settings.migrate:
            await migrate(database)
        store = Store(database, settings.database_seconds)
        thinker = Thinker(settings.bot_workers, settings.bot_seconds)
        hall = Hall(
            store,
            thinker,
            now,
            capacity=settings.capacity,
            patrol=settings.patrol,
            heartbeat=settings.heartbeat,
            keep=Rule(settings.keep_finished, settings.keep_abandoned),
            pause=settings.stand_in_pause,
            bots_alone=(settings.guest_bot_tables, settings.bot_tables),
        )
        hall.drawn = metrics.rendered.inc
        store.db.waited = metrics.waits.observe
        app.state.hall = hall
        _end_streams_first(hall)
        await _answered(hall, store.ping)
        secure = settings.public_url.startswith("https:")
        key = await _answered(hall, store.signing_key)
        identities = Identities(store, key, secure, settings.token_days, hall.now)
        await _answered(hall, identities.load)
        hall.ended = identities.heard
        app.state.identities = identities
        root = settings.public_url.rstrip("/")
        courier, links = await _answered(hall, partial(courier_of, hall, store, settings, key, root))
        app.state.courier, app.state.links = courier, links

        def changed(before: Live, after: Live) -> None:
            metrics.changed(before, after)
            courier.changed(before, after)

        hall.changed = changed
        await hall.start()
        courier.start()
        app.state.shedding.start()
        measuring = asyncio.create_task(metrics.keep_looking(hall, app.state.shedding))
        tidying = Tidying()
        if settings.alone:
            tidying.start()
        yield
        measuring.cancel()
        await tidying.stop()
        await app.state.shedding.stop()
        await courier.stop()
        app.state.films.close()
        app.state.journals.close()
        await hall.stop()
        await store.close()
        held_here.close()

    return lifespan


async def _answered(hall: Hall, ask: Callable[[], Awaitable[T]]) -> T:
    """A process that takes the place of another while the database is away waits for it, until it is told to stop: all would end
    with one that cannot start."""
    while True:
        try:
            return await ask()
        except Unavailable:
            if hall.news.closed:
                raise
        await asyncio.sleep(WAITING)


def _end_streams_first(hall: Hall) -> None:
    """The server waits for open answers before it stops, and a stream would never end by itself."""
    loop = asyncio.get_running_loop()

    def wrap(number: signal.Signals) -> None:
        before = signal.getsignal(number)

        def ending(signum: int, frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(hall.news.close)
            if callable(before):
                before(signum, frame)

        signal.signal(number, ending)

    try:
        wrap(signal.SIGTERM)
        wrap(signal.SIGINT)
    except ValueError:
        """Not the main thread: a test or a host of its own, which ends the streams by stopping the hall."""
