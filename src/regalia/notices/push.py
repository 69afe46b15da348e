"""Web Push (RFC 8030): encrypted for the browser alone (RFC 8291), signed with the server's own key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from regalia.notices.reaching import NotAllowed, check_address, post
from regalia.notices.wishes import Subscription

DAY = 86_400
GONE = (404, 410)
"""Answers that say: this browser does not listen any more."""
POINT, SECRET = 65, 16
"""Bytes of the two keys of a browser."""


def new_key() -> str:
    """A private key as PEM text, made once for a server and kept in its database."""
    key = Vapid02()
    key.generate_keys()
    return str(key.private_pem().decode())


class Signer:
    """`contact`: where the people behind a push service can reach the operator, a mailto: or https: address."""

    def __init__(self, pem: str, contact: str) -> None:
        self.key = Vapid02.from_pem(pem.encode())
        self.contact = contact

    @property
    def public(self) -> str:
        """What a page gives to the browser when it subscribes."""
        form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return _text(self.key.public_key.public_bytes(*form))

    def headers(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + DAY // 2, "sub": self.contact}
        found: dict[str, str] = self.key.sign(claims)
        return found


def check(one: Subscription, near: bool) -> None:
    """NotAllowed unless the address and both keys can be what a browser gives."""
    check_address(one.endpoint, near)
    try:
        fits = len(_bytes(one.p256dh)) == POINT and len(_bytes(one.auth)) == SECRET
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(one.p256dh))
    except ValueError:
        fits = False
    if not fits:
        raise NotAllowed("keys")


def send(signer: Signer, one: Subscription, text: bytes, topic: str, near: bool) -> bool:
    """False when the browser does not listen any more. Blocking: call it in a thread."""
    body: Any = http_ece.encrypt(
        text,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(one.p256dh),
        auth_secret=_bytes(one.auth),
        version="aes128gcm",
    )
    headers = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream", "TTL": str(DAY), "Topic": topic}
    return post(one.endpoint, headers | signer.headers(one.endpoint), body, near) not in GONE


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
