"""From a request to the caller, the table and the place the caller looks from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from regalia.core.step import NOBODY
from regalia.table.errors import Forbidden, Missing
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller, own_seat
from regalia.web.answers import language
from regalia.web.identity import Identities, Unknown
from regalia.web.limits import Budgets

TableId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
LinkKey = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
WatchKey = Annotated[str, Query(max_length=64, description="spectator key")]
SeatQuery = Annotated[int, Query(ge=NOBODY, le=99, description="seat to view")]
LangQuery = Annotated[str, Query(pattern="^(en|fr)?$", description="language")]


async def hall_of(request: Request) -> Hall:
    """These are coroutines only so that the framework calls them here and not, one by one, in threads."""
    hall: Hall = request.app.state.hall
    return hall


async def identities_of(request: Request) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


async def lang_of(request: Request, lang: LangQuery = "") -> str:
    return lang or language(request)


async def budgets_of(request: Request) -> Callable[[str], None]:
    budgets: Budgets = request.app.state.budgets
    return lambda kind: budgets.spend(kind, request)


TheHall = Annotated[Hall, Depends(hall_of)]
TheIdentities = Annotated[Identities, Depends(identities_of)]
Lang = Annotated[str, Depends(lang_of)]
Spend = Annotated[Callable[[str], None], Depends(budgets_of)]
"""Takes what a request costs of a budget, by its kind; raises where that is used up."""


async def maybe_caller(request: Request, identities: TheIdentities) -> Caller:
    """Whoever it is; a caller without a name and number may still watch."""
    return identities.read(request) or Caller("")


async def sure_caller(caller: Annotated[Caller, Depends(maybe_caller)]) -> Caller:
    if not caller.identity:
        raise Unknown("web-identity")
    return caller


async def named_caller(caller: Annotated[Caller, Depends(sure_caller)], hall: TheHall) -> Caller:
    """Without a name where it is somebody else's by now: a proof of before still says it."""
    taken = await hall.store.misnamed([(caller.identity, caller.name)])
    return Caller(caller.identity) if taken else caller


AnyCaller = Annotated[Caller, Depends(maybe_caller)]
SureCaller = Annotated[Caller, Depends(sure_caller)]
NamedCaller = Annotated[Caller, Depends(named_caller)]
"""For what tells others the name of whoever asks."""


def viewer_of(live: Live, caller: Caller, seat: int, watch: str) -> int:
    """The seat to look from, or NOBODY for those who only watch. Whoever may not look learns not even that the table exists."""
    if live.seats_of(caller.identity):
        return own_seat(live, caller, seat)
    if watch == live.header.watch_key or (caller.identity and caller.identity == live.header.owner):
        if seat != NOBODY:
            raise Forbidden("table-not-your-seat", seat=seat + 1)
        return NOBODY
    raise Missing("table-unknown")


def member(live: Live, caller: Caller) -> Live:
    """The table, if the caller sits at it or owns it."""
    if not live.seats_of(caller.identity) and caller.identity != live.header.owner:
        raise Missing("table-unknown")
    return live


async def member_table(hall: Hall, id: str, caller: Caller) -> Live:
    return member(await hall.table(id), caller)
