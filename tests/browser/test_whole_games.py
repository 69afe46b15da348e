"""Every game with a board, from the home page to the final scoring: by clicking lit pieces only, and by keyboard only."""

import random

import pytest
from tests.browser.playing import READY, WITH_BOARD, open_table, play_by_clicks, play_by_keys, press


def finish(page, keys=False):
    page.locator("#show-result").wait_for()
    if not page.locator("dialog[open] .result").count():
        if keys:
            press(page, "#show-result")
        else:
            page.locator("#show-result").click()
    page.locator('dialog[open] [data-over="1"]').wait_for()
    rows = page.locator("dialog[open] .result tbody tr")
    assert rows.count() >= 2
    assert page.locator("dialog[open] .podium li").count() >= 1


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_game_by_clicking_lit_pieces(visitor, game):
    page = visitor()
    open_table(page, game)
    assert play_by_clicks(page, random.Random(7).randrange) > 10
    finish(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_game_by_keyboard(visitor, game):
    """From the home page to the scoring: no click at all."""
    page = visitor("fr-FR")
    page.goto("/")
    press(page, f'[data-play*="{game}"]')
    page.wait_for_function("() => document.querySelector('dialog[open]') || location.pathname.startsWith('/tables/')")
    if page.locator("dialog[open]").count():
        press(page, "dialog .row .btn:not(.first)")
    page.wait_for_selector(READY)
    assert play_by_keys(page, random.Random(11).randrange) > 10
    finish(page, keys=True)


@pytest.mark.slow
@pytest.mark.parametrize("held", ["upright", "sideways"])
@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_game_on_a_phone(visitor, game, held):
    width, height = (390, 844) if held == "upright" else (844, 390)
    page = visitor(width=width, height=height, is_mobile=True, has_touch=True)
    open_table(page, game)
    assert play_by_clicks(page, random.Random(3).randrange, touch=True) > 10
    finish(page)
