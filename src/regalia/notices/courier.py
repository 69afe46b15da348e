"""Sends what is due: by push and to programs at once, by mail as a digest; at no quiet hour, to nobody who knows already."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any, TypeVar

import msgspec

from regalia.core.errors import UserError
from regalia.notices import outbox, push, wishes, wording
from regalia.notices.mail import NotSent, Post
from regalia.notices.occasions import CLOCK, Change, change
from regalia.notices.outbox import Due
from regalia.notices.quiet import is_quiet
from regalia.notices.reaching import NotAllowed, Unreachable, post
from regalia.notices.wishes import Person
from regalia.table.errors import Unavailable
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.presence import FRESH
from regalia.table.store import Store

log = logging.getLogger("regalia.notices")
T = TypeVar("T")
HOUR = 3600.0
KNOWN_FOR = 15.0
"""Seconds for which we remember who has asked for anything."""
SWEPT = 600.0
AT_ONCE = 16
"""So many people are told something at once: one whose address does not answer keeps the others waiting no longer."""
MAIL_AGAIN = 600.0
"""Seconds before a mail that the mail server did not take is sent again."""
SIGNATURE = "Regalia-Signature"
ENDING = 5.0
"""Seconds for a round to end by itself, between two looks at the database; longer is waited for nobody's address."""


class Ways(msgspec.Struct, frozen=True):
    """How this server can reach people. `root`: how it is reached itself; `near`: whether addresses close by are allowed."""

    signer: push.Signer
    post: Post | None
    root: str
    near: bool
    stop_link: Callable[[str], str]
    """Where one click ends the mails of an identity."""


