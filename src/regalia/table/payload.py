"""What a viewer of a table is told. A viewer is a seat, or NOBODY for a spectator.

Everything that comes from the game is built from the viewer's view, the viewer's own question and the events the viewer may
see. The caller's identity plays no part, so everybody who looks from the same place gets the same bytes.
"""

from __future__ import annotations

import msgspec

from regalia.core.state import State
from regalia.core.step import LEGAL, NOBODY
from regalia.core.texts import core_texts
from regalia.table import records as kinds
from regalia.table.live import Live
from regalia.table.moves import free_undo, must_ask
from regalia.table.records import Row
from regalia.table.shapes import (
    AskShape,
    Choice,
    ClockShape,
    Face,
    Happening,
    Refused,
    ResultShape,
    SeatShape,
    TableFacts,
    TableShape,
    Undo,
)

RECENT = 3
"""Updates from so few steps ago are wanted by everybody who looks on, and kept; from longer ago by one who comes back."""


def table_bytes(live: Live, viewer: int, lang: str) -> bytes:
    """The JSON of `table_shape`, made once for all who look from the same place."""
    key = ("table", viewer, lang)
    if key not in live.cached:
        live.cached[key] = msgspec.json.encode(table_shape(live, viewer, lang))
    return live.cached[key]


def table_shape(live: Live, viewer: int, lang: str) -> TableShape:
    view = None if live.state is None else live.state.view(viewer)
    return {
        **table_facts(live, viewer, lang),
        "choices": choices(live, viewer, lang),
        "view": view,
        "board": "" if view is None else live.game.draw_text(view, lang, False),
    }


def table_facts(live: Live, viewer: int, lang: str) -> TableFacts:
    """Everything but the position itself, which a page draws in its own way."""
    h = live.header
    return {
        "id": h.id,
        "game": h.game,
        "title": live.game.info.title[lang],
        "mode": h.mode,
        "players": h.players,
        "options": dict(live.config.options),
        "pack": "" if h.pack is None else h.pack.name,
        "status": live.status,
        "step": live.step(viewer),
        "sequence": live.sequence(viewer),
        "seat": None if viewer == NOBODY else viewer,
        "seats": [_seat(live, number, name) for number, name in enumerate(live.names(lang))],
        "actors": live.actors(),
        "prompt": prompt(live, viewer, lang),
        "undo": _undo(live, viewer),
        "ask": _ask(live),
        "clock": _clock(live, viewer),
        "confirm": viewer != NOBODY and live.seats[viewer].confirm,
        "result": _result(live),
        "origin": {name: value for name, value in h.origin.items() if name != "log"},
        "rematch": live.rematch,
    }


def _seat(live: Live, number: int, name: str) -> SeatShape:
    s = live.seats[number]
    return {"seat": number, "kind": s.kind, "name": name, "bot": s.bot, "stand_in": s.stand_in, "left": s.left}


def asked(live: Live, viewer: int) -> State | None:
    """The state, if the viewer is a person who is asked something now."""
    if viewer == NOBODY or viewer not in live.people_asked():
        return None
    return live.state


def prompt(live: Live, viewer: int, lang: str) -> str:
    state = live.state
    if state is None or not live.running:
        return core_texts().format(lang, f"table-prompt-{live.status}")
    names = live.names(lang)
    if viewer in state.actors():
        return live.game.prompt(lang, state, viewer, names)
    if state.lanes:
        who = ", ".join(names[seat] for seat in state.actors())
        return core_texts().format(lang, "table-waiting", {"who": who, "count": len(state.actors())})
    return live.game.prompt_for_others(lang, state, names)


def choices(live: Live, viewer: int, lang: str) -> list[Choice]:
    state = asked(live, viewer)
    if state is None:
        return []
    question = state.question(viewer)
    found: list[Choice] = []
    for action in state.legal_for(viewer):
        warning = question.warning(state, action)
        found.append(
            {
                "key": state.key(action),
                "label": live.game.label(lang, action, state),
                "warning": live.game.texts.format(lang, f"warning-{warning}") if warning else "",
                "piece": state.option_piece(action),
            }
        )
    return found


