"""What the table shows: options, reasons, scores, all as lines of text."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from regalia.cli.context import Context, width
from regalia.cli.table.session import Session
from regalia.core.game import Game
from regalia.core.state import State

MANY = 12
DIM = "\x1b[2m"
PLAIN = "\x1b[0m"


class Option:
    def __init__(self, game: Game, lang: str, state: State, action: int) -> None:
        self.action = action
        self.key = state.key(action)
        self.label = game.label(lang, action, state)


def options_of(session: Session, lang: str, seat: int) -> list[Option]:
    return [Option(session.game, lang, session.state, action) for action in session.state.legal_for(seat)]


def option_lines(options: Sequence[Option], colour: bool) -> list[str]:
    """Numbered; one to a line while they are few, else in as many columns as fit."""
    digits = len(str(len(options)))
    if len(options) <= MANY:
        dim, plain = (DIM, PLAIN) if colour else ("", "")
        return [f"  {number:>{digits}}  {o.label}  {dim}[{o.key}]{plain}" for number, o in enumerate(options, start=1)]
    cells = [f"{number:>{digits}}  {o.label}" for number, o in enumerate(options, start=1)]
    return columns(cells)


def columns(cells: Sequence[str]) -> list[str]:
    """Down first, then across."""
    wide = max(map(len, cells)) + 2
    across = max(1, (width() - 2) // wide)
    down = -(-len(cells) // across)
    rows = [cells[row::down] for row in range(down)]
    return ["  " + "".join(f"{cell:<{wide}}" for cell in row).rstrip() for row in rows]


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Wrapped to the terminal; `first` indents the first line, `indent` the others. Ids are never broken."""
    begin = indent if first is None else first
    return textwrap.fill(text, width(), initial_indent=begin, subsequent_indent=indent, break_on_hyphens=False)


# -- why not? --------------------------------------------------------------------------------------


def reason_of(session: Session, lang: str, seat: int, action: int) -> str:
    """Why the action is not possible, with its clause; "" if it is."""
    refusal = session.state.why_not(action, seat)
    if refusal is None:
        return ""
    sentence = session.game.reason(lang, refusal, session.names(lang))
    return f"{sentence} [{refusal.clause}]" if refusal.clause else sentence


def refused(session: Session, lang: str, seat: int) -> list[str]:
    """The candidates of the question that are not possible now, those with the same reason together."""
    groups: dict[str, list[str]] = {}
    for action in session.state.question(seat).candidates(session.state):
        reason = reason_of(session, lang, seat, action)
        if reason:
            groups.setdefault(reason, []).append(session.game.label(lang, action, session.state))
    lines = []
    for reason, labels in groups.items():
        lines.append(wrapped(", ".join(dict.fromkeys(labels)), "  "))
        lines.append(wrapped(reason, "    "))
    return lines


def matching(session: Session, lang: str, seat: int, word: str) -> list[int]:
    """The actions meant: the one with this key, else the candidates whose key or label holds the word."""
    keys = session.game.catalogue.index
    if word in keys:
        return [keys[word]]
    wanted = word.casefold()
    found = []
    for action in session.state.question(seat).candidates(session.state):
        label = session.game.label(lang, action, session.state)
        if wanted in label.casefold() or wanted in session.state.key(action).casefold():
            found.append(action)
    return found


def explained(context: Context, session: Session, seat: int, word: str) -> list[str]:
    lines = []
    for action in matching(session, context.lang, seat, word):
        key = session.state.key(action)
        label = session.game.label(context.lang, action, session.state)
        reason = reason_of(session, context.lang, seat, action)
        lines.append(f"  {label} [{key}]")
        lines.append(wrapped(reason or context.text("table-possible"), "    "))
    return lines


# -- scores ------------------------------------------------------------------------------------------


def score_lines(context: Context, session: Session, state: State) -> list[str]:
    """Points by source, one column to a seat, the sum below."""
    parts = [state.breakdown(seat) for seat in range(int(state.seats))]
    sources = merged([[source for source, _ in part] for part in parts])
    rows = [[source_name(session.game, context.lang, source), *_points(parts, source)] for source in sources]
    rows.append([context.text("table-total"), *(str(score) for score in state.scores())])
    heads = [context.text("table-source"), *session.names(context.lang)]
    return table_lines([heads, *rows])


def merged(lists: Sequence[Sequence[str]]) -> list[str]:
    """Everything that stands in one of the lists, each list's order kept where they agree."""
    found: list[str] = []
    for names in lists:
        at = 0
        for name in names:
            if name not in found:
                found.insert(at, name)
            at = found.index(name) + 1
    return found


def _points(parts: Sequence[Sequence[tuple[str, int]]], source: str) -> list[str]:
    found = []
    for part in parts:
        points = [value for name, value in part if name == source]
        found.append(str(sum(points)) if points else "–")
    return found


def source_name(game: Game, lang: str, source: str) -> str:
    own = f"score-{source}"
    return game.texts.format(lang, own if game.texts.has(lang, own) else source)


def table_lines(rows: Sequence[Sequence[str]]) -> list[str]:
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [f"{row[0]:<{wide[0]}}", *(f"{cell:>{wide[at]}}" for at, cell in enumerate(row[1:], start=1))]
        lines.append("  " + "  ".join(cells))
    lines.insert(1, "  " + "─" * (len(lines[0]) - 2))
    return lines


def result_lines(context: Context, session: Session, state: State) -> list[str]:
    """Winner and ranks; what broke a tie is shown where scores are equal."""
    names = session.names(context.lang)
    winners = state.winners()
    lines = [context.text("table-winner", who=", ".join(names[seat] for seat in winners), count=len(winners))]
    scores = state.scores()
    if not winners:
        return lines + [context.text("table-score", name=name, score=score) for name, score in zip(names, scores, strict=True)]
    order = sorted(range(len(names)), key=lambda seat: state.ranks()[seat])
    for seat in order:
        broken = scores.count(scores[seat]) > 1 and bool(state.tie_break(seat))
        key = "table-rank-tie" if broken else "table-rank"
        breaker = ", ".join(str(value) for value in state.tie_break(seat))
        lines.append(context.text(key, rank=state.ranks()[seat], name=names[seat], score=scores[seat], breaker=breaker))
    return lines
