"""A stored playthrough: one random game as text, so that a change of the rules shows as a difference a person can read.

The files of a game lie with its tests, in `tests/games/<game>/golden/`. The digests in them leave out the game's id.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from regalia.core.config import Config
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.state import State
from regalia.testing.playing import option_rows, walk

SEED = 20
EVERY = 10


def golden_setups(game: Game) -> list[Config]:
    """One per mode, with as many players as it takes."""
    return [game.configure(max(mode.players), mode.id, **option_rows(mode, max(mode.players))[0]) for mode in game.info.modes]


def golden_file(folder: Path, config: Config) -> Path:
    return folder / f"{config.mode}-{config.players}.txt"


def playthrough(game: Game, config: Config, seed: int = SEED) -> str:
    """Every decision of a random game: seat, question, number of options, what was chosen, chance, log, now and then a digest."""
    events: list[Event] = []
    lines = [f"game {game.id}, mode {config.mode}, players {config.players}, options {dict(config.options)}, seed {seed}"]
    told = 0
    question = ""
    for state in walk(game, config, seed, events):
        lines += _decision(state, question)
        lines += [f"    {_log_line(game, config, event)}" for event in events[told:]]
        told = len(events)
        question = _questions(state)
        if state.moves % EVERY == 0 or state.over:
            lines.append(f"  digest {table_digest(state)}")
    return "\n".join([*lines, *_result(state)]) + "\n"


def _decision(state: State, question: str) -> Iterator[str]:
    last = state.history
    if last is None:
        yield " ".join(["setup", *state.game.chance.write(state.origin)])
        return
    chance = state.game.chance.write(last.chance)
    head = f"{state.moves} seat {last.seat}: {question} -> {state.key(last.action)}"
    yield f"{head} | {' '.join(chance)}" if chance else head


def _questions(state: State) -> str:
    """What is asked, with the number of options: "bid:0 (6), bid:1 (5)"."""
    return ", ".join(f"{state.question(seat).name} ({len(state.legal_for(seat))})" for seat in state.actors())


def _log_line(game: Game, config: Config, event: Event) -> str:
    line = game.log_line("en", event, game.seat_names("en", config))
    if event.visible_to(-1):
        return line
    seats = ",".join(str(seat) for seat in range(config.seats) if event.visible_to(seat))
    return f"[{seats}] {line}"


def table_digest(state: State) -> str:
    position = state.to_json()
    for field in ("game", "rules", "generator"):
        del position[field]
    return hashlib.sha256(msgspec.json.encode(position, order="sorted")).hexdigest()[:16]


def _result(state: State) -> Iterator[str]:
    for seat, rank in enumerate(state.ranks()):
        parts = ", ".join(f"{source} {points}" for source, points in state.breakdown(seat))
        yield f"result seat {seat}: rank {rank}, {state.score(seat)} points ({parts})"
