"""kill -9 at any moment loses nothing that was acknowledged, does nothing twice, and the game goes on."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from collections import Counter
from pathlib import Path

import httpx
import pytest

import endurance
from regalia.table.live import Live
from regalia.table.migrate import migrate
from regalia.table.store import Store
from table.helpers import some_duel
from table.postgres import free_port
from web.server import ROOMY, Person

GAME, MODE = some_duel()
TRIES = 20_000


class Mortal:
    """A server that can be killed and started again at the same address."""

    def __init__(self, database, log):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        extra = {"REGALIA_DATABASE": database, "REGALIA_MIGRATE": "false", "REGALIA_PATROL": "0.1"}
        self.zygote = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("zygote.py")), str(self.port)],
            env={**os.environ, **ROOMY, **extra},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log.open("w"),
            text=True,
        )
        self.pid = 0

    def start(self):
        self.zygote.stdin.write("start\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())

    def kill(self):
        """The server and its bots; before it has made a group of its own, itself alone."""
        for end in (os.killpg, os.kill):
            with contextlib.suppress(ProcessLookupError):
                end(self.pid, signal.SIGKILL)

    def close(self):
        """Nothing is left: the process from which servers are forked ends them with itself."""
        self.kill()
        self.zygote.stdin.close()
        try:
            self.zygote.wait(60)
        except subprocess.TimeoutExpired:
            self.zygote.kill()
            self.zygote.wait()


class Stubborn(Person):
    """Tries again until there is an answer, with the same request; notes every acknowledgement. On a busy machine a server is
    late without being dead: the patience grows with every answer that did not come in time."""

    def __init__(self, *urls, **more):
        super().__init__(*urls, **more)
        self.patience = 1.0
        self.client = httpx.Client(timeout=self.patience)
        self.acknowledged = []

    def call(self, method, path, status=200, url=None, **more):
        for _ in range(TRIES):
            try:
                return super().call(method, path, status, url, **more)
            except httpx.TimeoutException:
                self.patience = min(60.0, self.patience * 2)
                self.client.timeout = self.patience
            except httpx.TransportError:
                time.sleep(0.01)
        raise AssertionError("no server has answered")

    def decide(self, table):
        request = uuid.uuid4().hex
        key = self.rng.choice(table["choices"])["key"]
        body = {"keys": [key], "expected_step": table["step"], "seat": table["seat"], "request_id": request}
        answer = self.post(f"/api/tables/{table['id']}/actions", body)
        assert answer["step"] == table["step"] + 1
        self.acknowledged.append((table["id"], table["seat"], key, request))
        return answer["table"]


def killing(servers, wanted, kills, done, people):
    """One kill after the other at random moments of the running game, each server started again at once."""
    rng = random.Random(7)
    while len(kills) < wanted and not done.is_set():
        before = sum(len(person.acknowledged) for person in people)
        while sum(len(person.acknowledged) for person in people) == before and not done.is_set():
            time.sleep(0.005)
        time.sleep(rng.random() * 0.1)
        victim = rng.choice(servers)
        victim.kill()
        kills.append(time.monotonic())
        victim.start()
    done.set()


@pytest.mark.slow
@endurance.sizes("kills")
def test_kill_nine(database, tmp_path, size):
    """One server on SQLite; two servers on PostgreSQL, which die in turn."""
    wanted = size
    asyncio.run(migrate(database))
    count = 1 if database.startswith("sqlite") else 2
    kills, done = [], threading.Event()
    with contextlib.ExitStack() as stack:
        servers = [Mortal(database, tmp_path / f"log{number}") for number in range(count)]
        for server in servers:
            stack.callback(server.close)
        for server in servers:
            server.start()
        urls = [server.url for server in servers]
        ann, bob = Stubborn(*urls, name="Ann", seed=1), Stubborn(*urls, name="Bob", seed=2)
        id = new_table(ann, bob)
        tables = [id]
        killer = threading.Thread(target=killing, args=(servers, wanted, kills, done, (ann, bob)))
        killer.start()
        stack.callback(killer.join)
        stack.callback(done.set)
        after = 0
        while after < 10:
            after += done.is_set()
            if one_decision(id, ann, bob) == "finished":
                id = new_table(ann, bob)
                tables.append(id)
        killer.join()
    assert len(kills) == wanted
    assert len(ann.acknowledged + bob.acknowledged) >= wanted
    asyncio.run(check(database, tables, ann.acknowledged + bob.acknowledged))


def new_table(ann, bob):
    made = ann.create(GAME, MODE, ["me", "open"])
    bob.join(made["you"]["join"])
    return made["table"]["id"]


def one_decision(id, ann, bob):
    for person in (ann, bob):
        table = person.table(id)
        if table["choices"]:
            return person.decide(table)["status"]
    return table["status"]


async def check(database, tables, acknowledged):
    """Every acknowledged decision is there, with its seat and key, exactly once; every row stands in an unbroken line."""
    store = Store(database)
    found = Counter()
    for id in tables:
        live = Live(await store.header(id))
        for row in await store.rows(id):
            live.add(row)
            if row.kind == "act":
                found[id, row.seat, row.action, row.request] += 1
        assert [row.step for row in live.rows] == list(range(1, live.last + 1))
    await store.close()
    assert set(found.values()) == {1}
    assert set(found) == set(acknowledged)
