"""One table never harms another: whatever is wrong with one is put aside, kept and named, and the rest go on."""

import asyncio
import logging

import msgspec
import pytest
from sqlalchemy import text

from regalia.core.errors import ComponentError, ConfigError, UserError
from regalia.core.registry import games
from regalia.table import evenings, forks, planning, proving, results, seating, tending
from regalia.table.errors import Quarantined, Unavailable
from regalia.table.keeping import erase
from regalia.table.live import Live, Result
from regalia.table.records import ClockSettings
from table.helpers import ANN, BOB, Clock, NoBots, duel, some_duel, wish

MOVE = ClockSettings("move", 60)


async def sql(hall, query, **values):
    async with hall.store.engine.begin() as connection:
        await connection.execute(text(query), values)


async def damage(hall, id):
    """A row that no rule could have written."""
    await sql(hall, "UPDATE entries SET kind = 'act', action = 'no:such' WHERE table_id = :id AND step = 2", id=id)
    hall.opened.clear()


DAMAGES = [
    "UPDATE entries SET kind = 'act', action = 'no:such' WHERE table_id = :id AND step = 2",
    "UPDATE entries SET kind = 'never' WHERE table_id = :id AND step = 2",
    "UPDATE entries SET data = 'no json' WHERE table_id = :id AND step = 1",
    "UPDATE entries SET chance = '[1, 2' WHERE table_id = :id",
    "DELETE FROM entries WHERE table_id = :id AND step = 1",
    "UPDATE entries SET kind = CAST(x'ff' AS TEXT) WHERE table_id = :id AND step = 2",
    "UPDATE tables SET header = CAST(x'7bff' AS TEXT) WHERE id = :id",
    "UPDATE tables SET header = 'no json', created = 'soon' WHERE id = :id",
    "UPDATE tables SET header = '{}' WHERE id = :id",
    "UPDATE tables SET header = 'no json' WHERE id = :id",
    'UPDATE tables SET header = replace(header, \'"mode":"\', \'"mode":"none-\') WHERE id = :id',
    'UPDATE tables SET header = replace(header, \'"game":"\', \'"game":"none-\') WHERE id = :id',
]


@pytest.mark.parametrize("query", DAMAGES)
def test_a_damaged_table_is_put_aside_and_all_the_others_are_looked_after(sqlite, opened, run, query):
    clock = Clock()

    async def body():
        async with opened(sqlite, now=clock, start=False) as hall:
            bad = await hall.add(duel(now=clock(), clock=MOVE))
            good = await hall.add(duel(now=clock(), clock=MOVE))
            waits = await hall.add(seating.create(ANN, wish(public=True), clock()))
            await sql(hall, query, id=bad.header.id)
            hall.opened.clear()
            clock.pass_by(61)
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(good.header.id)).seats)
            with pytest.raises(Quarantined) as caught:
                await hall.table(bad.header.id)
            assert caught.value.text("fr")
            assert [id for id, _ in await hall.store.faults()] == [bad.header.id]
            assert [id for _, id in await hall.store.due(clock() + 100)] == [good.header.id]
            assert [live.header.id for live in await hall.each(await hall.store.waiting(9))] == [waits.header.id]
            shown = {row.id: row.status for row in await hall.store.listed(ANN.identity, None)}
            assert shown == {bad.header.id: "quarantined", good.header.id: "running", waits.header.id: "open"}
            assert len(await hall.store.rows(good.header.id)) > 0

    run(body())


def test_it_is_named_in_the_log_once_without_what_is_hidden(database, opened, run, caplog):
    clock = Clock()

    async def body():
        async with opened(database, now=clock, start=False) as hall:
            bad = await hall.add(duel(now=clock(), clock=MOVE))
            await damage(hall, bad.header.id)
            clock.pass_by(61)
            with caplog.at_level(logging.WARNING, "regalia"):
                for _ in range(5):
                    await hall.tender.tend_all()
                    with pytest.raises(Quarantined):
                        await hall.table(bad.header.id)
            named = [record for record in caplog.records if record.getMessage() == "table-quarantined"]
            assert [record.table for record in named] == [bad.header.id]
            assert "no:such" not in str([record.__dict__ for record in named])

    run(body())


def test_many_tables_that_fail_do_not_starve_the_others(sqlite, opened, run):
    """More than one page of due tables, the bad ones first."""
    clock = Clock()

    async def body():
        async with opened(sqlite, now=clock, start=False, capacity=5) as hall:
            for _ in range(105):
                made = duel(now=clock(), clock=MOVE)
                await hall.store.create(made.header, made.rows, made.summary())
            await sql(hall, "UPDATE entries SET kind = 'never' WHERE step = 2")
            clock.pass_by(1)
            good = await hall.add(duel(now=clock(), clock=MOVE))
            clock.pass_by(61)
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(good.header.id)).seats)
            assert len(await hall.store.faults()) == 105

    run(body())


