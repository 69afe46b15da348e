"""Acting by pieces: two clicks and one post, planning on a private copy, what the keyboard and the pointer meet."""

import pytest
from tests.browser.playing import click, marked, open_table, settle, wait_for_change, wait_until

NOBILITY = {"mode": "standard", "players": 2, "seats": ["me", "bot:random"]}
HEIRS = {"mode": "duel", "players": 2, "seats": ["me", "bot:random"]}


def to_a_piece(page, most=60):
    """Decide until something can be taken up."""
    for _ in range(most):
        settle(page)
        if page.locator(".opts .opt[data-takes]").count():
            return
        mark = marked(page)
        page.locator(".bar .opt[data-key]").first.click()
        wait_for_change(page, mark)
    raise AssertionError("nothing to take up")


def posts(page):
    found = []
    page.on("request", lambda request: found.append((request.url, request.post_data_json)) if request.method == "POST" else None)
    return found


@pytest.mark.parametrize(("game", "body"), [("rise_to_nobility", NOBILITY), ("two_heirs", HEIRS)], ids=lambda one: str(one)[:15])
def test_a_piece_and_its_place_are_two_clicks_and_one_post(visitor, game, body):
    page = visitor()
    open_table(page, game, body)
    to_a_piece(page)
    before, sent = marked(page), posts(page)
    piece = page.locator(".opts .opt[data-takes]").first.get_attribute("data-for")
    click(page, piece)
    wait_for_change(page, before)
    held = marked(page)
    assert held.startswith(before + " ")
    assert [url.rsplit("/", 1)[1] for url, _ in sent] == ["try"]
    settle(page)
    target = page.locator(".opts:not(.ends) .opt[data-key]").first.get_attribute("data-for")
    click(page, target)
    wait_for_change(page, held)
    assert [url.rsplit("/", 1)[1] for url, _ in sent][:2] == ["try", "act"]
    assert len(sent[1][1]["keys"]) >= 2
    assert " " not in marked(page)


def test_a_piece_is_put_back_and_another_taken_without_anything_happening(visitor):
    page = visitor()
    open_table(page, "rise_to_nobility", NOBILITY)
    to_a_piece(page)
    before = marked(page)
    log = page.locator("[data-part=log]").inner_text()
    page.locator(".opts .opt[data-takes]").first.click()
    wait_for_change(page, before)
    assert page.locator(".inhand").count()
    other = page.locator(".instead .opt[data-takes]").first
    if other.count():
        held = marked(page)
        click(page, other.get_attribute("data-for"))
        wait_for_change(page, held)
    page.keyboard.press("z")
    wait_until(page, lambda: marked(page) == before)
    assert page.locator("[data-part=log]").inner_text() == log


def test_the_key_of_a_die_is_its_number_and_its_sign_shows_its_pips(visitor):
    page = visitor()
    open_table(page, "rise_to_nobility", NOBILITY)
    to_a_piece(page)
    for button in page.locator(".opts .opt[data-takes]").all():
        number = button.get_attribute("data-key").removeprefix("die:")
        assert button.get_attribute("data-shortcut") == number
        assert button.locator("use").first.get_attribute("href") == f"#n-die-{number}"
    page.keyboard.press(number)
    page.locator("#put-back").wait_for()
    assert f"die:{number}" in marked(page)


def test_a_plan_is_tried_kept_and_dropped(visitor):
    page = visitor()
    open_table(page, "two_heirs", HEIRS)
    to_a_piece(page)
    before, sent = marked(page), posts(page)
    log = page.locator("[data-part=log]").inner_text()
    page.locator("#tool-plan").click()
    page.locator(".planning").wait_for()
    assert page.locator("body.planning-on").count()
    planned = marked(page)
    page.locator(".opts .opt[data-takes]").first.click()
    wait_for_change(page, planned)
    held = marked(page)
    page.locator(".opts:not(.ends) .opt[data-key]").first.click()
    wait_for_change(page, held)
    page.locator(".planning li").first.wait_for()
    for width, height in ((844, 390), (640, 400), (390, 844), (1440, 900)):  # the strip takes no room that is not its own
        page.set_viewport_size({"width": width, "height": height})
        board, strip, bar = (page.locator(place).bounding_box() for place in (".board", ".planning", ".bar"))
        assert min(board["width"], board["height"]) > 200
        assert max(box["x"] + box["width"] for box in (board, strip, bar)) <= width
        assert max(box["y"] + box["height"] for box in (board, strip, bar)) <= height
    assert all(url.endswith("/try") for url, _ in sent)
    page.locator('[data-plan="leave"]').click()
    wait_until(page, lambda: marked(page) == before)
    assert page.locator("[data-part=log]").inner_text() == log
    assert not page.locator("body.planning-on").count()
    page.locator("#tool-plan").click()
    page.locator(".planning").wait_for()
    for _ in range(2):
        mark, options = marked(page), page.locator(".opts:not(.ends) .opt[data-key]")
        if not options.count():  # after the first one there may be nothing but the end of the turn
            break
        options.first.click()
        wait_for_change(page, mark)
    page.locator('[data-plan="keep"]').click()
    wait_until(page, lambda: "plan" not in marked(page) and marked(page) != before)
    chain = [data["keys"] for url, data in sent if url.endswith("/act")]
    assert len(chain) == 1
    assert len(chain[0]) >= 1


def test_the_first_stop_is_what_can_be_done_and_the_log_is_one_stop(visitor):
    page = visitor()
    open_table(page, "two_heirs", HEIRS)
    settle(page)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.state") == "lit"
    assert page.locator("[data-part=log] button:not([tabindex='-1'])").count() == 0
    page.locator("[data-part=log]").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("!document.activeElement.closest('[data-part=log] button') || !!document.activeElement.dataset.at")


def test_a_resting_pointer_calls_no_tip_over_the_new_choices(visitor):
    page = visitor()
    open_table(page, "two_heirs", HEIRS)
    settle(page)
    mark = marked(page)
    click(page, page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
    wait_for_change(page, mark)
    settle(page)
    page.wait_for_timeout(1200)
    assert page.locator(".tip:not(.gloss)").count() == 0


def test_a_clock_that_runs_low_is_said_aloud(visitor):
    page = visitor()
    open_table(page, "two_heirs", {"mode": "duel", "players": 2, "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 31}})
    page.evaluate(
        """() => {
            window.heard = [];
            new MutationObserver(() => window.heard.push(document.getElementById('said').textContent))
                .observe(document.getElementById('said'), { childList: true, characterData: true, subtree: true });
        }"""
    )
    page.locator(".clockface.low").first.wait_for(state="attached")
    wait_until(page, lambda: any("seconds left" in words or "time is over" in words for words in page.evaluate("window.heard")))
