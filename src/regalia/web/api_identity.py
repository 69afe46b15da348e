"""Who am I: guest, registered, logged in."""

from __future__ import annotations

from fastapi import APIRouter, Response

from regalia.table.moves import Caller
from regalia.web.access import AnyCaller, SureCaller, TheHall, TheIdentities, welcome
from regalia.web.bodies import Credentials, Error, GuestBody, Me
from regalia.web.identity import COOKIE, Identities

router = APIRouter(prefix="/api/identity", tags=["identity"])


async def _me(identities: Identities, caller: Caller) -> Me:
    account = await identities.store.account(identity=caller.identity)
    return {"name": caller.name, "registered": account is not None, "token": identities.token(caller)}


@router.get("", responses={401: {"model": Error}})
async def me(caller: SureCaller, identities: TheIdentities) -> Me:
    """The caller, with the token that a program may send as a bearer instead of the cookie."""
    return await _me(identities, caller)


@router.post("/guest")
async def guest(body: GuestBody, caller: AnyCaller, identities: TheIdentities, response: Response) -> Me:
    """Become a guest, or change one's name; the cookie is set."""
    return await _me(identities, welcome(identities, response, caller, body.name))


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


@router.post("/logout", status_code=204)
async def logout(response: Response) -> None:
    response.delete_cookie(COOKIE, path="/")
