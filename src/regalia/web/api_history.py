"""Histories and ratings, and the next table that waits for somebody."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from regalia.table import ratings, results
from regalia.table.queue import waiting_tables
from regalia.web.access import SureCaller, TheHall
from regalia.web.bodies import Error
from regalia.web.bodies_people import NextTable, OutcomeShape, RatingShape

router = APIRouter(prefix="/api", tags=["history"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401,)}
Before = Annotated[int | None, Query(ge=1, le=2**31 - 1)]
Limit = Annotated[int, Query(ge=1, le=100)]
After = Annotated[str, Query(pattern=r"^([0-9a-f]{16})?$")]


@router.get("/history", responses=REFUSED)
async def history(caller: SureCaller, hall: TheHall, before: Before = None, limit: Limit = 20) -> list[OutcomeShape]:
    """The caller's finished games, newest first; go on with `before` = the last `number`."""
    found = await results.history(hall.store, caller.identity, before, limit)
    changes = await ratings.changes(hall.store, caller.identity, [one.table for one in found])
    return [shape_of(one, caller.identity, changes.get(one.table)) for one in found]


def shape_of(outcome: results.Outcome, identity: str, change: int | None) -> OutcomeShape:
    return {
        "number": outcome.number,
        "table": outcome.table,
        "game": outcome.game,
        "mode": outcome.mode,
        "at": outcome.at,
        "ended_by": outcome.ended_by,
        "rated": outcome.rated,
        "change": change,
        "places": [
            {"name": one.name, "bot": one.bot, "score": one.score, "rank": one.rank, "mine": one.identity == identity}
            for one in outcome.places
        ],
    }


@router.get("/ratings", responses=REFUSED)
async def my_ratings(caller: SureCaller, hall: TheHall) -> list[RatingShape]:
    """The caller's ratings, game by game."""
    courses = await ratings.courses(hall.store, caller.identity)
    return [
        {"game": game, "points": one.points, "spread": one.spread, "games": one.games, "course": courses.get(game, [])}
        for game, one in sorted((await ratings.of_person(hall.store, caller.identity)).items())
    ]


@router.get("/next", responses=REFUSED)
async def next_table(caller: SureCaller, hall: TheHall, after: After = "") -> NextTable:
    """The table that waits for the caller and has the least time left, another one than `after` if there is any."""
    found = [live.header.id for live in await waiting_tables(hall, caller.identity)]
    others = [id for id in found if id != after]
    return {"id": next(iter(others), None)}
