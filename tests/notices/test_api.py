"""Notices over HTTP: asked for on the account page, confirmed by mail, stopped by one click; signing in by a link."""

import asyncio
import json
import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from notices.conftest import Browser
from regalia.core.errors import UserError
from regalia.notices import wishes
from regalia.notices.mail import NotSent, Post
from regalia.web.settings import Settings, check

PUBLIC = "http://testserver"
JSON = {"content-type": "application/json"}


@pytest.fixture
def client(app, letters):
    return app(
        smtp=letters.url, mail_from="crown@example.org", public_url=PUBLIC, notices_near=True, login_rate=1e6, login_burst=1e6
    )


def account(client, name="Ann"):
    client.post("/api/identity/register", json={"name": name, "passphrase": "twelve crowns"}).raise_for_status()
    return client


def link_in(letter):
    """The link of a mail, without the host."""
    body = letter[1].replace("=\r\n", "").replace("=\n", "").replace("=3D", "=")
    return re.search(rf"{PUBLIC}(/notices/\S+)", body)[1]


def confirm(client, letters, address="ann@example.org"):
    client.post("/api/notices/mail", json={"address": address}).raise_for_status()
    link = link_in(letters.got[-1])
    assert client.get(link).status_code == 200
    assert client.post(link).status_code == 200


def test_nothing_is_wished_until_it_is(client):
    assert client.get("/api/notices").status_code == 401
    found = account(client).get("/api/notices").json()
    assert (found["push"], found["mail"], found["address"], found["browsers"], found["webhook"]) == ([], [], "", 0, "")
    assert found["mail_offered"]
    assert len(found["push_key"]) == 87


def test_wishes_are_kept(client):
    account(client)
    quiet = {"on": True, "begins": 1320, "ends": 450, "days": "workdays", "zone": "Europe/Paris"}
    found = client.put("/api/notices", json={"push": ["turn", "talk"], "quiet": quiet, "mail_hours": 24}).json()
    assert found["push"] == ["talk", "turn"]
    assert client.put("/api/notices", json={"mail_hours": 1}).json()["quiet"] == quiet
    for wrong in (
        {"push": ["everything"]},
        {"mail_hours": 2},
        {"quiet": {**quiet, "begins": 1440}},
        {"quiet": {**quiet, "zone": "../x"}},
    ):
        assert client.put("/api/notices", json=wrong).status_code == 422


def test_a_browser_is_told_and_stops_being_told(client, catcher, browser):
    account(client)
    assert client.post("/api/notices/push", json=browser.subscription).json()["browsers"] == 1
    assert client.post("/api/notices/push", json=browser.subscription).json()["browsers"] == 1
    assert client.post("/api/notices/test").json() == {"browsers": 1, "program": False}
    assert browser.read(catcher.got[0][2])["tag"] == "test"
    client.request("DELETE", "/api/notices/push", json={"endpoint": browser.endpoint}).raise_for_status()
    assert client.get("/api/notices").json()["browsers"] == 0
    assert client.post("/api/notices/push", json={**browser.subscription, "endpoint": "https://x y/"}).status_code == 403


WORDS = {"old": "twelve crowns", "new": "thirteen crowns"}


def enter(client, passphrase="twelve crowns"):
    client.cookies.clear()
    client.post("/api/identity/login", json={"name": "Ann", "passphrase": passphrase}).raise_for_status()


def told(client, catcher):
    """The browsers that a notice reaches."""
    catcher.got.clear()
    client.post("/api/notices/test").raise_for_status()
    return sorted(path.rpartition("/")[2] for path, _, _ in catcher.got)


@pytest.mark.parametrize(
    ("method", "end", "left"),
    [
        ("POST", "logout", ["there"]),
        ("POST", "logout-others", ["here"]),
        ("POST", "passphrase", ["here"]),
        ("POST", "logout-everywhere", []),
        ("DELETE", "devices/there", ["here"]),
        ("DELETE", "devices/here", ["there"]),
    ],
)
def test_browsers_that_are_signed_out_are_told_no_more(client, catcher, method, end, left):
    account(client)
    devices = {}
    for name in ("there", "here"):
        enter(client)
        client.post("/api/notices/push", json=Browser(catcher.url, name).subscription).raise_for_status()
        devices[name] = next(one["id"] for one in client.get("/api/identity/devices").json() if one["here"])
    assert told(client, catcher) == ["here", "there"]
    path = f"devices/{devices[end.rpartition('/')[2]]}" if method == "DELETE" else end
    client.request(method, f"/api/identity/{path}", json=WORDS if end == "passphrase" else None).raise_for_status()
    enter(client, WORDS["new"] if end == "passphrase" else WORDS["old"])
    assert told(client, catcher) == left


