"""Lines that are slow or broken: half-sent requests, bodies in crumbs, answers that nobody reads, people who hang up."""

import asyncio
import contextlib
import socket
import subprocess
import sys
import time

import h11
import httpx
import pytest
import uvicorn

from regalia.web.pieces import Pieces
from regalia.web.protocol import PatientProtocol
from regalia.web.readers import MOST, PATIENCE, Readers
from table.helpers import some_duel
from web.server import Server

GAME, MODE = some_duel()
TABLE = {"game": GAME, "mode": MODE, "players": 2, "seats": ["me", "open"]}


def test_half_sent_requests_are_dropped_and_others_are_served(sqlite, tmp_path):
    """Heads and bodies that never come to an end, more than one address may hold."""
    server = Server(sqlite, 1, tmp_path / "log").start()
    host = ("127.0.0.1", server.port)
    halves = [
        b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    ]
    open_ones = []
    try:
        for number in range(90):
            line = socket.create_connection(host, timeout=60)
            line.sendall(halves[number % 3])
            open_ones.append(line)
        assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
        until = time.monotonic() + 120
        for line in open_ones:
            line.settimeout(max(1.0, until - time.monotonic()))
            try:
                while line.recv(4096):
                    """The answer to a body that did not come, then the end."""
            except ConnectionError:
                """Cut off."""
        assert time.monotonic() < until
        assert len(server.said()) < 100_000
        assert '"level":"error"' not in server.said()
    finally:
        for line in open_ones:
            line.close()
        server.stop()


def test_who_sends_or_reads_slowly_takes_nobodys_place(app):
    """Half a body, and an answer that nobody takes: nothing is worked on, so nothing is turned away for it."""
    client = app()
    shedding = client.app.state.shedding

    async def stays(method, path):
        """A request that goes no further, once it is there."""
        there = asyncio.Event()

        async def stuck(*_message):
            there.set()
            await asyncio.Event().wait()

        scope = {"type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": []}
        task = asyncio.create_task(client.app({**scope, "http_version": "1.1", "scheme": "http"}, stuck, stuck))
        await there.wait()
        return task

    async def body():
        waiting = [await stays("POST", "/api/tables"), await stays("GET", "/api/games"), await stays("GET", "/")]
        found = shedding.running
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return found, shedding.running

    assert client.portal.call(body) == (0, 0)


def test_a_request_that_came_in_slowly_meets_the_server_as_it_is_then(app):
    client = app()
    shedding = client.app.state.shedding
    looks = [False, True]
    shedding.too_much = lambda _path: looks.pop(0)
    refused = client.post("/api/tables", json=TABLE)
    assert (refused.status_code, refused.headers["retry-after"]) == (503, "2")
    assert not looks


class Line:
    def __init__(self, counted, left):
        self.counted, self.left, self.cut = counted, left, False
        self.transport = self

    def get_write_buffer_size(self):
        return self.left

    def abort(self):
        self.cut = True


def test_who_takes_nothing_of_an_answer_is_cut_off_and_who_takes_it_slowly_is_not():
    stuck, slow, quick, proxied = Line("a", 9000), Line("a", 9000), Line("b", 0), Line("", MOST * 2)
    much = [Line("c", MOST // 3) for _ in range(9)]
    lines = [stuck, slow, quick, proxied, *much]
    readers = Readers(lines)
    readers.look(0.0)
    assert [line.cut for line in lines[:4]] == [False] * 4
    assert sum(line.left for line in much if not line.cut) <= MOST
    assert not all(line.cut for line in much)
    slow.left, quick.left, proxied.left = 5000, 20, MOST
    readers.look(PATIENCE - 1)
    assert [line.cut for line in lines[:4]] == [False] * 4
    readers.look(PATIENCE)
    assert [line.cut for line in lines[:4]] == [True, False, False, False]


def test_an_answer_that_nobody_reads_is_not_kept(monkeypatch):
    """Nor is the line on which a second one is waited for; closing it would wait for the reader."""
    monkeypatch.setattr("regalia.web.readers.LOOK", 0.1)
    monkeypatch.setattr("regalia.web.readers.PATIENCE", 0.5)
    monkeypatch.setattr("regalia.web.readers.MOST", 1 << 40)

    async def much(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(32 << 20)})

    async def run():
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(much, http=PatientProtocol, loop="asyncio", lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        line = socket.create_connection(listening.getsockname())
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 2)
        async with asyncio.timeout(120):
            while not server.server_state.total_requests:
                await asyncio.sleep(0.01)
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        line.close()
        server.should_exit = True
        await serving

    asyncio.run(run())


CHUNKED = b"HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


def told(content, step=1 << 16):
    """What a connection makes of it: how many pieces of a body."""
    found, spoken, sizes = Pieces(None), memoryview(content), []
    for start in range(0, len(spoken), step):
        found.receive_data(bytes(spoken[start : start + step]))
        while (event := found.next_event()) is not h11.NEED_DATA:
            if isinstance(event, h11.EndOfMessage):
                return sizes
            if isinstance(event, h11.Data):
                sizes.append(len(event.data))
    return sizes


def test_a_body_in_crumbs_is_no_body():
    """Each piece costs the same work: 256 KB of them, which come in at once, held up everybody for two seconds."""
    with pytest.raises(h11.RemoteProtocolError):
        told(b"GET /api/games " + CHUNKED + b"1\r\nx\r\n" * 3000)
    assert sum(told(b"POST / " + CHUNKED + b"1\r\nx\r\n" * 300 + b"0\r\n\r\n")) == 300
    assert len(told(b"POST / " + CHUNKED + (b"400\r\n" + bytes(1024) + b"\r\n") * 3000 + b"0\r\n\r\n")) >= 3000
    assert sum(told(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3000000\r\n\r\n" + bytes(3_000_000), 600)) == 3_000_000


@pytest.mark.parametrize("path", ["GET /healthz", "GET /api/tables/0123456789abcdef/events", "POST /api/tables"])
def test_whoever_sends_crumbs_is_cut_off(server, path):
    before = server.said().count('"level":"error"')
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line, contextlib.suppress(ConnectionError):
        line.sendall(path.encode() + b" " + CHUNKED + b"1\r\nx\r\n" * 100_000)
        while line.recv(4096):
            """An answer, perhaps, and then the end."""
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
    assert server.said().count('"level":"error"') == before


FEW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300))"
SAY = "from regalia.web.protocol import most_connections; print(most_connections())"


def test_there_are_never_more_connections_than_descriptors():
    done = subprocess.run([sys.executable, "-c", f"{FEW}; {SAY}"], capture_output=True, text=True)
    assert done.stdout.strip() == "236", done.stderr


# -- too much to do --------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/tables", "/api/identity/guest"])
def test_somebody_who_hangs_up_is_no_error(server, path):
    before = server.said().count('"level":"error"')
    for _ in range(5):
        line = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        line.sendall(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode())
        line.close()
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200
    assert server.said().count('"level":"error"') == before


# -- work of seconds ------------------------------------------------------------------------------------
