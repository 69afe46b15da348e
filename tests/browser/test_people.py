"""With others: clocks, leaving and stand-ins, consent, notices, several tabs, confirmation, what there is after the game."""

import json

from tests.browser.playing import READY, click, marked, open_table, settle, wait_for_change
from tests.browser.test_table import DUEL, SOLO, decide, open_and_join
from tests.browser.test_two_browsers import waiting_for

STUB = """
window.noticed = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, options) { noticed.push([title, options.body]); }
};
window.AudioContext = class { constructor() { window.chimed = (window.chimed || 0) + 1; throw new Error("silent"); } };
Object.defineProperty(document, "hidden", { get: () => true });
localStorage.setItem("regalia", JSON.stringify({ notify: true }));
"""


def turns(white, blue):
    """The page that is asked, and the other one."""
    asked = waiting_for([white, blue])
    return (white, blue) if asked is white else (blue, white)


def until_other_is_asked(first, second):
    """Play with the first page until the second is asked."""
    for _ in range(40):
        if second.locator(".opt[data-key]").count():
            return
        if first.locator(".opt[data-key]").count():
            decide(first)
        first.wait_for_timeout(100)
    raise AssertionError("the turn never ends")


def test_a_turn_is_announced_in_the_title_by_sound_and_by_a_notification(visitor):
    white, blue = visitor(), visitor()
    for page in (white, blue):
        page.add_init_script(STUB)
    open_and_join(white, blue)
    first, second = turns(white, blue)
    assert "●" in first.title()
    assert "●" not in second.title()
    until_other_is_asked(first, second)
    second.wait_for_timeout(200)
    assert "●" in second.title()
    assert second.evaluate("noticed.length") == 1
    assert second.evaluate("chimed") == 1


def test_the_clock_runs_out_and_a_stand_in_plays_on(visitor):
    page = visitor()
    clock = {"kind": "move", "seconds": 1, "on_time": "stand-in"}
    open_table(page, "two_heirs", {"mode": "duel", "players": 2, "seats": ["me", "bot:greedy"], "clock": clock})
    page.locator('.right [data-clock="0"]').wait_for()
    back = page.locator(".seatnotes .btn")
    back.wait_for()
    back.dispatch_event("click")  # what a hand would do between two moves of the stand-in
    page.locator(".opt[data-key], #show-result").first.wait_for()


def test_time_can_lose_a_game(visitor):
    page = visitor(width=390, height=844)
    open_table(
        page, "two_heirs", {**DUEL, "seats": ["me", "bot:random"], "clock": {"kind": "bank", "seconds": 1, "on_time": "lose"}}
    )
    page.locator('.strip [data-clock="0"]').wait_for()
    page.locator("#show-result").wait_for(timeout=20_000)
    page.locator("dialog[open] .podium li").first.wait_for()


def test_whoever_leaves_is_replaced_and_may_come_back(visitor):
    white, blue = visitor(), visitor()
    open_and_join(white, blue)
    address = blue.url
    blue.locator("#tool-settings").click()
    blue.locator("dialog[open] .btn", has_text="Leave").click()
    blue.locator("dialog[open] .btn.first").click()
    blue.wait_for_url("**/")
    white.locator(".seatnotes .btn", has_text="stand in").click()
    white.locator(".seatnotes", has_text="stand-in plays").wait_for()
    blue.goto(address)
    blue.wait_for_selector(READY)
    blue.locator(".seatnotes .btn", has_text="myself").click()
    white.locator(".seatnotes", has_text="stand-in plays").wait_for(state="detached")


def test_a_take_back_can_be_refused(visitor):
    white, blue = visitor(), visitor()
    open_and_join(white, blue)
    first, second = turns(white, blue)
    first.locator('.opt[data-key^="take:"]').first.click()
    settle(first)
    lines = first.locator("[data-part=log] li").count()
    first.locator("#tool-undo").click()
    first.locator("dialog[open] .btn.first").click()
    second.locator("#consent").wait_for()
    second.locator("dialog[open] .btn:not(.first)").click()
    second.locator("#consent").wait_for(state="detached")
    first.wait_for_timeout(300)
    assert first.locator("[data-part=log] li").count() == lines


