"""The one-page guide, the rules drawer and the key of symbols, as a newcomer uses them."""

import pytest
from tests.browser.playing import WITH_BOARD, open_table, settle

WIDTH = "document.documentElement.scrollWidth"


def test_every_guide_is_one_sheet_and_no_wider_than_the_screen(visitor):
    """In French, which is longer."""
    page = visitor("fr-FR", width=1280, height=800)
    for game in WITH_BOARD:
        page.set_viewport_size({"width": 1280, "height": 800})
        page.goto(f"/games/{game}/guide")
        columns = page.locator(".guide .columns")
        assert columns.evaluate("all => getComputedStyle(all).columnCount") == "2"
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), game
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1, game
        page.set_viewport_size({"width": 390, "height": 844})
        assert page.evaluate(WIDTH) <= 390, game
        assert columns.evaluate("all => getComputedStyle(all).columnCount") == "1"
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/")
    page.locator('a[href="/games/two_heirs/guide"]').click()
    page.locator(".guide h1").wait_for()


def test_the_drawer_opens_at_now_and_answers_everyday_words(visitor):
    page = visitor(width=1280, height=800)
    open_table(page, "two_heirs")
    settle(page)
    page.locator("#tool-rules").click()
    drawer = page.locator("#rules-drawer")
    now = drawer.locator(".now")
    now.wait_for()
    assert now.locator(".now-row").count() == page.locator(".bar .opt:not(.notyet)").count()
    assert drawer.locator("details[open]").evaluate_all("all => all.map(one => one.dataset.section)") == ["TURN"]
    assert now.bounding_box()["y"] < 400

    now.locator(".show-me").first.click()
    assert page.locator(".shown-at").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("#shown").count() == 0
    assert drawer.count() == 1

    drawer.locator(".find").fill("pay")
    drawer.locator(".answers .clause").first.wait_for()
    assert "cost" in drawer.locator(".answered").inner_text()
    first = drawer.locator(".answers .clause").first
    wanted = first.get_attribute("data-clause")
    first.locator(".clause-go").click()
    assert drawer.locator(".clause.here").get_attribute("data-clause") == wanted
    drawer.locator(".find").fill("zzzz")
    assert drawer.locator(".answers .clause").count() == 0

    drawer.locator(".find").fill("")
    drawer.locator(".here .term").first.click()
    page.locator(".gloss").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".gloss").count() == 0
    page.keyboard.press("Escape")
    assert drawer.count() == 0
    assert page.evaluate("document.activeElement.id") == "tool-rules"


def test_a_refusal_leads_to_its_clause_and_back_to_the_board(visitor):
    page = visitor()
    open_table(page, "two_heirs")
    settle(page)
    page.locator('[data-piece^="place:"][data-state=unlit]').last.click()
    link = page.locator(".bubble .clause-link").first
    page.locator(".bubble .clause-link", has_text=":").first.wait_for()
    assert "-0" not in link.inner_text()
    link.click()
    here = page.locator("#rules-drawer .clause.here")
    here.wait_for()
    here.locator(".show-me").click()
    assert page.locator(".shown-at").count() >= 1


@pytest.mark.parametrize("game", ["medieval_realms", "two_heirs"])
def test_the_key_lists_what_lies_on_the_table_and_shows_where(visitor, game):
    page = visitor("fr-FR")
    open_table(page, game)
    settle(page)
    page.locator("#tool-rules").click()
    page.locator(".drawer-links button").click()
    rows = page.locator(".key-row")
    rows.first.wait_for()
    count = rows.count()
    assert count >= 10
    told = int(rows.first.locator(".key-count").inner_text())
    rows.first.click()
    assert 1 <= page.locator(".shown-at").count() <= told
    page.locator(".segment").nth(1).click()
    assert rows.count() > count


def test_a_symbol_says_its_name_meaning_and_value(visitor):
    page = visitor()
    open_table(page, "two_heirs")
    settle(page)
    page.locator(".pb svg.ic").first.hover()
    tip = page.locator(".tip .tip-sign")
    tip.wait_for()
    assert "Wood" in tip.inner_text()
    assert tip.locator(".tip-value").count() == 1
    page.locator(".tip .clause-link", has_text=":").first.wait_for()


@pytest.mark.parametrize("game", [game for game in WITH_BOARD if game != "two_heirs"])
def test_what_counts_at_the_end_says_how_much(visitor, game):
    """Counters say what they stand for when the game ends; in The Two Heirs only buildings count, and none stands yet."""
    page = visitor()
    open_table(page, game)
    settle(page)
    page.locator(":is(.right, .pb, .board) :is([data-end], [data-end-all]):visible").first.hover(force=True)
    told = page.locator(".tip .tip-end")
    told.wait_for()
    assert told.inner_text().startswith("At the end")


def test_a_clause_leads_to_the_symbols_that_it_speaks_of(visitor):
    page = visitor()
    open_table(page, "two_heirs")
    settle(page)
    page.locator("#tool-rules").click()
    clause = page.locator("#rules-drawer #clause-HEIRS-TAKE-03")
    clause.wait_for(state="attached")
    page.locator("#rules-drawer #section-TAKE").evaluate("section => section.setAttribute('open', '')")
    clause.locator(".show-me").click()
    assert page.locator(".shown-at").count() >= 1
