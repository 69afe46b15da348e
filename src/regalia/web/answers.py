"""Errors as JSON in the caller's language, and the languages themselves."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from regalia.core.errors import UndoRefused, UserError
from regalia.core.registry import GameBroken
from regalia.core.texts import LANGUAGES
from regalia.table.errors import Busy, Conflict, Forbidden, Missing, Quarantined, Unavailable
from regalia.web.identity import LANGUAGE, Unknown
from regalia.web.limits import Spent

STATUS: list[tuple[type[UserError], int]] = [
    (Missing, 404),
    (Forbidden, 403),
    (Conflict, 409),
    (UndoRefused, 409),
    (Busy, 429),
    (Quarantined, 423),
    (Unavailable, 503),
    (Unknown, 401),
    (GameBroken, 503),
]
SOON = {"retry-after": "2"}
COME_BACK = (429, 503)
OF_HTTP = {404: "web-not-found", 405: "web-method"}


def language(request: HTTPConnection) -> str:
    """?lang=, else the cookie, else what the browser prefers."""
    for found in (request.query_params.get("lang"), request.cookies.get(LANGUAGE)):
        if found in LANGUAGES:
            return str(found)
    best, weight = "en", 0.0
    for part in request.headers.get("accept-language", "").split(","):
        tag, _, quality = part.strip().partition(";q=")
        lang = tag[:2].lower()
        try:
            value = float(quality or 1.0)
        except ValueError:
            value = 0.0
        if lang in LANGUAGES and value > weight:
            best, weight = lang, value
    return best


def error_body(error: UserError, lang: str) -> dict[str, Any]:
    """Whatever strange characters came in, the answer is text that can be sent."""
    text = error.text(lang).encode("utf-8", "replace").decode()
    body: dict[str, Any] = {"error": error.key, "text": text, "clause": error.clause}
    if isinstance(error, Conflict):
        body["step"] = error.step
    return body


def status_of(error: UserError) -> int:
    return next((status for kind, status in STATUS if isinstance(error, kind)), 422)


def answer(error: UserError, lang: str, status: int | None = None, headers: dict[str, str] | None = None) -> JSONResponse:
    code = status or status_of(error)
    return JSONResponse(error_body(error, lang), code, {**(SOON if code in COME_BACK else {}), **(headers or {})})


def _when(error: UserError) -> tuple[int | None, dict[str, str] | None]:
    """Status and headers of what is only too much for now."""
    if not isinstance(error, Spent):
        return None, None
    return 503 if error.refusal.all else 429, {"retry-after": str(int(error.refusal.wait) + 1)}


def wants_page(request: Request) -> bool:
    """A person with a browser, not a program."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")


def page_or_answer(request: Request, error: UserError, status: int, headers: dict[str, str] | None = None) -> Response:
    if not wants_page(request):
        return answer(error, language(request), status, headers)
    from regalia.web.pages.making import message

    shown = UserError("web-not-found") if status in (404, 422) else error
    found = message(shown, language(request), 404 if status == 422 else status)
    found.headers.update(SOON if status in COME_BACK else {})
    return found


def install(app: FastAPI) -> None:
    @app.exception_handler(UserError)
    async def user_error(request: Request, error: UserError) -> Response:
        return answer(error, language(request), *_when(error))

    @app.exception_handler(TimeoutError)
    async def too_slow(request: Request, _error: TimeoutError) -> Response:
        return page_or_answer(request, Unavailable("web-unavailable"), 503)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {}
        where = ".".join(str(part) for part in first.get("loc", ()))
        problem = f"{where}: {first.get('type', '')}".encode("utf-8", "replace").decode()
        return page_or_answer(request, UserError("web-invalid", problem=problem), 422)

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        found = UserError(OF_HTTP.get(error.status_code, "web-invalid"), problem=str(error.status_code))
        return page_or_answer(request, found, error.status_code, dict(error.headers or {}))
