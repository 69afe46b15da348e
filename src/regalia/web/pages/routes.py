"""Addresses of home, the form for a new table, invitations, rules, language, and of style sheets and modules."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from regalia.bots import USUAL
from regalia.core.registry import games as all_games
from regalia.core.texts import LANGUAGES
from regalia.drawing.guide import guide_of
from regalia.table.errors import Missing
from regalia.web import faces
from regalia.web.access import AnyCaller, Lang, LinkKey, TheHall, TheIdentities
from regalia.web.identity import LANGUAGE, YEAR
from regalia.web.pages import (
    coach_routes,
    home,
    learning,
    overview,
    people_routes,
    play_routes,
    puzzle_routes,
    render,
    review_routes,
    table_routes,
)
from regalia.web.pages.covers import arms
from regalia.web.pages.guide import guide_parts, symbol_list
from regalia.web.pages.making import NEVER, Page, known_game, page
from regalia.web.pages.reading import glossary, rule_parts, titles

FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2", "txt": "text/plain"}

Version = Annotated[str, Path(pattern="^[0-9a-f]{12}$")]

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)


@shown.get("/")
async def show_home(caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    tables = await overview.my_tables(hall, caller, lang)
    waiting = await home.open_tables(hall, caller, lang)
    known = await learning.progress(hall, caller)
    games = await asyncio.to_thread(home.offers, lang)
    lessons = {one.id: learning.card(one, lang, known) for one in all_games()}
    path = learning.path(lang, known)
    order = [entry["id"] for entry in path]
    games = sorted(games, key=lambda game: order.index(game["id"]) if game["id"] in order else len(order))
    past = await overview.history(hall, caller, lang)
    html = page(
        "home.html",
        lang,
        games=games,
        lessons=lessons,
        path=path,
        left_out=home.left_out(lang),
        tables=tables,
        waiting=waiting,
        me=await overview.me_of(hall, caller),
        history=past,
        ratings=await overview.my_ratings(hall, caller, lang),
        played={entry["game"] for entry in [*tables["yours"], *tables["others"], *past]},
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
        levels=home.levels(lang),
        usual=USUAL,
        name=caller.name,
    )
    return HTMLResponse(html, headers=NEVER)


@shown.get("/games/{id}/guide")
async def show_guide(id: str, lang: Lang) -> HTMLResponse:
    """The game on one page."""
    game = known_game(id)
    parts = await asyncio.to_thread(guide_parts, game, lang)
    if parts is None:
        raise Missing("web-not-found")
    return HTMLResponse(page("guide.html", lang, game, parts=parts, title=game.info.title[lang], arms=arms(game), game=game.id))


@shown.get("/rules/{id}")
async def show_rules(id: str, lang: Lang, part: bool = False) -> HTMLResponse:
    """The rules in the order in which a player needs them: a page, or the part that the drawer shows."""
    game = known_game(id)
    parts = await asyncio.to_thread(rule_parts, game, lang)
    told = guide_of(game) is not None
    context = {
        "title": game.info.title[lang],
        "arms": arms(game),
        "game": game.id,
        "guide": told,
        "goal": game.texts.format(lang, "guide-goal") if told else "",
        "lead": game.texts.format(lang, "guide-turn") if told else "",
        "parts": parts,
        "glossary": glossary(game, lang),
        "level": 3 if part else 2,
        "drawer": part,
    }
    return HTMLResponse(page("rules_part.html" if part else "rules.html", lang, game, **context))


@router.get("/rules/{id}/titles")
async def rule_titles(id: str, lang: Lang) -> dict[str, str]:
    """What every clause is called in a link."""
    return titles(known_game(id), lang)


@router.get("/games/{id}/symbols")
async def symbol_key(id: str, lang: Lang) -> dict[str, Any]:
    """Every symbol of the game's tables that has a name, by groups."""
    return symbol_list(known_game(id), lang)


@router.get("/language/{code}")
async def choose_language(code: str, identities: TheIdentities, back: Annotated[str, Query(max_length=2000)] = "/") -> Response:
    """Keep the language in a cookie and go back to where one was."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    response = RedirectResponse(back if inside else "/", 303)
    if code in LANGUAGES:
        response.set_cookie(LANGUAGE, code, max_age=YEAR, samesite="lax", httponly=True, secure=identities.secure)
    return response


@router.get("/static/{version}/{name}")
async def asset(version: Version, name: Annotated[str, Path(pattern=r"^[\w-]+\.(css|js|svg|woff2|txt)$")]) -> Response:
    """The version is a mark of the content, so an answer never changes; a page of yesterday gets today's, which nobody keeps
    under that address."""
    stem, _, ending = name.rpartition(".")
    path = render.STATIC / name
    content: str | bytes | None
    if ending in ("woff2", "txt"):
        content = faces.faces().get(name) or faces.licences().get(name)
    else:
        content = render.style_sheet(stem) if ending == "css" else path.read_text(encoding="utf-8") if path.is_file() else None
    if content is None:
        raise Missing("web-not-found")
    known = faces.address(name) if ending in ("woff2", "txt") else render.asset(name)
    kept = FOR_EVER if known == f"/static/{version}/{name}" else None
    return Response(content, media_type=KINDS[ending], headers=kept)


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


router.routes += shown.routes
router.routes += people_routes.router.routes
router.routes += table_routes.router.routes
router.routes += play_routes.router.routes
router.routes += coach_routes.router.routes
router.routes += review_routes.router.routes
router.routes += puzzle_routes.router.routes