def test_tables_whose_bots_are_slow_do_not_starve_the_others(sqlite, opened, run):
    clock = Clock()

    async def body():
        async with opened(sqlite, now=clock, start=False) as hall:
            for _ in range(105):
                made = duel(now=clock(), clock=MOVE)
                seating.stand_in(made, ANN, 0, "random", clock())
                seating.stand_in(made, BOB, 1, "random", clock())
                await hall.store.create(made.header, made.rows, made.summary())
            clock.pass_by(50)
            good = await hall.add(duel(now=clock(), clock=MOVE))
            clock.pass_by(61)
            for _ in range(2):
                await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(good.header.id)).seats)
            await hall.tender.stop()

    run(body())


def test_what_fails_while_it_is_tended_is_put_aside_too(sqlite, opened, run, monkeypatch):
    clock = Clock()

    async def body():
        async with opened(sqlite, now=clock, start=False) as hall:
            bad = await hall.add(duel(now=clock(), clock=MOVE))
            good = await hall.add(duel(now=clock(), clock=MOVE))
            clock.pass_by(61)
            real = seating.time_out

            def failing(live, now):
                if live.header.id == bad.header.id:
                    raise OverflowError
                return real(live, now)

            monkeypatch.setattr(seating, "time_out", failing)
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(good.header.id)).seats)
            with pytest.raises(Quarantined):
                await hall.table(bad.header.id)
            monkeypatch.undo()
            await hall.quarantine.look_again()
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(bad.header.id)).seats), "a restart tries again"

    run(body())


def test_a_table_that_can_be_opened_again_is_usable_again(database, opened, run):
    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel())
            await sql(hall, "UPDATE entries SET kind = 'never' WHERE table_id = :id AND step = 2", id=live.header.id)
            hall.opened.clear()
            with pytest.raises(Quarantined):
                await hall.table(live.header.id)
            await sql(hall, "UPDATE entries SET kind = 'start' WHERE table_id = :id AND step = 2", id=live.header.id)
            await hall.quarantine.look_again()
            assert await hall.store.faults() == []
            assert (await hall.table(live.header.id)).state.digest() == live.state.digest()

    run(body())


class Failing(NoBots):
    """Bots that fail, each time in another way."""

    async def think(self, _question, _who="", waited_for=True):
        raise IndexError


async def settled(hall):
    while tasks := [*hall.tender.asked.values(), *hall.writing]:
        await asyncio.wait(tasks)


def lent(clock):
    live = duel(now=clock())
    seating.stand_in(live, ANN, 0, "random", clock())
    seating.stand_in(live, BOB, 1, "random", clock())
    return live


def test_a_bot_that_fails_gives_way_to_the_quickest(sqlite, opened, run):
    clock = Clock()

    async def body():
        async with opened(sqlite, Failing(), now=clock, start=False, pause=0.0) as hall:
            id = (await hall.add(lent(clock))).header.id
            await settled(hall)
            assert (await hall.table(id)).status == "finished"

    run(body())


def test_a_table_whose_bots_cannot_go_on_is_put_aside(sqlite, opened, run, monkeypatch, caplog):
    """It would be asked again each second, and fail."""
    clock = Clock()

    def failing(_question):
        raise OverflowError

    async def body():
        async with opened(sqlite, Failing(), now=clock, start=False, pause=0.0) as hall:
            monkeypatch.setattr(tending, "decide", failing)
            id = (await hall.add(lent(clock))).header.id
            await settled(hall)
            assert await hall.store.faults() == [(id, "tending: OverflowError")]
            caplog.clear()
            clock.pass_by(60)
            await hall.tender.tend_all()
            await settled(hall)
            assert not caplog.records

    run(body())


