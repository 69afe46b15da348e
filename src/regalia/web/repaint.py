"""How quick the pages are: the cost of drawing a board, and in a real browser the time from a click to the painted answer."""

from __future__ import annotations

import importlib.util
import os
import random
import shutil
import time
from typing import TYPE_CHECKING, Any

from regalia.core.registry import game
from regalia.core.step import NOBODY
from regalia.drawing.scene import scene_of
from regalia.web.loopback import running

if TYPE_CHECKING:
    from playwright.sync_api import Browser

EVERY = 5
LINE = {"offline": False, "downloadThroughput": -1, "uploadThroughput": -1}
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


def drawing(id: str) -> dict[str, float]:
    """Milliseconds for one drawing, over the positions of one random game."""
    state = game(id).new(seed=1)
    rng = random.Random(1)
    times = []
    while not state.over:
        if state.moves % EVERY == 0:
            scene = scene_of(state, int(state.turn) if state.turn != NOBODY else 0, "en")
            start = time.perf_counter()
            state.game.draw(scene)
            times.append(1000 * (time.perf_counter() - start))
        state.do(rng.choice(state.legal()))
    return {"draw_p50": _share(times, 0.5), "draw_p95": _share(times, 0.95)}


def chromium() -> str | None:
    """The system's browser, if it can be driven."""
    if importlib.util.find_spec("playwright") is None:
        return None
    return os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def repainting(ids: list[str], clicks: int, path: str, latency: int = 0) -> dict[str, dict[str, float]]:
    """Games of a person who clicks at random, against a server on the loopback; `latency`: milliseconds of a slow line."""
    from playwright.sync_api import sync_playwright

    with running() as (url, _, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        found = {id: _clicking(browser, url, id, clicks, latency) for id in ids}
        browser.close()
    return found


def _clicking(browser: Browser, url: str, id: str, clicks: int, latency: int) -> dict[str, float]:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play*="{id}"]').first.click()
    page.locator("dialog[open] .row .btn:not(.first), body[data-ready]").first.wait_for()
    if page.locator("dialog[open]").count():  # whoever plays for the first time is offered explanations
        page.locator("dialog[open] .row .btn:not(.first)").click()
    page.wait_for_selector("body[data-ready]")
    if latency:
        context.new_cdp_session(page).send("Network.emulateNetworkConditions", {**LINE, "latency": latency})
    rng = random.Random(4)
    times: list[Any] = []
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    for _ in range(clicks):
        page.locator(".opt[data-key], #show-result").first.wait_for()
        times.append(page.evaluate(CLICK, rng.randrange(1000)))
    context.close()
    measured = [float(value) for value in times if value >= 0]
    return {
        "clicks": len(measured),
        "requests": round(len(requests) / max(1, len(measured)), 2),
        "repaint_p50": _share(measured, 0.5),
        "repaint_p95": _share(measured, 0.95),
    }


def _share(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)
