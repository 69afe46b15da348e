"""A new table is proven before it is stored: dealt, shown and drawn for every seat, scored, written and read back.

Whatever somebody has chosen (options, a component pack, a position), a table that is stored can be opened and shown.
"""

from __future__ import annotations

import logging

import msgspec

from regalia.core.errors import ConfigError, UserError
from regalia.core.step import NOBODY
from regalia.drawing.scene import scene_of
from regalia.table import records as kinds
from regalia.table.live import Live
from regalia.table.payload import table_bytes
from regalia.table.records import Header, Row

log = logging.getLogger("regalia.table")
LANG = "en"
FILLER = "random"


class Unsound(Exception):
    """What was read back is not what was written."""


def prove(live: Live) -> None:
    try:
        begun = live if live.state is not None else _begun(live)
        _read_back(begun)
        for viewer in range(NOBODY, len(begun.seats)):
            _show(begun, viewer)
    except UserError:
        raise
    except Exception as problem:
        log.warning("table-unsound", extra={"fields": {"game": live.header.game, "problem": type(problem).__name__}})
        raise ConfigError("table-unsound") from problem


def _begun(live: Live) -> Live:
    """The table as it would begin with bots in the open seats."""
    draft = live.draft()
    bots = {str(number): FILLER for number, seat in enumerate(draft.seats) if seat.kind == "open"}
    draft.write(kinds.START, live.header.created, data={"bots": bots})
    return draft


def _read_back(live: Live) -> None:
    again = Live(msgspec.json.decode(msgspec.json.encode(live.written), type=Header))
    for row in live.rows:
        again.add(msgspec.json.decode(msgspec.json.encode(row), type=Row))
    if live.state is None or again.state is None or again.state.digest() != live.state.digest():
        raise Unsound


def _show(live: Live, viewer: int) -> None:
    state = live.state
    assert state is not None
    table_bytes(live, viewer, LANG)
    state.scores()
    state.ranks()
    if live.game.has_board:
        live.game.draw(scene_of(state, viewer, LANG, live.names(LANG)))
