"""Nothing but the work itself keeps an answer waiting: no pause on the line, no full pass of the garbage collector in between."""

import asyncio
import gc
import socket
import time
import weakref

import uvicorn

from regalia.web.protocol import PatientProtocol
from regalia.web.tidying import NEVER, Tidying


async def nothing(_scope, _receive, send):
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_a_line_that_processes_share_sends_at_once():
    """Such a socket does not name its protocol, and asyncio leaves it as it is."""

    async def run():
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(nothing, http=PatientProtocol, loop="asyncio", lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        _, writer = await asyncio.open_connection(*listening.getsockname())
        while not server.server_state.connections:
            await asyncio.sleep(0.01)
        (connection,) = server.server_state.connections
        line = connection.transport.get_extra_info("socket")
        found = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        writer.close()
        server.should_exit = True
        await serving
        return found

    assert asyncio.run(run())


def test_full_passes_come_when_chosen(monkeypatch):
    monkeypatch.setattr("regalia.web.tidying.ROUND", 0.01)
    before = gc.get_threshold()
    passes = []

    def noted(phase, info):
        if phase == "start" and info["generation"] == 2:
            passes.append(phase)

    async def run():
        tidying = Tidying()
        tidying.start()
        assert gc.get_threshold() == (*before[:2], NEVER)
        gc.callbacks.append(noted)
        while len(passes) < 3:
            await asyncio.sleep(0.01)
        gc.callbacks.remove(noted)
        await tidying.stop()

    asyncio.run(run())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


class Circle:
    """Holds itself, so only the collector finds that nobody else does."""

    def __init__(self):
        self.own = self


def test_a_round_looks_only_at_what_is_new_and_a_pass_at_everything():
    tidying = Tidying()
    try:
        tidying.everything()
        old, young = Circle(), Circle()
        gone = [weakref.ref(old), weakref.ref(young)]
        del young
        tidying.round()
        assert [one() is None for one in gone] == [False, True]
        old = None
        tidying.round()
        assert gone[0]() is not None, "what was set aside is not looked at again in every round"
        tidying.everything()
        assert gone[0]() is None
        assert tidying.whole > time.monotonic()
    finally:
        gc.unfreeze()
