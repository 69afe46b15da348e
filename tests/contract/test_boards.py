"""What must hold of every game's board, in every mode and player count (see regalia.testing.checks.boards)."""

import pytest

from regalia.testing.checks.boards import BOARD_CHECKS

SEED = 5


@pytest.mark.parametrize("check", BOARD_CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_boards(setup, check):
    game, config = setup
    if not game.has_board:
        pytest.skip("the table of this game is shown in words")
    check(game, config, SEED)
