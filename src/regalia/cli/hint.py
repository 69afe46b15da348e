"""regalia hint: what the coach says of a position, as one seat knows it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, seconds, whole
from regalia.cli.table.show import wrapped
from regalia.coach.asking import LEVEL, Inquiry, counsel
from regalia.coach.telling import Told
from regalia.core.errors import PositionError, UserError
from regalia.core.registry import game as find_game
from regalia.core.state import State

LONGEST = 60.0
MOST = 1_000_000


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "hint")
    parser.word("game", "GAME")
    parser.word("position", "POSITION")
    parser.value("seat", "N")
    parser.value("level", "LEVEL", LEVEL)
    parser.value("seconds", "S", "2")
    parser.value("iterations", "N")
    parser.value("seed", "N", "0")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    game = find_game(required(found.game, "GAME"))
    position = read_position(required(found.position, "POSITION"))
    seed = whole(found.seed, "--seed", 0, 2**32 - 1) or 0
    state = game.from_json(position, seed=seed, record=False)
    chosen = whole(found.seat, "--seat", 0, int(state.seats) - 1)
    seat = int(state.turn) if chosen is None else chosen
    if seat not in state.actors():
        raise UserError("cli-hint-not-asked", seat=str(seat))
    inquiry = Inquiry(
        game=game.id,
        position={},
        seat=seat,
        lang=context.lang,
        seed=seed,
        seconds=seconds(found.seconds, "--seconds", LONGEST),
        iterations=whole(found.iterations, "--iterations", 1, MOST),
        level=found.level,
    )
    told = counsel(state, inquiry)
    if found.json:
        context.json(_report(state, told))
    else:
        print("\n".join(lines(told)))
    return 0


def read_position(name: str) -> object:
    try:
        return msgspec.json.decode(Path(name).read_bytes())
    except (OSError, msgspec.DecodeError) as error:
        raise PositionError("file-invalid", file=name, problem=str(error)) from None


def _report(state: State, told: Told) -> dict[str, object]:
    rows = [
        {
            "key": row.key,
            "label": row.name,
            "line": row.line,
            "margin": row.margin,
            "low": row.low,
            "high": row.high,
            "win": row.cells / 10 if row.cells >= 0 else None,
            "mark": row.mark,
        }
        for row in told.rows
    ]
    return {"game": state.game.id, "kind": told.kind, "options": rows, "sure": told.sure, "why": told.why, "note": told.note}


def lines(told: Told) -> list[str]:
    """The answer for a terminal: title, sentences, one option to a line."""
    head = " · ".join(filter(None, [told.title, told.sure]))
    found = [head, *(wrapped(text) for text in (told.why, told.note) if text)]
    rows = [] if told.kind == "same" else told.rows
    return [*found, *(wrapped(row.said, "     ", "  ") for row in rows)]
