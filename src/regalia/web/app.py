"""The application: FastAPI over the table service."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse

import regalia
from regalia.core.errors import UserError
from regalia.table.hall import Hall
from regalia.table.migrate import default_database, migrate
from regalia.table.store import Store
from regalia.table.thinking import Thinker
from regalia.web import answers, api_identity, api_play, api_tables, logs, pages, plain
from regalia.web.guard import Guard
from regalia.web.identity import Identities
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings, from_environment
from regalia.web.stream import Streams


def create_app(settings: Settings | None = None, now: Callable[[], float] | None = None) -> FastAPI:
    """Settings from the environment unless given; `now` is the clock of the tables, for tests."""
    chosen = settings or from_environment()
    metrics = Metrics()
    lifespan = _lifespan(chosen, metrics, now)
    app = FastAPI(title="Regalia", version=regalia.__version__, lifespan=lifespan, redoc_url=None, docs_url=None)
    app.state.settings = chosen
    app.state.metrics = metrics
    app.state.streams = Streams(chosen, metrics)
    app.add_middleware(Guard, settings=chosen, metrics=metrics)
    answers.install(app)
    for part in (api_identity, api_tables, api_play):
        app.include_router(part.router)
    pages.install(app)
    plain.install(app)
    _operation(app)
    return app


def _operation(app: FastAPI) -> None:
    @app.get("/healthz", tags=["operation"])
    async def healthz(request: Request) -> Response:
        """Whether the process answers and reaches its database."""
        try:
            await app.state.hall.store.ping()
        except (SQLAlchemyError, OSError):
            return answers.answer(UserError("web-unavailable"), answers.language(request), 503)
        return JSONResponse({"status": "ok", "version": regalia.__version__})

    @app.get("/metrics", tags=["operation"], response_class=Response)
    async def metrics() -> Response:
        found: Metrics = app.state.metrics
        found.tables.set(len(app.state.hall.opened))
        found.replaced.set(app.state.hall.tender.thinker.replaced)
        return Response(found.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _lifespan(settings: Settings, metrics: Metrics, now: Callable[[], float] | None) -> Any:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        logs.install(settings.log_level)
        database = settings.database or default_database()
        if settings.migrate:
            await migrate(database)
        store = Store(database)
        thinker = Thinker(settings.bot_workers, settings.bot_seconds)
        clock = {} if now is None else {"now": now}
        hall = Hall(store, thinker, capacity=settings.capacity, patrol=settings.patrol, **clock)
        hall.changed = metrics.changed
        app.state.hall = hall
        app.state.identities = Identities(store, await store.signing_key(), settings.public_url.startswith("https:"))
        await hall.start()
        _end_streams_first(hall)
        yield
        await hall.stop()
        await store.close()

    return lifespan


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