def test_a_plan_that_fails_ends_and_its_seat_decides(sqlite, opened, run, monkeypatch):
    async def body():
        async with opened(sqlite, start=False, pause=0.0) as hall:
            live = await hall.add(duel())
            seat = live.actors()[0]
            key = live.state.key(live.state.legal_for(seat)[0])
            monkeypatch.setattr(planning, "follow", lambda *_more: 1 // 0)
            plan = {"keys": [key], "seen": ""}
            await hall.change(live.header.id, lambda draft: draft.write("plan", 0.0, seat=seat, data=plan))
            await settled(hall)
            live = await hall.table(live.header.id)
            assert (live.plans, live.plan_ended) == ({}, {seat: "refused"})
            assert live.actors() == [seat]

    run(body())


def test_a_result_that_cannot_be_noted_holds_up_no_others(sqlite, opened, run, monkeypatch):
    """Nor is its table one without a result, which may be thrown away."""

    async def body():
        async with opened(sqlite, start=False) as hall:
            bad, good = [await hall.add(duel()) for _ in range(2)]
            for live in (bad, good):
                await hall.store.append(live.header.id, [], msgspec.structs.replace(live.summary(), status="finished"))
            bad, good = sorted((bad.header.id, good.header.id))
            noted, real = [], results.note

            async def failing(hall, live):
                if live.header.id == bad:
                    raise OverflowError
                noted.append(live.header.id)
                await real(hall, live)

            monkeypatch.setattr(results, "note", failing)
            for _ in range(2):
                await results.make_up(hall, hall.tender.without_result, hall.tender.failed)
            assert noted == [good]
            assert (hall.tender.without_result, hall.tender.failed) == ({good}, {bad})

    run(body())


@pytest.mark.parametrize("written", ["no json", "{}", "[1]", '{"mode": 1, "players": "x"}', "null"])
def test_what_is_damaged_beside_the_rows_of_one_table_hides_no_other(sqlite, opened, run, written):
    async def body():
        async with opened(sqlite, start=False) as hall:
            bad, good = [await hall.add(duel()) for _ in range(2)]
            await sql(hall, "UPDATE tables SET arranged = :written WHERE id = :id", written=written, id=bad.header.id)
            shown = {row.id: row.status for row in await hall.store.listed(ANN.identity, None)}
            assert shown == {bad.header.id: "quarantined", good.header.id: "running"}

    run(body())


@pytest.mark.parametrize("written", ["x", b"\xff"])
def test_what_stands_in_a_column_of_another_type_hides_no_other(sqlite, opened, run, written):
    """SQLite takes anything everywhere."""

    async def body():
        async with opened(sqlite, start=False) as hall:
            bad, worse, good = [await hall.add(duel()) for _ in range(3)]
            for live in (bad, worse, good):
                ended = live.draft()
                ended.finish(Result([1, 2], [2, 1], "played"), 5.0)
                await results.note(hall, ended)
            assert len(await results.history(hall.store, ANN.identity, None, 9)) == 3
            await sql(hall, "UPDATE entries SET at = :written WHERE table_id = :id", written=written, id=bad.header.id)
            await sql(hall, "UPDATE tables SET created = :written WHERE id = :id", written=written, id=worse.header.id)
            for number, column in enumerate(("rank", "score")):
                query = f"UPDATE places SET {column} = :written WHERE seat = :seat AND table_id = :id"
                await sql(hall, query, written=written, seat=number, id=(bad, worse)[number].header.id)
            hall.opened.clear()
            with pytest.raises(Quarantined):
                await hall.table(bad.header.id)
            shown = {row.id: (row.status, type(row.created)) for row in await hall.store.listed(ANN.identity, None)}
            assert shown[worse.header.id] == ("quarantined", float)
            assert shown[good.header.id] == ("running", float)
            assert [one.table for one in await results.history(hall.store, ANN.identity, None, 9)] == [good.header.id]

    run(body())


@pytest.mark.parametrize("written", ["no json", "{}", "[1]", "null"])
def test_an_evening_that_cannot_be_read_hides_no_other(sqlite, opened, run, written):
    game, mode = some_duel()

    async def body():
        async with opened(sqlite, start=False) as hall:
            plan = evenings.Plan("series", game, mode)
            bad, good = [evenings.new(ANN, "", plan, [], True, at) for at in (1.0, 2.0)]
            for one in (bad, good):
                await evenings.add(hall.store, one)
            await sql(hall, "UPDATE evenings SET data = :written WHERE id = :id", written=written, id=bad.id)
            assert [one.id for one in await evenings.of_person(hall.store, ANN.identity)] == [good.id]
            with pytest.raises(Quarantined):
                await evenings.read(hall.store, bad.id)
            await erase(hall, ANN.identity)
            assert (await evenings.read(hall.store, good.id)).players[0].name == ""

    run(body())


@pytest.mark.parametrize("written", ["no json {who}", "[1]", "null", '{{"seats": 3, "by": "{who}"}}', '{{"seats": [1]}}'])
def test_who_goes_is_erased_from_damaged_rows_too(sqlite, opened, run, written):
    async def body():
        async with opened(sqlite, start=False) as hall:
            live = await hall.add(duel())
            await hall.change(live.header.id, lambda draft: seating.chat(draft, ANN, "words", 0.0))
            data = written.format(who=ANN.identity)
            await sql(hall, "UPDATE entries SET data = :data WHERE table_id = :id", data=data, id=live.header.id)
            hall.opened.clear()
            await erase(hall, ANN.identity)
            async with hall.store.engine.begin() as connection:
                rows = (await connection.execute(text("SELECT who, data FROM entries"))).all()
            assert not any(ANN.identity in (who, *data.split('"')) or data.endswith(ANN.identity) for who, data in rows)

    run(body())


def test_a_database_that_is_away_puts_no_table_aside(sqlite, opened, run, monkeypatch):
    clock = Clock()

    async def body():
        async with opened(sqlite, now=clock, start=False) as hall:
            live = await hall.add(duel(now=clock(), clock=MOVE))
            clock.pass_by(61)

            async def away(*_more):
                raise Unavailable("web-unavailable")

            monkeypatch.setattr(hall.store, "append", away)
            await hall.tender.tend_all()
            monkeypatch.undo()
            assert await hall.store.faults() == []
            await hall.tender.tend_all()
            assert any(seat.stand_in for seat in (await hall.table(live.header.id)).seats)

    run(body())


def test_one_process_tells_the_others_that_a_table_is_put_aside(postgres, opened, run):
    url = postgres.new_database()

    async def body():
        async with opened(url) as a, opened(url) as b:
            live = await a.add(duel())
            await b.table(live.header.id)
            with b.news.waiting(live.header.id) as event:
                await a.quarantine.put_aside(live.header.id, "tending", OverflowError())
                await asyncio.wait_for(event.wait(), 60)
            with pytest.raises(Quarantined):
                await b.table(live.header.id)

    run(body())


# -- proven before it is stored ----------------------------------------------------------------------


def test_a_table_that_cannot_be_shown_is_never_stored(sqlite, opened, run, monkeypatch):
    async def body():
        async with opened(sqlite, start=False) as hall:
            for part in ("table_bytes", "scene_of"):
                monkeypatch.setattr(proving, part, lambda *_more: 1 // 0)
                with pytest.raises(ConfigError) as caught:
                    await hall.add(seating.create(ANN, wish(), 0.0))
                assert caught.value.key == "table-unsound"
                monkeypatch.undo()
            assert await hall.store.listed(ANN.identity, None) == []

    run(body())


def test_what_is_read_back_must_be_what_was_written():
    live = duel()
    live.rows[-1] = msgspec.structs.replace(live.rows[-1], chance=[])
    with pytest.raises((UserError, proving.Unsound)):
        proving.prove(live)


@pytest.mark.parametrize("game", [game.id for game in games()])
@pytest.mark.parametrize("pack", [{"name": "x", "files": {"\ud800": {}}}, {"name": "\ud800", "files": {}}])
def test_a_pack_that_is_no_text_is_refused(game, pack):
    with pytest.raises(ComponentError):
        seating.create(ANN, seating.Wish(game, pack=pack), 0.0)


def every_number(game):
    """Each number of a game's components as a pack that makes it far too large."""
    from regalia.core.packs import read_toml

    for path in sorted((game.folder / "components").glob("*.toml")):
        for name, value in read_toml(path).items():
            if isinstance(value, int) and not isinstance(value, bool):
                yield {path.stem: {name: 2**63}}
            if isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]:
                for field, inner in value[0].items():
                    if isinstance(inner, int) and not isinstance(inner, bool):
                        yield {path.stem: {name: [{"id": value[0]["id"], field: 2**63}]}}
                yield {path.stem: {name: [{"id": [1]}]}}


@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.id)
def test_no_number_of_a_pack_is_too_large_for_the_rules(game):
    packs = list(every_number(game))
    assert len(packs) > 3
    for files in packs:
        with pytest.raises(ComponentError):
            seating.create(ANN, seating.Wish(game.id, pack={"name": "x", "files": files}), 0.0)


