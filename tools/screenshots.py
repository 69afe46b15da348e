"""Make the screenshots of docs/screenshots: home and every board, early, late and at the final scoring.

    python tools/screenshots.py              the pictures that README.md and docs/*.md show, as small files
    python tools/screenshots.py --all DIR    every picture there is, to look at: 1440×900 and 390×844, both languages, light
                                             and dark
    … --only GAME                            of one game

A server is started for the occasion, games are played through its API as the greedy bot would play them, and the system's
Chromium takes the pictures.
"""

from __future__ import annotations

import argparse
import base64
import re
import time
from pathlib import Path
from typing import Any

import regalia
from regalia.web.loopback import running
from regalia.web.repaint import chromium

ROOT = Path(__file__).parents[1]
SHOWN = ROOT / "docs" / "screenshots"
PICTURE = re.compile(r"screenshots/([\w-]+)\.webp")
QUALITY = 62
FULL = 4
"""Seats of a table in a picture, where the game has so many."""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


def shown() -> set[str]:
    """The names of the pictures that a page of the documentation shows."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return {name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))}


class Album:
    """Where pictures go; `wanted` are the names to make, None for all of them."""

    def __init__(self, folder: Path, wanted: set[str] | None) -> None:
        self.folder = folder
        self.wanted = wanted
        folder.mkdir(parents=True, exist_ok=True)

    def wants(self, *beginnings: str) -> bool:
        return self.wanted is None or any(name.startswith(beginnings) for name in self.wanted)

    def shoot(self, page, name: str, address: str, before: str = "") -> None:
        if self.wanted is not None and name not in self.wanted:
            return
        page.goto(address)
        page.wait_for_timeout(250)
        if before:
            page.locator(before).click()
            page.wait_for_timeout(400)
        session = page.context.new_cdp_session(page)
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        print(f"{name}.webp", flush=True)


def opened(page, game: str) -> str:
    """A new table against as many bots as make a full table."""
    info = regalia.game(game).info
    mode = next(mode for mode in info.modes if max(mode.players) > 1 and not any(o.required for o in mode.options.values()))
    players = min(max(mode.players), FULL)
    body = {"game": game, "mode": mode.id, "players": players, "seats": ["me", *["bot:greedy"] * (players - 1)]}
    made = page.request.post("/api/tables", data=body)
    assert made.ok, made.text()
    return str(made.json()["table"]["id"])


def plays(page, id: str) -> int:
    return int(page.request.get(f"/tables/{id}/parts").json()["table"]["plays"])


def finish(page, id: str) -> int:
    """Let a bot play on to the end; how many decisions the game had."""
    page.request.post(f"/api/tables/{id}/stand-in", data={"seat": 0, "bot": "greedy"})
    for _ in range(1200):
        if page.request.get(f"/api/tables/{id}").json()["table"]["status"] == "finished":
            break
        time.sleep(0.25)
    return plays(page, id)


def advance(page, id: str, goal: int) -> None:
    """Follow the hints until so many decisions have been made and the person is asked something worth a picture."""
    for _ in range(5000):
        table = page.request.get(f"/api/tables/{id}").json()["table"]
        if table["status"] != "running" or (plays(page, id) >= goal and len(table["choices"]) >= 4):
            return
        hint = page.request.get(f"/tables/{id}/hint")
        if hint.ok:
            body = {"keys": [hint.json()["key"]], "expected_step": table["step"], "seat": 0}
            page.request.post(f"/api/tables/{id}/actions", data=body)
        else:
            time.sleep(0.03)


def looks(browser, url: str) -> dict[str, Any]:
    """A page for every size, language and theme, all of one person."""
    found = {}
    for size, (width, height) in SIZES.items():
        for lang, locale in (("en", "en-GB"), ("fr", "fr-FR")):
            for theme in ("light", "dark") if size == "desktop" and lang == "en" else ("light",):
                context = browser.new_context(
                    base_url=url,
                    locale=locale,
                    color_scheme=theme,
                    reduced_motion="reduce",
                    viewport={"width": width, "height": height},
                    is_mobile=size == "phone",
                    has_touch=size == "phone",
                )
                found[f"{size}-{lang}" + ("-dark" if theme == "dark" else "")] = context.new_page()
    return found


def take(browser, url: str, album: Album, games: list[str]) -> None:
    pages = looks(browser, url)
    first = next(iter(pages.values()))
    first.goto("/")
    first.request.post("/api/identity/guest", data={})
    cookie = next(c["value"] for c in first.context.cookies() if c["name"] == "regalia")
    for page in pages.values():
        page.context.add_cookies([{"name": "regalia", "value": cookie, "url": url}])
    for suffix, page in pages.items():
        album.shoot(page, f"home-{suffix}", "/")
    for game in games:
        if album.wants(f"{game}-"):
            take_game(first, pages, album, game)


def take_game(first, pages: dict[str, Any], album: Album, game: str) -> None:
    over = opened(first, game)
    length = finish(first, over)
    for suffix, page in pages.items():
        album.shoot(page, f"{game}-scoring-{suffix}", f"/tables/{over}", "#show-result")
    going_on = opened(first, game)
    for moment, share in (("early", 0.15), ("late", 0.85)):
        if album.wants(f"{game}-{moment}"):
            advance(first, going_on, int(length * share))
            for suffix, page in pages.items():
                album.shoot(page, f"{game}-{moment}-{suffix}", f"/tables/{going_on}")


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="DIR", default=None)
    parser.add_argument("--only", default="")
    chosen = parser.parse_args()
    games = [id for id in regalia.game_ids() if regalia.game(id).has_board and id.startswith(chosen.only)]
    album = Album(SHOWN, shown()) if chosen.all is None else Album(chosen.all, None)
    with running() as (url, _, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        take(browser, url, album, games)
        browser.close()


if __name__ == "__main__":
    main()
