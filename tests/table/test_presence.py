"""Who looks on: noted by every stream, written in one go."""

from table.helpers import ANN, BOB, Clock, duel


def test_signs_of_life_are_written_together(database, opened, run, monkeypatch):
    clock = Clock()

    async def body():
        async with opened(database, now=clock, start=False) as hall:
            lives = [await hall.add(duel()) for _ in range(3)]
            written = []
            real = hall.store.seen_many

            async def counting(noted):
                written.append(len(noted))
                await real(noted)

            monkeypatch.setattr(hall.store, "seen_many", counting)
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
