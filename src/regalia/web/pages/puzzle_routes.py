"""Addresses of the puzzles: the shelf, a table for one, and help while one solves it."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from fastapi.responses import HTMLResponse

from regalia.core.errors import UserError
from regalia.puzzles import find
from regalia.puzzles.telling import Asker
from regalia.table.errors import Missing
from regalia.table.puzzle_tables import PUZZLE, begin, puzzle_of, untouched
from regalia.table.repeating import again
from regalia.web.access import AnyCaller, Lang, TableId, TheHall, viewer_of
from regalia.web.bodies import Body, Key, RequestId
from regalia.web.doors import TheDoor
from regalia.web.pages.making import NEVER, Page, known_game, page
from regalia.web.pages.puzzle import shelf

router = APIRouter(include_in_schema=False)
shown = APIRouter(include_in_schema=False, route_class=Page)
GameQuery = Annotated[str, Query(max_length=60)]


class Which(Body):
    game: Key
    puzzle: Key
    request_id: RequestId = ""


@shown.get("/puzzles")
async def show_puzzles(lang: Lang, game: GameQuery = "") -> HTMLResponse:
    """All games' puzzles; with `game`, its own first."""
    found = await asyncio.to_thread(shelf, lang, date.today())
    found.sort(key=lambda entry: entry["id"] != game)
    return HTMLResponse(page("puzzles.html", lang, shelves=found, today=date.today().isoformat()), headers=NEVER)


@router.post("/puzzles", status_code=201)
async def solve(body: Which, hall: TheHall, door: TheDoor) -> dict[str, str]:
    """A table at the puzzle's position; the one that there is if nothing was decided at it."""
    game = known_game(body.game)
    try:
        puzzle = await asyncio.to_thread(find, game, body.puzzle)
    except UserError as problem:
        raise Missing(problem.key, "", **problem.args_of_text) from None
    person = await door.welcome("")
    known, word = await again(hall, person.identity, (game.id, PUZZLE, puzzle.id), untouched)
    request = body.request_id or word
    known = known or await hall.made(person.identity, request)
    made = known or await hall.add(await asyncio.to_thread(begin, person, game, puzzle, hall.now()), request)
    return {"id": made.header.id}


@router.get("/tables/{id}/puzzle")
async def help_with(
    id: TableId, caller: AnyCaller, hall: TheHall, lang: Lang, what: Literal["hint", "solution"] = "hint"
) -> dict[str, str]:
    """As much as is asked for; only to whoever solves it."""
    live = await hall.table(id)
    puzzle = puzzle_of(live)
    if puzzle is None or viewer_of(live, caller, puzzle.seat, "") != puzzle.seat:
        raise Missing("web-not-found")
    asker = await asyncio.to_thread(Asker, live.game, puzzle, lang)
    return {"text": asker.hint() if what == "hint" else asker.solution()}


router.routes += shown.routes
