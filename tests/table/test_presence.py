"""Who looks on: noted by every stream, written in one go."""

from contextlib import suppress

from regalia.table.errors import Unavailable
from regalia.table.keeping import erase
from table.helpers import ANN, BOB, Clock, duel


def test_signs_of_life_are_written_together(database, opened, run, monkeypatch):
    clock = Clock()

    async def body():
        async with opened(database, now=clock, start=False) as hall:
            lives = [await hall.add(duel()) for _ in range(3)]
            for live in lives:
                for who in (ANN, BOB):
                    await hall.presence.arrived(live.header.id, who.identity)
            clock.pass_by(1000)
            written = []
            real = hall.store.still_seen

            async def counting(noted):
                written.append(len(noted))
                await real(noted)

            monkeypatch.setattr(hall.store, "still_seen", counting)
            for _ in range(5):
                for live in lives:
                    for who in (ANN, BOB):
                        hall.presence.stays(live.header.id, who.identity)
            assert written == []
            await hall.presence.write()
            await hall.presence.write()
            assert written == [6, 0]
            assert await hall.presence.present(lives[0]) == [0, 1]
            clock.pass_by(1000)
            assert await hall.presence.present(lives[0]) == []

    run(body())


def test_who_came_while_the_database_was_away_is_written_later(sqlite, opened, run, monkeypatch):
    async def body():
        async with opened(sqlite, start=False) as hall:
            live = await hall.add(duel())
            with monkeypatch.context() as patched:
                patched.setattr(hall.store, "seen_many", away)
                with suppress(Unavailable):
                    await hall.presence.arrived(live.header.id, ANN.identity)
            hall.presence.stays(live.header.id, ANN.identity)
            await hall.presence.write()
            assert await hall.presence.present(live) == [0]

    run(body())


async def away(_noted):
    raise Unavailable("web-unavailable")


def test_who_was_deleted_is_written_down_nowhere_by_a_page_that_was_open(database, opened, run):
    """The page goes on for a moment, and ends; neither of it leaves the number of the identity anywhere."""

    async def body():
        async with opened(database, start=False) as hall:
            live = await hall.add(duel())
            await hall.presence.arrived(live.header.id, BOB.identity)
            hall.presence.stays(live.header.id, BOB.identity)
            await erase(hall, BOB.identity)
            await hall.presence.write()
            await hall.presence.left(live.header.id, BOB.identity)
            assert await hall.store.present(live.header.id) == {}

    run(body())
