"""Creating a table, sitting down, starting, leaving, the stand-in, chat, rematch."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from regalia.bots import BOTS, LEVELS, USUAL, added_bots
from regalia.core.config import Config
from regalia.core.errors import ConfigError
from regalia.core.packs import Pack
from regalia.core.registry import game as find_game
from regalia.core.step import NOBODY
from regalia.table import records as kinds
from regalia.table.errors import Conflict, Forbidden, Missing, TableError
from regalia.table.live import Live
from regalia.table.moves import Caller, own_seat
from regalia.table.records import GONE, ClockSettings, Header, Seat, name_bots

FILLER = USUAL
replace = msgspec.structs.replace


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants a table to be. A seat is "me", "open", or "bot:NAME"; automata come by themselves."""

    game: str
    mode: str | None = None
    players: int | None = None
    options: Mapping[str, Any] = {}
    pack: Mapping[str, Any] | None = None
    seats: Sequence[str] = ()
    clock: ClockSettings = ClockSettings()
    confirm: bool = False
    public: bool = False
    title: str = ""
    hold: bool = False
    lot: bool = False
    rated: bool = False


def new_header(caller: Caller, config: Config, game: str, now: float, clock: ClockSettings, seats: list[Seat]) -> Header:
    return Header(
        id=secrets.token_hex(8),
        game=game,
        rules=find_game(game).info.rules_version,
        mode=config.mode,
        players=config.players,
        options=dict(config.options),
        pack=config.pack,
        seats=seats,
        clock=clock,
        owner=caller.identity,
        secret=secrets.token_hex(16),
        join_key=secrets.token_urlsafe(16),
        watch_key=secrets.token_urlsafe(16),
        created=now,
    )


def create(caller: Caller, wish: Wish, now: float) -> Live:
    """A new table with the caller's seats taken; it starts at once when nobody is missing."""
    config = _configured(wish)
    words = list(wish.seats) or ["me", *["open"] * (config.players - 1)]
    if len(words) != config.players:
        raise ConfigError("table-seats", players=config.players, seats=len(words))
    seats = [read_seat(word, caller, wish.confirm) for word in words]
    name_bots(seats)
    seats += [Seat("automa") for _ in range(config.automa)]
    header = new_header(caller, config, wish.game, now, wish.clock, seats)
    header.public, header.title, header.lot, header.rated = wish.public, wish.title, wish.lot, wish.rated
    header.hold = wish.hold and "open" in words
    live = Live(header)
    start_if_full(live, now)
    return live


def _configured(wish: Wish) -> Config:
    try:
        pack = None if wish.pack is None else msgspec.convert(wish.pack, Pack)
    except msgspec.ValidationError as problem:
        raise ConfigError("file-invalid", file="pack", problem=str(problem)) from None
    return configured(wish.game, wish.players, wish.mode, wish.options, pack)


def configured(game: str, players: int | None, mode: str | None, options: Mapping[str, Any], pack: Pack | None = None) -> Config:
    """A set-up that somebody has asked for. The option `pack` of the command line names a folder: from outside nothing of ours is
    read."""
    if "pack" in options:
        raise ConfigError("unknown-option", mode=mode or "", option="pack", options="")
    return find_game(game).configured(players, mode, {**options, "pack": pack})


def read_seat(word: str, caller: Caller, confirm: bool = False) -> Seat:
    if word == "me":
        return Seat("human", identity=caller.identity, name=caller.name, confirm=confirm)
    if word == "open":
        return Seat("open")
    kind, _, name = word.partition(":")
    if kind == "bot":
        return Seat("bot", bot=check_bot(name or FILLER))
    raise ConfigError("table-seat-word", value=word)


def check_bot(name: str) -> str:
    """Bots of ours and those the operator has named only: a name from outside must never load code."""
    if name not in BOTS and name not in added_bots():
        raise TableError("bot-unknown", bot=name, bots=", ".join([*LEVELS, *added_bots()]))
    return name


def start_if_full(live: Live, now: float) -> None:
    if live.status == "open" and not live.header.hold and all(seat.kind != "open" for seat in live.seats):
        begin(live, now)


def begin(live: Live, now: float, who: str = "", bots: Mapping[str, str] | None = None) -> None:
    """The game begins; the order of play by lot, where the host wants it so."""
    data: dict[str, Any] = {} if bots is None else {"bots": dict(bots)}
    if live.header.lot:
        order = list(range(live.config.players))
        random.Random(live.header.seed(live.last + 1, "lot")).shuffle(order)
        data["order"] = order
    live.write(kinds.START, now, who=who, data=data)


def sit(live: Live, caller: Caller, seat: int, now: float) -> int:
    """Take an open seat (NOBODY: the first); somebody who sits already may take a further one by its number."""
    mine = live.seats_of(caller.identity)
    if seat == NOBODY and mine:
        return mine[0]
    if seat in mine:
        return seat
    if live.status != "open":
        raise Conflict("table-started", live.step(NOBODY))
    if caller.identity in live.removed:
        raise Forbidden("table-removed")
    if mine and live.header.public and caller.identity != live.header.owner:
        raise Forbidden("table-one-seat")
    free = [number for number, entry in enumerate(live.seats) if entry.kind == "open"]
    free.sort(key=lambda number: (live.seats[number].invited != caller.identity, bool(live.seats[number].invited)))
    if not free or (seat != NOBODY and seat not in free):
        raise Conflict("table-seat-taken", live.step(NOBODY))
    found = free[0] if seat == NOBODY else seat
    if live.seats[found].invited not in ("", caller.identity):
        raise Forbidden("table-seat-kept")
    live.write(kinds.SIT, now, seat=found, who=caller.identity, data={"name": caller.name})
    start_if_full(live, now)
    return found


