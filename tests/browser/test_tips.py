"""Every symbol has a name: each icon, number and track of a table answers to the pointer, a finger and the keyboard."""

from pathlib import Path

import pytest
from tests.browser.measuring import cases, show, table, variants

SCRIPT = (Path(__file__).parent / "answering.js").read_text(encoding="utf-8")
ADORNING = {
    "kingdom_crossing": ["k-land", "k-tree"],
}
"""Drawings that may say nothing: the landscape and the tree of Kingdom Crossing. Both are grounds as large as their
board; everything that lies on them answers."""
FEWEST = 150
WIDE, PHONE = (1440, 900), (390, 844)


@pytest.fixture
def shown(chromium):
    contexts = []

    def make(game, moment, lang="en", size=WIDE, **options):
        width, height = size
        contexts.append(chromium.new_context(reduced_motion="reduce", viewport={"width": width, "height": height}, **options))
        page = contexts[-1].new_page()
        show(page, table(game, moment), lang)
        return page

    yield make
    for context in contexts:
        context.close()


@pytest.mark.parametrize(("game", "moment"), [*cases(), *variants()])
def test_every_symbol_number_and_track_answers(shown, game, moment):
    found = shown(game, moment).evaluate(SCRIPT, ADORNING.get(game, []))
    assert found["silent"] == []
    assert found["looked"] >= FEWEST


@pytest.mark.parametrize(("game", "moment"), cases())
def test_on_a_phone_too(shown, game, moment):
    """Each part of the board, the own area, the seats and the panels, one after the other."""
    page = shown(game, moment, "fr", PHONE)
    for tab in ("own", "left", "seats", "board"):
        button = page.locator(f'.tabs [data-tab="{tab}"]')
        if not button.is_visible():
            continue
        button.click()
        parts = page.locator(".seg button") if tab == "board" else page.locator("nothing")
        for number in range(max(1, parts.count())):
            if parts.count():
                parts.nth(number).click()
            assert page.evaluate(SCRIPT, ADORNING.get(game, []))["silent"] == [], (tab, number)


def test_a_silent_thing_is_found(shown):
    """The audit itself: a mark without its tip, a number without a symbol."""
    page = shown("two_heirs", "middle")
    page.evaluate("document.querySelectorAll('[data-tip^=\"set:\"]').forEach(mark => mark.removeAttribute('data-tip'))")
    page.evaluate("document.querySelector('.rch').removeAttribute('data-tip')")
    silent = page.evaluate(SCRIPT, [])["silent"]
    assert sum(one.startswith("h-set-") for one in silent) == 3
    assert len(silent) == 4


def test_the_tip_of_a_place_and_its_value(shown):
    """What was drawn without a name: pictures of places, marks of sets, how far one reaches, the squares of a track."""
    page = shown("rise_to_nobility", "middle")
    page.locator('[data-tip="location:tavern"]').first.hover()
    page.locator(".tip > b", has_text="Cavern Tavern").wait_for()
    page = shown("two_heirs", "middle")
    page.locator('[data-tip="set:travel"]').hover()
    page.locator(".tip", has_text="Pilgrimage Site").wait_for()
    page.locator('.right [data-tip="reach"]').first.hover()
    page.locator(".tip .tip-value", has_text="Here now: ").wait_for()


def test_a_finger_that_stays_is_told(shown):
    page = shown("two_heirs", "middle", size=PHONE, has_touch=True, is_mobile=True)
    page.locator(".seg button").last.click()
    mark = page.locator('[data-tip^="set:"], [data-tip^="land:"]').locator("visible=true").first
    box = mark.bounding_box()
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    mark.dispatch_event("pointerdown", {**at, "pointerType": "touch", "bubbles": True})
    page.locator(".tip").wait_for()


@pytest.mark.parametrize("game", ["rise_to_nobility", "two_heirs"])
def test_arrows_go_from_thing_to_thing(shown, game):
    """The board is one stop of the Tab key; what lies on it is asked with arrows, and nothing stays in the order of Tab."""
    page = shown(game, "middle")
    stops = page.locator("[tabindex='0']").count()
    page.locator(".pan").focus()
    told = []
    for key in ["ArrowDown"] * 4 + ["ArrowRight"] * 4:
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.matches('.pan *')")
        page.locator(".tip").wait_for()
        told.append(page.locator(".tip").inner_text())
    assert len(set(told)) > 3
    assert page.locator("#said").text_content()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.className") == "pan"
    assert page.locator("[tabindex='0']").count() == stops
    assert page.locator("[data-asked]").count() == 0
