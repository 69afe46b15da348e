"""What interpreted code gives to a compiled state is given back with it: a bot's worker reads positions for weeks."""

import gc
import sys
from itertools import pairwise

from regalia.core.fields.attributes import attributes_of
from regalia.core.packing import row
from regalia.core.rng import seeded
from regalia.testing.playing import all_setups, play_random

TIMES, ROUNDS = 100, 4
SPARE = 0.25
"""Blocks of memory for each time that may be somebody else's: what leaks, leaks one at least, every time."""
READS = 40
STEPS = (8, 70)
"""An early and a late decision, by turns."""


def kept_by(work, times):
    """How many blocks of memory stay each time that something is done: the least of some rounds, since anything may be kept that
    was needed for the first time. What was there before is set aside: only what came since is looked through."""
    marks = []
    gc.freeze()
    try:
        for _ in range(ROUNDS + 1):
            for _ in range(times):
                work()
            gc.collect()
            marks.append(sys.getallocatedblocks())
    finally:
        gc.unfreeze()
    return min(later - earlier for earlier, later in pairwise(marks)) / times


def test_a_row_that_is_set_is_given_back(game):
    state = game.deal(all_setups(game)[0], seeded(1))
    packed = type(row(1, 0))
    names = [name for name in sorted(attributes_of(type(state))) if type(getattr(state, name, None)) is packed]
    assert names

    def work():
        for name in names:
            setattr(state, name, packed([1, 2, 3]))

    assert kept_by(work, TIMES) < SPARE


def test_a_position_that_is_read_is_given_back(game):
    """One of every set-up: each field holds something somewhere."""
    setups = enumerate(all_setups(game))
    positions = [play_random(game, config, n, STEPS[n % 2]).to_json() for n, config in setups]

    def work():
        for position in positions:
            game.from_json(position, seed=1, record=False)

    assert kept_by(work, 2 + READS // len(positions)) < SPARE * len(positions)