def refusals(live: Live, viewer: int, lang: str) -> list[Refused]:
    """Every candidate of the viewer's question that the rules refuse, with the reason and the clause."""
    state = asked(live, viewer)
    if state is None:
        return []
    names = live.names(lang)
    question = state.question(viewer)
    found: list[Refused] = []
    for action in question.candidates(state):
        if question.refusal(state, action) == LEGAL:
            continue
        refusal = state.why_not(action, viewer)
        if refusal is not None:
            reason = live.game.reason(lang, refusal, names)
            label = live.game.label(lang, action, state)
            found.append({"key": state.key(action), "label": label, "reason": reason, "clause": refusal.clause})
    return found


def _undo(live: Live, viewer: int) -> Undo:
    if viewer == NOBODY or live.state is None or not live.running:
        return {"free": 0, "redo": 0, "asks": False}
    mine = live.line.last_of(viewer) is not None
    return {
        "free": free_undo(live.state, viewer),
        "redo": len(live.undone.get(viewer, ())),
        "asks": mine and bool(must_ask(live, viewer)),
    }


def _ask(live: Live) -> AskShape | None:
    return None if live.ask is None else {"seat": live.ask.seat, "waiting": live.ask.waiting}


def _clock(live: Live, viewer: int) -> ClockShape | None:
    c = live.clocks
    if not c.used:
        return None
    faces: list[Face] = []
    for seat in range(live.config.players):
        left, since = c.face(seat, viewer)
        faces.append({"seat": seat, "left": left, "since": since})
    s = c.settings
    return {"kind": s.kind, "seconds": s.seconds, "increment": s.increment, "on_time": s.on_time, "faces": faces}


def _result(live: Live) -> ResultShape | None:
    r = live.result
    if r is None:
        return None
    return {"scores": r.scores, "ranks": r.ranks, "ended_by": r.ended_by, "late": None if r.late == NOBODY else r.late}


# -- what happened -----------------------------------------------------------------------------------


def happened(live: Live, viewer: int, lang: str, since: int) -> list[Happening]:
    """The rows the viewer has seen after the first `since` of them, as sentences."""
    names = live.names(lang)
    seen = live.seen[viewer + 1]
    numbers = range(max(0, since), len(seen))
    return [_happening(live, viewer, lang, names, seen[number], number + 1) for number in numbers]


def _happening(live: Live, viewer: int, lang: str, names: list[str], index: int, sequence: int) -> Happening:
    row = live.rows[index]
    you = viewer if live.alone(viewer) else NOBODY
    lines = [live.game.log_line(lang, event, names, you) for event in live.told[index] if event.visible_to(viewer)]
    who = names[row.seat] if row.seat != NOBODY else str(row.data.get("name", ""))
    if row.kind == kinds.CHAT:
        lines = [str(row.data["text"])]
    elif row.kind not in (kinds.ACT, kinds.REDO):
        lines = [_aside(row, lang, who), *lines]
    seat = None if row.seat == NOBODY else row.seat
    # Ready again: whether with the same decision as before is nobody else's business.
    kind = kinds.ACT if row.kind == kinds.REDO and not lines else row.kind
    return {"sequence": sequence, "kind": kind, "seat": seat, "at": row.at, "name": who, "lines": lines}


def _aside(row: Row, lang: str, who: str) -> str:
    key = f"table-log-{row.kind}"
    if row.kind == kinds.ANSWER:
        key += "-yes" if row.data["yes"] else "-no"
    if row.kind == kinds.PLAN and "end" in row.data:
        key += f"-{row.data['end']}"
    if row.kind == kinds.STAND_IN and not row.data["bot"]:
        key += "-ends"
    return core_texts().format(lang, key, {"who": who, "bot": bot_called(lang, str(row.data.get("bot", "")))})


def bot_called(lang: str, bot: str) -> str:
    """A level by its word; a bot that the server adds by its name (older tables: by its class, never by its file)."""
    key = f"js-bot-{bot}"
    return core_texts().format(lang, key) if core_texts().has(lang, key) else bot.rpartition(":")[2]


def update_bytes(live: Live, viewer: int, lang: str, since: int) -> bytes:
    """One message of the stream: what happened since, and the table as it now stands for the viewer."""
    key = ("update", viewer, lang, since)
    if key in live.cached:
        return live.cached[key]
    rows = msgspec.json.encode(happened(live, viewer, lang, since))
    found = b'{"since":%d,"happened":%s,"table":%s}' % (since, rows, table_bytes(live, viewer, lang))
    if live.sequence(viewer) - since <= RECENT:
        live.cached[key] = found
    return found
