"""Addresses of links in mails, and of what makes the page one that can be installed."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Response
from fastapi.responses import HTMLResponse

from regalia.core.texts import core_texts
from regalia.notices import wishes
from regalia.table.errors import Missing
from regalia.web.access import Lang
from regalia.web.api_notices import TheCourier, TheLinks
from regalia.web.noticing import CONFIRM, ENTER, STOP
from regalia.web.pages.making import NEVER, Page, page
from regalia.web.pages.render import STATIC, asset

Token = Annotated[str, Path(min_length=16, max_length=400, pattern=r"^[A-Za-z0-9_.=-]+$")]
Kind = Annotated[str, Path(pattern=f"^({CONFIRM}|{STOP}|{ENTER})$")]
AN_HOUR = {"cache-control": "public, max-age=3600", "vary": "cookie, accept-language"}

router = APIRouter(include_in_schema=False, route_class=Page)


def _shown(lang: str, kind: str, token: str, done: bool = False) -> HTMLResponse:
    said = "done" if done else "ask"
    return HTMLResponse(page("link.html", lang, kind=kind, token=token, done=done, said=said), headers=NEVER)


@router.get("/notices/{kind}/{token}")
async def show_link(kind: Kind, token: Token, links: TheLinks, lang: Lang) -> HTMLResponse:
    """A page with one button: programs that look at mails follow links, but press nothing."""
    if links.read(kind, token) is None:
        raise Missing("notices-link-old")
    return _shown(lang, kind, token)


@router.post("/notices/{kind}/{token}")
async def follow_link(kind: Kind, token: Token, courier: TheCourier, links: TheLinks, lang: Lang) -> HTMLResponse:
    """Confirm an address, or stop the mails: also with the one click that mail programs offer."""
    words = links.read(kind, token)
    if not words or kind == ENTER:
        raise Missing("notices-link-old")
    person = await wishes.person(courier.store, words[0])
    if kind == CONFIRM:
        if not person.address or person.address != words[-1]:
            raise Missing("notices-link-old")
        changed = msgspec.structs.replace(person.wishes, confirmed=True)
    else:
        changed = msgspec.structs.replace(person.wishes, mail=frozenset())
    if changed != person.wishes:  # of whoever has gone nothing is written again
        await wishes.keep(courier.store, msgspec.structs.replace(person, wishes=changed))
        courier.wishes_changed()
    return _shown(lang, kind, token, done=True)


# -- an installed page -------------------------------------------------------------------------------


@router.get("/sw.js")
async def worker() -> Response:
    """At the root, since a service worker looks after what lies beneath it."""
    return Response((STATIC / "sw.js").read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@router.get("/offline")
async def offline(lang: Lang) -> HTMLResponse:
    return HTMLResponse(page("offline.html", lang), headers=AN_HOUR)


@router.get("/manifest.webmanifest")
async def manifest(lang: Lang) -> Response:
    texts = core_texts()
    found = {
        "name": texts.format(lang, "web-brand"),
        "short_name": texts.format(lang, "web-brand"),
        "description": texts.format(lang, "notices-app"),
        "lang": lang,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#efe4cf",
        "theme_color": "#2e211a",
        "icons": [
            {"src": asset("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            {"src": asset("icon-maskable.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
        ],
    }
    return Response(msgspec.json.encode(found), media_type="application/manifest+json", headers=AN_HOUR)
