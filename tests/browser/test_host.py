"""A host and a guest on a phone: invitation, lobby, game, review, rematch; an account on two devices; evenings; coming back."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import PATIENCE
from tests.browser.playing import READY, settle, wait_until
from tests.browser.test_pages import axe, violations
from tests.browser.test_people import turns
from tests.browser.test_table import DUEL, decide

__all__ = ["axe"]
SECRET = "correct horse battery"
PHONE = {"width": 390, "height": 844}


def made(page, **more):
    """A table of the page's person, over the API."""
    page.goto("/account")
    return page.request.post("/api/tables", data={"game": "two_heirs", **DUEL, **more}).json()


def register(page, name):
    page.goto("/account")
    form = page.locator("#register-form")
    form.locator("[name=name]").fill(name)
    form.locator("[name=passphrase]").fill(SECRET)
    form.locator("button").click()
    page.locator("#passphrase-form").wait_for()


def log_in(page, name):
    page.goto("/account")
    form = page.locator("#login-form")
    form.locator("[name=name]").fill(name)
    form.locator("[name=passphrase]").fill(SECRET)
    form.locator("button").click()
    page.locator("#passphrase-form").wait_for()


def seats(page):
    return page.locator(".lrow .who b").all_inner_texts()


def test_from_the_invitation_to_the_rematch(visitor):
    host, phone = visitor(), visitor("fr-FR", **PHONE)
    host.goto("/new/two_heirs")
    host.locator('[name="name"]').fill("Aliénor")
    host.locator("#seats select").nth(1).select_option("open")
    host.locator("button[type=submit]").click()
    host.locator(".qrc").wait_for()
    link = host.locator("#lk").input_value()
    phone.goto(link)
    phone.locator('[name="name"]').fill("Baudouin")
    phone.locator("button[type=submit]").click()
    phone.locator(".lobby").wait_for()
    host.locator(".lrow", has_text="Baudouin").locator(".ls.rdy").wait_for()
    assert seats(host) == ["Aliénor", "Baudouin"]
    host.locator("#down-0").click()
    phone.locator(".lrow:first-child", has_text="Baudouin").wait_for()
    assert seats(host) == ["Baudouin", "Aliénor"]
    host.locator("#table-title").fill("Vendredi")
    host.locator("#table-title").press("Tab")
    phone.locator(".lh", has_text="Vendredi").wait_for()
    host.locator("label:has([name=family][value=days])").click()
    phone.locator(".agreed", has_text="jour").wait_for()
    assert phone.locator("#start").count() == 0
    host.locator("#start:not([disabled])").click()
    for page in (host, phone):
        page.wait_for_selector(READY)
    first, _ = turns(host, phone)
    decide(first)
    settle(first)
    id = host.url.rsplit("/", 1)[1].split("?")[0]
    for number, page in enumerate((phone, host)):
        page.request.post(f"/api/tables/{id}/stand-in", data={"seat": number, "bot": "greedy"})
    for page in (host, phone):
        page.locator("#show-result").wait_for(timeout=120_000)
        page.keyboard.press("Escape")
    phone.goto("/history")
    phone.locator(".hs li").first.wait_for()
    host.goto(f"/review/{id}")
    host.locator("main").wait_for()
    host.goto("/history")
    host.locator("[data-again]").first.click()
    host.wait_for_url(lambda url: id not in url and "/tables/" in url)
    host.wait_for_selector(READY)
    phone.goto("/")
    phone.locator(".trow", has_text="Vendredi").wait_for()


def test_a_guest_is_sent_away_and_the_missing_are_replaced(visitor):
    host, guest = visitor(), visitor()
    table = made(host, seats=["me", "open"], hold=True, name="Aliénor")
    guest.goto(table["you"]["join"])
    guest.locator('[name="name"]').fill("Baudouin")
    guest.locator("button[type=submit]").click()
    guest.locator(".lobby").wait_for()
    host.goto(f"/tables/{table['table']['id']}")
    host.locator(".lrow", has_text="Baudouin").locator("[data-remove]").click()
    guest.wait_for_url("**/")
    host.locator(".lrow.open").wait_for()
    host.locator("#start-without").click()
    host.wait_for_selector(READY)
    assert host.locator(".opt[data-key], .bar .prompt").count()


