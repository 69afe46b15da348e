"""What every request passes: origin check, size and rate limits, security headers, one log line, one count."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.errors import UserError
from regalia.web.answers import answer, language
from regalia.web.identity import Identities
from regalia.web.limits import Buckets
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings

log = logging.getLogger("regalia.access")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"x-frame-options": b"DENY",
}
SAFE = {"GET", "HEAD", "OPTIONS"}
UNLIMITED = {"/healthz", "/metrics"}
CREATING = 5.0
"""What a new table costs, compared with any other request."""
COSTLY = ("/api/identity/register", "/api/identity/login")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.buckets = Buckets(settings.rate, settings.burst, time.monotonic)
        self.logins = Buckets(settings.login_rate, settings.login_burst, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = _with_headers(message.get("headers", []))
            await send(message)

        try:
            await self._guarded(scope, receive, sending)
        except Exception as problem:  # a fault of ours: logged in full, said in one sentence
            log.error("failed", exc_info=problem)
            if status:
                raise
            await answer(UserError("web-failed"), language(HTTPConnection(scope)), 500)(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        refusal = self._refusal(request, scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        if scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        body = await self._body(receive)
        if body is None:
            await answer(UserError("web-too-large"), language(request), 413)(scope, receive, send)
            return
        await self.app(scope, _again(body, receive), send)

    def _refusal(self, request: HTTPConnection, scope: Scope) -> ASGIApp | None:
        lang = language(request)
        if scope["method"] not in SAFE and not self._same_origin(request):
            return answer(UserError("web-origin"), lang, 403)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.max_body:
            return answer(UserError("web-too-large"), lang, 413)
        wait = self._wait(request, scope)
        if wait > 0:
            return answer(UserError("web-too-many"), lang, 429, {"retry-after": str(int(wait) + 1)})
        return None

    def _same_origin(self, request: HTTPConnection) -> bool:
        """A browser says where a request comes from; a program without these headers carries nobody's cookies but its own."""
        if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = request.headers.get("origin")
        if origin is None:
            return True
        try:
            found = urlsplit(origin).netloc
            allowed = {request.headers.get("host", ""), urlsplit(self.settings.public_url).netloc}
        except ValueError:
            return False
        return bool(found) and found in allowed

    def _wait(self, request: HTTPConnection, scope: Scope) -> float:
        path = scope["path"]
        if path in UNLIMITED:
            return 0.0
        address = request.client.host if request.client else ""
        if path in COSTLY and scope["method"] == "POST":
            return self.logins.take(address)
        identities: Identities = scope["app"].state.identities
        caller = identities.read(request)
        return self.buckets.take(caller.identity if caller else address, CREATING if _creates(scope) else 1.0)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, however it comes in; None when it grows beyond the limit."""
        body = bytearray()
        while len(body) <= self.settings.max_body:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return bytes(body) if len(body) <= self.settings.max_body else None
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """The route and never the path: links to join and to watch are secrets."""
        route = getattr(scope.get("route"), "path", "") or "-"
        self.metrics.request(scope["method"], route, status, seconds)
        fields = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"fields": fields})


def _creates(scope: Scope) -> bool:
    return bool(scope["method"] == "POST" and (scope["path"] == "/api/tables" or scope["path"].endswith("/fork")))


def _again(body: bytes, receive: Receive) -> Receive:
    """The body that was read, then whatever else comes."""
    given = False

    async def receiving() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _with_headers(given: Any) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in given}
    return [*given, *((name, value) for name, value in HEADERS.items() if name not in names)]
