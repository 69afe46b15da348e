"""Addresses of a person's own pages: history, account, evenings, and the next table that waits."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from regalia.bots import USUAL
from regalia.core.registry import games
from regalia.notices.courier import Courier
from regalia.table import evenings, profiles, ties
from regalia.table.queue import waiting_tables
from regalia.web import api_notices
from regalia.web.access import AnyCaller, Lang, LinkKey, TheHall, TheIdentities
from regalia.web.api_evenings import EveningId, known, listed, shape_of
from regalia.web.api_people import vacation_of
from regalia.web.bodies_evenings import EveningShape
from regalia.web.pages import home, overview
from regalia.web.pages.covers import arms
from regalia.web.pages.lobby import code_of
from regalia.web.pages.making import NEVER, Page, known_game, page
from regalia.web.pages.table_routes import base_of

PAGE = 30

router = APIRouter(include_in_schema=False, route_class=Page)


@router.get("/history")
async def show_history(
    caller: AnyCaller, hall: TheHall, lang: Lang, before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None
) -> HTMLResponse:
    found = await overview.history(hall, caller, lang, before, PAGE)
    html = page(
        "history.html",
        lang,
        history=found,
        more=found[-1]["number"] if len(found) == PAGE else 0,
        ratings=await overview.my_ratings(hall, caller, lang),
        me=await overview.me_of(hall, caller),
    )
    return HTMLResponse(html, headers=NEVER)


@router.get("/next")
async def next_table(
    caller: AnyCaller, hall: TheHall, after: Annotated[str, Query(pattern=r"^([0-9a-f]{16})?$")] = ""
) -> RedirectResponse:
    """To the table that waits for the caller and has the least time left; home if there is none."""
    found = [live.header.id for live in await waiting_tables(hall, caller.identity)] if caller.identity else []
    id = next((id for id in found if id != after), "")
    return RedirectResponse(f"/tables/{id}" if id else "/", 303, NEVER)


@router.get("/account")
async def show_account(request: Request, caller: AnyCaller, hall: TheHall, identities: TheIdentities, lang: Lang) -> HTMLResponse:
    account = await hall.store.account(identity=caller.identity) if caller.identity else None
    courier: Courier = request.app.state.courier
    offered = courier.ways.post is not None
    context: dict[str, Any] = {"account": account is not None, "tables": 0, "mail_offered": offered}
    if caller.identity:
        found = await ties.ties_of(hall.store, caller.identity)
        proof = identities.proof(request)
        context |= {
            "tables": len(await hall.store.listed(caller.identity, None)),
            "friends": [tie for tie in found if tie.kind == ties.FRIEND],
            "blocked": [tie for tie in found if tie.kind == ties.BLOCKED],
            "asking": await ties.asking(hall.store, caller.identity),
            "open_to_friends": (await profiles.preferences(hall.store, caller.identity)).open_to_friends,
            "devices": await profiles.devices(hall.store, caller.identity),
            "here": proof.session if proof is not None else "",
            "n": await api_notices.shape_of(courier, caller.identity),
            "vacation": await vacation_of(hall, request.app.state.settings, caller.identity),
        }
    html = page("account.html", lang, me=await overview.me_of(hall, caller), **context)
    return HTMLResponse(html, headers=NEVER)


# -- evenings --------------------------------------------------------------------------------------


@router.get("/evenings")
async def show_evenings(caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    found = await evenings.of_person(hall.store, caller.identity) if caller.identity else []
    titles = {game.id: game.info.title[lang] for game in games()}
    html = page(
        "evenings.html",
        lang,
        evenings=[{**listed(one), "game_title": titles.get(one.plan.game, one.plan.game)} for one in found],
        games=[
            {"id": game.id, "title": game.info.title[lang], "modes": [mode for mode in home.modes(game, lang) if _fit(mode)]}
            for game in games()
        ],
        levels=home.levels(lang),
        usual=USUAL,
        me=await overview.me_of(hall, caller),
    )
    return HTMLResponse(html, headers=NEVER)


def _fit(mode: dict[str, Any]) -> bool:
    return max(mode["players"]) > 1 and not any(option["required"] for option in mode["options"])


@router.get("/evenings/{id}")
async def show_evening(request: Request, id: EveningId, caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    evening = await known(hall, id, caller)
    shape = await shape_of(hall, evening, caller)
    game = known_game(evening.plan.game)
    html = page(
        "evening.html",
        lang,
        game,
        e={**shape, "own": [number for number, one in enumerate(shape["people"]) if one["mine"]], "state": _state(shape)},
        title=evening.title or game.info.title[lang],
        game_title=game.info.title[lang],
        mode_title=game.texts.format(lang, f"mode-{evening.plan.mode}"),
        arms=arms(game),
        levels=home.levels(lang),
        usual=USUAL,
        code=code_of(base_of(request) + shape["join"]),
        me=await overview.me_of(hall, caller),
    )
    return HTMLResponse(html, headers=NEVER)


def _state(shape: EveningShape) -> str:
    """What the page shows, in a few words: when they change, it is shown anew."""
    over = sum(match["over"] for row in shape["matches"] for match in row)
    return f"{shape['version']} {over}"


@router.get("/evening/{key}")
async def show_invitation(key: LinkKey, caller: AnyCaller, hall: TheHall, lang: Lang) -> HTMLResponse:
    evening = await evenings.by_key(hall.store, key)
    game = known_game(evening.plan.game)
    html = page(
        "evening_join.html",
        lang,
        game,
        key=key,
        id=evening.id,
        title=evening.title or game.info.title[lang],
        offer=home.offer(game, lang),
        kind=evening.plan.kind,
        people=[player.name for player in evening.players],
        open=evening.status == "open" and len(evening.players) < evenings.room(evening),
        inside=evening.number_of(caller.identity) is not None or evening.owner == caller.identity,
        me=await overview.me_of(hall, caller),
    )
    return HTMLResponse(html, headers=NEVER)
