"""Ratings for each game, by the Plackett–Luce model of the library openskill.

A game counts when its host wanted it to, everybody who sat has an account and one seat, somebody could win, and it ended: played
out, or lost by time. Bots are fixed references: their ratings never change, and stand as far apart as LEVELS says. Nothing else
enters, so ratings can be computed again from the results alone (`recompute`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from regalia.bots.levels import LEVELS
from regalia.table import schema
from regalia.table.live import Live
from regalia.table.store import Store

if TYPE_CHECKING:
    from regalia.table.results import Outcome

MU, SIGMA = 25.0, 25.0 / 3
STEP = 3.0
"""How far apart the levels of the bots are taken to be: an assumption, so their uncertainty is that of somebody new."""
BASE, SCALE = 1500, 40
"""What people are shown: a newcomer has 1500 points, and 40 points are one unit of the model."""
SHOWN_AFTER = 5
"""Games after which a rating says something."""
SHOWN_STEPS = 12


class Rating(msgspec.Struct, frozen=True):
    game: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def points(self) -> int:
        return points(self.mu)

    @property
    def spread(self) -> int:
        """One standard deviation, in points."""
        return round(SCALE * self.sigma)


def points(mu: float) -> int:
    return round(BASE + SCALE * (mu - MU))


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MU, sigma=SIGMA)


def reference(bot: str) -> float:
    """The fixed strength of a bot; one that is no level counts as the middle."""
    return MU + STEP * (LEVELS.index(bot) - (len(LEVELS) - 1) / 2) if bot in LEVELS else MU


def fit(live: Live, accounts: set[str]) -> bool:
    """Whether a finished game can count: a contest of people with accounts, one seat each, and perhaps bots."""
    people = [seat.identity for seat in live.seats if seat.kind == "human"]
    return (
        live.config.contest
        and not live.config.automa
        and live.header.position is None
        and bool(people)
        and len(live.seats) > 1
        and len(set(people)) == len(people)
        and set(people) <= accounts
    )


def rated(before: list[tuple[float, float]], ranks: list[int]) -> list[tuple[float, float]]:
    """The ratings after a game of seats with these ratings and places."""
    model = _model()
    teams = [[model.create_rating([mu, sigma])] for mu, sigma in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [(float(team[0].mu), float(team[0].sigma)) for team in after]


async def rate(connection: AsyncConnection, outcome: Outcome) -> None:
    """Let a rated result change the ratings of its people; inside the transaction that notes it."""
    known = await _known(connection, outcome)
    before = [(reference(p.bot), SIGMA) if p.bot else (known[p.identity].mu, known[p.identity].sigma) for p in outcome.places]
    after = rated(before, [place.counted for place in outcome.places])
    for place, old, new in zip(outcome.places, before, after, strict=True):
        if not place.bot:
            await _shift(connection, outcome, place.identity, known[place.identity], old[0], new)


async def _known(connection: AsyncConnection, outcome: Outcome) -> dict[str, Rating]:
    r = schema.ratings.c
    people = sorted(place.identity for place in outcome.places if not place.bot)
    query = select(r.identity, r.game, r.mu, r.sigma, r.games).where(r.identity.in_(people), r.game == outcome.game)
    found = {row[0]: Rating(*row[1:]) for row in (await connection.execute(query)).all()}
    return {identity: found.get(identity, Rating(outcome.game)) for identity in people}


async def _shift(
    connection: AsyncConnection, outcome: Outcome, identity: str, known: Rating, before: float, new: tuple[float, float]
) -> None:
    r = schema.ratings.c
    values = {"mu": new[0], "sigma": new[1], "games": known.games + 1}
    if known.games:
        where = (r.identity == identity) & (r.game == outcome.game)
        await connection.execute(update(schema.ratings).where(where).values(**values))
    else:
        await connection.execute(insert(schema.ratings).values(identity=identity, game=outcome.game, **values))
    step = {"number": outcome.number, "identity": identity, "table_id": outcome.table, "game": outcome.game}
    await connection.execute(insert(schema.shifts).values(**step, before=before, mu=new[0], sigma=new[1]))


async def recompute(store: Store) -> int:
    """All ratings anew from the results, in the order in which they were noted; how many games counted."""
    from regalia.table.results import LOCK, outcomes_in_order

    async with store.db.writing() as connection:
        if store.shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        for table in (schema.ratings, schema.shifts):
            await connection.execute(delete(table))
        found = await outcomes_in_order(connection)
        for outcome in found:
            await rate(connection, outcome)
        gone = schema.ratings.c.identity.not_in(select(schema.accounts.c.identity))
        await connection.execute(delete(schema.ratings).where(gone))
        await connection.execute(delete(schema.shifts).where(schema.shifts.c.identity.not_in(select(schema.accounts.c.identity))))
    return len(found)


# -- reading ---------------------------------------------------------------------------------------


async def of_person(store: Store, identity: str) -> dict[str, Rating]:
    r = schema.ratings.c
    async with store.db.reading() as connection:
        rows = (await connection.execute(select(r.game, r.mu, r.sigma, r.games).where(r.identity == identity))).all()
    return {row[0]: Rating(*row) for row in rows}


async def courses(store: Store, identity: str) -> dict[str, list[int]]:
    """For each game the last ratings of a person in points, oldest first, the one before them included."""
    s = schema.shifts.c
    async with store.db.reading() as connection:
        rows = (await connection.execute(select(s.game, s.before, s.mu).where(s.identity == identity).order_by(s.number))).all()
    found: dict[str, list[int]] = {}
    for game, before, mu in rows:
        found.setdefault(game, [points(before)]).append(points(mu))
    return {game: course[-SHOWN_STEPS:] for game, course in found.items()}


async def changes(store: Store, identity: str, tables: list[str]) -> dict[str, int]:
    """By how many points some games have changed a person's rating."""
    s = schema.shifts.c
    query = select(s.table_id, s.before, s.mu).where(s.identity == identity, s.table_id.in_(tables))
    async with store.db.reading() as connection:
        return {table: points(mu) - points(before) for table, before, mu in (await connection.execute(query)).all()}