def start(live: Live, caller: Caller, fill: str, now: float, missing: Sequence[int] = ()) -> None:
    """By the owner: bots take the open seats, and stand in for people who are `missing` until they come back."""
    if caller.identity != live.header.owner:
        raise Forbidden("table-owner-only")
    if live.status != "open":
        raise Conflict("table-started", live.step(NOBODY))
    bot = check_bot(fill)
    bots = {str(number): bot for number, seat in enumerate(live.seats) if seat.kind == "open"}
    away = {live.seats[seat].identity for seat in missing} - {caller.identity, ""}
    begin(live, now, caller.identity, bots)
    for identity in sorted(away):
        for seat in live.seats_of(identity) if live.running else ():
            live.write(kinds.STAND_IN, now, seat=seat, who=caller.identity, data={"bot": bot})


def leave(live: Live, caller: Caller, seat: int, now: float) -> None:
    """Before the start the seat is open again; in a running game it waits, and a stand-in may be lent to it."""
    found = own_seat(live, caller, seat)
    if live.status == "open":
        live.write(kinds.STAND, now, seat=found, who=caller.identity)
    elif live.running and not live.seats[found].left:
        live.write(kinds.LEAVE, now, seat=found, who=caller.identity)


def remove(live: Live, caller: Caller, seat: int, now: float) -> None:
    """By the owner, before the start: somebody has to go, and does not come back to this table."""
    if caller.identity != live.header.owner:
        raise Forbidden("table-owner-only")
    if live.status != "open":
        raise Conflict("table-started", live.step(NOBODY))
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "human" or live.seats[seat].identity == caller.identity:
        raise Missing("table-no-seat", seat=seat + 1)
    gone = live.seats[seat].identity
    for number in live.seats_of(gone):
        live.write(kinds.STAND, now, seat=number, who=caller.identity, data={"removed": True})


def close(live: Live, caller: Caller, now: float) -> None:
    """By the owner: the table ends here, without a result; what happened at it can still be read."""
    if caller.identity != live.header.owner:
        raise Forbidden("table-owner-only")
    if live.status not in ("open", "running"):
        raise Conflict(f"table-{live.status}", live.step(NOBODY))
    live.write(kinds.CLOSE, now, who=caller.identity, data={"name": caller.name})


def stand_in(live: Live, caller: Caller, seat: int, bot: str, now: float, absent: Sequence[int] = ()) -> None:
    """Lend a bot to a seat, or send it away again (bot ""). Its owner may always do both; the others may accept the offer that is
    made when the seat was left or its player has been away for long (`absent`)."""
    if not live.running:
        raise Conflict(f"table-{live.status}", live.step(NOBODY))
    if not 0 <= seat < len(live.seats) or live.seats[seat].kind != "human":
        raise Missing("table-no-seat", seat=seat + 1)
    mine = live.seats_of(caller.identity)
    if not mine:
        raise Forbidden("table-not-your-seat", seat=seat + 1)
    if seat not in mine and (not bot or not (live.seats[seat].left or seat in absent)):
        raise Forbidden("table-no-stand-in", seat=seat + 1)
    if live.seats[seat].stand_in == bot and not (live.seats[seat].left and not bot):
        return
    live.write(kinds.STAND_IN, now, seat=seat, who=caller.identity, data={"bot": check_bot(bot) if bot else ""})


def chat(live: Live, caller: Caller, text: str, now: float, request: str = "", deaf: Mapping[str, Any] | None = None) -> None:
    """Said once, however often the same request comes; `deaf` says which seats do not hear it."""
    mine = live.seats_of(caller.identity)
    if not mine and caller.identity != live.header.owner:
        raise Forbidden("table-chat-seated")
    known = live.requests.get((caller.identity, request)) if request else None
    if known is not None:
        if known.keys != [kinds.CHAT]:
            raise Conflict("table-request-reused", live.step(NOBODY))
        return
    data = {"text": text, "name": caller.name, **(deaf or {})}
    live.write(kinds.CHAT, now, seat=mine[0] if mine else NOBODY, who=caller.identity, data=data, request=request)


def setting(live: Live, caller: Caller, seat: int, confirm: bool, now: float) -> None:
    found = own_seat(live, caller, seat)
    if live.seats[found].confirm != confirm:
        live.write(kinds.SETTING, now, seat=found, who=caller.identity, data={"confirm": confirm})


def time_out(live: Live, now: float) -> bool:
    """What the clock demands now; True when something was due."""
    late = live.clocks.late(now) if live.running else []
    for seat in late:
        if live.running:
            live.write(kinds.TIMEOUT, now, seat=seat, data={"bot": FILLER})
    return bool(late)


def again(
    live: Live, caller: Caller, now: float, unwanted: Collection[str] = (), misnamed: Collection[tuple[str, str]] = ()
) -> Live:
    """A new table for the same people, with every seat one further, so that somebody else begins. Seats of people who are gone,
    or do not want to play with the caller, or the caller not with them, are open; whose name is another's by now has none."""
    players = live.config.players
    seats = [
        Seat("open")
        if seat.identity in unwanted or seat.identity.startswith(GONE)
        else replace(seat, stand_in="", left=False, late=False, name="" if (seat.identity, seat.name) in misnamed else seat.name)
        for seat in live.seats
    ]
    turned = [seats[(number + 1) % players] for number in range(players)] + seats[players:]
    header = new_header(caller, live.config, live.header.game, now, live.header.clock, turned)
    header.origin = {"rematch": live.header.id}
    header.title, header.rated = live.header.title, live.header.rated
    found = Live(header)
    start_if_full(found, now)
    return found
