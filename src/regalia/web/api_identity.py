"""Who am I: guest, registered, logged in."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Request, Response

from regalia.table import adopting, keeping
from regalia.table.moves import Caller
from regalia.table.profiles import forget_device, label_of, note_device
from regalia.web.access import AnyCaller, SureCaller, TheHall, TheIdentities, welcome
from regalia.web.bodies import Credentials, Error, GuestBody, Login, Me, Token
from regalia.web.identity import COOKIE, Identities

router = APIRouter(prefix="/api/identity", tags=["identity"])


async def _me(identities: Identities, caller: Caller) -> Me:
    account = await identities.store.account(identity=caller.identity)
    return {"name": caller.name, "registered": account is not None}


@router.get("", responses={401: {"model": Error}})
async def me(caller: SureCaller, identities: TheIdentities) -> Me:
    """Who the caller is."""
    return await _me(identities, caller)


@router.post("/guest")
async def guest(body: GuestBody, caller: AnyCaller, identities: TheIdentities, response: Response) -> Me:
    """Become a guest, or change one's name; the cookie is set."""
    return await _me(identities, await welcome(identities, response, caller, body.name))


@router.post("/register", responses={409: {"model": Error}})
async def register(
    request: Request, body: Credentials, caller: AnyCaller, identities: TheIdentities, hall: TheHall, response: Response
) -> Me:
    """Keep one's tables under a name and a passphrase."""
    person = caller if caller.identity else identities.guest(body.name)
    named = await identities.register(person, body.name, body.passphrase, hall.now())
    await _sign_in(request, identities, named, response)
    return await _me(identities, named)


async def _sign_in(request: Request, identities: Identities, caller: Caller, response: Response) -> None:
    """A new session of an account, noted among its devices."""
    session = secrets.token_urlsafe(9)
    label = label_of(request.headers.get("user-agent", ""))
    await note_device(identities.store, session, caller.identity, label, identities.now())
    identities.give(response, caller, session)


@router.post("/login", responses={401: {"model": Error}})
async def login(
    request: Request, body: Login, before: AnyCaller, identities: TheIdentities, hall: TheHall, response: Response
) -> Me:
    """Come back from another device; with `bring`, the tables one has as a guest on this one come along."""
    caller = await identities.login(body.name, body.passphrase)
    guest = before.identity if before.identity != caller.identity else ""
    if body.bring and guest and await identities.store.account(identity=guest) is None:
        await adopting.bring(hall, guest, caller)
        await identities.end_all(guest)
    await _sign_in(request, identities, caller, response)
    return await _me(identities, caller)


@router.post("/token", responses={401: {"model": Error}})
async def token(caller: SureCaller, identities: TheIdentities) -> Token:
    """For a program that sends it as a bearer instead of the cookie; it ends with a logout of its own."""
    written, expires = identities.token(caller)
    return {"token": written, "expires": expires}


@router.post("/logout", status_code=204)
async def logout(request: Request, identities: TheIdentities, response: Response) -> None:
    """End the proof that came with the request, wherever else it is kept."""
    proof = identities.proof(request)
    await identities.logout(request)
    if proof is not None and proof.session:
        await forget_device(identities.store, proof.identity, proof.session)
    response.delete_cookie(COOKIE, path="/")


@router.post("/logout-everywhere", status_code=204, responses={401: {"model": Error}})
async def logout_everywhere(caller: SureCaller, identities: TheIdentities, response: Response) -> None:
    """End every proof of this identity, on all devices and of all programs."""
    await identities.end_all(caller.identity)
    await forget_device(identities.store, caller.identity, None)
    response.delete_cookie(COOKIE, path="/")


@router.delete("", status_code=204, responses={401: {"model": Error}})
async def erase(caller: SureCaller, identities: TheIdentities, hall: TheHall, response: Response) -> None:
    """Delete everything of this person: account, names, chat. Games that others play go on without them."""
    await keeping.erase(hall, caller.identity)
    await identities.end_all(caller.identity)
    response.delete_cookie(COOKIE, path="/")
