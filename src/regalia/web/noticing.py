"""From the settings to a courier, and the signed links that stand in mails."""

from __future__ import annotations

import contextlib
import time
from functools import partial

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

from regalia.notices import push
from regalia.notices.courier import Courier, Ways
from regalia.notices.mail import Post
from regalia.table.hall import Hall
from regalia.table.store import Store
from regalia.web.limits import Buckets
from regalia.web.settings import Settings

PUSH_KEY = "push-key"
NOBODY = "https://regalia.invalid"
"""The contact that push services are told where the operator named none."""
CONFIRM, STOP, ENTER = "confirm", "stop", "enter"
LIVES = {CONFIRM: 3 * 86_400, STOP: 400 * 86_400, ENTER: 15 * 60}
"""Seconds for which a link of each kind is good."""
LETTERS = (1 / 600, 3.0)
"""Mails with a link of one kind to one address: a second, and at once."""


class Links:
    """What a link in a mail proves: that whoever follows it got the mail."""

    def __init__(self, key: str, root: str) -> None:
        self.key, self.root = key, root
        self.written = Buckets(*LETTERS, time.monotonic)

    def may_write(self, kind: str, address: str) -> bool:
        """Whether one more mail of this kind may go to an address: not too many, whoever names it."""
        return self.written.take(f"{kind} {address}") == 0

    def _signer(self, kind: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self.key, salt=f"notices-{kind}")

    def make(self, kind: str, *words: str) -> str:
        return f"{self.root}/notices/{kind}/{self._signer(kind).dumps(list(words))}"

    def read(self, kind: str, token: str) -> list[str] | None:
        with contextlib.suppress(BadSignature, msgspec.ValidationError):
            return msgspec.convert(self._signer(kind).loads(token, max_age=LIVES[kind]), list[str])
        return None


async def courier_of(hall: Hall, store: Store, settings: Settings, key: str, root: str) -> tuple[Courier, Links]:
    """`root`: how the outside reaches us; without one, links in notices lead to the host that the server listens on."""
    links = Links(key, root)
    pem = await store.made_once(PUSH_KEY, push.new_key())
    contact = f"mailto:{settings.mail_from}" if settings.mail_from else root or NOBODY
    post = Post(settings.smtp, settings.mail_from) if settings.smtp else None
    ways = Ways(push.Signer(pem, contact), post, root, settings.notices_near, partial(links.make, STOP))
    return Courier(hall, ways), links
