"""The pages people play on: home, a new table, the table itself, replay and rules.

Reading order: `sight` (what one viewer looks at), `options`, `story`, `scoring` (what is said about it), `fragments` (the
named parts of a table page), `desk` (a table of the service as such parts), `render` and `making` (templates, assets, whole
pages), `home`, `routes` and `table_routes`.
"""

from __future__ import annotations

import logging
import threading

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from regalia.core.registry import broken_games
from regalia.core.texts import LANGUAGES
from regalia.web.pages import notices_routes
from regalia.web.pages.home import offers
from regalia.web.pages.routes import router

__all__ = ["install"]

log = logging.getLogger("regalia.web")


def install(app: FastAPI) -> None:
    """Add the pages; what is sent is compressed, streams excepted. The texts of the games are read meanwhile."""
    app.router.routes += router.routes
    app.router.routes += notices_routes.router.routes
    app.add_middleware(GZipMiddleware, minimum_size=500, compresslevel=4)
    threading.Thread(target=_warm, daemon=True).start()


def _warm() -> None:
    for lang in LANGUAGES:
        offers(lang)
    for problem in broken_games():
        log.error("game-broken", extra={"fields": {"game": problem.game, "problem": str(problem)}})
