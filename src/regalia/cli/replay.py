"""regalia replay: a journal shown as text or drawn, and verified."""

from __future__ import annotations

from typing import Any

from regalia.cli.context import Context
from regalia.cli.parser import Parser, is_terminal, required, whole, writable, write
from regalia.cli.saves import find
from regalia.core.errors import JournalError, UserError
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.journal import Journal, load, verify
from regalia.core.registry import game
from regalia.core.state import State
from regalia.core.step import NOBODY


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "replay")
    parser.word("file", "FILE")
    parser.value("step", "N")
    parser.value("seat", "N")
    parser.value("svg", "OUT.svg")
    parser.value("html", "OUT.html")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    journal = load(find(required(found.file, "FILE")))
    played = game(journal.game)
    events: list[Event] = []
    state = played.replay(journal, whole(found.step, "--step", 0, len(journal.entries)), events)
    chosen = whole(found.seat, "--seat", 0, int(state.seats) - 1)
    seat = NOBODY if chosen is None else chosen
    if found.svg is not None:
        write(writable(found.svg), drawn(played, state, seat, context.lang))
    if found.html is not None:
        write(writable(found.html), filmed(played, journal, seat, context.lang))
    problem = _problem(played, journal, context.lang)
    shown = _report(context, played, journal, state, seat, events)
    if found.json:
        context.json({**shown, "verified": not problem, "problem": problem or None})
    else:
        _show(context, played, state, seat, shown, problem)
    return 1 if problem else 0


def drawn(played: Game, state: State, seat: int, lang: str) -> str:
    """The picture of a seat's view; UserError if the game has no board."""
    picture = played.picture(state, seat, lang)
    if picture is None:
        raise UserError("no-board", game=played.id)
    return picture


def filmed(played: Game, journal: Journal, seat: int, lang: str) -> str:
    """The whole game as one page that needs nothing else; UserError if the game has no board."""
    if not played.has_board:
        raise UserError("no-board", game=played.id)
    from regalia.drawing.film import film

    return film(played, journal, lang, seat)


def _problem(played: Game, journal: Journal, lang: str) -> str:
    """What is wrong with the whole journal, or ""."""
    try:
        verify(played, journal)
    except JournalError as error:
        return error.text(lang)
    return ""


def _report(context: Context, played: Game, journal: Journal, state: State, seat: int, events: list[Event]) -> dict[str, Any]:
    names = journal.seats or played.seat_names(context.lang, state.config)
    return {
        "game": played.id,
        "rules": journal.rules,
        "mode": journal.mode,
        "players": journal.players,
        "options": journal.options,
        "seats": names,
        "step": int(state.moves),
        "steps": len(journal.entries),
        "over": state.over,
        "scores": state.scores(),
        "ranks": state.ranks() if state.over else None,
        "log": [played.log_line(context.lang, event, names, seat) for event in events if event.visible_to(seat)],
        "view": state.view(seat),
    }


def _show(context: Context, played: Game, state: State, seat: int, shown: dict[str, Any], problem: str) -> None:
    context.say("replay-head", title=played.info.title[context.lang], **{**shown, "mode": state.config.mode})
    for line in shown["log"]:
        print(line)
    print()
    print(played.draw_text(state.view(seat), context.lang, is_terminal()))
    print()
    print(problem or context.text("replay-verified", steps=shown["steps"]))
