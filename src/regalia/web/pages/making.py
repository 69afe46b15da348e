"""What all page routes share: how a page is made, and how a page that cannot be shown says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from fastapi.routing import APIRoute

from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.registry import game as find_game
from regalia.core.registry import game_ids
from regalia.core.texts import core_texts
from regalia.table.errors import Missing
from regalia.web.answers import language, status_of
from regalia.web.pages import render

NEVER = {"cache-control": "no-store"}


class Page(APIRoute):
    """A page that cannot be shown says so on a page, in the reader's language."""

    def get_route_handler(self) -> Callable[[Request], Any]:
        handle = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await handle(request)
            except UserError as problem:
                return message(problem, language(request), status_of(problem))

        return handler


def message(problem: UserError, lang: str, status: int) -> HTMLResponse:
    soon = {"retry-after": "2"} if status == 503 else {}
    return HTMLResponse(page("message.html", lang, text=problem.text(lang)), status, {**NEVER, **soon})


def page(template: str, lang: str, of: Game | None = None, **context: Any) -> str:
    """A whole page: what every one needs, and its own context."""
    texts = of.texts if of is not None else core_texts()
    return render.render(
        template,
        lang=lang,
        t=lambda key, **args: texts.format(lang, key, args),
        sprite=render.sprite(of),
        words=render.page_words(lang),
        **context,
    )


def known_game(id: str) -> Game:
    if id not in game_ids():
        raise Missing("web-not-found")
    return find_game(id)
