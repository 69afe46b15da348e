"""Who am I: guest, registered, logged in."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from regalia.table import keeping
from regalia.table.moves import Caller
from regalia.web.access import AnyCaller, SureCaller, TheHall, TheIdentities, welcome
from regalia.web.bodies import Credentials, Error, GuestBody, Me, Token
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
async def register(body: Credentials, caller: AnyCaller, identities: TheIdentities, hall: TheHall, response: Response) -> Me:
    """Keep one's tables under a name and a passphrase."""
    person = caller if caller.identity else identities.guest(body.name)
    named = await identities.register(person, body.name, body.passphrase, hall.now())
    identities.give(response, named)
    return await _me(identities, named)


@router.post("/login", responses={401: {"model": Error}})
async def login(body: Credentials, identities: TheIdentities, response: Response) -> Me:
    """Come back from another device."""
    caller = await identities.login(body.name, body.passphrase)
    identities.give(response, caller)
    return await _me(identities, caller)


@router.post("/token", responses={401: {"model": Error}})
async def token(caller: SureCaller, identities: TheIdentities) -> Token:
    """For a program that sends it as a bearer instead of the cookie; it ends with a logout of its own."""
    written, expires = identities.token(caller)
    return {"token": written, "expires": expires}


@router.post("/logout", status_code=204)
async def logout(request: Request, identities: TheIdentities, response: Response) -> None:
    """End the proof that came with the request, wherever else it is kept."""
    await identities.logout(request)
    response.delete_cookie(COOKIE, path="/")


@router.post("/logout-everywhere", status_code=204, responses={401: {"model": Error}})
async def logout_everywhere(caller: SureCaller, identities: TheIdentities, response: Response) -> None:
    """End every proof of this identity, on all devices and of all programs."""
    await identities.end_all(caller.identity)
    response.delete_cookie(COOKIE, path="/")


@router.delete("", status_code=204, responses={401: {"model": Error}})
async def erase(caller: SureCaller, identities: TheIdentities, hall: TheHall, response: Response) -> None:
    """Delete everything of this person: account, names, chat. Games that others play go on without them."""
    await keeping.erase(hall, caller.identity)
    await identities.end_all(caller.identity)
    response.delete_cookie(COOKIE, path="/")
