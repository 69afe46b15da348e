"""Pairing, rounds and standings; a tournament of eight played to its end."""

import asyncio
import itertools
import random

import pytest

from regalia.table import evenings, keeping, pairing, ratings, rounds
from regalia.table.errors import Conflict, Forbidden
from regalia.table.evenings import Evening, Match, Plan, Player
from regalia.table.moves import Caller
from regalia.table.records import Account
from regalia.table.results import Outcome, Place
from regalia.table.thinking import decide
from table.helpers import ANN, BOB, CAT, NoBots, key_of, post, some_duel

GAME, MODE = some_duel()
DAN = Caller("dan", "Dan")


class QuickBots(NoBots):
    """Bots that answer here, at once."""

    async def think(self, question, _who="", waited_for=True):
        return await asyncio.to_thread(decide, question)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 8, 9])
def test_everybody_meets_everybody_once(count):
    players = list(range(count))
    met, byes = [], []
    for number in range(pairing.rounds_of_round_robin(count)):
        found = pairing.round_robin(players, number)
        assert sorted(itertools.chain(*found)) == players, "everybody once a round"
        met += [frozenset(pair) for pair in found if len(pair) == 2]
        byes += [pair[0] for pair in found if len(pair) == 1]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert sorted(byes) == (players if count % 2 else [])


@pytest.mark.parametrize("count", [2, 5, 8, 13, 32])
def test_swiss_rounds_pair_equals_and_never_the_same_twice(count):
    rng = random.Random(count)
    points, met, rested = [0.0] * count, set(), set()
    for number in range(pairing.usual_swiss_rounds(count)):
        order = sorted(range(count), key=lambda player: -points[player])
        found = pairing.swiss(order, points, met, rested)
        assert sorted(itertools.chain(*found)) == list(range(count))
        for pair in found:
            if len(pair) == 1:
                assert pair[0] not in rested
                rested.add(pair[0])
                points[pair[0]] += 1
                continue
            assert frozenset(pair) not in met, f"round {number}"
            assert abs(points[pair[0]] - points[pair[1]]) <= 1.5
            met.add(frozenset(pair))
            points[rng.choice(pair)] += 1


def outcome(table, *ranks, scores=None):
    places = [Place(seat, "", "", "", (scores or ranks)[seat], rank, rank) for seat, rank in enumerate(ranks)]
    return Outcome(table, GAME, MODE, 0.0, "played", True, "e", places)


def test_standings_by_points_then_opponents_then_scores():
    players = [Player(name=name) for name in "abcde"]
    first = [Match([0, 1], "t1"), Match([2, 3], "t2"), Match([4])]
    evening = Evening("e", "a", "k", "", Plan("swiss", GAME, MODE), players, [first], "running")
    found = rounds.standings(evening, {"t1": outcome("t1", 1, 2, scores=(50, 20)), "t2": outcome("t2", 1, 1, scores=(30, 30))})
    assert [(one.player, one.points) for one in found] == [(4, 1.0), (0, 1.0), (2, 0.5), (3, 0.5), (1, 0.0)] or [
        (one.player, one.points) for one in found
    ] == [(0, 1.0), (4, 1.0), (2, 0.5), (3, 0.5), (1, 0.0)]
    assert [one.place for one in found if one.player in (2, 3)] == [3, 3]


def test_a_series_counts_whom_one_leaves_behind():
    players = [Player(name=name) for name in "abc"]
    evening = Evening(
        "e", "a", "k", "", Plan("series", GAME, MODE), players, [[Match([0, 1, 2], "t1")], [Match([1, 2, 0], "t2")]]
    )
    found = rounds.standings(evening, {"t1": outcome("t1", 1, 2, 3), "t2": outcome("t2", 2, 2, 1)})
    assert [(one.player, one.points) for one in found] == [(0, 4.0), (1, 1.5), (2, 0.5)]


async def settled(hall):
    while hall.writing or hall.tender.asked:
        await asyncio.wait([*hall.writing, *hall.tender.asked.values()])
        await asyncio.sleep(0)


async def play_round(hall, evening, people, rng):
    from regalia.table import moves

    tables = [match.table for match in evening.rounds[-1] if match.table]
    while tables:
        for id in list(tables):
            live = await hall.table(id)
            if live.status == "finished":
                tables.remove(id)
            for seat in live.people_asked():
                who = people[live.seats[seat].identity]
                await hall.change(
                    id, lambda draft, s=seat, w=who: moves.act(draft, w, post(draft, s, key_of(draft, s, rng)), 0.0)
                )
        await asyncio.sleep(0)
    await settled(hall)


