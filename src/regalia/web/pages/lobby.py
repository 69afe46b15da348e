"""The lobby page: who sits and who is missing, what can be changed, and how to invite."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import segno
from markupsafe import Markup

from regalia.bots import LEVELS, USUAL, added_bots
from regalia.core.step import NOBODY
from regalia.core.texts import core_texts
from regalia.table import records as kinds
from regalia.table import ties
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.payload import bot_called
from regalia.web.pages import home

QUIET = 2
"""Empty modules around a code; a scanner needs some, and the card around it is empty too."""
LIVE_CLOCKS = (("move", 60, 0), ("move", 180, 0), ("move", 600, 0), ("bank", 900, 15), ("bank", 1800, 30), ("bank", 3600, 60))
DAY_CLOCKS = tuple(("days", days * 86_400, 0) for days in (1, 2, 3, 5, 7, 14))
FILLER = "random"


def code_of(address: str) -> Markup:
    """A link as a QR code, in the ink of the page that shows it: always dark on light, whatever the theme."""
    found = segno.make(address, error="m", micro=False)
    return Markup(found.svg_inline(border=QUIET, omitsize=True, svgclass="qrc", lineclass=None, dark="#2a2017", light="#fffcf5"))


def tinctures(live: Live) -> list[int]:
    """The game's own colours of the seats: those of the table as it is, or as it would begin."""
    key = ("tinctures",)
    if key not in live.cached:
        state = live.state
        if state is None:
            draft = live.draft()
            bots = {str(number): FILLER for number, seat in enumerate(draft.seats) if seat.kind == "open"}
            draft.write(kinds.START, live.header.created, data={"bots": bots})
            state = draft.state
        assert state is not None
        view = state.view(NOBODY)
        live.cached[key] = bytes(live.game.tincture(view, number) for number in range(len(live.seats)))
    return list(live.cached[key])


async def lobby_context(hall: Hall, live: Live, caller: Caller, lang: str, links: Mapping[str, Any], base: str) -> dict[str, Any]:
    seats = await _seats(hall, live, caller, lang)
    mode = live.game.info.mode(live.header.mode)
    owner = bool(links["owner"])
    people = [seat for seat in seats if seat["kind"] == "human"]
    return {
        "seats": seats,
        "owner": owner,
        "mine": live.seats_of(caller.identity),
        "subtitle": _subtitle(live, lang),
        "table_title": live.header.title,
        "levels": home.levels(lang),
        "few_levels": not added_bots(),
        "usual": USUAL,
        "usual_name": core_texts().format(lang, f"level-{USUAL}"),
        "modes": home.modes(live.game, lang) if owner else [],
        "mode": live.header.mode,
        "options": _options(live, lang),
        "settings": home.settings_of(live, lang),
        "clock": clock_choice(live, lang),
        "header": live.header,
        "can_add": len(seats) - mode.automa < max(mode.players),
        "can_drop": live.config.players - 1 in mode.players,
        "ready": [seat["name"] for seat in people if seat["present"]],
        "missing": [seat["name"] for seat in people if not seat["present"]],
        "open": sum(seat["kind"] == "open" for seat in seats),
        "friends": await ties.friends(hall.store, caller.identity) if owner else [],
        "code": code_of(base + links["join"]) if links["join"] else "",
        "data": _data(live, bool(links["join"])),
    }


async def _seats(hall: Hall, live: Live, caller: Caller, lang: str) -> list[dict[str, Any]]:
    names, colours = live.names(lang), tinctures(live)
    levels = {level["id"]: level["name"] for level in home.levels(lang)}
    present, seen, now = await hall.presence.present(live), await hall.presence.last_seen(live), hall.now()
    return [
        {
            "number": number,
            "kind": seat.kind,
            "name": names[number],
            "bot": seat.bot,
            "called": levels.get(seat.bot) or bot_called(lang, seat.bot),
            "tincture": colours[number],
            "mine": bool(caller.identity) and seat.identity == caller.identity,
            "host": bool(seat.identity) and seat.identity == live.header.owner,
            "invited": seat.invited,
            # Whoever looks at this page is here, even if their stream has not begun.
            "present": number in present or (bool(caller.identity) and seat.identity == caller.identity),
            "away": max(1, int((now - seen[number]) // 60)) if seen[number] else 0,
        }
        for number, seat in enumerate(live.seats)
    ]


def _subtitle(live: Live, lang: str) -> str:
    taken = sum(seat.kind != "open" for seat in live.seats[: live.config.players])
    low, high = live.game.info.minutes[0], live.game.info.minutes[-1]
    args: dict[str, int | str] = {"taken": taken, "players": live.config.players, "low": low, "high": high}
    return core_texts().format(lang, "lobby-subtitle", args)


def _options(live: Live, lang: str) -> list[dict[str, Any]]:
    """The options of the mode with the values they have now."""
    mode = live.game.info.mode(live.header.mode)
    return [
        {**home.option_field(live.game, mode, name, option, lang), "value": live.config.options.get(name, option.default)}
        for name, option in mode.options.items()
    ]


def clock_choice(live: Live, lang: str) -> dict[str, Any]:
    c = live.header.clock
    now = (c.kind, c.seconds, c.increment)
    lists = {"live": list(LIVE_CLOCKS), "days": list(DAY_CLOCKS)}
    family = {"none": "none", "days": "days"}.get(c.kind, "live")
    if family != "none" and now not in lists[family]:
        lists[family].append(now)
    return {
        "family": family,
        "now": ":".join(map(str, now)),
        "on_time": c.on_time,
        "choices": [
            {"family": name, "value": ":".join(map(str, one)), "words": _clock_words(one, lang)}
            for name, rows in lists.items()
            for one in rows
        ],
    }


def _clock_words(clock: tuple[str, int, int], lang: str) -> str:
    kind, seconds, increment = clock
    args: dict[str, int | str] = {"kind": kind, "minutes": seconds // 60, "days": seconds // 86_400, "increment": increment}
    return core_texts().format(lang, "lobby-clock-is", args)


def _data(live: Live, inside: bool) -> dict[str, Any]:
    """What the page's module needs to say how it should be instead; the key of the link only for those who may pass it on."""
    return {
        "id": live.header.id,
        "players": live.config.players,
        "mode": live.header.mode,
        "levels": list(LEVELS),
        "usual": USUAL,
        "join": live.header.join_key if inside else "",
        "counts": live.game.info.mode(live.header.mode).players,
    }
