"""The coach on the table, the review of a finished game and the replay's curve, in a browser."""

import pytest
from tests.browser.playing import open_table, settle, status, wait_until
from tests.browser.test_table import SOLO

import regalia
from regalia.core.rng import seeded

ROW = {"name": "One", "then": "", "points": "+1", "wins": "6 in 10", "cells": 6, "said": "One", "pieces": []}
RANGE = {"low": -1, "margin": 1, "high": 3}


def test_the_coach_is_asked_marks_and_is_closed(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    page.keyboard.press("h")
    page.locator("#coach .cprog, #coach .why1").first.wait_for()
    page.locator("#coach .why1").wait_for()
    assert page.locator("#coach .why1").inner_text()
    assert page.locator("#tool-hint").get_attribute("aria-pressed") == "true"
    rows = page.locator("#coach .crow")
    assert rows.count() <= 3
    if page.locator(".om").count():
        assert page.locator(".om").count() <= rows.count()
    page.keyboard.press("Escape")
    page.locator("#coach").wait_for(state="detached")
    assert page.locator(".om").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_mark_stands_on_the_piece_too(visitor, size):
    """The answer is given here: what is under test is where its marks stand."""
    page = visitor(width=size[0], height=size[1])
    open_table(page, "medieval_realms", {"players": 2, "seats": ["me", "bot:page"]})
    settle(page)
    keys = page.eval_on_selector_all(".bar .opt[data-key][data-for]", "found => found.map((one) => one.dataset.key)")[:2]
    rows = [{**ROW, **RANGE, "key": key, "mark": mark} for key, mark in zip(keys, "12", strict=True)]
    told = {"kind": "best", "title": "First", "sure": "", "why": "Because.", "note": "", "rows": rows, "costly": {}, "options": 2}
    page.route("**/coach?*", lambda route: route.fulfill(json=told))
    page.keyboard.press("h")
    page.locator("#coach .why1").wait_for()
    assert page.locator(".om").count() == 2
    assert page.locator("#coach-marks .cring").count() == 1
    assert page.locator("#coach-marks .on-piece").first.inner_text() == "1"


def test_a_late_coach_says_so(visitor):
    """The page's own clock is put forward: nobody waits."""
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    settle(page)
    page.clock.install()
    page.route("**/coach?*", lambda _route: None)
    page.keyboard.press("h")
    page.locator("#coach .cprog").wait_for()
    page.clock.fast_forward(3100)
    page.locator("#coach .why1").wait_for()
    assert "busy" in page.locator("#coach .why1").inner_text()
    assert page.locator("#coach .cprog").count() == 0


def test_a_first_impression_is_asked_again(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    settle(page)
    key = page.locator(".bar .opt[data-key]").first.get_attribute("data-key")
    rows = [{**ROW, **RANGE, "key": key, "mark": "1"}]
    told = {"kind": "best", "sure": "", "why": "Because.", "note": "", "rows": rows, "costly": {}, "options": 2}
    answers = [{**told, "title": "Glance", "glance": True}, {**told, "title": "Full", "glance": False}]
    asked = []
    page.route("**/coach?*", lambda route: (asked.append(1), route.fulfill(json=answers[min(len(asked), 2) - 1])))
    for title in ("Glance", "Full", "Full"):
        page.keyboard.press("h")
        page.locator("#coach h3", has_text=title).wait_for()
        page.keyboard.press("Escape")
        page.locator("#coach").wait_for(state="detached")
    assert len(asked) == 2, "the whole answer is kept, the first impression is not"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desktop", "phone"])
def test_the_bar_asks_once_before_a_costly_choice(visitor, size):
    page = visitor(width=size[0], height=size[1])
    page.goto("/")
    page.evaluate("localStorage.setItem('regalia', JSON.stringify({ costly: true }))")
    page.route("**/coach?*", lambda route: route.fulfill(json=priced(page)))
    open_table(page, "medieval_realms", {"players": 2, "seats": ["me", "bot:page"]})
    key = settle(page)["keys"][1]
    page.locator(f'.opt[data-key="{key}"]').first.click()
    page.locator(".asking").wait_for()
    again, anyway = page.locator(".asking .opt").all()
    assert again.evaluate("found => found === document.activeElement")
    for one in (again, anyway, page.locator(".asking h2")):
        box = one.bounding_box()
        assert box["width"] > 70
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
    page.keyboard.press("Escape")
    page.locator(".asking").wait_for(state="detached")
    assert key in status(page)["keys"], "nothing was sent"
    page.locator(f'.opt[data-key="{key}"]').first.dispatch_event("click")
    page.locator(".asking .insist").click()
    page.locator(".asking").wait_for(state="detached")
    wait_until(page, lambda: key not in status(page)["keys"] or status(page)["sending"])
    page.unroute_all(behavior="ignoreErrors")


def priced(page):
    """An answer that calls every option but the first costly."""
    keys = page.eval_on_selector_all(".bar .opt[data-key]", "found => found.map((one) => one.dataset.key)")
    rows = [{**ROW, **RANGE, "key": key, "mark": "1"} for key in keys]
    words = {"points": 6, "sure": "", "title": "Costly", "why": "Because."}
    prices = {row["key"]: {**words, "row": row, "best": rows[0]} for row in rows[1:]}
    return {
        "kind": "best",
        "title": "",
        "sure": "",
        "why": "",
        "note": "",
        "rows": rows[:1],
        "costly": prices,
        "options": len(keys),
    }


def journal(folder):
    """The last decisions of a game, as a file."""
    game = regalia.game("two_heirs")
    state = game.new(seed=4)
    state.rng = seeded(4)
    before = state.copy()
    while not state.over:
        if len(state.legal()) > 2:
            before = state.copy()
        state.do(state.legal()[state.rng.below(len(state.legal()))])
    rest = game.from_json(before.to_json(), seed=1)
    rest.playout()
    path = folder / "journal.json"
    game.journal_of(rest).save(path)
    return path


def test_a_journal_is_reviewed_and_replayed(visitor, server, tmp_path):
    page = visitor()
    page.goto(f"{server.url}/review")
    page.set_input_files("#journal input", journal(tmp_path))
    page.locator("#journal button[type=submit]").click()
    page.wait_for_url("**/review/*")
    page.locator("main.rv:not(.unfinished)").wait_for()
    assert page.locator("svg.ch").count() == 2
    assert len(page.locator(".sum1").inner_text()) > 20
    page.locator(".tabsr a").nth(1).click()
    page.locator("body[data-ready] .scurve svg.sld").wait_for()
    page.keyboard.press("End")
    page.locator(".now p", has_text=" of ").first.wait_for()
    slider = page.locator("#slider")
    last = slider.get_attribute("max")
    wait_until(page, lambda: slider.input_value() == last)
    page.keyboard.press("Shift+ArrowLeft")
    wait_until(page, lambda: slider.input_value() != last)
