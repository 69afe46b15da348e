"""Opening the table in the browser of the person at this machine."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser

from regalia.cli.context import Context
from regalia.web.loopback import is_up


def open_when_ready(context: Context, url: str, path: str) -> None:
    """Wait behind until the server answers, say where it is, and show it."""
    threading.Thread(target=_open, args=(context, url, path), daemon=True).start()


def _open(context: Context, url: str, path: str) -> None:
    if not is_up(url):
        return
    context.say("serve-at", url=url + path)
    sys.stdout.flush()
    if has_screen():
        webbrowser.open(url + path)


def has_screen() -> bool:
    """Whether a browser with pictures can be shown: else a browser of the terminal would take it over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))
