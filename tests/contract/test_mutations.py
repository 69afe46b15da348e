"""Accepted means playable: positions changed at random are refused, or played to their end (see regalia.testing.mutations).

`make test` takes a sample of every mode and player count; `make endurance` 20,000 positions of every game.
"""

import pytest

from regalia.testing import all_setups
from regalia.testing.mutations import check_mutations
from regalia.testing.playing import plain_setups

SAMPLE = 40
"""Positions of each mode and player count."""

PARTS = 20
OF_A_PART = 1000


@pytest.mark.parametrize("part", ["sample", *range(1, PARTS + 1)], ids=str)
def test_accepted_means_playable(game, part):
    if part == "sample":
        accepted = [check_mutations(game, config, 0, SAMPLE) for config in plain_setups(game)]
    else:
        setups = all_setups(game)
        of_a_setup = -(-OF_A_PART // len(setups))
        accepted = [check_mutations(game, config, part, of_a_setup) for config in setups]
    assert sum(accepted) > 0, "nothing was accepted, so nothing was shown"
