"""Lessons in a browser: by clicks, touch and keyboard, wide and on a phone, in both languages; leaving, coming back, the film."""

import contextlib

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.playing import READY, wait_until
from regalia.core.registry import games
from regalia.lessons import lessons_of

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844, "has_touch": True}
SIDEWAYS = {"width": 844, "height": 390, "has_touch": True}
IN = {"en": {"lang": "en-GB"}, "fr": {"lang": "fr-FR", "color_scheme": "dark"}}
NOW = """() => {
  const box = document.querySelector('.lb');
  return {
    over: !!document.querySelector('dialog.fin'), text: box?.innerText ?? '', order: !!box?.querySelector('.do'),
    step: document.body.dataset.step, tab: document.body.dataset.tab,
    lit: [...document.querySelectorAll('[data-piece][data-state=lit]')].map((piece) => piece.dataset.piece),
    gilded: [...document.querySelectorAll('.bar .opt:not(.calm)')].filter((option) => option.getClientRects().length).length,
  };
}"""
SHARES = """() => {
  // How much of each piece that the step wants cannot be seen: covered by the bubble, or off the page; 9 where it is not drawn.
  const box = document.querySelector('.lb')?.getBoundingClientRect();
  const share = (piece) => {
    const one = piece.getBoundingClientRect();
    if (!one.width || !one.height) return 9;
    if (one.right <= 0 || one.left >= innerWidth || one.bottom <= 0 || one.top >= innerHeight) return 1;
    const wide = Math.min(one.right, box.right) - Math.max(one.left, box.left);
    const high = Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top);
    return wide > 0 && high > 0 ? wide * high / (one.width * one.height) : 0;
  };
  return box ? [...document.querySelectorAll('[data-piece][data-state=lit]')].map(share) : [];
}"""
AWAY = 9
IN_SIGHT = f"() => Math.min(...({SHARES})()) < 0.5 || ({SHARES})().every((one) => one === {AWAY})"
"""One of the pieces, unless none is drawn where the page stands."""

