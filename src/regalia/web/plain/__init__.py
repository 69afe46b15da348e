"""The plain pages under /plain: enough to create a table, join, play, chat and watch with text and buttons alone, in any browser.

They show what the API gives and nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, FastAPI, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from jinja2 import Environment, FileSystemLoader, select_autoescape
from starlette.staticfiles import StaticFiles

from regalia.bots import BOTS
from regalia.core.registry import games
from regalia.core.texts import LANGUAGES, core_texts
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.payload import happened, table_shape
from regalia.web.access import AnyCaller, Lang, LinkKey, SeatQuery, TableId, TheHall, viewer_of
from regalia.web.envelope import you
from regalia.web.identity import LANGUAGE, YEAR

router = APIRouter(prefix="/plain", include_in_schema=False)
FOLDER = Path(__file__).parent
templates = Environment(loader=FileSystemLoader(FOLDER / "templates"), autoescape=select_autoescape(), trim_blocks=True)


def page(template: str, lang: str, **values: Any) -> HTMLResponse:
    def t(key: str, **args: Any) -> str:
        return core_texts().format(lang, f"page-{key}", args)

    text = templates.get_template(template).render(t=t, lang=lang, languages=LANGUAGES, **values)
    return HTMLResponse(text, headers={"cache-control": "no-store"})


def install(app: FastAPI) -> None:
    """Nothing else of the server knows this folder."""
    app.include_router(router)
    app.mount("/plain/static", StaticFiles(directory=FOLDER / "static"), name="plain")


@router.get("/")
async def index(caller: AnyCaller, hall: TheHall, lang: Lang) -> Response:
    mine = await hall.store.listed(caller.identity, None) if caller.identity else []
    titles = {game.id: game.info.title[lang] for game in games()}
    return page("index.html", lang, games=games(), titles=titles, mine=mine, bots=list(BOTS), name=caller.name)


@router.get("/language/{lang}")
async def choose_language(lang: str) -> Response:
    response = RedirectResponse("/plain/", 303)
    if lang in LANGUAGES:
        response.set_cookie(LANGUAGE, lang, max_age=YEAR, samesite="lax", httponly=True)
    return response


@router.get("/join/{key}")
async def join(key: LinkKey, caller: AnyCaller, hall: TheHall, lang: Lang) -> Response:
    live = await hall.by_join(key)
    if live.seats_of(caller.identity):
        return RedirectResponse(f"/plain/tables/{live.header.id}", 303)
    return page("join.html", lang, key=key, title=live.game.info.title[lang], status=live.status, name=caller.name)


@router.get("/watch/{key}")
async def watch(key: LinkKey, caller: AnyCaller, hall: TheHall, lang: Lang) -> Response:
    live = await hall.by_watch(key)
    if live.seats_of(caller.identity):
        return RedirectResponse(f"/plain/tables/{live.header.id}", 303)
    return table_page(live, Caller(""), -1, key, lang)


@router.get("/tables/{id}")
async def table(id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, seat: SeatQuery = -1) -> Response:
    live = await hall.table(id)
    return table_page(live, caller, viewer_of(live, caller, seat, ""), "", lang)


def table_page(live: Live, caller: Caller, viewer: int, watch: str, lang: str) -> HTMLResponse:
    texts = (
        "why",
        "agree",
        "refuse",
        "confirm-question",
        "present",
        "clock-left",
        "stand-in",
        "back",
        "journal",
        "rematch",
        "fork",
    )
    words = {key: core_texts().format(lang, f"page-{key}") for key in texts}
    return page(
        "table.html",
        lang,
        table=table_shape(live, viewer, lang),
        log=happened(live, viewer, lang, 0),
        you=you(live, caller),
        watch=watch,
        words=msgspec.json.encode(words).decode(),
    )
