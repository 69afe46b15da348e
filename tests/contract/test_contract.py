"""What must always hold, for every game, mode and player count (see regalia.testing.checks)."""

import pytest

from regalia.testing import checks

WITH_EVERY_OPTION = [
    checks.check_ends,
    checks.check_refusals,
    checks.check_views,
    checks.check_events,
    checks.check_journal,
]
WITH_DEFAULT_OPTIONS = [check for check in checks.CHECKS if check not in WITH_EVERY_OPTION]
SEED = 1


def _name(check):
    return check.__name__.removeprefix("check_")


@pytest.mark.parametrize("check", WITH_EVERY_OPTION, ids=_name)
def test_every_setup(every_setup, check):
    game, config = every_setup
    check(game, config, SEED)


@pytest.mark.parametrize("check", WITH_DEFAULT_OPTIONS, ids=_name)
def test_default_setup(setup, check):
    game, config = setup
    check(game, config, SEED)


def test_texts(game):
    checks.check_static_texts(game)
