"""Who is calling: a guest by a signed cookie (or the same token as a bearer), and optionally a name with a passphrase."""

from __future__ import annotations

import asyncio
import secrets
from functools import cached_property
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from regalia.table.errors import Conflict, TableError
from regalia.table.moves import Caller
from regalia.table.records import Account
from regalia.table.store import Store

COOKIE = "regalia"
LANGUAGE = "regalia_lang"
YEAR = 365 * 24 * 3600


class Unknown(TableError):
    """The caller has not said who they are, or could not prove it."""


class Identities:
    def __init__(self, store: Store, key: str, secure: bool) -> None:
        self.store = store
        self.signer = URLSafeSerializer(key, salt="identity")
        self.secure = secure
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.thinking = asyncio.Semaphore(2)

    @cached_property
    def decoy(self) -> str:
        """What a passphrase is compared with when there is no such name."""
        return self.hasher.hash(secrets.token_urlsafe(16))

    def token(self, caller: Caller) -> str:
        return str(self.signer.dumps([caller.identity, caller.name]))

    def read(self, request: HTTPConnection) -> Caller | None:
        """The caller of a request, if the token is one of ours."""
        token = request.cookies.get(COOKIE, "")
        header = request.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            token = header[7:].strip()
        return self.open(token) if token else None

    def open(self, token: str) -> Caller | None:
        try:
            found: Any = self.signer.loads(token)
        except (BadSignature, ValueError):
            return None
        if isinstance(found, list) and len(found) == 2 and all(isinstance(part, str) for part in found):
            return Caller(found[0], found[1])
        return None

    def guest(self, name: str) -> Caller:
        return Caller("g-" + secrets.token_urlsafe(12), name)

    def give(self, response: Response, caller: Caller) -> None:
        response.set_cookie(COOKIE, self.token(caller), max_age=YEAR, httponly=True, samesite="lax", secure=self.secure, path="/")

    async def register(self, caller: Caller, name: str, passphrase: str, now: float) -> Caller:
        if await self.store.account(identity=caller.identity) is not None:
            raise Conflict("web-registered", 0)
        async with self.thinking:
            hashed = await asyncio.to_thread(self.hasher.hash, passphrase)
        if not await self.store.add_account(Account(caller.identity, name, hashed), now):
            raise Conflict("web-name-taken", 0)
        return Caller(caller.identity, name)

    async def login(self, name: str, passphrase: str) -> Caller:
        """The same time is spent whether or not there is such a name."""
        account = await self.store.account(name=name)
        async with self.thinking:
            fits = await asyncio.to_thread(self._verify, account.passphrase if account else self.decoy, passphrase)
        if account is None or not fits:
            raise Unknown("web-login")
        return Caller(account.identity, account.name)

    def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False
