"""Coming in: as a guest under a name, or signing in to an account; what the browser then keeps is a cookie of one session."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from regalia.notices.wishes import forget_browsers
from regalia.table.moves import Caller
from regalia.table.profiles import label_of, note_device
from regalia.web.access import TheIdentities
from regalia.web.identity import Identities, new_session

PROGRAM = "API"
"""What a program is called among the devices of an account."""


class Door:
    """Where somebody comes in with a request, and gets a cookie with the answer."""

    def __init__(self, request: Request, response: Response, identities: Identities) -> None:
        self.request, self.response, self.identities = request, response, identities

    async def welcome(self, name: str) -> Caller:
        """The caller under the name given now, if it is not somebody else's; somebody new becomes a guest. Whoever is known
        already stays in the session in which they are known."""
        proof = self.identities.proof(self.request)
        caller = Caller("") if proof is None else Caller(proof.identity, proof.name)
        await self.identities.check_name(caller, name or caller.name)
        if proof is None:
            guest = self.identities.guest(name)
            self.identities.give(self.response, guest)
            return guest
        if not name or name == caller.name:
            return caller
        found = Caller(caller.identity, name)
        self.identities.give(self.response, found, proof.session, proof.since)
        return found

    async def sign_in(self, caller: Caller) -> str:
        """A new session of an account, noted among its devices."""
        session = new_session()
        await self._note(caller, session, label_of(self.request.headers.get("user-agent", "")))
        self.identities.give(self.response, caller, session)
        return session

    async def token(self, caller: Caller) -> tuple[str, float]:
        """A proof for a program, which is a device of the account like any other, and when it ends."""
        session, proof = new_session(), self.identities.proof(self.request)
        if await self.identities.store.account(identity=caller.identity) is not None:
            await self._note(caller, session, PROGRAM)
        return self.identities.token(caller, session, None if proof is None else proof.since)

    async def _note(self, caller: Caller, session: str, label: str) -> None:
        """The oldest of too many devices are signed out: none is kept that its person could not see."""
        for old in await note_device(self.identities.store, session, caller.identity, label, self.identities.now()):
            await self.identities.end_session(old)
            await forget_browsers(self.identities.store, caller.identity, of=old)


async def door_of(request: Request, response: Response, identities: TheIdentities) -> Door:
    return Door(request, response, identities)


TheDoor = Annotated[Door, Depends(door_of)]
