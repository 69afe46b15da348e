"""Fingerprints of many games, to compare a compiled build with the same source interpreted.

`python -m regalia.testing.parity 5` prints one JSON object: set-up → fingerprint of the journals of 5 random games and
one in which every seat takes the option it likes best.
"""

from __future__ import annotations

import hashlib
import json
import sys

from regalia.core.registry import games
from regalia.core.rng import Rng
from regalia.core.state import State
from regalia.testing.playing import all_setups, play_random, sample, setup_id

WIDEST = 12


def likes_best(state: State, seat: int, options: list[int], _rng: Rng) -> int:
    """The option after which the position looks best to the seat: exercises the game's heuristics."""
    best = options[0]
    best_value = float("-inf")
    for action in sample(options, WIDEST):
        after = state.bare()
        after.apply(action, seat)
        value = after.value(seat)
        if value > best_value:
            best, best_value = action, value
    return best


def fingerprints(count: int) -> dict[str, str]:
    found = {}
    for game in games():
        for config in all_setups(game):
            journals = [play_random(game, config, seed).journal() for seed in range(count)]
            journals.append(play_random(game, config, count, choose=likes_best).journal())
            text = "".join(journal.to_text() for journal in journals)
            found[f"{game.id} {setup_id(config)}"] = hashlib.sha256(text.encode()).hexdigest()
    return found


def main() -> None:
    from regalia import _pure

    count = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print(json.dumps({"compiled": _pure.compiled(), "fingerprints": fingerprints(count)}))


if __name__ == "__main__":
    main()
