"""A first game explained as we go, and the ways between log, rules and board."""

import pytest
from tests.browser.playing import READY, WITH_BOARD, open_table, settle

DECISIONS = 12
"""After at most so many decisions something has happened that the log tells."""


def first_game(page, game):
    page.goto("/")
    page.locator(f'[data-play*="{game}"]').first.click()
    page.locator("dialog .btn.first").click()
    page.wait_for_selector(READY)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_a_first_game_is_explained_until_it_is_switched_off(visitor, size):
    page = visitor(width=size[0], height=size[1])
    first_game(page, "two_heirs")
    page.locator("#coach .why1").wait_for()
    assert page.locator("#coach .why1").inner_text().strip()
    page.keyboard.press("1")
    page.wait_for_function("() => document.querySelector('#coach .why1') && document.body.dataset.step > 0")
    page.locator("#tool-explain").click()
    page.locator("#coach").wait_for(state="detached")
    assert page.locator("#tool-explain").is_hidden()
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator("#tool-explain").is_hidden()
    assert page.locator("#coach").count() == 0


def test_whoever_has_played_is_not_asked_again(visitor):
    page = visitor(width=1280, height=800)
    first_game(page, "kingdom_crossing")
    page.goto("/")
    page.locator('[data-play*="kingdom_crossing"]').first.click()
    page.wait_for_selector(READY)
    assert page.locator("#tool-explain").is_hidden()


FRAMES = """() => {
  // The frames that nothing but the board lies over, and that are on the page at all.
  const drawer = document.querySelector('.drawer:not(.away)')?.getBoundingClientRect();
  return [...document.querySelectorAll('.shown-at')].filter((frame) => {
    const box = frame.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const below = drawer && x > drawer.left && x < drawer.right && y > drawer.top && y < drawer.bottom;
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight && !below;
  }).length;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_line_of_the_log_leads_to_its_clause_and_back_to_the_board(visitor, game, size):
    page = visitor(width=size[0], height=size[1])
    open_table(page, game)
    line = page.locator('[data-part="log"] .lr').first
    for _ in range(DECISIONS):
        settle(page)
        if line.count():
            break
        before = page.evaluate("document.body.dataset.step")
        page.locator(".bar .opt").first.dispatch_event("click")
        page.wait_for_function("before => document.body.dataset.step !== before", arg=before)
    clause = line.get_attribute("data-clause")
    line.dispatch_event("click")
    drawer = page.locator("#rules-drawer")
    drawer.wait_for()
    assert drawer.locator(".clause.here").get_attribute("data-clause") == clause
    shows = drawer.locator("[data-shows] > .places .show-me")
    assert shows.count() > 2
    for number in range(shows.count()):
        shows.nth(number).dispatch_event("click")
        assert page.evaluate(FRAMES), shows.nth(number).locator("xpath=ancestor::details[1]").get_attribute("data-section")
    page.keyboard.press("Escape")
    assert page.locator(".shown-at").count() == 0
    assert drawer.is_visible()
