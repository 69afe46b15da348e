"""Playing a game through the page, as a person would."""

import contextlib
import time

from playwright.sync_api import Error as PlaywrightError

import regalia

READY = "body[data-ready]"
WITH_BOARD = [id for id in regalia.game_ids() if regalia.game(id).has_board]


def just_play(page):
    """Whoever has not played the game is offered explanations first."""
    page.wait_for_function("() => document.querySelector('dialog[open]') || location.pathname.startsWith('/tables/')")
    if page.locator("dialog[open]").count():
        page.locator("dialog .row .btn:not(.first)").click()


def open_table(page, game, body=None):
    """A new table through the API of the page's own browser; solo or against a bot, whatever the game's first button offers."""
    if body is None:
        page.goto("/")
        page.locator(f'[data-play*="{game}"]').first.click()
        just_play(page)
    else:
        page.goto("/")
        made = page.request.post("/api/tables", data={"game": game, **body})
        assert made.ok, made.text()
        page.goto(f"/tables/{made.json()['table']['id']}")
    page.wait_for_selector(READY)


def step(page):
    return page.evaluate("fetch(location.pathname + '/parts').then(a => a.json()).then(a => a.table.step)")


def status(page):
    """What the page shows now: whether the game is over, whether it asks something, and a mark that changes with every update."""
    return page.evaluate(
        """() => ({
            over: !!document.querySelector('#show-result'),
            lit: [...document.querySelectorAll('[data-piece][data-state=lit]')].length,
            keys: [...document.querySelectorAll('.opt[data-key]')].map(o => o.dataset.key),
            sending: !!document.querySelector('.bar.sending'),
        })"""
    )


def settle(page, seconds=120):
    """Wait until the page asks something or the game is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        now = status(page)
        if now["over"] or (now["keys"] and not now["sending"]):
            return now
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing happens: {status(page)}")


def answer_dialogs(page):
    """A caution is confirmed; the menu of a piece is answered by its first entry."""
    for selector in (".menu .opt", "dialog[open] .btn.first"):
        if page.locator(selector).count() and not page.locator("#show-result").count():
            with contextlib.suppress(PlaywrightError):
                page.locator(selector).first.click(timeout=1500)


def wait_for_change(page, mark, seconds=120):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer_dialogs(page)
        if marked(page) != mark:
            return
        page.wait_for_timeout(15)
    told = [page.locator(at).all_inner_texts() for at in (".bar .prompt", ".toast", "dialog[open]", ".bubble", ".tip")]
    raise AssertionError(f"the decision had no effect: {mark}, {told}, {status(page)}")


def wait_until(page, holds, seconds=120):
    """Wait for something that only Python can ask the page."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until
        page.wait_for_timeout(20)


def marked(page):
    """The step that the page shows."""
    return page.locator("body").get_attribute("data-step")


def play_by_clicks(page, choose, most=600, touch=False):
    """Click or touch lit pieces of the board, and nothing else, until the game is over. Returns the number of clicks."""
    for count in range(most):
        now = settle(page)
        if now["over"]:
            return count
        pieces = page.locator("[data-piece][data-state=lit]")
        names = list(dict.fromkeys(pieces.evaluate_all("all => all.map(p => p.dataset.piece)")))
        assert names, f"options without a lit piece: {now['keys']}"
        mark = marked(page)
        click(page, names[choose(len(names))], touch)
        wait_for_change(page, mark)
    raise AssertionError("the game does not end")


def click(page, piece, touch=False):
    """In the middle of the piece, as a finger would: the top thing there must belong to it."""
    target = page.locator(f'[data-piece="{piece}"][data-state=lit]').first
    uncover(page, target)
    mark = marked(page)
    try:
        (target.tap if touch else target.click)(timeout=3000)
    except PlaywrightError:
        if marked(page) == mark:  # else it was clicked, and only the word of it came late
            target.click(timeout=30_000, force=True)


def uncover(page, target):
    """Open the sheet, drawer or part of the board in which a piece lies, where a small screen does not show it."""
    rail, tabs = page.locator(".siderail").is_visible(), page.locator(".tabs").is_visible()
    if not rail and not tabs:
        return
    sheet = target.evaluate("piece => ['.pb', '.around', '.right'].findIndex(sheet => piece.closest(sheet))")
    tab = ("own", "left", "seats", "board")[sheet]
    panel = target.evaluate("piece => piece.closest('.aside')?.dataset.drawer ?? ''")
    place = page.locator(".tabs" if tabs else ".siderail")
    button = place.locator(f'[data-tab="{tab}"]')
    if tab == "left" and not button.is_visible():
        tab, button = panel, place.locator(f'[data-tab="{panel}"]')
    if page.locator("body").get_attribute("data-tab") != tab:
        if button.is_visible():
            button.click()
        elif tab == "board":
            page.keyboard.press("Escape")
    part = target.evaluate("piece => piece.closest('.bdw.off')?.dataset.part?.slice(6) ?? ''")
    chooser = page.locator(f'.seg [data-board="{part}"], .siderail [data-board="{part}"]')
    for number in range(chooser.count() if part else 0):
        if chooser.nth(number).is_visible():
            chooser.nth(number).click()


def press(page, selector, most=300):
    """Go to a thing with Tab and press it with Enter, as somebody without a mouse must."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard")


def play_by_keys(page, choose, most=600):
    """The same with the keyboard: shortcuts, and Tab with Enter where an option has none."""
    for count in range(most):
        now = settle(page)
        if now["over"]:
            return count
        keys = page.locator(".opt[data-shortcut]").evaluate_all("all => all.map(o => o.dataset.shortcut)")
        mark = marked(page)
        page.keyboard.press(keys[choose(len(keys))])
        page.wait_for_timeout(10)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Enter")
        wait_for_change(page, mark)
    raise AssertionError("the game does not end")
