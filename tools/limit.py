"""The Two Heirs beside the same game as a plain program of another language: how near the engine is to what the machine can do.

python tools/limit.py PROGRAM [ROUNDS]

PROGRAM N plays N random games from the first position of seed 1, game i with the generator seeded with i, and prints a line of
JSON with `mean` (decisions a game) and `checksum300` (over the first 300 games). Both must play the same games. Processor time,
in rounds.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from statistics import median
from typing import Any

import regalia
from regalia._pure import compiled
from regalia.core.rng import seeded

THEIRS, OURS, COMPARED = 20_000, 3_000, 300
MASK = 0xFFFFFFFF


def played(base: Any, number: int) -> Any:
    state = base.copy()
    state.rng = seeded(number)
    state.playout()
    return state


def checksum(base: Any) -> int:
    found = 0
    for number in range(COMPARED):
        state = played(base, number)
        for plot in range(len(state.cells)):
            for value in (state.cells[plot], state.tiles[plot], state.owners[plot]):
                found = (found * 31 + value + 7) & MASK
        found = (found * 31 + state.moves) & MASK
    return found


def ours(base: Any) -> float:
    """Decisions a second."""
    started = time.process_time()
    decisions = sum(int(played(base, number).moves) for number in range(OURS))
    return decisions / (time.process_time() - started)


def theirs(program: str, expected: int) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = json.loads(subprocess.run([program, str(THEIRS)], capture_output=True, text=True, check=True).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if answer["checksum300"] != expected:
        raise SystemExit(f"checksums differ: {answer['checksum300']}, {expected}")
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return float(answer["mean"] * THEIRS / spent)


def main() -> None:
    base = regalia.game("two_heirs").new(players=2, seed=1).bare()
    expected = checksum(base)
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    pairs = [(ours(base), theirs(sys.argv[1], expected)) for _ in range(rounds)]
    ratio = median(mine / other for mine, other in pairs)
    rates = f"{median(mine for mine, _ in pairs):,.0f} and {median(other for _, other in pairs):,.0f} decisions/s"
    print(f"compiled {compiled()}, checksum {expected}: {rates}, {ratio:.2f} of its speed")


if __name__ == "__main__":
    main()
