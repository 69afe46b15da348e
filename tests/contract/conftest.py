"""The contract runs over every registered game: nothing to add for a new one."""

from pathlib import Path

import pytest

from regalia.core.registry import games
from regalia.testing.playing import all_setups, plain_setups, setup_id

ROOT = Path(__file__).parents[2]


def _parameters(setups):
    return [pytest.param((game, config), id=f"{game.id}-{setup_id(config)}") for game in games() for config in setups(game)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`every_setup`: (game, config) with a spread of options; `setup`: with default options; `game`: each game once."""
    if "every_setup" in metafunc.fixturenames:
        metafunc.parametrize("every_setup", _parameters(all_setups))
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", _parameters(plain_setups))
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=lambda game: game.id)


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout that the tests belong to."""
    return ROOT
