"""Notices in a real browser: switched on with its consent, shown by the service worker, and a page that says it is offline."""

import json

import pytest
from playwright.sync_api import expect

from browser.conftest import Server
from notices.conftest import Browser, Catcher

SUBSCRIBE = """(given) => {
  const made = { endpoint: given.endpoint, toJSON: () => given };
  PushManager.prototype.subscribe = async () => made;
  PushManager.prototype.getSubscription = async () => null;
}"""
"""A push service is somebody else's server: the browser's part in reaching one is played by the test."""
SUBSCRIBED = """(told) => {
  PushManager.prototype.getSubscription = async () => ({ endpoint: told.endpoint, toJSON: () => told });
}"""


@pytest.fixture
def near(tmp_path, monkeypatch):
    """A server that may tell programs and push services on this machine."""
    monkeypatch.setenv("REGALIA_TEST_NEAR", "1")
    found = Server(tmp_path)
    yield found
    found.kill()


@pytest.fixture
def service():
    found = Catcher()
    yield found
    found.close()


def test_a_notice_is_asked_for_tested_and_shown(chromium, near, service):
    told = Browser(service.url)
    context = chromium.new_context(permissions=["notifications"], locale="en", base_url=near.url)
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(told.subscription)})")
    page.goto("/account")
    page.locator("#my-name").fill("Ann")
    page.locator("#my-name").press("Enter")
    page.wait_for_load_state()
    expect(page.locator("#notices")).to_be_visible()
    for name in ("Your turn, Push", "Clock runs low, Push"):
        with page.expect_response(lambda answer: answer.request.method == "PUT"):
            page.get_by_role("switch", name=name).check()
    page.reload()
    expect(page.get_by_role("switch", name="Your turn, Push")).to_be_checked()
    expect(page.locator("#notices")).to_contain_text("One browser is told.")
    page.get_by_role("button", name="Send a test notice").click()
    while not service.got:
        page.wait_for_timeout(50)
    shown = told.read(service.got[0][2])
    assert shown["body"] == "This is what a notice looks like."
    context.close()


def test_who_signs_out_is_told_no_more_and_who_stays_is_told_again(chromium, near, service):
    told, who = Browser(service.url), {"name": "Ann", "passphrase": "twelve crowns"}
    context = chromium.new_context(locale="en", base_url=near.url)
    assert context.request.post("/api/identity/register", data=who).ok
    assert context.request.post("/api/notices/push", data=told.subscription).ok
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBED})({json.dumps(told.subscription)})")
    page.goto("/account")
    page.evaluate("navigator.serviceWorker.ready")
    with page.expect_navigation():
        page.locator("#others-out").click()
    expect(page.locator("#notices")).to_contain_text("One browser is told.")
    with page.expect_navigation():
        page.locator("#sign-out").click()
    assert context.request.post("/api/identity/login", data=who).ok
    assert context.request.get("/api/notices").json()["browsers"] == 0
    context.close()


def test_the_service_worker_shows_what_it_is_told(chromium, near):
    context = chromium.new_context(permissions=["notifications"], locale="en", base_url=near.url)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = context.new_cdp_session(page)
    registered = []
    worker.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    worker.send("ServiceWorker.enable")
    while not registered:
        page.wait_for_timeout(50)
    data = json.dumps({"title": "Crown of Emara", "body": "It is your turn.", "url": "/", "tag": "turn-1"})
    words = {"origin": near.url, "registrationId": registered[0]["registrationId"], "data": data}
    worker.send("ServiceWorker.deliverPushMessage", words)
    found = []
    while not found:
        page.wait_for_timeout(50)
        found = page.evaluate(
            "navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map((n) => [n.title, n.body]))"
        )
    assert found == [["Crown of Emara", "It is your turn."]]
    context.close()


@pytest.mark.parametrize(("lang", "words"), [("en", "No connection"), ("fr", "Pas de connexion")])
def test_without_a_server_the_page_says_so(chromium, near, lang, words):
    context = chromium.new_context(locale=lang, base_url=near.url)
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    near.kill()
    page.goto("/account")
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    near.start()
    page.goto("/")
    expect(page.get_by_role("heading", name=words)).to_have_count(0)
    context.close()