def test_one_account_on_two_devices(visitor):
    laptop, phone = visitor(), visitor("fr-FR", **PHONE)
    table = made(laptop, seats=["me", "open"], hold=True, title="Before", name="Clotilde")
    register(laptop, "Clotilde of two")
    made(phone, seats=["me", "open"], hold=True, title="On the phone", name="Passing")
    log_in(phone, "Clotilde of two")
    phone.goto("/")
    phone.locator(".trow").first.wait_for()
    assert phone.locator(".trow").count() == 2
    laptop.goto("/")
    assert laptop.locator(".trow").count() == 2
    laptop.goto("/account")
    assert laptop.locator(".dv5 li").count() == 2
    laptop.locator("[data-device]").click()
    expect(laptop.locator(".dv5 li")).to_have_count(1, timeout=PATIENCE)
    phone.goto(f"/tables/{table['table']['id']}")
    assert phone.locator(".lobby").count() == 0


def test_coming_back_shows_what_happened_and_leads_to_the_next_table(visitor):
    host, guest = visitor(reduced_motion="no-preference"), visitor()
    table = made(host, seats=["me", "open"], name="Aliénor")
    guest.goto("/account")
    guest.request.post("/api" + table["you"]["join"], data={"name": "Baudouin"})
    address = f"/tables/{table['table']['id']}"
    for page in (host, guest):
        page.goto(address)
        page.wait_for_selector(READY)
    while host.locator(".opt[data-key]").count():
        decide(host)
        host.wait_for_timeout(300)
    other = made(host, seats=["me", "bot:greedy"])
    host.goto(address)
    host.wait_for_selector(READY)
    host.locator("#next-table").wait_for()
    host.locator("#next-table").click()
    host.wait_for_url(f"**/tables/{other['table']['id']}")
    host.goto("/")
    wait_until(guest, lambda: guest.locator(".opt[data-key]").count() > 0)
    while guest.locator(".opt[data-key]").count():
        decide(guest)
        guest.wait_for_timeout(300)
    host.goto(address)
    host.wait_for_selector(READY)
    host.locator("#since-film").click()
    host.locator("#since .btn").wait_for()
    host.locator("#since").wait_for(state="detached")
    host.wait_for_function("() => !document.body.classList.contains('looking-back')")
    settle(host)


def test_an_evening_of_bots_and_people(visitor):
    host, guest = visitor(), visitor("fr-FR", **PHONE)
    host.goto("/evenings")
    host.locator("[name=title]").fill("Coupe")
    host.locator("label:has([name=kind][value=swiss])").click()
    host.locator("[name=game]").select_option("two_heirs:duel")
    host.locator("[name=bots]").fill("2")
    host.locator("[name=level]").select_option("page")
    host.locator("[name=rated]").uncheck()
    host.locator("[name=name]").fill("Aliénor")
    host.locator("#evening-form button").click()
    host.locator("#next-round").wait_for()
    guest.goto(host.locator("#lk").input_value())
    guest.locator('[name="name"]').fill("Baudouin")
    guest.locator("button[type=submit]").click()
    guest.locator(".stand", has_text="Baudouin").wait_for()
    host.locator(".stand", has_text="Baudouin").wait_for()
    host.locator("#next-round").click()
    host.locator("h2", has_text="Round 1").wait_for()
    for page in (host, guest):
        page.locator("a.btn.first").wait_for()
        id = page.locator("a.btn.first").get_attribute("href").rsplit("/", 1)[1]
        for seat in (0, 1):
            page.request.post(f"/api/tables/{id}/stand-in", data={"seat": seat, "bot": "greedy"})
    host.locator("#next-round:not([disabled])").wait_for(timeout=180_000)
    points = host.locator(".stand tbody td:nth-child(3)").all_inner_texts()
    assert sum(float(text) for text in points) == 2


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_of_a_host_are_accessible_and_fit(visitor, axe, theme):
    page = visitor(color_scheme=theme, width=1280, height=800)
    lobby = made(page, seats=["me", "open"], hold=True, title="Friday", name="Aliénor")
    made(page, seats=["me", "bot:greedy"], clock={"kind": "days", "days": 2})
    register(page, f"Aliénor the {theme}")
    body = {"kind": "swiss", "game": "two_heirs", "mode": "duel", "bots": ["page"]}
    evening = page.request.post("/api/evenings", data=body).json()["id"]
    addresses = ["/", "/history", "/account", "/evenings", f"/evenings/{evening}", f"/tables/{lobby['table']['id']}"]
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for address in addresses:
            page.goto(address)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, address
            assert violations(axe, page) == [], (address, width)
