"""The journal: header, chance outcomes of the set-up, then one entry per decision. It is the save, the replay and the test
fixture; replaying it needs no random generator.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core.chance import ChanceMismatch
from regalia.core.config import Config
from regalia.core.errors import ComponentError, ConfigError, JournalError, PositionError, UserError
from regalia.core.events import Event
from regalia.core.packs import Pack
from regalia.core.reasons import IllegalAction
from regalia.core.rng import seeded
from regalia.core.running import Entry
from regalia.core.state import State
from regalia.core.step import NOBODY

if TYPE_CHECKING:
    from regalia.core.game import Game

FORMAT = 1


class Result(msgspec.Struct):
    scores: list[int]
    ranks: list[int]


class Line(msgspec.Struct, array_like=True):
    """One decision: who, the action's key, the outcomes of chance that followed."""

    seat: int
    action: str
    chance: list[str] = []


class Journal(msgspec.Struct, omit_defaults=True):
    """`position` replaces the set-up when the game began from a given position."""

    game: str
    rules: str
    mode: str
    players: int
    options: dict[str, bool | int | str | list[str]]
    format: int = FORMAT
    pack: Pack | None = None
    seats: list[str] = []
    setup: list[str] = []
    position: dict[str, Any] | None = None
    entries: list[Line] = []
    result: Result | None = None

    def to_text(self) -> str:
        """JSON with one entry to a line, so that two journals can be compared line by line."""
        head = msgspec.to_builtins(self)
        entries = head.pop("entries", [])
        result = head.pop("result", None)
        lines = [msgspec.json.encode(head).decode()[:-1] + ',"entries":[']
        lines += [",\n".join(msgspec.json.encode(entry).decode() for entry in entries)]
        lines += ["]" + (f',"result":{msgspec.json.encode(result).decode()}' if result else "") + "}"]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write whole or not at all: a crash never leaves half a journal under the name."""
        partial = path.with_name(path.name + ".part")
        partial.write_text(self.to_text(), encoding="utf-8")
        partial.replace(path)


def load(path: Path) -> Journal:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise JournalError("journal-unreadable", file=str(path), problem=type(error).__name__) from None
    return parse(text, str(path))


def parse(text: str, name: str = "journal") -> Journal:
    try:
        journal = msgspec.json.decode(text, type=Journal)
    except (msgspec.DecodeError, RecursionError) as error:
        raise JournalError("journal-broken", file=name, problem=str(error)) from None
    if journal.format != FORMAT:
        raise JournalError("journal-format", file=name, value=journal.format, expected=FORMAT)
    return journal


def entries_of(state: State) -> list[Entry]:
    """The decisions of a recorded state, first to last."""
    found: list[Entry] = []
    entry = state.history
    while entry is not None:
        found.append(entry)
        entry = entry.before
    found.reverse()
    return found


def write_config(config: Config) -> dict[str, Any]:
    written: dict[str, Any] = {"mode": config.mode, "players": config.players, "options": dict(config.options)}
    if config.pack is not None:
        written["pack"] = msgspec.to_builtins(config.pack)
    return written


def read_config(game: Game, data: dict[str, Any], error: type[UserError]) -> Config:
    """The checked choice of a header or position; `error` is what a wrong one raises."""
    for field in ("mode", "players", "options"):
        if field not in data:
            raise error("position-missing", field=field)
    if not isinstance(data["options"], dict) or not isinstance(data["players"], int):
        raise error("position-object", field="options")
    data = game.in_todays_words(data)
    try:
        pack = msgspec.convert(data["pack"], Pack) if data.get("pack") else None
        return game.configured(data["players"], str(data["mode"]), {**data["options"], "pack": pack})
    except msgspec.ValidationError as problem:
        raise error("file-invalid", file="pack", problem=str(problem)) from None
    except (ConfigError, ComponentError) as problem:
        raise error(problem.key, problem.clause, **problem.args_of_text) from None


def header_of(journal: Journal) -> dict[str, Any]:
    """What `read_config` reads."""
    header = {"rules": journal.rules, "mode": journal.mode, "players": journal.players, "options": journal.options}
    return {**header, "pack": msgspec.to_builtins(journal.pack)}


def of_state(game: Game, state: State, seats: Sequence[str] = ()) -> Journal:
    if not state.recording:
        raise JournalError("journal-not-recorded")
    lines = [Line(int(e.seat), game.catalogue.keys[e.action], game.chance.write(e.chance)) for e in entries_of(state)]
    config = state.config
    from_position = isinstance(state.origin, dict)
    return Journal(
        game=game.id,
        rules=game.info.rules_version,
        mode=config.mode,
        players=config.players,
        options=dict(config.options),
        pack=config.pack,
        seats=list(seats),
        setup=[] if from_position else game.chance.write(state.origin),
        position=state.origin if from_position else None,
        entries=lines,
        result=Result(state.scores(), state.ranks()) if state.over else None,
    )


def begin(game: Game, journal: Journal, events: list[Event] | None = None) -> State:
    """The state before the first entry."""
    if journal.game != game.id:
        raise JournalError("journal-other-game", game=game.id, value=journal.game)
    if journal.position is not None:
        state = game.from_json(journal.position)
        state.events = events
        return state
    config = read_config(game, header_of(journal), JournalError)
    state = game.start(config)
    state.rng = seeded(0)
    state.recording = True
    state.events = events
    _load_script(game, state, journal.setup, 0)
    try:
        state.advance()
    except ChanceMismatch as problem:
        raise JournalError("journal-chance", step=0, outcome=str(problem)) from None
    _close_script(state, 0)
    state.origin = state.outcomes
    state.outcomes = []
    return state


def replay(game: Game, journal: Journal, steps: int | None = None, events: list[Event] | None = None) -> State:
    state = begin(game, journal, events)
    count = len(journal.entries) if steps is None else steps
    if not 0 <= count <= len(journal.entries):
        raise JournalError("journal-step", step=count, last=len(journal.entries))
    for number, line in enumerate(journal.entries[:count], start=1):
        follow(game, state, line, number)
    return state


def follow(game: Game, state: State, line: Line, number: int) -> None:
    """Apply one entry with its recorded outcomes of chance."""
    if line.action not in game.catalogue.index:
        raise JournalError("journal-action", step=number, action=line.action)
    if not 0 <= line.seat < state.seats:
        raise JournalError("journal-seat", step=number, seat=line.seat)
    _load_script(game, state, line.chance, number)
    try:
        state.apply(game.catalogue.index[line.action], line.seat)
    except IllegalAction as problem:
        text = game.reason("en", problem.refusal)
        raise JournalError("journal-illegal", problem.refusal.clause, step=number, action=line.action, reason=text) from None
    except ChanceMismatch as problem:
        raise JournalError("journal-chance", step=number, outcome=str(problem)) from None
    _close_script(state, number)


def _load_script(game: Game, state: State, outcomes: list[str], number: int) -> None:
    try:
        state.script = game.chance.read(outcomes)
    except ValueError as problem:
        raise JournalError("journal-chance", step=number, outcome=str(problem)) from None
    state.scripted = 0


def _close_script(state: State, number: int) -> None:
    unused = state.scripted < len(state.script)
    state.script = []
    state.scripted = NOBODY
    if unused:
        raise JournalError("journal-chance-unused", step=number)


def verify(game: Game, journal: Journal) -> State:
    """Replay everything and compare the result with the recorded one."""
    state = replay(game, journal)
    if journal.result is not None:
        if not state.over or state.scores() != journal.result.scores:
            raise JournalError("journal-result", recorded=_row(journal.result.scores), found=_row(state.scores()))
        if state.ranks() != journal.result.ranks:
            raise JournalError("journal-places", recorded=_row(journal.result.ranks), found=_row(state.ranks()))
    return state


def _row(numbers: list[int]) -> str:
    return ", ".join(str(number) for number in numbers)


def pickled_history(state: State) -> tuple[Any, ...] | None:
    if not state.recording:
        return None
    rows = [(e.seat, e.action, e.chance, e.barrier, e.lane) for e in entries_of(state)]
    return state.origin, rows


def restore_history(state: State, history: tuple[Any, ...] | None) -> None:
    state.recording = history is not None
    state.history = None
    if history is not None:
        state.origin = history[0]
        for seat, action, chance, barrier, lane in history[1]:
            state.history = Entry(state.history, seat, action, chance, barrier, lane)


def advance_with(game: Game, state: State, chance: Sequence[str] | None) -> None:
    """Go on to the next decision, by given outcomes of chance if there are any; PositionError if they do not fit."""
    if chance is None:
        state.advance()
        return
    _give(game, state, chance)
    try:
        state.advance()
    except ChanceMismatch as problem:
        raise PositionError("position-chance", outcome=str(problem)) from None
    left = _take_back(state)
    if left:
        raise PositionError("position-chance-left", count=left)


def apply_with(game: Game, state: State, action: int, seat: int, chance: Sequence[str]) -> None:
    """Apply an action with given outcomes of chance; ConfigError if they cannot fall, and then nothing has changed."""
    for attempt in (state.copy(), state):
        _give(game, attempt, chance)
        try:
            attempt.apply(action, seat)
        except ChanceMismatch as problem:
            raise ConfigError("chance-given", outcome=str(problem)) from None
        finally:
            left = _take_back(attempt)
        if left:
            raise ConfigError("chance-left", count=left)


def _give(game: Game, state: State, chance: Sequence[str]) -> None:
    try:
        state.script = game.chance.read(list(chance))
    except ValueError as problem:
        raise ConfigError("chance-given", outcome=str(problem)) from None
    state.scripted = 0


def _take_back(state: State) -> int:
    """No more given chance; how many outcomes are left."""
    left = (len(state.script) - int(state.scripted)) // 2
    state.script = []
    state.scripted = NOBODY
    return left
