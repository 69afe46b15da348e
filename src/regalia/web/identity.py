"""Who is calling: a guest by a signed cookie (or the same token as a bearer), and optionally a name with a passphrase."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from functools import cached_property

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from regalia.core.errors import UserError
from regalia.table.errors import Conflict, TableError
from regalia.table.moves import Caller
from regalia.table.records import Account, Ended
from regalia.table.store import Store

COOKIE = "regalia"
HOST = "__Host-"
"""With https the name of the cookie begins so: no other site of the same domain can put its own in its place."""
HOST_SINCE = "host-cookies-since"
"""The setting that says when cookies began to be called so; those of the plain name that are older are still good."""
LANGUAGE = "regalia_lang"
DAY = 24 * 3600.0
YEAR = 365 * 24 * 3600
PROOF = "regalia.proof"
MOMENT = 0.001
"""Seconds by which a proof is younger than the end of all before it."""
WITHOUT_SINCE = 4
"""Words of a token from before it said since when its person is known."""
DATED_SINCE = "dated-tokens-since"
"""The setting that says when tokens began to carry a date; older ones are taken for as young as that."""
RENEWED = 0.1
"""The share of its life after which a cookie is renewed, so that nobody who comes back now and then is forgotten."""


class Unknown(TableError):
    """The caller has not said who they are, or could not prove it."""


class Proof(msgspec.Struct, frozen=True):
    """What a token says: who, in which session, when it was made, and since when its person is known: whatever is made of a proof
    is as old as that, so a process that has not heard yet that a proof has ended cannot give it a new life."""

    identity: str
    name: str
    session: str
    made: float
    since: float

    @property
    def keys(self) -> tuple[str, str]:
        """What may have been ended: this session, or everything of this identity."""
        return f"s:{self.session}", f"i:{self.identity}"


class Identities:
    def __init__(self, store: Store, key: str, secure: bool, days: float = 180.0, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.signer = URLSafeSerializer(key, salt="identity-2")
        self.undated = URLSafeSerializer(key, salt="identity")
        self.secure = secure
        self.life = days * DAY
        self.now = now
        self.since = 0.0
        self.cookie = HOST + COOKIE if secure else COOKIE
        self.plain_until = float("inf")
        self.ended: dict[str, Ended] = {}
        """Those that end first are first."""
        self.hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self.thinking = asyncio.Semaphore(2)
        self.reading: asyncio.Task[None] | None = None
        self.read_again = False

    @cached_property
    def decoy(self) -> str:
        """What a passphrase is compared with when there is no such name."""
        return self.hasher.hash(secrets.token_urlsafe(16))

    async def load(self) -> None:
        """Which proofs have ended: at the start, and when the line between the processes was cut for a while."""
        self.since = float(await self.store.setting(DATED_SINCE) or 0.0)
        if self.secure and self.plain_until > self.now():
            self.plain_until = float(await self.store.made_once(HOST_SINCE, str(self.now())))
        for entry in await self.store.ended():
            self._note(entry)

    def heard(self, entry: Ended | None) -> None:
        """A proof has ended in another process; None: any may have."""
        if entry is not None:
            self._note(entry)
            return
        self.read_again = True
        if self.reading is None or self.reading.done():
            self.reading = asyncio.create_task(self._load_safely())

    async def _load_safely(self) -> None:
        """Once more for news that came meanwhile."""
        while self.read_again:
            self.read_again = False
            with contextlib.suppress(UserError):
                await self.load()

    def _note(self, entry: Ended) -> None:
        """What has ended stays so, whatever an older reading says; what no proof could be good for any more is forgotten."""
        known = self.ended.pop(entry.what, entry)
        self.ended[entry.what] = entry if entry.at >= known.at else known
        now = self.now()
        while (oldest := next(iter(self.ended.values()))).until < now:
            del self.ended[oldest.what]
            if not self.ended:
                return

    # -- tokens --------------------------------------------------------------------------------

    def token(self, caller: Caller, session: str = "", since: float | None = None) -> tuple[str, float]:
        """A proof of the caller's identity, and when it ends."""
        now = self.now()
        ended = self.ended.get(f"i:{caller.identity}")
        known = max(now, ended.at + MOMENT if ended else now) if since is None else since
        return str(self.signer.dumps([caller.identity, caller.name, session or new_session(), now, known])), now + self.life

    def read(self, request: HTTPConnection) -> Caller | None:
        """The caller of a request, if the token is one of ours and still good."""
        proof = self.proof(request)
        return None if proof is None else Caller(proof.identity, proof.name)

    def proof(self, request: HTTPConnection) -> Proof | None:
        if PROOF not in request.scope:
            request.scope[PROOF] = self._proven(request)
        found: Proof | None = request.scope[PROOF]
        return found

    def still_good(self, request: HTTPConnection) -> bool:
        """Whether the proof of a request that goes on has not ended meanwhile."""
        return self._proven(request) is not None

    def _proven(self, request: HTTPConnection) -> Proof | None:
        """By a bearer's token, else by the cookie."""
        header = request.headers.get("authorization", "")
        if header.lower().startswith("bearer "):
            return self.open(header[7:].strip())
        if self.cookie in request.cookies:
            return self.open(request.cookies[self.cookie])
        found = self.open(request.cookies.get(COOKIE, ""))
        return found if found is not None and found.made < self.plain_until else None

    def open(self, token: str) -> Proof | None:
        proof = self._written(token) if token else None
        if proof is None or not 0 <= self.now() - proof.made + DAY <= self.life + DAY:
            return None
        session, identity = proof.keys
        over = session in self.ended or (identity in self.ended and self.ended[identity].at >= proof.since)
        return None if over else proof

    def _written(self, token: str) -> Proof | None:
        with contextlib.suppress(BadSignature, ValueError, msgspec.ValidationError):
            words = self.signer.loads(token)
            if isinstance(words, list) and len(words) == WITHOUT_SINCE:
                words.append(words[-1])
            return Proof(*msgspec.convert(words, tuple[str, str, str, float, float]))
        with contextlib.suppress(BadSignature, ValueError, msgspec.ValidationError):
            return Proof(*msgspec.convert(self.undated.loads(token), tuple[str, str]), "", self.since, self.since)
        return None

    def guest(self, name: str) -> Caller:
        return Caller("g-" + secrets.token_urlsafe(12), name)

    def give(self, response: Response, caller: Caller, session: str = "", since: float | None = None) -> None:
        token, _ = self.token(caller, session, since)
        age = int(self.life)
        response.set_cookie(self.cookie, token, max_age=age, httponly=True, samesite="lax", secure=self.secure, path="/")

    def forget(self, response: Response) -> None:
        """Take the cookie away, by whichever name it goes."""
        for name in sorted({self.cookie, COOKIE}):
            response.delete_cookie(name, httponly=True, samesite="lax", secure=self.secure, path="/")

    def renewed(self, request: HTTPConnection) -> bytes | None:
        """A younger cookie for a good one that is no longer young, or has no longer the right name."""
        known = COOKIE in request.cookies or self.cookie in request.cookies
        proof = self.proof(request) if known and "authorization" not in request.headers else None
        young = proof is not None and self.now() - proof.made < self.life * RENEWED
        if proof is None or (young and self.cookie in request.cookies):
            return None
        response = Response()
        self.give(response, Caller(proof.identity, proof.name), proof.session, proof.since)
        return response.headers["set-cookie"].encode()

    async def logout(self, request: HTTPConnection) -> None:
        proof = self.proof(request)
        if proof is not None:
            await self._end(proof.keys[0] if proof.session else proof.keys[1])

    async def end_all(self, identity: str, proof: Proof | None = None) -> None:
        """`proof`: of whoever asks; it ends too, though another process with another clock has made it."""
        await self._end(f"i:{identity}", 0.0 if proof is None else proof.since)

    async def end_session(self, session: str) -> None:
        await self._end(f"s:{session}")

    async def stay_here_only(self, response: Response, caller: Caller, proof: Proof | None) -> None:
        """End every proof of this identity but a new one, for whoever answers to the request."""
        await self.end_all(caller.identity, proof)
        self.give(response, caller, "" if proof is None else proof.session)

    async def use_up(self, what: str) -> bool:
        """Something that is good only once is used; False when it was before, here or anywhere."""
        now = self.now()
        return await self.store.use_up(what, now, now + self.life)

    async def _end(self, what: str, least: float = 0.0) -> None:
        now = max(self.now(), least)
        entry = Ended(what, now, now + self.life)
        await self.store.end(entry)
        self._note(entry)

    # -- names and passphrases -------------------------------------------------------------------

    async def check_name(self, caller: Caller, name: str) -> None:
        """Nobody bears a name that somebody else has registered."""
        account = await self.store.account(name=name) if name else None
        if account is not None and account.identity != caller.identity:
            raise Conflict("web-name-taken", 0)

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

    async def change_passphrase(self, caller: Caller, old: str, new: str) -> None:
        account = await self.store.account(identity=caller.identity)
        if account is None:
            raise Unknown("web-no-account")
        await self.login(account.name, old)
        async with self.thinking:
            hashed = await asyncio.to_thread(self.hasher.hash, new)
        await self.store.set_passphrase(caller.identity, hashed)

    def _verify(self, hashed: str, passphrase: str) -> bool:
        try:
            return self.hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False


def new_session() -> str:
    return secrets.token_urlsafe(9)
