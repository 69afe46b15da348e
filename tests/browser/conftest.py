"""A real server in a process of its own, and the system's Chromium. Skipped where either is missing."""

import gc
import os
import shutil
import signal
import socket
import subprocess
import sys

import pytest

pytest.importorskip("playwright.sync_api")
pytest.importorskip("fastapi")

from playwright.sync_api import sync_playwright

from regalia.web.loopback import is_up

CHROMIUM = os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
PATIENCE = 60_000
"""Milliseconds until something that should show on a page is given up: a busy machine is slow, not wrong."""
START = """
import os, sys, uvicorn
from regalia.web.app import create_app
from regalia.web.settings import Settings
if __name__ == "__main__":
    near = bool(os.environ.get("REGALIA_TEST_NEAR"))
    quick = {"rate": 1000, "burst": 10000, "stand_in_pause": 0.02}
    settings = Settings(database=sys.argv[1], log_level="error", notices_near=near, **quick)
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[2]), log_level="error", timeout_graceful_shutdown=1)
"""


class Server:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, folder):
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.script = folder / "serve.py"
        self.script.write_text(START, encoding="utf-8")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self):
        command = [sys.executable, str(self.script), self.database, str(self.port)]
        self.process = subprocess.Popen(command, start_new_session=True)
        if not is_up(self.url, lambda: self.process.poll() is None):
            self.kill()
            raise AssertionError("the server does not start")

    def kill(self):
        """As if the power failed: the server and its workers, at once."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.kill()


@pytest.fixture(scope="session")
def chromium():
    if CHROMIUM is None:
        pytest.skip("no Chromium")
    gc.disable()  # nothing holds Playwright's task that answers a `page.route`: collected, it never answers
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
    gc.enable()


@pytest.fixture
def visitor(chromium, server):
    """Make a page of somebody new; every error of the page or of its policy fails the test."""
    contexts = []
    problems = []

    def make(lang="en-GB", width=1440, height=900, **options):
        options.setdefault("reduced_motion", "reduce")
        context = chromium.new_context(base_url=server.url, locale=lang, viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: problems.append(message.text) if _is_ours(message) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert problems == []


def _is_ours(message):
    """Errors of the page; a broken connection is what some tests are about, a refused request is answered by the page."""
    return (
        message.type == "error" and "net::ERR" not in message.text and "the server responded with a status of" not in message.text
    )
