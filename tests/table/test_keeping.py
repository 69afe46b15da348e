"""What is kept and what is deleted: tables by rule, by their owner, and everything of one person."""

import contextlib
import random

import pytest
from sqlalchemy import text

from regalia.core.errors import UserError
from regalia.table import moves, papers, results
from regalia.table.journals import table_of
from regalia.table.keeping import Rule, erase, prune
from regalia.table.moves import act
from regalia.table.records import ClockSettings
from regalia.table.seating import again, chat, close, create
from table.helpers import ANN, BOB, NoBots, duel, key_of, play, play_until, post, wish

MOVE = ClockSettings("move", 60)


def test_tables_are_pruned_by_rule(database, opened, run):
    day = 86_400.0

    async def body():
        async with opened(database, start=False) as hall:
            ids = {}
            for name, at in (("old", 0.0), ("new", 20 * day)):
                ids[f"{name} running"] = (await hall.add(duel(now=at))).header.id
                over = duel(now=at)
                close(over, ANN, at)
                ids[f"{name} over"] = (await hall.add(over)).header.id
            now = 25 * day
            assert await prune(hall.store, Rule(), now) == 0
            assert await prune(hall.store, Rule(finished=10), now) == 1
            assert await hall.store.header(ids["old over"]) is None
            assert await hall.store.rows(ids["old over"]) == []
            assert await prune(hall.store, Rule(finished=10, abandoned=10), now) == 1
            left = {row.id for row in await hall.store.listed(ANN.identity, None)}
            assert left == {ids["new running"], ids["new over"]}

    run(body())


def test_what_is_played_watched_put_aside_or_not_yet_noted_is_not_pruned(database, opened, run):
    """However long ago its last row was written."""
    day = 86_400.0
    rule = Rule(finished=10, abandoned=10)

    async def body():
        async with opened(database, start=False) as hall:
            slow = await hall.add(duel(clock=ClockSettings("days", round(20 * day))))
            watched, broken, gone = [await hall.add(duel()) for _ in range(3)]
            over = await hall.add(play_until(duel(), lambda _: False, random.Random(1)))
            await hall.store.seen(watched.header.id, "cat", 20 * day)
            await hall.store.set_fault(broken.header.id, "opening: ValueError")
            assert await prune(hall.store, rule, 25 * day) == 1
            assert await hall.store.header(gone.header.id) is None
            kept = {row.id for row in await hall.store.listed(ANN.identity, None)}
            assert kept == {live.header.id for live in (slow, watched, broken, over)}
            await results.make_up(hall, set(), set())
            assert await prune(hall.store, rule, 25 * day) == 1
            assert await prune(hall.store, rule, 31 * day) == 2
            assert [row.id for row in await hall.store.listed(ANN.identity, None)] == [broken.header.id]
            assert len(await results.history(hall.store, ANN.identity, None, 10)) == 1

    run(body())


def test_what_gives_no_result_is_not_looked_for_again_and_again(database, opened, run):
    """However many lessons, puzzles and journals there are, none is kept in memory for that; they are pruned all the same."""
    day = 86_400.0

    async def body():
        async with opened(database, NoBots(), start=False) as hall:
            for kind in sorted(results.NO_RESULT):
                live = play_until(duel(), lambda _: False, random.Random(1))
                live.header.origin = {kind: "x_%"}
                await hall.add(live)
            assert await results.missing(hall.store) == []
            lost = await hall.add(play_until(duel(), lambda _: False, random.Random(1)))
            async with hall.store.db.writing() as connection:
                await connection.execute(text("DELETE FROM places"))
                await connection.execute(text("DELETE FROM results"))
            known = {"gone meanwhile"}
            await results.make_up(hall, known, set())
            assert known == {lost.header.id}
            await results.make_up(hall, known, set())
            assert known == set(), "it was noted"
            assert await prune(hall.store, Rule(finished=10), 25 * day) == 1 + len(results.NO_RESULT)

    run(body())