def test_the_browser_of_a_guest_goes_on_being_told_when_the_guest_registers(client, catcher):
    client.post("/api/identity/guest", json={"name": "Ann"}).raise_for_status()
    elsewhere = client.post("/api/identity/token").json()["token"]
    client.post("/api/notices/push", json=Browser(catcher.url, "here").subscription).raise_for_status()
    bearer = {"authorization": f"Bearer {elsewhere}"}
    client.post("/api/notices/push", json=Browser(catcher.url, "there").subscription, headers=bearer).raise_for_status()
    account(client)
    assert told(client, catcher) == ["here"], "what proved the guest elsewhere has ended"
    client.post("/api/identity/logout").raise_for_status()
    enter(client)
    assert told(client, catcher) == []


def test_a_guest_s_browser_is_not_told_what_an_account_has_taken_along(client, catcher):
    account(client)
    client.cookies.clear()
    client.post("/api/identity/guest", json={"name": "Bob"}).raise_for_status()
    guest = client.cookies["regalia"]
    client.post("/api/notices/push", json=Browser(catcher.url, "here").subscription).raise_for_status()
    body = {"name": "Ann", "passphrase": WORDS["old"], "bring": True}
    client.post("/api/identity/login", json=body).raise_for_status()
    client.cookies.clear()
    client.cookies.set("regalia", guest)
    assert client.get("/api/notices").status_code == 401
    enter(client)
    assert told(client, catcher) == []


def test_the_oldest_of_too_many_devices_is_told_no_more(client, catcher, monkeypatch):
    monkeypatch.setattr("regalia.table.profiles.MOST_DEVICES", 2)
    account(client)
    client.post("/api/notices/push", json=Browser(catcher.url, "old").subscription).raise_for_status()
    for _ in range(2):
        enter(client)
    assert told(client, catcher) == []


def test_an_address_is_confirmed_before_anything_else_is_sent(client, letters):
    account(client)
    assert client.post("/api/notices/mail", json={"address": "no address"}).status_code == 403
    for bad in (
        "ann@example.org\nBcc: all@example.org",
        "ann\x00@example.org",
        "\ud800@example.org",
        "=?utf-8?b?!?=@x.org",
        "a@x..y",
    ):
        answer = client.post("/api/notices/mail", content=json.dumps({"address": bad}), headers=JSON)
        assert answer.status_code in (403, 422), bad
    assert not letters.got
    client.post("/api/notices/mail", json={"address": "Ann@Example.org"}).raise_for_status()
    assert letters.got[0][0] == ["ann@example.org"]
    link = link_in(letters.got[0])
    assert "Confirm" in client.get(link).text
    assert not client.get("/api/notices").json()["confirmed"], "looking at a link is not following it"
    client.post(link).raise_for_status()
    assert client.get("/api/notices").json()["confirmed"]
    client.delete("/api/notices/mail").raise_for_status()
    assert client.get("/api/notices").json()["address"] == ""
    assert client.post(link).status_code == 404, "an old link does not bring it back"


