"""A whole position as JSON, both ways: the head, the flow, the game's fields, the generator."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from regalia.core import journal as journals
from regalia.core.errors import PositionError
from regalia.core.position import Reader, check_id
from regalia.core.rng import Rng, from_words, seeded
from regalia.core.stack import Stack
from regalia.core.state import State

if TYPE_CHECKING:
    from regalia.core.game import Game

FORMAT = 1
ELSEWHERE = {"rules", "mode", "players", "options", "pack", "generator", "lanes", "lane_moves", "moves"}
"""Keys that are read by others, or need not be there."""


def write(game: Game, state: State) -> dict[str, Any]:
    position: dict[str, Any] = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.info.rules_version,
        **journals.write_config(state.config),
        "moves": state.moves,
        "stack": [step.name for step in state.stack],
    }
    if state.lanes:
        position["lanes"] = [[step.name for step in lane] for lane in state.lanes]
        position["lane_moves"] = list(state.lane_moves)
    position["table"] = game.write_fields(state)
    position["generator"] = state.rng.words()
    return position


def read(game: Game, position: Any, seed: int | None, check: bool) -> State:
    """The state as it is written, before anything goes on."""
    reader = Reader(position, "")
    if reader.raw("game") != game.id:
        raise PositionError("position-other-game", field="game", game=game.id, value=str(reader.raw("game")))
    reader.number("format", FORMAT, FORMAT)
    reader.data = game.in_todays_words(reader.data)
    reader.used |= ELSEWHERE
    config = journals.read_config(game, reader.data, PositionError)
    state = game.blank(config)
    state.moves = reader.number("moves", 0, 1_000_000) if reader.has("moves") else 0
    game.read_fields(state, reader.object("table"))
    _read_flow(game, state, reader)
    reader.done()
    if check:
        game.check(state)
    state.rng = _generator(reader, seed)
    return state


def _read_flow(game: Game, state: State, reader: Reader) -> None:
    known = {name: number for number, name in enumerate(game.steps.by_name)}
    listed = list(game.steps.by_name.values())
    state.stack = Stack([listed[number] for number in reader.ids("stack", known)])
    if not reader.has("lanes"):
        return
    seats = int(state.seats)
    state.lane_moves = reader.numbers("lane_moves", 0, 1_000_000, seats) if reader.has("lane_moves") else [0] * seats
    lanes = reader.items("lanes", seats)
    for seat, names in enumerate(lanes):
        field = f"lanes[{seat}]"
        if not isinstance(names, list):
            raise PositionError("position-list", field=field)
        state.lanes.append(Stack([listed[check_id(name, field, known)] for name in names]))
        for step in state.lanes[-1]:
            if step.seat != seat:
                raise PositionError("position-wrong-seat", field=field, value=step.name)


def _generator(reader: Reader, seed: int | None) -> Rng:
    if seed is not None:
        return seeded(seed)
    if reader.has("generator"):
        return from_words(reader.numbers("generator", 0, 0xFFFFFFFF, 4))
    return seeded(0)


def digest(game: Game, state: State) -> str:
    position = game.write_position(state)
    del position["generator"], position["rules"]
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:24]
