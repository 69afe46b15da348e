"""Learning on the home page: each game's lessons with how far one is, and the order for newcomers."""

from __future__ import annotations

from typing import Any

from regalia.core.game import Game
from regalia.core.registry import games
from regalia.lessons import lessons_of, sayings
from regalia.table.errors import Missing, Quarantined
from regalia.table.guiding import guide, lesson_of
from regalia.table.hall import Hall
from regalia.table.lesson_tables import given_to
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.web.pages.covers import arms

ORDER = "lesson-in-order"
"""Games with such a text of their own stand in the order for newcomers."""
Progress = dict[tuple[str, str], int]
"""By game and lesson: the step one is at; as many as there are when it is done."""


async def progress(hall: Hall, caller: Caller) -> Progress:
    found: Progress = {}
    if not caller.identity:
        return found
    for given in await given_to(hall.store, caller.identity):
        try:
            live = await hall.table(given.table)
        except (Missing, Quarantined):
            continue
        at = _at(live)
        if at is not None:
            found[given.game, given.lesson] = at
    return found


def _at(live: Live) -> int | None:
    lesson = lesson_of(live)
    if lesson is None:
        return None
    here = guide(live)
    return len(lesson.steps) if here is None else here.at


def card(game: Game, lang: str, known: Progress) -> dict[str, Any] | None:
    """The lessons on a game's card, and its first button; None for a game without lessons."""
    t = game.texts.format
    rows: list[dict[str, Any]] = []
    for lesson in lessons_of(game):
        at = known.get((game.id, lesson.id), 0)
        state = "d" if at >= len(lesson.steps) else "n" if at else ""
        words = (
            t(lang, "lesson-done")
            if state == "d"
            else t(lang, "lesson-at-step", {"step": at + 1, "count": len(lesson.steps)})
            if state
            else t(lang, "lesson-minutes", {"minutes": lesson.minutes})
        )
        rows.append(
            {
                "id": lesson.id,
                "title": t(lang, sayings.title(lesson)),
                "teaches": t(lang, sayings.teaches(lesson)),
                "state": state,
                "words": words,
                "lesson": lesson,
            }
        )
    if not rows:
        return None
    done = sum(row["state"] == "d" for row in rows)
    first = next((row for row in rows if row["state"] == "n"), next((row for row in rows if row["state"] != "d"), None))
    button = None
    if first is not None:
        begun = first["state"] == "n" or done
        words = (
            t(lang, "lesson-go-on", {"what": first["title"]})
            if begun
            else t(lang, "lesson-learn-minutes", {"minutes": first["lesson"].minutes})
        )
        button = {"lesson": first["id"], "words": words, "sign": "i-play" if begun else "i-hint"}
    return {"rows": rows, "count": t(lang, "lesson-done-of", {"done": done, "count": len(rows)}), "button": button, "done": done}


def path(lang: str, known: Progress) -> list[dict[str, Any]]:
    """The order for newcomers: games with lessons, as their first lessons say."""
    chosen = [game for game in games() if game.texts.has(lang, ORDER) and lessons_of(game)]
    chosen.sort(key=_rank)
    found: list[dict[str, Any]] = []
    for game in chosen:
        offered = card(game, lang, known)
        states = [] if offered is None else [row["state"] for row in offered["rows"]]
        found.append(
            {
                "id": game.id,
                "title": game.info.title[lang],
                "arms": arms(game),
                "text": game.texts.format(lang, ORDER),
                "minutes": game.texts.format(lang, "web-minutes", {"low": game.info.minutes[0], "high": game.info.minutes[-1]}),
                "states": states,
                "lesson": lessons_of(game)[0].id,
                "begun": any(states),
            }
        )
    now = next((entry for entry in found if not all(state == "d" for state in entry["states"][:1])), None)
    for entry in found:
        entry["now"] = entry is now
    return found


def _rank(game: Game) -> tuple[int, int]:
    return lessons_of(game)[0].course, game.info.weight
