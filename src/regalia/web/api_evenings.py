"""Evenings: a host makes one, people join by a link, rounds are played, standings follow."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from regalia.table import evenings, rounds, ties
from regalia.table.errors import Forbidden, Missing
from regalia.table.evenings import Evening
from regalia.table.hall import Hall
from regalia.table.moves import Caller
from regalia.web.access import AnyCaller, LinkKey, SureCaller, TheHall
from regalia.web.bodies import Error, NewId, Sit
from regalia.web.bodies_evenings import (
    EveningBody,
    EveningBot,
    EveningListed,
    EveningPlayer,
    EveningShape,
    MatchShape,
    StandingShape,
)
from regalia.web.doors import TheDoor

router = APIRouter(prefix="/api/evenings", tags=["evenings"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 404, 409)}
EveningId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
Version = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.post("", status_code=201, responses=REFUSED)
async def create(body: EveningBody, door: TheDoor, hall: TheHall) -> NewId:
    """A new evening; its host joins unless `takes_part` is false."""
    person = await door.welcome(body.name)
    plan = evenings.Plan(body.kind, body.game, body.mode, body.options, body.clock.settings(), body.rounds, body.rated)
    fresh = evenings.new(person, body.title, plan, body.bots, body.takes_part, hall.now(), body.request_id)
    await evenings.add(hall.store, fresh)
    return {"id": fresh.id}


@router.get("", responses=REFUSED)
async def mine(caller: SureCaller, hall: TheHall) -> list[EveningListed]:
    """The caller's evenings, newest first."""
    return [listed(one) for one in await evenings.of_person(hall.store, caller.identity)]


def listed(evening: Evening) -> EveningListed:
    return {
        "id": evening.id,
        "title": evening.title,
        "kind": evening.plan.kind,
        "game": evening.plan.game,
        "status": evening.status,
        "players": len(evening.players),
        "round": len(evening.rounds),
        "rounds": evening.length,
    }


@router.get("/{id}", responses=REFUSED)
async def show(id: EveningId, caller: SureCaller, hall: TheHall) -> EveningShape:
    """Players, standings and rounds, for those who take part."""
    return await shape_of(hall, await known(hall, id, caller), caller)


async def known(hall: Hall, id: str, caller: Caller) -> Evening:
    evening = await evenings.read(hall.store, id)
    if evening.owner != caller.identity and evening.number_of(caller.identity) is None:
        raise Missing("evening-unknown")
    return evening


async def shape_of(hall: Hall, evening: Evening, caller: Caller) -> EveningShape:
    now = await rounds.course(hall.store, evening)
    players: list[EveningPlayer] = [
        {"name": one.name, "bot": one.bot, "gone": one.gone, "mine": bool(caller.identity) and one.identity == caller.identity}
        for one in evening.players
    ]
    return {
        **listed(evening),
        "version": evening.version,
        "mode": evening.plan.mode,
        "rated": evening.plan.rated,
        "host": evening.owner == caller.identity,
        "join": f"/evening/{evening.join_key}",
        "people": players,
        "standings": [_standing(one) for one in now.standings],
        "matches": [[_match(match, now) for match in matches] for matches in evening.rounds],
        "complete": bool(evening.rounds) and all(now.ended(match) for match in evening.rounds[-1]),
    }


def _standing(one: rounds.Standing) -> StandingShape:
    return {
        "player": one.player,
        "place": one.place,
        "points": one.points,
        "strength": one.strength,
        "score": one.score,
        "games": one.games,
    }


def _match(match: evenings.Match, now: rounds.Course) -> MatchShape:
    outcome = now.outcomes.get(match.table)
    scores = [] if outcome is None else [place.score for place in outcome.places[: len(match.players)]]
    ranks = [] if outcome is None else [place.rank for place in outcome.places[: len(match.players)]]
    return {"players": match.players, "table": match.table, "over": now.ended(match), "scores": scores, "ranks": ranks}


@router.post("/join/{key}", responses=REFUSED)
async def join(key: LinkKey, body: Sit, caller: AnyCaller, door: TheDoor, hall: TheHall) -> NewId:
    """Take part, before the first round."""
    evening = await evenings.by_key(hall.store, key)
    await _check_welcome(hall, evening, caller)
    person = await door.welcome(body.name)
    await evenings.change(hall.store, partial(evenings.by_key, hall.store, key), lambda found: evenings.join(found, person))
    return {"id": evening.id}


async def _check_welcome(hall: Hall, evening: Evening, caller: Caller) -> None:
    """Whoever takes part would sit at one table with the others: it is as at a table (ties.check_welcome)."""
    people = {evening.owner, *(player.identity for player in evening.players)}
    if evening.number_of(caller.identity) is None and await ties.blockers(hall.store, caller.identity, people):
        raise Forbidden("table-removed")


async def _change(hall: Hall, id: str, caller: Caller, propose: Callable[[Evening], None]) -> None:
    await evenings.change(hall.store, partial(known, hall, id, caller), propose)


@router.post("/{id}/bots", status_code=204, responses=REFUSED)
async def add_bot(id: EveningId, body: EveningBot, caller: SureCaller, hall: TheHall) -> None:
    """By the host, before the first round."""
    await _change(hall, id, caller, lambda evening: evenings.add_bot(evening, caller, body.bot))


@router.delete("/{id}/players/{number}", status_code=204, responses=REFUSED)
async def withdraw(
    id: EveningId, number: Annotated[int, Path(ge=0, le=99)], caller: SureCaller, hall: TheHall, version: Version = None
) -> None:
    """Leave, or send somebody away. With the `version` of the evening in which this was the number, the same request twice sends
    away nobody else."""
    evening = await known(hall, id, caller)
    evenings.withdraw(evening, caller, number, version)
    await evenings.save(hall.store, evening)


@router.post("/{id}/round", responses=REFUSED)
async def next_round(id: EveningId, caller: SureCaller, hall: TheHall) -> EveningShape:
    """By the host, when all tables of the last round are over: the next one is paired and its tables begin."""
    await known(hall, id, caller)
    return await shape_of(hall, await rounds.next_round(hall, id, caller), caller)


@router.post("/{id}/finish", status_code=204, responses=REFUSED)
async def finish(id: EveningId, caller: SureCaller, hall: TheHall) -> None:
    """By the host: no further rounds."""
    await _change(hall, id, caller, lambda evening: evenings.finish(evening, caller))
