"""Many random games of every game, each with one of its set-ups and one of all checks of the contract, by turns."""

import pytest

import endurance
from regalia.testing import checks
from regalia.testing.playing import all_setups, setup_id

FIRST_SEED = 1_000


@pytest.mark.slow
@endurance.sizes("games")
def test_many_games(game, size):
    """Counts by a number that has no part in common with that of the set-ups: every check meets every set-up."""
    setups = all_setups(game)
    every = [(config, check) for check in checks.CHECKS for config in setups]
    for number in range(size):
        config, check = every[number * 7919 % len(every)]
        try:
            check(game, config, FIRST_SEED + number)
        except BaseException as problem:
            problem.add_note(f"{check.__name__} of {game.id} {setup_id(config)}, seed {FIRST_SEED + number}")
            raise
