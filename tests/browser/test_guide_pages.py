"""The one-page guides as they are laid out: nothing lies over anything else, and the lessons can be begun from there."""

import pytest
from tests.browser.playing import READY, WITH_BOARD

OVERLAPS = """() => {
  const parts = [...document.querySelectorAll('.guide .told-part, .guide .lead, .guide .signs, .guide-head')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const common = (a, b, low, high) => Math.min(a[high], b[high]) - Math.max(a[low], b[low]) > 1;
  const over = (a, b) => common(a, b, 'left', 'right') && common(a, b, 'top', 'bottom');
  return boxes.flatMap((a, n) => boxes.slice(n + 1).filter((b) => over(a, b)).map(() => parts[n].id || parts[n].className));
}"""


@pytest.mark.parametrize("game", WITH_BOARD)
def test_no_part_of_a_guide_lies_over_another(visitor, game):
    page = visitor("fr-FR", width=1440, height=900)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/games/{game}/guide")
        assert page.evaluate(OVERLAPS) == []


def test_a_lesson_begins_from_the_guide(visitor):
    page = visitor(width=1280, height=800)
    page.goto("/games/two_heirs/guide")
    page.locator('.guide-lessons [data-which="henri"]').click()
    page.wait_for_selector(READY)
    page.wait_for_selector(".lb")
