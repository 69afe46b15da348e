"""Addresses of home, the form for a new table, invitations, rules, language, and of style sheets and modules."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from regalia.core.registry import games as all_games
from regalia.core.texts import LANGUAGES
from regalia.table.errors import Missing
from regalia.web.access import AnyCaller, Lang, LinkKey, TheHall
from regalia.web.identity import LANGUAGE, YEAR
from regalia.web.pages import home, learning, render, table_routes
from regalia.web.pages.covers import arms
from regalia.web.pages.making import NEVER, Page, known_game, page

FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}

Version = Annotated[str, Path(pattern="^[0-9a-f]{12}$")]

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)


@shown.get("/")
async def show_home(caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    tables = await home.my_tables(hall, caller, lang)
    waiting = await home.open_tables(hall, caller, lang)
    known = await learning.progress(hall, caller)
    games = await asyncio.to_thread(home.offers, lang)
    lessons = {one.id: learning.card(one, lang, known) for one in all_games()}
    path = learning.path(lang, known)
    order = [entry["id"] for entry in path]
    games = sorted(games, key=lambda game: order.index(game["id"]) if game["id"] in order else len(order))
    html = page(
        "home.html",
        lang,
        games=games,
        lessons=lessons,
        path=path,
        left_out=home.left_out(lang),
        tables=tables,
        waiting=waiting,
        name=caller.name,
        known=bool(caller.identity),
    )
    return HTMLResponse(html, headers=NEVER)


@shown.get("/new/{id}")
async def show_new(id: str, caller: AnyCaller, lang: Lang) -> HTMLResponse:
    game = known_game(id)
    html = page(
        "new.html",
        lang,
        game,
        offer=home.offer(game, lang),
        modes=home.modes(game, lang),
        bots=home.bot_names(lang),
        name=caller.name,
    )
    return HTMLResponse(html, headers=NEVER)


@shown.get("/rules/{id}")
async def show_rules(id: str, lang: Lang, part: bool = False) -> HTMLResponse:
    game = known_game(id)
    sections = [
        (game.texts.format(lang, section.title_key), [(c, game.texts.format(lang, f"rule-{c}")) for c in section.clauses])
        for section in game.rulebook.section
    ]
    template = "rules_part.html" if part else "rules.html"
    return HTMLResponse(
        page(template, lang, game, sections=sections, level=3 if part else 2, title=game.info.title[lang], arms=arms(game))
    )


@router.get("/language/{code}")
async def choose_language(code: str, back: Annotated[str, Query(max_length=2000)] = "/") -> Response:
    """Keep the language in a cookie and go back to where one was."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    if code in LANGUAGES:
        response.set_cookie(LANGUAGE, code, max_age=YEAR, samesite="lax", httponly=True)
    return response


@router.get("/static/{version}/{name}")
async def asset(version: Version, name: Annotated[str, Path(pattern=r"^[\w-]+\.(css|js|svg)$")]) -> Response:
    """The version is a mark of the content, so an answer never changes; a page of yesterday still gets today's."""
    del version
    stem, _, ending = name.rpartition(".")
    path = render.STATIC / name
    content = render.style_sheet(stem) if ending == "css" else path.read_text(encoding="utf-8") if path.is_file() else None
    if content is None:
        raise Missing("web-not-found")
    return Response(content, media_type=KINDS[ending], headers=FOR_EVER)


@shown.get("/join/{key}")
async def show_join(key: LinkKey, caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    live = await hall.by_join(key)
    game = live.game
    html = page(
        "join.html",
        lang,
        game,
        key=key,
        id=live.header.id,
        title=game.info.title[lang],
        offer=home.offer(game, lang),
        seats=home.seats_of(live, lang),
        settings=home.settings_of(live, lang),
        name=caller.name,
        mine=live.seats_of(caller.identity),
        status=live.status,
    )
    return HTMLResponse(html, headers=NEVER)


router.include_router(shown)
router.include_router(table_routes.router)
