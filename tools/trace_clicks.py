"""Where the time of a click goes in the browser: processor time of the page's thread by kind of work, from Chromium's own trace.

    python tools/trace_clicks.py kingdom_crossing rise_to_nobility --clicks 24

Medians over the clicks, in milliseconds. Processor time depends little on what else the machine does, so two installs can be
compared on a busy one: run it by turns with the interpreter of each.
"""

from __future__ import annotations

import argparse
import random
import statistics
from typing import Any

from regalia.web.loopback import running
from regalia.web.repaint import CLICK, chromium

KINDS = {"RunTask": "all", "UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "before painting", "Paint": "paint"}
KINDS |= {"Layerize": "layers", "ParseHTML": "parse"}
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
BEGUN, ENDED = "click-begun", "click-ended"


def open_game(context: Any, id: str) -> Any:
    """The first game that the home page offers."""
    page = context.new_page()
    page.goto("/")
    page.locator(f'[data-play*="{id}"]').first.click()
    page.locator("dialog[open] .row .btn:not(.first), body[data-ready]").first.wait_for()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] .row .btn:not(.first)").click()
    page.wait_for_selector("body[data-ready]")
    return page


def traced(browser: Any, page: Any, clicks: int) -> list[dict[str, Any]]:
    session = browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    done: list[Any] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda data: done.append(data))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}})
    rng = random.Random(4)
    for _ in range(clicks):
        page.locator(".opt[data-key], #show-result").first.wait_for()
        page.evaluate(f"performance.mark('{BEGUN}')")
        over = page.evaluate(CLICK, rng.randrange(1000)) < 0
        page.evaluate(f"performance.mark('{ENDED}')")
        if over:
            break
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    return events


def medians(events: list[dict[str, Any]]) -> dict[str, float]:
    begun, ended = (sorted(event["ts"] for event in events if event.get("name") == name) for name in (BEGUN, ENDED))
    thread = next((event["pid"], event["tid"]) for event in events if event.get("name") == BEGUN)
    spent: dict[str, list[tuple[int, int]]] = {kind: [] for kind in KINDS}
    for event in events:
        if event.get("ph") == "X" and event["name"] in KINDS and (event["pid"], event["tid"]) == thread and not _whole(event):
            spent[event["name"]].append((event["ts"], event.get("tdur", 0)))
    spans = list(zip(begun, ended, strict=False))
    return {
        KINDS[kind]: round(statistics.median(sum(took for at, took in found if a <= at <= b) / 1000 for a, b in spans), 1)
        for kind, found in spent.items()
    }


def _whole(event: dict[str, Any]) -> bool:
    """A painting of the document holds that of its root, which would count twice."""
    data = event["args"].get("data")
    return event["name"] == "Paint" and bool(data) and data.get("nodeName") == "#document"


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--clicks", type=int, default=24)
    chosen = parser.parse_args()
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for id in chosen.games:
            context = browser.new_context(base_url=server.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            found = medians(traced(browser, open_game(context, id), chosen.clicks))
            print(id, ", ".join(f"{kind} {value}" for kind, value in found.items()), flush=True)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
