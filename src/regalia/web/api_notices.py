"""Notices: what to be told of, by which way, when not to be; and coming in by a link from a mail."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Request

from regalia.core.texts import core_texts
from regalia.notices import push, wishes
from regalia.notices.courier import Courier
from regalia.notices.mail import NotSent, plain
from regalia.notices.reaching import NotAllowed, Unreachable, check_address
from regalia.notices.wishes import Person, Quiet, Subscription
from regalia.table.errors import Busy, Forbidden, Unavailable
from regalia.table.moves import Caller
from regalia.web.access import Lang, SureCaller, TheHall, TheIdentities
from regalia.web.bodies import Error, Me
from regalia.web.bodies_notices import (
    AddressBody,
    EndpointBody,
    NoticesShape,
    Reached,
    SubscriptionBody,
    TokenBody,
    WishesBody,
)
from regalia.web.doors import TheDoor
from regalia.web.identity import Identities, Unknown
from regalia.web.noticing import CONFIRM, ENTER, Links

router = APIRouter(prefix="/api", tags=["notices"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 409)}
WORDS_TO_ENTER = 3
"""Of a link that signs in: whose, which, and by what address."""


async def courier_of(request: Request) -> Courier:
    found: Courier = request.app.state.courier
    return found


async def links_of(request: Request) -> Links:
    found: Links = request.app.state.links
    return found


TheCourier = Annotated[Courier, Depends(courier_of)]
TheLinks = Annotated[Links, Depends(links_of)]


async def shape_of(courier: Courier, identity: str) -> NoticesShape:
    person = await wishes.person(courier.store, identity)
    wished = person.wishes
    return {
        "push_key": courier.ways.signer.public,
        "mail_offered": courier.ways.post is not None,
        "push": sorted(wished.push),
        "mail": sorted(wished.mail),
        "quiet": msgspec.to_builtins(wished.quiet),
        "mail_hours": wished.mail_hours,
        "webhook": wished.webhook,
        "webhook_key": wished.webhook_key,
        "address": person.address,
        "confirmed": wished.confirmed,
        "browsers": len(await wishes.subscriptions(courier.store, identity)),
    }


async def _keep(courier: Courier, person: Person, **changes: Any) -> None:
    changed = msgspec.structs.replace(person.wishes, **changes)
    await wishes.keep(courier.store, msgspec.structs.replace(person, wishes=changed))
    courier.wishes_changed()


@router.get("/notices", responses=REFUSED)
async def notices(caller: SureCaller, courier: TheCourier) -> NoticesShape:
    """What the caller asked for, and what this server can do."""
    return await shape_of(courier, caller.identity)


@router.put("/notices", responses=REFUSED)
async def wish(body: WishesBody, caller: SureCaller, courier: TheCourier, lang: Lang) -> NoticesShape:
    """Change what one is told of, quiet hours, and the address of one's own program."""
    person = await wishes.person(courier.store, caller.identity)
    changes: dict[str, Any] = {"lang": body.lang or lang}
    changes |= wishes.checked({way: kinds for way in ("push", "mail") if (kinds := getattr(body, way)) is not None})
    if body.quiet is not None:
        changes["quiet"] = Quiet(**body.quiet.model_dump())
    if body.mail_hours is not None:
        changes["mail_hours"] = body.mail_hours
    if body.webhook is not None:
        changes |= _webhook(body.webhook.strip(), person, courier.ways.near)
    await _keep(courier, person, **changes)
    return await shape_of(courier, caller.identity)


def _webhook(url: str, person: Person, near: bool) -> dict[str, Any]:
    try:
        check_address(url, near) if url else None
    except NotAllowed:
        raise Forbidden("notices-address") from None
    kept = person.wishes.webhook_key if url == person.wishes.webhook else ""
    return {"webhook": url, "webhook_key": (kept or wishes.new_key()) if url else ""}


@router.post("/notices/push", responses=REFUSED)
async def subscribe(
    request: Request,
    body: SubscriptionBody,
    caller: SureCaller,
    identities: TheIdentities,
    hall: TheHall,
    courier: TheCourier,
    lang: Lang,
) -> NoticesShape:
    """Tell this browser too, until it is signed out."""
    one = Subscription(body.endpoint, body.keys.p256dh, body.keys.auth)
    try:
        push.check(one, courier.ways.near)
    except NotAllowed:
        raise Forbidden("notices-browser") from None
    proof = identities.proof(request)
    await wishes.subscribe(courier.store, caller.identity, one, hall.now(), "" if proof is None else proof.session)
    await _keep(courier, await wishes.person(courier.store, caller.identity), lang=lang)
    return await shape_of(courier, caller.identity)