def test_one_click_stops_the_mails(client, letters):
    account(client)
    confirm(client, letters)
    client.put("/api/notices", json={"mail": ["turn"]}).raise_for_status()
    stop = client.app.state.courier.ways.stop_link(client.app.state.identities.read(request_of(client)).identity)
    client.cookies.clear()
    answer = client.post(stop.removeprefix(PUBLIC), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    client.post("/api/identity/login", json={"name": "Ann", "passphrase": "twelve crowns"}).raise_for_status()
    found = client.get("/api/notices").json()
    assert (found["mail"], found["confirmed"]) == ([], True)


def test_an_old_link_writes_down_nothing_of_whoever_has_gone(client, letters):
    account(client)
    confirm(client, letters)
    identity = client.app.state.identities.read(request_of(client)).identity
    stop = client.app.state.courier.ways.stop_link(identity)
    client.delete("/api/identity").raise_for_status()
    assert client.post(stop.removeprefix(PUBLIC)).status_code == 200
    assert identity not in client.portal.call(wishes.wishing, client.app.state.hall.store)


def request_of(client):
    from starlette.requests import Request

    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    return Request({"type": "http", "headers": [(b"cookie", cookie.encode())]})


def test_signing_in_by_a_link_works_once(client, letters):
    account(client)
    confirm(client, letters)
    client.cookies.clear()
    count = len(letters.got)
    for unknown in ("nobody@example.org", "bad address"):
        client.post("/api/identity/link", json={"address": unknown}).raise_for_status()
    assert len(letters.got) == count
    client.post("/api/identity/link", json={"address": "ann@example.org"}).raise_for_status()
    written(client)
    token = link_in(letters.got[-1]).rpartition("/")[2]
    assert client.get(f"/notices/enter/{token}").status_code == 200
    assert client.post(f"/notices/enter/{token}").status_code == 404
    assert client.post("/api/identity/enter", json={"token": token[:-2] + "xx"}).status_code == 401
    assert client.post("/api/identity/enter", json={"token": token}).json() == {"name": "Ann", "registered": True}
    assert client.get("/api/identity").json()["registered"]
    assert [one["here"] for one in client.get("/api/identity/devices").json()] == [True, False], "a device like any other"
    client.cookies.clear()
    assert client.post("/api/identity/enter", json={"token": token}).status_code == 401


def link_to_enter(client, letters):
    client.post("/api/identity/link", json={"address": "ann@example.org"}).raise_for_status()
    written(client)
    return {"token": link_in(letters.got[-1]).rpartition("/")[2]}


def test_a_link_is_used_once_also_by_many_at_once(client, letters):
    account(client)
    confirm(client, letters)
    client.cookies.clear()
    body = link_to_enter(client, letters)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: client.post("/api/identity/enter", json=body).status_code, range(8)))
    assert sorted(answers) == [200] + [401] * 7


def test_a_link_is_worth_nothing_once_the_address_is_another(client, letters):
    account(client)
    confirm(client, letters)
    body = link_to_enter(client, letters)
    client.post("/api/notices/mail", json={"address": "anna@example.org"}).raise_for_status()
    assert client.post("/api/identity/enter", json=body).status_code == 401
    client.delete("/api/notices/mail").raise_for_status()
    assert client.post("/api/identity/enter", json=body).status_code == 401


def test_an_unconfirmed_address_signs_nobody_in(client, letters):
    account(client)
    client.post("/api/notices/mail", json={"address": "ann@example.org"}).raise_for_status()
    client.cookies.clear()
    client.post("/api/identity/link", json={"address": "ann@example.org"}).raise_for_status()
    written(client)
    assert len(letters.got) == 1


def written(client):
    """Mails that nobody waits for have been sent."""

    async def waiting():
        if client.app.state.courier.writing:
            await asyncio.wait(client.app.state.courier.writing)

    client.portal.call(waiting)


def test_who_asks_for_a_link_does_not_wait_for_the_mail(client, letters, monkeypatch):
    """Else whoever has the time could tell which addresses are somebody's; a mail server that is away would tell it as well."""
    account(client)
    confirm(client, letters)
    client.cookies.clear()
    held = threading.Event()

    def slow(*_words):
        held.wait(60)
        raise NotSent("away")

    monkeypatch.setattr(Post, "send", slow)
    answers = [client.post("/api/identity/link", json={"address": f"{name}@example.org"}) for name in ("ann", "nobody")]
    held.set()
    written(client)
    assert [(answer.status_code, answer.content) for answer in answers] == [(204, b"")] * 2