ON_THE_PAGE = """() => {
  const box = document.querySelector('.lb').getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def begin(page, game, lesson):
    page.goto("/")
    page.locator(f'.les [data-learn="{game}"][data-which="{lesson}"]').click()
    page.wait_for_selector(READY)
    page.wait_for_selector(".lb")


def moved(page, before):
    """Wait until the bubble speaks of something else, or the lesson is over."""
    page.wait_for_function(
        """([step, text]) => document.querySelector('dialog.fin') || (document.querySelector('.lb')
        && (document.body.dataset.step !== step || document.querySelector('.lb').innerText !== text))""",
        arg=[before["step"], before["text"]],
    )


def in_sight(page):
    """Whether what the step wants can be seen, once bubble and tab have come to rest."""
    try:
        page.wait_for_function(IN_SIGHT, timeout=5000)
    except PlaywrightTimeout:
        return False
    return True


def by_hand(page, touch):
    """What the lesson wants, piece by piece; returns how many decisions there were."""
    decisions = 0
    for _ in range(200):
        now = page.evaluate(NOW)
        if now["over"]:
            return decisions
        if now["order"]:
            decisions += 1
            assert now["lit"] or now["gilded"], now["text"]
            assert in_sight(page), now["text"]
            assert page.evaluate(ON_THE_PAGE), now["text"]
            shares = page.evaluate(SHARES)
            best = min([AWAY, *shares])
            lit, buttons = page.locator("[data-piece][data-state=lit]"), page.locator(".bar .opt:not(.calm):visible")
            wanted = lit.nth(shares.index(best)) if best < AWAY else buttons.first
        else:
            wanted = page.locator("[data-lesson=next]")
        wanted.tap() if touch else wanted.click()
        moved(page, now)
    raise AssertionError("the lesson does not end")


def by_keys(page):
    """The same with Enter alone: from the bubble to the piece, and on it."""
    decisions = 0
    for _ in range(200):
        now = page.evaluate(NOW)
        if now["over"]:
            return decisions
        page.wait_for_function("() => document.activeElement?.classList.contains('lt')")
        page.keyboard.press("Enter")
        if now["order"]:
            decisions += 1
            page.wait_for_function("() => document.activeElement?.matches('[data-state=lit], .opt')")
            page.keyboard.press("Enter")
        moved(page, now)
    raise AssertionError("the lesson does not end")


WAYS = {
    "wide-clicks": (WIDE, lambda page: by_hand(page, touch=False)),
    "wide-keyboard": (WIDE, by_keys),
    "phone-touch": (PHONE, lambda page: by_hand(page, touch=True)),
    "phone-keyboard": (PHONE, by_keys),
    "sideways-touch": (SIDEWAYS, lambda page: by_hand(page, touch=True)),
}


def played():
    """Every first lesson in each way and language; the others in each way, by turns in one language."""
    for game in games():
        for lesson in lessons_of(game):
            for number, way in enumerate(WAYS):
                for lang in IN if lesson.number == 1 else [list(IN)[(number + lesson.number) % 2]]:
                    yield pytest.param(way, lang, game, lesson, id=f"{way}-{lang}-{game.id}-{lesson.id}")


@pytest.mark.parametrize(("way", "lang", "game", "lesson"), list(played()))
def test_a_lesson_to_its_end(visitor, way, lang, game, lesson):
    size, play = WAYS[way]
    page = visitor(**IN[lang], **size)
    begin(page, game.id, lesson.id)
    assert play(page) == lesson.decisions
    assert page.locator("dialog.fin .know li").count() > 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_other_choices_are_answered_and_the_third_is_done_for_one(visitor):
    page = visitor(width=1280, height=800)
    begin(page, "two_heirs", "first-turns")
    page.locator("[data-lesson=next]").click()
    page.wait_for_selector('[data-piece="place:1"][data-state=lit]')
    page.locator('[data-piece="place:5"]').first.dispatch_event("click")
    page.locator(".wr").wait_for()
    assert page.locator(".wr b").inner_text() == "Not yet."
    assert page.locator(".wr .rlk").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".wr").count() == 0
    page.keyboard.press("2")
    page.locator(".wr").wait_for()
    assert page.locator(".wr b").inner_text() == "You may, but later."
    assert page.locator(".lifted").count() > 0
    page.keyboard.press("3")
    page.locator("[data-lesson=for-me]").click()
    page.wait_for_selector('[data-piece="tile:trd_farm"][data-state=lit]')
    page.locator("[data-lesson=back]").click()
    page.wait_for_selector('[data-piece="place:1"][data-state=lit]')


def test_a_step_is_taken_though_the_answer_to_the_one_before_is_still_on_its_way(visitor):
    """The stream may bring the next bubble before the answer to "next": what is asked of that bubble is not lost."""
    page = visitor(lang="fr-FR", width=390, height=844)
    begin(page, "crown_of_emara", "first-round")
    held = []
    page.route("**/lesson", lambda route: held.append((route, route.fetch())), times=1)
    on = page.locator("[data-lesson=skip], [data-lesson=next]").first
    first = page.evaluate(NOW)
    on.click()
    moved(page, first)
    second = page.evaluate(NOW)
    on.click()
    [(route, answer)] = held
    route.fulfill(response=answer)
    moved(page, second)


def skipped_to_the_end(page):
    """Skip a step; whether that was the last. A bubble may change while it is chosen, then the next one is."""
    if not page.evaluate(NOW)["over"]:
        with contextlib.suppress(PlaywrightError):
            page.locator("[data-lesson=skip], [data-lesson=next]").first.click(timeout=3000)
        page.wait_for_timeout(100)
    return page.evaluate(NOW)["over"]


def test_leave_come_back_and_play_on(visitor):
    page = visitor(width=1280, height=800)
    begin(page, "two_heirs", "first-turns")
    page.locator("[data-lesson=next]").click()
    page.wait_for_selector('[data-piece="place:1"][data-state=lit]')
    page.locator("[data-lesson=leave]").click()
    page.locator("dialog .btn.first").click()
    page.locator('.go [data-learn="two_heirs"]').click()
    page.wait_for_selector('[data-piece="place:1"][data-state=lit]')
    wait_until(page, lambda: skipped_to_the_end(page))
    page.locator("[data-lesson=alone]").click()
    page.wait_for_selector(".chap.alone")
    page.wait_for_selector(".opt.hinted")
    page.locator("[data-lesson=hints]").click()
    page.wait_for_selector(".opt.hinted", state="detached")
    page.locator(".opt[data-key^=take]").first.click()
    page.wait_for_selector('[data-piece^="tile:"]')


def another_bubble(page, first):
    """One decision on in the film; whether the bubble is another. The first one stands for what was played before the lesson."""
    page.keyboard.press("ArrowRight")
    page.wait_for_timeout(300)
    return page.locator(".lb").count() == 1 and page.locator(".lb").inner_text() != first


def test_a_reloaded_lesson_goes_on_and_ends_as_a_film(visitor):
    """The page may be reloaded in the middle; when the lesson is over the same bubbles stand beside its film."""
    page = visitor(width=1280, height=800)
    begin(page, "kingdom_crossing", "first-day")
    for _ in range(3):
        now = page.evaluate(NOW)
        page.locator("[data-lesson=skip], [data-lesson=next]").first.click()
        moved(page, now)
    before = page.evaluate(NOW)
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_selector(".lb")
    assert page.evaluate(NOW) == before
    wait_until(page, lambda: skipped_to_the_end(page))
    page.locator("[data-lesson=film]").click()
    page.wait_for_url("**/replay/**")
    page.wait_for_selector(".lb")
    first = page.locator(".lb").inner_text()
    wait_until(page, lambda: another_bubble(page, first))