def test_a_decision_that_comes_while_a_table_is_pruned_is_not_lost(database, opened, run):
    day = 86_400.0

    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel())
            asked = hall.store.db.reading

            @contextlib.asynccontextmanager
            async def meanwhile():
                async with asked() as connection:
                    yield connection
                hall.store.db.reading = asked
                await hall.change(live.header.id, lambda draft: chat(draft, ANN, "I am back", 25 * day))

            hall.store.db.reading = meanwhile
            assert await prune(hall.store, Rule(abandoned=10), 25 * day) == 0
            assert len(await hall.store.rows(live.header.id)) == live.last + 1

    run(body())


def test_an_owner_closes_a_table(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel(clock=MOVE))
            with pytest.raises(UserError):
                await hall.change(live.header.id, lambda draft: close(draft, BOB, 0.0))
            live, _ = await hall.change(live.header.id, lambda draft: close(draft, ANN, 0.0))
            hall.opened.clear()
            found = await hall.table(live.header.id)
            assert (found.status, found.actors(), found.summary().due) == ("closed", [], None)
            seat = live.state.actors()[0]
            with pytest.raises(UserError) as caught:
                moves.act(found, ANN if seat == 0 else BOB, post(found, seat, "x"), 0.0)
            assert caught.value.key == "table-closed"

    run(body())


def test_a_person_is_deleted_and_the_game_of_the_others_goes_on(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            live = duel()
            play(live)
            chat(live, BOB, "my secret words", 0.0)
            live = await hall.add(live)
            waits = await hall.add(create(BOB, wish(), 0.0))
            await hall.store.seen(live.header.id, BOB.identity, 1.0)
            await erase(hall, BOB.identity)
            found = await hall.table(live.header.id)
            assert found.seats_of(BOB.identity) == []
            assert found.seats[1].left
            assert found.state.digest() == live.state.digest()
            assert await hall.store.listed(BOB.identity, None) == []
            assert await hall.store.header(waits.header.id) is None, "nobody else sat there"
            for text in (await everything(hall.store), str([row.data for row in found.rows])):
                for word in ('"bob"', "'bob'", "Bob", "my secret words"):
                    assert word not in text

    run(body())


def test_what_somebody_brought_and_the_words_of_their_requests_go_with_them(database, opened, run):
    """A journal has names of its own; whoever asks by a word of their own has written it."""

    async def body():
        async with opened(database, start=False) as hall:
            over = play_until(duel(), lambda _: False, random.Random(1))
            journal = papers.whole(over)
            journal.seats[1] = "Bob the Bold"
            brought = await hall.add(table_of(journal, BOB, 0.0), "bobs-journal")
            kept = await hall.add(table_of(papers.whole(over), ANN, 0.0))
            live = duel()
            while live.actors() != [1]:
                play(live)
            chat(live, BOB, "hello", 0.0, "bobs-word")
            act(live, BOB, post(live, 1, key_of(live, 1), request="bobs-move"), 0.0)
            live = await hall.add(live)
            await erase(hall, BOB.identity)
            assert await hall.store.header(brought.header.id) is None
            assert await hall.store.header(kept.header.id) is not None
            stored = await everything(hall.store)
            for word in ("Bob the Bold", "bobs-journal", "bobs-word", "bobs-move"):
                assert word not in stored
            assert (await hall.table(live.header.id)).last == live.last + 1

    run(body())


def test_the_seat_of_whoever_was_deleted_is_open_in_a_rematch(database, opened, run):
    """Nobody would ever play there."""

    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel())
            await erase(hall, BOB.identity)
            fresh = again(await hall.table(live.header.id), ANN, 0.0)
            assert sorted(seat.kind for seat in fresh.seats[:2]) == ["human", "open"]
            assert fresh.status == "open"

    run(body())


async def everything(store):
    from sqlalchemy import select

    from regalia.table import schema

    async with store.db.reading() as connection:
        return str([(await connection.execute(select(table))).all() for table in schema.metadata.sorted_tables])
