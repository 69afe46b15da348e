"""regalia dataset: games as Parquet files with a card."""

from __future__ import annotations

import shlex
from pathlib import Path

from regalia.cli.context import Context
from regalia.cli.parser import Parser, required, whole
from regalia.cli.running import MOST_GAMES, add_job_arguments, read_where
from regalia.cli.starting import add_start_arguments, read_bots, read_seed, read_setup
from regalia.lab.dataset import GAMES_PER_PART, dataset

NOT_KEPT = ("--jobs", "--backend", "--address", "--out", "--lang")


def run(context: Context, arguments: list[str]) -> int:
    parser = Parser(context, "dataset")
    add_start_arguments(parser)
    parser.value("bots", "A,B…", "squire")
    parser.value("games", "N", "1000")
    parser.value("part", "N", str(GAMES_PER_PART))
    add_job_arguments(parser)
    parser.value("out", "DIR")
    parser.flag("resume")
    parser.common()
    found = parser.read(arguments)
    if found is None:
        return 0
    card = dataset(
        read_setup(found),
        games=whole(found.games, "--games", 1, MOST_GAMES) or 1,
        folder=Path(required(found.out, "--out")),
        seed=read_seed(found),
        bots=read_bots(found.bots),
        where=read_where(found),
        progress=context.progress(),
        resume=found.resume,
        per_part=whole(found.part, "--part", 1, MOST_GAMES) or 1,
        command=_lasting(arguments),
    )
    if found.json:
        context.json(card)
    else:
        context.say("dataset-done", folder=found.out, **{name: card[name] for name in ("games", "decisions", "bytes")})
    return 0


def _lasting(arguments: list[str]) -> str:
    """What the rows depend on; not where they were played."""
    words, waiting = ["regalia", "dataset"], list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word in NOT_KEPT and waiting:
            waiting.pop(0)
        elif word not in ("--json", "--resume") and not word.startswith(tuple(f"{name}=" for name in NOT_KEPT)):
            words.append(word)
    return shlex.join(words)
