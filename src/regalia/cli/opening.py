"""Opening the table in the browser of the person at this machine."""

from __future__ import annotations

import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser

from regalia.cli.context import Context

TRIED_PORTS = 20
PATIENCE = 60.0
BETWEEN = 0.1


def free_port(host: str, wanted: int) -> int:
    """The wanted port or one of the next; whatever the system gives where all are taken."""
    for port in [*range(wanted, wanted + TRIED_PORTS), 0] if wanted else [0]:
        with socket.socket() as trial:
            try:
                trial.bind((host, port))
            except OSError:
                continue
            found: int = trial.getsockname()[1]
            return found
    return wanted


def open_when_ready(context: Context, url: str, path: str) -> None:
    """Wait behind until the server answers, say where it is, and show it."""
    threading.Thread(target=_open, args=(context, url, path), daemon=True).start()


def _open(context: Context, url: str, path: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
        except (OSError, urllib.error.URLError):
            time.sleep(BETWEEN)
        else:
            context.say("serve-at", url=url + path)
            sys.stdout.flush()
            if has_screen():
                webbrowser.open(url + path)
            return


def has_screen() -> bool:
    """Whether a browser with pictures can be shown: else a browser of the terminal would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
