"""A push service, a mail server and a program on this machine, that keep what they get."""

import base64
import contextlib
import json
import os
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from table.conftest import database, opened, postgres, sqlite
from web.conftest import app

__all__ = ["app", "database", "opened", "postgres", "sqlite"]


def text(raw):
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Catcher:
    """Answers every post with `status` and keeps it."""

    def __init__(self):
        self.got = []
        self.status = 201
        catcher = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["content-length"]))
                catcher.got.append((self.path, dict(self.headers), body))
                self.send_response(catcher.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_):
                """Quiet."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Dripper:
    """Takes every post and answers one byte after another, for as long as anybody listens."""

    def __init__(self):
        self.came = threading.Event()
        self.left = threading.Event()
        self.enough = threading.Event()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                line, _ = self.listening.accept()
                threading.Thread(target=self._drip, args=[line], daemon=True).start()

    def _drip(self, line):
        self.came.set()
        with line, contextlib.suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\nx-long: ")
            while not self.enough.wait(0.05):
                line.sendall(b"x")
        self.left.set()

    def close(self):
        self.enough.set()
        self.listening.close()


@pytest.fixture
def dripper():
    found = Dripper()
    yield found
    found.close()


@pytest.fixture
def catcher():
    found = Catcher()
    yield found
    found.close()


class Browser:
    """What a browser gives when it subscribes, and can read."""

    def __init__(self, url, name="one"):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        self.endpoint = f"{url}/push/{name}"

    @property
    def subscription(self):
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(self.key.public_key().public_bytes(*form)), "auth": text(self.secret)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body):
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@pytest.fixture
def browser(catcher):
    return Browser(catcher.url)


class Letters:
    def __init__(self):
        self.got = []
        self.answer = "250 kept"

    async def handle_DATA(self, _server, _session, envelope):  # noqa: N802 (aiosmtpd calls it so)
        if self.answer.startswith("250"):
            self.got.append((envelope.rcpt_tos, envelope.content.decode()))
        return self.answer


@pytest.fixture
def letters():
    """Mails that were sent to the server at `letters.url`."""
    found = Letters()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = Controller(found, hostname="127.0.0.1", port=port, ready_timeout=120)
    server.start()
    found.url = f"smtp://127.0.0.1:{port}"
    yield found
    server.stop()