def test_two_tabs_of_one_person_show_the_same(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(READY)
    decide(page)
    settle(page)
    for _ in range(100):
        if marked(other) == marked(page):
            break
        other.wait_for_timeout(50)
    assert other.locator("[data-part=log]").inner_text() == page.locator("[data-part=log]").inner_text()


def test_the_end_of_a_turn_is_confirmed_where_that_is_wished(visitor):
    page = visitor()
    open_table(page, "two_heirs", {**DUEL, "seats": ["me", "bot:greedy"]})
    page.locator("#tool-settings").click()
    page.locator("#set-confirm").check()
    page.locator("dialog[open] .btn.first").click()
    page.wait_for_timeout(300)
    for _ in range(40):
        settle(page)
        end = page.locator('.opt[data-key="end"]')
        if end.count():
            mark = marked(page)
            end.click()
            page.locator("dialog[open]", has_text="End the turn").wait_for()
            assert marked(page) == mark
            wait_for_change(page, mark)
            return
        decide(page)
    raise AssertionError("no turn could be ended")


def finished(page):
    """A finished duel of two bots, seen by the person whose stand-in played."""
    open_table(page, "two_heirs", {**DUEL, "seats": ["me", "bot:greedy"]})
    id = page.url.rsplit("/", 1)[1]
    page.request.post(f"/api/tables/{id}/stand-in", data={"seat": 0, "bot": "greedy"})
    page.locator("#show-result").wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    return id


def test_after_the_game(visitor):
    page = visitor()
    id = finished(page)
    page.locator("#tool-share").click()
    with page.expect_download() as picture:
        page.locator("dialog[open] a", has_text="SVG").click()
    assert "<svg" in picture.value.path().read_text(encoding="utf-8")
    with page.expect_download() as journal:
        page.locator("dialog[open] a", has_text="Journal").click()
    assert json.loads(journal.value.path().read_text(encoding="utf-8"))["game"] == "two_heirs"
    page.goto(f"/replay/{id}?step=10")
    page.wait_for_selector(READY)
    page.locator('[data-do="fork"]').click()
    page.wait_for_url("**/tables/*")
    page.wait_for_selector(READY)
    assert id not in page.url
    chip = page.locator(".forkchip")
    assert chip.get_attribute("href") == f"/replay/{id}?step=10"
    assert "10" in chip.get_attribute("title")
    settle(page)
    page.goto(f"/tables/{id}")
    page.wait_for_selector(READY)
    page.locator('[data-do="rematch"]').click()
    page.wait_for_url(lambda url: id not in url)
    page.wait_for_selector(READY)
    page.goto("/")
    assert page.locator('[aria-labelledby="finished"] li').count() == 1


def test_a_moment_of_a_game_can_be_shared_with_a_stranger(visitor):
    page, stranger = visitor(), visitor("fr-FR")
    open_table(page, "two_heirs", SOLO)
    for _ in range(4):
        decide(page)
    page.locator("#tool-share").click()
    links = page.locator("dialog[open] input[readonly]").evaluate_all("all => all.map(field => field.value)")
    stranger.goto(links[-1])
    stranger.wait_for_selector(READY)
    assert stranger.locator("#slider").input_value() == links[-1].rsplit("=", 1)[1]
    assert stranger.locator("[data-state=lit]").count() == 0


def test_secret_choices_wait_for_everybody(visitor):
    pages = [visitor(), visitor()]
    pages[0].goto("/")
    made = pages[0].request.post("/api/tables", data={"game": "medieval_realms", "players": 2, "seats": ["me", "open"]}).json()
    pages[1].goto("/")
    pages[1].request.post("/api" + made["you"]["join"], data={"name": "Maude"})
    for page in pages:
        page.goto(f"/tables/{made['table']['id']}")
        page.wait_for_selector(READY)
    for _ in range(60):
        if all(page.locator(".opt[data-key]").count() for page in pages):
            break
        asked = waiting_for(pages)
        mark = marked(asked)
        click(asked, asked.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
        wait_for_change(asked, mark)
        asked.wait_for_timeout(200)
    assert all(page.locator(".opt[data-key]").count() for page in pages), "both choose at once"
    quick, slow = pages
    before = slow.locator(".mid").inner_html()
    while quick.locator(".opt[data-key]").count() and slow.locator(".opt[data-key]").count():
        mark = marked(quick)
        click(quick, quick.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece"))
        wait_for_change(quick, mark)
        quick.wait_for_timeout(80)
    assert quick.locator(".bar .prompt").inner_text()
    assert quick.locator(".opt[data-key]").count() == 0
    slow.locator('[data-part="left"] .order li.done').wait_for()
    assert slow.locator(".mid").inner_html() == before, "nothing of the other's choice shows, but that it is made"
