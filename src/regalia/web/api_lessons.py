"""Lessons: a table at which one is given, and going on, back or past a step of it. Decisions are posted as at any table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Response
from pydantic import Field
from typing_extensions import TypedDict

from regalia.core.registry import game as find_game
from regalia.core.registry import game_ids, games
from regalia.lessons import LessonError, find, lessons_of, sayings
from regalia.table import guiding, lesson_tables, moves, payload
from regalia.table.errors import Missing
from regalia.table.live import Live
from regalia.table.repeating import again
from regalia.web.access import Lang, SureCaller, TableId, TheHall, member, viewer_of
from regalia.web.api_tables import REFUSED
from regalia.web.bodies import Accepted, Body, Key, Name, NewId, RequestId, SeatNumber
from regalia.web.doors import TheDoor

router = APIRouter(prefix="/api", tags=["lessons"])


class LessonBody(Body):
    """`again`: from the beginning, even if one of the caller's is under way."""

    game: Key
    lesson: Key
    again: bool = False
    name: Name = ""
    request_id: RequestId = ""


class StepBody(Body):
    """skip: past the step, doing what it wants; back: to the step before; alone: play on without the lesson."""

    do: Literal["skip", "back", "alone"]
    at: Annotated[int, Field(ge=0, le=10_000)]
    """The step that the caller sees; a second request for the same step changes nothing."""
    seat: SeatNumber = -1


class LessonShape(TypedDict):
    game: str
    id: str
    title: str
    steps: int
    minutes: int


@router.get("/lessons")
async def list_lessons(lang: Lang) -> list[LessonShape]:
    """Every guided game there is."""
    return [
        {
            "game": game.id,
            "id": lesson.id,
            "title": game.texts.format(lang, sayings.title(lesson)),
            "steps": len(lesson.steps),
            "minutes": lesson.minutes,
        }
        for game in games()
        for lesson in lessons_of(game)
    ]


@router.post("/lessons", status_code=201, responses=REFUSED)
async def begin(body: LessonBody, door: TheDoor, hall: TheHall) -> NewId:
    """The caller's table for a lesson: the one that is under way, else a new one; from the beginning one at which nothing was
    done."""
    if body.game not in game_ids():
        raise Missing("lesson-unknown", game=body.game, id=body.lesson)
    game = find_game(body.game)
    try:
        lesson = find(game, body.lesson)
    except LessonError as problem:
        raise Missing(problem.key, "", **problem.args_of_text) from None
    person = await door.welcome(body.name)
    if not body.again:
        for given in await lesson_tables.given_to(hall.store, person.identity):
            if (given.game, given.lesson) == (game.id, lesson.id):
                live = await hall.table(given.table)
                here = guiding.guide(live) if live.running else None
                if here is not None and not here.over:
                    return {"id": live.header.id}
    known, word = await again(hall, person.identity, (game.id, guiding.LESSON, lesson.id), guiding.untouched)
    request = body.request_id or word
    known = known or await hall.made(person.identity, request)
    live = known or await hall.add(lesson_tables.begin(person, game, lesson, hall.now()), request)
    return {"id": live.header.id}


@router.post("/tables/{id}/lesson", response_model=Accepted, responses=REFUSED)
async def step(id: TableId, body: StepBody, caller: SureCaller, hall: TheHall, lang: Lang) -> Response:
    """Go past the step, back to the one before, or on without the lesson."""
    ways: dict[str, Any] = {"skip": guiding.skip, "back": guiding.back, "alone": guiding.play_on}

    def propose(draft: Live) -> int:
        seat = moves.own_seat(member(draft, caller), caller, body.seat)
        if guiding.sure(draft).at != body.at:
            return draft.step(seat)
        went: int = ways[body.do](draft, seat, hall.now(), caller.identity)
        return went

    live, number = await hall.change(id, propose)
    viewer = viewer_of(live, caller, body.seat, "")
    content = b'{"accepted":true,"step":%d,"table":%s}' % (number, payload.table_bytes(live, viewer, lang))
    return Response(content, media_type="application/json")