# -- a fork during a secret choice ---------------------------------------------------------------------


def lane_setups():
    for game in games():
        for mode in game.info.modes:
            if not any(option.required for option in mode.options.values()) and max(mode.players) > 1:
                yield pytest.param(game.id, mode.id, max(mode.players), id=f"{game.id}-{mode.id}")


@pytest.mark.parametrize(("game", "mode", "players"), list(lane_setups()))
def test_a_fork_during_a_secret_choice_goes_on_from_before_it(game, mode, players):
    live = seating.create(ANN, seating.Wish(game, mode, players, seats=["me"] + ["open"] * (players - 1)), 0.0)
    while live.status == "open":
        seating.sit(live, BOB, [seat.kind for seat in live.seats].index("open"), 0.0)
    for _ in range(300):
        if not live.running:
            return
        seat = live.actors()[-1]
        live.write("act", 0.0, seat=seat, action=live.state.key(live.state.legal_for(seat)[0]))
        if live.running and live.state.lanes and sum(live.state.lane_moves):
            fork = forks.fork(live, ANN, 0, None, 0.0)
            assert fork.last_step() == 0
            assert sum(fork.state.lane_moves) == 0, "how far the others are is theirs to know"
            proving.prove(fork)
            again = Live(fork.header)
            for row in fork.rows:
                again.add(row)
            first = again.actors()[0]
            again.write("act", 0.0, seat=first, action=again.state.key(again.state.legal_for(first)[0]))
            assert again.last_step() in (0, 1)
            return
