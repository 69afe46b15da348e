"""Nobody makes the server talk to what is close to it, or follows it elsewhere."""

import ipaddress

import pytest

from regalia.notices import push, reaching
from regalia.notices.reaching import NotAllowed, Unreachable, check_address, post
from regalia.notices.wishes import Subscription

BAD = [
    "http://example.org/x",
    "https://",
    "https://name:word@example.org/x",
    "ftp://example.org",
    "https://example.org/a b",
    "https://example.org/\nHost: other",
    "https://exämple.org/",
    "https://example.org:99999/",
    "https://[::1",
    "javascript:alert(1)",
    "https://example.org/" + "x" * 3000,
    "https://hooks..example.org/",
    "https://.example.org/",
    "https://" + "x" * 64 + ".example.org/",
]
NEAR = [
    "127.0.0.1",
    "10.0.0.8",
    "192.168.1.1",
    "169.254.169.254",
    "[::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "localhost",
    "0.0.0.0",
    "[64:ff9b::7f00:1]",
    "[64:ff9b::a00:1]",
    "[64:ff9b:1::a00:1]",
    "[2002:7f00:1::]",
    "[2002:a00:1::1]",
    "[::127.0.0.1]",
    "[::ffff:0:127.0.0.1]",
    "[fec0::1]",
    "[ff02::1]",
    "224.0.0.1",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
]


@pytest.mark.parametrize("url", BAD)
def test_addresses_that_are_none(url):
    with pytest.raises(NotAllowed):
        check_address(url, near=False)


@pytest.mark.parametrize("host", NEAR)
def test_nothing_close_by(host):
    with pytest.raises(NotAllowed):
        post(f"https://{host}/hook", {}, b"{}")


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:21f:cb07::1", "64:ff9b::5db8:d822", "2002:5db8:d822::1"])
def test_what_lies_in_the_open_is_far(address):
    assert reaching._far(ipaddress.ip_address(address))


def test_a_name_that_leads_close_by_leads_nowhere(monkeypatch):
    import socket

    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("93.184.216.34", "127.0.0.1")]
    monkeypatch.setattr("regalia.notices.reaching.socket.getaddrinfo", lambda *_, **__: found)
    with pytest.raises(NotAllowed):
        post("https://example.org/hook", {}, b"{}")


def test_a_redirection_is_not_followed(catcher):
    catcher.status = 307
    assert post(f"{catcher.url}/hook", {}, b"{}", near=True) == 307
    assert len(catcher.got) == 1


def test_what_cannot_be_reached_can_be_tried_again(catcher):
    catcher.close()
    with pytest.raises(Unreachable):
        post(f"{catcher.url}/hook", {}, b"{}", near=True)


def test_whoever_answers_drop_by_drop_is_given_up(monkeypatch, dripper):
    """Each byte comes in time; the whole never would."""
    monkeypatch.setattr("regalia.notices.reaching.PATIENCE", 0.5)
    with pytest.raises(Unreachable):
        post(f"{dripper.url}/hook", {}, b"{}", near=True)
    assert dripper.left.wait(60)


@pytest.mark.parametrize(
    "change", [{"p256dh": "A" * 87}, {"auth": "A" * 30}, {"p256dh": "B" + "A" * 86}, {"endpoint": "http://x/"}]
)
def test_keys_that_no_browser_gives(browser, change):
    given = {"endpoint": "https://push.example.org/1", **browser.subscription["keys"], **change}
    push.check(Subscription("https://push.example.org/1", **browser.subscription["keys"]), near=False)
    with pytest.raises(NotAllowed):
        push.check(Subscription(**given), near=False)
