"""Many random games of every game to their ends, each with one of its set-ups and one of all checks of the contract, by turns."""

import os

import pytest

import endurance
from regalia.testing import checks
from regalia.testing.playing import all_setups, setup_id

FIRST_SEED = 1_000
FIRST_GAME = int(os.environ.get("REGALIA_FIRST_GAME", 0))
"""Where a run that was stopped goes on."""
LOOKED_AT = {
    checks.check_positions: 25,
    checks.check_views: 6,
    checks.check_out_of_turn: 8,
    checks.check_log_lines: 4,
    checks.check_refusals: 8,
    checks.check_undo: 12,
    checks.check_dealt_anew: 10,
    checks.check_labels: 10,
    checks.check_reveals: 6,
    checks.check_undo_tells_nothing: 12,
    checks.check_read_back: 12,
    checks.check_pickle: 3,
    checks.check_options_apply: 8,
}
"""So many positions of a game do the costly checks look at, evenly spread: some positions of many games differ more than many
positions of some games. The other checks look at as many as in the contract of a set-up, or at all."""


@pytest.mark.slow
@endurance.sizes("games")
def test_many_games(game, size):
    """Counts by a number that has no part in common with that of the set-ups: every check meets every set-up."""
    setups = all_setups(game)
    every = [(config, check) for check in checks.CHECKS for config in setups]
    for number in range(FIRST_GAME, size):
        config, check = every[number * 7919 % len(every)]
        looked_at = {"count": LOOKED_AT[check]} if check in LOOKED_AT else {}
        try:
            check(game, config, FIRST_SEED + number, **looked_at)
        except BaseException as problem:
            problem.add_note(f"{check.__name__} of {game.id} {setup_id(config)}, seed {FIRST_SEED + number}")
            raise
