"""Games as a data set: one Parquet file of decisions and one of games for each part, and a card that says what they are.

Workers send whole files; whoever collects them writes each under its name when it is complete, so a run that was stopped goes on
with the parts that are missing, and the same command gives the same rows wherever it ran.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import regalia
from regalia.bots.driver import ask
from regalia.bots.loading import bot_factory
from regalia.core.config import Config
from regalia.core.errors import UserError
from regalia.core.game import Game
from regalia.core.observing.rewards import at_end
from regalia.core.rng import seeded
from regalia.core.state import State
from regalia.lab.dataset_card import card_text
from regalia.lab.pool import Progress, Where, as_they_come
from regalia.lab.records import arrow
from regalia.lab.setup import Setup, bots_for_seats, echo, mixed_seed

FORMAT = 1
CARD, WORDS = "card.json", "README.md"
GAMES_PER_PART = 50
DECISIONS, GAMES = "decisions", "games"
WIN = 0


class Task(msgspec.Struct, frozen=True):
    setup: Setup
    bots: list[str]
    seed: int
    part: int
    first: int
    last: int


class Files(msgspec.Struct):
    """What a worker sends: both files, and how much they hold."""

    part: int
    decisions: bytes
    games: bytes
    rows: int


def dataset(
    setup: Setup,
    games: int,
    folder: Path,
    seed: int = 0,
    bots: Sequence[str] = ("squire",),
    where: Where | None = None,
    progress: Progress | None = None,
    resume: bool = False,
    per_part: int = GAMES_PER_PART,
    command: str = "",
) -> dict[str, Any]:
    """Write the parts that are not there yet; the card comes last, so a folder with a card is complete."""
    arrow()
    observer_of(*setup.opened())
    game, config = setup.opened()
    seated = bots_for_seats(bots, config.players)
    for name in set(seated):
        bot_factory(name)
    head = {"format": FORMAT, **echo(setup, config, seed), "bots": seated, "per_part": per_part}
    _open(folder, head, resume)
    firsts = range(0, games, per_part)
    tasks = [Task(setup, seated, seed, part, first, min(games, first + per_part)) for part, first in enumerate(firsts)]
    missing = [task for task in tasks if not _there(folder, task)]
    for _, packed in as_they_come(play_part, missing, where or Where(), progress):
        found = msgspec.msgpack.decode(packed, type=Files)
        for kind, content in ((DECISIONS, found.decisions), (GAMES, found.games)):
            _write(part_path(folder, kind, found.part), content)
    return _finish(folder, game, config, head, command)


def part_path(folder: Path, kind: str, part: int) -> Path:
    return folder / f"{kind}-{part:05d}.parquet"


def _there(folder: Path, task: Task) -> bool:
    """Whether both files of a part are there with all its games; a longer run plays the last one again."""
    _, parquet = arrow()
    paths = [part_path(folder, kind, task.part) for kind in (DECISIONS, GAMES)]
    return all(path.is_file() for path in paths) and parquet.read_metadata(paths[1]).num_rows == task.last - task.first


def _open(folder: Path, head: dict[str, Any], resume: bool) -> None:
    """A folder of another run is neither overwritten nor mixed with this one."""
    plan = folder / "plan.json"
    wanted = msgspec.json.encode(head)
    if plan.is_file():
        if msgspec.json.decode(plan.read_bytes()) != msgspec.json.decode(wanted):
            raise UserError("dataset-other", folder=str(folder))
        if not resume:
            raise UserError("dataset-exists", folder=str(folder))
        return
    try:
        folder.mkdir(exist_ok=True)
        if any(folder.iterdir()):
            raise UserError("dataset-not-empty", folder=str(folder))
    except OSError as error:
        raise UserError("cli-unwritable", file=str(folder), problem=str(error.strerror)) from None
    _write(plan, wanted)


def _write(path: Path, content: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def _finish(folder: Path, game: Game, config: Config, head: dict[str, Any], command: str) -> dict[str, Any]:
    _, parquet = arrow()
    rows = {}
    for kind in (DECISIONS, GAMES):
        rows[kind] = sum(parquet.read_metadata(path).num_rows for path in folder.glob(f"{kind}-*.parquet"))
    observer = observer_of(game, config)
    pieces = [{"name": p.name, "shape": list(p.shape), "first": p.first, "last": p.last} for p in observer.pieces]
    size = sum(path.stat().st_size for path in folder.glob("*.parquet"))
    card = {
        **head,
        "regalia": regalia.__version__,
        "rules": game.info.rules_version,
        "command": command,
        "games": rows[GAMES],
        "decisions": rows[DECISIONS],
        "bytes": size,
        "actions": len(game.catalogue),
        "observation": {"dtype": "int16", "size": int(observer.size), "pieces": pieces},
    }
    _write(folder / CARD, msgspec.json.format(msgspec.json.encode(card), indent=2))
    _write(folder / WORDS, card_text(game, card).encode())
    return card


def observer_of(game: Game, config: Config) -> Any:
    """What writes observations, or which extra is missing."""
    try:
        from regalia.envs import Observer
    except ImportError:
        raise UserError("extra-missing", package="NumPy", extra="envs") from None
    return Observer(game, config, dtype="int16")


# -- in the worker -------------------------------------------------------------------------------------


def play_part(task: Task) -> bytes:
    """The games of one part as two files, packed for the way."""
    game, config = task.setup.opened()
    observer = observer_of(game, config)
    rows: list[dict[str, Any]] = []
    seen: list[Any] = []
    told = [_play(game, config, observer, task, number, rows, seen) for number in range(task.first, task.last)]
    return msgspec.msgpack.encode(Files(task.part, _decisions(rows, seen, int(observer.size)), _games(told), len(rows)))


def _play(
    game: Game, config: Config, observer: Any, task: Task, number: int, rows: list[dict[str, Any]], seen: list[Any]
) -> dict[str, Any]:
    """One game: its row of the table of games; its decisions are added to `rows` and `seen`."""
    own = mixed_seed(task.seed, number, "deal")
    state = game.deal(config, seeded(own), record=True)
    hidden = seeded(mixed_seed(task.seed, number, "hidden"))
    bots = [bot_factory(name)(mixed_seed(task.seed, number, f"bot {seat}")) for seat, name in enumerate(task.bots)]
    first = len(rows)
    while not state.over:
        seat = int(state.turn)
        legal = sorted(int(action) for action in state.legal_for(seat))
        seen.append(observer.observe(state, seat).copy())
        action = ask(bots[seat], state, seat, hidden)
        rows.append({"game": number, "step": len(rows) - first, "seat": seat, "legal": legal, "action": action})
        state.do_as(seat, action)
    _outcomes(state, rows[first:])
    result = {"scores": state.scores(), "ranks": state.ranks(), "winners": state.winners()}
    journal = state.journal().to_text()
    return {"game": number, "seed": str(own), **result, "decisions": len(rows) - first, "journal": journal}


def _outcomes(state: State, rows: list[dict[str, Any]]) -> None:
    """What came of it for the seat that decided."""
    rewards, scores = at_end(state, WIN), state.scores()
    for row in rows:
        row["outcome"] = float(rewards[row["seat"]])
        row["score"] = int(scores[row["seat"]])


def _decisions(rows: list[dict[str, Any]], seen: list[Any], size: int) -> bytes:
    import numpy as np

    pa, _ = arrow()
    flat = pa.array(np.concatenate(seen) if seen else np.zeros(0, np.int16), pa.int16())
    kinds = {"game": pa.int32(), "step": pa.int32(), "seat": pa.int8(), "action": pa.int32()}
    columns = {name: pa.array([row[name] for row in rows], kind) for name, kind in kinds.items()}
    columns["legal"] = pa.array([row["legal"] for row in rows], pa.list_(pa.int32()))
    columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, size)
    columns["outcome"] = pa.array([row["outcome"] for row in rows], pa.float32())
    columns["score"] = pa.array([row["score"] for row in rows], pa.int32())
    return _file(pa.table(columns))


def _games(told: list[dict[str, Any]]) -> bytes:
    pa, _ = arrow()
    numbers = pa.list_(pa.int32())
    kinds = [("game", pa.int32()), ("seed", pa.string()), ("scores", numbers), ("ranks", numbers), ("winners", numbers)]
    kinds += [("decisions", pa.int32()), ("journal", pa.string())]
    return _file(pa.table({name: pa.array([row[name] for row in told], kind) for name, kind in kinds}))


def _file(table: Any) -> bytes:
    _, parquet = arrow()
    out = io.BytesIO()
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()
