"""Make the screenshots of docs/screenshots: home and every board, early, late and at the final scoring.

    python tools/screenshots.py [--out docs/screenshots] [--only GAME]

A server is started for the occasion, games are played through its API by the greedy bot, and the system's Chromium takes the
pictures: 1440×900 and 390×844, French and English, light, and dark for the desktop.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import regalia
from regalia.core.game import Game

ROOT = Path(__file__).parents[1]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SERVE = """
import sys, uvicorn
from regalia.web.app import create_app
from regalia.web.settings import Settings
if __name__ == "__main__":
    settings = Settings(database=sys.argv[1], log_level="error", rate=1000, burst=10000)
    uvicorn.run(create_app(settings), host="127.0.0.1", port=int(sys.argv[2]), log_level="error")
"""


def serve(folder: Path) -> tuple[subprocess.Popen[bytes], str]:
    script = folder / "serve.py"
    script.write_text(SERVE, encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, str(script), f"sqlite:///{folder / 'tables.db'}", str(port)])
    url = f"http://127.0.0.1:{port}"
    for _ in range(150):
        try:
            urllib.request.urlopen(url + "/healthz", timeout=2).close()
            break
        except OSError:
            time.sleep(0.2)
    return server, url


def played(page, game: str) -> tuple[str, int]:
    """A game of the greedy bot against whatever its first button offers, finished; its id and its number of decisions."""
    page.goto("/")
    page.locator(f'[data-play*="{game}"]').first.click()
    page.wait_for_selector("body[data-ready]")
    id = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{id}/stand-in", data={"seat": 0, "bot": "greedy"})
    for _ in range(600):
        if page.request.get(f"/api/tables/{id}").json()["table"]["status"] == "finished":
            break
        time.sleep(0.3)
    return id, int(page.request.get(f"/tables/{id}/parts").json()["table"]["plays"])


def shoot(page, out: Path, name: str, address: str, before: str = "") -> None:
    page.goto(address)
    page.wait_for_timeout(250)
    if before:
        page.locator(before).click()
        page.wait_for_timeout(400)
    page.screenshot(path=out / f"{name}.png")
    print(f"{name}.png")


def take(browser, url: str, out: Path, games: list[str]) -> None:
    states: dict[str, str] = {}
    for size, (width, height) in SIZES.items():
        for lang, locale in (("en", "en-GB"), ("fr", "fr-FR")):
            for theme in ("light", "dark") if size == "desktop" and lang == "en" else ("light",):
                context = browser.new_context(
                    base_url=url,
                    locale=locale,
                    color_scheme=theme,
                    reduced_motion="reduce",
                    viewport={"width": width, "height": height},
                    device_scale_factor=2 if size == "phone" else 1,
                    is_mobile=size == "phone",
                    has_touch=size == "phone",
                )
                page = context.new_page()
                suffix = f"{size}-{lang}" + ("-dark" if theme == "dark" else "")
                shoot(page, out, f"home-{suffix}", "/")
                for game in games:
                    board(context, page, out, game, suffix, states)
                context.close()


def board(context, page, out: Path, game: str, suffix: str, states: dict[str, str]) -> None:
    """The pictures of one game; it is played once, the other browsers come in as its player."""
    if game not in states:
        id, plays = played(page, game)
        states[game] = f"{id} {plays}"
        states["cookies"] = next(c["value"] for c in context.cookies() if c["name"] == "regalia")
    id, plays = states[game].split()
    context.add_cookies([{"name": "regalia", "value": states["cookies"], "url": page.evaluate("location.origin")}])
    for moment, share in (("early", 0.15), ("late", 0.85)):
        fork = page.request.post(f"/api/tables/{id}/fork", data={"step": int(int(plays) * share)})
        if fork.ok:
            shoot(page, out, f"{game}-{moment}-{suffix}", f"/tables/{fork.json()['id']}")
    shoot(page, out, f"{game}-scoring-{suffix}", f"/tables/{id}", "#show-result")


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots")
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    games = [id for id in regalia.game_ids() if type(regalia.game(id)).draw is not Game.draw and id.startswith(chosen.only)]
    chosen.out.mkdir(parents=True, exist_ok=True)
    path = os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder:
        server, url = serve(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
                take(browser, url, chosen.out, games)
                browser.close()
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
