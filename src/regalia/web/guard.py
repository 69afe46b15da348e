"""What every request passes: origin check, size and rate limits, security headers, one log line, one count."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regalia.core.errors import UserError
from regalia.web.answers import answer, language
from regalia.web.identity import Identities
from regalia.web.limits import Buckets, Budgets, Refusal, caller_address
from regalia.web.metrics import Metrics
from regalia.web.settings import Settings
from regalia.web.shedding import Shedding

log = logging.getLogger("regalia.access")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"x-frame-options": b"DENY",
    b"cache-control": b"no-store",
}
SECURE = {b"strict-transport-security": b"max-age=31536000"}
SAFE = {"GET", "HEAD", "OPTIONS"}
UNLIMITED = "/healthz"
WATCHING = {"/readyz", "/metrics"}
"""What looks after the server is never shed; but it asks the database, or writes much: nobody may ask all the time."""
CREATING = 5.0
"""What a new table, or another set-up of one, costs, compared with any other request."""
PROVEN = ("table", "lobby")
WHOLE = ("/film.html", "/identity/data")
FILM = 20.0
"""What a whole game as a page costs, or everything that is kept of somebody: it may take seconds."""
COSTLY: tuple[str, ...] = ("/api/identity/register", "/api/identity/login", "/api/identity/passphrase")
COSTLY += ("/api/identity/link", "/api/identity/enter", "/api/notices/mail", "/api/notices/test")
BODY_SECONDS = 10.0
"""Within these the whole body must have come."""
ROOM = 10
"""So many people may be busy behind one address."""


MAKING = ("/api/tables", "/api/lessons", "/api/evenings", "/puzzles", "/review")
"""A post here makes a table, or an evening."""


ENDING = re.compile(r"^/api/identity(/logout(-\w+)?|/token|/devices/.*)?$")
"""A post or deletion here ends proofs of identity: each is remembered for as long as it could have been good. A new token ends
the oldest of too many."""


def kind_of(method: str, path: str) -> str:
    """Which budget a request draws on."""
    if method not in SAFE:
        if ENDING.match(path):
            return "end"
        if path in MAKING or path.endswith(("/fork", "/rematch", "/round")):
            return "table"
        if path == "/api/identity/guest":
            return "guest"
        if path == "/api/vacation":
            return "vacation"
        if path.endswith("/edit"):
            return "lobby"
        return "chat" if path.endswith("/chat") or path.startswith("/api/people") else "post"
    if path in WATCHING:
        return "watch"
    page = not path.startswith(("/api", "/static"))
    return "page" if page or path.endswith("/journal") else "read"


METHODS = {"GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"}
"""What is counted by name: a count has no more names than we give it."""
CLOSING = {"connection": "close"}
CLIENT_GONE = 499


class Gone(Exception):
    """The caller has hung up before the request was whole: nobody's fault, and nobody to answer."""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, shedding: Shedding, budgets: Budgets) -> None:
        self.app = app
        self.shedding = shedding
        self.budgets = budgets
        self.addresses = Buckets(settings.rate * ROOM, settings.burst * ROOM, time.monotonic)
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
                message["headers"] = self._with_headers(scope, message.get("headers", []))
            await send(message)

        try:
            await self._guarded(scope, receive, sending)
        except (Gone, ClientDisconnect):
            status = status or CLIENT_GONE
        except Exception as problem:  # a fault of ours: logged in full, said in one sentence
            log.error("failed", exc_info=problem)
            if status:
                raise
            await answer(UserError("web-failed"), language(HTTPConnection(scope)), 500)(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _with_headers(self, scope: Scope, given: Any) -> list[tuple[bytes, bytes]]:
        """What every answer carries. Nobody in between keeps what does not say that it is for everybody, nor ever a cookie."""
        found = list(given)
        kept = dict(found).get(b"cache-control", b"")
        if b"public" not in kept:
            found += self._young_cookie(scope, found)
        if b"no-store" not in kept and any(name == b"set-cookie" for name, _ in found):
            found = [(name, value) for name, value in found if name != b"cache-control"]
        names = {name for name, _ in found}
        extra = HEADERS | (SECURE if self.settings.public_url.startswith("https:") else {})
        return [*found, *((name, value) for name, value in extra.items() if name not in names)]

    def _young_cookie(self, scope: Scope, found: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        if "app" not in scope or any(name == b"set-cookie" for name, _ in found):
            return []
        identities: Identities = scope["app"].state.identities
        young = identities.renewed(HTTPConnection(scope))
        return [] if young is None else [(b"set-cookie", young)]

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = HTTPConnection(scope)
        refusal = self._refusal(request, scope)
        if refusal is not None:
            await refusal(scope, receive, send)
            return
        if scope["method"] in SAFE:
            await self._answered(scope, receive, send)
            return
        try:
            async with asyncio.timeout(BODY_SECONDS):
                body = await self._body(receive)
        except TimeoutError:
            await answer(UserError("web-too-slow"), language(request), 408, CLOSING)(scope, receive, send)
            return
        if body is None:
            await answer(UserError("web-too-large"), language(request), 413)(scope, receive, send)
            return
        if self.shedding.too_much(scope["path"]):
            await answer(UserError("web-overload"), language(request), 503)(scope, receive, send)
            return
        await self._answered(scope, _again(body, receive), send)

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Only the work counts as being under way: a request that comes in slowly, or an answer that nobody reads, takes nobody's
        place."""
        if scope["path"].endswith("/events"):
            await self.app(scope, receive, send)
            return
        with self.shedding.one_more() as done:

            async def sending(message: Message) -> None:
                done()
                await send(message)

            await self.app(scope, receive, sending)

    def _refusal(self, request: HTTPConnection, scope: Scope) -> ASGIApp | None:
        lang = language(request)
        if scope["method"] not in SAFE and not self._same_origin(request):
            return answer(UserError("web-origin"), lang, 403)
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.max_body:
            return answer(UserError("web-too-large"), lang, 413)
        if scope["path"] == UNLIMITED:
            return None
        if scope["path"] not in WATCHING and self.shedding.too_much(scope["path"]):
            return answer(UserError("web-overload"), lang, 503)
        refused = self._refused(request, scope)
        return None if refused is None else self._come_back(refused, lang)

    def _come_back(self, refused: Refusal, lang: str) -> ASGIApp:
        headers = {"retry-after": str(int(refused.wait) + 1)}
        if refused.all:
            return answer(UserError("web-overload"), lang, 503, headers)
        return answer(UserError("web-too-many"), lang, 429, headers)

    def _same_origin(self, request: HTTPConnection) -> bool:
        """A browser says where a request comes from; a program without these headers carries nobody's cookies but its own."""
        if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            return False
        origin = request.headers.get("origin")
        if origin is None:
            return True
        try:
            found, public = urlsplit(origin), urlsplit(self.settings.public_url)
        except ValueError:
            return False
        if found.netloc == public.netloc and public.scheme == "https" and found.scheme != "https":
            return False  # what anybody on the way could have written
        return bool(found.netloc) and found.netloc in (request.headers.get("host", ""), public.netloc)

    def _refused(self, request: HTTPConnection, scope: Scope) -> Refusal | None:
        """By the person's own rate, by the address, or because all together are too many."""
        path, method, address = scope["path"], scope["method"], caller_address(request)
        if path in COSTLY and method == "POST":
            wait = self.logins.take(address)
            return Refusal(wait, False) if wait > 0 else None
        kind = kind_of(method, path)
        if kind == "watch":
            return self.budgets.take(kind, address)
        identities: Identities = scope["app"].state.identities
        caller = identities.read(request)
        cost = CREATING if kind in PROVEN else FILM if path.endswith(WHOLE) else 1.0
        wait = self.buckets.take(caller.identity if caller else address, cost) or self.addresses.take(address, cost)
        if wait > 0:
            return Refusal(wait, False)
        if caller is None and kind in (*PROVEN, "post") and (refused := self.budgets.take("guest", address)) is not None:
            return refused
        return self.budgets.take(kind, address)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, however it comes in; None when it grows beyond the limit."""
        body = bytearray()
        while len(body) <= self.settings.max_body:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise Gone
            body += message.get("body", b"")
            if not message.get("more_body", False):
                return bytes(body) if len(body) <= self.settings.max_body else None
        return None

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """The route and never the path: links to join and to watch are secrets."""
        route = getattr(scope.get("route"), "path", "") or "-"
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.request(method, route, status, seconds)
        fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        log.info("request", extra={"fields": fields})


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
