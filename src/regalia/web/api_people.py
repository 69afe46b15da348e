"""People: friends and blocked ones, preferences, devices, passphrase, vacation, and everything that is kept of oneself."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import JSONResponse

from regalia.notices.wishes import forget_browsers
from regalia.table import profiles, ties, vacations
from regalia.table.errors import Busy, Forbidden, Missing
from regalia.table.hall import Hall
from regalia.table.moves import Caller
from regalia.table.personal import everything_of
from regalia.web.access import SureCaller, TheHall, TheIdentities, member_table
from regalia.web.bodies import Error
from regalia.web.bodies_people import (
    DeviceShape,
    NewPassphrase,
    PeopleShape,
    Person,
    PreferencesBody,
    PreferencesShape,
    TieBody,
    VacationBody,
    VacationShape,
)
from regalia.web.identity import Identities
from regalia.web.settings import Settings

router = APIRouter(prefix="/api", tags=["people"])
REFUSED: dict[int | str, dict[str, Any]] = {code: {"model": Error} for code in (401, 403, 404, 409)}
TAKING = 4
"""So many people take along everything that is kept of them at once."""
TieKey = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
SessionName = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


def _person(tie: ties.Tie) -> Person:
    return {"key": tie.key, "name": tie.name, "mutual": tie.mutual}


@router.get("/people", responses=REFUSED)
async def people(caller: SureCaller, hall: TheHall) -> PeopleShape:
    """Friends, people who ask to be, and blocked ones."""
    found = await ties.ties_of(hall.store, caller.identity)
    return {
        "friends": [_person(tie) for tie in found if tie.kind == ties.FRIEND],
        "blocked": [_person(tie) for tie in found if tie.kind == ties.BLOCKED],
        "asking": [_person(tie) for tie in await ties.asking(hall.store, caller.identity)],
    }


@router.post("/people", status_code=204, responses=REFUSED)
async def tie(body: TieBody, caller: SureCaller, hall: TheHall, identities: TheIdentities) -> None:
    """Name a friend, or block somebody: by the name of an account, by a seat of a table one sits at, or by the key of one who
    asks. Two are friends when each has named the other."""
    other = await _meant(body, caller, hall, identities)
    if other.identity == caller.identity:
        raise Forbidden("people-oneself")
    if body.kind == ties.FRIEND:
        for who in (caller.identity, other.identity):
            if await identities.store.account(identity=who) is None:
                raise Forbidden("people-account-only")
        if not await _may_ask(hall, caller, other):
            raise Forbidden("people-not-open")
    # Kept also where the other has blocked the caller, who must not be able to tell; it is shown to nobody (ties.asking).
    await ties.tie(hall.store, caller.identity, other.identity, other.name, body.kind, hall.now())


async def _may_ask(hall: Hall, caller: Caller, other: Caller) -> bool:
    """Whoever has asked oneself may be answered, even if nobody else may ask them."""
    if (await profiles.preferences(hall.store, other.identity)).open_to_friends:
        return True
    return any(one.other == other.identity for one in await ties.asking(hall.store, caller.identity))


async def _meant(body: TieBody, caller: Caller, hall: Hall, identities: Identities) -> Caller:
    if body.key:
        for one in await ties.asking(hall.store, caller.identity):
            if one.key == body.key:
                return Caller(one.other, one.name)
        raise Missing("people-unknown")
    if body.table:
        live = await member_table(hall, body.table, caller)
        seat = live.seats[body.seat] if 0 <= body.seat < len(live.seats) else None
        if seat is None or not seat.identity:
            raise Missing("table-no-seat", seat=body.seat + 1)
        return Caller(seat.identity, seat.name)
    account = await identities.store.account(name=body.name) if body.name else None
    if account is None:
        raise Missing("people-unknown")
    return Caller(account.identity, account.name)


@router.delete("/people/{key}", status_code=204, responses=REFUSED)
async def untie(key: TieKey, caller: SureCaller, hall: TheHall) -> None:
    """No longer a friend, or no longer blocked."""
    if not await ties.untie(hall.store, caller.identity, key):
        raise Missing("people-unknown")


# -- oneself ---------------------------------------------------------------------------------------


@router.get("/identity/preferences", responses=REFUSED)
async def preferences(caller: SureCaller, hall: TheHall) -> PreferencesShape:
    found = await profiles.preferences(hall.store, caller.identity)
    return {"shield": found.shield, "open_to_friends": found.open_to_friends}


@router.put("/identity/preferences", status_code=204, responses=REFUSED)
async def prefer(body: PreferencesBody, caller: SureCaller, hall: TheHall) -> None:
    """What is left out stays."""
    await profiles.change_preferences(hall.store, caller.identity, body.model_dump(exclude_none=True))


@router.post("/identity/passphrase", status_code=204, responses=REFUSED)
async def passphrase(
    request: Request, body: NewPassphrase, caller: SureCaller, identities: TheIdentities, response: Response
) -> None:
    """Another passphrase; every other device is signed out."""
    await identities.change_passphrase(caller, body.old, body.new)
    await _here_only(request, caller, identities, response)


@router.post("/identity/logout-others", status_code=204, responses=REFUSED)
async def logout_others(request: Request, caller: SureCaller, identities: TheIdentities, response: Response) -> None:
    """Sign out everywhere but here."""
    await _here_only(request, caller, identities, response)


async def _here_only(request: Request, caller: Caller, identities: Identities, response: Response) -> None:
    proof = identities.proof(request)
    session = proof.session if proof is not None else ""
    for device in await profiles.devices(identities.store, caller.identity):
        if device.session != session:
            await profiles.forget_device(identities.store, caller.identity, device.session)
    await forget_browsers(identities.store, caller.identity, but=session)
    await identities.stay_here_only(response, caller, proof)


@router.get("/identity/devices", responses=REFUSED)
async def devices(request: Request, caller: SureCaller, identities: TheIdentities) -> list[DeviceShape]:
    """Where this account is signed in."""
    proof = identities.proof(request)
    here = proof.session if proof is not None else ""
    return [
        {"id": one.session, "label": one.label, "since": one.since, "here": one.session == here}
        for one in await profiles.devices(identities.store, caller.identity)
    ]


@router.delete("/identity/devices/{session}", status_code=204, responses=REFUSED)
async def sign_out(session: SessionName, caller: SureCaller, identities: TheIdentities) -> None:
    """Sign out one device."""
    if not await profiles.forget_device(identities.store, caller.identity, session):
        raise Missing("people-unknown")
    await identities.end_session(session)
    await forget_browsers(identities.store, caller.identity, of=session)


@router.get("/identity/data", responses=REFUSED | {429: {"model": Error}}, response_class=JSONResponse)
async def data(request: Request, caller: SureCaller, hall: TheHall) -> Response:
    """Everything that is kept of oneself, in one file."""
    taking: set[str] = request.app.state.taking
    if caller.identity in taking or len(taking) >= TAKING:
        raise Busy("web-overload")
    taking.add(caller.identity)
    try:
        return Response(await everything_of(hall.store, caller.identity), media_type="application/json")
    finally:
        taking.discard(caller.identity)


# -- vacation --------------------------------------------------------------------------------------


def _vacation(found: vacations.Vacation | None, used: float, most: int) -> VacationShape:
    return {"until": found.until if found is not None else None, "used": round(used, 2), "most": most}


async def vacation_of(hall: Hall, settings: Settings, identity: str) -> VacationShape:
    taken = await vacations.vacations(hall.store, identity)
    used = vacations.days_used(taken, vacations.year_of(hall.now()))
    return _vacation(vacations.now_on(taken, hall.now()), used, settings.vacation_days)


@router.get("/vacation", responses=REFUSED)
async def vacation(request: Request, caller: SureCaller, hall: TheHall) -> VacationShape:
    """Whether one's clocks of days rest, and how many days of this year are used up."""
    return await vacation_of(hall, request.app.state.settings, caller.identity)


@router.post("/vacation", responses=REFUSED)
async def begin_vacation(request: Request, body: VacationBody, caller: SureCaller, hall: TheHall) -> VacationShape:
    """From now on one's clocks of days rest, for so many days."""
    settings: Settings = request.app.state.settings
    await vacations.begin(hall, caller.identity, body.days, settings.vacation_days)
    return await vacation_of(hall, settings, caller.identity)


@router.delete("/vacation", status_code=204, responses=REFUSED)
async def end_vacation(caller: SureCaller, hall: TheHall) -> None:
    """Back earlier."""
    await vacations.end(hall, caller.identity)
