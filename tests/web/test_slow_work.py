"""Work of seconds: done once, one piece after another, shared among people, and nobody else waits for it."""

import asyncio
import threading

import pytest

from regalia.table.errors import Busy
from regalia.web.slow import OF_ONE, WAITING, Slow
from table.helpers import some_duel

GAME, MODE = some_duel()
TABLE = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}


def test_slow_work_is_done_once_one_after_another_and_holds_up_nobody():
    """Everything else that needs a thread (pages, new tables, logins) shares others."""
    slow, go = Slow(kept=2), threading.Event()
    done = []

    def work(name):
        go.wait(60)
        done.append((name, threading.current_thread().name))
        return name.encode()

    async def body():
        waiting = [
            asyncio.create_task(slow.of(f"film {number // 2}", work, f"film {number // 2}", who=f"{number // 2}"))
            for number in range(2 * WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await slow.of("one more", work, "one more", who="one more")
        assert await asyncio.to_thread(lambda: "a page") == "a page"
        go.set()
        assert [found.decode() for found in await asyncio.gather(*waiting)] == [f"film {n // 2}" for n in range(2 * WAITING)]
        assert await slow.of(f"film {WAITING - 1}", work, "", who="") == f"film {WAITING - 1}".encode()

    asyncio.run(body())
    slow.close()
    assert [name for name, _ in done] == [f"film {number}" for number in range(WAITING)]
    assert len({thread for _, thread in done}) == 1
    assert len(slow.kept) == 2


def test_one_person_leaves_room_for_the_slow_work_of_others():
    slow, go = Slow(kept=2), threading.Event()

    def work(name):
        go.wait(60)
        return name.encode()

    async def body():
        waiting = [asyncio.create_task(slow.of(f"eve {n}", work, f"eve {n}", who="eve")) for n in range(OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await slow.of("eve too", work, "eve too", who="eve")
        waiting.append(asyncio.create_task(slow.of("eve 0", work, "eve 0", who="ann")))
        waiting.append(asyncio.create_task(slow.of("ann 0", work, "ann 0", who="ann")))
        await asyncio.sleep(0)
        go.set()
        assert len(await asyncio.gather(*waiting)) == OF_ONE + 2
        assert await slow.of("eve too", work, "eve too", who="eve") == b"eve too"

    asyncio.run(body())
    slow.close()
    assert not slow.whose


def test_a_whole_game_as_a_page_and_a_journal_are_such_work(app, monkeypatch):
    threads = []

    def drawn(*_):
        threads.append(threading.current_thread().name)
        return "drawn"

    monkeypatch.setattr("regalia.web.pages.table_routes.film", drawn)
    monkeypatch.setattr("regalia.table.papers.partial", lambda *_: drawn())
    client = app()
    table = client.post("/api/tables", json={**TABLE, "seats": ["me", "me"]}).json()["table"]
    path = f"/api/tables/{table['id']}"
    assert client.get(f"{path}/journal").json() == "drawn"
    while table["status"] == "running":
        body = {"keys": [table["choices"][0]["key"]], "expected_step": table["step"], "seat": table["seat"]}
        table = client.post(f"{path}/actions", json=body).json()["table"]
        table = table if table["choices"] else client.get(path).json()["table"]
    for _ in range(3):
        assert client.get(f"/tables/{table['id']}/film.html").text == "drawn"
    assert len(threads) == 2
    assert all(name.startswith("slow") for name in threads)
