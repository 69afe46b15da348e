"""The lobby: until the start its host may change everything but the game and the people who sit.

The whole arrangement is one row, proven like a new table before it is written, so that what is stored can always begin.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core.config import Config
from regalia.core.errors import ConfigError
from regalia.core.step import NOBODY
from regalia.table import records as kinds
from regalia.table.errors import Busy, Conflict, Forbidden
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.proving import prove
from regalia.table.records import ClockSettings, Seat, name_bots
from regalia.table.seating import check_bot, configured

if TYPE_CHECKING:
    from regalia.table.hall import Hall


TRIES = 5


class Overtaken(Conflict):
    """Another change has come in between: together they are an arrangement that nobody has proven."""


class Arrangement(msgspec.Struct, frozen=True):
    """What the host wants instead; None: as it is. A seat is "seat:N" (whoever sits at N now), "open", "bot:NAME", or
    "invite:IDENTITY", a seat kept for one person."""

    mode: str | None = None
    options: Mapping[str, Any] | None = None
    seats: Sequence[str] | None = None
    clock: ClockSettings | None = None
    title: str | None = None
    hold: bool | None = None
    lot: bool | None = None
    rated: bool | None = None


async def arrange(hall: Hall, id: str, caller: Caller, wish: Arrangement, names: Mapping[str, str]) -> Live:
    """Tried and proven on a draft in a thread, then written if it is still the same arrangement. `names`: what invited people are
    called."""
    for _ in range(TRIES):
        trial = (await hall.table(id)).draft()
        edit(trial, caller, wish, names, hall.now())
        await asyncio.to_thread(prove, trial)
        proven = trial.rows[-1].data
        with contextlib.suppress(Overtaken):
            live, _ = await hall.change(id, partial(_as_proven, proven, caller, wish, names, hall.now()))
            return live
    raise Busy("table-busy")


def _as_proven(proven: Any, caller: Caller, wish: Arrangement, names: Mapping[str, str], now: float, live: Live) -> None:
    edit(live, caller, wish, names, now)
    if live.rows[-1].data != proven:
        raise Overtaken("table-conflict", live.step(NOBODY))


def edit(live: Live, caller: Caller, wish: Arrangement, names: Mapping[str, str], now: float) -> None:
    if caller.identity != live.header.owner:
        raise Forbidden("table-owner-only")
    if live.status != "open":
        raise Conflict("table-started", live.step(NOBODY))
    h = live.header
    words = [f"seat:{number}" for number in range(h.players)] if wish.seats is None else list(wish.seats)
    config = _configured(live, wish, len(words))
    seats = _seats(live, words, names)
    data = {
        "rules": live.game.info.rules_version,
        "mode": config.mode,
        "players": config.players,
        "options": dict(config.options),
        "clock": msgspec.to_builtins(h.clock if wish.clock is None else wish.clock),
        "title": h.title if wish.title is None else wish.title,
        "hold": h.hold if wish.hold is None else wish.hold,
        "lot": h.lot if wish.lot is None else wish.lot,
        "rated": h.rated if wish.rated is None else wish.rated,
        "seats": seats,
    }
    live.write(kinds.EDIT, now, who=caller.identity, data=data)


def _configured(live: Live, wish: Arrangement, players: int) -> Config:
    h = live.header
    mode = h.mode if wish.mode is None else wish.mode
    kept: dict[str, Any] = dict(live.config.options) if mode == h.mode else {}
    options: dict[str, Any] = kept if wish.options is None else dict(wish.options)
    return configured(h.game, players, mode, options, h.pack)


def _seats(live: Live, words: Sequence[str], names: Mapping[str, str]) -> list[dict[str, Any]]:
    """As they are written in the row. Everybody who sits goes on sitting, once."""
    found = [_seat(live, word, names) for word in words]
    places = [seat["from"] for seat in found if "from" in seat]
    people = {number for number, seat in enumerate(live.seats) if seat.kind == "human"}
    if len(set(places)) != len(places) or not people <= set(places):
        raise Conflict("table-people-stay", live.step(NOBODY))
    fresh = [Seat(seat["kind"], bot=seat["bot"]) if "kind" in seat else live.seats[seat["from"]] for seat in found]
    name_bots(fresh)
    for written, seat in zip(found, fresh, strict=True):
        if written.get("kind") == "bot":
            written["name"] = seat.name
    return found


def _seat(live: Live, word: str, names: Mapping[str, str]) -> dict[str, Any]:
    kind, _, rest = word.partition(":")
    if kind == "seat" and rest.isdecimal() and int(rest) < live.config.players:
        return {"from": int(rest)}
    if kind == "bot":
        return {"kind": "bot", "bot": check_bot(rest)}
    if word == "open":
        return {"kind": "open", "bot": ""}
    if kind == "invite" and rest in names:
        return {"kind": "open", "bot": "", "invited": rest, "name": names[rest]}
    raise ConfigError("table-seat-word", value=word)