class Courier:
    def __init__(self, hall: Hall, ways: Ways, every: float = 5.0) -> None:
        self.hall, self.ways, self.every = hall, ways, every
        self.known: set[str] = set()
        self.known_at = self.swept = -1e18
        self.writing: set[asyncio.Task[None]] = set()
        self.round: asyncio.Task[None] | None = None
        self.stopped = asyncio.Event()
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.threads = ThreadPoolExecutor(AT_ONCE, "notices")

    @property
    def store(self) -> Store:
        return self.hall.store

    def start(self) -> None:
        self.round = asyncio.create_task(self._rounds())

    async def stop(self) -> None:
        self.stopped.set()
        if self.round is not None:
            await asyncio.wait([self.round], timeout=ENDING)
            self.round.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.round
        if self.writing:
            await asyncio.wait(self.writing, timeout=5)
        self.threads.shutdown(wait=False, cancel_futures=True)

    # -- noticing ----------------------------------------------------------------------------------

    def changed(self, before: Live, after: Live) -> None:
        """A table has gone on: what concerns people who asked for notices is noted behind."""
        found = change(before, after, self.hall.now())
        if found.new or found.gone:
            self.later(self._note(after.header.id, found))

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(self._quietly(work))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Unavailable:
            """Said where it is noticed."""
        except UserError as problem:
            log.warning("notices-wait", extra={"fields": {"problem": problem.key}})

    async def _note(self, id: str, found: Change) -> None:
        try:
            concerned = outbox.wanted(found, await self.people())
            if concerned.new or concerned.gone:
                await outbox.note(self.store, id, concerned, self.hall.now())
        except UserError as problem:
            log.warning("notice-not-noted", extra={"table": id, "fields": {"problem": problem.key}})

    async def people(self) -> set[str]:
        now = self.hall.now()
        if not 0 <= now - self.known_at < KNOWN_FOR:
            self.known, self.known_at = await wishes.wishing(self.store), now
        return self.known

    def wishes_changed(self) -> None:
        self.known_at = -1e18

    # -- sending -----------------------------------------------------------------------------------

    async def _rounds(self) -> None:
        while not self.stopped.is_set():
            try:
                await self.send_due()
            except Unavailable:
                """The next round tries again."""
            except UserError as problem:
                log.warning("notices-wait", extra={"fields": {"problem": problem.key}})
            except Exception as problem:
                log.error("notices-failed", exc_info=problem)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), self.every)

    async def send_due(self) -> None:
        now = self.hall.now()
        after = ""
        while not self.stopped.is_set() and (page := await outbox.due(self.store, now, after)):
            people = [list(ones) for _, ones in groupby(page, lambda one: one.identity)]
            await asyncio.gather(*(self._in_turn(ones, now) for ones in people))
            after = page[-1].identity
        if now - self.swept > SWEPT:
            self.swept = now
            await outbox.sweep(self.store, now)

    async def _in_turn(self, ones: list[Due], now: float) -> None:
        """Whatever goes wrong with one person's notices is theirs alone."""
        async with self.turns:
            if self.stopped.is_set():
                return
            try:
                await self._to_person(await wishes.person(self.store, ones[0].identity), ones, now)
            except Unavailable:
                """The next round tries again."""
            except UserError as problem:
                log.warning("notices-wait", extra={"fields": {"problem": problem.key}})
            except Exception as problem:
                log.error("notices-failed", exc_info=problem)

    async def behind(self, work: Callable[..., T], *words: Any) -> T:
        """In a thread of our own: whoever keeps it waiting keeps no table, page or login waiting."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work, *words)

    async def _to_person(self, person: Person, ones: list[Due], now: float) -> None:
        news = [(one, live) for one in ones if (live := await self._still_news(one, now)) is not None]
        if is_quiet(person.wishes.quiet, now):
            return
        for one, live in news:
            if not one.told and not await self._tell(person, one, live, now):
                break  # who cannot be reached is not waited for again in this round
        await self._mail(person, [(one, live) for one, live in news if not one.mailed], now)

    async def _still_news(self, one: Due, now: float) -> Live | None:
        """The table, unless it is gone, or its person has been there since and knows."""
        try:
            live = await self.hall.table(one.table_id)
        except Unavailable:
            raise
        except UserError:
            await outbox.settle(self.store, [one])
            return None
        seen = (await self.store.present(one.table_id)).get(one.identity, 0.0)
        if seen > (now - FRESH if one.kind == CLOCK else one.made):
            await outbox.settle(self.store, [one])
            return None
        return live

    async def _tell(self, person: Person, one: Due, live: Live, now: float) -> bool:
        """By push, and to the person's program: once, by one process. False when they cannot be reached now."""
        if not await outbox.claim(self.store, one) or one.kind not in person.wishes.push:
            return True
        try:
            await self.push_to(person, wording.pushed(person.wishes.lang, one, live, self.url_of(live)), one.kind)
            await self.program(person, wording.told_to_program(one, live, self.url_of(live)))
        except Unreachable:
            await outbox.try_again(self.store, one, now)
            return False
        except NotAllowed:
            """The address was kept when others were allowed."""
        return True

    def url_of(self, live: Live) -> str:
        return f"{self.ways.root}/tables/{live.header.id}"

    async def push_to(self, person: Person, text: bytes, topic: str) -> int:
        """To every browser of a person; how many took it. Those that do not listen any more are forgotten."""
        reached = 0
        for one in await wishes.subscriptions(self.store, person.identity):
            try:
                listens = await self.behind(push.send, self.ways.signer, one, text, topic, self.ways.near)
            except Unreachable:
                raise
            except NotAllowed:
                listens = False
            if listens:
                reached += 1
            else:
                await wishes.unsubscribe(self.store, person.identity, one.key)
        return reached

    async def program(self, person: Person, body: bytes) -> None:
        """A post to the person's own address, with a signature that only they and we can make."""
        if not person.wishes.webhook:
            return
        signed = hmac.new(person.wishes.webhook_key.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signed}"}
        status = await self.behind(post, person.wishes.webhook, headers, body, self.ways.near)
        if status >= 500:
            raise Unreachable(str(status))

    async def _mail(self, person: Person, lines: list[wording.Line], now: float) -> None:
        """One mail for everything since the last, not more often than was asked for."""
        wished = person.wishes
        reachable = self.ways.post is not None and wished.confirmed and person.address
        unwanted = [one for one, _ in lines if not reachable or one.kind not in wished.mail]
        await outbox.settle(self.store, unwanted, mailed=True)
        told = [line for line in lines if line[0] not in unwanted]
        if not told or self.ways.post is None or now < wished.mailed + wished.mail_hours * HOUR:
            return
        if not await wishes.note_mailed(self.store, person, now):
            return
        stop = self.ways.stop_link(person.identity)
        subject, text = wording.digest(wished.lang, told, self.url_of, stop)
        try:
            await self.behind(self.ways.post.send, person.address, subject, text, stop)
        except NotSent as problem:
            log.warning("mail-not-sent", extra={"fields": {"problem": str(problem)}})
            claimed = msgspec.structs.replace(person, wishes=msgspec.structs.replace(wished, mailed=now))
            await wishes.note_mailed(self.store, claimed, now - wished.mail_hours * HOUR + MAIL_AGAIN)
            return
        await outbox.settle(self.store, [one for one, _ in told], mailed=True)
