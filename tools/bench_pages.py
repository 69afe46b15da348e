"""Measure the pages: the cost of drawing every board, and the time from a click to the next painted position on loopback.

python tools/bench_pages.py [--clicks 60]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from screenshots import serve

import regalia
from regalia.core.game import Game
from regalia.drawing.scene import scene_of
from regalia.web.pages.fragments import board_fragments
from regalia.web.pages.sight import Sight

CLICK = """async (number) => {
  const options = [...document.querySelectorAll('.opt[data-key]')];
  if (!options.length) return -1;
  const before = document.body.dataset.step;
  const start = performance.now();
  options[number % options.length].click();
  while (document.body.dataset.step === before && performance.now() - start < 10000) {
    document.querySelector('dialog[open] .btn.first')?.click();
    await new Promise((done) => requestAnimationFrame(done));
  }
  await new Promise((done) => requestAnimationFrame(done));
  return performance.now() - start;
}"""


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)


def drawing(id: str) -> dict[str, float]:
    """Milliseconds for one drawing, and for all parts of a page, over one random game."""
    state = regalia.game(id).new(seed=1)
    rng = random.Random(1)
    drawn, parts = [], []
    while not state.over:
        if state.moves % 5 == 0:
            seat = int(state.turn)
            scene = scene_of(state, seat, "en")
            start = time.perf_counter()
            state.game.draw(scene)
            middle = time.perf_counter()
            board_fragments(Sight(state, seat, "en", scene.seats, True))
            drawn.append(1000 * (middle - start))
            parts.append(1000 * (time.perf_counter() - middle))
        state.do(rng.choice(state.legal()))
    return {"draw_p50": percentile(drawn, 0.5), "draw_p95": percentile(drawn, 0.95), "parts_p50": percentile(parts, 0.5)}


def clicking(browser, url: str, id: str, clicks: int) -> dict[str, float]:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play*="{id}"]').first.click()
    page.wait_for_selector("body[data-ready]")
    rng = random.Random(4)
    times = []
    for _ in range(clicks):
        page.locator(".opt[data-key], #show-result").first.wait_for()
        times.append(page.evaluate(CLICK, rng.randrange(1000)))
    context.close()
    measured = [value for value in times if value >= 0]
    return {"clicks": len(measured), "repaint_p50": percentile(measured, 0.5), "repaint_p95": percentile(measured, 0.95)}


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=60)
    clicks = parser.parse_args().clicks
    games = [id for id in regalia.game_ids() if type(regalia.game(id)).draw is not Game.draw]
    found = {id: drawing(id) for id in games}
    path = os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder:
        server, url = serve(Path(folder))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
                for id in games:
                    found[id] |= clicking(browser, url, id, clicks)
                browser.close()
        finally:
            server.terminate()
            server.wait()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