@router.delete("/notices/push", status_code=204, responses=REFUSED)
async def unsubscribe(body: EndpointBody, caller: SureCaller, courier: TheCourier) -> None:
    """Do not tell this browser any more."""
    await wishes.unsubscribe(courier.store, caller.identity, Subscription(body.endpoint, "", "").key)


@router.post("/notices/mail", status_code=204, responses=REFUSED)
async def give_address(body: AddressBody, caller: SureCaller, courier: TheCourier, links: TheLinks, lang: Lang) -> None:
    """Name a mail address. One mail goes there, with a link; nothing more until somebody follows it."""
    if courier.ways.post is None:
        raise Forbidden("notices-no-mail")
    address = plain(body.address)
    if not address:
        raise Forbidden("notices-address")
    person = await wishes.person(courier.store, caller.identity)
    if not links.may_write(CONFIRM, address):
        raise Busy("web-too-many")
    await _keep(courier, msgspec.structs.replace(person, address=address), confirmed=False, lang=lang)
    await _send(courier, address, lang, "confirm", links.make(CONFIRM, caller.identity, address))


@router.delete("/notices/mail", status_code=204, responses=REFUSED)
async def forget_address(caller: SureCaller, courier: TheCourier) -> None:
    """Forget the mail address; nothing is sent there any more."""
    person = await wishes.person(courier.store, caller.identity)
    await _keep(courier, msgspec.structs.replace(person, address=""), confirmed=False, mail=frozenset())


async def _send(courier: Courier, address: str, lang: str, what: str, link: str) -> None:
    assert courier.ways.post is not None
    texts = core_texts()
    subject, text = texts.format(lang, f"notices-{what}-subject"), texts.format(lang, f"notices-{what}-text", {"link": link})
    try:
        await courier.behind(courier.ways.post.send, address, subject, text)
    except NotSent:
        raise Unavailable("notices-mail-away") from None


@router.post("/notices/test", responses=REFUSED)
async def test(caller: SureCaller, courier: TheCourier, lang: Lang) -> Reached:
    """Send a notice now, to every browser and to the program of the caller."""
    person = await wishes.person(courier.store, caller.identity)
    title, body = (core_texts().format(lang, key) for key in ("web-brand", "notices-test"))
    told = {"title": title, "body": body, "url": "/account", "tag": "test"}
    try:
        browsers = await courier.push_to(person, msgspec.json.encode(told), "test")
        await courier.program(person, msgspec.json.encode({"event": "test"}))
    except (Unreachable, NotAllowed):
        raise Unavailable("notices-unreachable") from None
    return {"browsers": browsers, "program": bool(person.wishes.webhook)}


# -- coming in by mail -----------------------------------------------------------------------------


@router.post("/identity/link", status_code=204, responses=REFUSED)
async def link(body: AddressBody, courier: TheCourier, identities: TheIdentities, links: TheLinks, lang: Lang) -> None:
    """Send a link that signs in, if an account has shown that the address is its own. The answer is the same either way, and
    comes as soon: it waits for nothing."""
    if courier.ways.post is None:
        raise Forbidden("notices-no-mail")
    address = plain(body.address)
    if address and links.may_write(ENTER, address):
        courier.later(_send_links(courier, identities, links, address, lang))


def _mark(address: str) -> str:
    """Names an address in a link without saying it."""
    return hashlib.sha256(address.encode()).hexdigest()[:16]


async def _send_links(courier: Courier, identities: Identities, links: Links, address: str, lang: str) -> None:
    for person in await wishes.by_address(courier.store, address):
        if await identities.store.account(identity=person.identity) is not None:
            made = links.make(ENTER, person.identity, secrets.token_urlsafe(9), _mark(person.address))
            await _send(courier, person.address, person.wishes.lang or lang, "enter", made)


@router.post("/identity/enter", responses=REFUSED)
async def enter(body: TokenBody, identities: TheIdentities, links: TheLinks, door: TheDoor) -> Me:
    """Sign in with the link of a mail: once, within a quarter of an hour, while the address is the person's."""
    words = links.read(ENTER, body.token)
    if words is None or len(words) != WORDS_TO_ENTER:
        raise Unknown("notices-link-old")
    identity, nonce, mark = words
    account = await identities.store.account(identity=identity)
    person = await wishes.person(identities.store, identity)
    fits = account is not None and person.wishes.confirmed and _mark(person.address) == mark
    if account is None or not fits or not await identities.use_up(f"l:{nonce}"):
        raise Unknown("notices-link-old")
    await door.sign_in(Caller(account.identity, account.name))
    return {"name": account.name, "registered": True}
