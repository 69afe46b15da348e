"""The table page: why-not, rules, undo, the log, languages, spectators, other people, a server that dies."""

import re

from tests.browser.playing import READY, click, marked, open_table, settle, wait_for_change

SOLO = {"mode": "solo", "players": 1, "seats": ["me"]}
DUEL = {"mode": "duel", "players": 2, "seats": ["me", "open"]}


def first_lit(page):
    return page.locator("[data-piece][data-state=lit]").first.get_attribute("data-piece")


def decide(page):
    settle(page)
    mark = marked(page)
    click(page, first_lit(page))
    wait_for_change(page, mark)


def test_an_unlit_piece_says_why_not_and_opens_the_rules(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    page.locator('[data-piece^="place:"][data-state=unlit]').last.click()
    bubble = page.locator(".bubble")
    bubble.wait_for()
    link = bubble.locator(".clause-link").first
    page.locator(".bubble .clause-link", has_text="Rule: ").first.wait_for()
    title = link.inner_text().removeprefix("Rule: ")
    assert not re.search(r"HEIRS-[A-Z]+-\d+", title)
    link.click()
    here = page.locator("#rules-drawer .clause.here")
    here.wait_for()
    assert re.fullmatch(r"HEIRS-[A-Z]+-\d+", here.get_attribute("data-clause"))
    assert here.locator("xpath=ancestor::details").locator("summary").inner_text() == title
    page.keyboard.press("Escape")
    assert page.locator("#rules-drawer").count() == 0


def test_the_keyboard_can_ask_why_not_too(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    page.locator("#tool-why").press("Enter")
    rows = page.locator("dialog[open] .refused li")
    rows.first.wait_for()
    rows.first.locator(".clause-link").press("Enter")
    page.locator("#rules-drawer .clause.here").wait_for()


def test_a_decision_is_one_request(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(4):
        settle(page)
        asked = []
        page.on("request", lambda request, asked=asked: asked.append(request.url))
        decide(page)
        settle(page)
        for_the_table = [url for url in asked if "/tip?" not in url]
        assert len(for_the_table) == 1, asked
        assert for_the_table[0].endswith("/act")


def test_undo_and_redo(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    before, after = "", decision(page)
    for _ in range(20):
        before = after
        decide(page)
        after = decision(page)
        if page.locator("#tool-undo").is_enabled() and " " not in marked(page):
            break
    changes_to(page, lambda: page.keyboard.press("Control+z"), before)
    changes_to(page, lambda: page.keyboard.press("Control+Shift+z"), after)
    changes_to(page, lambda: page.locator("#tool-undo").click(), before)


def decision(page):
    settle(page)
    return page.locator(".bar").inner_text() + page.locator("[data-part=log]").inner_text()


def changes_to(page, act, expected):
    mark = marked(page)
    act()
    wait_for_change(page, mark)
    assert decision(page) == expected


def test_a_line_of_the_log_shows_the_board_of_that_moment(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(4):
        decide(page)
    page.locator("[data-part=log] [data-at]").last.click()
    page.locator("#looking").wait_for()
    assert page.locator("[data-state=lit]").count() == 0
    page.locator("#looking .btn").click()
    page.locator("[data-state=lit]").first.wait_for()


def test_the_language_changes_in_the_middle_of_a_game(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    decide(page)
    prompt = page.locator(".prompt").inner_text()
    pieces = page.locator("[data-piece][data-state=lit]").count()
    page.locator("#tool-language").click()
    page.wait_for_selector(f"html[lang=fr] {READY}")
    assert page.locator(".prompt").inner_text() != prompt
    assert page.locator("h1").inner_text() == "Les Deux Héritiers"
    assert page.locator("[data-piece][data-state=lit]").count() == pieces


def test_the_theme_is_remembered(visitor):
    page = visitor(color_scheme="dark")
    page.goto("/")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    page.locator("#tool-theme").click()
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "light"


def test_every_lit_piece_has_its_button_and_the_reverse(visitor):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(12):
        settle(page)
        lit = set(page.locator("[data-piece][data-state=lit]").evaluate_all("all => all.map(p => p.dataset.piece)"))
        buttons = set(page.locator(".opt[data-for]").evaluate_all("all => all.map(o => o.dataset.for)"))
        assert lit == buttons
        decide(page)


def test_two_people_and_a_spectator(visitor):
    white, blue, watcher = visitor(), visitor("fr-FR"), visitor()
    white.goto("/new/two_heirs")
    white.locator('[name="name"]').fill("Aliénor")
    white.locator("#seats select").nth(1).select_option("open")
    white.locator("button[type=submit]").click()
    link = white.locator("[data-link]").first
    link.wait_for()
    assert "/join/" in link.input_value()
    watch = white.locator("[data-link]").nth(1).input_value()
    blue.goto(link.input_value())
    blue.locator('[name="name"]').fill("Maude")
    blue.locator("button[type=submit]").click()
    for page in (white, blue):
        page.wait_for_selector(READY)
    watcher.goto(watch)
    watcher.wait_for_selector(READY)
    assert watcher.locator(".opt").count() == 0
    both = [white, blue]
    for _ in range(6):
        asked = next(page for page in both for _ in [page.wait_for_timeout(150)] if page.locator(".opt[data-key]").count())
        decide(asked)
    white.wait_for_timeout(400)
    lines = [page.locator("[data-part=log] li").count() for page in (white, blue, watcher)]
    assert len(set(lines)) == 1
    assert lines[0] > 3
    watcher.locator("[data-piece]").first.click(force=True)
    watcher.locator(".bubble").wait_for()


def test_chat_and_presence(visitor):
    white, blue = visitor(), visitor()
    open_and_join(white, blue)
    blue.locator("#tool-chat").click()
    blue.locator("#chat-drawer input").fill("Bonjour à tous")
    blue.keyboard.press("Enter")
    white.locator("#tool-chat.news").wait_for()
    white.locator("#tool-chat").click()
    white.locator("#chat-drawer .line", has_text="Bonjour à tous").wait_for()
    white.locator(".seatnotes .dot.on").nth(1).wait_for()
    blue.close()
    white.locator(".seatnotes .dot:not(.on)").wait_for()


def open_and_join(white, blue):
    white.goto("/")
    made = white.request.post("/api/tables", data={"game": "two_heirs", "name": "Aliénor", **DUEL}).json()
    blue.goto("/")
    blue.request.post("/api" + made["you"]["join"], data={"name": "Maude"})
    for page in (white, blue):
        page.goto(f"/tables/{made['table']['id']}")
        page.wait_for_selector(READY)


def test_a_take_back_needs_consent(visitor):
    white, blue = visitor(), visitor()
    open_and_join(white, blue)
    first, second = (white, blue) if white.locator(".opt[data-key]").count() else (blue, white)
    first.locator('.opt[data-key^="take:"]').first.click()
    settle(first)
    taken = first.locator("[data-part=log] li").count()
    first.locator("#tool-undo").click()
    first.locator("dialog[open] .btn.first").click()
    second.locator("#consent").wait_for()
    second.locator("dialog[open] .btn.first").click()
    first.locator('.opt[data-key^="take:"]').first.wait_for()
    assert first.locator("[data-part=log] li").count() < taken


def test_the_page_survives_the_death_of_the_server(visitor, server):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    for _ in range(3):
        decide(page)
    lines = page.locator("[data-part=log] li").count()
    server.kill()
    page.locator("#offline").wait_for()
    server.start()
    page.locator("#offline").wait_for(state="detached")
    assert page.locator("[data-part=log] li").count() == lines
    decide(page)


def test_a_decision_made_while_the_server_is_away_arrives_once(visitor, server):
    page = visitor()
    open_table(page, "two_heirs", SOLO)
    settle(page)
    server.kill()
    mark = marked(page)
    click(page, first_lit(page))
    page.wait_for_timeout(300)
    server.start()
    wait_for_change(page, mark)


def test_a_hot_seat_passes_the_screen(visitor):
    page = visitor()
    open_table(page, "two_heirs", {"mode": "duel", "players": 2, "seats": ["me", "me"]})
    seats = set()
    for _ in range(25):
        settle(page)
        seats.add(page.evaluate("document.querySelector('.bar').className.match(/seat-\\d/)[0]"))
        decide(page)
        if len(seats) == 2:
            break
    assert len(seats) == 2
