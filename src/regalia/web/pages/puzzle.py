"""A puzzle on the page: the strip over the table that asks, judges and helps; and the shelf of all puzzles."""

from __future__ import annotations

from datetime import date
from typing import Any

from regalia.core.game import Game
from regalia.core.registry import games
from regalia.puzzles import of_the_day, puzzles_of
from regalia.puzzles.telling import Asker
from regalia.table.live import Live
from regalia.table.puzzle_tables import chosen, puzzle_of
from regalia.web.pages.covers import arms
from regalia.web.pages.render import render
from regalia.web.pages.sight import Sight


def strip_markup(live: Live, sight: Sight) -> str:
    """The strip over the table of a puzzle, for whoever solves it; nothing at other tables."""
    puzzle = puzzle_of(live)
    if puzzle is None or sight.seat != puzzle.seat:
        return ""
    asker = Asker(live.game, puzzle, sight.lang)
    choice = chosen(live, puzzle)
    answer = None if choice is None else asker.answer(choice)
    return render(
        "puzzle_strip.html",
        s=sight,
        puzzle=puzzle,
        day=puzzle == of_the_day(puzzles_of(live.game), date.today()),
        question=asker.question(),
        answer=answer,
        next=following(live.game, puzzle.id),
    )


def following(game: Game, id: str) -> str:
    """The puzzle after this one; after the last, the first."""
    ids = [puzzle.id for puzzle in puzzles_of(game)]
    return ids[(ids.index(id) + 1) % len(ids)]


def shelf(lang: str, day: date) -> list[dict[str, Any]]:
    """Every game with puzzles: the one of the day, and all of them."""
    found = []
    for game in games():
        puzzles = puzzles_of(game)
        today = of_the_day(puzzles, day)
        if today is not None:
            rows = [{"id": puzzle.id, "hardness": puzzle.hardness, "today": puzzle == today} for puzzle in puzzles]
            found.append({"id": game.id, "title": game.info.title[lang], "arms": arms(game), "today": today, "rows": rows})
    return found
