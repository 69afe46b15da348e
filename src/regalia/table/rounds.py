"""The rounds of an evening: pairing, tables, results, standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select

from regalia.core.registry import game as find_game
from regalia.table import evenings, pairing, results, schema
from regalia.table.errors import Conflict, Forbidden
from regalia.table.evenings import Evening, Match, Player
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import Seat
from regalia.table.repeating import word_of
from regalia.table.results import Outcome
from regalia.table.seating import configured, new_header, start_if_full
from regalia.table.store import Store

if TYPE_CHECKING:
    from regalia.table.hall import Hall

BYE = 1.0


class Standing(msgspec.Struct):
    """`points`: one for each opponent left behind, a half for each equal; a bye is one. `strength`: the points of one's
    opponents (Buchholz). `score`: what was scored in all games."""

    player: int
    points: float = 0.0
    strength: float = 0.0
    score: int = 0
    games: int = 0
    place: int = 0


class Course(msgspec.Struct):
    """How an evening stands: what each match has given (none while it is played), which tables are over, and the standings."""

    outcomes: dict[str, Outcome]
    over: set[str]
    standings: list[Standing]

    def ended(self, match: Match) -> bool:
        return not match.table or match.table in self.over


async def course(store: Store, evening: Evening) -> Course:
    found = await results.of_evening(store, evening.id)
    tables = [match.table for matches in evening.rounds for match in matches if match.table]
    t = schema.tables.c
    async with store.db.reading() as connection:
        known = {row.id: row.status for row in (await connection.execute(select(t.id, t.status).where(t.id.in_(tables)))).all()}
    over = {id for id in tables if id in found or known.get(id, "closed") == "closed"}
    return Course(found, over, standings(evening, found))


def standings(evening: Evening, outcomes: dict[str, Outcome]) -> list[Standing]:
    """Points, then the points of one's opponents, then scores, then the order in which people came."""
    found = [Standing(number) for number in range(len(evening.players))]
    met: list[list[int]] = [[] for _ in found]
    for match in (match for matches in evening.rounds for match in matches):
        outcome = outcomes.get(match.table)
        if not match.table:
            found[match.players[0]].points += BYE
        elif outcome is not None:
            _count(found, match, outcome)
            for one in match.players:
                met[one] += [other for other in match.players if other != one]
    for standing in found:
        standing.strength = sum(found[other].points for other in met[standing.player])
    found.sort(key=lambda one: (-one.points, -one.strength, -one.score, one.player))
    for number, standing in enumerate(found):
        before = found[number - 1] if number else None
        tied = before is not None and (before.points, before.strength, before.score) == (
            standing.points,
            standing.strength,
            standing.score,
        )
        standing.place = before.place if tied and before is not None else number + 1
    return found


def _count(found: list[Standing], match: Match, outcome: Outcome) -> None:
    seats = {place.seat: place for place in outcome.places}
    for seat, player in enumerate(match.players):
        mine = seats[seat]
        others = [seats[other].rank for other in range(len(match.players)) if other != seat]
        found[player].points += sum(1.0 if mine.rank < rank else 0.5 if mine.rank == rank else 0.0 for rank in others)
        found[player].score += mine.score
        found[player].games += 1


# -- the next round --------------------------------------------------------------------------------


async def next_round(hall: Hall, id: str, caller: Caller) -> Evening:
    """By the host, when every table of the round before is over: pair, make the tables, write the round."""
    evening = await evenings.read(hall.store, id)
    if evening.owner != caller.identity:
        raise Forbidden("evening-host-only")
    if evening.status == "finished" or (evening.length and len(evening.rounds) >= evening.length):
        raise Conflict("evening-over", 0)
    now = await course(hall.store, evening)
    if evening.rounds and not all(now.ended(match) for match in evening.rounds[-1]):
        raise Conflict("evening-round-runs", 0)
    matches = paired(evening, now)
    alone = sum(len(match.players) > 1 and all(evening.players[one].bot for one in match.players) for match in matches)
    if alone:
        await hall.room_for_bots(caller.identity, alone)
    number = len(evening.rounds) + 1
    misnamed = await hall.store.misnamed((player.identity, player.name) for player in evening.players)
    for player in evening.players:
        player.name = "" if (player.identity, player.name) in misnamed else player.name
    for place, match in enumerate(matches):
        if len(match.players) > 1:
            fresh = table_of(evening, match, caller, number, hall.now())
            match.table = (await hall.add(fresh, _word(evening, match, number, place))).header.id
    evening.rounds.append(matches)
    evening.status = "running"
    await evenings.save(hall.store, evening)
    return evening


def _word(evening: Evening, match: Match, number: int, place: int) -> str:
    """The request that makes a table once. It says who plays: whoever goes while a round is made changes all pairs."""
    people = [(one.identity, one.bot, one.name) for one in (evening.players[player] for player in match.players)]
    return word_of("evening", evening.id, str(number), str(place), repr(people))


def paired(evening: Evening, now: Course) -> list[Match]:
    active = evening.active
    if len(active) < 2:
        raise Conflict("evening-too-few", 0)
    number = len(evening.rounds)
    if evening.plan.kind == "series":
        mode = find_game(evening.plan.game).info.mode(evening.plan.mode)
        if len(active) not in mode.players:
            raise Conflict("evening-seats", 0, players=len(active))
        turn = number % len(active)
        return [Match([*active[turn:], *active[:turn]])]
    if evening.plan.kind == "round-robin":
        pairs = pairing.round_robin(list(range(len(evening.players))), number)
        return [Match(kept) for pair in pairs if (kept := [player for player in pair if player in active])]
    return [Match(list(_seated(evening, pair))) for pair in _swiss(evening, now, active)]


def _swiss(evening: Evening, now: Course, active: list[int]) -> list[pairing.Pair]:
    played = [match for matches in evening.rounds for match in matches]
    met = {frozenset(match.players) for match in played if match.table}
    rested = {match.players[0] for match in played if not match.table}
    points = [0.0] * len(evening.players)
    for standing in now.standings:
        points[standing.player] = standing.points
    order = [standing.player for standing in now.standings if standing.player in active]
    return pairing.swiss(order, points, met, rested)


def _seated(evening: Evening, pair: pairing.Pair) -> pairing.Pair:
    """Whoever has sat first less often sits first."""
    firsts = [match.players[0] for matches in evening.rounds for match in matches if match.table]
    return tuple(sorted(pair, key=firsts.count))


def table_of(evening: Evening, match: Match, caller: Caller, number: int, now: float) -> Live:
    plan = evening.plan
    config = configured(plan.game, len(match.players), plan.mode, plan.options)
    seats = [_seat(evening.players[player]) for player in match.players] + [Seat("automa") for _ in range(config.automa)]
    header = new_header(caller, config, plan.game, now, plan.clock, seats)
    header.origin = {"evening": evening.id, "round": number}
    header.title, header.rated = evening.title, plan.rated
    live = Live(header)
    start_if_full(live, now)
    return live


def _seat(player: Player) -> Seat:
    return (
        Seat("bot", bot=player.bot, name=player.name) if player.bot else Seat("human", identity=player.identity, name=player.name)
    )