@pytest.mark.parametrize("kind", ["swiss", "round-robin"])
def test_a_tournament_of_eight_is_played_to_its_end(database, opened, run, kind):
    people = {one.identity: one for one in (ANN, BOB, CAT, DAN)}

    async def body():
        async with opened(database, QuickBots(), start=False) as hall:
            for one in people.values():
                await hall.store.add_account(Account(one.identity, one.name, "x"), 0.0)
            plan = Plan(kind, GAME, MODE)
            evening = evenings.new(ANN, "Friday", plan, ["random"] * 4, True, 0.0)
            await evenings.add(hall.store, evening)
            for one in (BOB, CAT, DAN):
                evening = await evenings.by_key(hall.store, evening.join_key)
                evenings.join(evening, one)
                await evenings.save(hall.store, evening)
            wanted = 3 if kind == "swiss" else 7
            assert evening.length == wanted
            rng = random.Random(5)
            for number in range(1, (wanted if kind == "swiss" else 2) + 1):
                with pytest.raises(Forbidden):
                    await rounds.next_round(hall, evening.id, BOB)
                evening = await rounds.next_round(hall, evening.id, ANN)
                assert len(evening.rounds) == number
                with pytest.raises(Conflict):
                    await rounds.next_round(hall, evening.id, ANN)
                await play_round(hall, evening, people, rng)
            now = await rounds.course(hall.store, evening)
            assert all(one.games == len(evening.rounds) for one in now.standings)
            assert sum(one.points for one in now.standings) == 4 * len(evening.rounds)
            assert now.standings[0].place == 1
            for identity in people:
                assert (await ratings.of_person(hall.store, identity))[GAME].games == len(evening.rounds)
            if kind == "swiss":
                with pytest.raises(Conflict):
                    await rounds.next_round(hall, evening.id, ANN)
            before = [(one.player, one.points) for one in now.standings]
            await keeping.erase(hall, "bob")
            evening = await evenings.read(hall.store, evening.id)
            assert "bob" not in str(evening).lower()
            assert [(one.player, one.points) for one in (await rounds.course(hall.store, evening)).standings] == before

    run(body())


def test_whoever_has_gone_is_not_paired_and_somebody_rests(sqlite, opened, run):
    async def body():
        async with opened(sqlite, NoBots(), start=False) as hall:
            evening = evenings.new(ANN, "", Plan("swiss", GAME, MODE, rated=False), ["random", "random", "random"], True, 0.0)
            await evenings.add(hall.store, evening)
            evening = await rounds.next_round(hall, evening.id, ANN)
            evenings.withdraw(evening, ANN, 3)
            await evenings.save(hall.store, evening)
            found = rounds.paired(evening, await rounds.course(hall.store, evening))
            assert sorted(itertools.chain(*(match.players for match in found))) == [0, 1, 2]
            assert sorted(len(match.players) for match in found) == [1, 2]

    run(body())


def test_who_was_sent_away_does_not_come_again_and_who_left_may():
    evening = evenings.new(ANN, "", Plan("round-robin", GAME, MODE, rated=False), [], True, 0.0)
    for one in (BOB, CAT):
        evenings.join(evening, one)
    evenings.withdraw(evening, BOB, 1)
    evenings.join(evening, BOB)
    evenings.withdraw(evening, ANN, 1)
    with pytest.raises(Forbidden):
        evenings.join(evening, CAT)
    assert CAT.identity not in str(evening)
    assert [player.name for player in evening.players] == ["Ann", "Bob"]


def test_the_same_request_twice_sends_nobody_else_away(sqlite, opened, run):
    """Those behind whoever goes move up."""

    async def body():
        async with opened(sqlite, NoBots(), start=False) as hall:
            evening = evenings.new(ANN, "", Plan("round-robin", GAME, MODE, rated=False), [], True, 0.0)
            for one in (BOB, CAT):
                evenings.join(evening, one)
            await evenings.add(hall.store, evening)
            evenings.withdraw(evening, ANN, 1, version=0)
            await evenings.save(hall.store, evening)
            with pytest.raises(Conflict):
                evenings.withdraw(await evenings.read(hall.store, evening.id), ANN, 1, version=0)
            assert [player.name for player in (await evenings.read(hall.store, evening.id)).players] == ["Ann", "Cat"]

    run(body())


def test_a_round_that_was_overtaken_is_made_of_those_who_play_it(sqlite, opened, run, monkeypatch):
    """Somebody goes while the tables are made: when the host asks again, nobody sits at a table that was made for others."""
    real = evenings.save

    async def overtaken(store, evening):
        monkeypatch.setattr(evenings, "save", real)
        other = await evenings.read(store, evening.id)
        evenings.withdraw(other, BOB, 1)
        await real(store, other)
        await real(store, evening)

    async def body():
        async with opened(sqlite, NoBots(), start=False) as hall:
            evening = evenings.new(ANN, "", Plan("round-robin", GAME, MODE, rated=False), [], True, 0.0)
            for one in (BOB, CAT, DAN):
                evenings.join(evening, one)
            await evenings.add(hall.store, evening)
            monkeypatch.setattr(evenings, "save", overtaken)
            with pytest.raises(Conflict):
                await rounds.next_round(hall, evening.id, ANN)
            evening = await rounds.next_round(hall, evening.id, ANN)
            for match in evening.rounds[0]:
                if match.table:
                    live = await hall.table(match.table)
                    people = [evening.players[player].identity for player in match.players]
                    assert [seat.identity for seat in live.seats] == people

    run(body())


def test_who_writes_an_older_version_is_told(sqlite, opened, run):
    async def body():
        async with opened(sqlite, NoBots(), start=False) as hall:
            evening = evenings.new(ANN, "", Plan("series", GAME, MODE), [], True, 0.0)
            await evenings.add(hall.store, evening)
            one, other = await evenings.read(hall.store, evening.id), await evenings.read(hall.store, evening.id)
            evenings.join(one, BOB)
            await evenings.save(hall.store, one)
            evenings.join(other, CAT)
            with pytest.raises(Conflict):
                await evenings.save(hall.store, other)

    run(body())
