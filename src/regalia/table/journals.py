"""A finished table made of a journal: somebody else's game, or one's own from the terminal, to look at here."""

from __future__ import annotations

from regalia.bots import USUAL
from regalia.core.errors import JournalError
from regalia.core.journal import Journal, header_of, read_config
from regalia.core.registry import game as find_game
from regalia.table import records as kinds
from regalia.table.live import Live
from regalia.table.moves import Caller
from regalia.table.naming import tidied
from regalia.table.records import ClockSettings, Row, Seat
from regalia.table.seating import new_header

LONGEST = 40
"""Letters of a name; a journal from elsewhere may have any."""


def table_of(journal: Journal, caller: Caller, now: float) -> Live:
    """The rows of the whole game. Nobody sits at it; whoever brought it owns it. JournalError if it is not over."""
    game = find_game(journal.game)
    config = read_config(game, header_of(journal), JournalError)
    usual = game.seat_names("en", config)
    names = [tidied(name)[:LONGEST].strip() or usual[number] for number, name in enumerate(journal.seats[: config.seats])]
    names += usual[len(names) :]
    seats = [
        Seat("bot", bot=USUAL, name=names[number]) if number < config.players else Seat("automa")
        for number in range(config.seats)
    ]
    header = new_header(caller, config, game.id, now, ClockSettings(), seats)
    header.position = journal.position
    header.origin = {"journal": True}
    live = Live(header)
    live.add(Row(1, kinds.START, now, chance=list(journal.setup)))
    for number, line in enumerate(journal.entries, start=2):
        live.add(Row(number, kinds.ACT, now, seat=line.seat, action=line.action, chance=list(line.chance)))
    if live.status != "finished":
        raise JournalError("review-running")
    return live
