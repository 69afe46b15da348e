"""Who am I: guest, registered, logged in."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from regalia.notices.wishes import forget_browsers, move_browser
from regalia.table import adopting, keeping
from regalia.table.moves import Caller
from regalia.table.profiles import forget_device
from regalia.web.access import AnyCaller, SureCaller, TheHall, TheIdentities
from regalia.web.bodies import Credentials, Error, GuestBody, Login, Me, Token
from regalia.web.doors import TheDoor
from regalia.web.identity import Identities

router = APIRouter(prefix="/api/identity", tags=["identity"])


async def _me(identities: Identities, caller: Caller) -> Me:
    account = await identities.store.account(identity=caller.identity)
    return {"name": caller.name, "registered": account is not None}


@router.get("", responses={401: {"model": Error}})
async def me(caller: SureCaller, identities: TheIdentities) -> Me:
    """Who the caller is."""
    return await _me(identities, caller)


@router.post("/guest")
async def guest(body: GuestBody, identities: TheIdentities, door: TheDoor) -> Me:
    """Become a guest, or change one's name; the cookie is set."""
    return await _me(identities, await door.welcome(body.name))


@router.post("/register", responses={409: {"model": Error}})
async def register(body: Credentials, caller: AnyCaller, identities: TheIdentities, hall: TheHall, door: TheDoor) -> Me:
    """Keep one's tables under a name and a passphrase. What proved the guest is worth nothing any more, wherever it is kept."""
    person, proof = caller if caller.identity else identities.guest(body.name), identities.proof(door.request)
    named = await identities.register(person, body.name, body.passphrase, hall.now())
    if proof is not None:
        await identities.end_all(named.identity, proof)
        await forget_browsers(identities.store, named.identity, but=proof.session)
    session = await door.sign_in(named)
    if proof is not None:
        await move_browser(identities.store, named.identity, proof.session, session)
    return await _me(identities, named)


@router.post("/login", responses={401: {"model": Error}})
async def login(body: Login, before: AnyCaller, identities: TheIdentities, hall: TheHall, door: TheDoor) -> Me:
    """Come back from another device; with `bring`, the tables one has as a guest on this one come along."""
    caller = await identities.login(body.name, body.passphrase)
    guest = before.identity if before.identity != caller.identity else ""
    if body.bring and guest and await identities.store.account(identity=guest) is None:
        await adopting.bring(hall, guest, caller)
        await identities.end_all(guest, identities.proof(door.request))
        await forget_browsers(identities.store, guest)
    await door.sign_in(caller)
    return await _me(identities, caller)


@router.post("/token", responses={401: {"model": Error}})
async def token(caller: SureCaller, door: TheDoor) -> Token:
    """For a program that sends it as a bearer instead of the cookie; it ends with a logout of its own, or as a device."""
    written, expires = await door.token(caller)
    return {"token": written, "expires": expires}


@router.post("/logout", status_code=204)
async def logout(request: Request, identities: TheIdentities, response: Response) -> None:
    """End the proof that came with the request, wherever else it is kept."""
    proof = identities.proof(request)
    await identities.logout(request)
    if proof is not None and proof.session:
        await forget_device(identities.store, proof.identity, proof.session)
        await forget_browsers(identities.store, proof.identity, of=proof.session)
    identities.forget(response)


@router.post("/logout-everywhere", status_code=204, responses={401: {"model": Error}})
async def logout_everywhere(request: Request, caller: SureCaller, identities: TheIdentities, response: Response) -> None:
    """End every proof of this identity, on all devices and of all programs."""
    await identities.end_all(caller.identity, identities.proof(request))
    await forget_device(identities.store, caller.identity, None)
    await forget_browsers(identities.store, caller.identity)
    identities.forget(response)


@router.delete("", status_code=204, responses={401: {"model": Error}})
async def erase(request: Request, caller: SureCaller, identities: TheIdentities, hall: TheHall, response: Response) -> None:
    """Delete everything of this person: account, names, chat. Games that others play go on without them."""
    await keeping.erase(hall, caller.identity)
    await identities.end_all(caller.identity, identities.proof(request))
    await keeping.erase(hall, caller.identity)  # what another page of theirs has made meanwhile
    identities.forget(response)
