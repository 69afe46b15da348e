"""Results are noted once; ratings follow from them alone and can be computed again."""

import random

import pytest
from sqlalchemy import delete, select

from regalia.table import ratings, results, schema, seating
from regalia.table.records import Account, ClockSettings
from table.helpers import ANN, BOB, Clock, NoBots, duel, play_until, wish


def NEVER(_live):  # noqa: N802
    """To the end of the game."""
    return False


async def accounts(hall, *people):
    for person in people:
        await hall.store.add_account(Account(person.identity, person.name, "x"), 0.0)


async def finished(hall, seed=1, **more):
    """A duel that is played to its end, and noted."""
    live = await hall.add(duel(hall.now(), **more))
    live, _ = await hall.change(live.header.id, lambda draft: play_until(draft, NEVER, random.Random(seed)))
    await settled(hall)
    return live


async def settled(hall):
    while hall.writing:
        import asyncio

        await asyncio.wait(hall.writing)


async def everything(store):
    async with store.db.reading() as connection:
        ratings_now = (await connection.execute(select(schema.ratings).order_by("identity", "game"))).all()
        shifts = (await connection.execute(select(schema.shifts).order_by("number", "identity"))).all()
    return ratings_now, shifts


def test_games_are_noted_once_and_rate_their_people(database, opened, run):
    async def body():
        async with opened(database, NoBots(), start=False) as hall:
            await accounts(hall, ANN, BOB)
            live = await finished(hall, rated=True)
            await results.note(hall, live)
            (outcome,) = await results.history(hall.store, "ann", None, 10)
            assert (outcome.number, outcome.rated, [place.identity for place in outcome.places]) == (1, True, ["ann", "bob"])
            winner = outcome.places[live.result.winners[0]].identity
            best = (await ratings.of_person(hall.store, winner))[live.header.game]
            assert best.games == 1
            if len(live.result.winners) == 1:
                assert best.points > ratings.BASE
                assert (await ratings.changes(hall.store, winner, [live.header.id]))[live.header.id] > 0
            assert best.sigma < ratings.SIGMA

    run(body())


def test_ratings_can_be_computed_again_from_the_results(database, opened, run):
    async def body():
        async with opened(database, NoBots(), start=False) as hall:
            await accounts(hall, ANN, BOB)
            for seed in range(4):
                await finished(hall, seed, rated=True)
            before = await everything(hall.store)
            assert len(before[1]) == 8
            async with hall.store.db.writing() as connection:
                await connection.execute(delete(schema.ratings))
            assert await ratings.recompute(hall.store) == 4
            assert await everything(hall.store) == before

    run(body())


@pytest.mark.parametrize("why", ["unrated", "guest", "hot seat"])
def test_what_does_not_count(sqlite, opened, run, why):
    async def body():
        async with opened(sqlite, NoBots(), start=False) as hall:
            await accounts(hall, ANN, *([] if why == "guest" else [BOB]))
            if why == "hot seat":
                live = await hall.add(seating.create(ANN, wish(("me", "me"), rated=True), 0.0))
                await hall.change(live.header.id, lambda draft: play_hot(draft))
                await settled(hall)
            else:
                await finished(hall, rated=why != "unrated")
            assert len(await results.history(hall.store, "ann", None, 10)) == 1
            assert await ratings.of_person(hall.store, "ann") == {}

    run(body())


def play_hot(draft):
    from regalia.table import moves
    from table.helpers import key_of, post

    rng = random.Random(1)
    while draft.running:
        seat = draft.actors()[0]
        moves.act(draft, ANN, post(draft, seat, key_of(draft, seat, rng)), 0.0)


def test_whoever_is_too_late_or_has_left_is_last(sqlite, opened, run):
    async def body():
        clock = Clock()
        async with opened(sqlite, NoBots(), now=clock, start=False) as hall:
            await accounts(hall, ANN, BOB)
            late = await hall.add(duel(clock(), rated=True, clock=ClockSettings("move", 60, 0, "lose")))
            seat = late.actors()[0]
            clock.pass_by(61)
            await hall.tender.tend(late.header.id)
            await settled(hall)
            (outcome,) = await results.history(hall.store, "ann", None, 10)
            assert (outcome.ended_by, outcome.rated) == ("time", True)
            assert outcome.places[seat].counted > outcome.places[1 - seat].counted
            live = duel(clock(), rated=True)
            seating.leave(live, BOB, 1, clock())
            play_until(live, NEVER, random.Random(3), now=clock())
            counted = results.outcome_of(live, {"ann", "bob"}).places
            assert (counted[0].counted, counted[1].counted) == (1, 2)

    run(body())


def test_what_a_process_that_died_did_not_note_is_made_up_for(database, opened, run):
    async def body():
        async with opened(database, NoBots(), start=False) as hall:
            live = await finished(hall)
            async with hall.store.db.writing() as connection:
                for table in (schema.results, schema.places):
                    await connection.execute(delete(table))
            assert await results.missing(hall.store) == [live.header.id]
            await results.make_up(hall, set(), set())
            assert await results.missing(hall.store) == []

    run(body())


def test_bots_are_fixed_references_as_far_apart_as_their_levels():
    strengths = [ratings.reference(level) for level in ratings.LEVELS]
    assert strengths == sorted(strengths)
    assert sum(strengths) / len(strengths) == ratings.MU
    weak, strong = (ratings.rated([(25.0, 8.0), (mu, ratings.SIGMA)], [1, 2])[0][0] for mu in (strengths[0], strengths[-1]))
    assert strong > weak > 25, "to beat a stronger one is worth more"


def test_a_draw_between_equals_changes_nothing():
    (one, _), (other, _) = ratings.rated([(25.0, 8.0), (25.0, 8.0)], [1, 1])
    assert one == pytest.approx(other) == pytest.approx(25.0)
