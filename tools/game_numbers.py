"""The games in numbers, for docs/research.md: measured on random games of each game's first mode with its most players.

    python tools/game_numbers.py [games]

decisions     of a whole game, mean
options       at a decision: mean and most
hidden        positions that look the same to the seat that is asked, in the middle of a game: estimated from how often two of
              400 positions dealt anew are the same (two of n are equal with probability 1/n); the mean of ten positions as a
              power of ten, "more" where no two were ever equal
bytes         a position in the middle of a game as JSON
observation   numbers, and actions of the catalogue
chance        kinds of chance, and outcomes that fall in a game, mean
"""

from __future__ import annotations

import json
import math
import statistics
import sys
from collections import Counter
from typing import Any

from regalia.core.game import Game
from regalia.core.observing.plan import writer_of
from regalia.core.registry import games

DEALT = 400
POSITIONS = 10
MORE = "more"


def played(game: Game, seed: int) -> tuple[Any, list[int], list[Any]]:
    """A random game: its end, the number of options at each decision, and every tenth position."""
    state = game.new(seed=seed)
    widths, on_the_way = [], []
    while not state.over:
        options = state.legal()
        widths.append(len(options))
        if len(widths) % 10 == 0:
            on_the_way.append(state.copy())
        state.do(options[state.rng.below(len(options))])
    return state, widths, on_the_way


def alike(state: Any) -> float | None:
    """How many positions look like this one to the seat that is asked; None if too many to tell."""
    dealt = Counter(state.resample(int(state.turn), seed).digest() for seed in range(DEALT))
    pairs = sum(n * (n - 1) for n in dealt.values())
    return DEALT * (DEALT - 1) / pairs if pairs else None


def hidden(positions: list[Any]) -> str:
    found = [alike(state) for state in positions]
    if None in found:
        return f"{MORE} than 10^{math.log10(DEALT * DEALT / 2):.0f}"
    return f"10^{statistics.fmean(math.log10(one) for one in found if one is not None):.1f}"


def row(game: Game, count: int) -> list[str]:
    ends, widths, middles = [], [], []
    for seed in range(count):
        end, options, on_the_way = played(game, seed)
        ends.append(end)
        widths.append(options)
        middles.append(on_the_way[len(on_the_way) // 2])
    flat = [width for options in widths for width in options]
    fallen = [sum(len(entry.chance) // 2 for entry in entries(end)) for end in ends]
    config = ends[0].config
    return [
        f"{game.info.title['en']}, {config.players}",
        f"{statistics.fmean(map(len, widths)):.0f}",
        f"{statistics.fmean(flat):.1f} / {max(flat)}",
        hidden(middles[:POSITIONS]),
        f"{statistics.fmean(len(json.dumps(state.to_json())) for state in middles):,.0f}",
        f"{int(writer_of(game, config).size):,} / {len(game.catalogue):,}",
        f"{len(game.chance.kinds)} / {statistics.fmean(fallen):.0f}",
    ]


def entries(state: Any) -> list[Any]:
    found = []
    at = state.history
    while at is not None:
        found.append(at)
        at = at.before
    return found


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    print("| game, players | decisions | options mean / most | hidden | bytes | observation / actions | chance kinds / fallen |")
    print("|---|---|---|---|---|---|---|")
    for game in games():
        print("| " + " | ".join(row(game, count)) + " |")
