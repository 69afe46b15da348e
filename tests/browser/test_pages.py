"""Pages beside the table: home, new table, replay, rules; weight, policy, accessibility, widths."""

import json

import pytest
from tests.browser.playing import READY, WITH_BOARD, click, marked, open_table, settle, wait_for_change
from tests.browser.test_table import SOLO, decide

WIDTHS = (360, 390, 768, 1024, 1280, 1440, 1920, 2560)
MOST = 300_000


@pytest.fixture(scope="session")
def axe():
    module = pytest.importorskip("axe_playwright_python.sync_playwright")
    return module.Axe()


def violations(axe, page):
    found = axe.run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}).response[
        "violations"
    ]
    return [(v["id"], [node["html"][:160] for node in v["nodes"]][:3]) for v in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_and_forms_are_accessible(visitor, axe, theme):
    page = visitor(color_scheme=theme)
    for address in ("/", "/new/two_heirs", "/rules/two_heirs", "/tables/0000000000000000"):
        page.goto(address)
        assert violations(axe, page) == [], address


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", WITH_BOARD)
def test_a_table_and_its_replay_are_accessible(visitor, axe, game, theme):
    page = visitor(color_scheme=theme)
    open_table(page, game)
    decide(page)
    settle(page)
    assert violations(axe, page) == []
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert violations(axe, page) == [], (width, height)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(page.url.replace("/tables/", "/replay/"))
    page.wait_for_selector(READY)
    assert violations(axe, page) == []


@pytest.mark.parametrize("game", WITH_BOARD)
def test_no_page_is_wider_than_the_screen(visitor, game):
    page = visitor("fr-FR")
    open_table(page, game)
    table = page.url
    for address in ("/", f"/new/{game}", table, table.replace("/tables/", "/replay/")):
        page.goto(address)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 844 if width < 700 else 900})
            page.wait_for_timeout(30)
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (address, width, wide)


@pytest.mark.parametrize("game", WITH_BOARD)
def test_the_weight_of_a_table_page(visitor, server, game):
    page = visitor()
    sizes = {}
    outside = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.on("request", lambda request: outside.append(request.url) if not request.url.startswith((server.url, "data:")) else None)
    open_table(page, game)
    sizes.clear()
    page.evaluate("performance.clearResourceTimings()")
    session.send("Network.clearBrowserCache")
    page.reload()
    page.wait_for_selector(READY)
    page.wait_for_timeout(300)
    assert outside == []
    assert 0 < sum(sizes.values()) < MOST, sum(sizes.values())


def test_a_new_table_with_all_options(visitor):
    page = visitor()
    page.goto("/new/two_heirs")
    page.locator('[name=mode][value="solo"]').check()
    page.locator('.options[data-mode=solo] select[data-option="level"]').select_option("3")
    page.locator('[name="clock"]').select_option("bank")
    page.locator("button[type=submit]").click()
    page.wait_for_selector(READY)
    data = json.loads(page.locator("#table-data").text_content())
    assert data["options"]["level"] == 3
    assert data["clock"]["kind"] == "bank"
    page.locator('.right [data-clock="0"]').wait_for()


def test_a_wrong_wish_is_explained(visitor):
    page = visitor()
    page.goto("/new/two_heirs")
    page.locator(".subset input:checked").first.uncheck()
    page.locator("button[type=submit]").click()
    page.locator("#problem").wait_for()
    assert "3" in page.locator("#problem").inner_text()


