"""The coach on the table, the review of a finished game and the replay's curve, in a browser."""

from tests.browser.playing import open_table, wait_until
from tests.browser.test_table import SOLO

import regalia
from regalia.core.rng import seeded


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
