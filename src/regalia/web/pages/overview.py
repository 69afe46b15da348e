"""What somebody finds on coming back: tables by whose turn it is, the last games, ratings."""

from __future__ import annotations

from typing import Any

from regalia.core.registry import games
from regalia.core.step import NOBODY
from regalia.core.texts import core_texts
from regalia.table import profiles, ratings, results
from regalia.table.hall import Hall
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.payload import prompt
from regalia.table.puzzle_tables import apart
from regalia.table.queue import NO_HURRY, deadline, urgency, waits_for
from regalia.web.pages.covers import arms
from regalia.web.pages.home import aside
from regalia.web.pages.lobby import tinctures

LISTED = 60
SHOWN = 5
HOT = 6 * 3600.0
WIDE, HIGH = 60, 20
"""The small drawing of a rating's course."""


async def me_of(hall: Hall, caller: Caller) -> dict[str, Any]:
    """Who looks, for the head of every page."""
    found = await profiles.preferences(hall.store, caller.identity) if caller.identity else profiles.Preferences()
    return {"name": caller.name, "shield": found.shield, "known": bool(caller.identity)}


async def my_tables(hall: Hall, caller: Caller, lang: str) -> dict[str, list[dict[str, Any]]]:
    """Tables that are not over: one's turn (least time first), others' turn, waiting for people, put aside."""
    found: dict[str, list[Any]] = {"yours": [], "others": [], "waiting": [], "aside": []}
    rows = [] if not caller.identity else await hall.store.listed(caller.identity, None)
    lives: list[tuple[str, Live]] = []
    for row in [row for row in rows if row.status in ("open", "running", "quarantined")][:LISTED]:
        opened = await hall.each([row.id])
        if not opened:
            found["aside"].append(aside(row, lang))
        elif not apart(opened[0]) and _concerns(opened[0], caller.identity):
            lives.append((_group(opened[0], caller), opened[0]))
    for group, live in sorted(lives, key=lambda pair: urgency(pair[1], caller.identity)):
        if group:
            found[group].append(_entry(hall, live, caller, lang))
    return found


def _concerns(live: Live, identity: str) -> bool:
    """Whoever has stood up, was sent away or is not invited any more is told nothing more of a table."""
    return bool(live.seats_of(identity)) or identity == live.header.owner or any(seat.invited == identity for seat in live.seats)


def _group(live: Live, caller: Caller) -> str:
    if live.status == "open":
        return "waiting"
    return "" if not live.running else "yours" if waits_for(live, caller.identity) else "others"


def _entry(hall: Hall, live: Live, caller: Caller, lang: str) -> dict[str, Any]:
    names, asked, mine = live.names(lang), live.actors(), live.seats_of(caller.identity)
    others = [name for number, name in enumerate(names) if number not in mine and live.seats[number].kind != "open"]
    when = deadline(live, caller.identity if waits_for(live, caller.identity) else None)
    left = when - hall.now()
    viewer = next((seat for seat in asked if seat in mine), mine[0] if mine else NOBODY)
    invited = any(seat.invited == caller.identity for seat in live.seats) and not mine
    return {
        "id": live.header.id,
        "game": live.header.game,
        "href": f"/join/{live.header.join_key}" if invited else f"/tables/{live.header.id}",
        "title": live.game.info.title[lang],
        "arms": arms(live.game),
        "about": live.header.title or ", ".join(others),
        "shields": [(colour, number in asked) for number, colour in enumerate(tinctures(live))],
        "question": prompt(live, viewer, lang) if live.running else _open_words(live, lang),
        "detail": ", ".join(others) if live.header.title else "",
        "left": left_words(left, lang) if when != NO_HURRY else core_texts().format(lang, "desk-no-clock"),
        "hot": when != NO_HURRY and left < HOT,
        "colour": tinctures(live)[mine[0]] if mine else 1,
    }


def _open_words(live: Live, lang: str) -> str:
    return core_texts().format(lang, "desk-open", {"count": sum(seat.kind == "open" for seat in live.seats)})


def left_words(seconds: float, lang: str) -> str:
    minutes = max(0, int(seconds // 60))
    days, hours = minutes // 1440, minutes % 1440 // 60
    unit = "days" if days else "hours" if hours else "minutes"
    return core_texts().format(lang, "desk-left", {"unit": unit, "days": days, "hours": hours, "minutes": minutes % 60})


# -- what is over ----------------------------------------------------------------------------------


async def history(hall: Hall, caller: Caller, lang: str, before: int | None = None, limit: int = SHOWN) -> list[dict[str, Any]]:
    if not caller.identity:
        return []
    found = await results.history(hall.store, caller.identity, before, limit)
    changes = await ratings.changes(hall.store, caller.identity, [one.table for one in found])
    kept = {row.id for row in await hall.store.listed(caller.identity, "finished")}
    known = {game.id: game for game in games()}
    return [
        {
            "number": one.number,
            "game": one.game,
            "table": one.table if one.table in kept else "",
            "title": known[one.game].info.title[lang] if one.game in known else one.game,
            "arms": arms(known[one.game]) if one.game in known else "i-crown",
            "words": _outcome_words(one, caller.identity, lang),
            "won": any(place.identity == caller.identity and place.rank == 1 for place in one.places),
            "change": changes.get(one.table),
            "at": one.at,
        }
        for one in found
    ]


def _outcome_words(one: results.Outcome, identity: str, lang: str) -> str:
    t = core_texts().format
    mine = next(place for place in one.places if place.identity == identity)
    others = [place for place in one.places if place is not mine]
    score = t(lang, "desk-points", {"score": mine.score})
    if not mine.rank or not others:
        return score
    if len(others) == 1 and others[0].name:
        kind = "won" if mine.rank < others[0].rank else "lost" if mine.rank > others[0].rank else "even"
        args: dict[str, int | str] = {"kind": kind, "who": others[0].name, "mine": mine.score, "theirs": others[0].score}
        return t(lang, "desk-duel", args)
    return t(lang, "desk-place", {"place": mine.rank, "count": len(one.places)}) + " · " + score


async def my_ratings(hall: Hall, caller: Caller, lang: str) -> list[dict[str, Any]]:
    """Every game with the rating one has in it, if there is one, and its course as a line."""
    known = await ratings.of_person(hall.store, caller.identity) if caller.identity else {}
    courses = await ratings.courses(hall.store, caller.identity) if known else {}
    return [_rating_row(game, known.get(game.id), courses.get(game.id, []), lang) for game in games()]


def _rating_row(game: Any, rating: ratings.Rating | None, course: list[int], lang: str) -> dict[str, Any]:
    enough = rating is not None and rating.games >= ratings.SHOWN_AFTER
    return {
        "title": game.info.title[lang],
        "arms": arms(game),
        "games": rating.games if rating is not None else 0,
        "points": rating.points if rating is not None and enough else None,
        "spread": rating.spread if rating is not None else 0,
        "change": course[-1] - course[0] if enough and course else 0,
        "line": _line(course) if enough else "",
        "missing": max(0, ratings.SHOWN_AFTER - (rating.games if rating is not None else 0)),
    }


def _line(course: list[int]) -> str:
    low, high = min(course), max(course)
    across, up = WIDE / max(1, len(course) - 1), (HIGH - 6) / max(1, high - low)
    return " ".join(f"{number * across:.1f},{HIGH - 3 - (value - low) * up:.1f}" for number, value in enumerate(course))
