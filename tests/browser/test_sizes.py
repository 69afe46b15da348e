"""Board first, at every size: every game at start, middle and end on the commonest screens, measured with our own faces."""

import pytest
from tests.browser import measuring
from tests.browser.measuring import LOW, SIZES, cases, crowds, measure, show, table

PATIENCE = 20_000
KINDS = ("small", "clipped", "covered", "lit", "missing", "wide", "buttons")


@pytest.fixture(scope="session")
def shown(chromium):
    """A page of each case and language, shown once and then measured at many sizes."""
    context = chromium.new_context(reduced_motion="reduce")
    pages = {}

    def find(game, moment, lang="en"):
        if (game, moment, lang) not in pages:
            pages[game, moment, lang] = context.new_page()
            pages[game, moment, lang].set_default_timeout(PATIENCE)
            show(pages[game, moment, lang], table(game, moment), lang)
        return pages[game, moment, lang]

    yield find
    context.close()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "moment"), cases())
def test_the_board_comes_first(shown, game, moment, size):
    """No text under its floor, nothing clipped or covered, lit pieces to hit, question and end of turn in sight."""
    page = shown(game, moment)
    for part in parts(page, size):
        found = measure(page, size)
        assert {kind: found[kind] for kind in KINDS if found[kind]} == {}, part


def parts(page, size):
    """The whole board, or its parts one after the other where it is shown in parts."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    buttons = page.locator(".siderail [data-board]" if height < 560 else ".seg button")
    if (height >= 560 and width > 700) or not buttons.count():
        yield "board"
        return
    for number in range(buttons.count()):
        buttons.nth(number).click()
        yield buttons.nth(number).get_attribute("data-board")


@pytest.mark.parametrize("size", LOW, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "moment"), crowds())
def test_no_seat_is_cut(shown, game, moment, size):
    """From three players on, on the lowest laptops: all seats, and everything else that a size must not do."""
    found = measure(shown(game, moment), size)
    assert {kind: found[kind] for kind in KINDS if found[kind]} == {}


LEAST, OUTGROWN = 0.9, 0.85
"""Share of its natural size that a board keeps on the commonest laptop, where its text is drawn in 12 pixels; and a part of it
that has outgrown its sheet, such as a landscape of more than seven tiles."""


@pytest.mark.parametrize(("game", "moment"), [*cases(), *crowds()])
def test_the_board_keeps_its_size(shown, game, moment):
    scales = measure(shown(game, moment), (1280, 800))["scales"]
    assert scales
    assert max(scales.values()) >= LEAST
    assert min(scales.values()) >= OUTGROWN


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "moment"), cases())
def test_in_french_too(shown, game, moment, size):
    page = shown(game, moment, "fr")
    for part in parts(page, size):
        found = measure(page, size)
        assert {kind: found[kind] for kind in KINDS if found[kind]} == {}, part


def test_a_fault_is_found(shown):
    """The measuring itself: a text made small, a question pushed out, a cover over the board."""
    page = shown("two_heirs", "middle")
    assert measure(page, (1280, 800))["small"] == []
    style = ".prompt { font-size: 6px !important; } .bar .pr { translate: 0 200px; } .siderail { width: 700px; z-index: 30; }"
    handle = page.evaluate_handle(
        "css => { const s = document.createElement('style'); s.textContent = css; document.head.append(s); return s; }", style
    )
    found = measure(page, (1280, 800))
    handle.evaluate("style => style.remove()")
    assert found["small"]
    assert found["covered"]
    assert found["missing"]


@pytest.mark.parametrize(("game", "moment"), [case for case in cases() if case[1] != "start"])
def test_the_part_that_the_question_is_about_is_shown(shown, game, moment):
    """Among the parts of the board the one with lit pieces is open, and every button says how many lie behind it."""
    page = shown(game, moment)
    page.reload()
    page.wait_for_selector("body[data-ready]")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        lit = page.evaluate("document.querySelectorAll('.board [data-state=lit]').length")
        seen = page.evaluate(
            "[...document.querySelectorAll('.board [data-state=lit]')].filter(p => p.getBoundingClientRect().width).length"
        )
        counted = page.locator(".seg [data-count], .siderail [data-board][data-count]").count()
        several = page.locator(".seg button").count()
        assert bool(seen) == bool(lit)
        assert bool(counted) == bool(lit and several)


COACHED = """() => {
  document.body.classList.add("coached");
  const box = document.createElement("section");
  box.id = box.className = "coach";
  box.textContent = "A word of advice.";
  document.body.append(box);
  dispatchEvent(new Event("resize"));
  const panel = box.getBoundingClientRect();
  const seats = [...document.querySelectorAll(".right .seat header")].map((head) => head.getBoundingClientRect());
  const hidden = seats.filter((seat) => !seat.height || seat.top < panel.bottom - 1 || seat.bottom > innerHeight);
  box.remove();
  document.body.classList.remove("coached");
  return { seats: seats.length, hidden: hidden.length, room: panel.height };
}"""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768), (1440, 900)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_coach_covers_no_seat(shown, size):
    """On wide pages the seats fold to their heads, in sight below the coach's panel."""
    for game, moment in cases():
        if moment != "end":
            continue
        page = shown(game, moment)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        found = page.evaluate(COACHED)
        assert found["seats"] > 1, game
        assert found["hidden"] == 0, (game, found)
        assert found["room"] > 250, (game, found)


def test_our_faces_are_used(shown):
    page = shown("two_heirs", "middle")
    loaded = page.evaluate(
        "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('\"', '')).sort()"
    )
    assert {"Regalia Sans", "Regalia Serif"} <= set(loaded)
    assert measuring.floor((390, 844)) == 10