def test_replay_step_by_step(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(5):
        decide(page)
    page.goto(page.url.replace("/tables/", "/replay/") + "?step=2")
    page.wait_for_selector(READY)
    assert page.locator("#slider").input_value() == "2"
    page.locator('[data-step="1"]').click()
    page.wait_for_url("**step=3")
    page.keyboard.press("Home")
    page.wait_for_url("**step=0")
    assert page.locator("[data-state=lit]").count() == 0
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator("#slider").input_value() == "0"


FRESH = """async (name) => {
  const { parts } = await fetch(`${location.pathname}/parts`).then((answer) => answer.json());
  return new DOMParser().parseFromString(parts[name].html, "text/html").body.textContent;
}"""


def test_the_table_in_words(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    mark = marked(page)
    click(page, page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
    wait_for_change(page, mark)
    page.locator("#tool-text").click()
    words = page.locator("dialog[open] .text-view").inner_text()
    assert len(words) > 200
    fresh = page.evaluate(FRESH, "text")
    assert words.split() == fresh.split(), "no message brought it: it was asked for"


def test_the_scores_so_far_are_those_of_now(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    before = page.locator("#result-view").evaluate("view => view.content.textContent")
    for _ in range(12):
        mark = marked(page)
        click(page, page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
        wait_for_change(page, mark)
        settle(page)
    page.locator("#tool-scores").click()
    page.locator("dialog[open] .result").wait_for()
    shown = page.locator("#result-view").evaluate("view => view.content.textContent")
    assert shown.split() == page.evaluate(FRESH, "result").split()
    assert shown != before


def test_a_tooltip(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    page.locator("[data-tip]").first.hover()
    page.locator(".tip").wait_for()


def test_pieces_travel_unless_less_motion_is_wanted(visitor):
    page = visitor(reduced_motion="no-preference")
    open_table(page, "two_heirs", SOLO)
    page.evaluate(
        "window.seen = 0; new MutationObserver(() => { seen += document.querySelectorAll('.travelling').length; })"
        ".observe(document.body, {subtree: true, attributes: true, attributeFilter: ['class'], childList: true})"
    )
    for _ in range(6):
        decide(page)
    assert page.evaluate("window.seen") > 0


def test_a_finger_that_stays_calls_a_tooltip_and_nothing_else(visitor):
    page = visitor(width=390, height=844, is_mobile=True, has_touch=True)
    open_table(page, "two_heirs", SOLO)
    settle(page)
    mark = page.locator("body").get_attribute("data-step")
    box = page.locator(".board [data-tip]").first
    box.scroll_into_view_if_needed()
    place = box.bounding_box()
    at = {"x": place["x"] + place["width"] / 2, "y": place["y"] + place["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".tip").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator(".bubble, .menu").count() == 0
    assert page.locator("body").get_attribute("data-step") == mark


def test_the_keyboard_calls_tooltips(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    settle(page)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("!!document.activeElement.closest('[data-tip]')"):
            page.locator(".tip").wait_for()
            return
    raise AssertionError("nothing with a tooltip takes the focus")


def test_a_public_table_is_found_on_the_home_page(visitor):
    owner, guest = visitor(), visitor("fr-FR")
    owner.goto("/new/two_heirs")
    owner.locator('[name="name"]').fill("Aliénor")
    assert not owner.locator("#public").is_visible()
    owner.locator("#seats select").nth(1).select_option("open")
    owner.locator('[name="public"]').check()
    owner.locator("button[type=submit]").click()
    owner.locator("[data-link]").first.wait_for()
    guest.goto("/")
    guest.locator('[aria-labelledby="waiting"] a', has_text="Aliénor").first.click()
    guest.locator("button[type=submit]").click()
    for page in (owner, guest):
        page.wait_for_selector(READY)


def test_the_moves_of_others_are_shown_one_by_one(visitor):
    page = visitor(reduced_motion="no-preference")
    open_table(page, "two_heirs", {"mode": "duel", "players": 2, "seats": ["me", "bot:greedy"]})
    page.evaluate("window.stepped = 0; document.addEventListener('stepping', () => { stepped += 1; })")
    for _ in range(15):
        decide(page)
        settle(page)
        if page.evaluate("stepped") > 0:
            break
    assert page.evaluate("stepped") > 0
    log = page.locator("[data-part=log]").inner_text()
    page.reload()
    page.wait_for_selector(READY)
    assert page.locator("[data-part=log]").inner_text() == log


def test_the_log_shows_symbols(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(3):
        decide(page)
    assert page.locator("[data-part=log] button svg").count() > 0