def test_nobody_s_address_is_flooded(client, letters):
    """Whoever names it, and for whatever."""
    for name in ("Ann", "Bob", "Cat", "Dan", "Eve"):
        client.cookies.clear()
        account(client, name)
        status = client.post("/api/notices/mail", json={"address": "victim@example.org"}).status_code
        client.post("/api/identity/link", json={"address": "victim@example.org"}).raise_for_status()
        assert status == (204 if name in ("Ann", "Bob", "Cat") else 429)
    assert len(letters.got) == 3
    client.post("/api/notices/mail", json={"address": "other@example.org"}).raise_for_status()


def test_a_program_s_key_stays_with_its_address(client, catcher):
    account(client)
    first = client.put("/api/notices", json={"webhook": f"{catcher.url}/a"}).json()["webhook_key"]
    assert first
    assert client.put("/api/notices", json={"push": ["turn"]}).json()["webhook_key"] == first
    assert client.put("/api/notices", json={"webhook": f"{catcher.url}/b"}).json()["webhook_key"] != first
    assert client.put("/api/notices", json={"webhook": ""}).json()["webhook_key"] == ""
    assert client.put("/api/notices", json={"webhook": "gopher://x"}).status_code == 403


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "2130706433", "nobody.invalid"])
def test_no_answer_tells_which_names_there_are_close_by(app, browser, host):
    """A program or a browser at a near address is answered like one at a name that there is not."""
    client = account(app(login_rate=1e6, login_burst=1e6))
    client.put("/api/notices", json={"webhook": f"https://{host}:1/hook"}).raise_for_status()
    assert client.post("/api/notices/test").json()["error"] == "notices-unreachable"
    client.put("/api/notices", json={"webhook": ""}).raise_for_status()
    browser = {"endpoint": f"https://{host}:1/push", "keys": browser.subscription["keys"]}
    client.post("/api/notices/push", json=browser).raise_for_status()
    assert client.post("/api/notices/test").json()["error"] == "notices-unreachable"
    assert client.get("/api/notices").json()["browsers"] == 1


def test_without_a_mail_server_no_mail_is_offered(app):
    client = account(app(login_rate=1e6, login_burst=1e6))
    assert not client.get("/api/notices").json()["mail_offered"]
    assert client.post("/api/notices/mail", json={"address": "ann@example.org"}).status_code == 403
    assert client.post("/api/identity/link", json={"address": "ann@example.org"}).status_code == 403


def test_a_mail_server_that_is_away_is_told(app):
    client = account(
        app(smtp="smtp://127.0.0.1:9", mail_from="a@example.org", public_url=PUBLIC, login_rate=1e6, login_burst=1e6)
    )
    assert client.post("/api/notices/mail", json={"address": "ann@example.org"}).status_code == 503


@pytest.mark.parametrize(
    "wrong",
    [
        {"smtp": "imap://x", "mail_from": "a@b.org", "public_url": PUBLIC},
        {"smtp": "smtp://x", "mail_from": "nobody", "public_url": PUBLIC},
        {"smtp": "smtp://x", "mail_from": "a@b.org"},
    ],
)
def test_settings_are_checked_at_the_start(wrong):
    with pytest.raises(UserError):
        check(Settings(**wrong))


def test_the_page_can_be_installed(client):
    found = client.get("/manifest.webmanifest", headers={"accept-language": "fr"}).json()
    assert found["lang"] == "fr"
    for icon in found["icons"]:
        assert client.get(icon["src"]).headers["content-type"] == "image/svg+xml"
    assert client.get("/sw.js").headers["content-type"].startswith("text/javascript")
    assert "Pas de connexion" in client.get("/offline", headers={"accept-language": "fr"}).text
    policy = client.get("/").headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    assert "/manifest.webmanifest" in client.get("/").text


def test_no_address_in_the_log(client, letters, caplog):
    with caplog.at_level("DEBUG"):
        account(client)
        confirm(client, letters, "very.secret@example.org")
        client.get("/api/notices")
    ours = [record for record in caplog.records if record.name.startswith("regalia")]
    assert ours
    assert not [record for record in ours if "very.secret" in f"{record.getMessage()} {record.__dict__}"]


def test_a_guest_who_deletes_everything_leaves_nothing(client, letters):
    account(client)
    confirm(client, letters)
    client.delete("/api/identity").raise_for_status()
    client.post("/api/identity/link", json={"address": "ann@example.org"}).raise_for_status()
    assert len(letters.got) == 1
