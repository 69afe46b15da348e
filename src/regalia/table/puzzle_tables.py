"""Tables at which a puzzle is solved: a game like any other that begins at the puzzle's position."""

from __future__ import annotations

from regalia.bots import USUAL
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.puzzles import Puzzle, find
from regalia.table import records as kinds
from regalia.table.guiding import guided
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.records import ClockSettings, Seat, name_bots
from regalia.table.seating import new_header, start_if_full

PUZZLE = "puzzle"


def begin(caller: Caller, game: Game, puzzle: Puzzle, now: float) -> Live:
    """The caller in the puzzle's seat; whoever plays on afterwards meets bots."""
    config = puzzle.state(game).config
    seats = [Seat("bot", bot=USUAL) for _ in range(config.players)]
    seats[puzzle.seat] = Seat("human", identity=caller.identity, name=caller.name)
    name_bots(seats)
    seats += [Seat("automa") for _ in range(config.automa)]
    header = new_header(caller, config, game.id, now, ClockSettings(), seats)
    header.position = puzzle.position
    header.origin = {PUZZLE: puzzle.id}
    live = Live(header)
    start_if_full(live, now)
    return live


def apart(live: Live) -> bool:
    """A lesson that leads, or a puzzle: in no list of games, and nobody is told of it."""
    return guided(live) or PUZZLE in live.header.origin


def puzzle_of(live: Live) -> Puzzle | None:
    """The puzzle that the table was made for, unless it has been replaced since."""
    id = live.header.origin.get(PUZZLE)
    if not id:
        return None
    try:
        found = find(live.game, str(id))
    except UserError:
        return None
    return found if found.position == live.header.position else None


def untouched(live: Live) -> bool:
    """Whether nobody has tried anything yet."""
    return live.running and all(row.kind == kinds.START for row in live.rows)


def chosen(live: Live, puzzle: Puzzle) -> str | None:
    """The first decision of the puzzle's seat that stands."""
    return next((play.line.action for play in live.line.plays if play.line.seat == puzzle.seat), None)
