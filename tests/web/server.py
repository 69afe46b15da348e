"""A server in a process of its own, as an operator starts it, and people who talk to it."""

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path

import httpx

from table.postgres import free_port

ROOT = Path(__file__).parents[2]
ROOMY = {
    "REGALIA_RATE": "100000",
    "REGALIA_BURST": "100000",
    "REGALIA_LOGIN_RATE": "1000",
    "REGALIA_LOGIN_BURST": "1000",
    "REGALIA_DATABASE_SECONDS": "60",
    "REGALIA_BUDGET": "100000",
}


class Server:
    def __init__(self, database, workers=1, log=None, **environment):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.workers = workers
        self.log = log or Path(os.devnull)
        self.environment = {**ROOMY, "REGALIA_PATROL": "0.2", **environment}
        self.process = None

    def start(self, wait=True):
        command = [sys.executable, "-m", "regalia", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("a") as out:
            self.process = subprocess.Popen(
                [*command, "--workers", str(self.workers)],
                env={**os.environ, **self.environment},
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        if wait:
            try:
                self.wait()
            except BaseException:
                self.kill()
                raise
        return self

    def wait(self, most=600):
        until = time.monotonic() + most
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server has ended: {self.said()}"
            try:
                if httpx.get(self.url + "/healthz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.said()}")

    def said(self):
        return self.log.read_text() if self.log.is_file() else ""

    def kill(self):
        """Without any warning, with everything it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self, most=600):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(most)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
        return None if self.process is None else self.process.returncode


class Person:
    """Somebody with a browser's cookies, at one or several servers."""

    def __init__(self, *urls, name="", seed=0):
        self.urls = list(urls)
        self.client = httpx.Client(timeout=300)
        self.name = name
        self.rng = random.Random(seed)

    def call(self, method, path, status=200, url=None, **more):
        answer = self.client.request(method, (url or self.rng.choice(self.urls)) + path, **more)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        if not answer.content:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def get(self, path, status=200, **params):
        return self.call("GET", path, status, params=params)

    def post(self, path, body=None, status=200):
        return self.call("POST", path, status, json=body or {})

    def create(self, game, mode, seats, **more):
        body = {"game": game, "mode": mode, "players": len(seats), "seats": seats, "name": self.name, **more}
        return self.post("/api/tables", body, 201)

    def join(self, link, **more):
        return self.post("/api" + link, {"name": self.name, **more})

    def table(self, id, **params):
        return self.get(f"/api/tables/{id}", **params)["table"]

    def act(self, table, key=None, status=200, **more):
        chosen = key or self.rng.choice(table["choices"])["key"]
        body = {"keys": [chosen], "expected_step": table["step"], "seat": table["seat"], "request_id": uuid.uuid4().hex, **more}
        return self.post(f"/api/tables/{table['id']}/actions", body, status)

    def go_on(self, id):
        """Decide at random as long as asked; the table afterwards, and how often."""
        table, count = self.table(id), 0
        while table["choices"]:
            table = self.act(table)["table"]
            count += 1
        return table, count


def play_out(id, people, most=1800.0):
    """All decide at random until the game is over; bots and automata do their part."""
    until = time.monotonic() + most
    while True:
        acted = 0
        for person in people:
            table, count = person.go_on(id)
            acted += count
            if table["status"] == "finished":
                return
        assert time.monotonic() < until, f"the game does not end: {table['prompt']}"
        if not acted:
            time.sleep(0.01)


class Stream(threading.Thread):
    """Server-sent events, collected in the background."""

    def __init__(self, person, id, last=None, url=None, path="", **params):
        super().__init__(daemon=True)
        self.person, self.path, self.params = person, path or f"/api/tables/{id}/events", params
        self.url = url or person.urls[0]
        self.headers = {} if last is None else {"Last-Event-ID": str(last)}
        self.messages = []
        self.beats = 0
        self.ended = False
        self.changed = threading.Condition()
        self.client = httpx.Client(timeout=None, cookies=person.client.cookies)
        self.start()

    def run(self):
        try:
            with self.client.stream("GET", self.url + self.path, params=self.params, headers=self.headers) as answer:
                self.status = answer.status_code
                message = {}
                for line in answer.iter_lines():
                    if line.startswith(":"):
                        self.beats += 1
                    elif line:
                        name, _, value = line.partition(": ")
                        message[name] = value
                    elif message:
                        self._add(message)
                        message = {}
        except httpx.HTTPError:
            pass
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    def _add(self, message):
        with self.changed:
            if "data" in message:
                self.messages.append({**message, "data": json.loads(message["data"]), "at": time.monotonic()})
            self.changed.notify_all()

    def updates(self):
        return [message for message in self.messages if message.get("event") == "update"]

    def wait_for(self, condition, most=600):
        with self.changed:
            assert self.changed.wait_for(lambda: condition(self), most), f"not seen in {most} s: {self.messages[-2:]}"
        return self

    def until(self, sequence):
        return self.wait_for(lambda own: own.updates() and int(own.updates()[-1]["id"]) >= sequence)

    def close(self):
        self.client.close()
